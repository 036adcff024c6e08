// A game that forgets something front ends want by name is told what.
import { describe, expect, it } from '@jest/globals';
import type { Game } from '../../src/api/game.ts';
import type { VerbSpec } from '../../src/api/verb-spec.ts';
import { ford } from '../games/ford/game.ts';
import { missing, missingAt } from './contract.ts';

const without = (...keys: readonly string[]): Game => ({
  ...ford,
  messages: Object.fromEntries(Object.entries(ford.messages).filter(([key]) => !keys.includes(key))),
});

const withOdds = (change: (spec: VerbSpec) => VerbSpec): Game => ({
  ...ford,
  verbs: ford.verbs.map((verb) => (typeof verb !== 'string' && verb.name === 'odds' ? change(verb) : verb)),
});

const begun = ford.rules.setup('crossing', {});

describe('a game is told that it lacks', () => {
  it('nothing, when nothing is missing', () => {
    expect([...missing(ford), ...missingAt(ford, begun, 'both')]).toEqual([]);
  });

  it('words for its units, a phase or a window', () => {
    const bare = without('word.unit-facts', 'word.phase.combat', 'word.window.reaction');
    expect(missing(bare)).toEqual([
      'messages has no word.unit-facts',
      'messages has no word.phase.combat',
      'messages has no word.window.reaction',
    ]);
  });

  it('the answer to a question that can be typed, or the verb of one that is answered', () => {
    const { questions, ...mute } = ford;
    expect(questions).toBeDefined();
    expect(missing(mute)).toEqual(['questions has no answer to odds']);
    const verbs = ford.verbs.filter((verb) => typeof verb === 'string' || verb.name !== 'odds');
    expect(missing({ ...ford, verbs })).toEqual(['verbs has no odds']);
  });

  it('a slot that a key fills, or the form of one', () => {
    const untargeted = withOdds((spec) => ({ ...spec, slots: spec.slots.slice(1) }));
    expect(missing(untargeted)).toEqual(['the verb odds has no slot target']);
    const ofUnits = withOdds((spec) => ({
      ...spec,
      slots: spec.slots.map((slot) => ({ ...slot, kind: 'unit' })),
    }));
    expect(missing(ofUnits)).toEqual(['the slot target of odds is not {"kind":"hex"}']);
  });

  it('a field that another is worth nothing without', () => {
    const { outOfSupply, toll, ...bare } = ford;
    const { redeal, ...rules } = ford.rules;
    expect([outOfSupply, toll, redeal]).not.toContain(undefined);
    expect(missing({ ...bare, rules, fight: () => undefined })).toEqual([
      'outOfSupply is missing, and supplied is there',
      'redeal is missing, and hides is there',
      'toll is missing, and fight is there',
    ]);
  });

  it('what a field names', () => {
    const strange: Game = {
      ...ford,
      betweenTurns: ['night'],
      scores: ['east'],
      turning: ['dawn.breaks'],
      picks: { ...ford.picks, oos: () => () => false },
    };
    expect(missing(strange)).toEqual([
      'phases has no night of betweenTurns',
      'no side is east of scores',
      'picks has oos, which the program has',
      'messages has no dawn.breaks',
    ]);
  });

  it('words for a verdict, for how a stack is supplied, for what stands in the heading', () => {
    const headed: Game = {
      ...without('word.supply.supplied', 'word.over.points'),
      heading: () => ({ score: [{ whole: { key: 'word.head.points', params: {} } }] }),
    };
    const over = { ...begun, over: { winner: 'north', reason: 'points', rule: 'ford:10.1' } } as const;
    expect([...new Set(missingAt(headed, over, 'both'))]).toEqual([
      'messages has no word.over.points',
      'messages has no word.head.points, named by heading',
      'messages has no word.supply.supplied, named by supplied',
    ]);
  });
});
