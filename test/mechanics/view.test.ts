// Views and fog: one side is blind, counters have two faces, a box is closed, a battle shows a stack.
import { describe, expect, it } from '@jest/globals';
import type { Ctx, Seen } from '../../src/core/rule-set.ts';
import type { Event, State } from '../../src/core/types.ts';
import { fog } from '../../src/mechanics/fog/fog.ts';
import type { FogLaw } from '../../src/mechanics/fog/fog.ts';
import type { Placed } from '../../src/mechanics/places.ts';
import { view } from '../../src/mechanics/view.ts';
import { ledger, p } from './table.ts';

type Own = Placed & { shown: string[] };
type Sight = Seen<Own>;

const fogLaw = (more: Partial<FogLaw<Sight, Own>> = {}): FogLaw<Sight, Own> => ({
  rule: 'tiny:6.8',
  isOn: (s) => s.options['fog'] !== 'off',
  isBlind: (who) => who === 'west',
  closed: (place) => (place === 'pool' ? { rule: 'tiny:6.9', owner: 'east' } : undefined),
  shown: (own) => own.shown,
  show: (own, units) => void own.shown.push(...units),
  sizesShown: false,
  most: 3,
  ...more,
});

const state = (options: State['options'] = {}): State<Own> => ({
  format: 1,
  game: 'tiny',
  rules: '1',
  scenario: 'meeting',
  options,
  clock: { turn: 2, phase: 'combat', phasing: 'west' },
  drawn: 0,
  standing: [],
  own: {
    ...ledger({ '0202': ['w1', 'w2'], '0303': ['e1', 'e2'], pool: ['e3'] }),
    hits: { w2: 1 },
    held: { '0102': 'east' },
    markers: { depot: ['0302', 'hand'] },
    shown: [],
  },
  stack: [],
});

const viewFor = (who: string, s = state(), law = fogLaw()) =>
  view<Sight, Own>(
    p,
    {
      boxName: (place) => `the ${place}`,
      boxes: ['dead'],
      closedBoxes: ['track-3'],
      facts: (_, unit) => ({ type: p.unit(unit).type }),
      activity: (_, unit) => ({ spent: unit === 'w1' }),
      score: () => [],
      marks: (_, note) => note('0101', 'mined'),
    },
    fog<Sight, Own>(p, law),
  )(s, who);

describe('a view', () => {
  it('has the top of a covered stack and that there is more, at most as many as find room', () => {
    const seen = viewFor('west').units.filter(({ at }) => at === '0303');
    expect(seen.map(({ id, known, facts }) => [id, known, facts])).toEqual([
      ['e1', true, { type: 'infantry' }],
      ['?0303.1', false, { most: 2 }],
    ]);
    const counted = viewFor('west', state(), fogLaw({ sizesShown: true })).units;
    expect(counted.find(({ id }) => id === '?0303.1')?.facts).toEqual({});
    const open = (who: string, options = {}) =>
      viewFor(who, state(options)).units.filter(({ known }) => !known).length;
    expect([open('east'), open('both'), open('west', { fog: 'off' })]).toEqual([0, 0, 0]);
  });

  it('has the factors of the face that is up, what is done, and boxes as far as they are open', () => {
    const { units, places } = viewFor('west');
    expect(units.find(({ id }) => id === 'w1')).toMatchObject({
      factors: { attack: expect.any(Number), defence: expect.any(Number) },
      spent: true,
    });
    expect(units.some(({ id }) => id === 'e3')).toBe(false);
    expect(places).toEqual([
      { id: 'dead', name: 'the dead', facts: { count: 0 } },
      { id: 'pool', name: 'the pool', facts: { count: 0 }, covered: 'tiny:6.9' },
      { id: 'track-3', name: 'the track-3', facts: { count: 0 } },
    ]);
    expect(viewFor('east').places.find(({ id }) => id === 'pool')).toEqual({
      id: 'pool',
      name: 'the pool',
      facts: { count: 1 },
    });
  });

  it('has the hexes that are not as printed', () => {
    const { hexes } = viewFor('both');
    expect([hexes['0102'], hexes['0302'], hexes['0101']]).toEqual([
      { holder: 'east' },
      { depot: true },
      { mined: true },
    ]);
  });
});

describe('fog', () => {
  const tell = (attacker: string) => {
    const told: string[] = [];
    const s = state();
    const say = (how: string) => (event: Event) => void told.push(`${how} ${JSON.stringify(event.data)}`);
    const ctx = { s, seen: s, emit: say('told'), reveal: say('shown') } as unknown as Ctx<Own>;
    fog<Sight, Own>(p, fogLaw()).lift(ctx, ctx.seen, ['e1', 'e2', 'w1'], '0303', attacker);
    return [...told, s.own.shown.join()];
  };

  it('lifts in a battle, which is news to a blind attacker and to nobody else', () => {
    expect(tell('west')).toEqual(['shown {"hex":"0303","units":["e2"]}', 'e1,e2']);
    expect(tell('east')).toEqual(['told {"units":["e2"]}', 'e1,e2']);
  });

  it('tells of a covered stack the top one only, and of one that lies open all', () => {
    const { veil } = fog<Sight, Own>(p, fogLaw());
    const event: Event = { kind: 'moved', rule: 'tiny:1.1', data: { units: ['e1', 'e2'] } };
    expect(veil(state(), event, { hex: '0303' })).toEqual({
      ...event,
      to: ['east'],
      veiled: { kind: 'moved-covered', data: { unit: 'e1', hex: '0303' } },
    });
    const alone = { ...event, data: { units: ['e1'] } };
    expect(veil(state(), alone)).toBe(alone);
    const west = { ...event, data: { units: ['w1', 'w2'] } };
    expect(veil(state(), west)).toBe(west);
  });
});
