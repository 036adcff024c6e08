// A position where `hexfront show` takes a board: the map of the moment as drawn in play, or what is in one hex, in words.
import { existsSync } from 'node:fs';
import { problem } from '../record/problems.ts';
import { ask } from './ask.ts';
import { EXIT } from './io.ts';
import type { Exit } from './io.ts';
import { complain } from './loading.ts';
import type { Setting } from './main.ts';
import type { ShowOptions } from './show.ts';
import { ONE_LINE } from './standing-game.ts';

export const isPosition = ({ boards, games }: Setting, typed: string): boolean =>
  ![...boards, ...games].some(({ id }) => id === typed.toLowerCase()) &&
  (typed === '-' || existsSync(typed) || ONE_LINE.test(typed));

/** What says how a board is drawn says nothing here. */
const OTHERS = ['scenario', 'layer', 'ascii', 'unicode', 'words', 'svg', 'counters', 'width'] as const;

export const showPosition = async (setting: Setting, options: ShowOptions): Promise<Exit> => {
  const { game: position, hex, at, zoom, json, data } = options;
  const passed = [
    ...OTHERS.filter((name) => options[name] !== undefined),
    ...(hex === undefined ? [] : (['at', 'zoom'] as const).filter((name) => options[name] !== undefined)),
  ];
  if (passed.length > 0) {
    complain(setting.io, [problem('SHOW.POSITION', { options: passed.map((name) => `--${name}`) })]);
    return EXIT.usage;
  }
  const map = ['map', ...(at === undefined ? [] : [at]), ...(zoom === undefined ? [] : [String(zoom)])];
  return ask(setting, {
    position,
    words: hex === undefined ? map : ['look', hex],
    level: 'normal',
    ...(json !== undefined && { json }),
    ...(data !== undefined && { data }),
  });
};
