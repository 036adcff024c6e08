// Is a record written as this program writes it? What reads the same and looks otherwise was put there by another hand.
import type { Problem } from '../../core/types.ts';
import type { Block, GameRecord } from './record.ts';
import { headerTexts } from './header.ts';
import { actText, readResult } from './lines.ts';
import type { Act } from './lines.ts';
import type { Playing } from '../playable.ts';
import { problem } from '../../core/problem.ts';

/** The orders in their canonical form; one that cannot be read stays as it is, and is told when it is played. */
const canonical = (act: Act, playing: Playing): Act => {
  if (act.kind !== 'orders') return act;
  const orders = act.orders.map((text) => {
    const read = playing.codec.read(text);
    return read.ok ? playing.codec.write({ by: act.side, ...read.value }) : text;
  });
  return { ...act, orders };
};

/** Play is gone on with under other rules or data only where they are other. */
const goneOn = (record: GameRecord): Problem | undefined => {
  let { rules, data }: { rules: string; data: string } = record.header;
  for (const { act, line } of record.blocks) {
    if (act.kind !== 'resumed') continue;
    if (act.rules === rules && act.data === data) return problem('VERIFY.GONE-ON', { line, rules });
    ({ rules, data } = act);
  }
  return undefined;
};

const dieNumber = (text: string): number => {
  const result = readResult(text);
  return 'event' in result && result.event.kind === 'die' ? Number(result.event.data['n']) : 0;
};

/** How many dice had been drawn when a line was written. */
const drawnBy = ({ blocks }: GameRecord, line: number): number =>
  blocks
    .flatMap((block) => block.results.slice(0, Math.max(0, line - block.line)))
    .reduce((most, text) => Math.max(most, dieNumber(text)), 0);

/**
 * A copy says how many dice were rolled before it was one, which its seed does not prove: those in the lines it took
 * over, and no more. Its head may have a line more than the other's, and it has left out a seed that was shown.
 */
const copied = (record: GameRecord): Problem | undefined => {
  const { branch } = record.header;
  if (branch === undefined) return undefined;
  const { line, drawn } = branch;
  if ([line, line - 1, line + 1].some((last) => drawnBy(record, last) === drawn)) return undefined;
  const at = record.lines.findIndex(({ text }) => text.startsWith('branch ')) + 1;
  return problem('VERIFY.COPIED', { line: at, drawn, found: drawnBy(record, line) });
};

/** The first line in another form. `blocks`: those that are played again. */
const otherForm = (record: GameRecord, blocks: readonly Block[], playing: Playing): Problem | undefined => {
  const head = headerTexts({ ...record.header, game: playing.rules.id });
  const acts = blocks.map(({ act, line }) => [line - 1, actText(canonical(act, playing))] as const);
  for (const [i, expected] of [...head.entries(), ...acts]) {
    const found = record.lines[i]?.text ?? '';
    if (found !== expected) return problem('VERIFY.FORM', { line: i + 1, expected, found });
  }
  return undefined;
};

/** Its last line was cut off, or a line does not end as the others do. */
export const endedOtherwise = ({ torn, mixed, unended, lines }: GameRecord): Problem | undefined =>
  torn ?? mixed ?? (unended ? problem('RECORD.UNENDED', { line: lines.length }) : undefined);

/** What no order could have led to: lines the program does not write so, or not there. */
export const writtenOtherwise = (
  record: GameRecord,
  blocks: readonly Block[],
  playing: Playing,
): readonly (Problem | undefined)[] => [goneOn(record), copied(record), otherForm(record, blocks, playing)];
