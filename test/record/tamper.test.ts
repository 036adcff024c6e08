// A few hundred alterations of golden records and of a small one: verify finds each, and names its line.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { picker } from '../../src/players/prng.ts';
import { playingOf } from '../../src/record/playable-game.ts';
import { recordPath } from '../../tools/golden/script.ts';
import { barbarossa } from '../../tools/games/barbarossa/shipped.ts';
import { forge, leave, newTally, tamper } from '../../tools/tamper/tally.ts';
import type { Subject, Tally } from '../../tools/tamper/tally.ts';
import { EVERYTHING, TO_THE_END, begin, contents, folder, play } from './desk.ts';
import { tiny } from './tiny.ts';

const golden = (name: string): Subject => ({
  name,
  bytes: readFileSync(recordPath(name)),
  playing: playingOf(barbarossa, '0.1.0'),
});

const small = (): Subject => {
  const { path, remove } = folder();
  const game = begin(join(path, 'a.game'));
  play(game.match, ...EVERYTHING, ...TO_THE_END);
  const bytes = Buffer.from(contents(game.files.record));
  remove();
  return { name: 'small', bytes, playing: tiny() };
};

const altered = (times: number, alter: typeof tamper, subjects: readonly Subject[]): Tally => {
  const tally = newTally();
  const draw = picker(7, 1);
  for (let i = 0; i < times; i++) for (const subject of subjects) alter(subject, draw, tally);
  return tally;
};

describe('an altered record', () => {
  it('is found, with the line, whatever byte or line was altered', () => {
    const tally = altered(100, tamper, [golden('opening'), golden('road-back'), golden('campaign')]);
    expect(tally.wrong).toEqual([]);
    expect(tally.rows.size).toBe(17);
    expect([...tally.rows.values()].reduce((sum, { tries }) => sum + tries, 0)).toBe(300);
  });

  it('is found also with a chain made anew, where it says what the rules do not lead to or in another form', () => {
    expect(altered(8, forge, [golden('opening')]).wrong).toEqual([]);
  });

  it('is the same with other newlines or a mark before it, and of a shorter game when it ends earlier, with another chain', () => {
    const tally = altered(40, leave, [small()]);
    expect(tally.wrong).toEqual([]);
    expect([...tally.rows.keys()].toSorted()).toEqual([
      'a byte-order mark',
      'cut off at the end of a line',
      'every newline converted',
    ]);
  });
});
