// One game between two engines. The arbiter alone rolls, judges and hides; whoever proposes what is not legal has lost.
import type { DiceSource } from '../core/dice.ts';
import { listed, offers, sampled, waiting } from '../core/kernel.ts';
import type { Waiting } from '../core/kernel.ts';
import { give, matchFrom, matchHash } from '../core/match.ts';
import type { Match } from '../core/match.ts';
import { copyJson } from '../core/copy.ts';
import type { Message, Order, Side, State } from '../core/types.ts';
import { seenBy } from '../games/game.ts';
import type { Game } from '../games/game.ts';
import { readOrders } from '../orders/read.ts';
import type { VerbRegistry } from '../orders/registry.ts';
import { write, writeOrders } from '../orders/write.ts';
import { picker } from '../players/prng.ts';
import { writePosition } from '../record/position.ts';
import type { Heard } from './ear.ts';
import type { Opponent } from './opponent.ts';
import { PROTOCOL_VERSION } from './protocol.ts';

export type Beginning = {
  readonly game: Game;
  readonly registry: VerbRegistry;
  /** Settled. */
  readonly state: State;
};

export type Fixture = {
  readonly number: number;
  readonly seed: number;
  readonly dice: DiceSource;
  /** By side. */
  readonly engines: Readonly<Record<Side, Opponent>>;
  readonly seconds: number;
  readonly mostOrders: number;
};

export type Outcome = {
  /** Absent: a draw, or not finished. */
  readonly winner?: Side;
  readonly isFinished: boolean;
  readonly orders: number;
  readonly hashes: number;
  /** Whose fault it was, and what it did. */
  readonly fault?: { readonly side: Side; readonly said: readonly Message[] };
};

type Playing = Beginning &
  Fixture & {
    readonly match: Match;
    readonly isHidden: boolean;
    readonly pick: (n: number) => number;
    readonly last: string[];
    hashes: number;
  };

type Fault = { readonly side: Side; readonly key: string; readonly params: Message['params'] };

const fault = (side: Side, key: string, params: Message['params'] = {}): Fault => ({ side, key, params });

/** What was said, where anything was. */
const words = <K extends string>(key: K, said: string): Partial<Record<K, string>> =>
  said.trim() === '' ? {} : ({ [key]: said } as Record<K, string>);

const isFault = (value: object): value is Fault => 'key' in value;

/** What it heard, or how the engine lost by it. */
const heard = (side: Side, command: string, seconds: number, reply: Heard): readonly string[] | Fault => {
  switch (reply.kind) {
    case 'yes':
      return reply.lines;
    case 'no':
      return fault(side, 'ARENA.REFUSED', { command, ...words('said', reply.said) });
    case 'babble':
      return fault(side, 'ARENA.BABBLE', { command, ...words('said', reply.said) });
    case 'crashed':
      return fault(side, 'ARENA.CRASHED', reply.status === undefined ? {} : { status: reply.status });
    case 'hung':
      return fault(side, 'ARENA.HUNG', { command, seconds });
  }
};

const ask = async (
  { engines, seconds }: Fixture,
  side: Side,
  command: string,
  block?: readonly string[],
): Promise<readonly string[] | Fault> => {
  const [name = ''] = command.split(' ');
  const engine = engines[side];
  if (engine === undefined) throw new Error(`No engine plays ${side}`);
  return heard(side, name, seconds, await engine.ask(command, block));
};

const askAll = async (
  playing: Playing,
  command: string,
  block?: readonly string[],
): Promise<Fault | undefined> => {
  for (const side of playing.game.rules.sides) {
    const answer = await ask(playing, side, command, block);
    if (isFault(answer)) return answer;
  }
  return undefined;
};

const sameHash = async (playing: Playing): Promise<Fault | undefined> => {
  const expected = matchHash(playing.match);
  for (const side of playing.game.rules.sides) {
    const answer = await ask(playing, side, 'hash');
    if (isFault(answer)) return answer;
    playing.hashes += 1;
    const [found = ''] = answer;
    if (found === expected) continue;
    const order = playing.match.entries.length;
    return found.trim() === ''
      ? fault(side, 'ARENA.NO-HASH', { order, expected })
      : fault(side, 'ARENA.HASH', { order, found, expected });
  }
  return undefined;
};

const greet = async (playing: Playing): Promise<Fault | undefined> => {
  for (const side of playing.game.rules.sides) {
    const version = await ask(playing, side, 'protocol_version');
    if (isFault(version)) return version;
    const [found = ''] = version;
    if (found !== String(PROTOCOL_VERSION))
      return found.trim() === ''
        ? fault(side, 'ARENA.NO-VERSION', { expected: PROTOCOL_VERSION })
        : fault(side, 'ARENA.VERSION', { found, expected: PROTOCOL_VERSION });
    // An engine that draws nothing by a seed may say so.
    const seeded = await ask(playing, side, `option seed ${playing.seed}`);
    if (isFault(seeded) && seeded.key !== 'ARENA.REFUSED') return seeded;
  }
  if (playing.isHidden) return undefined;
  const { game, match } = playing;
  const block = writePosition(game, match.state).trimEnd().split('\n');
  const wrong = await askAll(playing, 'position', block);
  if (wrong !== undefined) return wrong;
  for (const side of game.rules.sides) {
    const answer = await ask(playing, side, `side ${side}`);
    if (isFault(answer)) return answer;
  }
  return sameHash(playing);
};

/** Listed orders all, of the others as many as may be drawn. */
const LISTED = 500;
const DRAWN = 24;

