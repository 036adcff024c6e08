// Chapter 3: what is still wrong with the Soviet set-up: border hexes without a garrison, mechanized corps in pieces.
import type { Pick } from '../../../core/rule-set.ts';
import type { Args } from '../../../core/types.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { placeOf, unitsAt } from '../../../mechanics/places.ts';
import type { Laid } from '../../../mechanics/entry/deployment.ts';
import { corpsOf, isArtillery } from '../02-counters.ts';
import { refuseStack } from '../06-stacking/6.1-stacking.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

type Standing = { readonly own: Laid<Own>['own'] };

const garrison = (p: Printed, s: Standing, hex: string): readonly string[] =>
  unitsAt(s.own, hex).filter((unit) => p.sideOf(unit) === 'soviet' && !isArtillery(p, unit));

/** 3.4b: border hexes without their unit that is no artillery. */
export const bareHexes = (p: Printed, s: Standing): readonly string[] =>
  p
    .area('soviet-border')
    .filter((hex) => garrison(p, s, hex).length < lineOf(p.tables.limits, 'garrison').value);

/** 5.13o: divisions of the corps that are set up, by corps. */
const corpsAtStart = perSheet((p: Printed): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  const { free = {} } = Object.values(p.set.scenarios)[0] ?? {};
  for (const { units } of Object.values(free))
    for (const unit of units) {
      const corps = corpsOf(p, unit);
      if (corps !== undefined) found.set(corps, [...(found.get(corps) ?? []), unit]);
    }
  return found;
});

/** 5.13l: corps whose divisions stand in different hexes; 5.13m: whoever else stands there. */
export const splitCorps = (p: Printed, s: Standing): readonly string[] =>
  [...corpsAtStart(p)]
    .filter(([, units]) => new Set(units.map((unit) => placeOf(s.own, unit))).size > 1)
    .map(([corps]) => corps);

export const corpsName = (p: Printed, corps: string): string =>
  p.set.units.formations?.[corps]?.name ?? corps;

const drawn = <T>(pick: Pick, from: readonly T[]): T | undefined => from[pick(Math.max(1, from.length))];

/** Somebody who is no part of a corps and is not needed where he stands goes to a bare hex. */
const fillGap = (p: Printed, s: Standing, spare: readonly string[], pick: Pick): Args | undefined => {
  const hex = drawn(pick, bareHexes(p, s));
  const isNeeded = (at: string): boolean => p.inArea('soviet-border', at) && garrison(p, s, at).length < 2;
  const able = spare.filter(
    (unit) => corpsOf(p, unit) === undefined && !isArtillery(p, unit) && !isNeeded(placeOf(s.own, unit)),
  );
  const unit = drawn(pick, able);
  if (hex === undefined || unit === undefined || refuseStack(p, s, hex, 'soviet', [unit]) !== undefined)
    return undefined;
  return { units: [unit], at: [hex] };
};

const joinCorps = (p: Printed, s: Standing, pick: Pick): Args | undefined => {
  const units = corpsAtStart(p).get(drawn(pick, splitCorps(p, s)) ?? '') ?? [];
  const hexes = [
    ...units.map((unit) => placeOf(s.own, unit)),
    drawn(pick, p.area('soviet-set-up')) ?? '',
  ].filter((hex) => p.isLand(hex) && refuseStack(p, s, hex, 'soviet', units) === undefined);
  const hex = hexes[0];
  return hex === undefined || units.length === 0 ? undefined : { units: units.toSorted(), at: [hex] };
};

/** For who draws at random. */
export const mending = (p: Printed, s: Standing, spare: readonly string[], pick: Pick): Args | undefined =>
  pick(2) === 0
    ? (joinCorps(p, s, pick) ?? fillGap(p, s, spare, pick))
    : (fillGap(p, s, spare, pick) ?? joinCorps(p, s, pick));
