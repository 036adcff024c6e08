// Kills the program at many moments and looks what is left: `npm run crash -- [N] [seed]`.
// `npm run crash -- faults [seed]` plays on while the system refuses every kind of call in every way, and
// `npm run crash -- disk [seed]` on a disk of a megabyte that is filled; only root may make one.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { picker } from '../../src/players/prng.ts';
import { theatre } from './deaths.ts';
import { FAULTS, filled, playThrough, pretended, tellFault } from './faults.ts';
import type { Trial } from './faults.ts';
import { drawDeath, tellDeath } from './kill.ts';
import { prepare } from './reference.ts';
import { storyOf } from './story.ts';
import type { Story } from './story.ts';

const KINDS = ['moment', 'call', 'power'] as const;
/** So many deaths of one story. */
const DEATHS = 20;

const [first = '500', second = '1'] = process.argv.slice(2);
const seed = Number(second);
const folder = mkdtempSync(join(tmpdir(), 'hexfront-crash-'));
let failures = 0;
const fail = (wrong: readonly string[]): void => {
  for (const line of wrong) console.log(`WRONG ${line}`);
  failures += wrong.length;
};

const kill = async (count: number): Promise<void> => {
  console.log(`Seed ${seed}, ${count} deaths, in ${folder}.`);
  const pick = picker(seed);
  const tally: Record<string, number> = {};
  for (let done = 0; done < count;) {
    const number = seed * 1000 + Math.floor(done / DEATHS);
    const story = storyOf(number);
    const { reference, die } = await theatre(story, folder);
    fail([...new Set(reference.unsafe)].map((line) => `story ${number}, ${story.title}: ${line}`));
    for (let n = 0; n < DEATHS && done < count;) {
      const kind = KINDS[pick(KINDS.length)]!;
      const death = drawDeath(pick, kind, reference);
      const wrong = await die(death);
      // The last bytes are said, and the program is gone before it can be killed.
      if (wrong === undefined) continue;
      fail(wrong.map((each) => `story ${number}, ${story.title}, ${tellDeath(death)}: ${each}`));
      tally[kind] = (tally[kind] ?? 0) + 1;
      n += 1;
      done += 1;
    }
    console.log(
      `${done} of ${count}: ${story.title}, ${reference.calls} calls, ${failures} failures so far.`,
    );
  }
  console.log(JSON.stringify(tally));
};

/** One with what writes most. */
const richStory = (): Story => {
  const isRich = ({ before, beats }: Story): boolean =>
    before !== undefined && ['branch 1', 'undo'].every((line) => beats.some((beat) => beat[0] === line));
  let at = seed;
  while (!isRich(storyOf(at, 30))) at += 1;
  return storyOf(at, 30);
};

const tell = (what: string, { wrong, refused }: Trial): void => {
  console.log(`${what}: ${refused.length} lines refused.`);
  for (const line of refused) if (process.env['CRASH_TELL'] !== undefined) console.log(`  ${line}`);
  fail(wrong);
};

const refuse = async (): Promise<void> => {
  const story = richStory();
  console.log(`Seed ${seed}, ${story.title}, ${FAULTS.length} faults, in ${folder}.`);
  for (const fault of FAULTS) {
    const home = join(folder, 'home');
    rmSync(home, { recursive: true, force: true });
    await prepare(story, { home });
    tell(tellFault(fault), await playThrough(story, { home }, pretended(fault)));
  }
};

const fill = async (): Promise<void> => {
  const story = richStory();
  console.log(`Seed ${seed}, ${story.title}, in ${folder}.`);
  for (const left of [0, 1, 4096, 8192, 12288, 16384, 32768]) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', folder]);
    try {
      const home = join(folder, 'home');
      await prepare(story, { home });
      tell(`all but ${left} bytes full`, await playThrough(story, { home }, filled(left)));
    } finally {
      execFileSync('umount', [folder]);
    }
  }
};

const ATTACKS: Readonly<Record<string, () => Promise<void>>> = { faults: refuse, disk: fill };

try {
  await (ATTACKS[first] ?? (() => kill(Number(first))))();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failures > 0 ? 1 : 0;
