// Records and what lies beside them: the sealed seed, and kept states. Most have a chain that holds, or nothing past it would be tried.
import { hashOf } from '../../../src/core/canonical-json.ts';
import { link } from '../../../src/record/format/line-chain.ts';
import { oneOf, seldom, upTo } from '../atoms.ts';
import type { Draw } from '../atoms.ts';
import type { Bench, Heard } from '../bench.ts';
import { keptState, recordSpare, records } from '../corpus.ts';
import { asFile, mutatedBytes, mutatedJson, mutatedLines } from '../mutate.ts';
import { FIRST } from '../seeds.ts';
import { onFile } from './kind.ts';
import type { Kind } from './kind.ts';

/** With the chain that belongs to the lines. */
export const chainedLines = (lines: readonly string[]): readonly string[] => {
  let chain = '';
  return lines.map((line) => `${(chain = link(chain, line))} ${line}`);
};

/** The JSON of one event changed. */
const eventChanged = (draw: Draw, lines: readonly string[]): readonly string[] => {
  const events = lines.flatMap((line, i) => (/^ = .*\{.*\}$/.test(line) ? [i] : []));
  if (events.length === 0) return lines;
  const at = oneOf(draw, events);
  const line = lines[at] ?? '';
  const begins = line.indexOf('{');
  return lines.with(at, line.slice(0, begins) + mutatedJson(draw, line.slice(begins)).replaceAll('\n', ''));
};

const DICE = [
  'die 1 3/0',
  'die 1 3/300',
  'die 999999999 1/999999999',
  'die 0 0/1',
  'die 1 7/6',
  'die 2 1/256',
] as const;

const dieChanged = (draw: Draw, lines: readonly string[]): readonly string[] => {
  const text = ` = ${oneOf(draw, DICE)} ${FIRST.hostile.die}`;
  const at = lines.findIndex((line) => line.startsWith(' = die '));
  return at < 0 ? [...lines, text] : lines.with(at, text);
};

const encoder = new TextEncoder();

const made = (draw: Draw): Uint8Array => {
  const lines = oneOf(draw, records());
  if (seldom(draw, 8)) {
    const bytes = encoder.encode(`${chainedLines(lines).join('\n')}\n`);
    return mutatedBytes(draw, bytes, encoder.encode(`${chainedLines(oneOf(draw, records())).join('\n')}\n`));
  }
  if (seldom(draw, 10)) return asFile(draw, mutatedLines(draw, chainedLines(lines), recordSpare()));
  const how = upTo(draw, 5);
  const changed =
    how === 0
      ? dieChanged(draw, lines)
      : how <= 2
        ? eventChanged(draw, lines)
        : mutatedLines(draw, lines, recordSpare(), 3).flatMap((line) => line.split('\n'));
  return asFile(draw, chainedLines(changed));
};

const TALK = 'history\nevents\nstatus\nluck\nmarks\nreplay\nnext\nleave\nundo\nquit\n';

const keep = (bench: Bench, bytes: Uint8Array): string => {
  bench.keep('x.seed', `${'0'.repeat(64)}\n`);
  return bench.keep('x.game', bytes);
};

const LISTS = [
  ['resume', '--list'],
  ['resume', '--list', '--json'],
] as const;

const listed = async (bench: Bench): Promise<Heard> => {
  const [plain, json] = [await bench.run(LISTS[0]), await bench.run(LISTS[1])];
  return { ...json, text: plain.text + json.text };
};

export const RECORDS: Kind = {
  id: 'record',
  ending: 'game',
  share: 16,
  make: made,
  ways: [
    onFile('x.game', (path) => ['verify', path]),
    onFile('x.game', (path) => ['verify', path, '--json']),
    onFile('x.game', (path) => ['replay', path, '--level', 'verbose']),
    onFile('x.game', (path) => ['replay', path, '--json']),
    onFile('x.game', (path) => ['ask', path, 'status']),
    onFile('x.game', (path) => ['show', path]),
    {
      name: 'resume',
      go: async (bench, bytes) => bench.run(['resume', keep(bench, bytes)], { input: TALK }),
    },
    {
      name: 'resume --upto',
      go: async (bench, bytes) => bench.run(['resume', keep(bench, bytes), '--upto', '17'], { input: TALK }),
    },
    {
      name: 'resume --list',
      go: async (bench, bytes) => {
        keep(bench, bytes);
        return listed(bench);
      },
    },
    {
      name: 'engine record',
      go: async (bench, bytes) =>
        bench.run(['engine'], {
          input: Buffer.concat([Buffer.from('record\n'), bytes, Buffer.from('\n.\nhash\nlegal\nstop\n')]),
        }),
    },
  ],
};

const STATE_LINE = FIRST.hostile.records[0]?.[1] ?? 0;

/** A state beside a record that names it: the record goes on from it, under other rules than were played. */
const withState = (text: string): { readonly record: string; readonly kept: string } => {
  const [lines = []] = records();
  const older = lines.slice(0, STATE_LINE).map((line) => (line.startsWith('rules ') ? 'rules 0.9' : line));
  const chain = chainedLines(older).at(-1)?.slice(0, 12) ?? '';
  let hash = '00000000';
  try {
    hash = hashOf(JSON.parse(text));
  } catch {
    // It is no JSON: then its hash does not matter.
  }
  const goesOn = `resumed rules=0.9 data=c92bcfa7 program=0.1.0 line=${older.length} hash=${hash}`;
  return {
    record: `${chainedLines([...older, goesOn]).join('\n')}\n`,
    kept: `{"line":${older.length},"chain":"${chain}","hash":"${hash}","state":${text}}\n`,
  };
};

const layOut = (bench: Bench, bytes: Uint8Array): string => {
  const { record, kept } = withState(new TextDecoder().decode(bytes));
  bench.keep(`x.states/${STATE_LINE}.json`, kept);
  return bench.keep('x.game', record);
};

export const STATES: Kind = {
  id: 'state',
  ending: 'json',
  share: 6,
  make: (draw) => encoder.encode(mutatedJson(draw, keptState())),
  ways: [
    {
      name: 'resume',
      go: async (bench, bytes) => bench.run(['resume', layOut(bench, bytes)], { input: TALK }),
    },
    { name: 'verify', go: async (bench, bytes) => bench.run(['verify', layOut(bench, bytes)]) },
    { name: 'ask', go: async (bench, bytes) => bench.run(['ask', layOut(bench, bytes), 'units']) },
    { name: 'show', go: async (bench, bytes) => bench.run(['show', layOut(bench, bytes)]) },
    {
      name: 'resume --list',
      go: async (bench, bytes) => {
        layOut(bench, bytes);
        return listed(bench);
      },
    },
  ],
};
