// Sound states and what front ends ask of the board: each thing that can be wrong is named, where it is.
import { describe, expect, it } from '@jest/globals';
import type { State } from '../../src/core/types.ts';
import { boardInfo } from '../../src/mechanics/board-info.ts';
import { problems } from '../../src/mechanics/invariants.ts';
import type { Placed, Sight } from '../../src/mechanics/places.ts';
import { listedPicks, picksBySize, picksByType } from '../../src/mechanics/unit-filters.ts';
import { ledger, p } from './table.ts';

const SOUND = { '0202': ['w1', 'w2'], '0303': ['e1'], reserve: ['e3', 'e2', 'w3'] };

const found = (own: Partial<Placed>, proc = 'orders'): readonly string[] =>
  problems<Sight>(p, {
    isBox: (place) => place === 'reserve',
    isMarkerBox: (place) => place === 'hand',
    unsettled: new Set(['battle']),
    stack: (_, hex, units) =>
      units.length > 2 ? [{ code: 'STATE.STACK', at: hex, params: { count: units.length } }] : [],
    lists: () => [['w1', 'w1']],
    hexes: () => ['0304'],
  })({
    scenario: 'meeting',
    stack: [{ proc, step: 'ask', vars: {} }],
    own: { ...ledger(SOUND), ...own },
  } as unknown as State<Placed>)
    .map(({ code, at }) => `${code} ${at}`)
    .filter((each) => each !== 'STATE.LISTED-TWICE w1' && each !== 'STATE.NO-PLACE 0304');

describe('a state', () => {
  it('is sound, or names what is not', () => {
    expect(found({})).toEqual([]);
    const places = (more: Record<string, string[]>) => ({ places: { ...SOUND, ...more } });
    expect(found(places({ '0303': ['e1', 'w1'] }))).toEqual(['STATE.TWICE w1', 'STATE.TWO-SIDES 0303']);
    expect(found(places({ '0303': ['e1', 'w1'] }), 'battle')).toEqual(['STATE.TWICE w1']);
    expect(found(places({ reserve: ['e3'] }))).toEqual(['STATE.NOWHERE w3', 'STATE.NOWHERE e2']);
    expect(found(places({ '0202': ['w1', 'w9'] }))).toContain('STATE.NO-UNIT w9');
    expect(found(places({ '0203': [], pool: ['e1'] }))).toEqual([
      'STATE.TWICE e1',
      'STATE.EMPTY-PLACE 0203',
      'STATE.NO-PLACE pool',
    ]);
    expect(found(places({ '0304': ['w3'] }))).toEqual(['STATE.TWICE w3', 'STATE.AT-SEA 0304']);
    expect(found({ held: { '0202': 'east' } })).toEqual(['STATE.HOLDER 0202']);
    expect(found({ held: { '0501': 'east' } })).toEqual(['STATE.NO-PLACE 0501']);
    expect(found({ markers: { depot: ['hand'], flag: [] } })).toEqual([
      'STATE.MARKERS depot',
      'STATE.NO-MARKER flag',
    ]);
    expect(found({ markers: { depot: ['hand', 'pool'] } })).toEqual(['STATE.NO-PLACE pool']);
    expect(found({ hits: { w1: 1, w9: 1 } })).toEqual(['STATE.STEPS w1', 'STATE.NO-UNIT w9']);
  });
});

describe('the board', () => {
  it('says what is printed, and names boxes as places', () => {
    const board = boardInfo(p, { reserve: 'Reserve' });
    const city = p.grid.ids.find((hex) => p.hex(hex).city !== undefined) ?? '';
    expect(board.hex(city)).toMatchObject({ name: p.hex(city).city, facts: { city: true } });
    expect([board.places['reserve'], board.places[p.hex(city).city ?? '']]).toEqual(['reserve', city]);
    expect(board.sides('0402')).toContainEqual(expect.objectContaining({ kind: 'strait' }));
  });

  it('has words for sizes, types and what units have done', () => {
    const picks = {
      ...picksBySize(p, ['corps']),
      ...picksByType(p, ['tank']),
      ...listedPicks({ here: (s) => (s as Sight).own.places['0202'] ?? [] }),
    };
    const s = { own: ledger(SOUND) } as unknown as Sight;
    const picked = (word: string) => p.unitIds.filter((unit) => picks[word]?.(s, 'both')(unit) === true);
    expect([picked('corps'), picked('tank'), picked('here')]).toEqual([['w2'], ['w2'], ['w1', 'w2']]);
  });
});
