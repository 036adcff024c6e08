// Attacks of the plan by their number, and places that are no boxes, as they are typed.
import { describe, expect, it } from '@jest/globals';
import { deskAt } from '../../../kit/desk.ts';
import { typhoon } from '../rules/kit.ts';

const PLANNING = 'phase german-movement; turn 5; 24pz@5115; 22a@5114; 42tb@5114 under; 1cav@3025';

describe('a number behind fight', () => {
  const planned = () => {
    const seat = deskAt(typhoon, `${PLANNING}; dice 1 1 1 1`, 'normal');
    seat.type('attack 5114 from 24pz', 'end');
    return seat;
  };

  it('counts the attacks of the plan as pending lists them', () => {
    expect(planned().says('fight 1')).toMatch(/^Attackers: 24th Panzer Corps\.\n51 14: /);
  });

  it('that none of them has is refused with how many there are and one that works', () => {
    const refused = planned().type('fight 9');
    expect(refused.kind).toBe('refused');
    expect(refused.lines[0]).toBe('No fight 9: there is 1, at 51 14.');
    expect(refused.lines[1]).toBe('Type fight 51 14.');
    expect(refused.lines.at(-1)).toBe('Nothing changed.');
  });
});

describe('look', () => {
  it('says of a place that is no box what it stands for, and not how many units are in it', () => {
    const seat = deskAt(typhoon, PLANNING, 'normal');
    expect(seat.says('look weather')).toMatch(/^Weather and pulse: hard frost, pulse 1 of the Germans\.$/);
    expect(seat.says('look replacements')).toMatch(
      /^Replacements: \d+ rifle, \d+ tank and \d+ Siberian left/,
    );
  });
});

describe('a word that joins others', () => {
  it('calls nobody by itself, though names have it', () => {
    const seat = deskAt(typhoon, PLANNING, 'normal');
    expect(seat.says('unit of')).toMatch(/^No unit is called of\.(?! Did you mean)/);
    expect(seat.says('look from')).toMatch(/^No place is called from\.(?! Did you mean)/);
  });
});
