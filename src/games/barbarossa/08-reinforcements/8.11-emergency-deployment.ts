// Chapter 8: emergency deployment. Once in every German Movement Phase the Soviet may break in with one unit of the RVGK.
import { isHeldBy } from '../../../mechanics/control.ts';
import { put, unitsAt } from '../../../mechanics/places.ts';
import type { Choice, OpenChoice, Right, WindowStep } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Args, Event, Refusal } from '../../../core/types.ts';
import { refuseStack } from '../06-stacking.ts';
import { overlandHexes } from '../07-supply/7.17-supply-state.ts';
import { firstTurnOf } from './8.15-dead-pile.ts';
import { declarations } from '../09-cities.ts';
import { usableVerbs, windowChoices } from '../interrupt-windows.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

const RULE = 'barbarossa:8.11a';
const USED = 'emergency';

/** 8.11a, 8.11b, R112: open from turn 3, only while the German moves, and not again in the same phase. */
const refuseNow = (p: Printed, s: Seeing): Refusal | undefined => {
  const { phase, turn } = s.clock;
  if (phase !== 'german-movement') return refusal('EMERGENCY.NOT-NOW', RULE, {});
  const first = firstTurnOf(p, 'emergency-rvgk');
  if (turn < first) return refusal('EMERGENCY.TOO-EARLY', RULE, { turn: first });
  return s.own.phase.used.includes(USED) ? refusal('EMERGENCY.USED', RULE, {}) : undefined;
};

const refuseEmptyBox = (s: Seeing): Refusal | undefined =>
  unitsAt(s.own, 'rvgk').length > 0 ? undefined : refusal('EMERGENCY.NOBODY', RULE, {});

const cities = (p: Printed, s: Seeing): readonly string[] => {
  const held = p.objectives.filter((hex) => p.hex(hex).city !== undefined && isHeldBy(p, s, hex, 'soviet'));
  if (held.length === 0) return [];
  const isSupplied = overlandHexes(p, s, 'soviet');
  return held.filter(isSupplied);
};

const refuseDeployment = (p: Printed, s: Seeing, args: Args): Refusal | undefined => {
  const [unit = '', second] = args['units'] ?? [];
  const [hex = '', other] = args['at'] ?? [];
  if (unit === '' || second !== undefined || other !== undefined || args['how'] !== undefined)
    return refusal('EMERGENCY.ONE', RULE, {});
  if (!unitsAt(s.own, 'rvgk').includes(unit)) return refusal('EMERGENCY.NOT-IN-BOX', RULE, { unit });
  const open = cities(p, s);
  if (!open.includes(hex)) return refusal('EMERGENCY.NOT-THERE', RULE, { unit, hex, hexes: [...open] });
  const full = refuseStack(p, s, hex, 'soviet', [unit]);
  return full === undefined ? undefined : refusal('EMERGENCY.FULL', RULE, { unit, hex, because: full.rule });
};

/** 11.7d: the German learns that somebody has come, not who, unless it lies on top. */
const deployed = (s: Seeing, unit: string, hex: string): Event => {
  const event: Event = { kind: 'rvgk.deployed', rule: RULE, data: { unit, hex } };
  return s.options['fog'] === 'off'
    ? event
    : { ...event, to: ['soviet'], veiled: { kind: 'rvgk.deployed-veiled', data: { hex } } };
};

const deployment = (p: Printed): OpenChoice<Own> => ({
  kind: 'open',
  verb: 'place',
  rule: RULE,
  sets: ['units'],
  closed: (s) => refuseNow(p, s),
  idle: refuseEmptyBox,
  subjects: (s) => unitsAt(s.own, 'rvgk'),
  refuse: (s, _, args) => refuseDeployment(p, s, args),
  every: (s) =>
    unitsAt(s.own, 'rvgk')
      .flatMap((unit) => cities(p, s).map((hex): Args => ({ units: [unit], at: [hex] })))
      .filter((args) => refuseDeployment(p, s, args) === undefined),
  sample: (s, _, pick) => {
    const units = unitsAt(s.own, 'rvgk');
    const unit = units[pick(units.length)];
    const open = cities(p, s).filter(
      (hex) => unit !== undefined && refuseStack(p, s, hex, 'soviet', [unit]) === undefined,
    );
    const hex = open.length === 0 ? undefined : open[pick(open.length)];
    return unit === undefined || hex === undefined ? undefined : { units: [unit], at: [hex] };
  },
  // 8.11c: the five of the RVGK Phase are not touched; 8.11d: nothing moves but the German.
  take: (ctx, _, args) => {
    const [unit = ''] = args['units'] ?? [];
    const [hex = ''] = args['at'] ?? [];
    put(ctx.s.own, [unit], hex);
    ctx.s.own.phase.used.push(USED);
    ctx.emit(deployed(ctx.seen, unit, hex));
  },
});

/** 9.1b, R137: between two German moves he may declare a city as well; in his own he needs no window for it. */
const declaring = (p: Printed): readonly Choice<Own>[] =>
  windowChoices(
    declarations(p).map((right) => ({
      ...right,
      closed: (s, f) =>
        s.clock.phase === 'german-movement'
          ? right.closed?.(s, f)
          : refusal('EMERGENCY.NOT-NOW', right.rule, {}),
    })),
    () => 'soviet',
  );

/** R112: where the Soviet is asked, if he wants to be. */
export const emergencyWindow = (p: Printed): WindowStep<Own> => {
  const choices = [deployment(p), ...declaring(p)];
  return {
    kind: 'window',
    name: 'emergency',
    rule: RULE,
    by: () => 'soviet',
    owner: 'soviet',
    firstTurn: firstTurnOf(p, 'emergency-rvgk'),
    facts: () => ({}),
    question: (s, f) => ({
      key: 'ask.emergency',
      params: { count: unitsAt(s.own, 'rvgk').length, ...usableVerbs(choices, s, f) },
    }),
    choices,
  };
};

/** 8.11b: and where he breaks in by himself. */
export const emergencyRight = (p: Printed): Right<Own> => ({ ...deployment(p), owner: () => 'soviet' });
