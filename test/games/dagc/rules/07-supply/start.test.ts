// Chapter 7 on the board as the historical scenario begins: who is in supply, and over how many borders.
import { describe, expect } from '@jest/globals';
import { onMap, placeOf } from '../../../../../src/mechanics/places.ts';
import { linesOn } from '../../../../../src/games/dagc/07-supply/7.2-lines.ts';
import { barriers, supplyMap } from '../../../../../src/games/dagc/07-supply/7.2-tracing.ts';
import { germanLines } from '../../../../../src/games/dagc/07-supply/7.8-borders.ts';
import { trace } from '../../../../../src/mechanics/supply/trace.ts';
import { p, rule } from '../kit.ts';
import { lineFrom, stateOfUnit } from './positions.ts';

const START = 'base historical; phase soviet-movement; turn 1';

const bordersOn = (line: readonly string[]): number =>
  line.filter((hex, i) => i > 0 && p.sideKinds(line[i - 1] ?? '', hex).includes('border')).length;

describe('the board as it begins', () => {
  rule('dagc:R39', 'has every German unit in supply, Estonia over two borders', ({ given, then, state }) => {
    given(START);
    const germans = onMap(p, state(), 'german');
    then.means(
      germans.filter((unit) => stateOfUnit(state(), unit) !== 'overland'),
      [],
    );
    const crossed = germans.map((unit) => {
      const hex = placeOf(state().own, unit);
      return [p.hex(hex).country ?? '', bordersOn(lineFrom(state(), 'german', hex))] as const;
    });
    expect(Math.max(...crossed.map(([, borders]) => borders))).toBe(2);
    const estonian = crossed.filter(([country]) => country === 'estonia');
    then.means([estonian.length > 0, ...new Set(estonian.map(([, borders]) => borders))], [true, 2]);
    // Nobody in Estonia has a line over fewer.
    const law = germanLines(
      p,
      barriers(p, state(), 'german'),
      supplyMap(p, state(), 'german').sources.map(p.grid.index),
    );
    const limit = { kind: 'crossings', counted: linesOn(p).borders, most: 1 } as const;
    const { has } = trace(p, { ...law, limit });
    then.means(
      p.grid.ids.filter((hex, at) => p.hex(hex).country === 'estonia' && has[at] === 1),
      [],
    );
  });

  rule('dagc:R35', 'has three armies in the marsh out of supply', ({ given, then, state }) => {
    given(START);
    const out = onMap(p, state(), 'soviet').filter((unit) => stateOfUnit(state(), unit) !== 'overland');
    then.means(out.toSorted(), ['47a', '61a', '70a']);
    expect(out.every((unit) => p.hex(placeOf(state().own, unit)).terrain === 'western-pripyat')).toBe(true);
    // The road to Kovel is dry, or nobody could be supplied over it.
    expect(['5019', '4918'].map((hex) => p.hex(hex).terrain)).not.toContain('western-pripyat');
  });
});
