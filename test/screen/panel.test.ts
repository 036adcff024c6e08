import { describe, expect, it } from '@jest/globals';
import type { Desk } from '../../src/session/session.ts';
import { take } from '../../src/session/dispatch.ts';
import { panelOf } from '../../src/screen/view/panel.ts';
import { panelRows } from '../../src/screen/view/panel-rows.ts';
import type { MapShown } from '../../src/screen/view/map.ts';
import type { Said } from '../../src/screen/screen-state.ts';
import { fordDesk, seat } from './kit.ts';

const texts = (...given: Parameters<typeof panelOf>): readonly string[] =>
  panelOf(...given).map(({ text }) => text);

const combat = (): Desk => {
  const desk = fordDesk({ scenario: 'crossing' });
  take(desk, 'end');
  take(desk, 'yes');
  return desk;
};

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

  it('has the odds as soon as there are a target and one attacker: the sums, and each face of the die', () => {
    const desk = combat();
    const target = { hex: '1403', line: 'attack 1403 from n1' };
    const lines = texts(desk, { hex: '1302', units: ['n1'] }, target, '1403');
    expect(lines[0]).toMatch(/^\d to \d on 1403$/);
    expect(lines.slice(1, 3)).toEqual([
      expect.stringMatching(/^Attack \d+: .*n1/),
      expect.stringMatching(/^Defence \d+: /),
    ]);
    const said = panelOf(desk, { hex: '1302', units: ['n1'] }, target, '1403');
    const faces = said.filter(({ face }) => face !== undefined);
    expect(faces.map(({ text }) => text.charAt(0))).toEqual(['1', '2', '3', '4', '5', '6']);
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
    signs: () => [],
    over: () => [],
  };
  const faces = ['lost', 'lost', 'lost', 'retreat', 'lost', 'lost'].map((brings, i) => ({
    kind: 'said' as const,
    text: `${i + 1} ${brings}`,
    face: { of: i + 1, brings },
  }));
  const rows = (lines: number): readonly string[] =>
    panelRows({ ...seat(fordDesk()).now(), panel: faces }, SHOWN, { columns: 28, lines }).map(
      ({ text }) => text,
    );

  it('have the faces of the die one by one where there is room', () => {
    expect(rows(6)).toEqual([' 1 lost', ' 2 lost', ' 3 lost', ' 4 retreat', ' 5 lost', ' 6 lost']);
  });

  const long: readonly Said[] = [
    { kind: 'title', text: '5 to 1 on 2314' },
    {
      kind: 'said',
      text: 'Attack 32: 14pz 8, 29inf 4, 3pz 8, 44inf 4, 48pz 8',
      brief: 'Attack 32: 14pz 8, 4 more',
    },
    { kind: 'said', text: 'Defence 6: 6ora 6' },
    { kind: 'said', text: 'at worst 1 to 1' },
    { kind: 'said', text: '-1 all over water' },
    ...['AE', 'AS', 'BB', 'DR', 'DE', 'no die'].map((brings, i) => ({
      kind: 'said' as const,
      text: `${i + 1} ${brings}`,
      face: { of: i + 1, brings },
    })),
    { kind: 'said', text: 'retreat: 2214 or 2313' },
    { kind: 'said', text: '2 more: next column' },
  ];
  const face = (of: number, brings: string): Said => ({
    kind: 'said',
    text: `${of} ${brings}`,
    face: { of, brings },
  });
  const rowsOf = (panel: readonly Said[], lines: number): readonly string[] =>
    panelRows({ ...seat(fordDesk()).now(), panel }, SHOWN, { columns: 28, lines }).map(({ text }) =>
      text.trim(),
    );

  it('have the faces of the die in any case: attackers are told in brief first, then what follows is left out', () => {
    const die = ['1 AE', '2 AS', '3 BB', '4 DR', '5 DE', '6 no die'];
    expect(rowsOf(long, 13)).toEqual(
      expect.arrayContaining(['Attack 32: 14pz 8, 4 more', ...die, '2 more: next column']),
    );
    expect(rowsOf(long, 12).slice(-7)).toEqual([...die, '...']);
    expect(rowsOf(long, 10)).toEqual([
      '5 to 1 on 2314',
      'Attack 32: 14pz 8, 4 more',
      'Defence 6: 6ora 6',
      '...',
      ...die,
    ]);
    expect(rowsOf(long, 8)).toEqual(['5 to 1 on 2314', '...', ...die]);
  });

  it('have each face of the die in one row where there is little room', () => {
    const wordy = long.map((said) =>
      said.face === undefined
        ? said
        : { ...said, ...face(said.face.of, `D${said.face.of} defenders all retreat, at worst AS`) },
    );
    expect(rowsOf(wordy, 8)).toEqual([
      '5 to 1 on 2314',
      '...',
      ...[1, 2, 3, 4, 5, 6].map((of) => `${of} D${of}, at worst AS`),
    ]);
  });

  it('have those that bring the same in one line where there is less, and say that they are cut', () => {
    expect(rows(3)).toEqual([' 1-3 lost', ' 4 retreat', ' 5-6 lost']);
    expect(rows(2)).toEqual([' 1-3 lost', ' ...']);
  });
});
