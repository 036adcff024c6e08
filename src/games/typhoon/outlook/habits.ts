// What a computer player of Typhoon does where there is little to weigh: set-up, step A, and what all battles of its family ask.
import type { Habit, Said } from '../../../api/outlook.ts';
import { battleHabits } from '../../../mechanics/combat/front/outlook/habits.ts';
import { SETUP } from '../../../mechanics/entry/deployment.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import { frontOf } from '../combat-results/front.ts';
import type { Printed } from '../data/sheet.ts';
import { PHASES } from '../sequence/phases.ts';
import type { Seeing } from '../state.ts';

const end: Said = { verb: 'end', args: {} };
const thumb = (answer: (s: Seeing) => readonly Said[]): Habit => ({
  kind: 'thumb',
  answer: (s) => answer(s as Seeing),
});

const setUp = thumb((s) =>
  unitsAt(s.own, SETUP).length > 0 ? [{ verb: 'place', args: { how: ['default'] } }] : [end],
);

/** ARM.5, INH.ENT: whoever can turns to the strong side and digs in. */
const stepA = thumb(() => [{ verb: 'flip', args: {} }, { verb: 'entrench', args: {} }, end]);

const questionsOf = (ending: string): readonly string[] =>
  PHASES.filter((phase) => phase.endsWith(ending)).map((phase) => `${phase}@orders`);

const everyPhase = (ending: string, habit: Habit): Readonly<Record<string, Habit>> =>
  Object.fromEntries(questionsOf(ending).map((question) => [question, habit]));

export const habitsOf = (p: Printed): Readonly<Record<string, Habit>> => {
  const { combat, battles } = battleHabits(frontOf(p));
  return {
    'setUp@russian': setUp,
    'setUp@german': setUp,
    ...everyPhase('-administration', stepA),
    ...everyPhase('-movement', { kind: 'plan', part: 'move' }),
    ...everyPhase(
      '-first-attacks',
      thumb(() => [end]),
    ),
    ...everyPhase('-combat', combat),
    ...battles,
  };
};

/** SEQ.4, SEQ.5: the questions before whose end attacks are allocated. */
export const ALLOCATIONS: readonly string[] = [...questionsOf('-movement'), ...questionsOf('-first-attacks')];