const openTo = ({ game, match, registry, pick }: Playing, now: Waiting, side: Side): readonly string[] => {
  const { state } = match;
  const lines = new Set<string>();
  for (const offer of offers(game.rules, state)) {
    if (offer.by !== side) continue;
    const list = offer.choice.kind === 'listed' ? (listed(state, offer) ?? []) : [];
    for (const order of list.slice(0, LISTED)) lines.add(write(registry, order));
    if (offer.choice.kind === 'open')
      for (let i = 0; i < DRAWN; i++) {
        const order = sampled(state, offer, pick);
        if (order !== undefined) lines.add(write(registry, order));
      }
  }
  if (now.kind === 'window' && now.by === side) lines.add('pass');
  if (now.by !== side && lines.size > 0) lines.add('none');
  return [...lines];
};

/** What an engine proposes; undefined: nothing, where it need not. */
const proposal = async (playing: Playing, now: Waiting, side: Side): Promise<string | Fault | undefined> => {
  const open = playing.isHidden ? openTo(playing, now, side) : [];
  if (playing.isHidden && open.length === 0) return undefined;
  const view = JSON.stringify(seenBy(playing.game, playing.match.state, side));
  const answer = playing.isHidden
    ? await ask(playing, side, 'choose', [view, ...open])
    : await ask(playing, side, 'genorder');
  if (isFault(answer)) return answer;
  const typed = (answer[0] ?? '').trim();
  if (typed === 'none' && now.by !== side) return undefined;
  if (typed === '') return fault(side, 'ARENA.NOTHING');
  return playing.isHidden && !open.includes(typed) ? fault(side, 'ARENA.NOT-OFFERED', { typed }) : typed;
};

const ordersIn = ({ registry }: Playing, side: Side, typed: string): readonly Order[] | Fault => {
  const read = readOrders(registry, typed);
  if (!read.ok) return fault(side, 'ARENA.UNREAD', { typed, code: read.error.code });
  const orders = read.value.map((said) => ({ by: side, ...said }));
  return orders.length === 0 ? fault(side, 'ARENA.UNREAD', { typed, code: 'WORD.MISSING' }) : orders;
};

const LAST = 5;

const carryOut = async (playing: Playing, side: Side, typed: string): Promise<Fault | undefined> => {
  const orders = ordersIn(playing, side, typed);
  if (isFault(orders)) return orders;
  const done = give(playing.match, orders);
  if (!done.ok) {
    const { code, rule } = done.refusal;
    return fault(side, 'ARENA.ILLEGAL', { typed, code, rule });
  }
  const line = `${side} ${writeOrders(playing.registry, done.entry.orders)}`;
  playing.last.push(line);
  if (playing.last.length > LAST) playing.last.shift();
  if (playing.isHidden) return undefined;
  const told = await askAll(playing, `play ${line}`);
  if (told !== undefined) return told;
  const { dice } = done.entry;
  const rolled = dice.length === 0 ? undefined : await askAll(playing, `result ${dice.join(' ')}`);
  return rolled ?? sameHash(playing);
};

/** The other side is asked first whether it breaks in, where it may. */
const step = async (playing: Playing, now: Waiting): Promise<Fault | undefined> => {
  const { game, match } = playing;
  const open = offers(game.rules, match.state);
  for (const side of game.rules.sides) {
    if (side === now.by || !open.some(({ by }) => by === side)) continue;
    const broke = await proposal(playing, now, side);
    if (typeof broke === 'object') return broke;
    if (broke !== undefined) return carryOut(playing, side, broke);
  }
  const typed = await proposal(playing, now, now.by);
  if (typeof typed === 'object') return typed;
  return carryOut(playing, now.by, typed ?? '');
};

const told = (playing: Playing, { side, key, params }: Fault): NonNullable<Outcome['fault']> => {
  const { number: game, seed, engines, match, last } = playing;
  const name = engines[side]?.name ?? side;
  const at = { order: match.entries.length, seed, orders: last.join('; ') };
  return {
    side,
    said: [
      { key, params: { ...params, game, name } },
      { key: 'arena.line', params: at },
    ],
  };
};

const CHOICE_STREAM = 30;

export const playGame = async (beginning: Beginning, fixture: Fixture): Promise<Outcome> => {
  const { game, state } = beginning;
  const playing: Playing = {
    ...beginning,
    ...fixture,
    match: matchFrom(game.rules, copyJson(state), { dice: fixture.dice }),
    isHidden: game.rules.hides?.(state) === true,
    pick: picker(fixture.seed, CHOICE_STREAM),
    last: [],
    hashes: 0,
  };
  const { match } = playing;
  const counts = (): Pick<Outcome, 'orders' | 'hashes'> => ({
    orders: match.entries.length,
    hashes: playing.hashes,
  });
  const lost = (wrong: Fault): Outcome => {
    const winner = game.rules.sides.find((side) => side !== wrong.side);
    return {
      ...(winner !== undefined && { winner }),
      isFinished: true,
      ...counts(),
      fault: told(playing, wrong),
    };
  };
  const greeted = await greet(playing);
  if (greeted !== undefined) return lost(greeted);
  while (match.entries.length < fixture.mostOrders) {
    const now = waiting(game.rules, match.state);
    if (now === undefined) {
      const { over } = match.state;
      const winner = over === undefined || over.winner === 'draw' ? {} : { winner: over.winner };
      return { ...winner, isFinished: true, ...counts() };
    }
    const wrong = await step(playing, now);
    if (wrong !== undefined) return lost(wrong);
  }
  return { isFinished: false, ...counts() };
};
