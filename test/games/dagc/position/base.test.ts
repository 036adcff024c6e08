// A position that begins as its scenario does: what need not be said, and at which step its phases begin.
import { describe, expect, it } from '@jest/globals';
import { onMap } from '../../../../src/mechanics/places.ts';
import { writePosition } from '../../../../src/record/position.ts';
import { dagc, p, stateOf } from '../rules/kit.ts';

describe('a position on the base of a scenario', () => {
  const begun = stateOf('phase soviet-movement; turn 1; base historical');

  it('dagc:3.1b, dagc:5.4a: has both sides as they are set up, and those in range activated', () => {
    expect(p.sides.map((side) => onMap(p, begun, side).length)).toEqual([31, 31]);
    expect(begun.own.turn.activated).toHaveLength(17);
  });

  it('is written without a word of them', () => {
    const [, lines = ''] = writePosition(dagc, begun).split('phase soviet-movement\n');
    expect(lines.trim()).toMatch(/^data [0-9a-f]{8}$/);
  });

  it('says who is activated where others are', () => {
    const other = stateOf('phase soviet-movement; turn 1; base historical; own turn.activated ["5a"]');
    expect(other.own.turn.activated).toEqual(['5a']);
    expect(writePosition(dagc, other)).toContain('own turn.activated ["5a"]');
  });
});

it.each([
  ['turn-start', ['next', 'start']],
  ['german-movement', ['next', 'play-german-movement']],
])('a position in the phase %s goes on at its step', (phase, steps) => {
  expect(stateOf(`phase ${phase}; turn 2`).stack.map(({ step }) => step)).toEqual(steps);
});
