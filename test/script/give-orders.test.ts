// A line of a script is understood once, whatever it is.
import { describe, expect, it } from '@jest/globals';
import { newMatch } from '../../src/core/match.ts';
import { ask, takeLine } from '../../src/script/give-orders.ts';
import { openDesk } from '../../src/session/session.ts';
import type { Desk } from '../../src/session/session.ts';
import { ford } from '../games/ford/game.ts';

/** A desk that counts what lines are understood in. */
const counting = (): { readonly desk: Desk; scenes(): number } => {
  let made = 0;
  const desk = openDesk(ford, newMatch(ford.rules, 'crossing', { fog: 'off' }));
  const { scene } = desk;
  const counted: Desk = { ...desk, scene: (glimpse) => ((made += 1), scene(glimpse)) };
  return { desk: counted, scenes: () => made };
};

describe('a line of a script', () => {
  it.each(['move n3 1303', 'look brod', 'status'])('is understood once: %s', (line) => {
    const { desk, scenes } = counting();
    expect(takeLine(desk, { line }).refusal).toBeUndefined();
    expect(scenes()).toBe(1);
  });

  it('that is asked in passing is too', () => {
    const { desk, scenes } = counting();
    expect(ask(desk, { line: 'look brod' }).ok).toBe(true);
    expect(scenes()).toBe(1);
  });
});
