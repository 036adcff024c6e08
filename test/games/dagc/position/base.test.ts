// A position that begins as its scenario does: what need not be said, and at which step its phases begin.
import { describe, expect, it } from '@jest/globals';
import { onMap, placeOf } from '../../../../src/mechanics/places.ts';
import { writePosition } from '../../../../src/record/position.ts';
import { dagc, p, stateOf } from '../rules/kit.ts';

describe('a position on the base of a scenario', () => {
  const begun = stateOf('phase soviet-movement; turn 1; base historical');

  it('dagc:3.1b, dagc:5.4a: has both sides as they are set up, and those in range activated', () => {
    expect(p.sides.map((side) => onMap(p, begun, side).length)).toEqual([31, 31]);
    expect(begun.own.turn.activated).toHaveLength(17);
  });

  it.each([
    ['bold-stroke', 'dagc:3.6c'],
    ['d-day-defeated', 'dagc:3.7b'],
  ])('has those placed, too, whose hexes their owners choose: %s, %s', (scenario) => {
    const begins = dagc.rules.setup(scenario, {});
    const { own } = stateOf(`phase soviet-movement; turn 1; scenario ${scenario}; base ${scenario}`);
    const waiting = p.unitIds.filter((unit) => placeOf((begins as typeof begun).own, unit) === 'setup');
    expect(waiting.length).toBeGreaterThan(3);
    expect(waiting.filter((unit) => !p.isHex(placeOf(own, unit)))).toEqual([]);
  });

  it('dagc:5.4a: activates who is in range of those that are named alone', () => {
    const { own } = stateOf('phase soviet-movement; turn 1; 5a@3600; 2sh@1300');
    expect(own.turn.activated).toEqual(['5a']);
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
  ['turn-start', 'start'],
  ['german-movement', 'play-german-movement'],
])('a position in the phase %s goes on at its step', (phase, step) => {
  expect(stateOf(`phase ${phase}; turn 2`).stack.map((frame) => `${frame.proc}@${frame.step}`)).toEqual([
    'game@next',
    `turn@${step}`,
  ]);
});
