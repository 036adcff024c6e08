// A hash of the program as far as a game hangs on it: the rules, what they stand on, and the players.
import { readdirSync, readFileSync } from 'node:fs';
import { hashOf } from '../src/core/canonical-json.ts';

const ROOMS = ['core', 'hex', 'board', 'api', 'mechanics', 'players'] as const;

export const programHash = (game: string): string => {
  const source = new URL('../src/', import.meta.url);
  const files = [...ROOMS, `games/${game}`].flatMap((room) =>
    readdirSync(new URL(`${room}/`, source), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .toSorted()
      .map((name) => [`${room}/${name}`, readFileSync(new URL(`${room}/${name}`, source), 'utf8')]),
  );
  return hashOf(files);
};
