// A record as text and as a value: the header, then blocks of one act with its results. Reading tells every line that is wrong.
import type { Event, Problem, Result, Side } from '../../core/types.ts';
import { unchain } from './line-chain.ts';
import type { ChainedLine, Unchained } from './line-chain.ts';
import { readHeader } from './header.ts';
import type { Header } from './header.ts';
import { isResult, readAct, readResult } from './lines.ts';
import type { Act, ResultLine } from './lines.ts';
import { failed, problem, worked } from '../../core/problem.ts';

/** An act and what came of it. Line numbers count from 1. */
export type Block = {
  readonly act: Act;
  readonly line: number;
  readonly last: number;
  /** The lines under it as they are written. */
  readonly results: readonly string[];
  readonly events: readonly Event[];
  /** State hashes among the results, with their lines. */
  readonly hashes: readonly { readonly line: number; readonly hash: string }[];
  /** The act after it says that it was not carried out. */
  readonly dropped?: true;
};

export type GameRecord = {
  readonly header: Header;
  readonly blocks: readonly Block[];
  readonly lines: readonly ChainedLine[];
} & Omit<Unchained, 'lines'>;

type Open = {
  act: Act;
  line: number;
  results: string[];
  events: Event[];
  hashes: { line: number; hash: string }[];
  dropped?: true;
};

const add = (block: Open, line: number, text: string, result: ResultLine): void => {
  block.results.push(text);
  if (result.kind === 'event') block.events.push(result.event);
  if (result.kind === 'hash') block.hashes.push({ line, hash: result.hash });
  const veiled = block.events.at(-1);
  if (result.kind === 'veil' && veiled !== undefined) {
    block.events[block.events.length - 1] = { ...veiled, veiled: result.veiled };
  }
};

const closed = (block: Open): Block => ({ ...block, last: block.line + block.results.length });

/** What came of an order may have been acted on; only one of which nothing came can be dropped. */
const mayBeDropped = (block: Open | undefined): boolean =>
  block?.act.kind === 'orders' && block.results.length === 0;

/** What may not follow what: a game opens once, and nothing is played after the seed was shown. */
const misplaced = (act: Act, line: number, before: Open | undefined, shown: boolean): Problem | undefined => {
  if ((act.kind === 'opening') !== (before === undefined)) return problem('RECORD.OPENING', { line });
  if (act.kind === 'dropped' && !mayBeDropped(before)) return problem('RECORD.DROPPED', { line });
  if (!shown || act.kind === 'note' || act.kind === 'mark') return undefined;
  return problem('RECORD.AFTER-SEED', { line });
};

const readBlocks = (
  lines: readonly ChainedLine[],
  from: number,
): Result<readonly Block[], readonly Problem[]> => {
  const blocks: Open[] = [];
  const problems: Problem[] = [];
  let shown = false;
  for (let i = from; i < lines.length; i++) {
    const line = i + 1;
    const text = lines[i]?.text ?? '';
    const block = blocks.at(-1);
    if (isResult(text)) {
      const result = readResult(text);
      if ('form' in result) problems.push(problem('RECORD.LINE', { line, form: result.form }));
      else if (block === undefined || (result.kind === 'veil' && block.events.length === 0)) {
        problems.push(problem('RECORD.LOOSE-RESULT', { line }));
      } else add(block, line, text, result);
      continue;
    }
    const act = readAct(text);
    if ('form' in act) problems.push(problem('RECORD.LINE', { line, form: act.form }));
    else {
      const wrong = misplaced(act, line, block, shown);
      shown ||= act.kind === 'seed';
      if (act.kind === 'dropped' && block !== undefined) block.dropped = true;
      if (wrong !== undefined) problems.push(wrong);
      blocks.push({ act, line, results: [], events: [], hashes: [] });
    }
  }
  return problems.length > 0 ? failed(problems) : worked(blocks.map(closed));
};

/** Reads a record, or its first `upto` lines. A torn last line is told, not a fault. */
export const readRecord = (
  contents: Uint8Array | string,
  upto?: number,
): Result<GameRecord, readonly Problem[]> => {
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
  const unchained = unchain(bytes, upto);
  if (!unchained.ok) return unchained;
  const { lines } = unchained.value;
  if (upto !== undefined && lines.length < upto) {
    return failed([problem('RECORD.UPTO', { upto, lines: lines.length })]);
  }
  const head = readHeader(lines);
  // Cut off before the opening was written: there is no game in it yet.
  const started = lines.some((line) => line.text === 'opening');
  if (!head.ok) return started || lines[0] === undefined ? head : failed(notStarted(head.error));
  if (!started) return failed([problem('RECORD.NOT-STARTED')]);
  const blocks = readBlocks(lines, head.value.next);
  if (!blocks.ok) return blocks;
  return worked({ ...unchained.value, header: head.value.header, blocks: blocks.value });
};

/** A missing header line in a record that was cut off is no fault of the header. */
const notStarted = (problems: readonly Problem[]): readonly Problem[] =>
  problems.every((each) => each.code === 'RECORD.HEADER') ? [problem('RECORD.NOT-STARTED')] : problems;

/** The faces drawn in a block, in order. */
export const facesOf = (block: Block): readonly number[] =>
  block.events.filter((event) => event.kind === 'die').map((event) => Number(event.data['result']));

/** How many dice had been drawn after the last line. */
export const drawnIn = (record: GameRecord): number =>
  record.blocks.reduce(
    (most, block) =>
      block.events.reduce(
        (n, event) => (event.kind === 'die' ? Math.max(n, Number(event.data['n'])) : n),
        most,
      ),
    0,
  );

/** The record as it was when the act at or before a line had been done. */
export const upToLine = (record: GameRecord, line: number): GameRecord => {
  const blocks = record.blocks.filter((block) => block.line <= line);
  return {
    header: record.header,
    blocks,
    lines: record.lines.slice(0, blocks.at(-1)?.last ?? 0),
    unended: false,
    newline: record.newline,
  };
};

export const chainOf = (record: GameRecord): string => record.lines.at(-1)?.chain ?? '';

/** A note or a mark, and its line. */
export type Remark = {
  readonly kind: 'note' | 'mark';
  readonly text: string;
  readonly line: number;
  readonly by?: Side;
};

export const remarksIn = (record: GameRecord): readonly Remark[] =>
  record.blocks.flatMap(({ act, line }): readonly Remark[] => {
    if (act.kind !== 'note' && act.kind !== 'mark') return [];
    const text = act.kind === 'note' ? act.text : act.name;
    return [{ kind: act.kind, text, line, ...(act.by !== undefined && { by: act.by }) }];
  });
