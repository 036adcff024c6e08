// The test game kept in records: whole random games written down, verified, gone on with, and begun from positions.
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '../../src/core/canonical-json.ts';
import { openSeed } from '../../src/core/dice.ts';
import { give, undo, undoable } from '../../src/core/match.ts';
import type { Match } from '../../src/core/match.ts';
import { nextOrder, seating } from '../../src/players/player.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { readRecord } from '../../src/record/format/record.ts';
import { playingOf } from '../../src/record/playable-game.ts';
import type { KeptGame } from '../../src/record/recorded-game.ts';
import { writePositionLine } from '../../src/record/position.ts';
import { replayTo } from '../../src/record/replay.ts';
import { resumeGame } from '../../src/record/resume.ts';
import { startGame } from '../../src/record/new-game.ts';
import type { StartOptions } from '../../src/record/new-game.ts';
import { verifyRecord } from '../../src/record/verify.ts';
import { contents, inFolder } from './desk.ts';
import { ford } from '../games/ford/game.ts';

const playing = playingOf(ford, '0.1.0');

const begin = (path: string, options: Partial<StartOptions> = {}): KeptGame => {
  const wish = { path, scenario: 'crossing', options: { fog: 'on' }, dice: 'seeded' } as const;
  const game = startGame(playing, { ...wish, ...options });
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
};

/** Random play with a take-back now and then. */
const playOut = (match: Match, seed: number, most = Infinity): void => {
  const seats = seating(ford.rules);
  const players = { north: randomPlayer(seed, 0), south: randomPlayer(seed, 1) };
  for (let count = 0; count < most; count++) {
    const seat = seats(match.state);
    const order = seat === undefined ? undefined : nextOrder(seat, ford.rules.sides, players);
    if (order === undefined) return;
    const done = give(match, [order]);
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
    if (count % 17 === 16 && undoable(match) > 0) undo(match);
  }
};

describe('a game of Ford', () => {
  it(
    'to the end is a whole record, whose replay is the game, for dice that are sealed and then proved',
    inFolder((path) => {
      for (const seed of [1, 2, 3]) {
        const game = begin(join(path, `${seed}.game`));
        playOut(game.match, seed);
        expect(game.match.state.over).toBeDefined();
        expect(game.reveal()).toMatchObject({ ok: true });
        const text = contents(game.files.record);
        const verified = verifyRecord(text, playing);
        expect(verified).toMatchObject({ ok: true });
        if (verified.ok) expect(verified.value.proved).toBe(verified.value.dice);
        const record = readRecord(text);
        const replayed = record.ok ? replayTo(record.value, playing) : record;
        expect(replayed.ok && canonicalJson(replayed.value.state)).toBe(canonicalJson(game.match.state));
        expect(text).toMatch(/^[ -~\n]*$/);
      }
    }),
  );

  it(
    'with an open seed is the same to the byte each time',
    inFolder((path) => {
      const texts = ['a', 'b'].map((name) => {
        const game = begin(join(path, `${name}.game`), { dice: { seed: openSeed('7') } });
        playOut(game.match, 5);
        return contents(game.files.record);
      });
      expect(texts[0]).toBe(texts[1]);
    }),
  );

  it(
    'left anywhere is gone on with there',
    inFolder((path) => {
      for (const most of [1, 10, 25, 60]) {
        const game = begin(join(path, `${most}.game`));
        playOut(game.match, 9, most);
        game.close();
        const again = resumeGame(playing, { path: game.files.record });
        if (!again.ok) throw new Error(JSON.stringify(again.error));
        expect(again.value.notices).toEqual([]);
        expect(canonicalJson(again.value.match.state)).toBe(canonicalJson(game.match.state));
      }
    }),
  );

  it(
    'may begin from a position, and its record names it',
    inFolder((path) => {
      const first = begin(join(path, 'a.game'));
      give(first.match, [{ by: 'north', verb: 'end', args: {} }]);
      const position = writePositionLine(ford, first.match.state);
      const game = begin(join(path, 'b.game'), { position });
      expect(game.match.state.clock).toEqual(first.match.state.clock);
      playOut(game.match, 3);
      expect(verifyRecord(contents(game.files.record), playing)).toMatchObject({ ok: true });
      expect(resumeGame(playing, { path: game.files.record })).toMatchObject({
        ok: true,
        value: { notices: [] },
      });
      const bad = startGame(playing, {
        path: join(path, 'c.game'),
        scenario: 'crossing',
        options: {},
        dice: 'manual',
        position: position.replace('north', 'south'),
      });
      expect(bad).toMatchObject({ ok: false, error: [{ code: 'POSITION.HASH' }] });
    }),
  );

  it(
    'with an option or scenario that is not there is a problem',
    inFolder((path) => {
      const wish = { path: join(path, 'a.game'), dice: 'manual' } as const;
      expect(
        startGame(playing, { ...wish, scenario: 'x', options: { fog: 'thick', mist: 'on' } }),
      ).toMatchObject({
        error: [{ code: 'SCENARIO.UNKNOWN' }, { code: 'GAME-OPTION.VALUE' }, { code: 'GAME-OPTION.UNKNOWN' }],
      });
    }),
  );
});
