// The questions about attacks: every row of the table by both its numbers, for each part of the defence, and by which rule.
import { describe, expect, it } from '@jest/globals';
import type { Message } from '../../../../src/core/types.ts';
import { deskAt, facts } from '../../../kit/desk.ts';
import { deathstruggle } from '../rules/kit.ts';

/** 12 to 6 is 2:1; trenches a column less, Disruption one more. */
const MIXED =
  'phase axis-movement; turn 4; 1ik@2846; 2ik@2846 under; 10rd@2845; 90rd@2845 under; 163md@2845 under; own entrenched ["10rd"]; own disrupted ["90rd"]';

describe('odds', () => {
  it('has a line for each row and part of the defence, with A and B', () => {
    const reply = deskAt(deathstruggle, MIXED).type('odds 2845');
    expect(facts(reply, 'odds.row').map(({ a, b, faces, result }) => [a, b, faces, result])).toEqual([
      [1, 6, [1], 'DE'],
      [2, 5, [2], 'D3'],
      [3, 4, [3], 'D2'],
      [4, 3, [4], 'D1'],
      [5, 2, [5], 'D1'],
      [6, 1, [6], 'X'],
    ]);
    expect(facts(reply, 'odds.part').map(({ odds, units }) => [odds, units])).toEqual([
      ['3:2', ['10rd']],
      ['3:1', ['90rd']],
      ['2:1', ['163md']],
    ]);
  });

  it('names the face of the die by the index in use', () => {
    const reply = deskAt(deathstruggle, `${MIXED}; option die-index=b`).type('odds 2845');
    expect(facts(reply, 'odds.row').map(({ a, faces }) => [a, faces])).toEqual([
      [1, [6]],
      [2, [5]],
      [3, [4]],
      [4, [3]],
      [5, [2]],
      [6, [1]],
    ]);
  });

  it('says what shifts whom and what has become another result, by which rule', () => {
    const reply = deskAt(deathstruggle, MIXED).type('odds 2845');
    expect(facts(reply, 'odds.shift').map(({ n, rule, units }) => [n, rule, units])).toEqual([
      [-1, 'deathstruggle:ENT.2', ['10rd']],
      [1, 'deathstruggle:DIS.5', ['90rd']],
    ]);
    const tanks = 'phase axis-movement; turn 4; 7pz@2846; 6pz@2846 under; 10rc@2845';
    expect(facts(deskAt(deathstruggle, tanks).type('odds 2845'), 'odds.rewritten')).toEqual([
      expect.objectContaining({ from: 'D3', to: 'DE', rule: 'deathstruggle:OVR.3' }),
      expect.objectContaining({ from: 'D2', to: 'DE', rule: 'deathstruggle:OVR.1' }),
    ]);
  });

  it('can be asked as pressed, as with No Retreat, and as forced', () => {
    const desk = deskAt(deathstruggle, 'phase axis-movement; turn 4; 1ik@2846; 8a@2845');
    const results = (line: string) => facts(desk.type(line), 'odds.row').map(({ result }) => result);
    expect(results('odds 2845')).toEqual(['D2', 'D1', 'D', 'X', 'AD', '2X']);
    expect(results('odds 2845 press')).toEqual(['D2', 'D1', 'D1', 'AD', '2X', 'AE']);
    expect(results('odds 2845 stand')).toEqual(['DE', 'D', 'D', 'X', 'AD', '2X']);
    expect(results('odds 2845 force')).toEqual(['X/2', 'X', '3/2X', '2X', 'AE', '2X']);
  });

  it('has a line for the column of each air unit, and says of each whether it flies far', () => {
    const { type } = deskAt(
      deathstruggle,
      'phase axis-movement; turn 1; 1ik@4046; 5fk@4046 under; 9armee@4152; 2fk@4152 under; 8a@3945',
    );
    const flown = type('bomb 3945 with 2fk 5fk');
    expect(flown.lines[0]).toMatch(/2nd Fliegerkorps beyond half range/);
    expect(
      facts(type('odds 3945'), 'odds.shift').flatMap(({ why, n }) =>
        (why as Message).key === 'sum.shift.air-support' ? [[(why as Message).params['unit'], n]] : [],
      ),
    ).toEqual([
      ['2fk', 1],
      ['5fk', 2],
    ]);
  });

  it('says why an attack cannot be made', () => {
    const desk = deskAt(deathstruggle, 'phase axis-movement; turn 4; 1cav@2846; 8a@2845');
    expect(facts(desk.type('odds 2845'), 'odds.cannot')).toHaveLength(1);
  });
});

describe('targets, threats and who', () => {
  it('find what could be attacked, by whom', () => {
    const desk = deskAt(deathstruggle, MIXED);
    expect(facts(desk.type('targets'), 'targets.one').map(({ hex }) => hex)).toEqual(['2845']);
    expect(facts(desk.type('who 2845'), 'who.count')).toEqual([expect.objectContaining({ count: 2 })]);
    const threatened = deskAt(deathstruggle, 'phase axis-movement; turn 4; 1ik@2846; 8a@2845').type(
      'threats',
    );
    expect(facts(threatened, 'threats.count')).toHaveLength(1);
  });
});
