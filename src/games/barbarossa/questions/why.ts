// The question `why`: what of it is this game's: what a hex does to battles, what it is worth, which rules are told.
import { message, refusedMessage } from '../../../mechanics/combat/questions/odds.ts';
import { holder } from '../../../mechanics/control.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { occupant, onMap, placeOf } from '../../../mechanics/places.ts';
import { why } from '../../../mechanics/questions/why.ts';
import type { Example } from '../../../mechanics/questions/why.ts';
import type { Message, Refusal } from '../../../core/types.ts';
import { worthOf } from '../04-how-to-win/4.2-victory-points.ts';
import { mayAssault } from '../07-supply/7.17-supply-state.ts';
import { fateOf } from '../08-reinforcements/8.15-dead-pile.ts';
import { moveLaw } from '../10-movement/10.1-move-law.ts';
import { allowanceSum } from '../10-movement/10.10-costs.ts';
import { refuseGround, refuseSeason, refuseStriking } from '../10-movement/10.23-mobile-assault.ts';
import { convert } from '../05-sequence/5.15-result-conversions.ts';
import { fogOf, seenAt } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Viewer } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import { sceneOf } from '../11-prepared-assaults/11.8-odds-context.ts';
import type { Battle } from '../11-prepared-assaults/11.8-battle-frame.ts';
import { shiftsOf } from '../11-prepared-assaults/11.11-shifts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { isGerman, isMech } from '../02-counters.ts';
import { phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';
import { isAssaulting, refusePrepared } from './odds.ts';
import { isMoving } from './odds-mobile-assault.ts';
import { supplyAnswer, supplyOfUnit } from './supply.ts';
import { dutiesAt } from './why-duty.ts';

/** A unit to ask the rules with: of the army itself, of a class, bound to no area, on the map. */
const exampleOf = (p: Printed, s: Seeing, side: Who, mech: boolean): string | undefined =>
  onMap(p, s, side).find(
    (unit) =>
      isMech(p, unit) === mech &&
      p.unit(unit).bound === undefined &&
      p.unit(unit).type !== 'naval' &&
      (side === 'soviet' || isGerman(p, unit)),
  );

const examples = (p: Printed, s: Seeing, side: Who): readonly Example[] =>
  (['mech', 'non-mech'] as const).flatMap((mobility) => {
    const unit = exampleOf(p, s, side, mobility === 'mech');
    return unit === undefined ? [] : [{ mobility, unit }];
  });

/** The side that would attack a hex: the enemy of who is in it, else of who holds it. */
const attackerOf = (p: Printed, s: Seeing, hex: string): Who => {
  const side = occupant(p, s.own, hex) ?? holder(p, s, hex);
  return side === undefined ? phasing(s) : p.other(side);
};

/** A prepared assault as it would be with one unit from one dry side, to hear what the hex does to it. */
const supposedBattle = (
  p: Printed,
  s: Seeing,
  hex: string,
  attacker: Who,
  who: Viewer,
): Battle | undefined => {
  const unit = exampleOf(p, s, attacker, false) ?? exampleOf(p, s, attacker, true);
  const land = p.neighbours(hex).filter((from) => p.isLand(from));
  const from = land.find((next) => p.sideKinds(next, hex).length === 0) ?? land[0];
  if (unit === undefined || from === undefined) return undefined;
  const defenders = seenAt(p, s, hex, p.other(attacker), who);
  return {
    target: hex,
    attackers: [unit],
    kind: 'prepared',
    from,
    defenders,
    supply: {},
    halvings: {},
    doubled: [],
  };
};

const RESULT_CODES = ['DR', 'BB'] as const;

const battleEffects = (p: Printed, s: Seeing, who: Viewer, hex: string): readonly Message[] => {
  const attacker = attackerOf(p, s, hex);
  const battle = supposedBattle(p, s, hex, attacker, who);
  if (battle === undefined) return [];
  const shifts = shiftsOf(p, s, battle)
    .filter(({ op }) => op === 'add')
    .map(({ why, n, rule, params }) =>
      message('why.shift', { side: attacker, why: { key: `sum.${why}`, params: { ...params, n } }, n, rule }),
    );
  const scene = sceneOf(p, s, battle);
  const turned = RESULT_CODES.flatMap((code) => {
    const { turned: changes, asks } = convert(scene, code);
    return [
      ...changes.map(({ from, to, rule }) => message('why.turned', { from, to, rule })),
      ...(asks === undefined
        ? []
        : [message('why.may-turn', { side: attacker, from: asks.from, to: asks.to, rule: asks.rule })]),
    ];
  });
  const mech = exampleOf(p, s, attacker, true);
  const refused =
    refuseSeason(p, s, attacker) ??
    (mech === undefined ? undefined : refuseGround(p, s, [mech], attacker, hex));
  return [...shifts, ...turned, ...(refused === undefined ? [] : [refusedMessage('why.no-mobile', refused)])];
};

const worthTold = (p: Printed, s: Seeing, hex: string): readonly Message[] => {
  const side = holder(p, s, hex);
  if (side === undefined || (p.hex(hex).points ?? 0) === 0) return [];
  const by = p.other(side);
  const { amount, rule } = worthOf(p, s.own, hex, by);
  return [message('why.worth', { side: by, amount, rule })];
};

/** Of the supply of a hex only what holds whoever is in it. */
const SUPPLY = /^supply\.(is-|hex-|marker|no-marker|southern)/;

const refuseMobile = (p: Printed, s: Seeing, unit: string): Refusal | undefined =>
  isMech(p, unit)
    ? (refuseSeason(p, s, p.sideOf(unit)) ??
      refuseStriking(p, s, unit) ??
      mayAssault(p, s, unit, placeOf(s.own, unit)))
    : undefined;

export const whyOf = perSheet((p: Printed) =>
  why<Seeing, Own>({
    sheet: p,
    moves: moveLaw(p),
    fog: fogOf(p),
    rules: {
      offMap: 'barbarossa:10.1b',
      spent: 'barbarossa:10.2a',
      water: 'barbarossa:10.13',
      held: 'barbarossa:3.6c',
      stack: 'barbarossa:6.3',
    },
    isMoving: (s, side) => isMoving(s, side as Who),
    isAttacking: (s, side) => isAssaulting(s, side as Who),
    refuseAttack: (s, unit, hex) => refusePrepared(p, s, unit, hex),
    refuseStriking: (s, unit) => refuseMobile(p, s, unit),
    allowance: (s, unit) => allowanceSum(p, s, unit),
    fate: (s, unit) => fateOf(p, s, unit),
    supplied: (s, who, at) =>
      'unit' in at
        ? supplyOfUnit(p, s, who, at.unit)
        : supplyAnswer(p, s, who, { hex: [at.hex] }).filter(({ key }) => SUPPLY.test(key)),
    duties: (s, who, concerns) => dutiesAt(p, s, who as Viewer, concerns),
    ground: (hex) => {
      const zone = p.zone(hex);
      return zone === undefined ? {} : { zone };
    },
    worth: (s, hex) => worthTold(p, s, hex),
    battle: (s, who, hex) => battleEffects(p, s, who as Viewer, hex),
    examples: (s, side) => examples(p, s, side as Who),
  }),
);
