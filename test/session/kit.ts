// A desk with the test game on it, and a way to type at it.
import { scripted } from '../../src/core/dice.ts';
import { newMatch } from '../../src/core/match.ts';
import type { Desk, DeskOptions } from '../../src/session/session.ts';
import type { Reply } from '../../src/session/reply.ts';
import { openDesk } from '../../src/session/session.ts';
import { take } from '../../src/session/dispatch.ts';
import { ford } from '../games/ford/game.ts';

export type Seated = {
  readonly desk: Desk;
  /** Types lines and gives the reply to the last. */
  type(...lines: readonly string[]): Reply;
};

export const seated = (
  options: DeskOptions & {
    readonly fog?: 'on' | 'off';
    readonly dice?: readonly number[];
    readonly scenario?: string;
  } = {},
): Seated => {
  const { fog = 'off', dice, scenario = 'crossing', ...rest } = options;
  const match = newMatch(
    ford.rules,
    scenario,
    { fog },
    { dice: dice === undefined ? undefined : scripted(dice), audit: true },
  );
  const desk = openDesk(ford, match, rest);
  return {
    desk,
    type: (...lines) => lines.map((line) => take(desk, line)).at(-1) ?? { kind: 'answer', lines: [] },
  };
};
