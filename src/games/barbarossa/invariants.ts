// What is true of every sound state: units in one place each, stacks within limits, holders, counters of markers.
import { holder } from '../../mechanics/control.ts';
import { unitsAt } from '../../mechanics/places.ts';
import type { Problem } from '../../core/types.ts';
import { stackProblems } from './06-stacking.ts';
import { isBox, isMarkerBox } from './boxes.ts';
import type { Printed } from './data/sheet.ts';
import type { Seeing } from './state.ts';

const problem = (code: string, at: string, params: Problem['params'] = {}): Problem => ({ code, at, params });

/** In the middle of these a hex may hold both sides, or more than it may when they are over. */
const UNSETTLED: ReadonlySet<string> = new Set([
  'battle',
  'mobileAssault',
  'retreat',
  'advance',
  'overstack',
]);

/** Steps with which a phase begins: the first of them asks what is to become of a hex over the limit (6.2c). */
const PHASES_TO_BEGIN: ReadonlySet<string> = new Set([
  'turn@germanAdministration',
  'turn@sovietAdministration',
  'turn@victoryCheck',
  'germanTurn@strategic',
  'germanTurn@first',
  'germanTurn@second',
  'sovietTurn@rvgk',
  'sovietTurn@first',
  'sovietTurn@second',
]);

const isUnsettled = (s: Seeing): boolean => s.stack.some(({ proc }) => UNSETTLED.has(proc));

/** R168: it is still to be asked, or has been let stand. */
const mayBeCrowded = (s: Seeing, hex: string): boolean => {
  const { proc = '', step = '' } = s.stack.at(-1) ?? {};
  return PHASES_TO_BEGIN.has(`${proc}@${step}`) || s.own.crowded?.includes(hex) === true;
};

const hexProblems = (p: Printed, s: Seeing, hex: string): readonly Problem[] => {
  const units = unitsAt(s.own, hex);
  if (!p.isLand(hex)) return [problem('STATE.AT-SEA', hex)];
  if (isUnsettled(s)) return [];
  const found: Problem[] = [];
  const sides = new Set(units.map((unit) => p.unit(unit).side));
  if (sides.size > 1)
    found.push(problem('STATE.TWO-SIDES', hex, { names: units.map((unit) => p.unit(unit).name) }));
  if (!mayBeCrowded(s, hex)) found.push(...stackProblems(p, hex, units));
  // 3.6c
  if (sides.size === 1 && !sides.has(holder(p, s, hex) ?? '')) found.push(problem('STATE.HOLDER', hex));
  return found;
};

const placeProblems = (p: Printed, s: Seeing, place: string): readonly Problem[] => {
  if (unitsAt(s.own, place).length === 0) return [problem('STATE.EMPTY-PLACE', place)];
  if (p.isHex(place)) return hexProblems(p, s, place);
  return isBox(p, place) ? [] : [problem('STATE.NO-PLACE', place)];
};

const countProblems = (p: Printed, s: Seeing): readonly Problem[] => {
  const seen = new Map<string, number>();
  for (const units of Object.values(s.own.places))
    for (const unit of units) seen.set(unit, (seen.get(unit) ?? 0) + 1);
  return [
    ...[...seen].flatMap(([unit, count]) => {
      if (!p.isUnit(unit)) return [problem('STATE.NO-UNIT', unit)];
      // 2.2a
      return count > 1 ? [problem('STATE.TWICE', unit, { count })] : [];
    }),
    ...p.unitIds.filter((unit) => !seen.has(unit)).map((unit) => problem('STATE.NOWHERE', unit)),
  ];
};

const listProblems = (p: Printed, s: Seeing): readonly Problem[] => {
  const { moved, halved, attackers, defended, retreated, assaulted, bound } = s.own.phase;
  const { sailed, fought } = s.own.turn;
  const lists = [
    moved,
    halved,
    attackers,
    defended,
    retreated,
    assaulted,
    bound,
    sailed,
    fought,
    s.own.shown,
  ];
  return lists.flatMap((list) =>
    list.flatMap((unit, i) => {
      if (!p.isUnit(unit)) return [problem('STATE.NO-UNIT', unit)];
      return list.indexOf(unit) < i ? [problem('STATE.LISTED-TWICE', unit)] : [];
    }),
  );
};

const markerProblems = (p: Printed, s: Seeing): readonly Problem[] =>
  Object.entries(s.own.markers).flatMap(([marker, places]) => {
    const printed = p.set.units.markers.find(({ id }) => id === marker);
    if (printed === undefined) return [problem('STATE.NO-MARKER', marker)];
    const astray = places.filter((place) => !p.isHex(place) && !isMarkerBox(p, place));
    return [
      ...(places.length === printed.count
        ? []
        : [problem('STATE.MARKERS', marker, { count: places.length, printed: printed.count })]),
      ...astray.map((place) => problem('STATE.NO-PLACE', place, { marker })),
    ];
  });

const hexLists = (p: Printed, s: Seeing): readonly Problem[] =>
  [...Object.keys(s.own.held), ...s.own.destroyed]
    .filter((hex) => !p.isLand(hex))
    .map((hex) => problem('STATE.NO-PLACE', hex));

export const problems =
  (p: Printed) =>
  (s: Seeing): readonly Problem[] => {
    const counted = countProblems(p, s);
    // What follows asks units for their counters.
    if (counted.some(({ code }) => code === 'STATE.NO-UNIT')) return counted;
    return [
      ...counted,
      ...Object.keys(s.own.places).flatMap((place) => placeProblems(p, s, place)),
      ...listProblems(p, s),
      ...markerProblems(p, s),
      ...hexLists(p, s),
    ];
  };
