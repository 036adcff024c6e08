// `npm run pack:check`: says what is in the package that people install, and what is wrong with it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { packLines, packProblems } from './check.ts';
import { packFacts } from './facts.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfront-pack-'));
try {
  const facts = packFacts(resolve(import.meta.dirname, '../..'), join(folder, 'meta.json'));
  const problems = packProblems(facts);
  for (const line of [...packLines(facts), ...problems]) console.log(line);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
