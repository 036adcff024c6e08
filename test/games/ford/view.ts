// What one side may see, built from nothing, and what must always be true.
import type { View, UnitView, ScoreLine } from '../../../src/api/view.ts';
import type { Problem } from '../../../src/core/types.ts';
import { isKnown, LIMIT } from './03-stacking.ts';
import { isSupplied } from './08-supply.ts';
import { dueTurn } from './09-entry.ts';
import { pointsOf } from './10-victory.ts';
import { isHex, printedHex, TOWNS } from './board.ts';
import { printed, scenario, UNITS, WHO } from './data/index.ts';
import type { Who } from './data/index.ts';
import { BOXES, heldBy, sideOf, unitsAt, moveVars } from './state.ts';
import type { Seeing } from './state.ts';

export const BOX_NAMES: Readonly<Record<(typeof BOXES)[number], string>> = {
  'north-entry': 'Northern entry box',
  'south-entry': 'Southern entry box',
  dead: 'Dead pile',
  away: 'Not in this game',
};

const covered = (unit: string, at: string, level: number): UnitView => ({
  id: `?${at}.${level + 1}`,
  name: 'covered unit',
  side: sideOf(unit),
  at,
  known: false,
  strength: '?',
  spent: false,
  facts: {},
});

const open = (s: Seeing, unit: string, at: string): UnitView => {
  const { name, side, kind, attack, defence, move } = printed(unit);
  const { moved, fought } = s.own;
  const due = dueTurn(s.scenario, unit);
  const facts = { kind, attack, defence, move };
  return {
    id: unit,
    name,
    side,
    at,
    known: true,
    factors: { attack, defence },
    strength: String(attack),
    spent: moved.includes(unit) || fought.includes(unit),
    facts: isHex(at)
      ? {
          ...facts,
          supplied: isSupplied(s.own, unit),
          moved: moved.includes(unit),
          fought: fought.includes(unit),
        }
      : { ...facts, ...(at.endsWith('-entry') && { due }) },
  };
};

export const view = (s: Seeing, who: string): View => {
  const viewer = who === 'north' || who === 'south' ? who : 'both';
  const units = Object.keys(s.own.places)
    .filter((place) => place !== 'away')
    .toSorted()
    .flatMap((place) =>
      unitsAt(s.own, place).map((unit, level) =>
        isKnown(s, unit, viewer) ? open(s, unit, place) : covered(unit, place, level),
      ),
    );
  const score = WHO.map((side): ScoreLine => {
    const { total } = pointsOf(s.own, side);
    return { side, points: total, rule: 'ford:10.2', why: 'points' };
  });
  return {
    game: s.game,
    scenario: s.scenario,
    who: viewer,
    clock: { ...s.clock },
    turns: scenario(s.scenario).turns,
    units,
    places: BOXES.filter((box) => box !== 'away').map((id) => ({
      id,
      name: BOX_NAMES[id],
      facts: { count: unitsAt(s.own, id).length },
    })),
    hexes: Object.fromEntries(TOWNS.map((town) => [town, { holder: s.own.held[town] ?? '' }])),
    score,
    ...(s.over !== undefined && { over: { ...s.over } }),
  };
};

const problem = (code: string, at: string, params: Problem['params'] = {}): Problem => ({ code, at, params });

const stackProblems = (s: Seeing, place: string): readonly Problem[] => {
  const units = unitsAt(s.own, place);
  if (units.length === 0) return [problem('STATE.EMPTY-PLACE', place)];
  if (!isHex(place)) return BOXES.some((box) => box === place) ? [] : [problem('STATE.NO-PLACE', place)];
  const found: Problem[] = [];
  const passing = s.stack.some((f) => f.proc === 'move' && units.includes(moveVars(f).unit)) ? 1 : 0;
  if (units.length > LIMIT + passing) found.push(problem('STATE.STACK', place, { count: units.length }));
  if (units.some((unit) => sideOf(unit) !== heldBy(s.own, place)))
    found.push(problem('STATE.TWO-SIDES', place));
  if (printedHex(place).town !== undefined && s.own.held[place] !== heldBy(s.own, place))
    found.push(problem('STATE.HOLDER', place));
  return found;
};

export const problems = (s: Seeing): readonly Problem[] => {
  const { places, moved, cut, reacted, fought, shown, attacked, held } = s.own;
  const counted = Object.values(places).flat();
  const found = Object.keys(places).flatMap((place) => stackProblems(s, place));
  for (const unit of counted) {
    if (UNITS[unit] === undefined) found.push(problem('STATE.NO-UNIT', unit));
    if (counted.indexOf(unit) !== counted.lastIndexOf(unit)) found.push(problem('STATE.TWICE', unit));
  }
  for (const unit of Object.keys(UNITS))
    if (!counted.includes(unit)) found.push(problem('STATE.NOWHERE', unit));
  for (const list of [moved, cut, reacted, fought, shown])
    for (const unit of list) {
      if (UNITS[unit] === undefined) found.push(problem('STATE.NO-UNIT', unit));
      if (list.indexOf(unit) !== list.lastIndexOf(unit)) found.push(problem('STATE.LISTED-TWICE', unit));
    }
  for (const hex of attacked) if (!isHex(hex)) found.push(problem('STATE.NO-PLACE', hex));
  for (const town of TOWNS)
    if (!WHO.some((side: Who) => side === held[town])) found.push(problem('STATE.HOLDER', town));
  return found;
};
