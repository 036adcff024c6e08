// A position where `hexfront show` takes a board: the map of the moment as drawn in play, or as a picture, or what is in
// one hex, in words.
import { existsSync } from 'node:fs';
import { openDesk, viewOf } from '../desk/desk.ts';
import { problem } from '../record/problems.ts';
import { ask } from './ask.ts';
import { findRecord } from './finding.ts';
import { EXIT } from './io.ts';
import type { Exit } from './io.ts';
import { complain } from './loading.ts';
import type { Setting } from './main.ts';
import type { ShowOptions } from './show.ts';
import { ONE_LINE, standingGame } from './standing-game.ts';
import { writePicture } from './write-picture.ts';

export const isPosition = ({ io, boards, games }: Setting, typed: string): boolean => {
  const [id, scenario] = typed.toLowerCase().split(':');
  if (scenario === undefined && [...boards, ...games].some((each) => each.id === id)) return false;
  if (typed === '-' || existsSync(typed) || ONE_LINE.test(typed)) return true;
  if (scenario !== undefined) return games.some((each) => each.id === id);
  const kept = findRecord(io, typed);
  return kept.ok && existsSync(kept.value);
};

/** What says how a board is drawn says nothing here. */
const OTHERS = ['scenario', 'layer', 'ascii', 'unicode', 'words', 'counters', 'width'] as const;

/** With the eyes of the side that decides, as in play. */
const pictured = async (
  setting: Setting,
  { game: position, svg = '-', data }: ShowOptions,
): Promise<Exit> => {
  const standing = await standingGame(setting, { position, ...(data !== undefined && { data }) });
  if (typeof standing === 'number') return standing;
  const { pictureOf } = await import('../desk/picturing.ts');
  const desk = openDesk(standing.game, standing.match);
  return writePicture(setting.io, svg, pictureOf(standing.game, viewOf(desk)));
};

export const showPosition = async (setting: Setting, options: ShowOptions): Promise<Exit> => {
  const { game: position, hex, at, zoom, json, svg, data } = options;
  const passed = [
    ...OTHERS.filter((name) => options[name] !== undefined),
    ...(hex === undefined
      ? []
      : (['at', 'zoom', 'svg'] as const).filter((name) => options[name] !== undefined)),
  ];
  if (passed.length > 0) {
    complain(setting.io, [problem('SHOW.POSITION', { options: passed.map((name) => `--${name}`) })]);
    return EXIT.usage;
  }
  if (svg !== undefined) return pictured(setting, options);
  const map = ['map', ...(at === undefined ? [] : [at]), ...(zoom === undefined ? [] : [String(zoom)])];
  return ask(setting, {
    position,
    words: hex === undefined ? map : ['look', hex],
    ...(json !== undefined && { json }),
    ...(data !== undefined && { data }),
  });
};
