// The commands of the engine protocol, by name: the form of each, whether a block follows, and what it does.
import { FACES } from '../core/dice.ts';
import type { Problem, Result, Side } from '../core/types.ts';
import type { Game } from '../api/game.ts';
import { problem } from '../core/problem.ts';
import { LEVEL_NAMES } from '../players/level-names.ts';
import type { Command, Reply } from './protocol.ts';
import { PROTOCOL_VERSION, yes } from './protocol.ts';
import { ask, decision, reach, view } from './facts.ts';
import { evaluation } from './evaluate.ts';
import { fromPosition, fromRecord } from './start-position.ts';
import { play, result, sideNamed } from './game-updates.ts';
import { DRAWN, seatOf, seedWith, setLevel, tableHash, takeBack } from './engine-state.ts';
import type { Session, Table } from './engine-state.ts';
import { counted, legalNow, ordersNow } from './search-tasks.ts';
import type { Thinking } from './search-tasks.ts';

export type Shelf = {
  readonly version: string;
  readonly games: readonly string[];
  readonly game: (id: string) => Promise<Result<Game, readonly Problem[]>>;
};

/** `said`: sentences, in the words of the game there is. */
export type Answer = Reply | Problem | readonly Problem[] | { readonly said: Session['explained'] };

type Work = Answer | Thinking | Promise<Answer | Thinking>;

export type Verb = {
  readonly form: string;
  /** Lines follow, up to one with a full stop. */
  readonly block?: true;
  readonly run: (session: Session, command: Command, block: string, shelf: Shelf) => Work;
};

const atTable =
  (run: (session: Session, table: Table, command: Command, block: string) => Work): Verb['run'] =>
  (session, command, block) =>
    session.table === undefined ? problem('ENGINE.NO-GAME') : run(session, session.table, command, block);

const numberIn = (word: string | undefined, least: number, most: number): number | undefined =>
  word !== undefined && /^\d{1,9}$/.test(word) && Number(word) >= least && Number(word) <= most
    ? Number(word)
    : undefined;

/** A setting that is a whole number: without one it is told. */
const setting =
  (
    least: number,
    most: number,
    get: (s: Session) => number,
    set: (s: Session, n: number) => void,
  ): Verb['run'] =>
  (session, { words }) => {
    const [word] = words;
    if (word === undefined) return yes(String(get(session)));
    const n = numberIn(word, least, most);
    if (n === undefined) return problem('ENGINE.VALUE', { least, most });
    set(session, n);
    return yes();
  };

const MOST_SEED = 999_999_999;

const seed = setting(0, MOST_SEED, (session) => session.seed, seedWith);

const option: Verb['run'] = (session, command, block, shelf) => {
  const [name, ...words] = command.words;
  if (name === undefined) return yes(`seed ${session.seed}`);
  if (name.toLowerCase() === 'seed') return seed(session, { ...command, words }, block, shelf);
  return problem('ENGINE.NO-OPTION', { typed: name, names: ['seed'] });
};

/** Where something is hidden, only what its own side sees is told. */
const sideToTell = (session: Session, table: Table, word: string | undefined): Side | Problem => {
  const seat = seatOf(session, table);
  if (word === undefined) return seat.side;
  const side = sideNamed(table, word);
  if (side === undefined) return problem('ENGINE.SIDES', { typed: word, sides: [...table.game.rules.sides] });
  const isHidden = table.game.rules.hides?.(table.match.state) === true;
  return isHidden && side !== seat.side ? problem('ENGINE.HIDDEN', { side: seat.side }) : side;
};

const viewed = (session: Session, table: Table, word: string | undefined): Answer => {
  const side = sideToTell(session, table, word);
  return typeof side === 'string' ? view({ ...seatOf(session, table), side }) : side;
};

const evaluated = async (session: Session, table: Table, word: string | undefined): Promise<Answer> => {
  const side = sideToTell(session, table, word);
  return typeof side === 'string' ? evaluation(session, table, side) : side;
};

/** What stands in the way of playing at a level; nothing where there is none. */
export const levelSet = (session: Session, typed: string): Problem | undefined => {
  const level = typed.toLowerCase() === 'random' ? DRAWN : typed;
  const levels = [DRAWN, ...LEVEL_NAMES];
  if (!levels.includes(level)) return problem('ENGINE.LEVEL', { typed, levels });
  setLevel(session, level);
  return undefined;
};

const levelled: Verb['run'] = (session, { words: [word] }) =>
  word === undefined ? yes(session.level) : (levelSet(session, word) ?? yes());

const chosen = (session: Session, block: string): Answer => {
  const [view = '', ...lines] = block.split('\n');
  if (!isView(view)) return problem('ENGINE.NO-VIEW');
  const orders = lines.map((line) => line.trim()).filter((line) => line !== '');
  if (orders.length === 0) return problem('ENGINE.NO-CHOICE');
  // Ending comes seldom while there is anything else to do.
  const going = orders.filter((order) => order !== 'end' && order !== 'none');
  const from = going.length > 0 && session.pick(12) > 0 ? going : orders;
  const order = from[session.pick(from.length)] ?? '';
  session.explained = [{ key: 'engine.drawn', params: { order } }];
  return yes(order);
};

