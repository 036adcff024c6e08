// The command `hexfront show`: a board drawn as text, described in words, or written as a picture.
import type { BoardSet, Opening } from '../../board/board.ts';
import { placeName } from '../../board/key-names.ts';
import { openingOf } from '../../board/scenario.ts';
import type { Problem } from '../../core/types.ts';
import { isRich, lookOn, painterFor } from '../../draw/look.ts';
import type { Look } from '../../draw/look.ts';
import type { ColorWish } from '../../draw/theme.ts';
import type { Layer } from '../../draw/layer-names.ts';
import { drawSheet, wholeSize, windowFor } from '../../draw/text/sheet.ts';
import type { Sheet } from '../../draw/text/sheet.ts';
import type { Zoom } from '../../draw/viewport.ts';
import { problem } from '../../core/problem.ts';
import { say } from '../../text/say.ts';
import { WIDTHS } from '../tree/boards.ts';
import { loadBoard } from '../load/board.ts';
import { loadConfig, spoken } from '../config-file.ts';
import { settingsOf } from '../config-syntax.ts';
import { EXIT } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import type { Exit } from '../exit-codes.ts';
import { jsonReply } from '../../text/json-reply.ts';
import { complain, programVoice } from '../load/game.ts';
import type { Setting } from '../main.ts';
import { withPlainNames } from '../show/ascii-names.ts';
import { isPosition, showPosition } from '../show/position.ts';
import { togetherProblem } from '../show/option-conflicts.ts';
import { exampleHex, readHex } from '../show/typed-hex.ts';
import { findCounters } from '../show/typed-unit.ts';
import { writePicture } from '../show/write-svg.ts';

export type ShowOptions = {
  readonly game: string;
  readonly at?: string;
  readonly hex?: string;
  readonly zoom?: Zoom;
  readonly scenario?: string;
  readonly layer?: readonly Layer[];
  readonly ascii?: boolean;
  readonly unicode?: boolean;
  readonly color: ColorWish;
  readonly words?: boolean;
  readonly svg?: string;
  readonly counters?: boolean;
  readonly width?: number;
  readonly data?: string;
  readonly json?: boolean;
};

/** What a command line without a terminal draws for. */
const STANDARD = { columns: 80, lines: 24 };
/** Left for the legend and the next prompt. */
const BELOW = 6;
/** The fewest lines worth drawing around a hex. */
const LEAST = 10;

/** What there is to show, once everything typed has been understood. */
type Subject = {
  readonly set: BoardSet;
  readonly at: string | undefined;
  readonly scenario: string | undefined;
  readonly opening: Opening | undefined;
};

const subjectOf = (io: Io, set: BoardSet, options: ShowOptions): Subject | undefined => {
  const scenario = options.scenario?.toLowerCase();
  const scenarios = Object.keys(set.scenarios);
  if (scenario !== undefined && !scenarios.includes(scenario))
    return complain(io, [problem('SCENARIO.UNKNOWN', { typed: scenario, scenarios })]);
  const opening = scenario === undefined ? undefined : openingOf(set, scenario);
  const hex = options.at === undefined ? undefined : readHex(set, options.at, opening);
  if (hex?.ok === false) {
    const [unit] = opening === undefined ? findCounters(set.units, options.at ?? '') : [];
    const wrong = unit === undefined ? hex.error : problem('SHOW.UNIT', { name: unit.name, scenarios });
    return complain(io, [wrong]);
  }
  return { set, at: hex?.value, scenario, opening };
};

const jsonOf = (
  game: string,
  { set, at, scenario }: Subject,
  zoom: Zoom,
  layers: readonly Layer[],
  sheet: Sheet,
): string =>
  jsonReply('show', {
    game,
    zoom,
    layers,
    ...(at !== undefined && { at }),
    ...(scenario !== undefined && { scenario }),
    lines: sheet.rows.map(({ text }) => text.trimEnd()),
    legend: sheet.meanings.map(({ sign, text }) => ({ sign, text })),
    hexes: sheet.hexes.map(({ hex, line, column }) => ({ hex: set.board.grid.id(hex), line, column })),
  });

/** What would fit in the place of a whole map that does not; undefined where it fits. */
const widthProblem = (
  { board }: BoardSet,
  zoom: Zoom,
  whole: number,
  { width, json }: ShowOptions,
  terminal: number | undefined,
): Problem | undefined => {
  // A program that reads JSON has no columns to run out of.
  const has = width ?? (json === true ? undefined : terminal);
  if (has === undefined || has >= whole) return undefined;
  const smaller = width === undefined && zoom > 1 && wholeSize(board, 1).columns <= has ? 1 : undefined;
  return problem('SHOW.WIDTH', {
    columns: whole,
    zoom,
    width: Math.max(WIDTHS.least, whole),
    example: exampleHex(board),
    ...(width === undefined && { has }),
    ...(smaller !== undefined && { smaller }),
  });
};

