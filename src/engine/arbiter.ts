// One game between two engines. The arbiter alone rolls, judges and hides; whoever proposes what is not legal has lost.
import type { DiceSource } from '../core/dice.ts';
import { listed, offers, sampled, waiting } from '../core/kernel.ts';
import type { Waiting } from '../core/kernel.ts';
import { give, matchFrom, matchHash } from '../core/match.ts';
import type { Entry, Match } from '../core/match.ts';
import { copyJson } from '../core/canonical-json.ts';
import type { Heard } from '../core/event-audience.ts';
import type { Event, Message, Side, State } from '../core/types.ts';
import { seenBy } from '../api/game.ts';
import type { Game } from '../api/game.ts';
import { readOrders } from '../language/canonical-read.ts';
import type { VerbRegistry } from '../language/verb-registry.ts';
import { write, writeOrders } from '../language/canonical-write.ts';
import { picker } from '../players/prng.ts';
import { writePosition } from '../record/position.ts';
import { askedFacts } from './facts.ts';
import { fault, heard, isFault } from './forfeit.ts';
import type { Fault } from './forfeit.ts';
import { asksBack, answerBack, giveAsPerson } from './order-door.ts';
import type { Turned } from './order-door.ts';
import type { Opponent } from './engine-client.ts';
import { counterIds, nameable, newsOf } from '../players/events-told.ts';
import { PROTOCOL_VERSION } from './protocol.ts';
import { talentsOf } from './capabilities.ts';
import type { Talents } from './capabilities.ts';

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
    readonly talents: Record<Side, Talents>;
    /** Ids of all counters; and by side what can be named by it, and what it has yet to be told. */
    readonly ids: ReadonlySet<string>;
    readonly names: Record<Side, ReadonlySet<string>>;
    readonly news: Record<Side, Heard[]>;
    hashes: number;
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

/** Where nothing is hidden: the sides whose engines keep the position themselves. */
const keepers = ({ game, isHidden, talents }: Playing): readonly Side[] =>
  isHidden ? [] : game.rules.sides.filter((side) => talents[side]?.keeps === true);

/** What goes to every engine that keeps the position. */
const tellAll = async (
  playing: Playing,
  command: string,
  block?: readonly string[],
): Promise<Fault | undefined> => {
  for (const side of keepers(playing)) {
    const answer = await ask(playing, side, command, block);
    if (isFault(answer)) return answer;
  }
  return undefined;
};

const sameHash = async (playing: Playing): Promise<Fault | undefined> => {
  const expected = matchHash(playing.match);
  for (const side of keepers(playing).filter((each) => playing.talents[each]?.hashes === true)) {
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
    const commands = await ask(playing, side, 'list_commands');
    if (isFault(commands) && commands.key !== 'ARENA.REFUSED') return commands;
    const talents = talentsOf(isFault(commands) ? [] : commands);
    playing.talents[side] = talents;
    // An engine that draws nothing by a seed may say so.
    for (const setting of talents.settings(playing.seed, playing.seconds)) {
      const set = await ask(playing, side, setting);
      if (isFault(set) && set.key !== 'ARENA.REFUSED') return set;
    }
  }
  const { game, match } = playing;
  const block = writePosition(game, match.state).trimEnd().split('\n');
  const wrong = await tellAll(playing, 'position', block);
  if (wrong !== undefined) return wrong;
  for (const side of keepers(playing)) {
    const answer = await ask(playing, side, `side ${side}`);
    if (isFault(answer)) return answer;
  }
  return sameHash(playing);
};

/** Suggestions: listed orders all, of the others as many as may be drawn. */
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

/** What came of asking one side: nothing, where it need not answer; else what it ordered, as it was carried out. */
type Answered = Fault | { readonly entry?: Entry };

/** Of one decision: questions that an engine may ask before it answers, and orders of it that may be refused. */
const MOST = { questions: 1000, refused: 3 } as const;

type Asking = { readonly now: Waiting; readonly side: Side; readonly open: readonly string[] };

/** What it proposes in the end; what it asks before that is answered. */
const proposed = async (
  playing: Playing,
  side: Side,
  command: string,
  block?: readonly string[],
): Promise<string | Fault> => {
  const { game, registry, match } = playing;
  let answer = await ask(playing, side, command, block);
  for (let asked = 0; ; asked++) {
    if (isFault(answer)) return answer;
    const typed = (answer[0] ?? '').trim();
    if (block === undefined || !asksBack(registry, typed)) return typed;
    if (asked === MOST.questions) return fault(side, 'ARENA.ASKED', { most: MOST.questions });
    answer = await ask(playing, side, 'answer', answerBack({ game, match, side }, typed));
  }
};

