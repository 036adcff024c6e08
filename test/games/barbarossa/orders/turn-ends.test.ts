// What is said around the ends of turns: the check with its outcome, an order that does nothing, the last order of a phase.
import { expect, it } from '@jest/globals';
import { scripted } from '../../../../src/core/dice.ts';
import { matchFrom } from '../../../../src/core/match.ts';
import { openDesk } from '../../../../src/session/session.ts';
import type { Desk } from '../../../../src/session/session.ts';
import { take } from '../../../../src/session/dispatch.ts';
import { barbarossa, stateOf } from '../rules/kit.ts';

const deskAt = (text: string, confirmsEnd = false): Desk =>
  openDesk(barbarossa, matchFrom(barbarossa.rules, stateOf(text), { dice: scripted([]) }), { confirmsEnd });

const LAST = 'phase soviet-movement; turn 3; plan order fight-move; 24pz@1708; 3ra@1606';

it('tells the check of a turn first of all that its end brought, with its outcome', () => {
  const { lines } = take(deskAt(LAST), 'end');
  const at = lines.findIndex((line) => line.startsWith('Check'));
  expect(lines.slice(at, at + 2)).toEqual([
    expect.stringMatching(/^Check of turn 3: -?(minus )?\d+ points?, (nobody has|the \w+ have) won\.$/),
    'The Germans win at 22, the Soviets at 13.',
  ]);
  expect(at).toBe(1);
});

it('tells of no check where there is none', () => {
  const { lines } = take(deskAt(LAST.replace('turn 3', 'turn 2')), 'end');
  expect(lines.join(' ')).not.toContain('Check');
});

it('answers an order that did nothing', () => {
  const desk = deskAt('phase soviet-rvgk; turn 6; plan order fight-move; 24pz@1708; 3ra@2520');
  const { kind, lines } = take(desk, 'place default');
  expect([kind, ...lines]).toEqual(['done', 'Nothing went in or out of the RVGK box.']);
});

it('says when there is rail movement at all, to a refused order and to whoever asks for the rule', () => {
  const desk = deskAt(LAST);
  const when = 'Only the Germans go by rail, from turn 9 on';
  expect(take(desk, 'rail 3ra 1607').lines.join(' ')).toContain(when);
  expect(take(desk, 'why').lines.join(' ')).toContain(when);
  expect(take(desk, 'rule rail').lines.join(' ')).toContain(when);
});

it('says of a verb that has no place now what can be done', () => {
  expect(take(deskAt(LAST), 'legal attack').lines[0]).toMatch(/^No attack now\. You can: .*move/);
});

it('names those who must attack, all of them, to units must', () => {
  const desk = deskAt(
    'phase soviet-assault; turn 1; plan order fight-move; 24pz@1708; own phase.bound ["3ra"]; 3ra@1707',
  );
  expect(take(desk, 'units must').lines.join(' ')).toContain('3rd Rifle Army');
  expect(take(desk, 'units must').lines.join(' ')).not.toContain('24 Panzer');
});

const ENTERING = 'phase german-administration; turn 6; 46pz@1708; 24pz@track-6; 3ra@1606';

it('asks before the last order of a phase hands the turn over by itself', () => {
  const desk = deskAt(ENTERING, true);
  const asked = take(desk, 'place default');
  expect(asked.kind).toBe('asks');
  expect(asked.lines[0]).toContain('Type yes in full');
  expect(take(desk, 'no').lines[0]).toContain('Not done.');
  expect(desk.match.entries).toEqual([]);
  take(desk, 'place default');
  expect(take(desk, 'yes').kind).toBe('done');
  expect(desk.match.entries).toHaveLength(1);
});

it('asks nobody about it where no person types, or where it can be taken back', () => {
  expect(take(deskAt(ENTERING), 'place default').kind).toBe('done');
  expect(take(deskAt(`${ENTERING}; option fog=off`, true), 'place default').kind).toBe('done');
});

it('tells of an order in an attack that the other side gave it, not that the turn was handed over', () => {
  const text = 'phase german-assault; turn 6; plan order fight-move; 24pz@1708; 46pz@1708; 3ra@1707';
  const asked = [1, 2, 3, 4, 5, 6].map((die) => {
    const dice = scripted([die]);
    const desk = openDesk(barbarossa, matchFrom(barbarossa.rules, stateOf(text), { dice }));
    for (const line of ['attack 1707', 'pass']) take(desk, line);
    return desk;
  });
  const desk = asked.find(({ match }) => JSON.stringify(match.state.stack).includes('retreat'));
  if (desk === undefined) throw new Error('no die makes them retreat');
  expect(take(desk, '1').kind).toBe('done');
  expect(take(desk, 'undo').lines[0]).toMatch(/^Cannot undo order \d, retreat\. The Soviets gave it/);
});

it('says that a phase is over by itself before it says what begins then', () => {
  const desk = deskAt('phase german-administration; turn 3; 27inf@track-3; 33ra@track-3; 5ra@1606');
  const { lines } = take(desk, 'place 27inf 2117');
  const over = lines.indexOf('German administrative segment: over by itself, nothing was left to do in it.');
  expect(over).toBeGreaterThan(0);
  expect(lines.findIndex((line) => /^Soviet.* administrative segment/.test(line))).toBeGreaterThan(over);
});

it('says to one person who plays both sides what was done in between', () => {
  const desk = deskAt('phase german-movement; turn 6; plan order fight-move; 24pz@1708; 3ra@1707; 5ra@1606');
  take(desk, 'move 24pz 1709');
  const { lines } = take(desk, 'end');
  expect(lines.join('\n')).toMatch(/\d+ things? (?:was|were) done to you\. Type events/);
});

it('tells in status what is asked in the middle of a phase', () => {
  const desk = deskAt('phase german-administration; turn 19; 2sspz@2117; 33ra@1606');
  const asked = take(desk, 'pending').lines;
  expect(take(desk, 'page off').kind).toBe('answer');
  const { lines } = take(desk, 'status');
  expect(lines[1]).toBe('August 1943.');
  expect(lines.slice(2, 2 + asked.length)).toEqual(asked);
  expect(lines).toContain('Score: Germans 14.');
});

it('asks for nothing more in status where the phase can be ended', () => {
  const desk = deskAt('phase german-movement; turn 6; plan order move-fight; 24pz@1708; 3ra@1606');
  const { lines } = take(desk, 'status');
  expect(lines.join(' ')).not.toContain('Type move');
});
