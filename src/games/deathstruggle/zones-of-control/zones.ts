// Zones of control (ZOC.1 to ZOC.3, ZOC.8, ZOC.9, DIS.6, R85): armies and German corps always, Russian and allied corps unless
// they are Disrupted, German divisions two together.
import { isHeldBy, whileHexesAreHeld } from '../../../mechanics/control.ts';
import { corpsZones } from '../../../mechanics/formations/zones.ts';
import type { CorpsZones, Exertion } from '../../../mechanics/formations/zones.ts';
import { HEX, SIDE, groundOf, has } from '../../../mechanics/ground/ground.ts';
import { lastFound, perSheet } from '../../../mechanics/per-sheet.ts';
import type { Sight } from '../../../mechanics/places.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';
import { isFrozen } from '../weather.ts';

/** R85: sea always, lakes while they are open. */
const closedTo = (p: Printed, s: Sight): number => SIDE.sea | (isFrozen(p, s) ? 0 : SIDE.lake);

/** The hexes that lines protect, and by directed side into which of them it leads. */
const guarded = perSheet((p: Printed) => {
  const into: { readonly side: number; readonly to: string }[] = [];
  groundOf(p).sides.forEach((bits, side) => {
    if (has(bits, SIDE.guarded)) into.push({ side, to: p.grid.id(p.grid.neighbours[side] ?? -1) });
  });
  return { into, hexes: [...new Set(into.map(({ to }) => to))] };
});

/** R85: no zone goes into a hex behind a line that the enemy holds. */
const isShut = (p: Printed, s: Sight, side: number, of: Who): boolean =>
  has(groundOf(p).sides[side] ?? 0, SIDE.guarded) &&
  isHeldBy(p, s, p.grid.id(p.grid.neighbours[side] ?? -1), p.other(of));

/** Which of the guarded hexes are the enemy's, one by one, and by directed side what is shut by that. */
type Shut = { readonly theirs: Uint8Array; readonly found: Uint8Array };

const lastShut = lastFound<Printed, Who, Shut>();

/** The same of all sides; the same array while the same lines are held. */
const shutBy = whileHexesAreHeld((p: Printed, s: Sight, of: Who): Uint8Array => {
  const { into, hexes } = guarded(p);
  const { held } = s.own;
  const { control } = p.opening(s.scenario);
  const enemy = p.other(of);
  const theirs = new Uint8Array(hexes.length);
  hexes.forEach((hex, i) => {
    if ((held[hex] ?? control.get(hex)) === enemy) theirs[i] = 1;
  });
  return lastShut(p, of, [theirs], (last) => {
    if (last !== undefined && hexes.every((_, i) => last.theirs[i] === theirs[i])) return last;
    const found = new Uint8Array(p.grid.count * 6);
    for (const { side, to } of into) if (theirs[hexes.indexOf(to)] === 1) found[side] = 1;
    return { theirs, found };
  }).found;
});

const zonesBy = (p: Printed, exertion: (unit: string) => Exertion | undefined, pairs?: Who): CorpsZones =>
  corpsZones(p, {
    // ZOC.3, R86: Germans alone.
    ...(pairs && { pairs, isOfPair: (unit: string) => classOf(p, unit).isGerman }),
    exertion,
    closed: (s) => closedTo(p, s),
    cover: { bits: HEX.mountain, hides: (unit) => classOf(p, unit).isBase },
    shut: {
      isShut: (s, side, of) => isShut(p, s, side, of as Who),
      all: (s, of) => shutBy(p, s, of as Who),
    },
    byHex: true,
  });

export const zonesOf = perSheet((p: Printed): CorpsZones =>
  zonesBy(
    p,
    (unit) => {
      const { isArmy, isCorps, isGerman } = classOf(p, unit);
      if (isArmy || (isCorps && isGerman)) return 'always';
      return isCorps ? 'fit' : undefined;
    },
    'axis',
  ),
);

/** MOV.8, R37: those that take the bonus, of armies and German corps that are not Disrupted. */
export const firmZonesOf = perSheet((p: Printed): CorpsZones =>
  zonesBy(p, (unit) => {
    const { isArmy, isCorps, isGerman, isAllied } = classOf(p, unit);
    return (isArmy && !isAllied) || (isCorps && isGerman) ? 'fit' : undefined;
  }),
);

/** Whether a hex is in a zone of the enemy of a side. */
export const isInEnemyZone = (p: Printed, s: Seeing, hex: string, side: Who): boolean =>
  zonesOf(p).isInZone(s, hex, p.other(side));
