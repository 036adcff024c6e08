// Chapter 4: the units that Manstein's Gambit brings in its first turn (4.17).
import { trackBox, trackTurn } from '../../../mechanics/entry/turn-track.ts';
import { placeOf, put } from '../../../mechanics/places.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import type { Own } from '../state.ts';

/** 4.17b, 4.17c, 8.17f, R41: in the first turn of the gambit these come, and two corps come early. */
export const gambitForces = (ctx: Ctx<Own>): void => {
  const { own, clock } = ctx.s;
  if (own.plan.offensive?.gambit !== true || own.plan.offensive.turn !== clock.turn) return;
  delete own.plan.ssDue;
  const units = [
    ...['xivpz', '76pz', '2para'].filter((unit) => placeOf(own, unit) === 'aside'),
    ...['2sspz', '3sspz'].filter((unit) => (trackTurn(placeOf(own, unit)) ?? 0) > clock.turn),
  ];
  if (units.length === 0) return;
  put(own, units, trackBox(clock.turn));
  ctx.emit({ kind: 'gambit.forces', rule: 'barbarossa:4.17b', data: { units } });
};
