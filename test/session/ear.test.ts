// A cursor for the ear: one step a line through lists and lines of hexes, and what was said and done before.
import { describe, expect, it } from '@jest/globals';
import { matchFrom } from '../../src/core/match.ts';
import { openDesk } from '../../src/session/session.ts';
import { take } from '../../src/session/dispatch.ts';
import { ROTORS } from '../../src/language/verbs/ear.ts';
import { positionOf } from '../kit/position.ts';
import { at } from '../games/barbarossa/desk.ts';
import { barbarossa } from '../games/barbarossa/rules/kit.ts';
import { beaten, seated } from './kit.ts';

const FRONT =
  'turn 2; phase german-assault; side german; unit 24pz 1814; unit 12inf 1614; unit 4ra 1813; unit 8ra 1613; ' +
  'held 1814 german; held 1614 german';

describe('a rotor', () => {
  it('goes on with n and Enter, back with p, and round', () => {
    const { type, desk } = at(FRONT, 'normal');
    const first = type('rotor front').lines;
    expect(first[0]).toMatch(/^Front, 2\. /);
    expect(first[1]).toMatch(/^1: .*12(?:th)? Infantry Corps.*faces 8(?:th)? Rifle Army in .*; \d to 1 on /);
    expect(desk.here).toBe('1614');
    expect(type('n').lines[0]).toMatch(/^2: .*24(?:th)? Panzer Corps/);
    expect(desk.here).toBe('1814');
    expect(type('').lines).toEqual([first[1], 'Round again, from the north.']);
    expect(type('p').lines[0]).toMatch(/^2: /);
    expect(type('p').lines[0]).toBe(first[1]);
  });

  it('is gone on with by n after other lines, by Enter only straight on', () => {
    const { type } = at(FRONT, 'normal');
    type('rotor front', 'status');
    expect(type('').lines).toEqual([]);
    expect(type('n').lines[0]).toMatch(/^2: /);
    expect(type('again').lines.slice(0, 2)).toEqual(['Again: n.', expect.stringMatching(/^1: /)]);
  });

  it('says of each kind how many there are, and goes through every one', () => {
    const { type } = at(FRONT, 'normal');
    const [all = ''] = type('rotor').lines;
    for (const what of ROTORS) {
      const count = Number(new RegExp(`${what} (\\d+)`).exec(all)?.[1]);
      const { lines } = type(`rotor ${what}`);
      expect([what, lines.length]).toEqual([what, count === 0 ? 1 : 2]);
    }
  });

  it.each([
    ['rotor banana', 'It can be front'],
    ['n', 'Hexes have no side to the north'],
    ['p', 'Nothing changed.'],
  ])('is not mistaken: %s', (line, said) => {
    const { kind, lines } = at(FRONT, 'normal').type(line);
    expect(kind).toBe('refused');
    expect(lines.join(' ')).toContain(said);
  });

  it('tells the Germans the same whoever lies covered', () => {
    const told = (under: string): readonly string[] => {
      const { state } = positionOf(barbarossa, `option fog=on; ${FRONT}; unit ${under} 1813`);
      const desk = openDesk(barbarossa, matchFrom(barbarossa.rules, state));
      return ROTORS.flatMap((what) => [...take(desk, `rotor ${what}`).lines, ...take(desk, 'n').lines]);
    };
    expect(told('5ra')).toEqual(told('13ra'));
  });

  it('is not left to the other person', () => {
    const { type, desk } = seated({ fog: 'on', twoPeople: true });
    type('rotor ready', 'end', 'end', 'ready');
    expect(desk.ear.cursor).toBeUndefined();
    expect(type('said 5').lines[0]).toMatch(/^Only \d/);
  });

  it('leaves an empty line to what is asked', () => {
    const { type } = beaten();
    const asked = type('').lines;
    type('rotor cities');
    expect(type('').lines).toEqual(asked);
    expect(type('n').lines[0]).toMatch(/^2: /);
  });
});

describe('rays and rings', () => {
  it('are walked a hex at a time', () => {
    const { type, desk } = seated();
    const steps = type('go 1303', 'scan e').lines;
    expect(steps.length).toBeGreaterThan(1);
    type('ray 1303 e');
    expect(desk.here).not.toBe('1303');
    const walked = [desk.here];
    for (let n = 0; n < 40 && !type('').lines[0]?.startsWith('The map ends'); n++) walked.push(desk.here);
    expect(new Set(walked).size).toBe(walked.length);
    expect(type('p').kind).toBe('answer');
  });

  it('look round from where one stands, and stay there', () => {
    const { type, desk } = seated();
    type('go 1403');
    expect(type('ring').lines[0]).toMatch(/^1 of \d+, north-east: /);
    expect(type('').lines[0]).toMatch(/^2 of \d+, east: /);
    expect(desk.here).toBe('1403');
  });

  it.each(['ray', 'ray 9999 e', 'ring 1403 99', 'ray 1403 up'])('are refused in words: %s', (line) => {
    expect(seated().type(line).kind).toBe('refused');
  });

  it('need a hex to begin at', () => {
    expect(seated().type('ring').lines[0]).toMatch(/^Here is nowhere yet/);
  });
});

describe('a speed walk', () => {
  it('goes several steps at once, and says where it leads to', () => {
    const { type, desk } = at(FRONT, 'normal');
    type('go kiev');
    expect(type('2e1ne').lines).toHaveLength(1);
    const there = desk.here;
    type('go kiev', 'e 2', 'ne');
    expect(desk.here).toBe(there);
    type('go kiev', '2E1NE.');
    expect(desk.here).toBe(there);
  });

  it('stops where the map does, and says so', () => {
    const { lines } = at(FRONT, 'normal').type('go kiev', '99e');
    expect(lines[0]).toMatch(/^No hex east of/);
    expect(lines).toHaveLength(2);
  });

  it.each(['3x', '3e2', 'see', 'ne3'])('is no other word: %s', (line) => {
    const { type } = at(FRONT, 'normal');
    expect(type('go kiev', line).kind).toBe('refused');
  });
});

describe('what was', () => {
  it('is the whole of the last battle, or the last order', () => {
    const { type } = beaten();
    expect(type('last').lines.join(' ')).toMatch(/attack/i);
    const moved = seated();
    moved.type('end', 'end', 'end');
    expect(moved.type('last').lines.length).toBeGreaterThan(0);
    expect(seated().type('last').lines).toEqual(['No order has been given yet.']);
  });

  it('is heard again by how long ago it was said', () => {
    const { type } = seated();
    const [one, two] = [type('look 1403').lines, type('score').lines];
    expect(type('said').lines).toEqual(two);
    expect(type('said 2').lines).toEqual(one);
    expect(type('said 9').lines[0]).toBe('Only 2 replies are kept: there is none 9 back.');
    expect(seated().type('said').lines).toEqual(['Nothing has been said yet.']);
    expect(type('said 21').kind).toBe('refused');
  });
});
