// What is true of every sound state of this game, beside what is true of all: who stands together (6.1, 6.10a), what is remembered.
import type { Problem } from '../../core/types.ts';
import { problems as problemsOf } from '../../mechanics/invariants.ts';
import { stackProblems } from './06-stacking/6.1-stacking.ts';
import { ORDER } from './05-sequence/5.2-phases.ts';
import { isBox } from '../../mechanics/entry/boxes.ts';
import type { Printed } from './data/sheet.ts';
import type { Seeing } from './state.ts';

/** 6.6d: a phase begins with the question who is to go. */
const PHASES_TO_BEGIN: ReadonlySet<string> = new Set(ORDER.map(({ phase }) => `turn@play-${phase}`));

const mayBeCrowded = (s: Seeing): boolean => {
  const { proc = '', step = '' } = s.stack.at(-1) ?? {};
  return PHASES_TO_BEGIN.has(`${proc}@${step}`);
};

const unitLists = ({ own }: Seeing): readonly (readonly string[])[] => {
  const { moved, attackers, defended, retreated } = own.phase;
  const { activated, replaced, received = [], cut = [], fed = [], interdicted } = own.turn;
  return [
    moved,
    attackers,
    defended,
    retreated,
    activated,
    replaced,
    received,
    cut,
    fed,
    Object.keys(interdicted),
    own.shown,
  ];
};

export const problems = (p: Printed): ((s: Seeing) => readonly Problem[]) =>
  problemsOf<Seeing>(p, {
    isBox: (place) => isBox(p, place),
    isMarkerBox: () => false,
    unsettled: new Set(['overstack', 'battle', 'retreat', 'advance']),
    stack: (s, hex, units) => (mayBeCrowded(s) ? [] : stackProblems(p, hex, units)),
    lists: unitLists,
    hexes: () => [],
  });
