// Writes a match down while it is played. An order is on disk before it is carried out, and its results before they are said:
// what was told to a player may have been acted on, and after a change of rules could not be computed again.
import { hashOf } from '../core/canonical-json.ts';
import { commitment } from '../core/dice.ts';
import { sameArgs } from '../core/legality.ts';
import type { Keeper } from '../core/keeper.ts';
import type { Seen } from '../core/rule-set.ts';
import type { Event, Order, Params, Problem, Result, Side } from '../core/types.ts';
import { MAX_FILE, MAX_LINES, chained, endsIn } from './format/line-chain.ts';
import type { Newline } from './format/line-chain.ts';
import type { Remark } from './format/record.ts';
import type { DiceKind } from './format/header.ts';
import { actText } from './format/lines.ts';
import type { Act } from './format/lines.ts';
import { follow } from './format/live-orders.ts';
import type { Path } from './format/live-orders.ts';
import type { Ink } from './files/append.ts';
import type { Playing } from './playable.ts';
import { failed, problem, worked } from '../core/problem.ts';
import { NO_MARK, markOf, orderText, resultTexts, standTexts } from './format/result-lines.ts';

/** Where in the file the keeper stands: its last line, and the line of the opening. */
export type Place = {
  readonly line: number;
  readonly chain: string;
  readonly opening: number;
  /** How its lines end, where they were converted. */
  readonly newline?: Newline;
  readonly path: Path;
  readonly remarks: readonly Remark[];
  /** The seed has been shown. */
  readonly closed: boolean;
};

/** A state worth keeping beside the record: at the opening and at the end of a player turn. */
export type Worth = {
  readonly line: number;
  readonly chain: string;
  readonly state: Seen<unknown>;
};

export type KeeperOptions = {
  readonly playing: Playing;
  readonly dice: DiceKind;
  readonly keep?: ((worth: Worth) => void) | undefined;
};

export type FileKeeper = Keeper & {
  /** What came of setting up; once, on a new record. */
  opened(events: readonly Event[], s: Seen<unknown>): Problem | undefined;
  /** Gives the number of the note. `by`: whose alone it is. */
  readonly note: (text: string, by?: Side) => Result<number>;
  /** Gives the line of the mark. */
  readonly mark: (name: string, by?: Side) => Result<number>;
  /** Writes what is still owed, and says why that cannot be done, or whether the record is no longer ours. */
  saved(): Problem | undefined;
  /** Every note and mark so far. */
  remarks(): readonly Remark[];
  /** Shows the seed of a game that is over. Nothing is played after it. */
  show(seed: string, s: Seen<unknown>): Problem | undefined;
  /** The seed has been shown. */
  closed(): boolean;
  /** How many lines the record has. */
  lines(): number;
  /** The line of the n-th order that stands, counted from 1; 0 is the opening. */
  lineOf(order: number): number | undefined;
  /** How many orders that stand were given before a line. */
  ordersBefore(line: number): number;
};

const LONGEST_NOTE = 1000;
/** For the results of an order. */
const RESERVE = { bytes: 256 * 1024, lines: 2000 } as const;

/** One line of printable text. */
const tidy = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const notShown = (dice: DiceKind, seed: string, s: Seen<unknown>): Problem | undefined => {
  if (dice.kind !== 'seeded') return problem('SEED.NOT-SEALED', { dice: dice.kind });
  if (s.over === undefined) return problem('SEED.NOT-OVER');
  return commitment(seed) === dice.commit ? undefined : problem('SEED.WRONG', { commit: dice.commit });
};

/** What could not be read again must not be played: the record would end there. */
const readsAs = ({ codec }: Playing, order: Order, text: string): boolean => {
  const read = codec.read(text);
  return read.ok && read.value.verb === order.verb && sameArgs(read.value.args, order.args);
};

const turnOf = (s: Seen<unknown>): string => `${s.clock.turn} ${s.clock.phasing}`;

