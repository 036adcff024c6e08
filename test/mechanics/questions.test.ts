// What players ask of the track and of the dead pile, by the law of a small game.
import { describe, expect, it } from '@jest/globals';
import type { Message, State } from '../../src/core/types.ts';
import { trackBox } from '../../src/mechanics/entry/turn-track.ts';
import { fog } from '../../src/mechanics/fog/fog.ts';
import type { Placed, Sight } from '../../src/mechanics/places.ts';
import { calendar } from '../../src/mechanics/questions/calendar.ts';
import { losses } from '../../src/mechanics/questions/losses.ts';
import type { LossesLaw } from '../../src/mechanics/questions/losses.ts';
import { reinforcements } from '../../src/mechanics/questions/reinforcements.ts';
import { ledger, p } from './table.ts';

const seen = fog<Sight, Placed>(p, {
  rule: 'tiny:1.1',
  isOn: () => true,
  isBlind: () => false,
  closed: (place) => (place.startsWith('track-') ? { rule: 'tiny:1.1' } : undefined),
  shown: () => [],
  show: () => undefined,
  sizesShown: true,
  most: 2,
});

const at = (turn: number, places: Record<string, string[]>): Sight =>
  ({
    scenario: 'meeting',
    options: {},
    clock: { turn, phase: 'combat', phasing: 'west' },
    own: ledger(places),
    stack: [],
  }) as unknown as State<Placed>;

const told = (messages: readonly Message[]): readonly unknown[] =>
  messages.map(({ key, params }) => [key, params]);

describe('the question calendar', () => {
  const ask = calendar<Sight>({
    lastTurn: () => 2,
    turn: (turn) => (turn <= 2 ? { label: turn === 1 ? 'spring' : 'summer' } : undefined),
    rates: (_, turn) => [{ key: 'steps', params: { side: 'east', steps: turn } }],
    events: (_, turn) =>
      turn === 2 ? [{ text: 'Armour concentrates.', rule: 'tiny:2.1', if: 'Perhaps:' }] : [],
  });

  it('tells this turn and the next, as far as there are any', () => {
    const summer = [
      ['calendar.turn', { turn: 2, label: 'summer' }],
      ['steps', { side: 'east', steps: 2 }],
      ['calendar.event', { text: 'Armour concentrates', rule: 'tiny:2.1', if: 'Perhaps:' }],
    ];
    expect(told(ask(at(1, {}), {}))).toEqual([
      ['calendar.turn', { turn: 1, label: 'spring' }],
      ['steps', { side: 'east', steps: 1 }],
      ...summer,
    ]);
    expect(told(ask(at(2, {}), {}))).toEqual(summer);
    expect(told(ask(at(1, {}), { turn: ['2'] }))).toEqual(summer);
    expect(told(ask(at(1, {}), { turn: ['9'] }))).toEqual([['calendar.none', { turn: 9, last: 2 }]]);
  });
});

describe('the question reinforcements', () => {
  const ask = reinforcements<Sight, Placed>(p, seen);
  const s = at(3, { [trackBox(4)]: ['w2', 'w1'], [trackBox(2)]: ['e1'], '0202': ['w3'] });

  it('tells who is due, the first first, and of the other side nothing', () => {
    expect(told(ask(s, 'both'))).toEqual([
      ['reinforcements.late', { turn: 2, side: 'east', units: ['e1'] }],
      ['reinforcements.turn', { turn: 4, side: 'west', units: ['w1', 'w2'] }],
    ]);
    expect(told(ask(s, 'east'))).toHaveLength(1);
    expect(told(ask(at(3, {}), 'west'))).toEqual([['reinforcements.none', {}]]);
  });
});

describe('the question losses', () => {
  const LAW: LossesLaw<Sight> = {
    mayReturn: (unit) => unit !== 'e3',
    next: (_, side) => [{ key: 'next', params: { side } }],
  };
  const s = at(3, { dead: ['e2', 'e3', 'w1'], out: ['w2', 'w3'] });

  it('tells of each side who may come back, when, and who is gone', () => {
    expect(told(losses<Sight, Placed>(p, LAW, seen)(s, 'both'))).toEqual([
      ['losses.dead', { side: 'west', units: ['w1'] }],
      ['next', { side: 'west' }],
      ['losses.gone', { side: 'west', units: ['w2', 'w3'] }],
      ['losses.dead', { side: 'east', units: ['e2'] }],
      ['next', { side: 'east' }],
      ['losses.gone', { side: 'east', units: ['e3'] }],
    ]);
  });

  it('tells who was lost in this turn where he is known, and leaves out who never was in the game', () => {
    const more: LossesLaw<Sight> = { ...LAW, lost: () => ['e1', 'e2'], absent: () => ['w3'] };
    const ask = losses<Sight, Placed>(p, more, seen);
    const gone = at(3, { dead: ['e2'], out: ['w2', 'w3'], [trackBox(5)]: ['e1'] });
    const lost = (who: string) =>
      ask(gone, who).flatMap(({ key, params }) => (key === 'losses.turn' ? [params['units']] : []));
    expect([lost('east'), lost('west')]).toEqual([
      [[], ['e1', 'e2']],
      [[], ['e2']],
    ]);
    expect(told(ask(gone, 'both'))).toContainEqual(['losses.gone', { side: 'west', units: ['w2'] }]);
  });
});
