// Positions by the law of a small game: units of two steps, holders, markers, what is remembered, and where phases begin.
import { describe, expect, it } from '@jest/globals';
import type { PositionForm } from '../../src/api/game.ts';
import { idOf, listOf, whole } from '../../src/api/position-values.ts';
import type { State } from '../../src/core/types.ts';
import { SETUP } from '../../src/mechanics/entry/deployment.ts';
import { frameAt, positionForm } from '../../src/mechanics/position/form.ts';
import type { PositionLaw } from '../../src/mechanics/position/form.ts';
import { pointsFact } from '../../src/mechanics/position/points.ts';
import type { PointsLine } from '../../src/mechanics/position/points.ts';
import { put, unitsAt } from '../../src/mechanics/places.ts';
import type { Placed } from '../../src/mechanics/places.ts';
import { sheetOf } from '../../src/mechanics/sheet.ts';
import { tinySet, tinyUnits } from '../board/tiny.ts';

const STEPS = {
  ...tinyUnits,
  units: tinyUnits.units.map((unit) => ({ ...unit, faces: [...unit.faces, ...unit.faces] })),
};
const p = sheetOf({ ...tinySet(), units: STEPS });

type Own = Placed & {
  points: PointsLine[];
  /** Units rebuilt in this turn; those that have fought in this phase. */
  rebuilt: string[];
  fought: string[];
};

const empty = (): Own => ({
  places: { aside: [...p.unitIds] },
  held: {},
  markers: { depot: ['aside', 'aside'] },
  hits: {},
  points: [],
  rebuilt: [],
  fought: [],
});

const LAW: PositionLaw<Own> = {
  phases: ['set-up', 'turn-start', 'west-combat', 'west-movement', 'east-combat', 'east-movement'],
  sideOf: (phase) => (phase.startsWith('east') ? 'east' : 'west'),
  empty,
  placeAll: ({ own }) => put(own, unitsAt(own, SETUP), '0103'),
  units: { isBox: (place) => ['aside', 'dead'].includes(place), unit: 'w1 0202' },
  held: { rule: 'tiny:3.1', example: '0101 east' },
  hits: 'tiny:1.1',
  markers: {
    form: 'hex, hand or aside',
    says: 'Where a depot is.',
    example: 'depot 0302',
    isBox: (place) => place === 'hand' || place === 'aside',
    sorts: { hex: 'a hex', hand: 'hand', aside: 'aside' },
    never: { depot: { places: ['hand'], by: 'tiny:2.1' } },
  },
  points: pointsFact<Own>(p, {
    says: 'Points, for ever.',
    example: '1 2 points.taken tiny:3.1 0202',
    isTurn: (turn) => turn >= 1 && turn <= 6,
    reasons: ['points.taken'],
    isScored: (hex) => p.hex(hex).points !== undefined,
  }),
  ledger: [
    {
      path: 'rebuilt',
      value: listOf(idOf('a unit', p.isUnit), 'units'),
      says: 'Units rebuilt in this turn.',
      rule: 'tiny:2.1',
      example: '["e1"]',
    },
  ],
  ofPhase: ['fought'],
  stand: ({ clock: { phase } }) => [frameAt('turn', phase)],
};

const form = positionForm(p, LAW);

const base = (): State<Own> => ({
  format: 1,
  game: 'tiny',
  rules: '1',
  scenario: 'meeting',
  options: {},
  clock: { turn: 1, phase: 'set-up', phasing: 'west' },
  drawn: 0,
  standing: [],
  own: {
    ...empty(),
    places: { '0202': ['w1', 'w2'], '0303': ['e1'], [SETUP]: ['w3'], dead: ['e2', 'e3'] },
    hits: { w1: 1 },
  },
  stack: [frameAt('game', 'begin')],
});

const readWith = (by: PositionForm, text: string, head: Record<string, string> = {}) =>
  by.read(
    { turn: '2', phase: 'east-combat', ...head },
    text.split('; ').flatMap((line, i) => (line === '' ? [] : [{ line: i + 1, words: line.split(' ') }])),
    base(),
  );

const stateOf = (text: string, head: Record<string, string> = {}): State<Own> => {
  const read = readWith(form, text, head);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value as State<Own>;
};

const wrong = (text: string, head: Record<string, string> = {}): readonly string[] => {
  const read = readWith(form, text, head);
  return read.ok ? [] : read.error.map(({ code, at = '' }) => `${code} ${at}`.trim());
};

const LINES = [
  'unit w2 0103',
  'unit w3 0103 under',
  'hits w1 0',
  'hits e1 1',
  'held 0101 east',
  'held 0203 west back',
  'points 1 2 points.taken tiny:3.1 0202',
  'marker depot 0302',
  'marker depot aside',
  'own rebuilt ["e1"]',
];

