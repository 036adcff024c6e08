// The map in plain characters, for whoever asks for it: as many rows about a hex as one reply holds, and their key.
import { drawPlayed, playedMeanings, playedPicture } from '../../../draw/text/game-map.ts';
import type { Table } from '../../../draw/text/board-map.ts';
import { pointOf, windowAround, ZOOMS } from '../../../draw/viewport.ts';
import type { MapWindow, Zoom } from '../../../draw/viewport.ts';
import { rowText } from '../../../draw/describe/location.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { tell } from '../../session.ts';
import { sightOf } from '../../side-view.ts';
import type { Sight } from '../../side-view.ts';

/** A reply has at most twelve lines, and one of them says what is drawn. */
const SIZE = { columns: 78, lines: 11 } as const;

const tableOf = ({ game }: Sight): Table => ({
  board: game.printed,
  sides: game.sideWords,
  markers: game.counters.markers,
  factors: game.counters.factors,
  states: game.counters.states,
});

const windowFor = (sight: Sight, hex: string, zoom: Zoom): MapWindow | undefined => {
  const { grid } = sight.game.board;
  const at = pointOf(grid, hex);
  return at === undefined ? undefined : { ...windowAround(grid, { ...SIZE, zoom }, at), selected: hex };
};

const zoomMeant = (typed: number | undefined): Zoom => ZOOMS.find((zoom) => zoom === typed) ?? 2;

/** `map`: the head names the rows that are drawn, since the drawing has no numbers along its edge. */
export const drawMap = (desk: Desk, hex: string, typed: number | undefined): Reply => {
  const sight = sightOf(desk);
  const { grid } = sight.game.board;
  const zoom = zoomMeant(typed);
  const window = windowFor(sight, hex, zoom);
  if (window === undefined) return answer(tell(desk, 'walk.not-a-hex', { place: hex }));
  const drawing = drawPlayed(playedPicture(tableOf(sight), sight.view, zoom), window);
  const [first, last] = [drawing.hexes[0], drawing.hexes.at(-1)];
  const head =
    first === undefined || last === undefined
      ? []
      : tell(desk, 'map.drawn', { hex, from: rowText(grid, first.hex), to: rowText(grid, last.hex) });
  const rows = drawing.rows.map(({ text }) => text.trimEnd()).filter((text) => text !== '');
  return { ...answer([...head, ...rows]), whole: true };
};

/** `map key`: what the signs of the drawing about a hex mean. */
export const mapKey = (desk: Desk, hex: string, typed: number | undefined): Reply => {
  const sight = sightOf(desk);
  const zoom = zoomMeant(typed);
  const window = windowFor(sight, hex, zoom);
  if (window === undefined) return answer(tell(desk, 'walk.not-a-hex', { place: hex }));
  const table = tableOf(sight);
  const picture = playedPicture(table, sight.view, zoom);
  const meanings = playedMeanings(table, sight.view, picture, window, drawPlayed(picture, window));
  return answer(meanings.flatMap(({ sign, text }) => tell(desk, 'map.sign', { sign, text })));
};

/** Where the map is looked at when nothing has been looked at yet. */
export const middle = ({ game: { board } }: Desk): string =>
  board.grid.id(board.grid.readingOrder[board.grid.count >> 1] ?? 0);
