// Bases of air units: who is at hand, from where each could reach a hex, and why one could not.
import { refusal } from '../../core/rule-set.ts';
import type { Seen } from '../../core/rule-set.ts';
import { atRestBy } from '../../core/state-cache.ts';
import type { Frozen, Refusal, Side } from '../../core/types.ts';
import { distance } from '../../hex/distance.ts';
import { placeOf } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { flyingOf } from './law.ts';
import type { AirLaw, Flight, Flying } from './law.ts';

export const hexesBetween = (p: Sheet, from: string, to: string): number =>
  distance(p.grid, p.grid.index(from), p.grid.index(to));

/** Air units of a side that are not out. */
export const atHand = <O extends Flying>(law: AirLaw<O>, s: Seen<O>, side: Side): readonly string[] =>
  law.stand.atHand(s, side);

/** Bases that orders name; none where each unit has its own. */
export const basesOf = <O extends Flying>(law: AirLaw<O>, s: Seen<O>, side: Side): readonly string[] =>
  law.bases?.(s, side) ?? [];

/** What an order or an event says of the base. */
export const baseNamed = <O extends Flying>(law: AirLaw<O>, base: string): { from?: string[] } =>
  law.bases === undefined || base === '' ? {} : { from: [base] };

/** Whether a unit flies from the bases that orders name. */
const isBased = <O extends Flying>(law: AirLaw<O>, unit: string): boolean =>
  law.bases !== undefined && law.home?.(unit) === undefined;

/** Where a unit flies from that was told to fly from `base`. */
const fieldOf = <O extends Flying>(law: AirLaw<O>, unit: string, base: string): string =>
  law.bases === undefined ? unit : base;

/** Its hex. */
const placeFrom = <O extends Flying>(law: AirLaw<O>, s: Seen<O>, unit: string, base: string): string =>
  law.home?.(unit)?.hex ?? placeOf(flyingOf(s), base);

/** Why a unit cannot be told to fly for a side now, wherever that is to. */
export const refuseUnit = <O extends Flying>(
  law: AirLaw<O>,
  s: Seen<O>,
  side: Side,
  unit: string,
): Refusal | undefined => {
  const { sheet, rules } = law;
  const own = flyingOf(s);
  if (!sheet.isUnit(unit) || sheet.sideOf(unit) !== side)
    return refusal('AIR.NOT-YOURS', rules.mission, { unit, side });
  if (law.stand.isOut(s, unit)) {
    const until = own.downed[unit] ?? law.absence.now(s);
    const told = { unit, ...law.absence.told(until) };
    return refusal('AIR.OUT', law.outRule?.(s, unit, until) ?? rules.out, told);
  }
  if (!atHand(law, s, side).includes(unit)) return refusal('AIR.NO-AIRCRAFT', rules.mission, { unit, side });
  if (own.pulse.flown.includes(unit)) return refusal('AIR.FLOWN', rules.once, { unit });
  return law.refuseFlier(s, unit);
};

const ableNow = atRestBy((law: object, s: object, side: Side): readonly string[] => {
  const [its, seen] = [law as AirLaw<Flying>, s as Seen<Flying>];
  return atHand(its, seen, side).filter((unit) => refuseUnit(its, seen, side, unit) === undefined);
});

export const ableFliers = <O extends Flying>(law: AirLaw<O>, s: Seen<O>, side: Side): readonly string[] =>
  ableNow(law, s, side);

/** How far it is, and whether that is beyond the normal range. */
const wayOf = <O extends Flying>(law: AirLaw<O>, s: Seen<O>, unit: string, base: string, hex: string) => {
  const hexes = hexesBetween(law.sheet, placeFrom(law, s, unit, base), hex);
  return { hexes, isFar: hexes > law.range(unit).normal };
};

const nearestOf = <O extends Flying>(
  law: AirLaw<O>,
  s: Seen<O>,
  unit: string,
  bases: readonly string[],
  hex: string,
): string | undefined =>
  bases
    .map((base) => ({ base, hexes: wayOf(law, s, unit, base, hex).hexes }))
    .toSorted((a, b) => a.hexes - b.hexes || (a.base < b.base ? -1 : 1))[0]?.base;

