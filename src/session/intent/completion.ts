// What could come next in a half-typed line: what the language knows, and words of the player's own.
import { complete } from '../../language/completion.ts';
import type { Completion } from '../../language/completion.ts';
import { sceneOf } from '../dispatch.ts';
import type { Desk } from '../session.ts';
import { ownGroups } from './groups.ts';

/** Words that can begin a line beside verbs. */
const ownWords = (desk: Desk): readonly string[] => [
  ...ownGroups(desk).map(({ name }) => name.toLowerCase()),
  ...Object.keys(desk.settings.aliases),
  ...Object.keys(desk.settings.macros),
];

/** Whether a unit could stand there. */
const takesUnits = (desk: Desk, before: string): boolean => {
  const units = new Set(desk.game.counters.units.map(({ id }) => id));
  return complete(desk.registry, sceneOf(desk), before).candidates.some((word) => units.has(word));
};

/** Groups stand where units do; while a hand-over waits nothing of anybody is shown. */
export const completionAt = (desk: Desk, text: string): Completion => {
  if (desk.waiting !== undefined) return { from: text.length, candidates: [] };
  const { from, candidates } = complete(desk.registry, sceneOf(desk), text);
  const [before, begun] = [text.slice(0, from), text.slice(from).toLowerCase()];
  const groups = ownGroups(desk).map(({ name }) => name.toLowerCase());
  const isFirst = before.trim() === '';
  const words = isFirst ? ownWords(desk) : groups.length > 0 && takesUnits(desk, before) ? groups : [];
  const own = words.filter((word) => word.startsWith(begun));
  return own.length === 0
    ? { from, candidates }
    : { from, candidates: [...new Set([...own, ...candidates])] };
};
