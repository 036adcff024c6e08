// What changed between two records of the same golden game, in sentences: the first act that differs, and how far it goes.
import { readRecord } from '../../src/record/format/record.ts';
import type { Block, GameRecord } from '../../src/record/format/record.ts';

/** Says nothing where the two tell the same play; version and data in the head are no play. */
export type Difference = readonly string[];

const textsOf = (record: GameRecord, block: Block): readonly string[] =>
  record.lines.slice(block.line - 1, block.last).map(({ text }) => text);

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, i) => text === b[i]);

const hashesOf = ({ blocks }: GameRecord): readonly string[] =>
  blocks.flatMap(({ hashes }) => hashes.map(({ hash }) => hash));

const marked = (mark: string, texts: readonly string[]): readonly string[] =>
  texts.map((text) => `  ${mark} ${text}`);

/** The lines of one side that are not at the same place in the other, with the act they stand under. */
const inBlock = (was: readonly string[], is: readonly string[]): Difference => {
  const from = was.findIndex((text, i) => text !== is[i]);
  const first = from < 0 ? was.length : from;
  const act = first === 0 ? [] : marked(' ', was.slice(0, 1));
  return [...act, ...marked('-', was.slice(first)), ...marked('+', is.slice(first))];
};

const headDifference = (was: GameRecord, is: GameRecord): Difference => {
  const { scenario, dice, options } = was.header;
  const now = is.header;
  const begins =
    JSON.stringify([scenario, dice, options]) === JSON.stringify([now.scenario, now.dice, now.options]);
  return begins ? [] : ['It begins with another scenario, seed or option.'];
};

export const compareRecords = (stored: string, fresh: string): Difference => {
  const was = readRecord(stored);
  const is = readRecord(fresh);
  if (!was.ok) return ['The stored record cannot be read.'];
  if (!is.ok) return ['The new record cannot be read.'];
  const head = headDifference(was.value, is.value);
  const old = was.value.blocks.map((block) => textsOf(was.value, block));
  const now = is.value.blocks.map((block) => textsOf(is.value, block));
  const count = Math.max(old.length, now.length);
  const differing = Array.from({ length: count }, (_, i) => i).filter(
    (i) => !same(old[i] ?? [], now[i] ?? []),
  );
  const [first] = differing;
  if (first === undefined) return head;
  const line = (was.value.blocks[first] ?? was.value.blocks.at(-1))?.line ?? 0;
  const hashes = [hashesOf(was.value).at(-1) ?? 'none', hashesOf(is.value).at(-1) ?? 'none'];
  return [
    ...head,
    `${differing.length} of ${count} acts differ, the first at line ${line} of the record:`,
    ...inBlock(old[first] ?? [], now[first] ?? []),
    hashes[0] === hashes[1]
      ? `The last hash is the same, ${hashes[0]}.`
      : `The last hash was ${hashes[0]} and is ${hashes[1]}.`,
  ];
};
