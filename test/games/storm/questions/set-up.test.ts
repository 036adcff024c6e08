// The set-up by ear: what is asked after each unit is short, and the whole of it is said when it is asked for.
import { expect, it } from '@jest/globals';
import { take } from '../../../../src/session/dispatch.ts';
import { openDesk } from '../../../../src/session/session.ts';
import { newMatch } from '../../../../src/core/match.ts';
import { storm } from '../rules/kit.ts';

it('storm:3.4b names the bare border hexes once, and then says how many there are', () => {
  const desk = openDesk(storm, newMatch(storm.rules, 'campaign', {}), { settings: { level: 'normal' } });
  const type = (line: string): string => take(desk, line).lines.join('\n');
  expect(type('pending')).toMatch(/77 border hexes need a unit that is no artillery: N 10 28, /);
  type('place 10rd turka');
  const again = type('place 90rd turka');
  expect(again).toMatch(/^201 units still to place, 76 border hexes without one that is no artillery\.$/m);
  expect(again).not.toContain('N 14 29');
  expect(type('status')).toMatch(/76 border hexes need a unit that is no artillery: /);
});

it('is what how do I set up is about', () => {
  const desk = openDesk(storm, newMatch(storm.rules, 'campaign', {}), { settings: { level: 'normal' } });
  expect(take(desk, 'how do i set up').lines[0]).toMatch(/^place: /);
});
