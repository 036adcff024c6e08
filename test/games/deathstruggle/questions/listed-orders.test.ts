// Orders of the first step as they are listed and drawn at random: each is legal, and none is left out.
import { describe, expect, it } from '@jest/globals';
import { check, every, offers, sampled, settle } from '../../../../src/core/kernel.ts';
import type { Args, Order, State } from '../../../../src/core/types.ts';
import type { Own } from '../../../../src/games/deathstruggle/state.ts';
import { at } from '../rules/combat/combat-kit.ts';
import { deathstruggle, stateOf } from '../rules/kit.ts';

const settled = (text: string): State<Own> => {
  const state = stateOf(text);
  settle(deathstruggle.rules, state);
  return state;
};

const KEYS = ['from', 'units', 'target', 'place', 'factory', 'hex', 'path', 'to', 'at', 'how'] as const;

const wordsOf = (args: Args): string => KEYS.flatMap((key) => args[key] ?? []).join(' ');

/** Every order of a verb, in words; all of them legal. */
const listedOf = (text: string, verb: string): readonly string[] => {
  const state = settled(text);
  const found = offers(deathstruggle.rules, state).find((offer) => offer.verb === verb);
  const all: Args[] = [];
  for (const args of (found && every(state, found)) ?? []) if (args !== undefined) all.push(args);
  for (const args of all)
    expect([verb, args, check(deathstruggle.rules, state, { by: state.clock.phasing, verb, args })]).toEqual([
      verb,
      args,
      undefined,
    ]);
  return all.map(wordsOf);
};

/** So many orders of a verb drawn at random, in words; all of them legal. */
const drawnOf = (text: string, verb: string, count: number): ReadonlySet<string> => {
  const state = settled(text);
  const found = offers(deathstruggle.rules, state).find((offer) => offer.verb === verb);
  if (found === undefined) return new Set();
  let seed = 7;
  const pick = (n: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * n);
  };
  const orders = Array.from({ length: count }, (): Order | undefined => sampled(state, found, pick)).flatMap(
    (order) => order ?? [],
  );
  for (const order of orders)
    expect([order, check(deathstruggle.rules, state, order)]).toEqual([order, undefined]);
  return new Set(orders.map(({ args }) => wordsOf(args)));
};

const A1 = 'phase axis-administration; turn 2';
const B1 = 'phase russian-administration; turn 2';

describe('orders that are listed', () => {
  it('deathstruggle:SUP.4 rail heads go one to three hexes along railroads', () => {
    const text = `${A1}; 11inf@4248; 8a@2820`;
    const all = listedOf(text, 'convert');
    for (const way of ['4250 4249', '4250 4249 4248', '4250 4249 4248 4147', '4551 4550'])
      expect(all).toContain(way);
    expect(all.every((way) => way.split(' ').length <= 4)).toBe(true);
    expect(new Set(all).size).toBe(all.length);
    const drawn = drawnOf(text, 'convert', 60);
    expect(drawn.size).toBeGreaterThan(5);
    for (const way of drawn) expect(all).toContain(way);
  });

  it('deathstruggle:REP.9 lost panzer divisions come whole or weak, turned ones are made whole', () => {
    const text = `${A1}; 6pz@4154; 7pz@4155; hits 6pz 1; unit 9pz dead; own factors 2; 8a@2820`;
    const all = listedOf(text, 'replace');
    for (const order of ['6pz', '9pz 4058', '9pz 4058 weak', '9pz 2950 weak']) expect(all).toContain(order);
    expect(all).not.toContain('7pz');
    expect(listedOf(text.replace('factors 2', 'factors 1'), 'replace')).not.toContain('9pz 4058');
    expect(listedOf(text.replace('factors 2', 'factors 0'), 'replace')).toEqual([]);
    expect(drawnOf(text, 'replace', 40).size).toBeGreaterThan(3);
  });

  it('deathstruggle:REP.7 units that are due enter by the edge or at a rail head', () => {
    const text = `${A1}; unit 2armee track-2; unit 5pz track-6; 8a@2820; 11inf@4250`;
    const all = listedOf(text, 'enter');
    for (const order of ['2armee 4058', '2armee 4250']) expect(all).toContain(order);
    expect(all.some((order) => order.startsWith('5pz'))).toBe(false);
    expect(drawnOf(text, 'enter', 30).size).toBeGreaterThan(2);
  });

  it('deathstruggle:BLD.1 divisions of a hex are built up, rifle corps promoted', () => {
    const german = `${A1}; ${at('11inf 21inf 1inf', '3153')}; 8a@2820; unit 1ik pool; unit 5ik pool`;
    expect(listedOf(german, 'build').toSorted()).toEqual(['11inf 1inf 21inf', '11inf 21inf']);
    const russian = `${B1}; ${at('10rd 90rd 22rc', '2820')}; 11ik@4054; unit 24rc pool; unit 27a pool`;
    expect(listedOf(russian, 'build')).toEqual(['10rd 90rd']);
    expect(listedOf(russian, 'promote').toSorted()).toEqual(['10rd 22rc', '22rc 90rd']);
    expect([...drawnOf(russian, 'promote', 20)].toSorted()).toEqual(['10rd 22rc', '22rc 90rd']);
    expect([...drawnOf(german, 'build', 20)].toSorted()).toEqual(['11inf 1inf 21inf', '11inf 21inf']);
  });

  it('deathstruggle:STR.4 deathstruggle:STR.6 units go by rail and by sea', () => {
    const text = `${A1}; 11inf@3153; 21inf@3152; 1ik@4154; 8a@2820`;
    const rail = listedOf(text, 'rail');
    for (const order of ['11inf 3152', '21inf 3153', '1ik 4155']) expect(rail).toContain(order);
    expect(rail).not.toContain('11inf 3153');
    expect(drawnOf(text, 'rail', 30).size).toBeGreaterThan(8);
    const sail = listedOf(text, 'sail');
    expect(sail).toContain('11inf 2751');
    expect(sail.some((order) => order.startsWith('1ik') || order.startsWith('21inf'))).toBe(false);
    expect(drawnOf(text, 'sail', 30).size).toBeGreaterThan(0);
  });

  it('deathstruggle:AIR.2 airfields are placed by road and by rail', () => {
    const text = `${A1}; 5fk@3153; 11inf@2950; 8a@2820`;
    const all = listedOf(text, 'base');
    expect(all).toContain('5fk 2950');
    expect(all.some((order) => order.endsWith(' rail'))).toBe(true);
    expect(all.some((order) => order === '5fk 3153' || order === '5fk 2950 rail')).toBe(false);
    expect(drawnOf(text, 'base', 40).size).toBeGreaterThan(10);
    expect(listedOf(`${A1}; unit 5fk air-away; 11inf@2950; 8a@2820`, 'base')).toContain('5fk 4054');
  });

  it('deathstruggle:STR.12 factories are evacuated', () => {
    const text = `${B1}; 8a@5121; 11ik@4054; marker kharkovfactory 5121`;
    expect(listedOf(text, 'evacuate')).toContain('5121');
    expect(drawnOf(text, 'evacuate', 10).has('5121')).toBe(true);
  });
});
