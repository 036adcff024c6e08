// An engine at its place in a match: greeted, told what is done or shown what its side sees, and asked for its orders.
import { listed, offers, sampled } from '../core/kernel.ts';
import type { Waiting } from '../core/kernel.ts';
import { give, positionHash, stateAfter } from '../core/match.ts';
import type { Entry, Match } from '../core/match.ts';
import type { Pick } from '../core/rule-set.ts';
import type { Side } from '../core/types.ts';
import { seenBy } from '../api/game.ts';
import type { Game } from '../api/game.ts';
import { readOrders } from '../language/canonical-read.ts';
import { write, writeOrders } from '../language/canonical-write.ts';
import type { VerbRegistry } from '../language/verb-registry.ts';
import type { Past } from '../players/past.ts';
import { picker } from '../players/prng.ts';
import { atPhaseStart, writePosition } from '../record/position.ts';
import { talentsOf } from './capabilities.ts';
import type { Talents } from './capabilities.ts';
import type { Opponent } from './engine-client.ts';
import { askedFacts } from './facts.ts';
import { fault, heard, isFault } from './forfeit.ts';
import type { Fault } from './forfeit.ts';
import { answerBack, asksBack, giveAsPerson, QUESTIONS } from './order-door.ts';
import type { Turned } from './order-door.ts';
import { PROTOCOL_VERSION } from './protocol.ts';

export type Place = {
  readonly game: Game;
  readonly registry: VerbRegistry;
  readonly match: Match;
  readonly side: Side;
  readonly engine: Opponent;
  readonly seed: number;
  /** How long it may think, and how long it may be silent. */
  readonly time: number;
  readonly seconds: number;
  /** For suggestions where they are too many. */
  readonly pick: Pick;
  /** What each side has heard of the match. */
  readonly past: Past;
};

/** What came of asking it: nothing, where it need not answer; else what it ordered, as it was carried out. */
export type Answered = Fault | { readonly entry?: Entry };

export type EngineSeat = {
  /** Hashes of its own that were compared. */
  readonly hashes: number;
  greet(): Promise<Fault | undefined>;
  /** Tells it what has been done since, where it keeps the position itself. */
  catchUp(): Promise<Fault | undefined>;
  /** `on`: its orders are carried out on this, which stands as the match does. */
  answer(now: Waiting, on: Match): Promise<Answered>;
};

type Sitting = Place & {
  talents: Talents;
  /** What it has been told of the match, where it keeps the position; what it had been shown when it was asked last. */
  told: readonly Entry[];
  shown: readonly Entry[] | undefined;
  hashes: number;
};

const ask = async (
  { engine, side, seconds }: Place,
  command: string,
  block?: readonly string[],
): Promise<readonly string[] | Fault> => {
  const [name = ''] = command.split(' ');
  return heard(side, name, seconds, await engine.ask(command, block));
};

const isHidden = ({ game, match }: Place): boolean => game.rules.hides?.(match.state) === true;

/** Where nothing is hidden it may keep the position itself. */
const keeps = (sitting: Sitting): boolean => sitting.talents.keeps && !isHidden(sitting);

const sameHash = async (sitting: Sitting, match: Match): Promise<Fault | undefined> => {
  const { side, talents } = sitting;
  if (!talents.hashes) return undefined;
  const answer = await ask(sitting, 'hash');
  if (isFault(answer)) return answer;
  sitting.hashes += 1;
  const expected = positionHash(match);
  const [found = ''] = answer;
  if (found === expected) return undefined;
  const order = match.entries.length;
  return found.trim() === ''
    ? fault(side, 'ARENA.NO-HASH', { order, expected })
    : fault(side, 'ARENA.HASH', { order, found, expected });
};

/** Where the match began, from which it is told all that was done. */
const startOver = async (sitting: Sitting): Promise<Fault | undefined> => {
  const { game, match, side } = sitting;
  sitting.told = [];
  const block = writePosition(game, stateAfter(match, 0)).trimEnd().split('\n');
  for (const [command, lines] of [['position', block], [`side ${side}`]] as const) {
    const answer = await ask(sitting, command, lines);
    if (isFault(answer)) return answer;
  }
  return undefined;
};

const greet = async (sitting: Sitting): Promise<Fault | undefined> => {
  const { side, seed, time, game, match } = sitting;
  const version = await ask(sitting, 'protocol_version');
  if (isFault(version)) return version;
  const [found = ''] = version;
  if (found !== String(PROTOCOL_VERSION))
    return found.trim() === ''
      ? fault(side, 'ARENA.NO-VERSION', { expected: PROTOCOL_VERSION })
      : fault(side, 'ARENA.VERSION', { found, expected: PROTOCOL_VERSION });
  const commands = await ask(sitting, 'list_commands');
  if (isFault(commands) && commands.key !== 'ARENA.REFUSED') return commands;
  const talents = talentsOf(isFault(commands) ? [] : commands);
  // A match that begins in the middle of a phase cannot be told as a position.
  const canKeep = talents.keeps && !isHidden(sitting) && atPhaseStart(game, stateAfter(match, 0));
  sitting.talents = { ...talents, keeps: canKeep };
  // An engine that draws nothing by a seed may say so.
  for (const setting of talents.settings(seed, time)) {
    const set = await ask(sitting, setting);
    if (isFault(set) && set.key !== 'ARENA.REFUSED') return set;
  }
  if (!keeps(sitting)) return undefined;
  return (await startOver(sitting)) ?? (match.entries.length === 0 ? sameHash(sitting, match) : undefined);
};

const sameSoFar = (told: readonly Entry[], { entries }: Match): boolean =>
  told.every((entry, i) => entry === entries[i]);

