// Kills the program at many moments and looks what is left: `npm run crash -- [N] [seed]`.
// `npm run crash -- faults [seed]` plays on while the system refuses every kind of call in every way.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { picker } from '../../src/players/prng.ts';
import { theatre } from './deaths.ts';
import { FAULTS, playThrough, tellFault } from './faults.ts';
import { drawDeath, tellDeath } from './kill.ts';
import { prepare } from './reference.ts';
import { storyOf } from './story.ts';

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

const refuse = async (): Promise<void> => {
  const isRich = ({ before, beats }: ReturnType<typeof storyOf>): boolean =>
    before !== undefined && ['branch 1', 'undo'].every((line) => beats.some((beat) => beat[0] === line));
  let at = seed;
  while (!isRich(storyOf(at, 30))) at += 1;
  const story = storyOf(at, 30);
  console.log(`Seed ${at}, ${story.title}, ${FAULTS.length} faults, in ${folder}.`);
  for (const fault of FAULTS) {
    const home = join(folder, 'home');
    rmSync(home, { recursive: true, force: true });
    await prepare(story, { home });
    const { wrong, refused } = await playThrough(story, { home }, fault);
    console.log(`${tellFault(fault)}: ${refused.length} lines refused.`);
    for (const line of refused) if (process.env['CRASH_TELL'] !== undefined) console.log(`  ${line}`);
    fail(wrong);
  }
};

try {
  await (first === 'faults' ? refuse() : kill(Number(first)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failures > 0 ? 1 : 0;
