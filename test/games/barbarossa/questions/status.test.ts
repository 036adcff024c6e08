// What status, legal, look and the others say: every open question, and nothing of the side that was not asked.
import { describe, expect, it } from '@jest/globals';
import { scripted } from '../../../../src/core/dice.ts';
import { matchFrom } from '../../../../src/core/match.ts';
import { take } from '../../../../src/session/dispatch.ts';
import { openDesk } from '../../../../src/session/session.ts';
import type { Desk } from '../../../../src/session/session.ts';
import { barbarossa } from '../rules/kit.ts';
import { positionOf } from '../../../kit/position.ts';
import { at } from '../desk.ts';

const BATTLE =
  'option fog=off; turn 4; phase german-assault; plan order move-fight; plan paulus no-pause; 24pz@1708; 46pz@1708 under; 7inf@1708 under; 47pz@1808; 3ra@1707; 5ra@1907; dice 1 1';
const ATTACK = 'attack 1707 from 24pz 46pz 7inf';

describe('status', () => {
  it('tells a question that can be declined, with its choices', () => {
    const seat = at(BATTLE, 'normal');
    seat.type(ATTACK);
    expect(seat.says('status')).toMatch(
      /Germans may call the Luftwaffe at Medyn, \d+ to 1|Germans may call the Luftwaffe at Medyn: .*\n.*\n0: No\.\n1: Yes\./,
    );
    seat.type('pass');
    expect(seat.says('status')).toContain('may advance into Medyn');
  });

  it('says that everybody is placed once they are', () => {
    const seat = at('start campaign', 'normal');
    expect(seat.says('status')).toContain('44 units can be placed.');
    seat.type('place default');
    expect(seat.says('status')).toContain('everybody is placed. Type end, or place somebody elsewhere.');
    expect(seat.says('status')).not.toContain('can be placed');
  });
});

describe('legal', () => {
  it('of the side that broke in lists no choices of the other', () => {
    const seat = at(BATTLE, 'normal');
    seat.type(ATTACK);
    seat.desk.halted = 'soviet';
    expect(seat.says('legal')).not.toContain('Luftwaffe support');
  });
});

describe('at a keyboard', () => {
  const keyboard = (): Desk => {
    const { state, dice } = positionOf(barbarossa, BATTLE);
    const match = matchFrom(barbarossa.rules, state, { dice: scripted([...dice]) });
    const desk = openDesk(barbarossa, match, { confirmsEnd: true });
    if (take(desk, ATTACK).kind === 'asks') take(desk, 'yes');
    for (const line of ['pass', 'advance 24pz 1707']) take(desk, line);
    return desk;
  };

  it('an order that passes what units could still do is asked about first', () => {
    const desk = keyboard();
    const { length } = desk.match.entries;
    const asked = take(desk, 'end');
    expect(asked.kind).toBe('asks');
    expect(asked.lines[0]).toMatch(/^Still open: advance, for 24th and 46th Panzer Corps/);
    expect(take(desk, 'no').lines).toEqual(['Not done. Go on: Germans to move.']);
    expect(desk.match.entries).toHaveLength(length);
    take(desk, 'end');
    const next = take(desk, 'yes');
    if (next.kind === 'asks') take(desk, 'yes');
    expect(desk.match.entries.length).toBeGreaterThan(length);
  });
});

describe('plain wording', () => {
  it('brief and look says who is there', () => {
    const seat = at(
      'option fog=off; turn 3; phase german-movement; plan order move-fight; 24pz@1910',
      'normal',
    );
    expect(seat.type('brief', 'look 1910').lines[0]).toContain('24th Panzer Corps, German');
  });

  it('a line of stops alone says that nothing was typed', () => {
    expect(at(BATTLE, 'normal').type(';').lines).toEqual(['Nothing was typed.']);
    expect(at(BATTLE, 'normal').type('').lines).toEqual([]);
  });

  it('a unit off the map stands with nobody', () => {
    const { lines } = at(
      'option fog=off; turn 3; phase german-movement; plan order move-fight; 24pz@1910; 46pz@dead; 47pz@dead',
      'normal',
    ).type('unit 46pz');
    expect(lines[0]).toBe('46th Panzer Corps, German, in the dead pile.');
    expect(lines.join(' ')).not.toContain('Stacked');
  });
});
