// Chapter 7: the shipping of the Black Sea: Crimea supply and southern coastal supply, never both in a turn (7.4i).
import { isHeldBy } from '../../../mechanics/control.ts';
import { hasUnitsOf, placeOf, unitsAt } from '../../../mechanics/places.ts';
import { fedOf } from '../../../mechanics/supply/assign.ts';
import type { Ctx, OpenChoice } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import { legalOf, ofOne, setsOf } from '../../../core/subsets.ts';
import type { Args, Refusal } from '../../../core/types.ts';
import { SEVASTOPOL } from './7.14-supply-lines.ts';
import { supplyMap } from './7.20-tracing.ts';
import type { SupplyMap } from './7.20-tracing.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

type Standing = { readonly unit: string; readonly hex: string };

const limit = (p: Printed): number => p.limit('crimea-supply') ?? 5;

const isOn = (s: Seeing): boolean => s.own.shipping?.mode === 'crimea' && s.own.shipping.on;

/** barbarossa:9.7c, barbarossa:R161: an attack that has been declared is over before the ships are heard of. */
const refuseMidway = (s: Seeing): Refusal | undefined =>
  s.stack.some(({ proc }) => proc === 'battle') ? refusal('CRIMEA.ATTACK', 'barbarossa:9.7c') : undefined;

const couldBeFed = (p: Printed, map: SupplyMap, hex: string): boolean =>
  // barbarossa:7.4m: who has a line over Rostov and Dnepropetrovsk uses that (barbarossa:R75).
  p.inArea('cs', hex) && map.toSevastopol(hex) && !map.overland(hex);

/** barbarossa:7.4g, barbarossa:7.4l, barbarossa:R73: units of the German side that could draw Crimea supply, in print order; one may be supposed elsewhere. */
export const crimeaCandidates = (
  p: Printed,
  s: Seeing,
  map: SupplyMap,
  moved?: Standing,
): readonly string[] => {
  const there = p
    .area('cs')
    .filter((hex) => hasUnitsOf(p, s.own, hex, 'german') && couldBeFed(p, map, hex))
    .flatMap((hex) => unitsAt(s.own, hex))
    .filter((unit) => unit !== moved?.unit && p.unit(unit).side === 'german');
  if (moved !== undefined && couldBeFed(p, map, moved.hex)) there.push(moved.unit);
  return there.length <= limit(p) ? there : p.unitIds.filter((unit) => there.includes(unit));
};

/** barbarossa:7.4g, barbarossa:7.4k: everybody if they are not too many; else those named, and until five are named the first in print. */
export const crimeaFed = (p: Printed, s: Seeing, map: SupplyMap, standing: Standing): boolean => {
  if (!isOn(s) || !couldBeFed(p, map, standing.hex)) return false;
  const all = crimeaCandidates(p, s, map, standing);
  return fedOf(all, s.own.shipping?.units ?? [], limit(p)).includes(standing.unit);
};

const refuseNames = (
  p: Printed,
  s: Seeing,
  all: readonly string[],
  units: readonly string[],
): Refusal | undefined => {
  const most = limit(p);
  const rule = 'barbarossa:7.4k';
  if (units.length === 0)
    return isOn(s) ? refusal('CRIMEA.ALREADY', 'barbarossa:7.4j', { count: all.length }) : undefined;
  const stranger = units.find((unit) => !all.includes(unit));
  if (stranger !== undefined)
    return refusal('CRIMEA.NOT-THERE', 'barbarossa:7.4g', { unit: stranger, units: [...all] });
  if (all.length <= most) return refusal('CRIMEA.ALL', rule, { count: all.length, most });
  if ((s.own.shipping?.units.length ?? 0) > 0)
    return refusal('CRIMEA.NAMED', rule, { units: [...(s.own.shipping?.units ?? [])] });
  if (units.length !== most || new Set(units).size !== most)
    return refusal('CRIMEA.FIVE', rule, { count: units.length, most, units: [...all] });
  return undefined;
};

const refuseCity = (p: Printed, s: Seeing): Refusal | undefined => {
  if (s.own.shipping?.mode === 'coastal') return refusal('CRIMEA.COASTAL', 'barbarossa:7.4i');
  return isHeldBy(p, s, SEVASTOPOL, 'german')
    ? undefined
    : refusal('CRIMEA.CITY', 'barbarossa:7.4g', { hex: SEVASTOPOL });
};

