// Alters golden records and has each verified: `npm run tamper -- [NAME ...] [--tries n] [--forgeries n] [--seed n]`.
import { readFileSync } from 'node:fs';
import { VERSION } from '../../src/cli/version.ts';
import { picker } from '../../src/players/prng.ts';
import { playingOf } from '../../src/record/playable-game.ts';
import { commandLine } from '../command-line.ts';
import { goldenNames, readGolden, recordPath } from '../golden/script.ts';
import { shippedGame } from '../games.ts';
import { forge, leave, newTally, tamper } from './tally.ts';
import type { Subject } from './tally.ts';

const { values, positionals } = commandLine({
  allowPositionals: true,
  options: {
    tries: { type: 'string', default: '5000' },
    forgeries: { type: 'string', default: '100' },
    ends: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
  },
});

const names = goldenNames();
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No golden game is called ${unknown.join(', ')}. There is ${names.join(', ')}.`);
  process.exit(2);
}

const subjectOf = async (name: string): Promise<Subject> => {
  const script = await readGolden(name);
  if (!script.ok) throw new Error(`The script of ${name} cannot be read: ${JSON.stringify(script.error)}`);
  const playing = playingOf(await shippedGame(script.value.begins.game), VERSION);
  return { name, bytes: readFileSync(recordPath(name)), playing };
};

const subjects = await Promise.all((positionals.length > 0 ? positionals : names).map(subjectOf));

const tally = newTally();
const draw = picker(Number(values.seed), 1);
for (const [times, alter] of [
  [Number(values.tries), tamper],
  [Number(values.ends), leave],
  [Number(values.forgeries), forge],
] as const)
  for (let i = 0; i < times; i++) {
    const subject = subjects[i % subjects.length];
    if (subject !== undefined) alter(subject, draw, tally);
  }

const wide = Math.max(...[...tally.rows.keys()].map((what) => what.length));
console.log(`${'what was done'.padEnd(wide)}  tries  found  line named`);
for (const [what, { tries, found, named }] of tally.rows)
  console.log(
    `${what.padEnd(wide)}  ${String(tries).padStart(5)}  ${String(found).padStart(5)}  ${String(named).padStart(10)}`,
  );
for (const text of tally.wrong) console.log(text);
process.exitCode = tally.wrong.length > 0 ? 1 : 0;
