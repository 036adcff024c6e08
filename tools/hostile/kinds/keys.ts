// What comes from a terminal at the map screen: keys, pasted text, answers nobody asked for, halves of sequences.
import { newMatch } from '../../../src/core/match.ts';
import { openSeed, seeded } from '../../../src/core/dice.ts';
import { openDesk } from '../../../src/session/session.ts';
import { newGameLines } from '../../../src/session/greeting.ts';
import { readKeys, readRest } from '../../../src/screen/terminal/key-parser.ts';
import { frameMaker } from '../../../src/screen/view/layout.ts';
import { sitDown } from '../../../src/screen/seat.ts';
import { nasty, oneOf, upTo } from '../atoms.ts';
import type { Draw } from '../atoms.ts';
import type { Bench, Heard } from '../bench.ts';
import { typedLines } from '../corpus.ts';
import { shippedData } from '../../../src/paths.ts';
import { dataReader } from '../../../src/cli/load/data-files.ts';
import { FIRST } from '../seeds.ts';
import type { Kind } from './kind.ts';

/** On the map every letter is a key that does something. */
const MOST_TEXT = 60;
/** A frame is made after each. */
const MOST_PIECES = 40;

const ESC = '\x1b';

/** Keys, and what terminals answer to questions about themselves. */
const SENT = [
  `${ESC}[A`,
  `${ESC}[B`,
  `${ESC}OC`,
  `${ESC}[5~`,
  `${ESC}[1;5D`,
  `${ESC}[Z`,
  '\r',
  '\t',
  ' ',
  '\x7f',
  '\x15',
  '\x17',
  ESC,
  `${ESC}${ESC}`,
  `${ESC}[?62;22c`,
  `${ESC}[24;80R`,
  `${ESC}]11;rgb:ffff/0000/ffff${ESC}\\`,
  `${ESC}P1$r0m${ESC}\\`,
  `${ESC}[200~`,
  `${ESC}[201~`,
  `${ESC}[<0;10;10M`,
  `${ESC}[M !!`,
  `${ESC}[I`,
  `${ESC}[[A`,
  `${ESC}[999999999999;1~`,
  `${ESC}[`,
  `${ESC}O`,
  ...'adwezxmMoOfFcpPiIuUlgvht?:/+-.nNkKsSrR0123456789y'.split(''),
] as const;

const encoder = new TextEncoder();

const made = (draw: Draw): Uint8Array => {
  const parts = Array.from({ length: 2 + upTo(draw, 14) }, () => {
    switch (upTo(draw, 5)) {
      case 0:
        return nasty(draw).slice(0, MOST_TEXT);
      case 1:
        return `${ESC}[200~${nasty(draw).slice(0, MOST_TEXT)}\n${nasty(draw).slice(0, MOST_TEXT)}${ESC}[201~`;
      case 2:
        return `:${oneOf(draw, typedLines())}\r`;
      default:
        return oneOf(draw, SENT);
    }
  });
  return encoder.encode(parts.join(''));
};

const SIZES = [
  { columns: 80, lines: 24 },
  { columns: 140, lines: 50 },
  { columns: 20, lines: 4 },
] as const;

const screen = async ({ games }: Bench, bytes: Uint8Array, id: string, least: number): Promise<Heard> => {
  const loaded = await games
    .find((game) => game.id === id)
    ?.load(dataReader({ shipped: shippedData(), game: id, folder: undefined }));
  if (loaded?.ok !== true) throw new Error(`${id} cannot be loaded`);
  const game = loaded.value;
  const scenario = game.scenarios[0]?.id ?? '';
  const options = Object.fromEntries(game.options.map(({ id: name, standard }) => [name, standard]));
  const desk = openDesk(game, newMatch(game.rules, scenario, options, { dice: seeded(openSeed('x')) }));
  const seat = sitDown(desk, newGameLines(desk));
  const makeFrame = frameMaker(game);
  let text = '';
  let rest = '';
  const sent = new TextDecoder().decode(bytes);
  const piece = Math.max(least, Math.ceil(sent.length / MOST_PIECES));
  for (let at = 0, n = 0; at < sent.length && seat.now().end === undefined; at += piece, n++) {
    const read = readKeys(rest + sent.slice(at, at + piece));
    rest = read.rest;
    seat.press(read.keys);
    const { rows } = makeFrame(seat.now(), SIZES[n % SIZES.length] ?? SIZES[0]);
    text = `${rows.map((row) => row.text).join('\n')}\n`;
  }
  if (seat.now().end === undefined) seat.press(readRest(rest));
  return { text: text + (seat.now().end?.lines ?? []).join('\n') };
};

export const KEYS: Kind = {
  id: 'keys',
  ending: 'keys',
  share: 6,
  make: made,
  ways: [
    { name: 'map screen', go: async (bench, bytes) => screen(bench, bytes, FIRST.id, 1000) },
    { name: 'map screen, in bits', go: async (bench, bytes) => screen(bench, bytes, 'ford', 7) },
  ],
};
