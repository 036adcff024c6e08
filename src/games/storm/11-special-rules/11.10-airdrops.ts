// Chapter 11: airborne brigades, which come in on top of the defenders of a hex that is attacked, and in no other way.
import { refusal } from '../../../core/rule-set.ts';
import { setsOf } from '../../../core/subsets.ts';
import type { Args, Refusal } from '../../../core/types.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import { isArtillery, isFlak } from '../02-counters.ts';
import { isOut } from '../07-supply/7.2-supply.ts';
import { AIRBORNE } from '../boxes.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Seeing } from '../state.ts';

export const dropSlot = {
  name: 'drop',
  kind: 'unit',
  many: true,
  optional: true,
  after: 'drop',
  says: 'airborne brigades',
} as const;

/** Whether any brigade may be dropped at all now. */
const refuseNow = (p: Printed, s: Seeing): Refusal | undefined => {
  if (phasing(s) !== 'soviet') return refusal('DROP.WHO', 'storm:11.10a', { units: [] });
  // 11.10b, 11.2e, 5.13i
  if (s.own.turn.air !== 'soviet')
    return refusal('DROP.AIR', s.own.turn.air === 'german' ? 'storm:11.10b' : 'storm:11.10c');
  // R50: two hexes, of six brigades each at most.
  return s.own.phase.drops.length < lineOf(p.tables.limits, 'drops').value
    ? undefined
    : refusal('DROP.TWICE', 'storm:11.10g', { limit: lineOf(p.tables.limits, 'drops').value });
};

/** Why a drop may not be added to an attack. */
export const refuseDrop = (p: Printed, s: Seeing, args: Args): Refusal | undefined => {
  const { drop = [], from = [] } = args;
  const [hex = ''] = args['target'] ?? [];
  if (drop.length === 0) return undefined;
  const refused = refuseNow(p, s);
  if (refused !== undefined) return refused;
  const waiting = unitsAt(s.own, AIRBORNE);
  const strangers = drop.filter((unit, i) => !waiting.includes(unit) || drop.indexOf(unit) < i);
  if (strangers.length > 0) return refusal('DROP.WHO', 'storm:11.10a', { units: strangers });
  const most = lineOf(p.tables.limits, 'drop').value;
  if (drop.length > most) return refusal('DROP.SIZE', 'storm:11.10f', { limit: most });
  if (unitsAt(s.own, hex).some((unit) => isFlak(p, unit)))
    return refusal('DROP.FLAK', 'storm:11.10d', { hex });
  if (from.every((unit) => isArtillery(p, unit))) return refusal('DROP.GROUND', 'storm:11.10e', { hex });
  // R49
  const cut = from.filter((unit) => isOut(p, s, unit));
  return cut.length === 0 ? undefined : refusal('DROP.SUPPLY', 'storm:11.10c', { hex, units: cut });
};

/** A drop that could be made now. */
export const openDrop = (p: Printed, s: Seeing): Args | undefined => {
  const units = unitsAt(s.own, AIRBORNE).toSorted();
  if (units.length === 0 || refuseNow(p, s) !== undefined) return undefined;
  return { drop: units.slice(0, lineOf(p.tables.limits, 'drop').value) };
};

/** Every drop, for counting. */
export function* everyDrop(p: Printed, s: Seeing): Generator<Args> {
  if (openDrop(p, s) === undefined) return;
  for (const drop of setsOf(unitsAt(s.own, AIRBORNE), lineOf(p.tables.limits, 'drop').value)) yield { drop };
}
