// Cold starts against the shortest program Node can run, process by process, each time the two one after the other.
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { median, rowOf } from './row.ts';
import type { BenchRow } from './row.ts';

const PAIRS = 40;
const NOTHING = ['-e', '0'];
const FRAME_ENDS = '\x1b[?2026l';
const END_OF_INPUT = '\x04';

/** A program built like the product's own, and started through the product's launcher. */
const built = (folder: string, entry: string): string => {
  const made = spawnSync(process.execPath, ['build.mjs', '--entry', entry, '--out', join(folder, 'dist')], {
    stdio: 'inherit',
  });
  if (made.status !== 0) throw new Error(`The build of ${entry} failed`);
  for (const part of ['bin', 'data', 'package.json']) cpSync(part, join(folder, part), { recursive: true });
  return join(folder, 'bin/hexfront.js');
};

type Until = (said: string) => boolean;

/** Milliseconds from the start of a process to its end, or to the moment it has said what is waited for. */
const timed = (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  until?: Until,
  farewell = '',
): Promise<number> =>
  new Promise((done, fail) => {
    const began = process.hrtime.bigint();
    let took: number | undefined;
    let said = '';
    const stop = (): void => {
      took ??= Number(process.hrtime.bigint() - began) / 1e6;
    };
    const child = spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (until?.(said) !== true) return;
      stop();
      child.stdin.end(farewell);
    });
    if (until === undefined) child.stdin.end();
    child.on('error', fail);
    child.on('exit', (status) => {
      if (until === undefined) stop();
      if (status !== 0 || took === undefined)
        fail(new Error(`${args.join(' ')} ended with ${status}: ${said}`));
      else done(took);
    });
  });

type Trial = {
  readonly until?: Until;
  readonly farewell?: string;
  readonly game?: string;
  readonly pairs?: number;
};

const against = async (
  folder: string,
  args: readonly string[],
  { until, farewell = '', game, pairs = PAIRS }: Trial = {},
) => {
  const ours: number[] = [];
  const base: number[] = [];
  for (let i = 0; i < pairs; i++) {
    // No game of the same name is there to look past; the folder itself is not new to anybody but once.
    const home = mkdtempSync(join(folder, 'home-'));
    mkdirSync(join(home, 'games'));
    if (game !== undefined) copyFileSync(game, join(home, 'games/long.game'));
    const env = { ...process.env, HEXFRONT_HOME: home };
    base.push(await timed(NOTHING, env));
    ours.push(await timed(args, env, until, farewell));
  }
  const [value, nothing] = [median(ours), median(base)];
  return { value, base: nothing, ratio: value / nothing };
};

export const rows = async (): Promise<BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'hexfront-start-'));
  try {
    const hexfront = built(join(folder, 'product'), resolve('src/cli.ts'));
    const withFord = built(join(folder, 'ford'), resolve('bench/launcher.ts'));
    const onScreen = built(join(folder, 'screen'), resolve('bench/screen-launcher.ts'));
    const version = await against(folder, [hexfront, '--version']);
    const asks: Until = (said) => /^> $/m.test(said);
    const prompt = await against(folder, [withFord, 'play', 'ford', '--plain'], { until: asks });
    const barbarossa = await against(folder, [onScreen, 'play', 'barbarossa', '--plain'], { until: asks });
    const resumed = await against(folder, [onScreen, 'resume', 'long', '--plain'], {
      until: asks,
      game: 'test/golden/campaign.game',
      pairs: 9,
    });
    const args = [onScreen, 'play', 'barbarossa', '--map'];
    const frame = await against(folder, args, {
      until: (said) => said.includes(FRAME_ENDS),
      farewell: END_OF_INPUT,
    });
    return [
      rowOf('start: --version', 'ms', 'node -e 0', version, '<= 1.3'),
      rowOf('start: first plain prompt of a new game', 'ms', 'node -e 0', prompt, '<= 1.9'),
      rowOf('start: first plain prompt of Barbarossa', 'ms', 'node -e 0', barbarossa),
      rowOf('start: resuming a campaign of 2694 orders', 'ms', 'node -e 0', resumed),
      rowOf('start: first frame of the map screen, Barbarossa', 'ms', 'node -e 0', frame, '<= 4.5'),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
