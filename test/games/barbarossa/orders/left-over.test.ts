// The end of a phase at the desk: what is left undone is said, and where the turn would pass for good it is asked about.
import { describe, expect, it } from '@jest/globals';
import { scripted } from '../../../../src/core/dice.ts';
import { matchFrom } from '../../../../src/core/match.ts';
import { openDesk } from '../../../../src/session/session.ts';
import type { Desk } from '../../../../src/session/session.ts';
import { take } from '../../../../src/session/dispatch.ts';
import { barbarossa, stateOf } from '../rules/kit.ts';

const deskAt = (text: string, confirmsEnd: boolean): Desk =>
  openDesk(barbarossa, matchFrom(barbarossa.rules, stateOf(text), { dice: scripted([]) }), { confirmsEnd });

const MOVING = 'phase german-movement; turn 6; plan order move-fight; 24pz@1708; 3ra@1707; 5ra@1606';
const FIGHTING = MOVING.replace('german-movement', 'german-assault');

it('says who could still move, and goes on into the next phase of the same side unasked', () => {
  const reply = take(deskAt(MOVING, true), 'end');
  expect(reply.kind).toBe('done');
  expect(reply.lines[0]).toBe('Germans: 1 unit in 1 hex could still move.');
});

it('asks before a turn is handed over with attacks left, and takes yes for an answer', () => {
  const desk = deskAt(FIGHTING, true);
  const asked = take(desk, 'end');
  expect(asked.kind).toBe('asks');
  expect(asked.lines).toEqual([
    'Germans: 1 hex could still be attacked.',
    'This ends your turn for good. Type yes in full, or anything else to go on.',
  ]);
  expect(desk.match.entries).toHaveLength(0);
  expect(take(desk, 'yes').kind).toBe('done');
  expect(desk.match.state.clock.phasing).toBe('soviet');
});

it('takes anything else for no', () => {
  const desk = deskAt(FIGHTING, true);
  take(desk, 'end');
  expect(take(desk, 'no').lines).toEqual(['Not ended. Go on: Germans to move.']);
  take(desk, 'end');
  expect(take(desk, 'status').kind).toBe('answer');
  expect(take(desk, 'yes').kind).toBe('answer');
  expect(desk.match.state.clock.phasing).toBe('german');
});

it('asks nobody where nothing is left, where the end can be taken back, or where no person types', () => {
  expect(take(deskAt(FIGHTING.replace('3ra@1707; ', ''), true), 'end').kind).toBe('done');
  expect(take(deskAt(`${FIGHTING}; option fog=off`, true), 'end').kind).toBe('done');
  const piped = take(deskAt(FIGHTING, false), 'end');
  expect([piped.kind, piped.lines[0]]).toEqual(['done', 'Germans: 1 hex could still be attacked.']);
});

describe('what was warned of', () => {
  const ENTERING = 'phase german-administration; turn 3; 27inf@track-3; 34inf@track-3; 33ra@1606';

  const warned = (confirmsEnd = true): Desk => {
    const desk = deskAt(ENTERING, confirmsEnd);
    expect(take(desk, 'end').lines.join(' ')).toContain('end once more to lose it');
    return desk;
  };
  const isOpen = ({ match }: Desk): boolean => match.state.clock.phase === 'german-administration';

  it('is lost by the next end that follows at once', () => {
    const desk = warned();
    expect(take(desk, 'end').kind).toBe('done');
    expect(isOpen(desk)).toBe(false);
  });

  it.each(['status', 'look 1513', 'mvoe', '', 'place 27inf 1010'])(
    'is asked about once more after any other line: %s',
    (line) => {
      const desk = warned();
      take(desk, line);
      expect(take(desk, 'end')).toMatchObject({ kind: 'asks' });
      expect(take(desk, 'no').lines).toEqual(['Not ended. Go on: Germans to move.']);
      expect(take(desk, 'end').lines.at(-1)).toBe(
        'This loses it for good. Type yes in full, or anything else to go on.',
      );
      expect(isOpen(desk)).toBe(true);
      expect(take(desk, 'yes').kind).toBe('done');
      expect(isOpen(desk)).toBe(false);
    },
  );

  it('is not lost by what answers another question with an end', () => {
    const desk = warned();
    take(desk, 'resign');
    expect(take(desk, 'end').lines).toEqual([
      'Not resigned. Go on: Germans to move.',
      'end was not carried out either: type it again if you mean it.',
    ]);
    expect(take(desk, 'end').kind).toBe('asks');
    expect(isOpen(desk)).toBe(true);
  });

  it('is lost without a question where no person types', () => {
    const desk = warned(false);
    take(desk, 'status');
    expect(take(desk, 'end').kind).toBe('done');
    expect(isOpen(desk)).toBe(false);
  });
});
