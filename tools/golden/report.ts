// Plays golden games again and says, for each, what is not as it was.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { sayProblem } from '../../src/text/say-refusal.ts';
import { programVoice } from '../../src/cli/load/game.ts';
import type { Problem } from '../../src/core/types.ts';
import { compareRecords } from './compare.ts';
import type { Difference } from './compare.ts';
import { goldenGame, playGolden } from './play.ts';
import type { Played } from './play.ts';
import { readGolden, recordPath } from './script.ts';

export type Report = { readonly name: string; readonly played?: Played; readonly wrong: readonly string[] };

const MOST_SLIPS = 5;

const tellSlips = ({ slips }: Played): readonly string[] => [
  ...(slips.length > 0 ? [`${slips.length} lines of the script did not do what they should:`] : []),
  ...slips
    .slice(0, MOST_SLIPS)
    .flatMap(({ line, text, why }) => [`  line ${line}: ${text}`, ...why.map((said) => `    ${said}`)]),
];

const told = (problems: readonly Problem[]): readonly string[] =>
  problems.flatMap((each) => sayProblem(programVoice, each));

const difference = (name: string, { record }: Played): Difference =>
  existsSync(recordPath(name))
    ? compareRecords(readFileSync(recordPath(name), 'utf8'), record)
    : ['It has no record yet.'];

export const reportOn = async (name: string): Promise<Report> => {
  const script = await readGolden(name);
  if (!script.ok) return { name, wrong: told(script.error) };
  const game = await goldenGame(script.value.begins.game);
  if (!game.ok) return { name, wrong: told(game.error) };
  const played = await playGolden(script.value, game.value);
  if (!played.ok) return { name, wrong: told(played.error) };
  return {
    name,
    played: played.value,
    wrong: [...tellSlips(played.value), ...difference(name, played.value)],
  };
};

export const writeRecord = ({ name, played }: Report): void => {
  if (played !== undefined) writeFileSync(recordPath(name), played.record);
};
