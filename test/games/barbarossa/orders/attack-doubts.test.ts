// Attacks ordered in short: what is asked before the program chooses who makes them, and of whom.
import { describe, expect, it } from '@jest/globals';
import { scripted } from '../../../../src/core/dice.ts';
import { matchFrom } from '../../../../src/core/match.ts';
import { openDesk } from '../../../../src/session/session.ts';
import type { Desk } from '../../../../src/session/session.ts';
import { take } from '../../../../src/session/dispatch.ts';
import { barbarossa } from '../rules/kit.ts';
import { positionOf } from '../../../kit/position.ts';

const GERMAN = 'phase german-assault; turn 4; plan order fight-move; own turn.luftwaffe 9';
const STRONG =
  '24pz@1708; 46pz@1708 under; 47pz@1708 under; 7inf@1708 under; 8inf@1708 under; 3ra@1707; option fog=off; dice 1';
/** One corps against an army that is seen, and others that may lie under it. */
const FOGGY = '7inf@1708; 3ra@1707; 4ra@1707 under; 5ra@rvgk; 6ra@rvgk; dice 6';

const deskAt = (rest: string, confirmsEnd = true, before = GERMAN): Desk => {
  const { state, dice } = positionOf(barbarossa, `${before}; ${rest}`);
  const match = matchFrom(barbarossa.rules, state, { dice: scripted([...dice]) });
  return openDesk(barbarossa, match, { confirmsEnd });
};

const begun = (desk: Desk): boolean => desk.match.entries.length > 0;

describe('an attack ordered in short, where a person types', () => {
  it('is asked about where units in it bring no better column, and goes on at yes', () => {
    const desk = deskAt(STRONG);
    const asked = take(desk, 'attack 1707');
    expect(asked).toMatchObject({
      kind: 'asks',
      lines: [
        expect.stringMatching(/^Of the 5 units that would attack Medyn, 2 units bring no better column: /),
        'To spare them type attack Medyn best.',
        'attack cannot be called off. Type yes in full, or anything else to go on.',
      ],
    });
    expect(begun(desk)).toBe(false);
    take(desk, 'yes');
    expect(desk.match.entries[0]?.orders[0]?.args['from']).toHaveLength(5);
  });

  it('is dropped at anything else, and the shorter order it names spares them', () => {
    const desk = deskAt(STRONG);
    take(desk, 'attack 1707');
    expect(take(desk, 'no').lines).toEqual(['Not done. Go on: Germans to move.']);
    expect(begun(desk)).toBe(false);
    expect(take(desk, 'attack 1707 best').kind).toBe('done');
    expect(desk.match.entries[0]?.orders[0]?.args['from']).toHaveLength(3);
  });

  it('is asked about where it may be fought at less than 1 to 1', () => {
    for (const line of ['attack 1707', 'attack 1707 best', 'attack 1707 best from 7inf']) {
      const desk = deskAt(FOGGY);
      const { kind, lines } = take(desk, line);
      expect([line, kind, lines[0]]).toEqual([
        line,
        'asks',
        'Medyn would be attacked at 1 to 1, at worst 1 to 2, by 7th Infantry Corps.',
      ]);
    }
  });

  it('is asked about with the odds as they are where nothing is covered', () => {
    const desk = deskAt(`${FOGGY.replaceAll('@rvgk', '@1707 under')}; option fog=off`);
    expect(take(desk, 'attack 1707').lines[0]).toBe(
      'Medyn would be attacked at 1 to 2, by 7th Infantry Corps.',
    );
  });
});

it('an attack is asked about that may meet the ordinary army of an oversized one that has died, 8.22c', () => {
  const desk = deskAt(
    'option fog=on; unit 10ora out; 20inf@1915; 35inf@1915; 13mc@1914; 3ra@1914; 10ra@1914 under; 17mc@1812; 20mc@1812',
    true,
    GERMAN.replace('turn 4', 'turn 2'),
  );
  take(desk, 'page off');
  expect(take(desk, 'odds 1914 best').lines.join(' ')).toContain('defence 4 to 10');
});

it('an attack ordered in short is asked about where fewer would be as certain at best', () => {
  const desk = deskAt(
    STRONG.replace('option fog=off', '4ra@1707 under; 5ra@rvgk; 6ra@rvgk; 8ra@rvgk; 1abc@rvgk'),
  );
  expect(take(desk, 'attack 1707').lines).toEqual([
    expect.stringMatching(/^Medyn would be attacked at .* to 1, at worst 3 to 1, by /),
    'At best fewer would be as certain, at worst all of them count. To choose type attack Medyn from, and units.',
    'attack cannot be called off. Type yes in full, or anything else to go on.',
  ]);
});

describe('nothing is asked', () => {
  it('of who has named the units', () => {
    expect(take(deskAt(FOGGY), 'attack 1707 from 7inf').kind).toBe('done');
    expect(take(deskAt(STRONG), 'attack 1707 from 1708').kind).toBe('done');
  });

  it('of who has just asked for the odds of that attack, till the game goes on', () => {
    const desk = deskAt(FOGGY);
    take(desk, 'odds 1707 best');
    expect(take(desk, 'attack 1707').kind).toBe('asks');
    take(desk, 'odds 1707');
    expect(take(desk, 'attack 1707').kind).toBe('done');
  });

  it('where nobody sits who could answer', () => {
    for (const rest of [FOGGY, STRONG]) expect(take(deskAt(rest, false), 'attack 1707').kind).toBe('done');
  });

  it('of an attack that is refused', () => {
    expect(take(deskAt(FOGGY), 'attack 1709').kind).toBe('refused');
    expect(take(deskAt(FOGGY), 'attack 1709 best').kind).toBe('refused');
  });
});
