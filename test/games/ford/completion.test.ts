// What the test game fills in where an order leaves something out.
import { describe, expect, it } from '@jest/globals';
import { check, complete, settle } from '../../../src/core/kernel.ts';
import { readOrder } from '../../kit/lines.ts';
import { positionOf } from '../../kit/position.ts';
import { ford } from './game.ts';

const completed = (position: string, line: string) => {
  const { state } = positionOf(ford, position);
  settle(ford.rules, state);
  const full = complete(ford.rules, state, readOrder(ford, state, line));
  if (!full.ok) return full.refusal.code;
  expect(check(ford.rules, state, full.order)).toBeUndefined();
  return { args: full.order.args, note: full.note?.key };
};

describe('an order to move', () => {
  it('takes the cheapest way to a hex farther off', () => {
    expect(completed('phase movement; n1@1203', 'move n1 1402')).toEqual({
      args: { units: ['n1'], path: ['1302', '1402'] },
      note: undefined,
    });
  });

  it('says so where other ways cost the same', () => {
    expect(completed('phase movement; n1@1105', 'move n1 1004')).toEqual({
      args: { units: ['n1'], path: ['1104', '1004'] },
      note: 'note.other-ways',
    });
  });

  it('keeps the hexes it names', () => {
    expect(completed('phase movement; n4@1203', 'move n4 1202 1001')).toEqual({
      args: { units: ['n4'], path: ['1202', '1101', '1001'] },
      note: undefined,
    });
  });

  it('is refused where no way leads, or the unit may not move', () => {
    expect(completed('phase movement; n1@1203; s1@1402', 'move n1 1402')).toBe('MOVE.NO-WAY');
    expect(completed('phase movement; n1@1302', 'move s1 1401')).toBe('UNIT.NOT-YOURS');
  });
});

describe('an order to attack', () => {
  const position = 'phase combat; n1@1302; n2@1303; s1@1403';

  it('without attackers takes all that can', () => {
    expect(completed(position, 'attack 1403')).toEqual({
      args: { target: ['1403'], from: ['n1', 'n2'] },
      note: 'note.all-attack',
    });
  });

  it('has its attackers put in order', () => {
    expect(completed(position, 'attack 1403 from n2 n1')).toEqual({
      args: { target: ['1403'], from: ['n1', 'n2'] },
      note: undefined,
    });
  });
});
