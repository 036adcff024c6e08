// Kills the program at many moments and looks what is left: `npm run crash -- [N] [seed]`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { picker } from '../../src/players/prng.ts';
import { judge } from './judge.ts';
import { drawDeath, killed, tellDeath } from './kill.ts';
import { prepare, tellOnce } from './reference.ts';
import { storyOf } from './story.ts';

const KINDS = ['moment', 'call', 'power'] as const;
/** So many deaths of one story. */
const DEATHS = 20;

const count = Number(process.argv[2] ?? 500);
const seed = Number(process.argv[3] ?? 1);
const pick = picker(seed);
const folder = mkdtempSync(join(tmpdir(), 'hexfront-crash-'));
console.log(`Seed ${seed}, ${count} deaths, in ${folder}.`);

const tally: Record<string, number> = {};
const failures: string[] = [];
for (let done = 0; done < count;) {
  const number = seed * 1000 + Math.floor(done / DEATHS);
  const story = storyOf(number);
  const at = (name: string): string => join(folder, name);
  for (const name of ['base', 'model', 'home']) rmSync(at(name), { recursive: true, force: true });
  mkdirSync(at('base'));
  // Every telling is in the same folder, for its path is said.
  const { cpSync } = await import('node:fs');
  await prepare(story, at('home'));
  mkdirSync(at('home'), { recursive: true });
  cpSync(at('home'), at('base'), { recursive: true });
  rmSync(at('log'), { force: true });
  const reference = await tellOnce(story, at('home'), at('log'));
  cpSync(at('home'), at('model'), { recursive: true });
  for (const line of new Set(reference.unsafe)) {
    failures.push(`${story.title}: ${line}`);
    console.log(failures.at(-1));
  }
  for (let n = 0; n < DEATHS && done < count;) {
    const kind = KINDS[pick(KINDS.length)]!;
    const death = drawDeath(pick, kind, reference);
    const seen = await killed(story, at('base'), at('home'), death);
    if (seen === undefined) {
      tally['lived'] = (tally['lived'] ?? 0) + 1;
      if (death.kind === 'moment') continue;
    } else tally[kind] = (tally[kind] ?? 0) + 1;
    const wrong =
      seen === undefined
        ? ['it lived']
        : await judge({ story, reference, model: at('model'), home: at('home'), seen });
    for (const each of wrong) failures.push(`${story.title}, ${tellDeath(death)}, ${kind}: ${each}`);
    if (wrong.length > 0) console.log(`story ${number}, ${failures.slice(-wrong.length).join('\n  ')}`);
    n += 1;
    done += 1;
  }
  console.log(
    `${done} of ${count}: ${story.title}, ${reference.calls} calls, ${failures.length} failures so far.`,
  );
}
console.log(JSON.stringify(tally));
rmSync(folder, { recursive: true, force: true });
process.exitCode = failures.length > 0 ? 1 : 0;
