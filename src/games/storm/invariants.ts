// What is true of every sound state of this game, beside what is true of all: who stands together, what is remembered.
import type { Problem } from '../../core/types.ts';
import { problems as problemsOf } from '../../mechanics/invariants.ts';
import { HAND } from './03-set-up/3.1-setup.ts';
import { SPENT } from './07-supply/7.9-aerial-supply.ts';
import { stackProblems } from './06-stacking/6.1-stacking.ts';
import { isBox } from '../../mechanics/entry/boxes.ts';
import type { Printed } from './data/sheet.ts';
import type { Seeing } from './state.ts';

const unitLists = ({ own }: Seeing): readonly (readonly string[])[] => {
  const { moved, attackers, defended, short, struck, advanced = [] } = own.phase;
  return [
    moved,
    attackers,
    defended,
    short,
    advanced,
    Object.keys(struck),
    own.turn.released,
    own.turn.lifted ?? [],
    Object.keys(own.fallen),
    own.airLost ?? [],
    own.shown,
  ];
};

/** 6.1, 9.6: a stack under way may halt anywhere. */
const UNSETTLED: ReadonlySet<string> = new Set([
  'overstack',
  'move',
  'assault',
  'battle',
  'losses',
  'advance',
]);

/** 6.6a, R44: a position that was read in may be over a limit as its phase begins; then it is asked who goes. */
const isBeginning = ({ stack }: Seeing): boolean => {
  const { proc = '', step = '' } = stack.at(-1) ?? {};
  return proc === 'turn' && (step.startsWith('play-') || /(?:Turn|First|Second)$/.test(step));
};

export const problems = (p: Printed): ((s: Seeing) => readonly Problem[]) =>
  problemsOf<Seeing>(p, {
    isBox: (place) => isBox(p, place),
    isMarkerBox: (place) => place === HAND || place === SPENT,
    unsettled: UNSETTLED,
    stack: (s, hex, units) =>
      stackProblems(p, hex, units).filter(({ code }) => code !== 'STATE.STACK' || !isBeginning(s)),
    lists: unitLists,
    hexes: (s) => [...s.own.phase.drops, ...(s.own.turn.tapped === undefined ? [] : [s.own.turn.tapped])],
  });
