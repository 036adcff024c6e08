// Chapter 7: what the map alone says of lines of supply: where they may pass, and where they begin. Made once.
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { printedSteps } from '../../../mechanics/supply/bars.ts';
import type { Bar, PrintedSteps } from '../../../mechanics/supply/bars.ts';
import { agreed } from '../03-set-up/3.1-agreed.ts';
import type { Agreed } from '../03-set-up/3.1-agreed.ts';
import type { Printed, Who } from '../data/sheet.ts';

/** Lines over all of the map, and those that keep out of Bulgaria (R86). Both sides trace alike. */
export type Line = 'open' | 'without-bulgaria';

export type Lines = PrintedSteps<Line> & {
  /** 7.3a, 7.3b: each side has its own, whoever holds them. */
  readonly sources: Readonly<Record<Who, readonly string[]>>;
};

export const isBulgaria = (p: Printed, hex: string): boolean => p.hex(hex).country === 'bulgaria';

export const isBulgariaClosed = (p: Printed, s: Agreed): boolean => agreed(p, s, 'bulgaria') === 'closed';

export const lineOf = (p: Printed, s: Agreed): Line => (isBulgariaClosed(p, s) ? 'without-bulgaria' : 'open');

/** R36: the seam is of the North map. */
export const sheetOf = (p: Printed, hex: string): string | undefined => p.hex(hex).zone;

const SEA: Bar = { rule: 'storm:7.4c', why: 'supply.bar.sea' };
const SEAM: Bar = { rule: 'storm:7.4b', why: 'supply.bar.seam' };
const BULGARIA: Bar = { rule: 'storm:R86', why: 'supply.bar.bulgaria' };

/** 7.4c: over ground of any kind but open water. 7.4b, R37: no line leaves the sheet that it begins on. */
export const linesOn = perSheet((p: Printed): Lines => {
  const isOpen = (hex: string): boolean => p.isLand(hex);
  return {
    ...printedSteps<Line>(p, {
      hex: (line, hex) => {
        if (!isOpen(hex)) return SEA;
        return line === 'without-bulgaria' && isBulgaria(p, hex) ? BULGARIA : undefined;
      },
      step: (_, from, to) => (sheetOf(p, from) === sheetOf(p, to) ? undefined : SEAM),
      side: (_, kinds) => (kinds.includes('sea') ? SEA : undefined),
    }),
    // 7.8g, R88: nothing comes over the sea.
    sources: {
      german: p.area('german-sources').filter(isOpen),
      soviet: p.area('soviet-sources').filter(isOpen),
    },
  };
});
