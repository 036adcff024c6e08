// The small things every part of a description is made of: messages, names with their article, what a side is called.
import type { PrintedBoard } from '../../board/board.ts';
import { capital } from '../../core/strings.ts';
import type { Message, Params } from '../../core/types.ts';

export const message = (key: string, params: Params = {}): Message => ({ key, params });

/** "the Black Sea", but "Lake Ladoga": whether a name wants an article before it. */
const wantsThe = (name: string): boolean => !/^(the|lake|loch) /i.test(name);

/** A name inside a sentence, with its article. */
export const withArticle = (name: string): Message =>
  message('word.the-name', { name, ...(wantsThe(name) && { the: true }) });

/** What sides are called. */
export type Sides = Readonly<Record<string, { readonly name: string; readonly adjective: string }>>;

/** A board of which the counters are not known says a side's own key. */
export const sideName = (sides: Sides | undefined, side: string): string =>
  sides?.[side]?.name ?? capital(side);
export const sideAdjective = (sides: Sides | undefined, side: string): string =>
  sides?.[side]?.adjective ?? capital(side);

/** What stands printed on a hex: its city, else its label. */
export const printedName = (board: PrintedBoard, hex: number): string | undefined =>
  board.hexes[hex]?.city ?? board.hexes[hex]?.label;

/** The names by which a map is known: of cities and of what wins. A label may stand on any hex. */
export const landmarkName = (board: PrintedBoard, hex: number): string | undefined => {
  const line = board.hexes[hex];
  return line?.city ?? (line?.objective === undefined ? undefined : line.label);
};

/** Water between two hexes of land keeps them apart; a strait does not. */
export const isApart = (board: PrintedBoard, directed: number): boolean =>
  board.sides.get(directed)?.some(({ kind }) => board.map.sideKinds[kind]?.apart === true) === true;

/** What the places in some hexes are called where there are several, such as cities and towns. */
export const placesName = ({ map, hexes }: PrintedBoard, among: readonly number[]): string => {
  const there = new Set(among.flatMap((hex) => hexes[hex]?.features.map(({ key }) => key) ?? []));
  const kinds = Object.entries(map.features).flatMap(([key, { place, name, plural = name }]) =>
    place === true && there.has(key) ? [plural] : [],
  );
  const [last = ''] = kinds.slice(-1);
  return kinds.length < 2 ? last : `${kinds.slice(0, -1).join(', ')} and ${last}`;
};

/** What a terrain is called. */
export const terrainName = ({ map }: PrintedBoard, terrain: string): string =>
  map.terrains[terrain]?.name ?? terrain;

/** What the ground of a hex is called, in one word or several. */
export const groundName = (board: PrintedBoard, hex: number): string =>
  (board.hexes[hex]?.terrains ?? []).map((terrain) => terrainName(board, terrain)).join(' and ');

/** Hexes of the map by their ids; those it does not have are left out. */
export const hexesOf = (board: PrintedBoard, ids: readonly string[]): number[] =>
  ids.map((id) => board.grid.index(id)).filter((hex) => hex >= 0);

/** Every hex that answers, from north to south and from west to east. */
export const hexesWhere = (board: PrintedBoard, holds: (hex: number) => boolean): number[] =>
  [...board.grid.readingOrder].filter(holds);
