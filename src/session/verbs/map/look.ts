// Questions about one place or unit, answered from the view: look, unit, near.
import type { Message, Side } from '../../../core/types.ts';
import { aroundDistance } from './nearest.ts';
import { worthWords } from '../../../draw/describe/near.ts';
import { directionAt, windWords } from '../../../hex/directions.ts';
import { wordKey } from '../../../api/game-words.ts';
import type { UnitView } from '../../../api/view.ts';
import { unitsAt } from '../../../language/parse/scope.ts';
import { message } from '../../session.ts';
import {
  enemyBeside,
  factsOf,
  groundOf,
  hexMessage,
  isHex,
  ownSide,
  stackMessage,
} from '../../hex-sentence.ts';
import { holderOf } from '../../side-view.ts';
import type { Sight } from '../../side-view.ts';

/** The units of a list that cannot be supplied, for a game that knows supply; undefined for one that does not. */
export type Cut = ((units: readonly string[]) => readonly string[]) | undefined;

/** The first line of `look`: number, terrain, who holds it. */
const headLine = (sight: Sight, hex: string, units: readonly UnitView[]): Message => {
  const terrain = groundOf(sight, hex);
  const [first] = units;
  const side = first?.side ?? holderOf(sight, sight.game.board.grid.index(hex));
  if (side === undefined) return message('look.empty', { hex, terrain });
  return message(first === undefined ? 'look.empty-held' : 'look.held', { hex, terrain, side });
};

const unitLine = (unit: UnitView): Message =>
  unit.known
    ? message('look.unit', { name: unit.name, side: unit.side, facts: factsOf(unit) })
    : message('look.covered', { side: unit.side, most: unit.facts['most'] ?? 1 });

const sideLines = (sight: Sight, hex: string): readonly Message[] => {
  const kinds = new Map<string, string[]>();
  for (const side of sight.game.board.sides(hex)) {
    const label = side.name === undefined ? side.kind : `${side.kind} ${side.name}`;
    kinds.set(label, [...(kinds.get(label) ?? []), windWords[directionAt(side.dir)]]);
  }
  return [...kinds].map(([kind, words]) => message('look.sides', { kind, count: words.length, words }));
};

const besideLines = (sight: Sight, hex: string): readonly Message[] =>
  enemyBeside(sight, hex).map(({ unit, hex: at, way }) =>
    message('look.next-door', { side: unit.side, name: unit.name, hex: at, way }),
  );

const supplyLines = (units: readonly string[], cut: Cut): readonly Message[] => {
  if (cut === undefined || units.length === 0) return [];
  const without = cut(units);
  return [without.length === 0 ? message('look.supplied') : message('look.cut', { units: [...without] })];
};

type Wanted = {
  /** The sides that have the hex in a zone of control. */
  readonly zones?: readonly Side[];
  readonly isBrief?: boolean;
};

/** Boxes as well as hexes. */
export const look = (
  sight: Sight,
  at: string,
  cut: Cut,
  { zones = [], isBrief = false }: Wanted = {},
): readonly Message[] => {
  const units = unitsAt(sight.view, at);
  if (!isHex(sight, at)) {
    const covered = sight.view.places.find(({ id }) => id === at)?.covered;
    const params = { place: at, count: units.length, ...(covered !== undefined && { rule: covered }) };
    const key = covered === undefined ? 'look.place' : 'look.place-covered';
    return [message(key, params), ...units.map(unitLine)];
  }
  const { game, view } = sight;
  const own = ownSide(view);
  const mine = units.filter(({ side, known }) => known && side === own).map(({ id }) => id);
  const marks = Object.entries(view.hexes[at] ?? {})
    .filter(([fact]) => fact !== 'holder')
    .map(([fact, value]) =>
      message('look.mark', { mark: { key: wordKey('mark', fact), params: { value } } }),
    );
  return [
    // Where one line is all that is heard at once, it says who is there.
    isBrief ? hexMessage(sight, at) : headLine(sight, at, units),
    ...units.map(unitLine),
    ...sideLines(sight, at),
    ...besideLines(sight, at),
    ...zones.map((side) => message('look.zone', { side })),
    ...supplyLines(mine, cut),
    ...marks,
    ...worthWords(game.printed, game.sideWords, game.board.grid.index(at), {
      isDestroyed: view.hexes[at]?.['destroyed'] === true,
    }),
  ];
};

/** What a unit has left to move with, and of how much, where the game says. */
export type Points = { readonly left: number; readonly all: number } | undefined;

export const unit = (sight: Sight, id: string, cut: Cut, points: Points): readonly Message[] => {
  const found = sight.view.units.find((u) => u.id === id);
  if (found === undefined) return [message('unit.gone', { name: id })];
  const isOnMap = isHex(sight, found.at);
  const mates = isOnMap
    ? unitsAt(sight.view, found.at).filter((u) => u.id !== id && u.side === found.side)
    : [];
  const isOwn = isOnMap && found.side === ownSide(sight.view);
  // Points say what is left, and of how much.
  const said = isOwn && points !== undefined ? { facts: found.facts } : found;
  return [
    message('unit.where', {
      name: found.name,
      side: found.side,
      at: found.at,
      ...(!isOnMap && { away: true }),
    }),
    message('unit.said', { facts: factsOf(said), ...(isOwn && points) }),
    ...supplyLines(isOwn ? [id] : [], cut),
    ...(mates.length === 0 ? [] : [message('unit.with', { names: mates.map((u) => u.name) })]),
  ];
};

type Near = { readonly hex: string; readonly units: readonly UnitView[] };

const counted = (found: readonly Near[]): Message['params'] => {
  const sides = [...new Set(found.map(({ units }) => units[0]?.side ?? ''))];
  const [first, second] = sides.map((side) =>
    message('word.near.side', { side, count: found.filter(({ units }) => units[0]?.side === side).length }),
  );
  return { ...(first !== undefined && { first }), ...(second !== undefined && { second }) };
};

/** Stacks by distance, the northern first of those equally far. */
export const near = (sight: Sight, hex: string, reach: number, who?: string): readonly Message[] => {
  const own = ownSide(sight.view);
  const { grid } = sight.game.board;
  const isMeant = ([first]: readonly UnitView[]): boolean =>
    first !== undefined && (who === undefined || (first.side === own) === (who === 'friend'));
  const inIt = isMeant(unitsAt(sight.view, hex)) ? { without: true } : {};
  const centre = grid.index(hex);
  const found = [...grid.readingOrder]
    .map((index) => ({ ...aroundDistance(grid, centre, index), hex: grid.id(index) }))
    .filter(({ far }) => far > 0 && far <= reach)
    .map((place) => ({ ...place, units: unitsAt(sight.view, place.hex) }))
    .filter(({ units }) => isMeant(units))
    .toSorted((a, b) => a.far - b.far);
  if (found.length === 0) {
    const enemy = Object.keys(sight.game.sideWords).find((side) => side !== own);
    const side = who === 'friend' ? own : who === 'enemy' ? enemy : undefined;
    return [message('near.none', { reach, hex, ...inIt, ...(side !== undefined && { side }) })];
  }
  return [
    message('near.count', { count: found.length, reach, hex, ...inIt, ...counted(found) }),
    ...found.map(({ units, far, way, hex: at }) =>
      message('near.one', { far, way, there: stackMessage(sight, units), hex: at }),
    ),
  ];
};
