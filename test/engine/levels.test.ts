// The levels of an engine: who gives its orders, what it says of them, and how it judges a position.
import { describe, expect, it } from '@jest/globals';
import { LEVELS } from '../../src/players/opponent/levels.ts';
import { newHome, run } from '../cli/kit.ts';
import { DUEL, given, replies } from './kit.ts';

const OPEN = given('position 1', 'game ford', 'scenario crossing', 'base crossing', 'option fog=off');
const HIDDEN = given('position 1', 'game ford', 'scenario crossing', 'base crossing', 'option fog=on');

const last = (found: readonly string[]): string => found.at(-1) ?? '';
const json = (reply: string): Record<string, unknown> =>
  JSON.parse(reply.split('\n')[1] ?? '') as Record<string, unknown>;

describe('the level of an engine', () => {
  it('is 0 unless it is set, where orders are drawn; it says what it is, and its name', async () => {
    const found = await replies('level', 'name', 'level 1', 'level', 'name', 'level Random', 'level', 'name');
    expect(found).toEqual([
      '= 0',
      '= Hexfront random',
      '=',
      '= 1',
      '= Hexfront level 1',
      '=',
      '= 0',
      '= Hexfront random',
    ]);
  });

  it('is one of those there are', async () => {
    const names = ['0', ...Object.keys(LEVELS)].join(', ').replace(/, (\d)$/, ' and $1');
    for (const typed of ['9', '-1', 'best', 'toString', '1.0'])
      expect(await replies(`level ${typed}`, 'level')).toEqual([
        `? ENGINE.LEVEL There is no level ${typed}. There are ${names}; at 0 orders are drawn at random.`,
        '= 0',
      ]);
  });

  it('may be set where the engine is started', async () => {
    const { code, out } = await run(['engine', '--level', '1'], newHome(), ['name', 'level', 'quit']);
    expect({ code, out }).toEqual({ code: 0, out: ['= Hexfront level 1', '', '= 1', '', '=', ''] });
    const wrong = await run(['engine', '--level', 'best'], newHome(), ['quit']);
    expect({ code: wrong.code, out: wrong.out }).toEqual({ code: 2, out: [] });
    expect(wrong.err.join(' ')).toContain('There is no level best.');
  });

  it('gives the same orders from the same seed, whether they are asked for one by one or as a phase', async () => {
    const set = ['level 1', 'option seed 7'];
    const [phase, again] = await Promise.all([
      replies(...OPEN, ...set, 'genphase'),
      replies(...set, ...OPEN, 'genphase'),
    ]);
    expect(last(phase)).toBe(last(again));
    const orders = last(phase).slice(2).split('\n');
    expect(orders.length).toBeGreaterThan(1);
    const one = orders.flatMap((order) => ['genorder', `play north ${order}`]);
    const found = await replies(...OPEN, ...set, ...one);
    expect(found.slice(3).filter((_, i) => i % 2 === 0)).toEqual(orders.map((order) => `= ${order}`));
  });

  it('plays on the same after orders were taken back, and after others than it gave', async () => {
    const set = ['level 1', 'option seed 7'];
    const [, , , order = ''] = await replies(...OPEN, ...set, 'genorder');
    const played = `play north ${order.slice(2)}`;
    const straight = await replies(...OPEN, ...set, played, 'genorder');
    const back = await replies(
      ...OPEN,
      ...set,
      'genorder',
      'play north move n1 1402',
      'genorder',
      'undo',
      played,
      'genorder',
    );
    expect(last(back)).toBe(last(straight));
  });

  it('explains its last order: what it was, its aim, and why', async () => {
    const found = await replies('level 1', ...given(...DUEL), 'explain', 'genorder', 'explain');
    expect(found[2]).toBe('= Nothing has been ordered yet.');
    const [what, aim, because] = (found[4] ?? '').split('\n');
    const order = found[3]?.slice(2) ?? '';
    expect(what).toMatch(new RegExp(`^= ${order} was chosen by level 1, which tried \\d+ positions?\\.$`));
    expect(aim).toBe('The aim is to stand best after this answer.');
    expect(because).toMatch(/^\d+ answers? (was|were) tried/);
    expect(last(await replies('level 1', 'level 0', ...given(...DUEL), 'genorder', 'explain'))).toMatch(
      /was drawn at random\./,
    );
  });

  it('gives none where it need not answer', async () => {
    expect(last(await replies('level 1', ...given(...DUEL), 'side south', 'genorder'))).toBe('= none');
  });

  it('stops in the middle of a thought, and thinks the same afterwards', async () => {
    const set = ['level 1', ...OPEN, 'side north'];
    const whole = last(await replies(...set, 'genphase'));
    const found = await replies(...set, 'genphase', 'stop', 'genphase');
    expect(['? ENGINE.STOPPED Stopped before it was done.', whole]).toContain(found[3]);
    expect(last(found)).toBe(whole);
  });
});

describe('evaluate', () => {
  it('tells the points, and as facts how a side stands and what that is made of', async () => {
    const found = await replies(...OPEN, 'evaluate north', 'evaluate south', 'level 1', 'evaluate north');
    expect(found[1]?.split('\n')[0]).toMatch(/^= -?\d+$/);
    const north = json(found[1] ?? '');
    expect(north).toMatchObject({ v: 1, side: 'north', level: '1', standing: { hope: 0.5 } });
    const parts = Object.values(north['parts'] as Record<string, number>);
    expect(north['worth']).toBeCloseTo(
      parts.reduce((sum, part) => sum + part, 0),
      1,
    );
    expect(json(found[2] ?? '')['side']).toBe('south');
    expect(found[4]).toBe(found[1]);
  });

  it('tells of no side but its own where something is hidden', async () => {
    const found = await replies(...HIDDEN, 'side north', 'evaluate south', 'evaluate west');
    expect(found.slice(2)).toEqual([
      expect.stringMatching(/^\? ENGINE\.HIDDEN /),
      expect.stringMatching(/^\? ENGINE\.SIDES /),
    ]);
  });

  it('tells that the game is over', async () => {
    const found = await replies(...given(...DUEL), 'play north resign', 'evaluate');
    expect(json(last(found))['over']).toMatchObject({ winner: 'south' });
  });

  it('needs a position', async () =>
    expect(await replies('evaluate')).toEqual(['? ENGINE.NO-GAME No position has been given yet.']));
});
