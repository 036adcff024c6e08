// Alters records, has each verified, and counts what was found, with the line it begins at, and what was not.
import type { Playing } from '../../src/record/playable.ts';
import { verifyRecord } from '../../src/record/verify.ts';
import {
  BYTE_WAYS,
  FORGERIES,
  LINE_WAYS,
  SAME_WAYS,
  SHORTER_WAYS,
  chainedOver,
  firstChanged,
  texts,
} from './edits.ts';
import type { Draw } from './edits.ts';

export type Subject = { readonly name: string; readonly bytes: Uint8Array; readonly playing: Playing };

type Row = { tries: number; found: number; named: number };

export type Tally = {
  readonly rows: Map<string, Row>;
  /** What should have been found, or is told with another line than it should. */
  readonly wrong: string[];
};

export const newTally = (): Tally => ({ rows: new Map(), wrong: [] });

type Verdict = { readonly whole: string } | { readonly code: string; readonly line: number | undefined };

const verdictOn = (bytes: Uint8Array, playing: Playing): Verdict => {
  const verified = verifyRecord(bytes, playing);
  if (verified.ok) return { whole: verified.value.chain };
  const { code = '', params = {} } = verified.error[0] ?? {};
  const { line } = params;
  return { code, line: typeof line === 'number' ? line : undefined };
};

const count = (tally: Tally, what: string, found: boolean, named: boolean): void => {
  const row = tally.rows.get(what) ?? { tries: 0, found: 0, named: 0 };
  tally.rows.set(what, row);
  row.tries += 1;
  if (found) row.found += 1;
  if (named) row.named += 1;
};

const pickFrom = <T>(ways: Readonly<Record<string, T>>, draw: Draw): readonly [string, T] => {
  const all = Object.entries(ways);
  const one = all[draw(all.length)];
  if (one === undefined) throw new Error('There is no way to alter a record');
  return one;
};

/** No more than this is shown of what was not found. */
const MOST_TOLD = 40;

const tell = (tally: Tally, text: string): void => {
  if (tally.wrong.length < MOST_TOLD) tally.wrong.push(text);
};

/** Cut off before the game began it is no record, and there is no line to name. */
const STUMP = 'RECORD.NOT-STARTED';

/** One edit of bytes or lines by somebody who leaves the chain as it is. */
export const tamper = ({ name, bytes, playing }: Subject, draw: Draw, tally: Tally): void => {
  const [what, way] = pickFrom({ ...BYTE_WAYS, ...BYTE_WAYS, ...LINE_WAYS }, draw);
  const edited = way(bytes, draw);
  if (Buffer.compare(edited, bytes) === 0) return tamper({ name, bytes, playing }, draw, tally);
  const verdict = verdictOn(edited, playing);
  const line = firstChanged(bytes, edited);
  const found = 'code' in verdict;
  const named = found && (verdict.line === line || verdict.code === STUMP);
  count(tally, what, found, named);
  if (!named) tell(tally, `${name}, line ${line}, ${what}: ${JSON.stringify(verdict)}`);
};

/** The chain at the end of a record, which whoever noted it down can compare. */
const lastChain = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString('latin1').trimEnd().split('\n').at(-1)?.slice(0, 12) ?? '';

/** What leaves a record that is right in itself: the same one, or a shorter one with another chain. */
export const leave = ({ name, bytes, playing }: Subject, draw: Draw, tally: Tally): void => {
  const [what, way] = pickFrom({ ...SAME_WAYS, ...SHORTER_WAYS }, draw);
  const edited = way(bytes, draw);
  const verdict = verdictOn(edited, playing);
  const chain = lastChain(bytes);
  const found = 'code' in verdict;
  count(tally, what, found, found);
  if (what in SAME_WAYS && (found || verdict.whole !== chain))
    tell(tally, `${name}, ${what}: ${JSON.stringify(verdict)}`);
  if (what in SHORTER_WAYS && !found && verdict.whole === chain)
    tell(tally, `${name}, ${what}: it has the same chain`);
};

/** One edit by somebody who makes the chain anew. What it leads to may come some lines later, never before. */
export const forge = ({ name, bytes, playing }: Subject, draw: Draw, tally: Tally): void => {
  const lines = texts(bytes);
  const [what, forgery] = pickFrom(FORGERIES, draw);
  const at = draw(lines.length);
  const text = lines[at] ?? '';
  const forged = forgery(text, draw);
  if (forged === text) return forge({ name, bytes, playing }, draw, tally);
  const verdict = verdictOn(chainedOver(lines.with(at, forged)), playing);
  const found = 'code' in verdict;
  count(tally, `forged: ${what}`, found, found && verdict.line === at + 1);
  const early = found && verdict.line !== undefined && verdict.line < at + 1;
  if (!found || early || verdict.line === undefined)
    tell(
      tally,
      `${name}, line ${at + 1}, forged: ${what}: ${JSON.stringify(verdict)}\n    ${text}\n    ${forged}`,
    );
};
