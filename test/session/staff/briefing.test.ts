// The report of the staff: eight lines at most, from what the side may see.
import { describe, expect, it } from '@jest/globals';
import { matchFrom, newMatch } from '../../../src/core/match.ts';
import { scripted } from '../../../src/core/dice.ts';
import type { Game } from '../../../src/api/game.ts';
import { openDesk } from '../../../src/session/session.ts';
import { take } from '../../../src/session/dispatch.ts';
import { deskAt } from '../../kit/desk.ts';
import { positionOf } from '../../kit/position.ts';
import { at } from '../../games/barbarossa/desk.ts';
import { barbarossa } from '../../games/barbarossa/rules/kit.ts';
import { dagc } from '../../games/dagc/rules/kit.ts';
import { seated } from '../kit.ts';

const FRONT = 'turn 2; phase german-assault; side german; unit 24pz 1814; unit 12inf 1814; unit 4ra 1813';

describe('briefing', () => {
  it('tells front, chances, dangers and what wins, each in its line', () => {
    const lines = at(FRONT, 'normal').type('brief me').lines;
    expect(lines[0]).toMatch(/^Turn 2 of 32, July 1941\. German /);
    expect(lines[1]).toMatch(/^Front: \d+ contacts?\..* Strongest against you: 4/);
    expect(lines.join('\n')).toMatch(/^Chances: 1 attack\. Best Minsk\b.*\.$/m);
    expect(lines.at(-1)).toMatch(/At the end of turn 3 the Germans win with 22 or more/);
  });

  it('says at the set-up what is to be placed, and nothing of a front that is not there yet', () => {
    const desk = openDesk(barbarossa, newMatch(barbarossa.rules, 'campaign', {}, { dice: scripted([]) }));
    const { lines } = take(desk, 'briefing');
    expect(lines[1]).toBe('Germans set up: 44 units to place.');
    expect(lines.join(' ')).not.toMatch(/Nobody faces|Gaps|Chances|Dangers/);
    expect(take(desk, 'goal').lines.join(' ')).not.toContain('nearest to you');
    take(desk, 'place default');
    expect(take(desk, 'briefing').lines[1]).toMatch(/^Front: \d+ contacts/);
  });

  it.each([
    ['targets', /^Chances: 2 attacks\. Best /],
    ['threats', /^Dangers: /],
  ])('lends its sentence to %s at brief, and more goes on', (verb, said) => {
    const { type } = at(`${FRONT}; unit 8ra 1714`, 'normal');
    const { lines } = type('brief', verb);
    expect(lines).toEqual([expect.stringMatching(said)]);
    expect(type('more').lines[0]).not.toBe('Nothing more to say.');
  });

  it('is the same question whichever way it is asked, whole at every level', () => {
    const { type } = at(FRONT, 'normal');
    expect(type('brief me').lines).toEqual(type('briefing').lines);
    expect(type('briefing --brief').lines.length).toBeGreaterThan(3);
    expect(type('brief').lines).toEqual(['Brief output.']);
  });

  it.each([
    ['brief you', 'It can be me.'],
    ['briefing minsk', 'Nothing changed.'],
    ['brief me now', 'Nothing changed.'],
  ])('is not mistaken: %s', (line, said) => {
    expect(at(FRONT, 'normal').type(line).lines.join(' ')).toContain(said);
  });

  it.each<[string, Game]>([
    ['barbarossa', barbarossa],
    ['dagc', dagc],
  ])('has at most eight lines at the beginning of %s', (_, game) => {
    for (const { id } of game.scenarios) {
      const desk = openDesk(game, newMatch(game.rules, id, {}, { dice: scripted([]) }));
      take(desk, 'place default');
      take(desk, 'end');
      const { lines } = take(desk, 'briefing');
      expect(lines.length).toBeLessThan(9);
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(161);
    }
  });

  it('of a game without questions of its own tells front and score', () => {
    const { lines } = seated().type('briefing');
    expect(lines[0]).toMatch(/^Turn 1/);
    expect(lines.at(-1)).toMatch(/^Score: /);
  });

  it('tells the Germans the same whoever lies covered', () => {
    const said = (under: string): readonly string[] => {
      const text = `option fog=on; ${FRONT}; unit ${under} 1813`;
      const { state } = positionOf(barbarossa, text);
      return take(openDesk(barbarossa, matchFrom(barbarossa.rules, state)), 'briefing').lines;
    };
    expect(said('5ra')).toEqual(said('13ra'));
  });

  it('tells each side of the same board its own front', () => {
    const text = 'turn 2; side soviet; phase soviet-post-combat; unit 5a 3805; unit 27inf 3806';
    const { type } = deskAt(dagc, text, 'normal');
    expect(type('briefing').lines[1]).toContain('27th Infantry Corps');
  });
});