/** Nobody looks at a pipe: into one goes an outline, in the keyboard's characters unless others are asked for. */
const lookFor = (io: Io, { ascii, unicode, color, json }: ShowOptions): Look => {
  const { env, terminal } = io;
  const charset = unicode === true ? 'unicode' : ascii === true || terminal === undefined ? 'ascii' : 'auto';
  const { theme, colour } = settingsOf(loadConfig(env).config);
  const wish = color === 'auto' && terminal !== undefined ? { theme, colour } : {};
  const look = lookOn(
    { env, depthOf: (seen) => terminal?.colorDepth(seen) ?? 1 },
    { ...wish, charset, color },
  );
  const isBare = json === true || terminal === undefined;
  return {
    ...look,
    ...(look.theme === 'mono in bold' && { theme: 'mono' }),
    ...(isBare && { style: 'outlines' }),
  };
};

const drawn = (io: Io, game: string, subject: Subject, options: ShowOptions): Exit => {
  const { at, opening } = subject;
  const { width } = options;
  const look = lookFor(io, options);
  const { isUnicode, style } = look;
  const set = isUnicode ? subject.set : withPlainNames(subject.set);
  const zoom = options.zoom ?? (at === undefined ? 1 : 2);
  const layers = options.layer ?? ['terrain'];
  const whole = wholeSize(set.board, zoom, style).columns;
  const narrow = at === undefined ? widthProblem(set, zoom, whole, options, io.terminal?.columns) : undefined;
  if (narrow !== undefined) {
    complain(io, [narrow]);
    return EXIT.usage;
  }
  const wide = width ?? io.terminal?.columns ?? STANDARD.columns;
  // Through a pipe the whole map is drawn, however wide that is.
  const columns = at === undefined ? Math.max(wide, whole) : wide;
  const lines = Math.max(LEAST, (io.terminal?.lines ?? STANDARD.lines) - BELOW);
  const window = windowFor(set.board, zoom, { columns, lines }, at, style);
  const theme = style === 'bricks' && isRich(look.theme) ? look.theme : undefined;
  const sheet = drawSheet(set, { zoom, layers, opening, isUnicode, theme }, window, columns);
  if (options.json === true) {
    io.out(jsonOf(game, subject, zoom, layers, sheet));
    return EXIT.fine;
  }
  const paint = painterFor(look);
  for (const line of sheet.rows) io.out(paint(line).trimEnd());
  return EXIT.fine;
};

const described = async (io: Io, game: string, subject: Subject, options: ShowOptions): Promise<Exit> => {
  const { boardWords } = await import('../../draw/describe/index.ts');
  const { set, at, opening } = subject;
  const layers = options.layer ?? [undefined];
  const { level = 'normal', hexSpeech = 'pair' } = spoken(io.env, options);
  const voice = { ...programVoice, level, hexSpeech };
  const messages = layers.flatMap((layer) =>
    boardWords(set.board, set.units, opening, { at, layer, hexSpeech }),
  );
  const lines = messages.flatMap((message) => say(voice, message));
  if (options.json === true) io.out(jsonReply('show', { game, lines }));
  else for (const line of lines) io.out(line);
  return EXIT.fine;
};

const pictured = async ({ set, scenario }: Subject, isCounterSheet: boolean): Promise<string> => {
  const { boardPicture, counterPicture } = await import('../../draw/svg/index.ts');
  return isCounterSheet
    ? counterPicture(set.units, { placeName: placeName(set.board.map) })
    : boardPicture(set, scenario);
};

export const show = async (setting: Setting, options: ShowOptions): Promise<Exit> => {
  const { io } = setting;
  const slip = togetherProblem(options);
  if (slip !== undefined) {
    complain(io, [slip]);
    return EXIT.usage;
  }
  if (isPosition(setting, options.game)) return showPosition(setting, options);
  if (options.hex !== undefined) {
    complain(io, [problem('SHOW.HEX', { game: options.game, hex: options.hex })]);
    return EXIT.usage;
  }
  const loaded = await loadBoard(setting, options.game, options.data);
  if (typeof loaded === 'number') return loaded;
  const subject = subjectOf(io, loaded.set, options);
  if (subject === undefined) return EXIT.usage;
  if (options.svg !== undefined)
    return writePicture(io, options.svg, await pictured(subject, options.counters === true));
  if (options.words === true) return described(io, loaded.entry.id, subject, options);
  return drawn(io, loaded.entry.id, subject, options);
};
