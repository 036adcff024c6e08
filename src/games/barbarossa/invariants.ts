// What is true of every sound state of this game, beside what is true of all: each unit in one place (2.2a), one side in a hex, its holder (3.6c).
import type { Problem } from '../../core/types.ts';
import { problems as problemsOf } from '../../mechanics/invariants.ts';
import { stackProblems } from './06-stacking.ts';
import { isBox } from '../../mechanics/entry/boxes.ts';
import { isMarkerBox } from './boxes.ts';
import type { Printed } from './data/sheet.ts';
import type { Seeing } from './state.ts';

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

/** R168: it is still to be asked, or has been let stand. */
const mayBeCrowded = (s: Seeing, hex: string): boolean => {
  const { proc = '', step = '' } = s.stack.at(-1) ?? {};
  return PHASES_TO_BEGIN.has(`${proc}@${step}`) || s.own.crowded?.includes(hex) === true;
};

const unitLists = ({ own }: Seeing): readonly (readonly string[])[] => {
  const { moved, halved, attackers, defended, retreated, assaulted, bound } = own.phase;
  const { sailed, fought } = own.turn;
  return [moved, halved, attackers, defended, retreated, assaulted, bound, sailed, fought, own.shown];
};

/** 2.2a, 3.6c: each unit is in one place, and a hex is held by whose units are in it. */
export const problems = (p: Printed): ((s: Seeing) => readonly Problem[]) =>
  problemsOf<Seeing>(p, {
    isBox: (place) => isBox(p, place),
    isMarkerBox: (place) => isMarkerBox(p, place),
    unsettled: new Set(['battle', 'mobileAssault', 'retreat', 'advance', 'overstack']),
    stack: (s, hex, units) => (mayBeCrowded(s, hex) ? [] : stackProblems(p, hex, units)),
    lists: unitLists,
    hexes: (s) => s.own.destroyed,
  });
