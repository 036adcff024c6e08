// What a person at a terminal is asked before an order that cannot be called off, and what the risk of it is.
import { describe, expect, it } from '@jest/globals';
import { scripted } from '../../../../src/core/dice.ts';
import { matchFrom } from '../../../../src/core/match.ts';
import { openDesk } from '../../../../src/session/session.ts';
import type { Desk } from '../../../../src/session/session.ts';
import { take } from '../../../../src/session/dispatch.ts';
import { positionOf } from '../../../kit/position.ts';
import { deathstruggle } from '../rules/kit.ts';

const deskAt = (text: string): Desk => {
  const { state, dice } = positionOf(deathstruggle, text);
  const match = matchFrom(deathstruggle.rules, state, { dice: scripted([...dice]) });
  return openDesk(deathstruggle, match, { confirmsEnd: true });
};

describe('a person at a terminal', () => {
  it('hears how likely the gamble loses the game, and begins it at yes', () => {
    const desk = deskAt('phase russian-administration; turn 4; dice 6 6');
    const asked = take(desk, 'gamble');
    expect(asked.kind).toBe('asks');
    expect(asked.lines[0]).toMatch(/^4 in 36 throws of the dice lose the game/);
    expect(desk.match.entries).toHaveLength(0);
    expect(take(desk, 'yes').kind).toBe('done');
    expect(desk.match.state.own).toMatchObject({ reserve: 4 });
  });

  it('hears the risk of a voyage before it', () => {
    const desk = deskAt('phase russian-administration; turn 4; 10rd@6634; dice 1');
    const asked = take(desk, 'sail 10rd 7326');
    expect(asked.kind).toBe('asks');
    expect(asked.lines[0]).toMatch(/: sunk by \d in 6\.$/);
  });

  it('is asked before those who are due are left to another turn', () => {
    const desk = deskAt('phase russian-administration; turn 1; 13rc@track-1');
    const asked = take(desk, 'end');
    expect(asked.kind).toBe('asks');
    expect(asked.lines[0]).toMatch(/13th .* can still come now/);
  });
});
