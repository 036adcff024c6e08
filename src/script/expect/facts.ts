// What there is to be checked of units and places: everything a view knows of them, by name.
import type { Json, Problem } from '../../core/types.ts';
import { namesOf, UNIT_FACTS } from '../../api/game-words.ts';
import type { Desk } from '../../session/session.ts';
import type { UnitView, View } from '../../api/view.ts';
import { problem } from '../../core/problem.ts';
import { templateOf } from '../../text/say.ts';
import { namesIn } from '../../text/template.ts';
import { ABSENT } from './result.ts';
import { inTwo } from '../lex.ts';
import type { Fact } from '../statement.ts';

export type Facts = Readonly<Record<string, Json>>;

/** As it is written in a check. */
export const textOf = (value: Json | undefined): string => {
  if (value === undefined || value === null) return ABSENT;
  if (typeof value === 'object') {
    return Array.isArray(value) ? value.map((item: Json) => textOf(item)).join(',') : JSON.stringify(value);
  }
  return String(value);
};

const YES: Readonly<Record<string, string>> = { yes: 'true', no: 'false' };

const DIFFERENCE = /^[+-]?\d+$/;

/** A column of differences by any that it is for: `0` or `-3` of `0 or less`, `7` of `+7 or +8`, `1` of `+1`. */
const isInColumn = (column: string, word: string): boolean => {
  if (!DIFFERENCE.test(word)) return false;
  const [, first = '', last] = /^([+-]?\d+)(?: or (less|more|[+-]?\d+))?$/.exec(column) ?? [];
  if (first === '' || (last === undefined && !/^[+-]/.test(first))) return false;
  const [n, from] = [Number(word), Number(first)];
  if (last === 'less') return n <= from;
  if (last === 'more') return n >= from;
  return n >= from && n <= Number(last ?? first);
};

/** What is not there is not so. */
export const isSaid = (value: Json | undefined, word: string): boolean => {
  const said = word.toLowerCase();
  if (value === undefined || value === null) return [ABSENT, 'no', 'none', 'false'].includes(said);
  if (typeof value === 'string' && isInColumn(value, said)) return true;
  return textOf(value).toLowerCase() === said || (typeof value === 'boolean' && YES[said] === String(value));
};

export const told = (facts: readonly (readonly [string, string])[]): string =>
  facts.map(([name, value]) => `${name}=${value}`).join(' ');

export const wanted = (facts: readonly Fact[]): string =>
  told(facts.map(({ name, value }) => [name, value] as const));

export const found = (facts: readonly Fact[], of: Facts | undefined): string =>
  told(facts.map(({ name }) => [name, textOf(of?.[name])] as const));

export const allSaid = (facts: readonly Fact[], of: Facts): boolean =>
  facts.every(({ name, value }) => isSaid(of[name], value));

/** `left`: what a unit under way can still spend, nothing where it goes no further; there is none where it has not set out. */
export const unitFacts = ({ side, name, strength, spent, left, facts }: UnitView): Facts => ({
  side,
  name,
  strength,
  spent,
  left: left ?? (spent ? 0 : null),
  ...facts,
});

/** A fact no unit has at this moment may be one that the game has words for. */
export const unknownUnitFact = (
  desk: Desk,
  view: View,
  of: string,
  facts: readonly Fact[],
): Problem | undefined => {
  const worded = namesIn(templateOf(desk.book, UNIT_FACTS));
  const names = new Set([...view.units.flatMap((unit) => Object.keys(unitFacts(unit))), ...worded]);
  return unknownFact(of, names, facts);
};

export const unknownFact = (
  of: string,
  known: ReadonlySet<string>,
  facts: readonly Fact[],
): Problem | undefined => {
  const strange = facts.find(({ name }) => !known.has(name));
  return strange === undefined
    ? undefined
    : problem('SCRIPT.FACT', { of, name: strange.name, ...inTwo([...known].toSorted()) });
};

/** A hex as printed, with all that has changed on it; or a place beside the map. */
export const placeFacts = ({ game }: Desk, view: View, at: string): Facts => {
  const units = view.units.filter((unit) => unit.at === at).length;
  const box = view.places.find(({ id }) => id === at);
  if (game.board.grid.index(at) < 0) return { name: box?.name ?? at, units, ...box?.facts };
  const { terrain, name, facts } = game.board.hex(at);
  return { terrain, ...(name !== undefined && { name }), units, ...facts, ...view.hexes[at] };
};

/** What can be asked of a place: what any place of the view has. */
export const knownPlaceFacts = (desk: Desk, view: View, at: string): ReadonlySet<string> => {
  const { grid } = desk.game.board;
  if (grid.index(at) < 0) return new Set(Object.keys(placeFacts(desk, view, at)));
  return new Set([
    ...grid.ids.flatMap((id) => Object.keys(desk.game.board.hex(id).facts)),
    ...Object.values(view.hexes).flatMap((marks) => Object.keys(marks)),
    ...namesOf('mark', desk.book.lines.keys()),
    'terrain',
    'name',
    'units',
    'holder',
  ]);
};
