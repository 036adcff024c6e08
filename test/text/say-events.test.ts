import { describe, expect, it } from '@jest/globals';
import type { Event } from '../../src/core/types.ts';
import { heard } from '../../src/core/event-audience.ts';
import { sayEvents } from '../../src/text/say-events.ts';
import { voice } from './voices.ts';

const moved: Event = { kind: 'unit.moved', rule: 'game:5.1', data: { unit: '24pz', to: '2607' } };
const secret: Event = { ...moved, to: ['german'] };
const veiled: Event = { ...secret, veiled: { kind: 'unit.rustled', data: { to: '2607' } } };
const die = (purpose: string, result: number): Event => ({
  kind: 'die',
  rule: 'game:9.2',
  data: { n: 4, result, sides: 6, purpose, by: 'german' },
});

const TABLE = {
  'unit.moved': ['{unit:unit} moved to {to:hex}.', '++{rule:rule}.'],
  'unit.rustled': 'Something moved to {to:hex}.',
  'attack.result': 'Defender retreats. Die {die} at {odds:odds}.',
  'die.attack': [],
  'word.purpose.weather': 'the weather',
};

describe('what a side hears', () => {
  it('is an event for everybody, as it is', () => {
    expect(heard(moved, 'soviet')).toEqual({ kind: 'unit.moved', rule: 'game:5.1', data: moved.data });
  });

  it('is nothing of an event for others only', () => {
    expect(heard(secret, 'soviet')).toBeUndefined();
    expect(heard(secret, 'german')?.kind).toBe('unit.moved');
  });

  it('is the veil of an event that has one', () => {
    expect(heard(veiled, 'soviet')).toEqual({ kind: 'unit.rustled', rule: 'game:5.1', data: { to: '2607' } });
    expect(heard(veiled, 'german')?.kind).toBe('unit.moved');
  });

  it('is everything for somebody who plays both sides', () => {
    expect(heard(veiled, 'both')?.kind).toBe('unit.moved');
  });
});

describe('events', () => {
  it('are said in order, those not heard left out', () => {
    const lines = sayEvents(voice(TABLE), [veiled, secret, moved], 'soviet');
    expect(lines).toEqual(['Something moved to 26 07.', '24 Panzer Corps moved to 26 07.']);
  });

  it('name their rule at verbose', () => {
    expect(sayEvents(voice(TABLE, { level: 'verbose' }), [moved], 'german')).toEqual([
      '24 Panzer Corps moved to 26 07.',
      'Rule 5.1.',
    ]);
  });

  it('say a die of a purpose the game made silent only in its result', () => {
    const result: Event = { kind: 'attack.result', rule: 'game:9.2', data: { die: 3, odds: '3:1' } };
    expect(sayEvents(voice(TABLE), [die('attack', 3), result], 'both')).toEqual([
      'Defender retreats. Die 3 at 3 to 1.',
    ]);
  });

  it('say any other die by itself, by the words for its purpose', () => {
    expect(sayEvents(voice(TABLE), [die('weather', 5), die('morale', 5)], 'both')).toEqual([
      'Die 5 for the weather.',
      'Die 5 for morale.',
    ]);
  });

  it('say who rolled a die and by which rule at verbose', () => {
    expect(sayEvents(voice(TABLE, { level: 'verbose' }), [die('weather', 5)], 'both')[1]).toBe(
      'Die number 4, 6 sides, rolled by the Germans, rule 9.2.',
    );
  });

  it('say who won and why', () => {
    const table = { 'word.over.towns': 'they hold both towns' };
    const over = (winner: string): Event => ({
      kind: 'game.over',
      rule: 'game:10.1',
      data: { winner, reason: 'towns' },
    });
    expect(sayEvents(voice(table), [over('german')], 'both')).toEqual([
      'Germans win: they hold both towns.',
      'The game is over. Rule 10.1.',
    ]);
    expect(sayEvents(voice(table), [over('draw')], 'both')[0]).toBe(
      'The game is a draw: they hold both towns.',
    );
  });
});