/** A die that was typed is a line of the match, and no order. */
const isDie = ({ orders }: Entry): boolean => orders[0]?.verb === 'die';

const tell = async (sitting: Sitting, entry: Entry): Promise<Fault | undefined> => {
  const { registry } = sitting;
  const { orders, dice } = entry;
  const lines = [
    ...(isDie(entry) ? [] : [`play ${orders[0]?.by ?? ''} ${writeOrders(registry, orders)}`]),
    ...(dice.length === 0 ? [] : [`result ${dice.join(' ')}`]),
  ];
  for (const line of lines) {
    const answer = await ask(sitting, line);
    if (isFault(answer)) return answer;
  }
  sitting.told = [...sitting.told, entry];
  return undefined;
};

const catchUp = async (sitting: Sitting): Promise<Fault | undefined> => {
  if (!keeps(sitting)) return undefined;
  const { match } = sitting;
  const again = sameSoFar(sitting.told, match) ? undefined : await startOver(sitting);
  if (again !== undefined) return again;
  const untold = match.entries.slice(sitting.told.length);
  for (const entry of untold) {
    const wrong = await tell(sitting, entry);
    if (wrong !== undefined) return wrong;
  }
  // Of a game that is told as a whole only the end is compared.
  return untold.length === 0 ? undefined : sameHash(sitting, match);
};

const CHOICE_STREAM = 30;

/** What suggestions are drawn by: the same at every table of one seed. */
export const choicesBy = (seed: number): Pick => picker(seed, CHOICE_STREAM);

/** Suggestions: listed orders all, of the others as many as may be drawn. */
const LISTED = 500;
const DRAWN = 24;

const openTo = ({ game, match, registry, pick, side }: Place, now: Waiting): readonly string[] => {
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

/** Of one decision: questions that an engine may ask before it answers, and orders of it that may be refused. */
const MOST = { questions: 1000, refused: 3 } as const;

/** What it proposes in the end; what it asks before that is answered. */
const proposed = async (
  place: Place,
  command: string,
  block?: readonly string[],
): Promise<string | Fault> => {
  const { game, registry, match, side } = place;
  let answer = await ask(place, command, block);
  for (let asked = 0; ; asked++) {
    if (isFault(answer)) return answer;
    const typed = (answer[0] ?? '').trim();
    if (block === undefined || !asksBack(registry, typed)) return typed;
    if (asked === MOST.questions) return fault(side, 'ARENA.ASKED', { most: MOST.questions });
    answer = await ask(place, 'answer', answerBack({ game, match, side }, typed));
  }
};

/** Whoever comes to a game under way has heard what came before its own last order. */
const heardBefore = ({ match, side, shown }: Sitting): number | undefined => {
  const known =
    shown ?? match.entries.slice(0, match.entries.findLastIndex((e) => e.orders[0]?.by === side) + 1);
  const parted = known.findIndex((entry, i) => entry !== match.entries[i]);
  const since = parted < 0 ? known.length : parted;
  return shown === undefined && since === 0 ? undefined : since;
};

const blockFor = (
  sitting: Sitting,
  open: readonly string[],
  turned: Turned | undefined,
): readonly string[] => {
  const { game, match, side, past } = sitting;
  const more = { asks: QUESTIONS, ...(turned !== undefined && { refused: turned }) };
  const events = past.heard(side, heardBefore(sitting));
  sitting.shown = match.entries.slice();
  const facts = askedFacts({ game, match, side }, seenBy(game, match.state, side), events, more);
  return [JSON.stringify(facts), ...open];
};

/** A suggestion, or an order in full from an engine that knows them, is taken as it is; any other as if a person had typed it. */
const carriedOut = (place: Place, on: Match, open: readonly string[], typed: string): Entry | Turned => {
  const { game, registry, side } = place;
  const read = !isHidden(place) || open.includes(typed) ? readOrders(registry, typed) : undefined;
  if (read?.ok === true && read.value.length > 0) {
    const done = give(
      on,
      read.value.map((said) => ({ by: side, ...said })),
    );
    if (done.ok) return done.entry;
  }
  return giveAsPerson({ game, match: on, side }, typed);
};

const answer = async (sitting: Sitting, now: Waiting, on: Match): Promise<Answered> => {
  const { side } = sitting;
  const isKeeper = keeps(sitting);
  const open = isKeeper ? [] : openTo(sitting, now);
  // A right of which no use can be made is not asked about.
  if (!isKeeper && now.by !== side && open.length === 0) return {};
  const most = isKeeper ? 1 : MOST.refused;
  let turned: Turned | undefined;
  for (let i = 0; i < most; i++) {
    const typed = isKeeper
      ? await proposed(sitting, 'genorder')
      : await proposed(sitting, 'choose', blockFor(sitting, open, turned));
    if (typeof typed === 'object') return typed;
    if (typed === 'none' && now.by !== side) return {};
    if (typed === '') return fault(side, 'ARENA.NOTHING');
    const done = carriedOut(sitting, on, open, typed);
    if (!('code' in done)) return { entry: done };
    turned = done;
  }
  const { order: typed = '', code = '', rule = '' } = turned ?? {};
  return fault(side, 'ARENA.ILLEGAL', { typed, code, rule });
};

export const engineSeat = (place: Place): EngineSeat => {
  const sitting: Sitting = {
    ...place,
    talents: talentsOf([]),
    told: [],
    shown: undefined,
    hashes: 0,
  };
  return {
    get hashes() {
      return sitting.hashes;
    },
    greet: async () => greet(sitting),
    catchUp: async () => catchUp(sitting),
    answer: async (now, on) => answer(sitting, now, on),
  };
};
