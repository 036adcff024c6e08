// Chapter 3: the owners place the units whose hexes the rules leave open, one by one or all as in history.
import { deployment, placedUnderFog } from '../../../mechanics/entry/deployment.ts';
import { holder } from '../../../mechanics/control.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { occupant, placeOf } from '../../../mechanics/places.ts';
import type { Procedure } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal, RuleId, State } from '../../../core/types.ts';
import { refuseStack } from '../06-stacking.ts';
import { freeUnits } from './3.3-free-units.ts';
import { displaced, gainedHexes, isTrade, sovietsMoved, TRADED } from './3.7-lithuania.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

type Standing = Pick<Seeing, 'own' | 'scenario' | 'options'>;
type Laying = Pick<State<Own>, 'own' | 'scenario' | 'options'>;

/** 3.1b: the limits of chapter 6 hold in set-up. */
const refuseRoom = (p: Printed, s: Standing, units: readonly string[], hex: string): Refusal | undefined => {
  const full = refuseStack(p, s, hex, p.sideOf(units[0] ?? ''), units);
  return full && { ...full, rule: 'barbarossa:3.1b' };
};

const isOpen = (p: Printed, s: Standing, hex: string, side: Who): boolean =>
  p.isLand(hex) && holder(p, s, hex) === side && occupant(p, s.own, hex) !== p.other(side);

const printedHex = (p: Printed, s: Standing, unit: string): string | undefined =>
  Object.entries(p.set.scenarios[s.scenario]?.fixed ?? {}).find(([, ids]) => ids.includes(unit))?.[0];

/** Where a unit may be set up, as far as its group goes. */
const groupHexes = (p: Printed, s: Standing, unit: string): readonly string[] => {
  const group = freeUnits(p, s.scenario).get(unit);
  if (group !== undefined) {
    const hexes = [...p.area(group.area), ...gainedHexes(p, s, group.area)];
    return hexes.filter((hex) => isOpen(p, s, hex, group.side));
  }
  if (!isTrade(s) || p.unit(unit).side !== 'soviet') return [];
  // 3.7d
  if (displaced(p, s.scenario).includes(unit)) return p.grid.ids.filter((hex) => isOpen(p, s, hex, 'soviet'));
  // 3.7e
  if (!p.isHex(placeOf(s.own, unit))) return [];
  const home = printedHex(p, s, unit);
  return [...p.area(TRADED.soviet), ...(home === undefined ? [] : [home])];
};

/** R154: 3.7c leaves two groups fewer places than units, so those for whom there is no room stand beside their group. */
const besideGroup = (p: Printed, s: Standing, unit: string): readonly string[] => {
  const group = freeUnits(p, s.scenario).get(unit);
  if (group === undefined || !isTrade(s)) return [];
  const hexes = groupHexes(p, s, unit);
  const elsewhere = hexes.flatMap(p.neighbours).filter((hex) => isOpen(p, s, hex, group.side));
  return [...new Set(elsewhere)].filter((hex) => !hexes.includes(hex));
};

/** Units whose hex is their owner's to choose, placed already or not. */
const settable = (p: Printed, s: Standing, side: Who): readonly string[] => {
  const free = [...freeUnits(p, s.scenario).keys()].filter((unit) => p.unit(unit).side === side);
  return isTrade(s) && side === 'soviet' ? sovietsMoved(p, s) : free;
};

/** Where the files have a unit: the historical set-up of its group, or its printed hex. */
const historical = (p: Printed, s: Standing, unit: string): string | undefined =>
  freeUnits(p, s.scenario).get(unit)?.historical.get(unit) ?? printedHex(p, s, unit);

const ruleOf = (p: Printed, s: Standing, unit: string): RuleId => {
  const group = freeUnits(p, s.scenario).get(unit);
  if (group !== undefined) return group.rule;
  if (!isTrade(s)) return 'barbarossa:3.4b';
  return displaced(p, s.scenario).includes(unit) ? 'barbarossa:3.7d' : 'barbarossa:3.7e';
};

const rulesOfSetUp = perSheet((p: Printed) =>
  deployment<Own>(p, {
    rule: 'barbarossa:3.1a',
    units: (s, side) => settable(p, s, side as Who),
    hexes: (s, unit) => groupHexes(p, s, unit),
    beside: (s, unit) => besideGroup(p, s, unit),
    refuseRoom: (s, units, hex) => refuseRoom(p, s, units, hex),
    most: p.limit('stack') ?? Infinity,
    historical: (s, unit) => historical(p, s, unit),
    ruleOf: (s, unit) => ruleOf(p, s, unit),
    // 11.7a
    placed: placedUnderFog('barbarossa:3.1a', 'soviet'),
    says: {
      alone: refusal('SETUP.DEFAULT-ALONE', 'barbarossa:3.1a'),
      form: (units) => refusal('SETUP.WHAT-WHERE', 'barbarossa:3.1a', { units: [...units] }),
      twice: refusal('SETUP.TWICE', 'barbarossa:2.2a'),
      allPlaced: (side) => refusal('SETUP.ALL-PLACED', 'barbarossa:3.1a', { side }),
      left: (side, units) => refusal('SETUP.LEFT', 'barbarossa:3.1a', { side, units: [...units] }),
      fixed: (s, unit) =>
        refusal('SETUP.FIXED', p.isUnit(unit) ? ruleOf(p, s, unit) : 'barbarossa:3.1a', { unit }),
      there: (units, hex) => refusal('SETUP.THERE', 'barbarossa:3.1a', { units: [...units], hex }),
    },
  }),
);

/** Who has still to be placed. */
export const waiting = (p: Printed, s: Standing, side: Who): readonly string[] =>
  rulesOfSetUp(p).waiting(s, side);

/** Where a unit may be set up now. */
export const setupHexes = (p: Printed, s: Standing, unit: string): readonly string[] =>
  rulesOfSetUp(p).open(s, unit);

/** Puts everybody of a side who waits where history had him. */
export const placeDefault = (p: Printed, s: Laying, side: Who): number =>
  rulesOfSetUp(p).placeDefault(s, side);

/** R132: under the option the Soviet places his first, then the German; otherwise only the German has a choice. */
export const setUp = (p: Printed): Procedure<Own> => ({
  open: {
    kind: 'auto',
    run: (ctx) => {
      if (freeUnits(p, ctx.s.scenario).size === 0) ctx.done();
      else if (!isTrade(ctx.seen)) ctx.goto('german');
    },
  },
  soviet: rulesOfSetUp(p).ask('soviet'),
  german: rulesOfSetUp(p).ask('german'),
});
