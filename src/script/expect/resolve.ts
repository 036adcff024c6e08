// What the words in checks mean: units, places and sides by the same reading as in orders, but with everything in view.
import { seenBy } from '../../api/game.ts';
import type { Refusal, Result, Side } from '../../core/types.ts';
import type { View } from '../../api/view.ts';
import { speaker } from '../../session/session.ts';
import type { Desk } from '../../session/session.ts';
import { played } from '../../session/session.ts';
import { wrong } from '../../language/errors.ts';
import type { Scene } from '../../language/parse/scope.ts';
import { understand } from '../../language/parse/line.ts';
import { sideMeant } from '../../language/parse/values.ts';
import { failed, worked } from '../../core/problem.ts';

/** A check is about how things are, not about what a side may know. */
export const wholeView = (desk: Desk): View => seenBy(desk.game, played(desk).state, 'both');

const sceneOfAll = (desk: Desk): Scene => desk.scene({ view: wholeView(desk), by: speaker(desk) });

/** The one thing a question is about, so that names are resolved by the language itself. */
const subjectOf = (desk: Desk, verb: string, slot: string, words: string): Result<string, Refusal> => {
  const meant = understand(desk.registry, sceneOfAll(desk), `${verb} ${words}`);
  if (meant.kind === 'which' || meant.kind === 'refused') return failed(meant.refusal);
  const id = meant.kind === 'question' ? meant.args[slot]?.[0] : undefined;
  return id === undefined ? failed(wrong('WORD.TOO-MANY', { verb, typed: words })) : worked(id);
};

export const unitMeant = (desk: Desk, words: string): Result<string, Refusal> =>
  subjectOf(desk, 'unit', 'unit', words);

export const placeMeant = (desk: Desk, words: string): Result<string, Refusal> =>
  subjectOf(desk, 'look', 'place', words);

export const theSide = (desk: Desk, word: string): Result<Side, Refusal> => {
  const side = sideMeant(sceneOfAll(desk), word.toLowerCase());
  const sides = Object.values(desk.game.sideWords).map(({ name }) => name);
  return side === undefined ? failed(wrong('SIDE.UNKNOWN', { typed: word, sides })) : worked(side);
};

/** A bare number is a rule of the game being played. */
export const sameRule = (desk: Desk, word: string, rule: string): boolean =>
  (word.includes(':') ? word : `${desk.game.id}:${word}`).toLowerCase() === rule.toLowerCase();
