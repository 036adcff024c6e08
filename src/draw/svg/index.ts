// Pictures of a printed board as SVG text: the map sheet with or without the counters of an opening, and the counter
// sheet. Pure: the same data give the same bytes; nothing outside the text is referred to, and no script is in it.
//
// boardPicture(set, scenario?): string                     the whole sheet of a game, with turn track, points and boxes
// mapPicture(board, units, opening?, options?): string     the same from its parts
// counterPicture(units, options?): string                  every counter, front and back
export { boardPicture } from './board-svg.ts';
export { counterPicture } from './counters/counter-sheet.ts';
export type { CounterSheetOptions } from './counters/counter-sheet.ts';
export { mapPicture } from './sheet.ts';
export type { PictureOptions } from './sheet.ts';
export type { TurnBox } from './tracks.ts';
