import { describe, expect, it } from '@jest/globals';
import { panelOf } from '../../src/screen/view/panel.ts';
import { panelRows } from '../../src/screen/view/panel-rows.ts';
import type { MapShown } from '../../src/screen/view/map.ts';
import type { Said } from '../../src/screen/screen-state.ts';
import { fordDesk, seat } from './kit.ts';

const texts = (...given: Parameters<typeof panelOf>): readonly string[] =>
  panelOf(...given).map(({ text }) => text);

describe('the panel', () => {
  it('tells of the hex: name, ground, holder, who stands there, supply, sides', () => {
    const desk = fordDesk({ scenario: 'crossing' });
    expect(texts(desk, undefined, undefined, '1302')).toEqual([
      '1302',
      'clear, Northern held',
      'n1 1 Northern Foot 4-4-3',
      'n2 2 Northern Foot 4-4-3',
      'in supply',
      'ford se',
      'river sw',
    ]);
    expect(texts(desk, undefined, undefined, '1203')[0]).toBe('1203 Brod');
  });

  it('does not name what is covered', () => {
    const lines = texts(fordDesk({ scenario: 'crossing' }), undefined, undefined, '1403').join('\n');
    expect(lines).toMatch(/^s1 /m);
    expect(lines).not.toMatch(/\bs2\b/);
    expect(lines).toContain('covered unit');
  });

  it('tells how far the units that are taken can go', () => {
    const desk = fordDesk({ scenario: 'crossing' });
    const lines = texts(desk, { hex: '1203', units: ['n3'] }, undefined, '1203');
    expect(lines.slice(0, 2)).toEqual(['Taken: n3', '19 hexes in reach']);
  });

  it('is empty while a hand-over waits', () => {
    const desk = fordDesk({ scenario: 'crossing' });
    desk.waiting = 'south';
    expect(panelOf(desk, undefined, undefined, '1302')).toEqual([]);
  });
});

describe('its rows', () => {
  const SHOWN: MapShown = {
    rows: [],
    spot: () => undefined,
    overview: () => [],
    whole: () => [],
    wholeLegend: () => [],
    signs: () => [],
    over: () => [],
  };
  const said = (text: string, brief?: string): Said => ({
    kind: 'said',
    text,
    ...(brief !== undefined && { brief }),
  });
  const { view } = seat(fordDesk()).now();
  const rows = (panel: readonly Said[], deskLines: readonly Said[], lines: number): readonly string[] =>
    panelRows({ panel, deskLines, view }, SHOWN, { columns: 28, lines }).map(({ text }) => text.trim());

  it('have the command desk at the foot, as much of it as there is room for', () => {
    const foot = [said('stack 1 of 2'), said('14 points'), said('a unit comes')];
    expect(rows([said('2016')], foot, 6)).toEqual([
      '2016',
      '',
      '',
      'stack 1 of 2',
      '14 points',
      'a unit comes',
    ]);
    expect(rows([said('2016')], foot, 4)).toEqual(['2016', '', 'stack 1 of 2', '14 points']);
  });

  it('keep the signs of the map where they are while a hex has more or less to tell', () => {
    const signs = ['rough', 'marsh', 'unit', 'stack'].map((text, order) => ({
      order,
      sign: text,
      text: 'x'.repeat(20),
    }));
    const drawn = (count: number): readonly string[] =>
      panelRows(
        { panel: Array.from({ length: count }, () => said('river')), deskLines: [said('14 points')], view },
        { ...SHOWN, signs: () => signs },
        { columns: 28, lines: 15 },
      ).map(({ text }) => text.trim());
    const [few, many, most] = [drawn(2), drawn(8), drawn(10)];
    expect(few.slice(8)).toEqual(many.slice(8));
    expect(many.slice(8)).toEqual([
      '',
      'Signs on the map',
      `marsh ${'x'.repeat(20)}`,
      `unit ${'x'.repeat(20)}`,
      `stack ${'x'.repeat(20)}`,
      '',
      '14 points',
    ]);
    expect(most.join(' ')).not.toContain('Signs');
  });

  it('are told in brief where there is little room, and say that they are cut', () => {
    const long = [
      said('a line that is a good deal longer than the panel', 'brief'),
      said('two'),
      said('three'),
    ];
    expect(rows(long, [], 4)).toEqual([
      'a line that is a good deal',
      'longer than the panel',
      'two',
      'three',
    ]);
    expect(rows(long, [], 3)).toEqual(['brief', 'two', 'three']);
    expect(rows(long, [], 2)).toEqual(['brief', '...']);
  });
});
