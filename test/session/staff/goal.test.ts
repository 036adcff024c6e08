// The goal: how it stands with the next check, what is worth something near; asked as it comes to mind.
import { describe, expect, it } from '@jest/globals';
import { deskAt } from '../../kit/desk.ts';
import { at } from '../../games/barbarossa/desk.ts';
import { dagc } from '../../games/dagc/rules/kit.ts';
import { seated } from '../kit.ts';

const SUMMER = 'turn 2; phase german-movement; side german; unit 24pz 1814; unit 4ra 1710';

describe('goal', () => {
  it('says the total and the next check first, then what counts and what is near', () => {
    const lines = at(SUMMER, 'normal').says('goal').split('\n');
    expect(lines[0]).toMatch(/^\d+ points?\. At the end of turn 3 the Germans win with 22 or more/);
    expect(lines[1]).toMatch(/^All points are German/);
    expect(lines[2]).toMatch(/^Worth something, nearest to you: Vilnius, Minsk, /);
  });

  it('warns of what the enemy has come next to', () => {
    const held = 'turn 8; phase german-movement; side german; unit 24pz 1813; held 1813 german';
    expect(at(`${held}; unit 4ra 1710`, 'normal').says('goal')).not.toMatch(/enemy next door/);
    expect(at(`${held}; unit 4ra 1812`, 'normal').says('goal')).toMatch(
      /^Yours, with the enemy next door: Minsk\.$/m,
    );
  });

  it('is asked by how do I win, and cites its rules where these are heard', () => {
    const { type, says } = at(SUMMER);
    expect(type('how do I win?').lines).toEqual(type('goal').lines);
    expect(type('win').lines).toEqual(type('goal').lines);
    expect(says('goal')).toMatch(/rule 4\.14b/i);
  });

  it('is that of the Soviets in the summer of 1944', () => {
    const text = 'turn 2; side german; phase german-movement; unit 6inf 4104';
    const lines = deskAt(dagc, text, 'normal').says('goal').split('\n');
    expect(lines[0]).toBe(
      'Soviets 0 points. They win with 31 at the end of turn 9, the Germans if they have less.',
    );
    expect(lines[1]).toMatch(/^Soviets win at once with Koenigsberg\b/);
  });

  it('of a game that says nothing of it is the score', () => {
    expect(seated().type('goal').lines[0]).toMatch(/^Score: /);
  });
});

describe('how', () => {
  it('leads to the help of the verb that does it', () => {
    const { type } = seated();
    expect(type('how do I move').lines).toEqual(type('help move').lines);
    expect(type('how can we atack').lines).toEqual(type('help attack').lines);
  });

  it.each([
    ['how', 'How do you do what?'],
    ['how do I fly', 'That is not known here: do I fly.'],
    ['how much', 'That is not known here: much.'],
  ])('says so where it knows of none: %s', (line, said) => {
    expect(seated().type(line).lines[0]).toContain(said);
  });
});
