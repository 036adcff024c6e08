// Choices in words: what a number stands for is said as it will be, and a side that broke in is asked what it came for.
import { describe, expect, it } from '@jest/globals';
import { scripted } from '../../src/core/dice.ts';
import { matchFrom } from '../../src/core/match.ts';
import { openDesk } from '../../src/session/session.ts';
import type { Desk } from '../../src/session/session.ts';
import { take } from '../../src/session/dispatch.ts';
import { deathstruggle } from '../../tools/games/deathstruggle/shipped.ts';
import { deskAt as deskOf } from '../kit/desk.ts';
import { barbarossa } from '../../tools/games/barbarossa/shipped.ts';
import { positionOf } from '../kit/position.ts';

const deskAt = (text: string): Desk => {
  const { state, dice } = positionOf(barbarossa, text);
  return openDesk(barbarossa, matchFrom(barbarossa.rules, state, { dice: scripted([...dice]) }));
};

describe('numbered choices', () => {
  it('are said in words, not in codes', () => {
    const desk = deskAt(
      'option fog=off; phase german-assault; turn 1; plan order fight-move; own turn.luftwaffe 9; 24pz@1708; 46pz@1708; 5ora@1707; dice 5',
    );
    const asked = take(desk, 'attack 1707 from 24pz 46pz').lines;
    expect(asked.slice(-2)).toEqual(['1: Defenders retreat.', '2: Bloodbath.']);
    expect(take(desk, '1').kind).toBe('done');
  });
});

describe('an empty line', () => {
  it('repeats a question with numbers in short, and is nothing where there are none', () => {
    const desk = deskAt(
      'option fog=off; phase german-assault; turn 1; plan order fight-move; own turn.luftwaffe 9; 24pz@1708; 46pz@1708; 5ora@1707; dice 5',
    );
    expect(take(desk, '').lines).toEqual([]);
    const choices = take(desk, 'attack 1707 from 24pz 46pz').lines.slice(-2);
    const { kind, lines } = take(desk, ' ');
    expect(kind).toBe('asks');
    expect(lines).toHaveLength(3);
    expect(lines.slice(-2)).toEqual(choices);
    expect(take(desk, '1').kind).toBe('done');
  });
});

describe('an order while the other side is asked', () => {
  it('is told whose choice is awaited, not what is wrong with its words', () => {
    const desk = deskAt(
      'option fog=off; phase german-assault; turn 3; plan order move-fight; own turn.luftwaffe 9; 24pz@1810; 46pz@1810; 4ra@1809; dice 4',
    );
    take(desk, 'attack 1809');
    const { lines, refusal } = take(desk, 'advance 24pz 46pz 1809');
    expect(refusal?.code).toBe('ORDER.NOT-NOW');
    expect(lines[0]).toMatch('something else is asked first');
  });
});

describe('a side that has broken in', () => {
  it('hears by pending what it can do, not what the other side is asked', () => {
    const desk = deskAt(
      'option fog=off; phase german-movement; turn 3; plan order move-fight; 24pz@1810; 16ra@rvgk',
    );
    const [halted] = take(desk, 'halt').lines;
    expect(halted).toBe('Soviets halt the German turn. They can: place.');
    expect(take(desk, 'pending').lines).toEqual([halted]);
    take(desk, 'pass');
    expect(take(desk, 'pending').lines[0]).toBe('Germans: 1 unit can move.');
  });
});

describe('the number of a choice', () => {
  const beaten = 'phase axis-movement; turn 4; 38ik@2846; 10rd@2845; 90rd@2845 under; dice 1';

  it('is the number it stands for, where it stands for one', () => {
    const { desk, type } = deskOf(deathstruggle, beaten, 'normal');
    const { lines } = type('attack 2845', 'end', 'fight 2845', 'pass');
    expect(lines.slice(-3)).toEqual(['0: Nobody goes back.', '1: 1 hex.', '2: 2 hexes.']);
    type('1');
    expect(desk.match.entries.at(-1)?.orders[0]?.args).toEqual({ hexes: ['1'] });
  });

  it('never stands before nothing, though the question has named whoever can go', () => {
    const { type } = deskOf(
      deathstruggle,
      'phase axis-movement; turn 4; 1ik@2846; 10rd@2845; dice 1',
      'normal',
    );
    const { lines } = type('attack 2845', 'end', 'fight 2845', 'pass');
    expect(lines.slice(-2)).toEqual(['0: Nobody.', '1: 1st Army Corps to 28 45.']);
  });
});
