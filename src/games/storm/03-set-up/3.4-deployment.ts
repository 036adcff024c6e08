// Chapter 3: the Soviets set up anywhere in their territory, with every border hex held and every corps in one piece; by
// agreement the Germans after them.
import { deployment } from '../../../mechanics/entry/deployment.ts';
import type { Laid } from '../../../mechanics/entry/deployment.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { trackTurn } from '../../../mechanics/entry/turn-track.ts';
import { occupant, placeOf } from '../../../mechanics/places.ts';
import type { Procedure, Seen } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Event, Params, Refusal, RuleId, State } from '../../../core/types.ts';
import { refuseStack } from '../06-stacking/6.1-stacking.ts';
import { isHidden } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import { AIRBORNE, RESERVE } from '../boxes.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own } from '../state.ts';
import { isGermanFree, setupHex } from './3.1-setup.ts';
import { bareHexes, corpsName, mending, splitCorps } from './3.4-faults.ts';

type Standing = Laid<Own>;

/** 3.4a, 3.7b: units of a side whose hex is their owner's to choose, placed already or not. */
const settable = (p: Printed, s: Standing, side: Who): readonly string[] =>
  side === 'german'
    ? p.unitIds.filter((unit) => isGermanFree(p, s, unit))
    : (p.set.scenarios[s.scenario]?.free?.['soviet']?.units ?? []);

/** 3.4a, 6.1: the limits of chapter 6 hold in set-up. */
const refuseRoom = (p: Printed, s: Standing, units: readonly string[], hex: string): Refusal | undefined =>
  refuseStack(p, s, hex, p.sideOf(units[0] ?? ''), units);

/** R96: any land of the side's territory; 3.7c: next to the enemy as well. */
const hexesFor = (p: Printed, s: Standing, unit: string): readonly string[] => {
  const side = p.sideOf(unit);
  return p
    .area(side === 'soviet' ? 'soviet-set-up' : 'greater-germany')
    .filter((hex) => p.isLand(hex) && occupant(p, s.own, hex) !== p.other(side));
};

/** By unit: where the default has it. */
const defaults = perSheet((p: Printed): ReadonlyMap<string, string> => {
  const { free = {} } = Object.values(p.set.scenarios)[0] ?? {};
  return new Map(
    Object.values(free).flatMap(({ historical }) =>
      Object.entries(historical).flatMap(([hex, units]) => units.map((unit) => [unit, hex] as const)),
    ),
  );
});

const ruleFor = (p: Printed, unit: string): RuleId => {
  if (!p.isUnit(unit)) return 'storm:3.4a';
  return p.sideOf(unit) === 'soviet' ? 'storm:3.4a' : 'storm:3.7b';
};

/** By which a unit is where its owner cannot place it: for its drop, for its turn, in reserve, in its hex. */
const ruleOfPlace = (p: Printed, s: Standing, unit: string): RuleId => {
  const place = p.isUnit(unit) ? placeOf(s.own, unit) : '';
  if (place === AIRBORNE) return 'storm:3.4c';
  if (place === RESERVE) return 'storm:3.3b';
  if (trackTurn(place) === undefined) return 'storm:3.3c';
  return p.sideOf(unit) === 'soviet' ? 'storm:3.2b' : 'storm:3.3a';
};

/** 10.7a: the other side sees that somebody has come into a hex. */
const placed = (p: Printed, s: Standing, units: readonly string[], hex: string): Event => {
  const [first = ''] = units;
  const event: Event = { kind: 'setup.placed', rule: ruleFor(p, first), data: { units: [...units], hex } };
  return isHidden(p, s)
    ? { ...event, to: [p.sideOf(first)], veiled: { kind: 'setup.placed-covered', data: { hex } } }
    : event;
};

/** 3.4b, 5.13l, 3.4e: what keeps the Soviets from ending their set-up; 5.13n: a corps is one for set-up alone. */
export const faultOf = (p: Printed, s: Pick<Seen<Own>, 'own'>): Refusal | undefined => {
  const bare = bareHexes(p, s);
  if (bare.length > 0) return refusal('SETUP.BARE', 'storm:3.4b', { hexes: [...bare] });
  const corps = splitCorps(p, s);
  return corps.length > 0
    ? refusal('SETUP.CORPS', 'storm:5.13l', { corps: corps.map((each) => corpsName(p, each)) })
    : undefined;
};

const told = (p: Printed, s: Seen<Own>, side: Who): Params => {
  if (side === 'german') return {};
  const bare = bareHexes(p, s);
  const corps = splitCorps(p, s);
  return {
    ...(bare.length > 0 && { bare: [...bare] }),
    ...(corps.length > 0 && { corps: corps.map((each) => corpsName(p, each)) }),
  };
};

const rulesOfSetUp = perSheet((p: Printed) =>
  deployment<Own>(p, {
    rule: 'storm:3.4a',
    units: (s, side) => settable(p, s, side as Who),
    hexes: (s, unit) => hexesFor(p, s, unit),
    refuseRoom: (s, units, hex) => refuseRoom(p, s, units, hex),
    most: lineOf(p.tables.limits, 'stack-soviet').value + lineOf(p.tables.limits, 'stack-artillery').value,
    historical: (_, unit) => defaults(p).get(unit) ?? setupHex(p, unit),
    ruleOf: (_, unit) => ruleFor(p, unit),
    placed: (s, _, units, hex) => placed(p, s, units, hex),
    wrong: (s, side) => (side === 'soviet' ? faultOf(p, s) : undefined),
    mend: (s, side, pick) => (side === 'soviet' ? mending(p, s, settable(p, s, 'soviet'), pick) : undefined),
    told: (s, side) => told(p, s, side as Who),
    says: {
      alone: refusal('SETUP.DEFAULT-ALONE', 'storm:3.4a'),
      form: (units) => refusal('SETUP.WHAT-WHERE', 'storm:3.4a', { units: [...units] }),
      twice: refusal('SETUP.TWICE', 'storm:2.2a'),
      allPlaced: (side) => refusal('SETUP.ALL-PLACED', 'storm:3.4a', { side }),
      left: (side, units) =>
        refusal('SETUP.LEFT', side === 'soviet' ? 'storm:3.4a' : 'storm:3.7b', { side, units: [...units] }),
      fixed: (s, unit) => refusal('SETUP.FIXED', ruleOfPlace(p, s, unit), { unit }),
      there: (units, hex) => refusal('SETUP.THERE', ruleFor(p, units[0] ?? ''), { units: [...units], hex }),
    },
  }),
);

/** Puts everybody of a side who waits where the program would. */
export const placeDefault = (
  p: Printed,
  s: Pick<State<Own>, 'own' | 'scenario' | 'options'>,
  side: Who,
): number => rulesOfSetUp(p).placeDefault(s, side);

/** R95: the Soviets first. 3.7b: with the printed counters there is nobody left for the Germans. */
export const setUp = (p: Printed): Procedure<Own> => ({
  open: { kind: 'auto', run: () => undefined },
  soviet: rulesOfSetUp(p).ask('soviet'),
  forGerman: {
    kind: 'auto',
    run: (ctx) => {
      if (settable(p, ctx.seen, 'german').length === 0) ctx.done();
    },
  },
  german: rulesOfSetUp(p).ask('german'),
});
