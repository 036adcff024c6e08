// The numbered answers to what is asked, in few words, and the hexes of the map they are about.
import { choiceLines, fewChoices, numberedFrom } from '../session/pending.ts';
import { endOf, isAsked } from '../session/legal-ways.ts';
import type { Desk } from '../session/session.ts';
import { shortVoice } from './view/short-names.ts';

export type Answers = {
  /** As sentences with short names, for where there is little room. */
  readonly brief: readonly string[];
  /** By hex the number that leads there: `3`, of several `1-7`, or `2+` where others lie between. */
  readonly numbers: ReadonlyMap<string, string>;
};

export const NO_ANSWERS: Answers = { brief: [], numbers: new Map() };

/** In order. */
const inOne = (all: readonly number[]): string => {
  const [first = 0, last = first] = [all[0], all.at(-1)];
  if (all.length === 1) return String(first);
  return last - first === all.length - 1 ? `${first}-${last}` : `${first}+`;
};

export const answersOf = (desk: Desk): Answers => {
  if (desk.waiting !== undefined || desk.replay !== undefined || desk.asked !== undefined) return NO_ANSWERS;
  const choices = isAsked(desk) ? (fewChoices(desk) ?? []) : [];
  if (choices.length === 0) return NO_ANSWERS;
  const from = numberedFrom(choices);
  const found = new Map<string, number[]>();
  for (const [i, order] of choices.entries()) {
    const hex = endOf(desk, order);
    const isOnMap = hex !== undefined && desk.game.board.grid.index(hex) >= 0;
    if (isOnMap) found.set(hex, [...(found.get(hex) ?? []), i + from]);
  }
  const numbers = new Map([...found].map(([hex, all]) => [hex, inOne(all)] as const));
  return { brief: choiceLines(desk, shortVoice(desk)), numbers };
};