const isView = (line: string): boolean => {
  try {
    const view: unknown = JSON.parse(line);
    return typeof view === 'object' && view !== null && !Array.isArray(view);
  } catch {
    return false;
  }
};

export const VERBS: Readonly<Record<string, Verb>> = {
  protocol_version: { form: 'protocol_version', run: () => yes(String(PROTOCOL_VERSION)) },
  name: {
    form: 'name',
    run: ({ level }) => yes(level === DRAWN ? 'Hexfront random' : `Hexfront level ${level}`),
  },
  version: { form: 'version', run: (_session, _command, _block, { version }) => yes(version) },
  list_commands: { form: 'list_commands', run: () => yes(...Object.keys(VERBS)) },
  known_command: {
    form: 'known_command <name>',
    run: (_session, { words: [name = ''] }) => yes(String(Object.hasOwn(VERBS, name.toLowerCase()))),
  },
  games: { form: 'games', run: (_session, _command, _block, { games }) => yes(...games) },
  position: {
    form: 'position, then a position, then a full stop; or position and a position in one line',
    block: true,
    run: (session, _command, block, shelf) => fromPosition(session, block, shelf),
  },
  record: {
    form: 'record, then a record, then a full stop',
    block: true,
    run: (session, _command, block, shelf) => fromRecord(session, block, shelf),
  },
  side: {
    form: 'side [<side> or any]',
    run: atTable((session, table, { words: [word] }) => {
      if (word === undefined) return yes(session.side ?? 'any');
      const side = word.toLowerCase() === 'any' ? undefined : sideNamed(table, word);
      if (side === undefined && word.toLowerCase() !== 'any')
        return problem('ENGINE.SIDES', { typed: word, sides: [...table.game.rules.sides] });
      session.side = side;
      return yes();
    }),
  },
  level: { form: 'level [<number> or random]', run: levelled },
  option: { form: 'option [<name> <value>]', run: option },
  time: {
    form: 'time [<milliseconds for an order>]',
    run: setting(
      1,
      86_400_000,
      (s) => s.time,
      (s, n) => void (s.time = n),
    ),
  },
  legal: {
    form: 'legal [<verb or unit>]',
    run: atTable((session, table, { words: [word] }) => legalNow(session, table, word)),
  },
  reach: {
    form: 'reach <unit>',
    run: atTable((session, table, { words: [word] }) =>
      word === undefined
        ? problem('ENGINE.FORM', { form: 'reach <unit>' })
        : reach(seatOf(session, table), word),
    ),
  },
  view: {
    form: 'view [<side>]',
    run: atTable((session, table, { words: [word] }) => viewed(session, table, word)),
  },
  decision: {
    form: 'decision',
    run: atTable((session, table) => decision(seatOf(session, table))),
  },
  ask: {
    form: 'ask <question>',
    run: atTable((session, table, { rest }) =>
      rest === '' ? problem('ENGINE.FORM', { form: 'ask <question>' }) : ask(seatOf(session, table), rest),
    ),
  },
  genorder: { form: 'genorder', run: atTable(async (session, table) => ordersNow(session, table, false)) },
  genphase: { form: 'genphase', run: atTable(async (session, table) => ordersNow(session, table, true)) },
  choose: {
    form: 'choose, then what the side sees as JSON, a line for each open order, and a full stop',
    block: true,
    run: (session, _command, block) => chosen(session, block),
  },
  play: {
    form: 'play <side> <order>',
    run: atTable((_session, table, command) => play(table, command)),
  },
  result: {
    form: 'result <face> [face ...]',
    run: atTable((_session, table, { words }) => result(table, words)),
  },
  undo: {
    form: 'undo [<how many>]',
    run: atTable((_session, table, { words: [word = '1'] }) => {
      const count = numberIn(word, 1, MOST_SEED);
      if (count === undefined) return problem('ENGINE.VALUE', { least: 1, most: MOST_SEED });
      return takeBack(table, count) ? yes(tableHash(table)) : problem('ENGINE.NO-ORDER');
    }),
  },
  evaluate: {
    form: 'evaluate [<side>]',
    run: atTable(async (session, table, { words: [word] }) => evaluated(session, table, word)),
  },
  explain: {
    form: 'explain',
    run: (session) => ({
      said: session.explained.length > 0 ? session.explained : [{ key: 'engine.silent', params: {} }],
    }),
  },
  hash: { form: 'hash', run: atTable((_session, table) => yes(tableHash(table))) },
  perft: {
    form: 'perft <depth> [<face of every die>]',
    run: atTable((_session, table, { words: [depth, face = '1'] }) => {
      const deep = numberIn(depth, 0, 99);
      const shown = numberIn(face, 1, FACES);
      if (deep === undefined) return problem('ENGINE.VALUE', { least: 0, most: 99 });
      if (shown === undefined) return problem('ENGINE.VALUE', { least: 1, most: FACES });
      return counted(table, deep, shown);
    }),
  },
  // What is under way is stopped as soon as this is read; then there is nothing left to stop.
  stop: { form: 'stop', run: () => yes() },
  quit: { form: 'quit', run: () => yes() },
};
