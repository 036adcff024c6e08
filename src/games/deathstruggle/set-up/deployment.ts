// Set-up: the Russians place first, then the Axis (R109); armies next to their places, groups around theirs, corps near the armies
// that they belong to (SET.1, SET.3 to SET.8).
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal, RuleId, Side } from '../../../core/types.ts';
import { distance } from '../../../hex/distance.ts';
import { groupSetUp } from '../../../mechanics/entry/groups.ts';
import type { GroupSetUp } from '../../../mechanics/entry/groups.ts';
import type { Laid } from '../../../mechanics/entry/deployment.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { placeOf } from '../../../mechanics/places.ts';
import type { SetUpLine } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { stackingOf } from '../stacking/stacking.ts';
import type { Own } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';

/** So many units may share a hex: a base with its divisions, and two more. */
const MOST = 5;

const refuseRoom = (p: Printed, s: Laid<Own>, units: readonly string[], hex: string): Refusal | undefined => {
  const [first] = units;
  return first === undefined ? undefined : stackingOf(p).refuse(s.own, hex, p.sideOf(first), units);
};

/** By which rule those stand, or are not there yet, whom nobody places; a parachute corps or two come later (SET.12). */
const fixedRule = (p: Printed, unit: string): RuleId => {
  const { isKatyusha, isTankCorps, isCorps, isDivision, isGerman, type } = classOf(p, unit);
  if (isKatyusha) return 'deathstruggle:SET.13';
  if (isTankCorps) return 'deathstruggle:SET.2';
  if (type === 'parachute' && isCorps) return unit === LATE ? 'deathstruggle:SET.12' : 'deathstruggle:SET.11';
  if (isDivision) return isGerman ? 'deathstruggle:SET.6' : 'deathstruggle:SET.14';
  if (type === 'rifle' && isCorps)
    return interior(p).has(unit) ? 'deathstruggle:SET.9' : 'deathstruggle:SET.10';
  return p.sideOf(unit) === 'axis' ? 'deathstruggle:REP.7' : 'deathstruggle:SET.1';
};

/** R56 */
const LATE = '6para';

/** Units that stand on the map from the beginning. */
const interior = perSheet(
  (p: Printed): ReadonlySet<string> =>
    new Set(Object.values(p.set.scenarios).flatMap(({ fixed }) => Object.values(fixed).flat())),
);

/** The group of each unit that is bound to a place. */
const linesOf = perSheet((p: Printed): ReadonlyMap<string, SetUpLine> => {
  const lines = new Map(p.tables.setUp.map((line) => [line.id, line]));
  return new Map(
    Object.values(p.set.scenarios).flatMap(({ free }) =>
      Object.entries(free).flatMap(([group, { units }]) => {
        const line = lines.get(group);
        return line === undefined ? [] : units.map((unit): [string, SetUpLine] => [unit, line]);
      }),
    ),
  );
});

/** Where the group of a unit is: its place, or those of its armies that stand already; those that wait stand by theirs. */
const centres = (p: Printed, s: Laid<Own>, { hex, of = [] }: SetUpLine): readonly string[] => {
  if (hex !== undefined) return [hex];
  return of.flatMap((army) => {
    const at = placeOf(s.own, army);
    return p.isHex(at) ? [at] : [];
  });
};

/** SET.5, SET.8: corps stand by armies, which must stand first. */
const waitsFor = (p: Printed, s: Laid<Own>, unit: string): Refusal | undefined => {
  const line = linesOf(p).get(unit);
  if (line?.of === undefined || centres(p, s, line).length > 0) return undefined;
  return refusal('SETUP.ARMY-FIRST', line.rules[0] ?? 'deathstruggle:SET.1', { unit, of: [...line.of] });
};

/** In groups of several sorts: air units (R113), cavalry of the Russians (R111), those of the allies (R108). */
const ownRule = (p: Printed, unit: string): RuleId | undefined => {
  const { isAir, isAllied, isArmy, type } = classOf(p, unit);
  if (isAir) return 'deathstruggle:R113';
  if (isAllied && !isArmy) return 'deathstruggle:R108';
  return type === 'cavalry' && p.sideOf(unit) === 'russian' ? 'deathstruggle:R111' : undefined;
};

/** Whether a hex is near enough for a unit. */
const nearness = (p: Printed, s: Laid<Own>, unit: string): ((hex: string) => boolean) => {
  const line = linesOf(p).get(unit);
  if (line === undefined) return () => true;
  const { grid } = p;
  const places = centres(p, s, line).map(grid.index);
  return (hex) => places.some((at) => distance(grid, at, grid.index(hex)) <= line.within);
};

/** Units of a side that stand too far from their place, or from where their armies have gone since. */
const strays = (p: Printed, s: Laid<Own>, side: Side): readonly string[] =>
  setUpOf(p)
    .settable(side)
    .filter((unit) => {
      const at = placeOf(s.own, unit);
      return p.isHex(at) && !nearness(p, s, unit)(at);
    });

/** Armies come first: corps stand by where they stand. */
const isArmyOf = (p: Printed, unit: string): boolean => linesOf(p).get(unit)?.of === undefined;

export const setUpOf = perSheet((p: Printed): GroupSetUp<Own> =>
  groupSetUp<Own>(p, {
    rules: { place: 'deathstruggle:SET.1' },
    refuseRoom: (s, units, hex) => refuseRoom(p, s, units, hex),
    ruleOf: (unit) => ownRule(p, unit),
    waitsFor: (s, unit) => waitsFor(p, s, unit),
    fixedRule: (unit) => fixedRule(p, unit),
    most: MOST,
    opens: (s, unit) => nearness(p, s, unit),
    isFirst: (unit) => isArmyOf(p, unit),
    wrong: (s, side) => {
      const [unit] = strays(p, s, side);
      const line = unit === undefined ? undefined : linesOf(p).get(unit);
      if (unit === undefined || line === undefined) return undefined;
      const params = { unit, hex: placeOf(s.own, unit), within: line.within, of: [...(line.of ?? [])] };
      return refusal('SETUP.FAR', line.rules[0] ?? 'deathstruggle:SET.1', params);
    },
    mend: (s, side, pick) => {
      const [unit] = strays(p, s, side);
      const open = unit === undefined ? [] : setUpOf(p).open(s, unit);
      const at = open[pick(Math.max(1, open.length))];
      return unit === undefined || at === undefined ? undefined : { units: [unit], at: [at] };
    },
  }),
);
