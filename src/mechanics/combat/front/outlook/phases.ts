// What a computer player at the front of 1941 does where there is little to weigh: set-up, administration, the air, and battles.
import type { Habit, Prize, Said } from '../../../../api/outlook.ts';
import type { ListedChoice, Seen } from '../../../../core/rule-set.ts';
import { SETUP } from '../../../entry/deployment.ts';
import { unitsAt } from '../../../places.ts';
import type { Placed } from '../../../places.ts';
import type { FrontLaw, FrontOwn, FrontSide } from '../law.ts';
import type { AirPlans } from './air.ts';
import type { Arrivals } from './arrivals.ts';
import type { Rear } from './rear.ts';
import { battleHabits } from './habits.ts';

export type PhaseLaw<O extends FrontOwn & Placed, R extends string> = {
  readonly front: FrontLaw<O, R>;
  readonly phases: readonly string[];
  readonly air: AirPlans<O>;
  readonly arrivals: Arrivals<O>;
  readonly rear: Rear<O>;
  prizes(s: Seen<O>): readonly Prize[];
  /** Who digs in; absent: everybody who can, as it costs nothing. */
  digging?(s: Seen<O>, side: FrontSide): readonly Said[];
  /** The choice of fliegerkorps, where not all may be active. */
  readonly naming: ListedChoice<O>;
  /** The questions of a phase in which the Germans fly last, and of one in which only the Russians may drop. */
  readonly lastAir: string;
  readonly drop: string;
};

const end: Said = { verb: 'end', args: {} };
const pass: Said = { verb: 'pass', args: {} };
const FRAME = { proc: 'german-administration', step: 'orders', vars: {} } as const;

/** The questions of the phases that end in a word. */
export const questionsIn = (phases: readonly string[], ending: string): readonly string[] =>
  phases.filter((phase) => phase.endsWith(ending)).map((phase) => `${phase}@orders`);

/** The questions before whose end attacks are allocated. */
export const allocationsIn = (phases: readonly string[]): readonly string[] => [
  ...questionsIn(phases, '-movement'),
  ...questionsIn(phases, '-first-attacks'),
];

export const phaseHabits = <O extends FrontOwn & Placed, R extends string>({
  front,
  phases,
  air,
  arrivals,
  rear,
  prizes,
  digging = () => [{ verb: 'entrench', args: {} }],
  naming,
  lastAir,
  drop,
}: PhaseLaw<O, R>): Readonly<Record<string, Habit>> => {
  const thumb = (answer: (s: Seen<O>, side: FrontSide) => readonly Said[]): Habit => ({
    kind: 'thumb',
    answer: (s, side) => answer(s as Seen<O>, side),
  });
  const everyPhase = (ending: string, habit: Habit): Readonly<Record<string, Habit>> =>
    Object.fromEntries(questionsIn(phases, ending).map((question) => [question, habit]));
  const setUp = thumb((s) =>
    unitsAt(s.own, SETUP).length > 0 ? [{ verb: 'place', args: { how: ['default'] } }] : [end],
  );
  // Whoever can turns to the strong side and digs in; all come who can; the stronger fliegerkorps is named.
  const administration = thumb((s, side) => [
    { verb: 'flip', args: {} },
    ...digging(s, side),
    ...(s.clock.phasing === 'russian'
      ? [...rear.orders(s), ...arrivals.newcomers(s)]
      : naming.list(s, FRAME).map((args): Said => ({ verb: 'choose', args }))),
    end,
  ]);
  const flying = thumb((s) => [...air.bombs(s, s.clock.phasing), end]);
  const ending = thumb(() => [end]);
  const { combat, battles } = battleHabits(front, prizes);
  return {
    'setUp@russian': setUp,
    'setUp@german': setUp,
    ...everyPhase('-administration', administration),
    ...everyPhase('-movement', { kind: 'plan', part: 'move' }),
    ...everyPhase('-first-attacks', ending),
    ...everyPhase('-combat', combat),
    ...battles,
    'german-air@orders': flying,
    'russian-air@orders': flying,
    // Who has no supply before who has an enemy.
    [lastAir]: thumb((s) => [
      ...air.lifts(s, front.invader),
      ...air.bombs(s, front.invader, 'interdict'),
      end,
    ]),
    'sorties@ask': thumb((s, side) => [...air.meetings(s, side), pass]),
    [drop]: thumb((s) => [...rear.drops(s), end]),
    // Moscow alone is enough, as long as the fliegerkorps goes.
    'keepAir@ask': thumb(() => [pass]),
  };
};
