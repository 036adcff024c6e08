// A position where `hexfront show` takes a board: the map of the moment as drawn in play, or as a picture, or what is in
// one hex, in words.
import { existsSync } from 'node:fs';
import { openDesk, viewOf } from '../../session/session.ts';
import { problem } from '../../core/problem.ts';
import { ask } from '../commands/ask.ts';
import { findRecord } from '../load/find-record.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import { complain } from '../load/game.ts';
import type { Setting } from '../main.ts';
import type { ShowOptions } from '../commands/show.ts';
import { ONE_LINE, standingGame } from '../load/position.ts';
import { writePicture } from './write-svg.ts';

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
  const { pictureOf } = await import('../../session/verbs/keep/export-svg.ts');
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
  const asked = {
    position,
    words: hex === undefined ? map : ['look', hex],
    ...(json !== undefined && { json }),
    ...(data !== undefined && { data }),
  };
  return ask(setting, asked, 'show');
};
