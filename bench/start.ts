// Cold starts against the shortest program Node can run, process by process, each time the two one after the other. By the
// clock, as people wait: only a machine with nothing else to do tells the truth.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { GAMES } from '../src/games/registry.ts';
import { median, rowOf } from './row.ts';
import type { BenchRow } from './row.ts';

const PAIRS = 20;
const NOTHING = ['-e', '0'];
/** Orders of the golden campaign, and a quarter of them. */
const WHOLE = 2694;
const QUARTER = 674;
const FRAME_ENDS = '\x1b[?2026l';
const END_OF_INPUT = '\x04';

/** A line that can be edited is drawn with its cursor set to a column at its end. */
const withoutCursor = (said: string): string => {
  const escape = said.lastIndexOf('\x1b');
  return /^.\[\d+G$/s.test(said.slice(escape)) ? said.slice(0, escape) : said;
};

/** A program built like the product's own, and started through the product's launcher. */
const built = (folder: string, entry: string): string => {
  const made = spawnSync(process.execPath, ['build.mjs', '--entry', entry, '--out', join(folder, 'dist')], {
    stdio: 'inherit',
  });
  if (made.status !== 0) throw new Error(`The build of ${entry} failed`);
  for (const part of ['bin', 'data', 'package.json']) cpSync(part, join(folder, part), { recursive: true });
  return join(folder, 'bin/hexfront.js');
};

/** Milliseconds until a process has ended, or has first said what is waited for. */
const timed = (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  until?: string,
  farewell = '',
): Promise<number> =>
  new Promise((done, fail) => {
    const began = performance.now();
    let took: number | undefined;
    let said = '';
    const child = spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (took !== undefined || until === undefined || !withoutCursor(said).endsWith(until)) return;
      took = performance.now() - began;
      child.stdin.end(farewell);
    });
    if (until === undefined) child.stdin.end();
    child.on('error', fail);
    child.on('exit', (status) => {
      if (until === undefined) took = performance.now() - began;
      if (status !== 0 || took === undefined)
        fail(new Error(`${args.join(' ')} ended with ${status}: ${said}`));
      else done(took);
    });
  });

type Trial = {
  /** What it is compared with; absent: the shortest program. */
  readonly base?: readonly string[];
  readonly until?: string;
  readonly farewell?: string;
  /** The text of a record that can be resumed as `long`. */
  readonly game?: string;
  readonly pairs?: number;
};

const against = async (
  folder: string,
  args: readonly string[],
  { base: other, until, farewell = '', game, pairs = PAIRS }: Trial = {},
) => {
  const ours: number[] = [];
  const base: number[] = [];
  for (let i = 0; i < pairs; i++) {
    // No game of the same name is there to look past; the folder itself is not new to anybody but once.
    const home = mkdtempSync(join(folder, 'home-'));
    mkdirSync(join(home, 'games'));
    if (game !== undefined) writeFileSync(join(home, 'games/long.game'), game);
    const env = { ...process.env, HEXFRONT_HOME: home };
    base.push(await (other === undefined ? timed(NOTHING, env) : timed(other, env, until, farewell)));
    ours.push(await timed(args, env, until, farewell));
  }
  const [value, nothing] = [median(ours), median(base)];
  return { value, base: nothing, ratio: value / nothing };
};

/** The lines of a record until so many orders have been given and answered. */
const cutAfter = (record: string, orders: number): string => {
  const lines = record.split(/(?<=\n)/);
  let given = 0;
  const end = lines.findIndex((line) => line.slice(13).startsWith('> ') && ++given > orders);
  return (end < 0 ? lines : lines.slice(0, end)).join('');
};

export const rows = async (): Promise<BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'hexfront-start-'));
  try {
    const hexfront = built(join(folder, 'product'), resolve('src/cli.ts'));
    const withFord = built(join(folder, 'ford'), resolve('bench/launcher.ts'));
    const onScreen = built(join(folder, 'screen'), resolve('bench/screen-launcher.ts'));
    const version = await against(folder, [hexfront, '--version']);
    const asks = '> ';
    const prompt = await against(folder, [withFord, 'play', 'ford', '--plain'], { until: asks });
    const campaign = readFileSync('test/golden/barbarossa/campaign.game', 'utf8');
    const resume = (orders: number) =>
      against(folder, [onScreen, 'resume', 'long', '--plain'], {
        until: asks,
        game: cutAfter(campaign, orders),
        pairs: 9,
      });
    const [part, whole] = [await resume(QUARTER), await resume(WHOLE)];
    const first: BenchRow[] = [];
    const [barbarossa, ...others] = GAMES.map(({ id, title }) => ({
      title,
      play: [onScreen, 'play', id],
    }));
    if (barbarossa === undefined) throw new Error('There is no game');
    const starts = [
      { what: 'first plain prompt of', how: '--plain', aim: '<= 1.9', trial: { until: asks } },
      {
        what: 'first frame of the map screen,',
        how: '--map',
        aim: '<= 4.5',
        trial: { until: FRAME_ENDS, farewell: END_OF_INPUT },
      },
    ];
    for (const { what, how, aim, trial } of starts) {
      const base = [...barbarossa.play, how];
      const alone = await against(folder, base, trial);
      first.push(rowOf(`start: ${what} ${barbarossa.title}`, 'ms', 'node -e 0', alone, aim));
      for (const { title, play } of others) {
        const beside = await against(folder, [...play, how], { ...trial, base });
        first.push(rowOf(`start: ${what} ${title}`, 'ms', barbarossa.title, beside, '<= 1.3'));
      }
    }
    return [
      rowOf('start: --version', 'ms', 'node -e 0', version, '<= 1.3'),
      rowOf('start: first plain prompt of a new game', 'ms', 'node -e 0', prompt, '<= 1.9'),
      ...first,
      rowOf(`start: resuming a campaign of ${WHOLE} orders`, 'ms', 'node -e 0', whole),
      rowOf(`start: resuming, growth from ${QUARTER} to ${WHOLE} orders`, 'ms', `${QUARTER} orders`, {
        value: whole.value,
        base: part.value,
        ratio: whole.value / part.value,
      }),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
