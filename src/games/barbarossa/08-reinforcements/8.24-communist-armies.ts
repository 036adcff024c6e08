// Chapter 8: the armies of Poland and Romania that come over to the Soviet side when their moment is there.
// The Bulgarians (8.26) are in 4.11-leave-map.ts and 4.13-return-to-map.ts.
import { trackBox } from '../../../mechanics/entry/turn-track.ts';
import { onMap, placeOf, put } from '../../../mechanics/places.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import { distance } from '../../../hex/distance.ts';
import { refuseStack } from '../06-stacking.ts';
import { overlandHexes } from '../07-supply/7.17-supply-state.ts';
import { OUT } from '../../../mechanics/entry/dead-pile.ts';
import { ROMANIANS_GO } from './8.15-dead-pile.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

const POLES = 'pol';
/** R61: October and November 1942, whatever months the rule names. */
const POLES_COME = 13;
const AXIS_ROMANIANS = ['r3', 'r4'];
const ROMANIANS = ['1r', '4r'];

/** The nearest hex with Soviet units in overland supply that has room for it. */
const nearestRoom = (p: Printed, s: Seeing, from: string): string | undefined => {
  const isSupplied = overlandHexes(p, s, 'soviet');
  const far = (hex: string): number => distance(p.grid, p.grid.index(from), p.grid.index(hex));
  return [...new Set(onMap(p, s, 'soviet').map((unit) => placeOf(s.own, unit)))]
    .filter((hex) => isSupplied(hex) && refuseStack(p, s, hex, 'soviet', [POLES]) === undefined)
    .toSorted((a, b) => far(a) - far(b) || (a < b ? -1 : 1))[0];
};

/** 8.24a-8.24c, R117: what follows when the first supplied Soviet unit comes next to the General Government in `hex`. */
export const polishArmyArrives = (p: Printed, ctx: Ctx<Own>, hex: string): void => {
  const { s } = ctx;
  const { own, clock } = s;
  if (placeOf(own, POLES) !== 'aside') return;
  if (clock.turn < POLES_COME) {
    put(own, [POLES], trackBox(POLES_COME));
    ctx.emit({ kind: 'army.promised', rule: 'barbarossa:8.24c', data: { unit: POLES, turn: POLES_COME } });
    return;
  }
  const fits = refuseStack(p, s, hex, 'soviet', [POLES]) === undefined;
  const at = fits ? hex : nearestRoom(p, s, hex);
  // Without a hex anywhere it enters as a reinforcement as soon as it can.
  put(own, [POLES], at ?? trackBox(clock.turn));
  const data = at === undefined ? { unit: POLES } : { unit: POLES, hex: at };
  ctx.emit({ kind: 'army.appears', rule: fits ? 'barbarossa:8.24a' : 'barbarossa:8.24b', data });
};

/** 8.25a: the Romanian armies of the Axis leave play for good, wherever they are. */
const axisRomaniansGo = (ctx: Ctx<Own>): void => {
  const { own } = ctx.s;
  const units = AXIS_ROMANIANS.filter((unit) => ![OUT, 'aside'].includes(placeOf(own, unit)));
  if (units.length === 0) return;
  put(own, units, OUT);
  ctx.emit({ kind: 'romania.left', rule: 'barbarossa:8.25a', data: { units } });
};

/** 8.25a, 8.25b; 8.25d, R169: an early trigger brings armies and takes nobody. What follows when the first supplied Soviet unit comes next to Bucharest. */
export const romaniaDefects = (p: Printed, ctx: Ctx<Own>): void => {
  const { own, clock } = ctx.s;
  if (ROMANIANS.some((unit) => placeOf(own, unit) !== 'aside')) return;
  const isEarly = clock.turn < ROMANIANS_GO;
  const first = isEarly ? ROMANIANS_GO : clock.turn + 1;
  const rule = isEarly ? 'barbarossa:8.25d' : 'barbarossa:8.25b';
  for (const [i, unit] of ROMANIANS.entries()) {
    const turn = first + i;
    const comes = p.turn(turn) !== undefined;
    put(own, [unit], comes ? trackBox(turn) : OUT);
    if (comes) ctx.emit({ kind: 'army.promised', rule, data: { unit, turn } });
  }
  if (!isEarly) axisRomaniansGo(ctx);
};
