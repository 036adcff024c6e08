// The map of a game that is played: the printed board with what one side sees on it, through a window.
import { controlAtStart } from '../../board/scenario.ts';
import type { Bricks } from '../bricks/brick-model.ts';
import type { RichTheme } from '../colour/map-palette.ts';
import type { Json } from '../../core/types.ts';
import { zoomOf } from '../viewport.ts';
import type { MapWindow, Zoom } from '../viewport.ts';
import { drawPicture } from './draw-map.ts';
import type { Drawing } from './draw-map.ts';
import { sideRole } from './terrain.ts';
import { markOf } from './counters.ts';
import { laidOnBrick, over } from './layers.ts';
import type { Laid } from './layers.ts';
import { counterMeanings, figureMeanings, markMeanings, meaningsIn } from './legend.ts';
import { markerMeanings } from './markers.ts';
import { chanceOf, LIKELY, oddsText, SURE } from './map-model.ts';
import type { Counter, HexOdds, Mark, Meaning, OddsAt, Picture } from './map-model.ts';
import { pictureOf } from './board-map.ts';
import type { Table } from './board-map.ts';
import { signsOf } from './signs.ts';

/** A unit as one side sees it. */
type Seen = {
  readonly id: string;
  readonly side: string;
  readonly at: string;
  readonly known: boolean;
  readonly strength: string;
  readonly factors?: Readonly<Record<string, number>>;
  readonly spent: boolean;
  readonly face?: number;
  readonly states?: readonly string[];
};

/** Of a view, what is drawn: units from the top of each stack, and by hex its holder and its markers. */
export type Sight = {
  readonly units: readonly Seen[];
  readonly hexes: Readonly<Record<string, Readonly<Record<string, Json>>>>;
};

/** What lies over the map for a while, and how it is drawn. */
export type Over = {
  readonly isUnicode?: boolean;
  /** Of bricks; absent: outlines. */
  readonly theme?: RichTheme | undefined;
  readonly odds?: OddsAt | undefined;
  /** Units that must still attack. */
  readonly due?: ReadonlySet<string> | undefined;
  readonly laid?: ReadonlyMap<string, Laid> | undefined;
  readonly marks?: ReadonlyMap<string, Mark> | undefined;
};

/** The printed factors, as far as they are known. */
const factorText = ({ factors: kinds }: Table, { factors = {} }: Seen): string =>
  Object.entries(kinds)
    .flatMap(([key, { printed }]) => (printed === true ? (factors[key] ?? []) : []))
    .join('-');

const counterOf = (table: Table, unit: Seen, isUnicode: boolean): Counter => {
  const { sides, states } = table;
  const mark = markOf({ states }, unit, isUnicode);
  const factors = factorText(table, unit);
  return {
    letter: (sides[unit.side]?.letter ?? '?').toUpperCase(),
    role: sideRole(sides, unit.side),
    strength: unit.strength,
    label: unit.id,
    isSpent: unit.spent,
    isCovered: !unit.known,
    ...(factors !== '' && { factors }),
    ...(mark !== undefined && { mark }),
  };
};

const oddsFigure = (odds: HexOdds): string => {
  const chance = chanceOf(odds) ?? 0;
  return oddsText(odds) + (chance >= 1 ? SURE : chance >= 0.5 ? LIKELY : '');
};

const dueSign = (isUnicode: boolean): Meaning => ({
  order: 88,
  sign: isUnicode ? '!' : '@',
  text: 'must still attack',
});

const stacksOf = (
  table: Table,
  sight: Sight,
  { isUnicode = false, due }: Pick<Over, 'isUnicode' | 'due'>,
): ReadonlyMap<string, readonly Counter[]> => {
  const found = new Map<string, Counter[]>();
  for (const unit of sight.units) {
    if (table.board.grid.index(unit.at) < 0) continue;
    const counter = counterOf(table, unit, isUnicode);
    const there = found.get(unit.at);
    if (there === undefined) found.set(unit.at, [counter]);
    else there.push(counter);
    // Whoever it is in a stack, the top is where it is looked for.
    const [top = counter, ...others] = found.get(unit.at) ?? [];
    if (due?.has(unit.id) === true) found.set(unit.at, [{ mark: dueSign(isUnicode), ...top }, ...others]);
  }
  return found;
};

const markersOf = ({ markers }: Table, { hexes }: Sight): ReadonlyMap<string, readonly string[]> => {
  const kinds = new Set(markers.map(({ id }) => id));
  return new Map(
    Object.entries(hexes).map(([hex, facts]) => [hex, Object.keys(facts).filter((fact) => kinds.has(fact))]),
  );
};

/** Who holds each hex now. */
export const controlSeen = (
  { board }: Pick<Table, 'board'>,
  { hexes }: Sight,
): ReadonlyMap<string, string> => {
  const control = new Map(controlAtStart(board.map));
  for (const [hex, { holder }] of Object.entries(hexes))
    if (typeof holder === 'string') control.set(hex, holder);
  return control;
};

/** Good for as long as nothing on the map changes. */
export const playedPicture = (
  table: Table,
  sight: Sight,
  zoom: Zoom,
  { laid, marks, odds, due, theme, isUnicode = false }: Over = {},
): Picture => {
  const picture = pictureOf(
    table,
    { zoom, layers: ['terrain'], signs: signsOf(table.board.map, isUnicode), theme },
    {
      stacks: stacksOf(table, sight, { isUnicode, due }),
      markers: markersOf(table, sight),
      control: new Map(),
    },
  );
  const { grid, ground, bricks } = picture;
  const overBricks: Bricks | undefined = bricks && {
    ...bricks,
    laid: (hex) => {
      const what = laid?.get(hex);
      return what === undefined ? undefined : laidOnBrick(what);
    },
  };
  return {
    ...picture,
    ...(marks !== undefined && { marks }),
    ...(odds !== undefined && { odds }),
    figure: (hex) => {
      const there = odds?.(hex);
      return there === undefined ? laid?.get(hex)?.figure : oddsFigure(there);
    },
    ...(overBricks !== undefined && { bricks: overBricks }),
    ...(laid !== undefined &&
      laid.size > 0 && {
        ground: (hex) => {
          const what = laid.get(grid.id(hex));
          return what === undefined ? ground(hex) : over(ground(hex), what);
        },
      }),
  };
};

export const drawPlayed = (picture: Picture, window: MapWindow): Drawing =>
  drawPicture(picture, picture.signs, window);

/** The signs in a drawing and what they mean. */
export const playedMeanings = (
  table: Table,
  sight: Sight,
  picture: Picture,
  window: MapWindow,
  drawing: Drawing,
): readonly Meaning[] => {
  const zoom = zoomOf(window);
  return meaningsIn(picture, window, drawing, [
    ...markerMeanings(table, picture.signs, zoom, markersOf(table, sight), drawing),
    ...markMeanings(picture, drawing),
    ...figureMeanings(picture, drawing),
    ...counterMeanings(table, window, picture, drawing),
  ]);
};

/** The map as bare text, without blanks at the ends of lines. */
export const drawMap = (table: Table, sight: Sight, window: MapWindow): readonly string[] =>
  drawPlayed(playedPicture(table, sight, zoomOf(window)), window).rows.map(({ text }) => text.trimEnd());
