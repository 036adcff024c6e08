// Soviet units that come next to the lands whose armies wait for them: Poland and Romania (8.24, 8.25).
import type { Ctx } from '../../../core/rule-set.ts';
import type { Printed } from '../data/sheet.ts';
import { isSatellite } from '../02-counters.ts';
import type { Own } from '../state.ts';

const BUCHAREST = '3114';

const isWatched = (p: Printed, hex: string): boolean =>
  hex === BUCHAREST || p.hex(hex).country === 'general-government';

/** 8.24a, 8.25a, R116, R117: a step that comes newly next to such a hex is noted, to be answered at once. */
export const cameNear = (
  p: Printed,
  ctx: Ctx<Own>,
  units: readonly string[],
  from: string,
  to: string,
): void => {
  const soviet = units.filter((unit) => p.unit(unit).side === 'soviet');
  const unit = soviet.find((id) => !isSatellite(p, id)) ?? soviet[0];
  if (unit === undefined) return;
  const isNew = p
    .neighbours(to)
    .some((hex) => isWatched(p, hex) && hex !== from && !p.areAdjacent(hex, from));
  if (isNew) ctx.s.own.pending.push({ kind: 'adjacent', hex: to, from, unit });
};