const candidatesNow = (p: Printed, s: Seeing): readonly string[] =>
  p.area('cs').some((hex) => hasUnitsOf(p, s.own, hex, 'german'))
    ? crimeaCandidates(p, s, supplyMap(p, s, 'german'))
    : [];

const refuseOn = (p: Printed, s: Seeing, units: readonly string[]): Refusal | undefined => {
  const refused = refuseCity(p, s);
  if (refused !== undefined) return refused;
  const all = candidatesNow(p, s);
  if (all.length === 0 && units.length === 0)
    return refusal('CRIMEA.NOBODY', 'barbarossa:7.4g', { hex: SEVASTOPOL });
  return refuseNames(p, s, all, units);
};

const refuse = (p: Printed, s: Seeing, args: Args): Refusal | undefined => {
  const [how, second] = args['how'] ?? [];
  const units = args['units'] ?? [];
  if (second === undefined && how === 'on') return refuseOn(p, s, units);
  if (second === undefined && how === 'off' && units.length === 0)
    return isOn(s) ? undefined : refusal('CRIMEA.OFF', 'barbarossa:7.4j');
  return refusal('CRIMEA.HOW', 'barbarossa:7.4j');
};

/** Enough different sets for players who draw at random: as many from the list as may be, from one point on. */
const someFive = (all: readonly string[], most: number, from: number): readonly string[] =>
  Array.from({ length: most }, (_, i) => all[(from + i) % all.length] ?? '').toSorted();

const everyHow = function* (p: Printed, s: Seeing, only?: string): Generator<Args> {
  yield { how: ['off'] };
  yield { how: ['on'] };
  for (const units of setsOf(ofOne(candidatesNow(p, s), only), limit(p))) yield { how: ['on'], units };
};

/** barbarossa:7.4g-barbarossa:7.4k, barbarossa:R74: the German's at any time. */
export const crimea = (p: Printed): OpenChoice<Own> => ({
  kind: 'open',
  verb: 'crimea',
  rule: 'barbarossa:7.4g',
  sets: ['units'],
  closed: refuseMidway,
  idle: (s) => (isOn(s) ? undefined : refuseOn(p, s, [])),
  refuse: (s, _, args) => refuse(p, s, args),
  complete: (_, __, args) => {
    const { units, ...rest } = args;
    return { args: units === undefined ? rest : { ...rest, units: units.toSorted() } };
  },
  every: (s, _, only) => legalOf(everyHow(p, s, only), (args) => refuse(p, s, args)),
  sample: (s, _, pick) => {
    if (isOn(s)) return undefined;
    const all = candidatesNow(p, s);
    const named = s.own.shipping?.units.length ?? 0;
    return all.length <= limit(p) || named > 0
      ? { how: ['on'] }
      : { how: ['on'], units: someFive(all, limit(p), pick(all.length)) };
  },
  take: (ctx, _, args) => {
    const { own } = ctx.s;
    const on = args['how']?.[0] === 'on';
    const units = [...(args['units'] ?? own.shipping?.units ?? [])];
    own.shipping = { mode: 'crimea', on, units };
    const data = { side: 'german', units };
    if (on) ctx.emit({ kind: 'crimea.on', rule: 'barbarossa:7.4g', data });
    else ctx.emit({ kind: 'crimea.off', rule: 'barbarossa:7.4j', data: { side: 'german' } });
  },
});

/** barbarossa:7.4i, barbarossa:R74: defenders that live on the ships of the southern seas fix what those do in this game turn. */
export const useCoastal = (p: Printed, ctx: Ctx<Own>, states: Readonly<Record<string, string>>): void => {
  const { own } = ctx.s;
  if (own.shipping !== undefined) return;
  const user = Object.keys(states).find((unit) => {
    const hex = states[unit] === 'coastal' ? placeOf(own, unit) : undefined;
    return hex !== undefined && !p.lines.coasts(hex).includes('baltic');
  });
  if (user === undefined) return;
  own.shipping = { mode: 'coastal', on: true, units: [] };
  ctx.emit({
    kind: 'crimea.coastal',
    rule: 'barbarossa:7.4i',
    data: { unit: user, hex: placeOf(own, user) },
  });
};
