// The colours and typefaces of the printed sheet, and how wide a line of text is likely to be.

export const INK = '#2b2620';
export const CLEAR = '#e8e6c8';
export const SEA = '#a4cbe0';
export const SHALLOW = '#cfe6ef';
export const COAST = '#2c678f';
export const WATER_INK = '#1f567f';
export const GRID = '#5d5748';
export const BORDER = '#5a2a55';
export const BORDER_TINT = '#b98cb4';
export const FRONT = '#b3202a';
export const ZONE = '#1f6b3a';
export const CITY = '#c8202c';
export const SET_UP = '#6b6250';
export const FORT_INKS = ['#3d3d3d', '#9c1f24', '#1f4f8f', '#6b3f12'] as const;
export const AREA_INKS = ['#c2560c', '#a01d6b', '#0d7476', '#4b3fa0', '#7a6a00', '#8f1f1f'] as const;

export const SERIF = "Palatino, 'Palatino Linotype', 'Book Antiqua', Georgia, 'DejaVu Serif', serif";
export const SANS = "'Helvetica Neue', Helvetica, Arial, 'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif";

export const pick = <T>(from: readonly T[], index: number): T => from[index % from.length]!;

const NARROW = /[iljtfI.,:;'!|()[\] -]/;
const WIDE = /[mwMW@]/;

/** Width in em, on the generous side, as the reader's own typeface is not known. */
export const em = (content: string, isBold = false): number => {
  let sum = 0;
  for (const c of content) {
    if (NARROW.test(c)) sum += 0.36;
    else if (WIDE.test(c)) sum += 0.92;
    else if (/[A-Z]/.test(c)) sum += 0.72;
    else sum += 0.58;
  }
  return sum * (isBold ? 1.07 : 1);
};

/** The largest size up to `most` at which the text keeps within the width. */
export const sizeFor = (content: string, width: number, most: number, isBold = false): number =>
  content === '' ? most : Math.min(most, width / em(content, isBold));

/** A name as printed on a map: without the article it has in a sentence. */
export const printed = (name: string): string => name.replace(/^the (?=\S)/i, '');

export const upper = (word: string): string => word.replace(/[a-z]/g, (c) => c.toUpperCase());