describe('a position', () => {
  it('reads what its lines say over its base, and writes what differs from it', () => {
    const s = stateOf(LINES.join('; '));
    expect(s.own).toEqual({
      places: { '0202': ['w1'], '0103': ['w2', 'w3'], '0303': ['e1'], dead: ['e2', 'e3'] },
      held: { '0101': 'east', '0203': 'west' },
      markers: { depot: ['0302', 'aside'] },
      hits: { e1: 1 },
      points: [{ turn: 1, amount: 2, why: 'points.taken', rule: 'tiny:3.1', hex: '0202' }],
      rebuilt: ['e1'],
      fought: [],
    });
    expect(s.clock).toEqual({ turn: 2, phase: 'east-combat', phasing: 'east' });
    expect(s.stack).toEqual([frameAt('game', 'next'), frameAt('turn', 'east-combat')]);
    const written = form.write(s, base()) ?? [];
    expect(written).toEqual(LINES);
    expect(stateOf(written.join('; '))).toEqual(s);
    const bare = form.write(s, undefined) ?? [];
    expect(bare).toContain('unit e1 0303');
    expect(stateOf(bare.join('; '), { base: 'none' }).own).toEqual(s.own);
  });

  it('gives a hex to the units in it, unless a line says otherwise', () => {
    expect(stateOf('unit w1 0404').own.held).toEqual({ '0404': 'west' });
    expect(stateOf('unit w1 0404; held 0404 east').own.held).toEqual({});
  });

  it('places who is still to be set up, except while the set-up lasts', () => {
    expect(stateOf('').own.places['0103']).toEqual(['w3']);
    const s = stateOf('', { turn: '1', phase: 'set-up' });
    expect([s.own.places[SETUP], s.stack]).toEqual([
      ['w3'],
      [frameAt('game', 'open'), frameAt('setUp', 'open')],
    ]);
  });

  it('says of each line what is wrong with it', () => {
    const lines = {
      'unit w1 0501': 'POSITION.NO-PLACE',
      'unit w9 0202': 'POSITION.NO-UNIT',
      'unit w1 0202; unit w1 0103': 'POSITION.UNIT-TWICE',
      'hits w1 2': 'POSITION.HITS',
      'hits w9 1': 'POSITION.NO-UNIT',
      'hits w1 1; hits w1 0': 'POSITION.CONTRADICTION',
      'held 0101 north': 'POSITION.NO-SIDE',
      'marker depot hand': 'POSITION.MARKER-PLACE',
      'marker flag 0302': 'POSITION.NO-MARKER',
      'marker depot 0302; marker depot 0302': 'POSITION.MARKER-TWICE',
      'points 3 1 points.taken tiny:3.1': 'POSITION.LATER',
      'points 1 1 points.taken tiny:3.1 0101': 'POSITION.NO-POINTS',
      'points 1 1 points.lost tiny:3.1': 'POSITION.REASON',
      'own fought ["w1"]': 'POSITION.PHASE-FACT',
      'own lost ["w1"]': 'POSITION.FACT',
      'flag 0101': 'POSITION.FACT',
    };
    for (const [text, code] of Object.entries(lines))
      expect([text, wrong(text)]).toEqual([text, [`${code} line ${text.split('; ').length}`]]);
    expect(wrong('', { turn: '7' })).toEqual(['POSITION.NO-TURN']);
    expect(wrong('', { phase: 'west-retreat' })).toEqual(['POSITION.NO-PHASE']);
    expect(wrong('', { phase: 'set-up' })).toEqual(['POSITION.SET-UP']);
  });

  it('cannot be told where points of the base would have to go', () => {
    const before = { ...base(), own: stateOf(LINES.join('; ')).own };
    expect(form.write(base(), before)).toBeUndefined();
  });

  it('refuses what a law refuses, at the line it is about, and a phase that does not come', () => {
    const strict = positionForm<Own>(p, {
      ...LAW,
      ledger: [
        {
          path: 'rebuilt',
          value: listOf(whole(1, 6), 'turns'),
          turns: (value) => value as readonly number[],
          says: 'Turns.',
          rule: 'tiny:2.1',
          example: '[1]',
        },
      ],
      refuse: (_, value) => (String(value) === '2' ? { code: 'TINY.NOT-TWO', params: {} } : undefined),
      stand: () => ({ code: 'TINY.NO-SUCH-PHASE', params: {} }),
    });
    const told = (text: string) => {
      const read = readWith(strict, text);
      return read.ok ? [] : read.error.map(({ code }) => code);
    };
    expect(told('own rebuilt [3]')).toEqual(['POSITION.LATER']);
    expect(told('own rebuilt [2]')).toEqual(['TINY.NOT-TWO']);
    expect(told('')).toEqual(['TINY.NO-SUCH-PHASE']);
  });

  it('has an example of every fact, which can be read', () => {
    expect(form.facts.map(({ key }) => key)).toEqual([
      'unit',
      'hits',
      'held',
      'marker',
      'points',
      'own rebuilt',
    ]);
    for (const { example } of form.facts) expect([example, wrong(example)]).toEqual([example, []]);
  });
});
