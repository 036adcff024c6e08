// Random games from seeds, with everything checked that must hold in any game. A failure can be had again by its seed.
import { canonicalJson } from '../../core/canonical-json.ts';
import { openSeed, seeded } from '../../core/dice.ts';
import type { DiceSource } from '../../core/dice.ts';
import { apply, decision } from '../../core/kernel.ts';
import { give, matchFrom } from '../../core/match.ts';
import type { Match } from '../../core/match.ts';
import type { Order, State } from '../../core/types.ts';
import {
  firstDifference,
  throughText,
  wrongInOffers,
  wrongInReading,
  wrongInRedeal,
  wrongInSecrets,
  wrongInState,
  wrongInText,
} from './state-checks.ts';
import type { Wrong } from './state-checks.ts';
import { noteBefore, wrongInReplay, wrongInUndo } from './match-checks.ts';
import { nextOrder, seating } from '../player.ts';
import type { Player } from '../player.ts';
import { picker } from '../prng.ts';
import { randomPlayer } from '../random.ts';
import { startOf } from './random-start.ts';
import { closeActors, newActorNote, noteActors } from './activity.ts';
import { countGame, countOrder, newTally, newTurnNote, watched } from './statistics.ts';
import type { Tally } from './statistics.ts';
import { CHECKS } from './result.ts';
import type { CheckName, FuzzGame, FuzzSettings, FuzzFailure, FuzzResult, Slowest } from './result.ts';

const MAX_ORDERS = 50_000;
const LAST = 8;

/** The stream of choices for checks is not that of the players: a check more or less does not change the play. */
const CHECK_STREAM = 9;

/** One run of games: what is played, how it is checked, and what has been counted. */
type Bench = {
  readonly game: FuzzGame;
  readonly settings: FuzzSettings;
  readonly scenario: string;
  readonly checks: Readonly<Record<CheckName, number>>;
  readonly tally: Tally;
  readonly checked: Record<CheckName | 'scrambled' | 'redealt', number>;
  slowest: Slowest | undefined;
};

type Failed = Pick<FuzzFailure, 'kind' | 'said'>;

/** One game under way. */
type Line = {
  readonly bench: Bench;
  readonly seed: number;
  readonly match: Match;
  readonly dice: DiceSource;
  readonly players: Readonly<Record<string, Player>>;
  readonly pick: ReturnType<typeof picker>;
  readonly seat: ReturnType<typeof seating>;
  readonly note: ReturnType<typeof newTurnNote>;
  readonly actors: ReturnType<typeof newActorNote>;
};

const noChecks = (): Record<CheckName | 'scrambled' | 'redealt', number> => ({
  invariants: 0,
  text: 0,
  offers: 0,
  reading: 0,
  secrets: 0,
  redeal: 0,
  undo: 0,
  replay: 0,
  again: 0,
  scrambled: 0,
  redealt: 0,
});

const isDue = ({ checks, checked }: Bench, name: CheckName, n: number): boolean => {
  const every = checks[name];
  if (every === 0 || n % every !== 0) return false;
  checked[name] += 1;
  return true;
};

const failed = (kind: Failed['kind'], said: Wrong): Failed | undefined =>
  said === undefined ? undefined : { kind, said };

