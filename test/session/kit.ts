// A desk with the test game on it, and a way to type at it.
import { scripted } from '../../src/core/dice.ts';
import { newMatch } from '../../src/core/match.ts';
import type { Journal, Mark } from '../../src/session/journal.ts';
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

/** In the middle of an attack: its die has been rolled, and the side attacked is asked. */
export const beaten = (): Seated => {
  const seat = seated({ dice: [6, 6, 6] });
  seat.type('end', 'attack 1403 from n1');
  return seat;
};

const no = { ok: false, error: { code: 'NOTE.EMPTY', params: {} } } as const;

/** A journal that keeps marks, after as many orders as it is told. */
export const journal = (): { readonly journal: Journal; readonly kept: Mark[]; at(order: number): void } => {
  const kept: Mark[] = [];
  let order = 0;
  const keeping: Journal = {
    name: 'g',
    saved: () => undefined,
    note: () => no,
    mark: (text) => {
      kept.push({ kind: 'mark', text, order });
      return { ok: true, value: kept.length };
    },
    marks: () => kept,
    text: () => no,
    branch: () => no,
    dice: 'scripted',
    seal: undefined,
    proof: () => no,
  };
  return { journal: keeping, kept, at: (now) => void (order = now) };
};