/** What happened, for those who are shown what their side sees: kept until they are asked. */
const note = (playing: Playing, events: readonly Event[]): void => {
  const { game, match, ids, names, news, isHidden } = playing;
  const keeping = keepers(playing);
  for (const side of game.rules.sides.filter((each) => !keeping.includes(each))) {
    const before = names[side] ?? new Set();
    const after = isHidden ? nameable(game, seenBy(game, match.state, side), side) : ids;
    names[side] = after;
    (news[side] ??= []).push(...newsOf(events, side, ids, [before, after]));
  }
};

const blockFor = (
  { game, match, news }: Playing,
  { side, open }: Asking,
  turned: Turned | undefined,
): readonly string[] => {
  const more = turned === undefined ? {} : { refused: turned };
  const events = news[side] ?? [];
  news[side] = [];
  const facts = askedFacts({ game, match, side }, seenBy(game, match.state, side), events, more);
  return [JSON.stringify(facts), ...open];
};

/** A suggestion, or an order in full from an engine that knows them, is taken as it is; any other as if a person had typed it. */
const carriedOut = (playing: Playing, { side, open }: Asking, typed: string): Entry | Turned => {
  const { game, match, registry, isHidden } = playing;
  const read = !isHidden || open.includes(typed) ? readOrders(registry, typed) : undefined;
  if (read?.ok === true && read.value.length > 0) {
    const done = give(
      match,
      read.value.map((said) => ({ by: side, ...said })),
    );
    if (done.ok) return done.entry;
  }
  return giveAsPerson({ game, match, side }, typed);
};

const answeredBy = async (playing: Playing, asking: Asking): Promise<Answered> => {
  const { now, side } = asking;
  const keeps = keepers(playing).includes(side);
  const most = keeps ? 1 : MOST.refused;
  let turned: Turned | undefined;
  for (let i = 0; i < most; i++) {
    const typed = keeps
      ? await proposed(playing, side, 'genorder')
      : await proposed(playing, side, 'choose', blockFor(playing, asking, turned));
    if (typeof typed === 'object') return typed;
    if (typed === 'none' && now.by !== side) return {};
    if (typed === '') return fault(side, 'ARENA.NOTHING');
    const done = carriedOut(playing, asking, typed);
    if (!('code' in done)) return { entry: done };
    turned = done;
  }
  const { order: typed = '', code = '', rule = '' } = turned ?? {};
  return fault(side, 'ARENA.ILLEGAL', { typed, code, rule });
};

const LAST = 5;

const tellOf = async (
  playing: Playing,
  side: Side,
  { orders, dice, events }: Entry,
): Promise<Fault | undefined> => {
  note(playing, events);
  const line = `${side} ${writeOrders(playing.registry, orders)}`;
  playing.last.push(line);
  if (playing.last.length > LAST) playing.last.shift();
  const told = await tellAll(playing, `play ${line}`);
  if (told !== undefined) return told;
  const rolled = dice.length === 0 ? undefined : await tellAll(playing, `result ${dice.join(' ')}`);
  return rolled ?? sameHash(playing);
};

/** The other side is asked first whether it breaks in, where it may. */
const step = async (playing: Playing, now: Waiting): Promise<Fault | undefined> => {
  const { game, match } = playing;
  const open = offers(game.rules, match.state);
  for (const side of [...game.rules.sides.filter((each) => each !== now.by), now.by]) {
    if (side !== now.by && !open.some(({ by }) => by === side)) continue;
    const lines = keepers(playing).includes(side) ? [] : openTo(playing, now, side);
    // A right of which no use can be made is not asked about.
    if (side !== now.by && lines.length === 0 && !keepers(playing).includes(side)) continue;
    const answered = await answeredBy(playing, { now, side, open: lines });
    if (isFault(answered)) return answered;
    if (answered.entry !== undefined) return tellOf(playing, side, answered.entry);
  }
  throw new Error(`Nothing was answered at ${now.at}`);
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
    talents: {},
    ids: counterIds(game),
    names: {},
    news: {},
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
  note(playing, match.opening);
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
