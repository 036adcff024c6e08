// A desk at a position of a game, and a way to type at it.
import { scripted } from '../../src/core/dice.ts';
import { matchFrom } from '../../src/core/match.ts';
import type { Message, Params } from '../../src/core/types.ts';
import { openDesk } from '../../src/session/session.ts';
import type { Desk } from '../../src/session/session.ts';
import type { Fact, Reply } from '../../src/session/reply.ts';
import { take } from '../../src/session/dispatch.ts';
import type { Game } from '../../src/api/game.ts';
import { positionOf } from './position.ts';

export type Asked = {
  readonly desk: Desk;
  /** Types lines and gives the reply to the last. */
  type(...lines: readonly string[]): Reply;
  /** The same, its lines in one. */
  says(...lines: readonly string[]): string;
};

/** `level` is verbose: rule numbers are heard. */
export const deskAt = (game: Game, text: string, level: 'normal' | 'verbose' = 'verbose'): Asked => {
  const { state, dice } = positionOf(game, text);
  const match = matchFrom(game.rules, state, { dice: scripted([...dice]), audit: true });
  const desk = openDesk(game, match, { settings: { level } });
  const type = (...lines: readonly string[]): Reply =>
    lines.map((line) => take(desk, line)).at(-1) ?? { kind: 'answer', lines: [] };
  return {
    desk,
    type,
    says: (...lines) => {
      const said = [...type(...lines).lines];
      while (desk.heldBack.length > 0) said.splice(-1, 1, ...take(desk, 'more').lines);
      return said.join('\n');
    },
  };
};

const isMessage = (fact: Fact): fact is Message => 'key' in fact;

/** What an answer says of a key, as values. */
export const facts = (reply: Reply, key: string): readonly Params[] =>
  (reply.facts ?? [])
    .filter(isMessage)
    .filter((fact) => fact.key === key)
    .map(({ params }) => params);
