// Chapter 11: what men have built: fortified lines, the East Wall, and the Soviet fortified area of 8.18.
// How East Wall works are placed is in 8.5-east-wall.ts.
import { hasMarker, hasUnitsOf } from '../../../mechanics/places.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Ledgered, Own, Seeing } from '../state.ts';

const EAST_WALL = 'eastwall';
const FORTIFIED_AREA = 'fa';

/** 11.21g: East Wall works do what printed lines do. */
export const hasEastWall = (own: Ledgered, hex: string): boolean =>
  hasMarker(own, EAST_WALL, hex) && !own.destroyed.includes(hex);

/** 11.21b, 11.21c, R80: a line serves the side whose it is; only German ones can be destroyed. */
export const lineStands = (p: Printed, s: Pick<Seeing, 'own'>, hex: string, side: Who): boolean => {
  if (side === 'german' && hasEastWall(s.own, hex)) return true;
  return p.hex(hex).fortified === side && (side === 'soviet' || !s.own.destroyed.includes(hex));
};

/** 8.18d, 8.18e, 8.18h, R113: the marker's hex and the six around it, weaker on the turn it is placed. */
export const inFortifiedArea = (
  p: Printed,
  s: Pick<Seeing, 'own' | 'clock'>,
  hex: string,
): 'new' | 'old' | undefined => {
  const [centre = ''] = s.own.markers[FORTIFIED_AREA] ?? [];
  if (centre !== hex && !p.areAdjacent(centre, hex)) return undefined;
  return s.own.placedOn[FORTIFIED_AREA] === s.clock.turn ? 'new' : 'old';
};

const LAST_SPARING_TURN = 4;

/** German works that Soviet units stand in although they still count. */
const overrun = (p: Printed, { own, clock }: Pick<Seeing, 'own' | 'clock'>): readonly string[] =>
  clock.turn <= LAST_SPARING_TURN
    ? []
    : [...p.lines.forts.german, ...(own.markers[EAST_WALL] ?? []).filter(p.isHex)].filter(
        (hex) => !own.destroyed.includes(hex) && hasUnitsOf(p, own, hex, 'soviet'),
      );

/** Whether there is something for `destroyLines` to do. */
export const areLinesOverrun = (p: Printed, s: Pick<Seeing, 'own' | 'clock'>): boolean =>
  overrun(p, s).length > 0;

/** 11.21d: German works that Soviet units stand in after turn 4 are gone for good. */
export const destroyLines = (p: Printed, ctx: Ctx<Own>): void => {
  for (const hex of overrun(p, ctx.seen)) {
    const { own } = ctx.s;
    own.destroyed.push(hex);
    own.markers[EAST_WALL] = (own.markers[EAST_WALL] ?? []).map((place) => (place === hex ? 'out' : place));
    ctx.emit({ kind: 'line.destroyed', rule: 'barbarossa:11.21d', data: { hex } });
  }
};
