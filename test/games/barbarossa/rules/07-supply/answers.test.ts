// Chapter 7 in words and at random: every sentence can be said, and what is offered is what is accepted.
import { occupant } from '../../../../../src/mechanics/places.ts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { legality, shut } from '../../../../../src/core/legality.ts';
import { crimea } from '../../../../../src/games/barbarossa/07-supply/7.4-crimea.ts';
import { airlift } from '../../../../../src/games/barbarossa/07-supply/7.7-aerial-supply.ts';
import { cutters, supplyAnswer } from '../../../../../src/games/barbarossa/questions/supply.ts';
import { supplyOf, supplyStates } from '../../../../../src/games/barbarossa/07-supply/7.17-supply-state.ts';
import { supplyMap } from '../../../../../src/games/barbarossa/07-supply/7.20-tracing.ts';
import type { SupplyMap } from '../../../../../src/games/barbarossa/07-supply/7.20-tracing.ts';
import type { State } from '../../../../../src/core/types.ts';
import type { Own } from '../../../../../src/games/barbarossa/state.ts';
import type { Who } from '../../../../../src/games/barbarossa/data/sheet.ts';
import { supplyMessages } from '../../../../../src/games/barbarossa/en/07-supply.ts';
import { messages } from '../../../../../src/games/barbarossa/en/index.ts';
import { messageProblems, tableProblems } from '../../../../../src/text/lint-messages.ts';
import { PROGRAM_MESSAGES } from '../../../../../src/text/en/index.ts';
import { messageBook } from '../../../../../src/text/voice.ts';
import { stateOf } from '../kit.ts';
import { p } from '../supply-kit.ts';

const book = messageBook(PROGRAM_MESSAGES, messages);
const frame = { proc: 'idle', step: 'wait', vars: {} };

const land = p.grid.ids.filter(p.isLand);
const fighters = ['german', 'soviet'].flatMap((side) =>
  p.unitIds.filter((unit) => p.unit(unit).side === side && unit !== 'ica').slice(0, 60),
);

/** Units strewn over the map, one side to a hex, with some hexes in other hands. */
const boards = fc
  .record({
    places: fc.array(fc.tuple(fc.nat(land.length - 1), fc.nat(fighters.length - 1)), { maxLength: 90 }),
    shipping: fc.boolean(),
    turn: fc.integer({ min: 1, max: 32 }),
  })
  .map(({ places, shipping, turn }) => {
    const taken = new Map<string, Who>();
    const used = new Set<string>();
    const s = stateOf(
      [
        `turn ${turn}`,
        'phase german-movement',
        'held 3108 german',
        'marker aerial hand',
        ...(shipping ? ['own shipping {"mode":"crimea","on":true,"units":[]}'] : []),
      ].join('; '),
    );
    const { own } = s;
    for (const [at, who] of places) {
      const hex = land[at] ?? '';
      const unit = fighters[who] ?? '';
      const side = p.unit(unit).side as Who;
      if (used.has(unit) || (taken.get(hex) ?? side) !== side) continue;
      used.add(unit);
      taken.set(hex, side);
      own.places[hex] = [unit, ...(own.places[hex] ?? [])];
      own.held[hex] = side;
    }
    own.places['aside'] = (own.places['aside'] ?? []).filter((unit) => !used.has(unit));
    return s;
  });

/** A line is there if it should be, hangs together, keeps clear of enemies and of what bars it, and passes the junctions. */
const isSound = (
  s: State<Own>,
  { side, overland }: SupplyMap,
  hex: string,
  line: readonly string[],
): boolean =>
  line.length > 0 === overland(hex) &&
  line.every((at, i) => {
    const before = line[i - 1];
    if (before === undefined) return at === hex;
    const isFree = (occupant(p, s.own, at) ?? side) === side;
    return isFree && p.areAdjacent(before, at) && p.lines.bar(side, before, at) === undefined;
  }) &&
  (line.length === 0 ||
    side === 'soviet' ||
    ((!p.inArea('dp', hex) || line.includes('2607')) && (!p.inArea('r', hex) || line.includes('2804'))));

describe('supply', () => {
  it('has good sentences', () => {
    expect(tableProblems(supplyMessages, {}, PROGRAM_MESSAGES)).toEqual([]);
  });

  it('answers about any hex in sentences that can be said', () => {
    fc.assert(
      fc.property(boards, fc.constantFrom(...p.grid.ids), (s, hex) => {
        const hexes = [hex, ...Object.keys(s.own.places).filter(p.isHex).slice(0, 3)];
        for (const at of hexes)
          for (const who of ['german', 'soviet', 'both'])
            expect(
              supplyAnswer(p, s, who, { hex: [at] }).flatMap((message) => messageProblems(book, message)),
            ).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('tells an enemy nothing of what stands in a hex', () => {
    const s = stateOf('turn 9; phase german-movement; 5ra@1806; ica@3108');
    for (const hex of ['1806', '3108'])
      expect(JSON.stringify(supplyAnswer(p, s, 'german', { hex: [hex] }))).not.toMatch(/5ra|ica/);
  });

  it('is the same asked for all and asked for one, and every line is one', () => {
    fc.assert(
      fc.property(boards, (s) => {
        for (const side of ['german', 'soviet'] as const) {
          const map = supplyMap(p, s, side);
          for (const [unit, state] of supplyStates(p, s, side)) expect(supplyOf(p, s, unit)).toBe(state);
          const wrong = land.filter((hex, i) => i % 7 === 0 && !isSound(s, map, hex, map.line(hex)));
          expect(wrong).toEqual([]);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('names exactly the hexes whose loss alone cuts a line', () => {
    fc.assert(
      fc.property(boards, fc.constantFrom(...land), fc.constantFrom('german', 'soviet'), (s, hex, side) => {
        if (!supplyMap(p, s, side).overland(hex)) return;
        const all = land.filter(
          (lost) => lost !== hex && !supplyMap(p, s, side, { lost: [lost] }).overland(hex),
        );
        expect(cutters(p, s, side, hex).toSorted()).toEqual(all);
      }),
      { numRuns: 30 },
    );
  });

  it('offers what it accepts', () => {
    fc.assert(
      fc.property(boards, fc.nat(), (s, seed) => {
        for (const choice of [airlift(p), crimea(p)]) {
          if (shut(choice, s, frame) !== undefined) continue;
          const args = choice.sample(s, frame, (n) => seed % n);
          if (args !== undefined) expect(legality(choice, s, frame, args)).toBeUndefined();
          for (const listed of choice.list?.(s, frame) ?? [])
            expect(legality(choice, s, frame, listed)).toBeUndefined();
        }
      }),
      { numRuns: 40 },
    );
  });
});
