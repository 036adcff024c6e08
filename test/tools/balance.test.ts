// The balance of a game: what a course of it holds, who would have won under which bounds, and that no game is played twice.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { hashOf } from '../../src/core/canonical-json.ts';
import { outlookOf } from '../../src/players/opponent/bare.ts';
import { playerMaker } from '../../src/players/own-players.ts';
import { countedSide, isPlayed, play } from '../../tools/balance/game.ts';
import type { Course, Played, Spec } from '../../tools/balance/game.ts';
import type { Check } from '../../tools/balance/gauge.ts';
import { pastOf } from '../../tools/balance/history.ts';
import { outcomeOf, spreadOf, turnLines } from '../../tools/balance/reckon.ts';
import { report } from '../../tools/balance/report.ts';
import { toolGames } from '../../tools/games.ts';
import { setIn, shippedSet } from '../../tools/games/shipped-data.ts';
import { playedOnce } from '../../tools/ledger.ts';
import { shareOf, shareWords } from '../../tools/share.ts';
import { ford } from '../games/ford/game.ts';

const spec = (more: Partial<Spec> = {}): Spec => ({
  game: 'ford',
  scenario: 'skirmish',
  fog: 'on',
  player: 'level:1',
  effort: 1,
  seed: 3,
  dice: 3,
  changed: false,
  data: ford.dataHash,
  program: 'this',
  ...more,
});

const fordCourse = async (
  more: Partial<Spec> = {},
  gauge?: Parameters<typeof play>[0]['gauge'],
): Promise<Course> =>
  play(
    { game: ford, gauge, outlook: await outlookOf(ford), player: await playerMaker(ford, 'level:1') },
    spec(more),
  );

/** Points of north less those of south by turn, and a sudden end on turn 3. */
const course: Course = {
  turns: [
    { turn: 1, points: 0 },
    { turn: 2, points: 4 },
    { turn: 3, points: 9, front: 5 },
    { turn: 4, points: -2, front: 7 },
  ],
  verdicts: [
    { turn: 3, winner: 'north', rule: 'ford:10.1', reason: 'both-towns' },
    { turn: 4, winner: 'south', rule: 'ford:10.2', reason: 'points' },
  ],
  orders: 40,
};

const check = (turn: number, atLeast: number, atMost: number): Check => ({
  turn,
  wins: [
    { side: 'north', atLeast },
    { side: 'south', atMost },
  ],
});

describe('a game', () => {
  it('is told turn by turn to the last, in points of the counted side, and ends with its verdict', async () => {
    const { turns, verdicts, orders, fault } = await fordCourse();
    expect(turns.map(({ turn }) => turn)).toEqual(
      Array.from({ length: ford.turnsOf('skirmish') }, (_, i) => i + 1),
    );
    expect(fault).toBeUndefined();
    expect(orders).toBeGreaterThan(10);
    const last = turns.at(-1)?.points ?? NaN;
    const verdict = verdicts.at(-1);
    expect(verdict?.turn).toBe(ford.turnsOf('skirmish'));
    expect(verdict?.winner).toBe(last === 0 ? 'draw' : last > 0 ? 'north' : 'south');
    expect(countedSide(ford, ford.rules.setup('skirmish', { fog: 'on' }))).toBe('north');
  });

  it('goes on past a victory, which is noted with its turn', async () => {
    const courses = await Promise.all(Array.from({ length: 12 }, (_, i) => fordCourse({ seed: i, dice: i })));
    const sudden = courses.filter(({ verdicts }) => verdicts.some(({ rule }) => rule === 'ford:10.1'));
    expect(sudden.length).toBeGreaterThan(0);
    for (const { turns } of sudden) expect(turns).toHaveLength(ford.turnsOf('skirmish'));
  });

  it('is the same again from the same record of what it comes of, and another from other dice', async () => {
    expect(await fordCourse()).toEqual(await fordCourse());
    expect(await fordCourse({ dice: 4 })).not.toEqual(await fordCourse());
  });

  it('takes what a check has counted before what the score says afterwards', async () => {
    const gauge = {
      reason: 'points',
      checks: () => [],
      history: () => [],
      counted: () => 77,
      front: () => 5,
      frontIs: 'five',
    };
    const { turns } = await fordCourse({}, gauge);
    expect(new Set(turns.map(({ points }) => points))).toEqual(new Set([77]));
    expect(new Set(turns.map(({ front }) => front))).toEqual(new Set([5]));
  });
});

