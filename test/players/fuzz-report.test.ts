// What `fuzz` prints: sentences that can be heard, and the same for programs.
import { describe, expect, it } from '@jest/globals';
import { fuzz } from '../../src/players/fuzz/fuzz.ts';
import { fuzzJson, fuzzReport } from '../../src/players/fuzz/report.ts';
import { toyGame } from './toys.ts';

const clock = (): (() => number) => {
  let time = 0;
  return () => (time += 2000);
};

const sound = fuzz(toyGame(), { games: 12, seed: 5, now: clock() });
const past = fuzz(toyGame(), { games: 6, seed: 1, playOn: true });
const broken = fuzz(toyGame({ problems: () => [{ code: 'TOY.ILL', params: {}, at: 'red' }] }), {
  games: 3,
  seed: 9,
});
const rare = fuzz(toyGame({ turn: { never: { kind: 'auto', run: () => undefined } } }), {
  games: 1,
  seed: 1,
});

describe('the report', () => {
  it('is sentences of printable ASCII', () => {
    for (const line of [sound, past, broken, rare].flatMap(fuzzReport))
      expect(line).toMatch(/^[A-Z][ -~]*\.$/);
  });

  it('begins with what was played and whether it failed', () => {
    expect(fuzzReport(sound)[0]).toBe('Toy, plain: 12 games, seeds 5 to 16. No failure.');
    expect(fuzzReport(past)[0]).toBe(
      'Toy, plain: 6 games, seeds 1 to 6, played on past victory. No failure.',
    );
    expect(fuzzReport(broken)[0]).toBe('Toy, plain: 1 game, seed 9. One failure.');
  });

  it('tells turns reached, moves and attacks per player turn, and the rate', () => {
    const lines = fuzzReport({ ...sound, seconds: 2 });
    expect(lines).toContainEqual(
      expect.stringMatching(/^Turns reached: (2 in \d+ games?, )?3 in \d+ games?\.$/),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^Reds, \d+ player turns: per turn 0\.0 moves and 0\.0 attacks\.$/),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^Took 2\.0 seconds: 6\.0 games and \d+ decisions a second, checks included\.$/),
    );
    expect(fuzzReport(past).some((line) => /^(Took|Slowest)/.test(line))).toBe(false);
  });

  it('tells the order that took longest, and where it stood', () => {
    const slowest = { milliseconds: 24.4, seed: 7, order: 12, said: 'red: move' };
    expect(fuzzReport({ ...sound, slowest })).toContain(
      'Slowest order: 24 milliseconds, seed 7, after 12 orders: red: move.',
    );
    expect(sound.slowest).toMatchObject({ milliseconds: 2000 });
  });

  it('tells how many of those who could act at a question did', () => {
    const { tally } = sound;
    const actors = { red: { 'turn@move': { could: 8, did: 6 }, 'turn@act': { could: 30, did: 10 } } };
    expect(fuzzReport({ ...sound, tally: { ...tally, actors } })).toContain(
      'Reds, of what could act: turn@act 10 of 30, 33 percent; turn@move 6 of 8, 75 percent.',
    );
  });

  it('names winners and rules as people do', () => {
    expect(fuzzReport(past)).toContain('Ended: draw by rule 9.2 in 6 games.');
    expect(fuzzReport(past)).toContainEqual(
      expect.stringMatching(/^Victories passed: .*Blues won by rule 9\.1 in \d games?/),
    );
  });

  it('names the steps that were never visited', () => {
    expect(fuzzReport(sound)).toContain('Steps: all 5 visited.');
    expect(fuzzReport(rare)).toContain('Steps never visited, 1 of 6: turn@never.');
  });

  it('tells a failure with the orders before it and the command that repeats it', () => {
    const lines = fuzzReport(broken);
    expect(lines[1]).toBe('Game 1, seed 9, failed after 1 order: invariants.');
    expect(lines[2]).toBe('The state is broken: TOY.ILL red {}.');
    expect(lines[4]).toMatch(/^Last orders: (red|blue): \w+.*\.$/);
    expect(lines[5]).toBe('To repeat it type: hexfront fuzz toy --games 1 --seed 9.');
  });
});

describe('the report for programs', () => {
  it('is JSON with the same figures', () => {
    const json = fuzzJson(broken) as Record<string, unknown>;
    expect(JSON.parse(JSON.stringify(json))).toEqual(json);
    expect(json).toMatchObject({
      game: 'toy',
      seed: 9,
      failure: { kind: 'invariants', again: 'hexfront fuzz toy --games 1 --seed 9' },
      tally: { games: 1, orders: { least: 1, middle: 1, most: 1 } },
      neverVisited: expect.arrayContaining(['turn@next']),
    });
  });

  it('has no figures of games when none was played', () => {
    const none = fuzz(toyGame(), { games: 0, seed: 1 });
    expect(fuzzJson(none)).toMatchObject({ tally: { games: 0 } });
    expect(JSON.stringify(fuzzJson(none))).not.toContain('Infinity');
    expect(fuzzReport(none)[0]).toBe('Toy, plain: 0 games, seed 1. No failure.');
  });
});
