// Words that pick units out of a list, as far as the asking side may know: who is out of supply.
import { describe, expect, it } from '@jest/globals';
import { barbarossa, p, stateOf } from '../rules/kit.ts';

/** Of units that are named, those out of supply in the eyes of one side or of both. */
const cut = (text: string, who: string, ...units: readonly string[]): readonly string[] =>
  units.filter((unit) => barbarossa.outOfSupply?.(stateOf(text), who)(unit) === true);

const WHO = ['german', 'soviet', 'both'];
const RING = ['3ra', '20ra', '21ra', '22ra', '29ra', '30ra'];
const ring = p.neighbours('1907').map((hex, i) => `${RING[i] ?? ''}@${hex}`);
const POCKET = ['base campaign', 'phase german-movement; turn 9; 24pz@1907', ...ring].join('; ');

describe('out of supply', () => {
  it('7.2, 7.8: is no unit with a line to its sources, and each that is cut off', () => {
    const text = [
      'base campaign; phase german-movement; turn 9',
      '1inf@1617; 20ra@1601; held 1600 german; 7inf@1600; held 2020 soviet; 22ra@2020',
    ].join('; ');
    for (const who of WHO) expect(cut(text, who, '1inf', '20ra', '7inf', '22ra')).toEqual(['7inf', '22ra']);
  });

  it('7.2: is nobody with supply by air, but only his own side knows that; the other sees the hex', () => {
    for (const who of WHO) expect(cut(POCKET, who, '24pz')).toEqual(['24pz']);
    const supplied = `${POCKET}; marker aerial 1907`;
    expect(cut(supplied, 'german', '24pz')).toEqual([]);
    expect(cut(supplied, 'both', '24pz')).toEqual([]);
    expect(cut(supplied, 'soviet', '24pz')).toEqual(['24pz']);
  });

  it('7.2: is nobody in a box', () => {
    const text = 'phase german-movement; turn 9; 7inf@dead; 3ra@rvgk';
    for (const who of WHO) expect(cut(text, who, '7inf', '3ra')).toEqual([]);
  });
});
