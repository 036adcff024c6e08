// The Victory Check Chart, and the history that its bounds are measured against.
import { describe, expect, it } from '@jest/globals';
import { origins, tables, turns } from './charts-kit.ts';
import { map } from './kit.ts';

const check = (turn: number) => tables.victory.find((line) => line.turn === turn);

describe('the Victory Check Chart', () => {
  it('has a line for every turn from 3 to 32 (4.14)', () => {
    expect(tables.victory.map(({ turn }) => turn)).toEqual(Array.from({ length: 30 }, (_, i) => i + 3));
  });

  it('has the given bounds of turn 3, and the implied ones of turns 4 and 6 (4.14, 4.20)', () => {
    expect([check(3)?.soviet, check(3)?.german, check(4)?.german, check(6)?.soviet]).toEqual([
      13, 22, 23, 20,
    ]);
    const firm = origins(tables, 'victory').filter(
      ([place, origin]) => !place.endsWith('history') && origin?.status !== 'reconstructed',
    );
    expect(firm.map(([place, origin]) => `${place} ${origin?.status}`)).toEqual([
      'victory 0 soviet given',
      'victory 0 german given',
      'victory 1 german implied',
      'victory 3 soviet implied',
    ]);
  });

  it('has the German bound above the Soviet on every turn', () => {
    expect(tables.victory.filter(({ soviet, german }) => german <= soviet)).toEqual([]);
  });

  it('leaves no total between the bounds of turn 32 (4.1), and leaves one on all others', () => {
    const closed = tables.victory.filter(({ soviet, german }) => german === soviet + 1);
    expect(closed.map(({ turn }) => turn)).toEqual([32]);
  });

  it('lets the war itself go on until the end, and gives it to the Soviet then', () => {
    const ended = tables.victory.filter(
      ({ soviet, german, history }) => history <= soviet || history >= german,
    );
    expect(ended.map(({ turn }) => turn)).toEqual([32]);
    expect(check(32)?.history).toBeLessThanOrEqual(check(32)?.soviet ?? -99);
  });
});

describe('the history beside it', () => {
  const worth = new Map(
    Object.values(map.hexes).flatMap(({ city, label, points }): [string, number][] =>
      points === undefined ? [] : [[city ?? label ?? '', points]],
    ),
  );
  const DEBITS = ['the summer offensive', 'the Dnepr line'];

  it('adds up to the totals, from 14 at the start to the given 33 of turn 13 (3.2, 12.3)', () => {
    const wrong = tables.victory.filter(({ turn, history }) => {
      const changes = tables.history.filter((line) => line.turn <= turn).map(({ points }) => points);
      return 14 + changes.reduce((sum, points) => sum + points, 0) !== history;
    });
    expect(wrong).toEqual([]);
    expect(check(13)?.history).toBe(33);
  });

  it('names VP hexes of the map, and changes of hands in turn', () => {
    const held = new Map<string, boolean>();
    for (const { place, points } of tables.history.filter(({ place }) => !DEBITS.includes(place))) {
      expect([place, worth.get(place)]).toEqual([place, 1]);
      expect([place, held.get(place)]).not.toEqual([place, points > 0]);
      held.set(place, points > 0);
    }
    expect([...held.values()].filter((german) => german)).toEqual([]);
  });

  it('dates every change within its turn', () => {
    const wrong = tables.history.filter(({ turn, date }) => {
      const [year = 0, month = 0] = date.split('-').map(Number);
      const line = turns.turns.find((one) => one.turn === turn);
      const name = ['January', 'February', 'March', 'April', 'May', 'June', 'July'][month - 1] ?? '';
      const late = ['August', 'September', 'October', 'November', 'December'][month - 8] ?? '';
      const isJanuary = line?.months.includes('December') === true && month === 1;
      return line?.months.includes(name || late) !== true || line.ruleYear + (isJanuary ? 1 : 0) !== year;
    });
    expect(wrong).toEqual([]);
  });
});
