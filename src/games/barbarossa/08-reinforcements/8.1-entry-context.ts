// Chapter 8: what entry depends on, looked at once: whose units come, which hexes are supplied, what is used up.
import type { Access as OfUnit } from '../../../mechanics/entry/entry-hexes.ts';
import { hasUnitsOf } from '../../../mechanics/places.ts';
import { overlandHexes } from '../07-supply/7.17-supply-state.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/** How a unit comes into a hex; over the edge it pays for the hex (8.1i), else nothing (8.1j). */
export type Way = 'city' | 'edge' | 'in-situ' | 'hex';

export type Access = OfUnit<Way>;

export type EntryScene = {
  readonly side: Who;
  /** 8.1g: could a unit of the side trace overland supply from here. */
  isSupplied(hex: string): boolean;
  /** 8.2a, 8.4b: hexes in which a KG or an emergency unit has come in this phase. */
  readonly inSitu: readonly string[];
  /** 8.13: units out of the dead pile. */
  readonly isReplacement: boolean;
};

export const entryScene = (
  p: Printed,
  s: Seeing,
  side: Who,
  inSitu: readonly string[],
  isReplacement: boolean,
): EntryScene => {
  let found: ((hex: string) => boolean) | undefined;
  return {
    side,
    isSupplied: (hex) => (found ??= overlandHexes(p, s, side))(hex),
    inSitu,
    isReplacement,
  };
};

export const isCity = (p: Printed, hex: string): boolean => p.isHex(hex) && p.hex(hex).city !== undefined;

export const isFree = (p: Printed, s: Seeing, hex: string, side: Who): boolean =>
  p.isLand(hex) && !hasUnitsOf(p, s.own, hex, p.other(side));
