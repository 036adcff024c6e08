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
  prizes(s: Seen<O>): readonly Prize[];
  administration(s: Seen<O>, side: FrontSide): readonly Said[];
};

export type ArmyPhaseLaw<O extends FrontOwn & Placed, R extends string> = Omit<
  PhaseLaw<O, R>,
  'administration'
> & {
  readonly arrivals: Arrivals<O>;
  readonly rear: Rear<O>;
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
const digAll = (): readonly Said[] => [{ verb: 'entrench', args: {} }];
const FRAME = { proc: 'german-administration', step: 'orders', vars: {} } as const;

/** The questions of the phases that end in a word. */
export const questionsIn = (phases: readonly string[], ending: string): readonly string[] =>
  phases.filter((phase) => phase.endsWith(ending)).map((phase) => `${phase}@orders`);

/** The questions before whose end attacks are allocated. */
export const allocationsIn = (phases: readonly string[]): readonly string[] => [
  ...questionsIn(phases, '-movement'),
  ...questionsIn(phases, '-breakthrough'),
  ...questionsIn(phases, '-first-attacks'),
];

const thumb = <O>(answer: (s: Seen<O>, side: FrontSide) => readonly Said[]): Habit => ({
  kind: 'thumb',
  answer: (s, side) => answer(s as Seen<O>, side),
});

/** What is alike wherever attacks are allocated while units move. */
export const phaseHabits = <O extends FrontOwn & Placed, R extends string>({
  front,
  phases,
  air,
  prizes,
  administration,
}: PhaseLaw<O, R>): Readonly<Record<string, Habit>> => {
  const everyPhase = (ending: string, habit: Habit): Readonly<Record<string, Habit>> =>
    Object.fromEntries(questionsIn(phases, ending).map((question) => [question, habit]));
  const setUp = thumb<O>((s) =>
    unitsAt(s.own, SETUP).length > 0 ? [{ verb: 'place', args: { how: ['default'] } }] : [end],
  );
  const { combat, battles } = battleHabits(front, prizes);
  return {
    'setUp@russian': setUp,
    [`setUp@${front.invader}`]: setUp,
    ...everyPhase(
      '-administration',
      thumb<O>((s, side) => administration(s, side)),
    ),
    ...everyPhase('-movement', { kind: 'plan', part: 'move' }),
    ...everyPhase('-breakthrough', { kind: 'plan', part: 'move' }),
    ...everyPhase(
      '-first-attacks',
      thumb<O>(() => [end]),
    ),
    ...everyPhase('-combat', combat),
    ...battles,
    'sorties@ask': thumb<O>((s, side) => [...air.meetings(s, side), pass]),
  };
};

/** With air phases, replacements that walk on, and fliegerkorps. */
export const armyHabits = <O extends FrontOwn & Placed, R extends string>(
  law: ArmyPhaseLaw<O, R>,
): Readonly<Record<string, Habit>> => {
  const { front, air, arrivals, rear, naming, lastAir, drop, digging = digAll } = law;
  const flying = thumb<O>((s) => [...air.bombs(s, s.clock.phasing), end]);
  return {
    ...phaseHabits<O, R>({
      ...law,
      // Whoever can turns to the strong side and digs in; all come who can; the stronger fliegerkorps is named.
      administration: (s, side) => [
        { verb: 'flip', args: {} },
        ...digging(s, side),
        ...(s.clock.phasing === 'russian'
          ? [...rear.orders(s), ...arrivals.newcomers(s)]
          : naming.list(s, FRAME).map((args): Said => ({ verb: 'choose', args }))),
        end,
      ],
    }),
    'german-air@orders': flying,
    'russian-air@orders': flying,
    // Who has no supply before who has an enemy.
    [lastAir]: thumb<O>((s) => [
      ...air.lifts(s, front.invader),
      ...air.bombs(s, front.invader, 'interdict'),
      end,
    ]),
    [drop]: thumb<O>((s) => [...rear.drops(s), end]),
    // Moscow alone is enough, as long as the fliegerkorps goes.
    'keepAir@ask': thumb(() => [pass]),
  };
};
