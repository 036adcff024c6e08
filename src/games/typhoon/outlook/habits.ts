// What a computer player of Typhoon does where there is little to weigh: set-up, step A, and what all battles of its family ask.
import type { Habit, Said } from '../../../api/outlook.ts';
import { battleHabits } from '../../../mechanics/combat/front/outlook/habits.ts';
import { SETUP } from '../../../mechanics/entry/deployment.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import { fliegerkorpsOf } from '../air/air-law.ts';
import { frontOf } from '../combat-results/front.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { PHASES } from '../sequence/phases.ts';
import type { Seeing } from '../state.ts';
import { bombs, lifts, meetings } from './air.ts';
import { newcomers } from './arrivals.ts';

const end: Said = { verb: 'end', args: {} };
const FRAME = { proc: 'german-administration', step: 'orders', vars: {} } as const;
const pass: Said = { verb: 'pass', args: {} };
const thumb = (answer: (s: Seeing) => readonly Said[]): Habit => ({
  kind: 'thumb',
  answer: (s) => answer(s as Seeing),
});

const setUp = thumb((s) =>
  unitsAt(s.own, SETUP).length > 0 ? [{ verb: 'place', args: { how: ['default'] } }] : [end],
);

/** ARM.5, INH.ENT: whoever can turns to the strong side and digs in; R47: the stronger fliegerkorps is named. REP.2: all come who can. */
const stepA = (p: Printed): Habit =>
  thumb((s) => [
    { verb: 'flip', args: {} },
    { verb: 'entrench', args: {} },
    ...(s.clock.phasing === 'russian'
      ? newcomers(p, s)
      : fliegerkorpsOf(p)
          .choice.list(s, FRAME)
          .map((args): Said => ({ verb: 'choose', args }))),
    end,
  ]);

const airOfPhase = (p: Printed): Habit => thumb((s) => [...bombs(p, s, s.clock.phasing as Who), end]);

const questionsOf = (ending: string): readonly string[] =>
  PHASES.filter((phase) => phase.endsWith(ending)).map((phase) => `${phase}@orders`);

const everyPhase = (ending: string, habit: Habit): Readonly<Record<string, Habit>> =>
  Object.fromEntries(questionsOf(ending).map((question) => [question, habit]));

export const habitsOf = (p: Printed): Readonly<Record<string, Habit>> => {
  const { combat, battles } = battleHabits(frontOf(p));
  return {
    'setUp@russian': setUp,
    'setUp@german': setUp,
    ...everyPhase('-administration', stepA(p)),
    ...everyPhase('-movement', { kind: 'plan', part: 'move' }),
    ...everyPhase(
      '-first-attacks',
      thumb(() => [end]),
    ),
    ...everyPhase('-combat', combat),
    ...battles,
    'german-air@orders': airOfPhase(p),
    'russian-air@orders': airOfPhase(p),
    // SEQ.9: who has no supply before who has an enemy.
    'german-last-air@orders': thumb((s) => [
      ...lifts(p, s, 'german'),
      ...bombs(p, s, 'german', 'interdict'),
      end,
    ]),
    'sorties@ask': {
      kind: 'thumb',
      answer: (s, side) => [...meetings(p, s as Seeing, side as Who), pass],
    },
    'supply@orders': thumb(() => [end]),
    // VIC.6: Moscow alone is enough, as long as the fliegerkorps goes.
    'keepAir@ask': thumb(() => [pass]),
  };
};

/** SEQ.4, SEQ.5: the questions before whose end attacks are allocated. */
export const ALLOCATIONS: readonly string[] = [...questionsOf('-movement'), ...questionsOf('-first-attacks')];
