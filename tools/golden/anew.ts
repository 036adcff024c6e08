// Has the steady player of its game write a golden script anew, with the comments, seed and options it begins with. One that
// expects no winner at its end goes as far as it went.
import { readFileSync, writeFileSync } from 'node:fs';
import { shippedGame, toolsOf } from '../games.ts';
import { readGolden, scriptPath } from './script.ts';
import { playSteadily } from './steady.ts';

const END = /^expect turn (\d+)\nexpect over none$/m;

export const writeAnew = async (name: string): Promise<void> => {
  const script = await readGolden(name);
  if (!script.ok) throw new Error(JSON.stringify(script.error));
  const text = readFileSync(scriptPath(name), 'utf8');
  const { seed, begins } = script.value;
  const game = await shippedGame(begins.game);
  const { steady } = toolsOf(game.id);
  if (steady === undefined) throw new Error(`${game.title} has no steady player.`);
  const scenario = begins.scenario ?? game.scenarios[0]?.id ?? '';
  const turn = END.exec(text)?.[1];
  const last = turn === undefined ? undefined : Number(turn) - 1;
  const lines = playSteadily(game, { name, word: seed, scenario, options: begins.options, last }, steady);
  const typed = text.split('\n');
  const head = typed.slice(
    0,
    typed.findIndex((line) => !line.startsWith('#')),
  );
  writeFileSync(scriptPath(name), `${[...head, ...lines].join('\n')}\n`);
};
