// Questions about places and units, answered from the view: look, unit, units, near, nearest, dist, row, col.
import type { Message, Side } from '../core/types.ts';
import type { UnitView, View } from '../games/view.ts';
import type { Game } from '../games/game.ts';
import { bearing, bearingWords, directionAt, directions, windWords } from '../hex/directions.ts';
import { distance } from '../hex/measure.ts';
import { unitsAt } from '../orders/scene.ts';

/** What a question may use: the game, and what the asking side sees. */
export type Sight = { readonly game: Game; readonly view: View };

const message = (key: string, params: Message['params'] = {}): Message => ({ key, params });

/** A unit's factors and states in the game's own words. */
const factsOf = (unit: UnitView): Message => message('word.unit-facts', unit.facts);

/** The side that looks; with both sides' eyes, the side whose turn it is. */
const ownSide = (view: View): Side => (view.who === 'both' ? view.clock.phasing : view.who);

const isHex = ({ game }: Sight, id: string): boolean => game.board.grid.index(id) >= 0;

const neighbourIds = (
  { game }: Sight,
  hex: string,
): readonly { readonly id: string; readonly dir: number }[] => {
  const { grid } = game.board;
  const index = grid.index(hex);
  return directions
    .map((_, dir) => ({ dir, to: grid.neighbours[index * 6 + dir] ?? -1 }))
    .filter(({ to }) => to >= 0)
    .map(({ dir, to }) => ({ dir, id: grid.id(to) }));
};

const directionWord = (dir: number): string => windWords[directionAt(dir)];

const ground = ({ game }: Sight, hex: string): string => {
  const info = game.board.hex(hex);
  return info.name === undefined ? info.terrain : `${info.terrain}, ${info.name}`;
};

/** The first line of `look`: number, terrain, who is there. */
const hexLine = (sight: Sight, hex: string, units: readonly UnitView[]): Message => {
  const terrain = ground(sight, hex);
  const holder = sight.view.hexes[hex]?.['holder'];
  const first = units[0];
  const side = first?.side ?? (typeof holder === 'string' ? holder : undefined);
  if (first !== undefined) {
    return message('look.held', {
      hex,
      terrain,
      side: first.side,
    });
  }
  return side === undefined
    ? message('look.empty', { hex, terrain })
    : message('look.empty-held', { hex, terrain, side });
};

const unitLine = (unit: UnitView): Message =>
  unit.known
    ? message('look.unit', { name: unit.name, side: unit.side, facts: factsOf(unit) })
    : message('look.covered', { side: unit.side, most: unit.facts['most'] ?? 1 });

const sideLines = (sight: Sight, hex: string): readonly Message[] => {
  const kinds = new Map<string, string[]>();
  for (const side of sight.game.board.sides(hex)) {
    const label = side.name === undefined ? side.kind : `${side.kind} ${side.name}`;
    kinds.set(label, [...(kinds.get(label) ?? []), directionWord(side.dir)]);
  }
  return [...kinds].map(([kind, words]) => message('look.sides', { kind, count: words.length, words }));
};

const enemyNeighbours = (sight: Sight, hex: string, own: Side): readonly Message[] =>
  neighbourIds(sight, hex).flatMap(({ id, dir }) => {
    const enemy = unitsAt(sight.view, id).find((unit) => unit.side !== own);
    return enemy === undefined
      ? []
      : [message('look.next-door', { side: enemy.side, name: enemy.name, hex: id, way: directionWord(dir) })];
  });

export const look = (sight: Sight, at: string): readonly Message[] => {
  const units = unitsAt(sight.view, at);
  if (!isHex(sight, at)) {
    const place = sight.view.places.find((p) => p.id === at);
    const name = place?.name ?? at;
    return [message('look.place', { name, count: units.length }), ...units.map(unitLine)];
  }
  const marks = Object.entries(sight.view.hexes[at] ?? {})
    .filter(([fact]) => fact !== 'holder')
    .map(([fact, value]) => message('look.mark', { mark: { key: `word.mark.${fact}`, params: { value } } }));
  return [
    hexLine(sight, at, units),
    ...units.map(unitLine),
    ...sideLines(sight, at),
    ...enemyNeighbours(sight, at, units[0]?.side ?? ownSide(sight.view)),
    ...marks,
  ];
};

