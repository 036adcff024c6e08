// A hex of a board as it is typed after an option: its number in any of the ways hexes are written, a printed name, or
// a unit that stands in it.
import type { BoardSet, Opening, PrintedBoard } from '../../board/board.ts';
import type { Result } from '../../core/types.ts';
import { hexesOf, hexShape, hexText, refuseHex } from '../../language/parse/hex-notation.ts';
import { lex } from '../../language/parse/lex.ts';
import { nearestWord } from '../../language/parse/did-you-mean.ts';
import { failed, problem, worked } from '../../core/problem.ts';
import { looseForm, plainForm } from './name-form.ts';
import { findCounters } from './typed-unit.ts';

/** A hex of land near the middle of the map, to be typed instead. */
export const exampleHex = ({ grid, hexes }: PrintedBoard): string => {
  const land = [...grid.readingOrder].filter((hex) => hexes[hex]?.isWater === false);
  const middle = land[Math.floor(land.length / 2)] ?? grid.readingOrder[0];
  return middle === undefined ? '' : grid.id(middle);
};

type Named = { readonly hex: string; readonly name: string };

/** What is printed on the map: cities, then what is worth points, then what else has a name. */
const ranks = ({ grid, hexes }: PrintedBoard): readonly (readonly Named[])[] => {
  const lines = [...grid.readingOrder].flatMap((hex) => {
    const line = hexes[hex];
    return line === undefined ? [] : [{ line, hex: grid.id(hex) }];
  });
  const named = (hex: string, name: string | undefined): readonly Named[] =>
    name === undefined ? [] : [{ hex, name }];
  const isWorth = lines.map(({ line }) => line.objective !== undefined);
  return [
    lines.flatMap(({ line, hex }) => named(hex, line.city)),
    lines.flatMap(({ line, hex }, i) => (isWorth[i] === true ? named(hex, line.label) : [])),
    lines.flatMap(({ line, hex }, i) => (isWorth[i] === true ? [] : named(hex, line.label))),
  ];
};

/** Exact before loose, and cities before labels. */
const placesNamed = (all: readonly (readonly Named[])[], typed: string): readonly string[] => {
  for (const form of [plainForm, looseForm]) {
    const wanted = form(typed);
    if (wanted === '') return [];
    for (const names of all) {
      const found = names.filter(({ name }) => form(name) === wanted);
      if (found.length > 0) return found.map(({ hex }) => hex);
    }
  }
  return [];
};

/** The name that a slip of the fingers is from, or the one it is the beginning of. */
const nearestPlace = (all: readonly (readonly Named[])[], typed: string): Named | undefined => {
  const wanted = looseForm(typed);
  const names = all.flat();
  const near = nearestWord(
    wanted,
    names.map(({ name }) => looseForm(name)),
  );
  return (
    names.find(({ name }) => looseForm(name) === near) ??
    (wanted.length < 3 ? undefined : names.find(({ name }) => looseForm(name).startsWith(wanted)))
  );
};

/** Where units that are called so stand when a scenario begins; undefined: none is called so. */
const unitHexes = (
  { units }: BoardSet,
  opening: Opening,
  typed: string,
): { readonly name: string; readonly hexes: readonly string[] } | undefined => {
  const [first, ...others] = findCounters(units, typed);
  if (first === undefined) return undefined;
  const ids = [first, ...others].map(({ id }) => id);
  const hexes = [...opening.stacks, ...opening.markers]
    .filter(([, there]) => there.some((id) => ids.includes(id)))
    .map(([hex]) => hex);
  return { name: first.name, hexes: [...new Set(hexes)] };
};

/** With an opening the units of a scenario are found as well. */
export const readHex = (set: BoardSet, typed: string, opening?: Opening): Result<string> => {
  const { board } = set;
  const { grid } = board;
  const line = lex(typed);
  if (!line.ok) return failed(line.error);
  const words = line.value.parts[0] ?? [];
  const text = hexText(hexShape(grid), words, 0);
  const isHex = text !== undefined && text.next === words.length;
  const name = words.map(({ low }) => low).join(' ');
  const all = ranks(board);
  const places = isHex ? hexesOf(grid, text) : placesNamed(all, name);
  const unit = opening === undefined || places.length > 0 ? undefined : unitHexes(set, opening, name);
  const found = unit === undefined ? places : unit.hexes;
  const [hex] = found;
  if (hex !== undefined && found.length === 1) return worked(hex);
  if (found.length > 1)
    return failed(problem('SHOW.SEVERAL', { typed, count: found.length, hexes: [...found] }));
  if (unit !== undefined) return failed(problem('SHOW.NOT-ON-MAP', { name: unit.name }));
  if (isHex) return failed(refuseHex(grid, text));
  const near = nearestPlace(all, name);
  if (near !== undefined) return failed(problem('SHOW.NO-PLACE', { typed, near: near.name, hex: near.hex }));
  return failed(problem('PLACE.UNKNOWN', { typed, example: exampleHex(board) }));
};
