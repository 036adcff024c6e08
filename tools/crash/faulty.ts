// Plays while the system refuses every kind of call in every way: `npm run crash -- --faults [seed]`.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FAULTS, playThrough, tellFault } from './faults.ts';
import { prepare } from './reference.ts';
import { storyOf } from './story.ts';

const seed = Number(process.argv[2] ?? 1);
const folder = mkdtempSync(join(tmpdir(), 'hexfront-faults-'));
const home = join(folder, 'home');
const base = join(folder, 'base');
let failures = 0;
let story = storyOf(seed, 30);
for (let at = seed; story.before === undefined || !story.beats.some(([line]) => line === 'branch 1');)
  story = storyOf((at += 1), 30);
await prepare(story, base);
for (const fault of FAULTS) {
  rmSync(home, { recursive: true, force: true });
  cpSync(base, home, { recursive: true });
  const { wrong, refused } = await playThrough(story, home, fault);
  failures += wrong.length;
  console.log(`${tellFault(fault)}: ${refused.length} lines refused. ${wrong.length === 0 ? 'Good.' : ''}`);
  for (const line of wrong) console.log(`  WRONG ${line}`);
  if (process.argv[3] === 'all') for (const line of refused) console.log(`  ${line}`);
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = failures > 0 ? 1 : 0;