describe('reckoning', () => {
  it('takes the first victory, and within a turn what came before its check', () => {
    expect(outcomeOf(course, [], undefined)).toMatchObject({
      winner: 'north',
      turn: 3,
      reason: 'both-towns',
    });
    expect(outcomeOf(course, [check(3, 9, 0)], 'points')).toMatchObject({ turn: 3, reason: 'both-towns' });
    expect(outcomeOf(course, [check(2, 4, 0)], 'points')).toEqual({
      winner: 'north',
      turn: 2,
      reason: 'points',
    });
    expect(outcomeOf(course, [check(2, 5, 4)], 'points')).toEqual({
      winner: 'south',
      turn: 2,
      reason: 'points',
    });
  });

  it('leaves out the verdicts that the checks stand for', () => {
    const late = { ...course, verdicts: course.verdicts.slice(1) };
    expect(outcomeOf(late, [], 'points')).toMatchObject({ winner: 'south', turn: 4 });
    expect(outcomeOf(late, [check(4, -2, -9)], 'points')).toMatchObject({ winner: 'north', turn: 4 });
    expect(outcomeOf(late, [check(1, 5, -5)], 'points')).toBeUndefined();
  });

  it('has the middle of several, and the share of wins between bounds', () => {
    expect(spreadOf([])).toBeUndefined();
    expect(spreadOf([4, 1, 9, 2])).toEqual({ least: 1, middle: 3, most: 9 });
    const { low, high } = shareOf(5, 10);
    expect([low.toFixed(2), high.toFixed(2)]).toEqual(['0.24', '0.76']);
    expect(shareOf(0, 0)).toEqual({ low: 0, high: 1 });
    expect(shareOf(10, 10).high).toBe(1);
    expect([shareWords(5, 10), shareWords(0, 0)]).toEqual(['50 % (24 to 76)', 'none']);
  });

  it('counts by turn what no victory has ended', () => {
    const lines = turnLines([course, course], [{ winner: 'north', turn: 2, reason: 'points' }, undefined]);
    expect(lines.map(({ turn, open }) => [turn, open])).toEqual([
      [1, 2],
      [2, 2],
      [3, 1],
      [4, 1],
    ]);
    expect(lines[2]?.front).toEqual({ least: 5, middle: 5, most: 5 });
  });

  it('reports wins, bounds and what misses its aim', () => {
    const gauge = {
      reason: 'points',
      checks: () => [],
      history: () => [],
      counted: () => undefined,
      front: () => undefined,
      frontIs: 'how far south the north is',
      aim: { points: 2, upTo: 2 },
    };
    const said = report({
      title: 'Ford',
      sides: [
        { side: 'north', name: 'Northerners' },
        { side: 'south', name: 'Southerners' },
      ],
      courses: [course],
      checks: [check(4, 5, -2)],
      history: [{ turn: 2, points: 1, front: 3 }],
      gauge,
    }).join('\n');
    expect(said).toContain('Northerners: 1 of 1, 100 %');
    expect(said).toContain('The front: how far south the north is.');
    expect(said).toMatch(/\| 2 +\| +\| +\| 1 +\| 4 .*\+3 off history/);
    expect(said).toMatch(/\| 4 +\| >= 5 +\| <= -2 +\|.*outside the bounds/);
  });
});

describe('the file of results', () => {
  const folder = mkdtempSync(join(tmpdir(), 'balance-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Each is played by its own run of the tool; undefined: there was no time left. */
  const run = (path: string, minutes: number) => {
    const begun: number[] = [];
    const played = playedOnce<Spec, Played>({ path, is: isPlayed, minutes }, async (each) => {
      begun.push(each.dice);
      return { of: hashOf(each), spec: each, course };
    });
    return { begun, played };
  };

  it('plays no game twice, not even after a line that was cut off', async () => {
    const path = join(folder, 'results.jsonl');
    const first = run(path, 1);
    await first.played(spec({ dice: 1 }));
    writeFileSync(path, '\n{"of":"b","spec', { flag: 'a' });
    await first.played(spec({ dice: 2 }));
    const second = run(path, 1);
    for (const dice of [1, 2, 3]) expect((await second.played(spec({ dice })))?.course).toEqual(course);
    expect([first.begun, second.begun]).toEqual([[1, 2], [3]]);
  });

  it('begins nothing when its time is over, and gives what stands in the file', async () => {
    const path = join(folder, 'late.jsonl');
    await run(path, 1).played(spec({ dice: 1 }));
    const late = run(path, 0);
    expect(await late.played(spec({ dice: 2 }))).toBeUndefined();
    expect((await late.played(spec({ dice: 1 })))?.course).toEqual(course);
    expect(late.begun).toEqual([]);
  });
});

describe('games with a chart of history', () => {
  it.each(toolGames().filter(({ gauge }) => gauge !== undefined))(
    '$id: there is a front of every turn until nothing is held, and a check that somebody wins by points',
    ({ id, gauge }) => {
      const set = shippedSet(id);
      for (const scenario of Object.keys(set.scenarios)) {
        const past = gauge?.history(set, scenario) ?? [];
        expect(past.map(({ turn }) => turn)).toEqual(past.map((_, i) => i + 1));
        expect(past.length).toBeGreaterThan(0);
        const fronts = past.map(({ front }) => front);
        const held = fronts.filter((front) => front !== undefined);
        expect(held.length).toBeGreaterThan(0);
        expect(fronts.slice(0, held.length)).toEqual(held);
        // Only where points are counted is there something to check.
        if (past.some(({ points }) => points !== 0))
          expect(gauge?.checks(set, scenario).length).toBeGreaterThan(0);
        for (const { turn, wins } of gauge?.checks(set, scenario) ?? []) {
          expect(turn).toBeLessThanOrEqual(set.scenarios[scenario]?.turns.last ?? 0);
          expect(new Set(wins.map(({ side }) => side)).size).toBe(2);
        }
      }
    },
  );

  it('a place that is taken and lost again moves the front there and back', () => {
    const [set] = toolGames().map(({ id }) => setIn(id, undefined));
    if (set === undefined) throw new Error('no game');
    const index = set.board.hexes.findIndex(
      ({ objective, city }) => objective !== undefined && city !== undefined,
    );
    const place = set.board.hexes[index]?.city ?? '';
    const line = { date: '1941-01-01', place };
    const past = pastOf(
      set,
      [
        { turn: 1, points: 2, ...line },
        { turn: 2, points: -1, date: '1941-02-01', place: 'a debit' },
        { turn: 3, points: -2, ...line },
      ],
      { points: 10, held: [], lastTurn: 3, front: (held) => held.length },
    );
    expect(past.map(({ points, front }) => [points, front])).toEqual([
      [12, 1],
      [11, 1],
      [9, 0],
    ]);
  });
});
