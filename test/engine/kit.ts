// An engine in this process: what is typed to it, and its replies.
import { serve } from '../../src/engine/server.ts';
import type { Shelf } from '../../src/engine/commands.ts';
import { fordEntry } from '../games/ford/game.ts';

export const shelf: Shelf = {
  version: '0.0.0',
  games: ['ford'],
  game: async (id) =>
    id === 'ford'
      ? fordEntry.load(() => ({ ok: false, error: { code: 'FILE.MISSING', params: {} } }))
      : { ok: false, error: [{ code: 'GAME.UNKNOWN', params: { typed: id, games: ['ford'] } }] },
};

export const DUEL = [
  'position 1',
  'game ford',
  'scenario skirmish',
  'option fog=off',
  'phase combat',
  'unit n1 1302',
  'unit s1 1402',
];

/** A position given to an engine. */
export const given = (...lines: readonly string[]): readonly string[] => ['position', ...lines, '.'];

/** All that is written, line by line. */
export const written = async (...lines: readonly string[]): Promise<readonly string[]> => {
  const left = [...lines];
  const out: string[] = [];
  await serve({ next: async () => left.shift() }, (line) => void out.push(line), shelf);
  return out;
};

/** The replies, each without its empty line. */
export const replies = async (...lines: readonly string[]): Promise<readonly string[]> => {
  const text = `${(await written(...lines)).join('\n')}\n`;
  return text.split('\n\n').filter((reply) => reply !== '' && reply !== '\n');
};
