// A game of Barbarossa that was begun under rules 1.0 and the values of then: read and gone on with under those of today.
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import type { Playing } from '../../src/record/playable.ts';
import { resumeGame } from '../../src/record/resume.ts';
import { goldenGame } from '../../tools/golden/play.ts';
import { contents, inFolder, put } from './desk.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
/** From line 195 on a stack keeps its order as it moves, which it did not under 1.0: another state from there. */
const GOOD = 194;

let playing: Playing;
beforeAll(async () => {
  const game = await goldenGame('barbarossa');
  if (!game.ok) throw new Error('No game');
  playing = game.value.playing;
});

const kept = (folder: string): string => {
  cpSync(FIXTURES, folder, { recursive: true });
  return join(folder, 'rules-1.0.game');
};

it(
  'is not opened before its player has said that orders may be left out, and is told why',
  inFolder((folder) => {
    const path = kept(folder);
    const before = contents(path);
    const game = resumeGame(playing, { path });
    expect(game).toMatchObject({
      ok: false,
      error: [
        {
          code: 'RESUME.WOULD-LEAVE',
          params: { was: '1.0', is: '1.1', data: true, line: 200, from: 728, turn: 3, orders: 19 },
        },
      ],
    });
    expect(contents(path)).toBe(before);
  }),
);

it(
  'then goes on from the last turn that can be gone on from',
  inFolder((folder) => {
    const game = resumeGame(playing, { path: kept(folder), leavesOut: true });
    if (!game.ok) throw new Error(JSON.stringify(game.error));
    expect(game.value.notices).toMatchObject([
      { code: 'RESUME.FROM-KEPT', params: { was: '1.0', is: '1.1', turn: 3 } },
    ]);
    expect(game.value.match.state.clock).toMatchObject({ turn: 3, phase: 'turn-start' });
    game.value.close();
  }),
);

it(
  'goes on as it stands where today nothing in it comes out otherwise',
  inFolder((folder) => {
    const path = join(folder, 'cut.game');
    const lines = readFileSync(join(FIXTURES, 'rules-1.0.game'), 'utf8').split('\n');
    put(path, `${lines.slice(0, GOOD).join('\n')}\n`);
    const game = resumeGame(playing, { path });
    if (!game.ok) throw new Error(JSON.stringify(game.error));
    expect(game.value.notices.map(({ code }) => code)).toContain('RESUME.SAME');
    expect(game.value.match.state.clock.turn).toBe(1);
    game.value.close();
  }),
);