const checkBefore = ({ bench, match, pick }: Line, n: number, order: Order): Failed | undefined => {
  const { rules } = bench.game;
  const { state } = match;
  const secrets = (): Wrong => {
    const { wrong, scrambled } = wrongInSecrets(
      { rules, scramble: bench.settings.scramble, pick },
      state,
      order,
    );
    bench.checked.scrambled += scrambled;
    return wrong;
  };
  const redeal = (): Wrong => {
    const { wrong, redealt } = wrongInRedeal({ rules, scramble: bench.settings.scramble, pick }, state);
    bench.checked.redealt += redealt;
    return wrong;
  };
  const questions: readonly (readonly [CheckName, () => Wrong])[] = [
    ['text', () => wrongInText(state)],
    ['offers', () => wrongInOffers(rules, state, pick)],
    ['reading', () => wrongInReading(rules, state, pick)],
    ['secrets', secrets],
    ['redeal', redeal],
  ];
  for (const [name, ask] of questions) {
    const found = isDue(bench, name, n) ? failed(name, ask()) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The same order in a state that went through text has the same results. */
const wrongInTwin = ({ bench, match, dice }: Line, twin: State, order: Order): Wrong => {
  const done = apply(bench.game.rules, twin, order, dice);
  if (!done.ok) return `After a round trip through text an order is refused with ${done.refusal.code}`;
  const parted =
    firstDifference(match.entries.at(-1)?.events, done.events, 'events') ??
    firstDifference(match.state, twin);
  return parted === undefined ? undefined : `A round trip through text changes what an order does: ${parted}`;
};

const plainly = ({ by, verb, args }: Order): string =>
  [`${by}:`, verb, ...Object.values(args).flat()].join(' ');

/** Gives the order, and keeps it in mind if none took longer. */
const timed = ({ bench, match, seed }: Line, n: number, order: Order): ReturnType<typeof give> => {
  const { now, write = plainly } = bench.settings;
  if (now === undefined) return give(match, [order]);
  const began = now();
  const done = give(match, [order]);
  const milliseconds = now() - began;
  if (milliseconds > (bench.slowest?.milliseconds ?? 0))
    bench.slowest = { milliseconds, seed, order: n - 1, said: write(order) };
  return done;
};

const carryOut = (line: Line, n: number, order: Order): Failed | undefined => {
  const { bench, match } = line;
  const { checks } = bench;
  const before = checks.undo !== 0 && n % checks.undo === 0 ? noteBefore(match) : undefined;
  const twin = checks.text !== 0 && n % checks.text === 0 ? throughText(match.state) : undefined;
  const done = timed(line, n, order);
  if (!done.ok) return failed('offers', `An order that was drawn is refused with ${done.refusal.code}`);
  if (isDue(bench, 'invariants', n)) {
    const found = failed('invariants', wrongInState(bench.game.rules, match.state));
    if (found !== undefined) return found;
  }
  const twinned = twin === undefined ? undefined : failed('text', wrongInTwin(line, twin, order));
  if (twinned !== undefined || before === undefined) return twinned;
  bench.checked.undo += 1;
  return failed('undo', wrongInUndo(match, before));
};

const playOrder = (line: Line, n: number): Failed | 'over' | undefined => {
  const { bench, match, players } = line;
  const { rules } = bench.game;
  const { state } = match;
  const now = decision(rules, state);
  const seat = line.seat(state);
  if (now === undefined || seat === undefined) {
    return state.over === undefined
      ? { kind: 'dead end', said: 'The procedures ran out before the game was over' }
      : 'over';
  }
  if (n > (bench.settings.maxOrders ?? MAX_ORDERS)) {
    return { kind: 'runaway', said: `The game is not over after ${n - 1} orders` };
  }
  const order = nextOrder(seat, rules.sides, players);
  if (order === undefined) return { kind: 'dead end', said: `At ${now.at} ${now.by} has no legal order` };
  const wrong = checkBefore(line, n, order);
  if (wrong !== undefined) return wrong;
  countOrder(bench.tally, line.note, now, state.clock, order);
  noteActors(bench.tally.actors, line.actors, rules, state, now, order);
  return carryOut(line, n, order);
};

const freshFor = ({ game, settings, scenario }: Bench, seed: number): State =>
  startOf(game, { ...settings, scenario }, seed);

const lineUp = (bench: Bench, seed: number): Line => {
  const { rules } = bench.game;
  const dice = seeded(openSeed(String(seed)));
  return {
    bench,
    seed,
    match: matchFrom(watched(rules, bench.tally.steps), freshFor(bench, seed), { dice }),
    dice,
    players: Object.fromEntries(rules.sides.map((side, i) => [side, randomPlayer(seed, i)])),
    pick: picker(seed, CHECK_STREAM),
    seat: seating(rules),
    note: newTurnNote(),
    actors: newActorNote(),
  };
};

const playOut = (line: Line): Failed | undefined => {
  for (let n = 1; ; n++) {
    const found = playOrder(line, n);
    if (found === undefined) continue;
    closeActors(line.bench.tally.actors, line.actors);
    return found === 'over' ? undefined : found;
  }
};

const contents = ({ match }: Line): string => canonicalJson([match.opening, match.entries, match.state]);

/** The same seed once more, by itself: every byte must be the same. */
const wrongInAgain = (line: Line, seed: number): Wrong => {
  const { game } = line.bench;
  const checks = {
    ...line.bench.checks,
    invariants: 0,
    text: 0,
    offers: 0,
    reading: 0,
    secrets: 0,
    redeal: 0,
    undo: 0,
  };
  const second = lineUp({ ...line.bench, checks, tally: newTally(game.rules), checked: noChecks() }, seed);
  playOut(second);
  return contents(second) === contents(line) ? undefined : 'A second run with the same seed is another game';
};

const checkWhole = (line: Line, seed: number, index: number): Failed | undefined => {
  const { bench, match } = line;
  const replay = isDue(bench, 'replay', index)
    ? wrongInReplay({ ...match, rules: bench.game.rules }, freshFor(bench, seed))
    : undefined;
  if (replay !== undefined) return failed('replay', replay);
  return isDue(bench, 'again', index) ? failed('again', wrongInAgain(line, seed)) : undefined;
};

/** The command that plays one of the games again, by itself. */
const repeating = ({ game, settings, scenario }: Bench, seed: number): string => {
  const { options = {}, playOn = false, anyTurn = false, drawn = [] } = settings;
  return [
    `hexfront fuzz ${game.id} --games 1 --seed ${seed}`,
    ...(scenario === game.scenarios[0]?.id ? [] : [`--scenario ${scenario}`]),
    ...Object.entries(options)
      .filter(([name]) => !drawn.includes(name))
      .map(
        ([name, value]) => `--option ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
      ),
    ...(drawn.length > 0 ? ['--any-options'] : []),
    ...(anyTurn ? ['--any-turn'] : []),
    ...(playOn ? ['--play-on'] : []),
  ].join(' ');
};

const failureOf = (bench: Bench, line: Line | undefined, index: number, found: Failed): FuzzFailure => {
  const seed = bench.settings.seed + index;
  const orders = line?.match.entries.flatMap((entry) => entry.orders) ?? [];
  const top = line?.match.state.stack.at(-1);
  return {
    ...found,
    game: index + 1,
    seed,
    order: orders.length,
    at: top === undefined ? '' : `${top.proc}@${top.step}`,
    last: orders.slice(-LAST).map(bench.settings.write ?? plainly),
    again: repeating(bench, seed),
  };
};

const playGame = (bench: Bench, index: number): FuzzFailure | undefined => {
  const seed = bench.settings.seed + index;
  let line: Line | undefined;
  try {
    line = lineUp(bench, seed);
    const found = playOut(line) ?? checkWhole(line, seed, index);
    countGame(bench.tally, line.match.state, line.match.entries.length);
    return found === undefined ? undefined : failureOf(bench, line, index, found);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return failureOf(bench, line, index, { kind: 'fault', said });
  }
};

/** Plays games until all are played or one fails. */
export const fuzz = (game: FuzzGame, settings: FuzzSettings): FuzzResult => {
  const scenario = settings.scenario ?? game.scenarios[0]?.id ?? '';
  const checks = { ...CHECKS, ...settings.checks };
  const bench: Bench = {
    game,
    settings,
    scenario,
    checks,
    tally: newTally(game.rules),
    checked: noChecks(),
    slowest: undefined,
  };
  const began = settings.now?.();
  let failure: FuzzFailure | undefined;
  for (let index = 0; index < settings.games && failure === undefined; index++)
    failure = playGame(bench, index);
  const ended = settings.now?.();
  return {
    game: game.id,
    title: game.title,
    names: Object.fromEntries(game.rules.sides.map((side) => [side, game.sideWords[side]?.name ?? side])),
    scenario,
    options: settings.options ?? {},
    drawn: settings.drawn ?? [],
    seed: settings.seed,
    anyTurn: settings.anyTurn === true,
    playOn: settings.playOn === true,
    tally: bench.tally,
    checked: bench.checked,
    ...(failure !== undefined && { failure }),
    ...(began !== undefined && ended !== undefined && { seconds: (ended - began) / 1000 }),
    ...(bench.slowest !== undefined && { slowest: bench.slowest }),
  };
};
