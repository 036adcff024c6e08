// Standing orders of Barbarossa: for whom each occasion can come at all, and from when on.
import { describe, expect, it } from '@jest/globals';
import { at } from '../desk.ts';

const GERMAN = 'option fog=off; phase german-movement; plan order move-fight; 24pz@1910; 3ra@1909;';
const SOVIET =
  'option fog=off; side soviet; phase soviet-movement; plan order move-fight; 24pz@1910; 3ra@1606;';

describe("a standing order for an occasion that is only ever the other side's", () => {
  it.each([
    ['8.11a', `${GERMAN} turn 4`, 'standing ask if emergency', 'emergency', 'Soviets', 'Germans'],
    [
      '8.11a',
      `${GERMAN} turn 4`,
      'standing add if emergency then declare 1910',
      'emergency',
      'Soviets',
      'Germans',
    ],
    ['7.7A.a', `${SOVIET} turn 7`, 'standing ask if air-supply', 'air-supply', 'Germans', 'Soviets'],
  ])('%s: is refused with that rule', (id, position, line, window, owner, by) => {
    const seat = at(position);
    expect(seat.type(line)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'STANDING.NOT-YOURS', rule: `barbarossa:${id}` },
    });
    expect(seat.desk.lastLines.slice(0, 2)).toEqual([
      `No standing order was kept for the ${by}: ${window} is only ever for the ${owner}.`,
      `Type it when the ${owner} are to move. Rule ${id}.`,
    ]);
    expect(seat.desk.match.state.standing).toEqual([]);
  });
});

describe('a standing order before its occasion can come', () => {
  it('8.11a: is kept, and says from when on', () => {
    const seat = at(`${SOVIET} turn 1`);
    expect(seat.type('standing ask if emergency').lines).toEqual(
      expect.arrayContaining(['It cannot come before turn 3, rule 8.11a.']),
    );
    expect(at(`${SOVIET} turn 3`).says('standing ask if emergency')).not.toMatch('before turn');
  });
});

describe('the question that a standing order brings', () => {
  const box =
    'option fog=off; phase german-movement; plan order move-fight; 24pz@2117; 1inf@2117; 16ra@rvgk;';
  const asked = (position: string): readonly string[] => {
    const seat = at(position, 'normal');
    return seat.type('halt', 'standing ask if emergency', 'move 1inf 2116').lines;
  };

  it('8.11a: names the side, and offers nothing that is impossible, such as a city without a marker', () => {
    expect(asked(`${box} turn 4`)).toEqual(
      expect.arrayContaining([
        'Soviets may break in here, with 1 unit in the RVGK box.',
        'Type place, a unit and a city, or pass.',
      ]),
    );
  });

  it('9.1b: offers a city where there is a marker', () => {
    expect(asked(`${box} turn 14; marker hc hand`).join('\n')).toMatch(
      'Type place, a unit and a city, or declare and a city, or pass.',
    );
  });

  it('8.11b: who broke in and types end hears how the turn goes on', () => {
    const seat = at(`${box} turn 4`, 'normal');
    expect(seat.type('halt', 'end').lines).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Type pass to let the German turn go on\./)]),
    );
    expect(seat.type('pass').lines[0]).toBe('German turn goes on.');
  });
});
