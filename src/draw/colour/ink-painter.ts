// Cells in colours of their own as codes of a terminal. Only what changes from one stretch to the next is written.
import type { Colour, Ink } from '../styled-rows.ts';
import { exactIndexOf256, groundIndexOf256, indexOf256, rgbOf } from './colour-space.ts';

export type InkDepth = 'truecolor' | '256';

export const RESET = '\x1b[m';

type Parts = { readonly ink: string; readonly ground: string; readonly isBold: boolean };

/** Inks are few and strong: the nearest of the 256 does for them, at half the bytes. */
const inkCode = (colour: Colour): string => `38;5;${indexOf256(colour)}`;

const areaCode = (depth: InkDepth, layer: 38 | 48, colour: Colour): string => {
  const index = depth === '256' ? groundIndexOf256(colour) : exactIndexOf256(colour);
  return index === undefined ? `${layer};2;${rgbOf(colour).join(';')}` : `${layer};5;${index}`;
};

const partsOf = (depth: InkDepth, ink: Ink): Parts => {
  const [under, , written, how] = ink.split(' ').toReversed() as [Colour, 'on', Colour, string?];
  return {
    ink: how === 'fine' ? areaCode(depth, 38, written) : inkCode(written),
    ground: areaCode(depth, 48, under),
    isBold: how === 'bold',
  };
};

/** What the terminal is set to; undefined: nothing. */
export type Held = Parts | undefined;

/**
 * The code that goes from what is set to an ink, or to none, and what is set then. Of a blank only its ground is seen: the rest
 * stays as it was. Good for as long as the program runs: a map has few inks.
 */
export const inkChanges = (
  depth: InkDepth,
): ((was: Held, now: Ink | undefined, isBlank?: boolean) => readonly [code: string, set: Held]) => {
  const known = new Map<Ink, Parts>();
  const parts = (ink: Ink): Parts => {
    const before = known.get(ink);
    if (before !== undefined) return before;
    const made = partsOf(depth, ink);
    known.set(ink, made);
    return made;
  };
  return (was, now, isBlank = false) => {
    if (now === undefined) return was === undefined ? ['', undefined] : [RESET, undefined];
    const inked = parts(now);
    const is = isBlank ? { ink: was?.ink ?? '', isBold: was?.isBold ?? false, ground: inked.ground } : inked;
    const codes = [
      ...(is.isBold === (was?.isBold ?? false) ? [] : [is.isBold ? '1' : '22']),
      ...(is.ink === (was?.ink ?? '') ? [] : [is.ink]),
      ...(is.ground === was?.ground ? [] : [is.ground]),
    ];
    return codes.length === 0 ? ['', was] : [`\x1b[${codes.join(';')}m`, is];
  };
};
