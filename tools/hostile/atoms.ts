// Hostile words: what a file or a name may hold that a program might take for something else.
import * as fc from 'fast-check';

/** Draws a value; the same seed draws the same ones. */
export type Draw = fc.GeneratorValue;

export const upTo = (draw: Draw, most: number): number => draw(fc.nat, most);

export const oneOf = <T>(draw: Draw, list: readonly T[]): T => {
  const found = list[upTo(draw, list.length - 1)];
  if (found === undefined) throw new Error('Nothing to draw from');
  return found;
};

/** One in so many. */
export const seldom = (draw: Draw, often: number): boolean => upTo(draw, often - 1) === 0;

/** Screens cleared, titles set, links and clipboards written, colours, reports asked for, text turned round or hidden. */
const ESCAPES = [
  '\x1b[2J',
  '\x1b[31;1m',
  '\x1b]0;title\x07',
  '\x1b]8;;http://example.org\x1b\\',
  '\x1b]52;c;aGk=\x07',
  '\x1bP$qm\x1b\\',
  '\x1b[6n',
  '\x1b[200~',
  '\x1b[201~',
  '\x1b',
  '\x9b31m',
  '\x9d0;title\x9c',
  '\x85',
  '\0',
  '\x07',
  '\b',
  '\x7f',
  '\t',
  '\r',
  '\v',
  '\u2028',
  '\u202e',
  '\u2066',
  '\u200f',
  '\u200b',
  '\ufeff',
  'e\u0301\u0301\u0301',
  '\ud800',
  '\udc00',
  '\u{e0041}',
  '\u0663',
  '\uff21',
  '\u2126',
  '\ufdfa',
  '\u00df',
] as const;

const TAKEN = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'length',
  'then',
  'toJSON',
] as const;

const PATHS = [
  '../../etc/passwd',
  '/etc/passwd',
  '/dev/zero',
  '/dev/stdin',
  '..',
  '.',
  '../canary',
  'canary/',
  'a/../../canary',
  '~/canary',
  'C:\\canary',
  '\\\\host\\canary',
  'con',
  'nul.game',
  '-',
  '--',
  '.hidden',
  'loop.hxf',
  'outside.hxf',
  'folder.hxf',
  'chain-1.hxf',
  'good.pos',
  'itself.pos',
] as const;

const CODE = [
  '$(touch canary)',
  '`touch canary`',
  '; touch canary',
  '| touch canary',
  '${process.exit(9)}',
  "');process.exit(9)//",
  '{text:phrase}',
  '{x}[?x=1:{x}]',
  '%s%n%x',
  '<script>',
  ']]>&x;',
] as const;

const NUMBERS = [
  '0',
  '-0',
  '-1',
  '1e308',
  '1e309',
  '-1e308',
  'NaN',
  'Infinity',
  '2147483648',
  '4294967296',
  '9007199254740993',
  '999999999',
  '99999999999999999999999',
  '0x7fffffff',
  '1e-400',
  '0.1',
  '007',
  '1_000',
  '256',
  '257',
  '1000',
] as const;

/** What patterns that match in more than one way stumble over. */
const REPEATED = [
  'A',
  ' ',
  ';',
  '"',
  '\\',
  '#',
  ',',
  '(',
  '[',
  '{',
  '.',
  '-',
  '; ',
  'a ',
  '0',
  '\t',
  '=',
  '/',
  "'",
  '<',
  ':',
  '@',
];

const LENGTHS = [3, 17, 65, 201, 1001, 2001, 10_001] as const;
/** The first is just short of the longest line of a record. */
const LONG = [99_000, 100_001, 300_000, 1_000_000] as const;

/** `heavy`: very long ones now and then too. */
export const nasty = (draw: Draw, heavy = false): string => {
  switch (upTo(draw, 7)) {
    case 0:
    case 1:
      return oneOf(draw, ESCAPES);
    case 2:
      return oneOf(draw, TAKEN);
    case 3:
      return oneOf(draw, PATHS);
    case 4:
      return oneOf(draw, CODE);
    case 5:
      return oneOf(draw, NUMBERS);
    case 6: {
      const times = heavy && seldom(draw, 12) ? oneOf(draw, LONG) : oneOf(draw, LENGTHS);
      return oneOf(draw, REPEATED).repeat(times);
    }
    default:
      return draw(fc.string, { unit: 'binary', maxLength: 12 });
  }
};

/** For a name or a value: no line end in it. */
export const nastyWord = (draw: Draw): string => nasty(draw).replaceAll(/[\n\r]/g, '');
