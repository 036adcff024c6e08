// A line that was not understood because the name of a group in it was mistyped: the line that was meant.
import type { Refusal } from '../../core/types.ts';
import { nearestWord } from '../../language/parse/did-you-mean.ts';
import type { Desk } from '../session.ts';
import { speaker } from '../session.ts';
import { ownGroups } from './groups.ts';

/** Shorter words are near to too much else. */
const LEAST = 4;

const namesOf = (desk: Desk): readonly string[] => [
  ...ownGroups(desk).map(({ name }) => name.toLowerCase()),
  ...Object.entries(desk.game.formations ?? {}).flatMap(([name, { side }]) =>
    side === speaker(desk) ? [name] : [],
  ),
];

/** What cannot be called off is never proposed ready to be sent. */
const commits = (desk: Desk, line: string): boolean =>
  line
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) => [word, word.replace(/s$/, '')])
    .some((word) => desk.registry.find(word)?.spec.commits === true);

/** The same refusal where nothing better was meant, or where it has a proposal already. */
export const withNearGroup = (desk: Desk, line: string, refused: Refusal): Refusal => {
  const { typed, line: proposed, name } = refused.params;
  const isMended = proposed !== undefined || name !== undefined;
  if (typeof typed !== 'string' || typed.length < LEAST || isMended) return refused;
  const meant = nearestWord(typed.toLowerCase(), namesOf(desk));
  const at = line.indexOf(typed);
  if (meant === undefined || at < 0) return refused;
  const whole = (line.slice(0, at) + meant + line.slice(at + typed.length)).trim();
  return {
    ...refused,
    params: { ...refused.params, ...(commits(desk, whole) ? { name: meant } : { line: whole }) },
  };
};