export const unit = (sight: Sight, id: string): readonly Message[] => {
  const found = sight.view.units.find((u) => u.id === id);
  if (found === undefined) return [message('unit.gone', { name: id })];
  const mates = unitsAt(sight.view, found.at).filter((u) => u.id !== id && u.side === found.side);
  return [
    message('unit.where', { name: found.name, side: found.side, at: found.at }),
    message('unit.said', { facts: factsOf(found) }),
    ...(mates.length === 0 ? [] : [message('unit.with', { names: mates.map((u) => u.name) })]),
  ];
};

/** North to south, then west to east; places that are not hexes last. */
const byPlace = ({ game }: Sight): ((a: UnitView, b: UnitView) => number) => {
  const { grid } = game.board;
  const rank = (u: UnitView): readonly [number, number] => {
    const index = grid.index(u.at);
    return index < 0 ? [Number.MAX_SAFE_INTEGER, 0] : [grid.row[index] ?? 0, grid.east2[index] ?? 0];
  };
  return (a, b) => {
    const [rowA, eastA] = rank(a);
    const [rowB, eastB] = rank(b);
    return rowA - rowB || eastA - eastB;
  };
};

const listLine = (u: UnitView): Message =>
  u.known
    ? message('units.one', { name: u.name, at: u.at, facts: factsOf(u) })
    : message('units.covered', { side: u.side, at: u.at });

export const units = (sight: Sight, side: Side | undefined): readonly Message[] => {
  const asked = side ?? ownSide(sight.view);
  const found = sight.view.units.filter((u) => u.side === asked).toSorted(byPlace(sight));
  return [message('units.count', { side: asked, count: found.length }), ...found.map(listLine)];
};

export const near = (sight: Sight, hex: string, reach: number, who?: string): readonly Message[] => {
  const own = ownSide(sight.view);
  const { grid } = sight.game.board;
  const centre = grid.index(hex);
  const found = sight.view.units
    .map((u) => ({ u, index: grid.index(u.at) }))
    .filter(
      ({ u, index }) =>
        index >= 0 && index !== centre && (who === undefined || (u.side === own) === (who === 'friend')),
    )
    .map(({ u, index }) => ({ u, index, far: distance(grid, centre, index) }))
    .filter(({ far }) => far <= reach)
    .toSorted((a, b) => a.far - b.far || byPlace(sight)(a.u, b.u));
  return [
    message('near.count', { count: found.length, reach, hex }),
    ...found.map(({ u, index, far }) => {
      const way = bearing(grid, centre, index);
      return message('near.one', {
        far,
        way: way === undefined ? '' : bearingWords(way),
        name: u.name,
        side: u.side,
        hex: u.at,
      });
    }),
  ];
};

export const dist = (sight: Sight, from: string, to: string): readonly Message[] => {
  const { grid } = sight.game.board;
  const a = grid.index(from);
  const b = grid.index(to);
  const way = bearing(grid, a, b);
  if (way === undefined) return [message('dist.same', { hex: from })];
  return [message('dist.far', { from, to, far: distance(grid, a, b), way: bearingWords(way) })];
};

/** Everything with that printed row or column number that is worth a word. */
export const line = (sight: Sight, kind: 'row' | 'column', number: number): readonly Message[] => {
  const { grid } = sight.game.board;
  const numbers = kind === 'row' ? grid.rowNumber : grid.columnNumber;
  const hexes = [...grid.readingOrder]
    .filter((index) => numbers[index] === number)
    .map((index) => grid.id(index));
  if (hexes.length === 0) return [message('line.none', { kind, number })];
  const worth = hexes.filter(
    (hex) => unitsAt(sight.view, hex).length > 0 || sight.game.board.hex(hex).name !== undefined,
  );
  return [
    message('line.count', { kind, number, hexes: hexes.length, count: worth.length }),
    ...worth.map((hex) => hexLine(sight, hex, unitsAt(sight.view, hex))),
  ];
};