export const keeperOn = (ink: Ink, place: Place, { playing, dice, keep }: KeeperOptions): FileKeeper => {
  const { path, opening, newline } = place;
  let { line, chain, remarks, closed } = place;
  let before = { mark: NO_MARK, turn: '' };
  // Results that could not be written yet; nothing else is written before them.
  let owed: readonly string[] = [];

  const isOurs = (all: Uint8Array): boolean => endsIn(all, chain);

  const write = (texts: readonly string[], params: Params): Problem | undefined => {
    if (texts.length === 0) return undefined;
    const next = chained(chain, texts, newline);
    const wrong = ink.append(next.bytes, params, isOurs);
    if (wrong !== undefined) return wrong;
    chain = next.chain;
    line += texts.length;
    return undefined;
  };

  const settle = (texts: readonly string[], params: Params): Problem | undefined => {
    const wrong = write(texts, params);
    owed = wrong === undefined ? [] : texts;
    return wrong;
  };

  const did = (act: Act, results: readonly string[], params: Params): Problem | undefined => {
    const after = act.kind === 'note' || act.kind === 'mark';
    if (closed && !after) return problem('RECORD.CLOSED', params);
    // A record that grew on could not be opened again; what an order brings about still has room.
    if (act.kind !== 'seed' && (ink.length() > MAX_FILE - RESERVE.bytes || line > MAX_LINES - RESERVE.lines))
      return problem('RECORD.FULL', { ...params, most: MAX_FILE });
    const wrong = settle(owed, params) ?? write([actText(act), ...results], params);
    if (wrong === undefined) follow(path, act, line - results.length);
    return wrong;
  };

  const remark = (kind: Remark['kind'], text: string, by: Side | undefined): Problem | undefined => {
    const tidied = tidy(text);
    if (tidied === '') return problem('NOTE.EMPTY');
    if (tidied.length > LONGEST_NOTE) {
      return problem('NOTE.LONG', { most: LONGEST_NOTE, length: tidied.length });
    }
    const owner = by === undefined ? {} : { by };
    const act = kind === 'note' ? { kind, text: tidied, ...owner } : { kind, name: tidied, ...owner };
    const wrong = did(act, [], {});
    if (wrong === undefined) remarks = [...remarks, { kind, text: tidied, line, ...owner }];
    return wrong;
  };

  return {
    opened: (events, s) => {
      const wrong = settle(
        resultTexts(events, NO_MARK, markOf(playing, s), () => hashOf(s)),
        {},
      );
      if (wrong === undefined) keep?.({ line, chain, state: s });
      return wrong;
    },
    orders: (orders, s) => {
      before = { mark: markOf(playing, s), turn: turnOf(s) };
      const texts = orders.map((order) => orderText(playing.codec, order));
      const lost = orders.findIndex((order, i) => !readsAs(playing, order, texts[i] ?? ''));
      if (lost >= 0) {
        return problem('RECORD.UNREADABLE', { order: path.live.length + 1, text: texts[lost] ?? '' });
      }
      const act: Act = { kind: 'orders', side: orders[0]?.by ?? '', orders: texts };
      return did(act, [], { order: path.live.length + 1 });
    },
    results: (entry, s) => {
      const wrong = settle(
        resultTexts(entry.events, before.mark, markOf(playing, s), () => hashOf(s)),
        {},
      );
      if (wrong === undefined && turnOf(s) !== before.turn) keep?.({ line, chain, state: s });
      return wrong;
    },
    taken: (verb, count, s) => {
      const results = standTexts(markOf(playing, s), hashOf(s));
      return did({ kind: 'taken', verb, count }, results, {});
    },
    note: (text, by) => {
      const wrong = remark('note', text, by);
      return wrong === undefined
        ? worked(remarks.filter(({ kind }) => kind === 'note').length)
        : failed(wrong);
    },
    mark: (name, by) => {
      const wrong = remark('mark', name, by);
      return wrong === undefined ? worked(line) : failed(wrong);
    },
    saved: () => settle(owed, {}) ?? ink.append(new Uint8Array(), {}, isOurs),
    remarks: () => remarks,
    show: (seed, s) => {
      const wrong = notShown(dice, seed, s) ?? did({ kind: 'seed', seed }, [], {});
      closed ||= wrong === undefined;
      return wrong;
    },
    closed: () => closed,
    lines: () => line,
    ordersBefore: (before) => path.live.filter((each) => each < before).length,
    lineOf: (order) => (order === 0 ? opening : path.live[order - 1]),
  };
};