/** Why a unit does not reach a hex from a base; `within`: where the mission goes no farther, whatever the unit could. */
export const refuseWay = <O extends Flying>(
  law: AirLaw<O>,
  s: Seen<O>,
  unit: string,
  named: string,
  hex: string,
  within: number | undefined,
): Refusal | undefined => {
  const { sheet, rules } = law;
  const side = sheet.sideOf(unit);
  const isOwn = !isBased(law, unit);
  if (isOwn && named !== '' && named !== unit)
    return refusal('AIR.OWN-BASE', law.home?.(unit)?.rule ?? rules.base, { unit });
  const bases = isOwn ? [] : basesOf(law, s, side);
  // Where none is named and none will do, it is the range from the nearest that speaks against it.
  const base = isOwn || named !== '' ? named : (nearestOf(law, s, unit, bases, hex) ?? '');
  if (!isOwn && !bases.includes(base))
    return base === ''
      ? refusal('AIR.NO-BASE', rules.base, { unit, side, hex })
      : refusal('AIR.NOT-A-BASE', rules.base, { unit: base, side });
  const { hexes } = wayOf(law, s, unit, fieldOf(law, unit, base), hex);
  const its = law.range(unit);
  const most = within ?? its.most;
  if (hexes > most)
    return refusal('AIR.RANGE', its.rule ?? rules.range[side] ?? rules.base, {
      unit,
      base,
      hex,
      hexes,
      most,
    });
  return isOwn || named !== '' ? undefined : refusal('AIR.NO-BASE', rules.base, { unit, side, hex });
};

/** The bases from which a unit reaches a hex, the nearest first. */
export const basesFor = <O extends Flying>(
  law: AirLaw<O>,
  s: Seen<O>,
  unit: string,
  hex: string,
  within: number | undefined,
): readonly string[] =>
  (isBased(law, unit) ? basesOf(law, s, law.sheet.sideOf(unit)) : [law.bases === undefined ? unit : ''])
    .filter((base) => refuseWay(law, s, unit, base, hex, within) === undefined)
    .map((base) => ({ base, ...wayOf(law, s, unit, base, hex) }))
    .toSorted((a, b) => a.hexes - b.hexes || (a.base < b.base ? -1 : 1))
    .map(({ base }) => base);

/** The nearest base that all the units can use; `''` where there is none, and where each has its own. */
export const nearestBase = <O extends Flying>(
  law: AirLaw<O>,
  s: Seen<O>,
  units: readonly string[],
  hex: string,
  within: number | undefined,
): string => {
  const [first = '', ...others] = units;
  if (law.bases === undefined || !law.sheet.isUnit(first) || !law.sheet.isHex(hex)) return '';
  const found = basesFor(law, s, first, hex, within);
  return (
    found.find((base) => others.every((unit) => refuseWay(law, s, unit, base, hex, within) === undefined)) ??
    ''
  );
};

export const flightOf = <O extends Flying>(
  law: AirLaw<O>,
  s: Seen<O>,
  unit: string,
  base: string,
  hex: string,
): Flight => {
  const from = fieldOf(law, unit, base);
  return { unit, base: from, ...(wayOf(law, s, unit, from, hex).isFar && { far: true }) };
};

/** Whether all of them fly beyond their normal range, or which do. */
export const farTold = (flights: readonly Frozen<Flight>[]): { far?: true; partly?: string[] } => {
  const far = unitsOf(flights.filter((flight) => flight.far === true));
  if (far.length === 0) return {};
  return far.length === flights.length ? { far: true } : { partly: far };
};

export const unitsOf = (flights: readonly Frozen<Flight>[]): string[] => flights.map(({ unit }) => unit);

/** Whether any of the units could reach a hex from any base. */
export const reachOf = <O extends Flying>(
  law: AirLaw<O>,
  s: Seen<O>,
  units: readonly string[],
  within: number | undefined,
): ((hex: string) => boolean) => {
  const bases = units.flatMap((unit) => {
    const range = within ?? law.range(unit).most;
    const its = isBased(law, unit) ? basesOf(law, s, law.sheet.sideOf(unit)) : [unit];
    return its.map((base) => ({ at: law.sheet.grid.index(placeFrom(law, s, unit, base)), range }));
  });
  const { grid } = law.sheet;
  return (hex) => {
    const to = grid.index(hex);
    return bases.some(({ at, range }) => distance(grid, at, to) <= range);
  };
};
