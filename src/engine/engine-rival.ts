// Another program as an opponent at the table: what it orders is judged here, and whatever goes wrong with it is a problem to be told.
import { trial } from '../core/match.ts';
import type { Match } from '../core/match.ts';
import { failed, problem, worked } from '../core/problem.ts';
import type { Order, Problem, Result, Side } from '../core/types.ts';
import type { Game } from '../api/game.ts';
import { registryFor } from '../language/verb-registry.ts';
import { engineName } from '../players/opponent-names.ts';
import type { Seat } from '../players/player.ts';
import { pastOf } from '../players/past.ts';
import type { Rival } from '../players/rival.ts';
import { otherOpponent } from './engine-client.ts';
import type { Opponent } from './engine-client.ts';
import { choicesBy, engineSeat } from './engine-seat.ts';
import type { EngineSeat, Place } from './engine-seat.ts';
import { heard, isFault } from './forfeit.ts';
import type { Fault } from './forfeit.ts';
import { PROTOCOL_VERSION } from './protocol.ts';

/** In seconds: what it is told that it has for an order, and how long it may be silent before it is given up. */
const PATIENCE = { time: 10, seconds: 30 } as const;
/** What every engine is asked first. */
const GREETING = 'protocol_version';

/** What an arena would tell of a game that is lost by it, told to a person who plays on. */
const SAID: Readonly<Record<string, string>> = {
  'ARENA.HUNG': 'OPPONENT.HUNG',
  'ARENA.CRASHED': 'OPPONENT.CRASHED',
  'ARENA.BABBLE': 'OPPONENT.BABBLE',
  'ARENA.REFUSED': 'OPPONENT.REFUSED',
  'ARENA.NO-VERSION': 'OPPONENT.VERSION',
  'ARENA.VERSION': 'OPPONENT.VERSION',
  'ARENA.NO-HASH': 'OPPONENT.HASH',
  'ARENA.HASH': 'OPPONENT.HASH',
  'ARENA.ILLEGAL': 'OPPONENT.ILLEGAL',
  'ARENA.NOTHING': 'OPPONENT.NO-ORDER',
  'ARENA.ASKED': 'OPPONENT.ASKED',
};

/** Where something is hidden, what it said may name it. */
const asProblem = ({ key, params }: Fault, isHidden: boolean): Problem => {
  const { said, typed, ...rest } = params;
  const words = { ...(said !== undefined && { said }), ...(typed !== undefined && { typed }) };
  return problem(SAID[key] ?? key, isHidden ? rest : { ...rest, ...words });
};

/** The program as it was started for a match. */
type Running = {
  readonly match: Match;
  readonly client: Opponent;
  readonly seat: EngineSeat;
  isGreeted: boolean;
};

/** Orders that came in one line with one that was given: they follow it, as long as nobody else has done anything. */
type Left = { readonly orders: readonly Order[]; readonly at: number };

type Engine = {
  readonly game: Game;
  readonly side: Side;
  readonly command: string;
  readonly seed: number;
  readonly patience?: Pick<Place, 'time' | 'seconds'>;
};

const clientOf = (command: string, seconds: number): Opponent =>
  otherOpponent(command, command, seconds * 1000, (complaints) => void complaints.resume());

/** Started to see that it is an engine at all; then it waits for the match. */
export const startedEngine = async (engine: Engine): Promise<Result<Rival>> => {
  const { command, side, patience = PATIENCE } = engine;
  const client = clientOf(command, patience.seconds);
  const said = heard(side, GREETING, patience.seconds, await client.ask(GREETING));
  const isEngine = !isFault(said) && said[0] === String(PROTOCOL_VERSION);
  if (isEngine) return worked(engineRival(engine, client));
  client.close();
  return failed(problem('OPPONENT.NOT-STARTED', { ...(isFault(said) && said.params), command }));
};

/** `waiting`: it has been started already. */
export const engineRival = (
  { game, side, command, seed, patience = PATIENCE }: Engine,
  waiting?: Opponent,
): Rival => {
  const registry = registryFor(game);
  const pick = choicesBy(seed);
  let spare = waiting;
  let running: Running | undefined;
  let left: Left | undefined;
  /** It failed where it need not have answered: it is not asked again before it must. */
  let isBroken = false;
  /** Lets whoever waits for it go. */
  let release: (() => void) | undefined;

  const end = (): void => {
    running?.client.close();
    running = undefined;
    left = undefined;
  };
  const started = (match: Match): Running => {
    if (running?.match === match) return running;
    end();
    const client = spare ?? clientOf(command, patience.seconds);
    spare = undefined;
    const place = {
      game,
      registry,
      match,
      side,
      engine: client,
      seed,
      ...patience,
      pick,
      past: pastOf(game, match),
    };
    return (running = { match, client, seat: engineSeat(place), isGreeted: false });
  };
  const following = (seat: Seat, { entries }: Match): Order | undefined => {
    const [next, ...more] = left?.orders ?? [];
    const isNext = next !== undefined && left?.at === entries.length && seat.check(next) === undefined;
    left = isNext ? { orders: more, at: entries.length + 1 } : undefined;
    return isNext ? next : undefined;
  };
  const asked = async (now: Running, seat: Seat): Promise<Order | Fault | undefined> => {
    const { match } = now;
    const strange = now.isGreeted ? undefined : await now.seat.greet();
    if (strange !== undefined) return strange;
    now.isGreeted = true;
    const behind = await now.seat.catchUp();
    if (behind !== undefined) return behind;
    const answered = await now.seat.answer(seat.decision, trial(match));
    if (isFault(answered)) return answered;
    const [first, ...more] = answered.entry?.orders ?? [];
    if (running === now)
      left = more.length === 0 ? undefined : { orders: more, at: match.entries.length + 1 };
    return first;
  };
  const next = async (seat: Seat, match: Match): Promise<Order | Problem | undefined> => {
    const known = following(seat, match);
    if (known !== undefined) return known;
    const isOwn = seat.decision.by === side;
    if (isBroken && !isOwn) return undefined;
    const now = started(match);
    const said = await asked(now, seat);
    isBroken = said !== undefined && isFault(said) && running === now;
    if (said === undefined || !isFault(said)) return said;
    // Asked again it begins anew: what has gone wrong in it may be gone.
    if (running === now) end();
    return asProblem(said, game.rules.hides?.(match.state) === true);
  };
  return {
    side,
    name: engineName(command),
    next: async (seat, match) => {
      const released = new Promise<undefined>((resolve) => {
        release = () => resolve(undefined);
      });
      return Promise.race([next(seat, match), released]);
    },
    // It has no more to say: what it was thinking of is not wanted any more.
    hurry: () => {
      end();
      release?.();
    },
    reasons: () => undefined,
    close: () => {
      spare?.close();
      end();
    },
  };
};
