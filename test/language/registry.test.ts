// The registry: shared verbs a game uses, its own, and specs that could never be read.
import { describe, expect, it } from '@jest/globals';
import type { Slot, VerbSpec } from '../../src/api/verb-spec.ts';
import { registryFor } from '../../src/language/verb-registry.ts';
import { KERNEL_VERBS, SHARED_VERBS } from '../../src/language/verbs/index.ts';
import { ford } from '../games/ford/game.ts';
import { registry, shared } from './scenes.ts';

const own = (more: Partial<VerbSpec>): VerbSpec => ({
  name: 'bombard',
  aliases: [],
  group: 'act',
  kind: 'order',
  slots: [],
  help: 'bombards.',
  examples: ['bombard'],
  seeAlso: [],
  ...more,
});

const slot = (name: string, more: Partial<Slot> = {}): Slot => ({ name, kind: 'hex', ...more });

const withOwn =
  (more: Partial<VerbSpec>): (() => unknown) =>
  () =>
    registryFor({ ...ford, verbs: [own(more)] });

describe('a registry', () => {
  it('holds the orders a game uses, its own, and all questions', () => {
    const few = registryFor({ ...ford, verbs: ['move', own({})] });
    const orders = few.verbs.filter(({ kind }) => kind === 'order').map(({ name }) => name);
    expect(orders.filter((name) => !KERNEL_VERBS.has(name))).toEqual(['move', 'bombard']);
    expect([...KERNEL_VERBS].filter((name) => !orders.includes(name))).toEqual([]);
    expect(few.unused).toEqual(new Set(['attack', 'advance', 'retreat', 'place', 'choose', 'end']));
    expect(few.find('a')).toBeUndefined();
    expect(few.find('look')?.spec.kind).toBe('question');
  });

  it('finds by alias for people, by name alone for records', () => {
    expect(registry.find('m')?.spec.name).toBe('move');
    expect(registry.named('m')).toBeUndefined();
    expect(registry.find('?')?.spec.name).toBe('help');
  });

  it('lets a game replace a shared verb by its own', () => {
    const replaced = registryFor({ ...ford, verbs: [own({ name: 'move', slots: [slot('to')] })] });
    expect(replaced.named('move')?.spec.slots).toHaveLength(1);
    expect(replaced.unused.has('move')).toBe(false);
  });

  it('knows the windows of its game', () => {
    const windowSlot = registry.named('standing')?.spec.slots.find(({ name }) => name === 'window');
    expect(windowSlot?.values).toEqual(['reaction']);
    expect(
      shared.named('standing')?.spec.slots.find(({ name }) => name === 'window')?.values,
    ).toBeUndefined();
  });

  it('without a game holds every shared verb', () => {
    expect(shared.verbs.map(({ name }) => name)).toEqual(SHARED_VERBS.map(({ name }) => name));
  });

  it('gives every word one meaning', () => {
    const words = SHARED_VERBS.flatMap(({ name, aliases }) => [name, ...aliases]);
    expect(new Set(words).size).toBe(words.length);
    expect(withOwn({ aliases: ['look'] })).toThrow('look means both');
    const unknown = SHARED_VERBS.flatMap(({ seeAlso }) => seeAlso).filter(
      (name) => shared.named(name) === undefined,
    );
    expect(unknown).toEqual([]);
  });

  it.each<[string, Partial<VerbSpec>]>([
    ['a slot twice', { slots: [slot('a'), slot('a')] }],
    ['an option named like a slot', { slots: [slot('a')], flags: [{ name: 'a' }] }],
    ['one word before two slots', { slots: [slot('a', { after: 'from' }), slot('b', { after: 'from' })] }],
    ['a word that parts and opens', { slots: [slot('a'), slot('b'), slot('c', { after: 'to' })] }],
    ['a word that cannot be typed', { slots: [slot('a.b')] }],
    ['something after a text', { slots: [slot('a', { kind: 'text' }), slot('b')] }],
    ['options beside a text', { slots: [slot('a', { kind: 'text' })], flags: [{ name: 'b' }] }],
    ['units to spread and none there', { slots: [slot('a')], spread: true }],
  ])('refuses a verb with %s', (_, more) => {
    expect(withOwn(more)).toThrow('The verb bombard');
  });

  it('refuses a shared verb that there is not', () => {
    expect(() => registryFor({ ...ford, verbs: ['teleport'] })).toThrow('teleport');
  });
});
