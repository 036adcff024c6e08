// Who comes onto the map in a turn, and where: the lines of the chart of arrivals (REP.1 to REP.8, SET.10, SET.12, SIB.1, SIB.2,
// SIB.5, R59, R114).
import { atRest, atRestBy } from '../../../core/state-cache.ts';
import type { RuleId } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { DEAD } from '../../../mechanics/entry/dead-pile.ts';
import { dueUnits, trackTurn } from '../../../mechanics/entry/turn-track.ts';
import { SIDE, has, sideBits, townsOf } from '../../../mechanics/ground/ground.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { hasUnitsOf, placeOf, stacks, unitsAt } from '../../../mechanics/places.ts';
import { INDEPENDENT, POOL, RESERVE, SIBERIA, WORKS } from '../boxes.ts';
import type { ArrivalLine } from '../data/charts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { factoryAt, working } from '../strategic-movement/factories.ts';
import type { Factory } from '../strategic-movement/factories.ts';
import { majorCities, refuseArrival } from '../strategic-movement/rail.ts';
import { canTrace, isSupplied } from '../supply/supplied.ts';
import { railHeads } from '../supply/rail-heads.ts';
import { classOf } from '../unit-data/classes.ts';
import { facesOf, rifleCounters } from './parts.ts';

/** Lines by the id of the chart. */
export type LineId = string;

const arrivalLine = (p: Printed, id: LineId): ArrivalLine => lineOf(p.tables.arrivals, id);

const ofType =
  (p: Printed, type: string) =>
  (unit: string): boolean =>
    classOf(p, unit).type === type;

/** Plain counters out of the pool, or lost and to be had again (REP.3). */
const plain = (s: Pick<Seeing, 'own'>, is: (unit: string) => boolean): readonly string[] =>
  [POOL, DEAD].flatMap((box) => unitsAt(s.own, box).filter((unit) => is(unit)));

export const militiaCounters = (p: Printed, s: Seeing): readonly string[] =>
  plain(s, (unit) => p.isKind(unit, 'militia'));

/** REP.4, REP.5: brigades that a factory may build, the best first. */
export const brigadeFor = (p: Printed, s: Seeing, { strength }: Factory): string | undefined => {
  const attack = (unit: string): number => Number(p.unit(unit).faces[0]?.['attack'] ?? 0);
  const isOne = (unit: string): boolean => {
    const { size, type, kinds = [] } = p.unit(unit);
    return size === 'brigade' && type === 'tank' && kinds.length === 0 && attack(unit) <= strength;
  };
  return plain(s, isOne).toSorted((a, b) => attack(b) - attack(a))[0];
};

/** SIB.1: the units of each turn of the reserve, a shock army, a brigade and a Guards division. */
const reserveSets = perSheet((p: Printed): ReadonlyMap<string, number> => {
  const all = p.unitIds.filter((unit) => isReserveUnit(p, unit));
  return new Map(
    ['shock', 'tank', 'rifle'].flatMap((type) =>
      all.filter(ofType(p, type)).map((unit, i): [string, number] => [unit, i]),
    ),
  );
});

const isReserveUnit = (p: Printed, unit: string): boolean => {
  const { type, kinds = [], size } = p.unit(unit);
  if (!kinds.includes('siberian')) return false;
  return type === 'shock' || size === 'brigade' || kinds.includes('guards');
};

/** SIB.1, R63: the four turns follow each other once it has begun. */
export const reserveNow = (p: Printed, s: Seeing): readonly string[] => {
  const { reserve } = s.own;
  if (reserve === undefined) return [];
  const sets = reserveSets(p);
  return unitsAt(s.own, RESERVE).filter((unit) => (sets.get(unit) ?? 0) <= s.clock.turn - reserve);
};

/** By which line a unit comes that waits on the track. */
const lineOnTrack = (p: Printed, unit: string): LineId => {
  const { type, nationality } = p.unit(unit);
  if (p.sideOf(unit) === 'axis')
    return p.tables.arrivals.some(({ id }) => id === nationality) ? nationality : 'german';
  if (type === 'cavalry') return 'guards-cavalry';
  return type === 'parachute' || type === 'katyusha' ? type : 'corps';
};

/** Of each kind of counter one, where all of a kind are alike. */
const oneOfEach = (p: Printed, units: readonly string[]): readonly string[] => {
  const kinds = units.map((unit) => `${p.unit(unit).type} ${facesOf(p, unit)}`);
  return units.filter((_, i) => kinds.indexOf(kinds[i] ?? '') === i);
};

export type Due = {
  readonly line: LineId;
  /** So many can still come by it in this turn. */
  readonly left: number;
  readonly units: readonly string[];
};

const cameBy = ({ own: { pulse } }: Seeing, line: LineId): number =>
  pulse.arrived.filter((each) => each.line === line).length;

const isLate = (p: Printed, s: Seeing): boolean => s.clock.turn >= p.limit('siberians-from');

const russianDue = (p: Printed, s: Seeing): readonly Due[] => {
  const works = working(p, s).filter(({ id }) => factoryAt(s, id) === WORKS);
  const independent = unitsAt(s.own, INDEPENDENT);
  const siberians = isLate(p, s) ? unitsAt(s.own, SIBERIA) : [];
  const isRifle = ofType(p, 'rifle');
  const rated = (line: LineId, rate: number, units: readonly string[]): Due => ({
    line,
    left: rate - cameBy(s, line),
    units: oneOfEach(p, units),
  });
  return [
    rated('rifle', 1, rifleCounters(p, s).slice(0, 1)),
    rated('brigade', works.length, works.flatMap((factory) => brigadeFor(p, s, factory) ?? []).slice(0, 1)),
    rated('independent-tank', 1, independent.filter(ofType(p, 'tank'))),
    rated('independent-motorised', 1, independent.filter(ofType(p, 'motorised-infantry'))),
    rated('siberian-rifle', 1, siberians.filter(isRifle)),
    rated(
      'siberian-mobile',
      1,
      siberians.filter((unit) => !isRifle(unit)),
    ),
    { line: 'reserve', left: Infinity, units: reserveNow(p, s) },
  ];
};

/** SET.10: so many corps in a turn. */
const onTrack = (p: Printed, s: Seeing, side: Who): readonly Due[] => {
  const waiting = new Map<LineId, string[]>();
  for (const unit of dueUnits(p, s, side)) {
    const line = lineOnTrack(p, unit);
    waiting.set(line, [...(waiting.get(line) ?? []), unit]);
  }
  return [...waiting].map(([line, units]) => ({
    line,
    left: (arrivalLine(p, line).count ?? Infinity) - cameBy(s, line),
    units,
  }));
};

/** Those of a side that come where their owner likes, line by line; nobody of a line that is used up. */
export const dueNow = atRestBy((p: Printed, s: Seeing, side: Who): readonly Due[] =>
  [...onTrack(p, s, side), ...(side === 'russian' ? russianDue(p, s) : [])].filter(
    ({ line, left, units }) => left > 0 && units.length > 0 && line !== 'parachute' && line !== 'katyusha',
  ),
);

/** By which line a unit that waits comes, whether or not it is due. */
export const lineOfWaiting = (p: Printed, s: Pick<Seeing, 'own'>, unit: string): LineId | undefined => {
  const { type, size } = p.unit(unit);
  switch (placeOf(s.own, unit)) {
    case INDEPENDENT:
      return type === 'tank' ? 'independent-tank' : 'independent-motorised';
    case SIBERIA:
      return type === 'rifle' ? 'siberian-rifle' : 'siberian-mobile';
    case RESERVE:
      return 'reserve';
    case POOL:
    case DEAD:
      if (p.isKind(unit, 'militia')) return 'militia';
      if (rifleCounters(p, s).includes(unit)) return 'rifle';
      return size === 'brigade' && type === 'tank' ? 'brigade' : undefined;
    default:
      return trackTurn(placeOf(s.own, unit)) === undefined ? undefined : lineOnTrack(p, unit);
  }
};

/** By which line a unit could come now. */
export const lineFor = (p: Printed, s: Seeing, side: Who, unit: string): LineId | undefined =>
  dueNow(p, s, side).find(({ units }) => units.includes(unit))?.line;

const countryOf = perSheet(
  (p: Printed): ReadonlyMap<string, readonly string[]> =>
    new Map(
      Object.keys(p.set.board.map.countries).map((key) => [
        key,
        p.grid.ids.filter((hex) => p.hex(hex).country === key && p.isLand(hex)),
      ]),
    ),
);

/** Land of a country of the Axis that it holds. */
const landOf = (p: Printed, s: Seeing, country: string): readonly string[] =>
  (countryOf(p).get(country) ?? []).filter((hex) => isHeldBy(p, s, hex, 'axis'));

/** SIB.5: hexes of Russian units in supply and those beside them, over no water. */
const besideUnits = atRest((p: Printed, s: Seeing): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const { place, units, top } of stacks(p, s)) {
    const isOne = (unit: string): boolean => !classOf(p, unit).isAir && isSupplied(p, s, unit);
    if (top !== 'russian' || !units.some(isOne)) continue;
    found.add(place);
    for (const next of p.neighbours(place))
      if (p.isLand(next) && !has(sideBits(p, place, next), SIDE.sea | SIDE.lake)) found.add(next);
  }
  return found;
});

/** SIB.5 */
const suppliedCities = atRest((p: Printed, s: Seeing): readonly string[] =>
  townsOf(p).filter((hex) => isHeldBy(p, s, hex, 'russian') && canTrace(p, s, 'russian', hex)),
);

/** The hexes that a word of the chart stands for. */
const placesOf = (p: Printed, s: Seeing, at: string): Iterable<string> => {
  switch (at) {
    case 'axis-edge':
    case 'eastern-edge':
      return p.area(at);
    case 'rail-head':
      return railHeads(s);
    case 'rumania':
    case 'hungary':
    case 'slovakia':
      return landOf(p, s, at);
    case 'supplied-unit':
      return besideUnits(p, s);
    case 'supplied-city':
      return suppliedCities(p, s);
    // REP.4: of factories in Siberia, whose edge is the east.
    case 'factory':
      return p.area('eastern-edge');
    default:
      return [];
  }
};

/** All hexes of a line, whoever may be there; cities of the rifle line are served by themselves (REP.1). */
export const hexesOfLine = atRestBy((p: Printed, s: Seeing, line: LineId): ReadonlySet<string> => {
  const { at, side } = arrivalLine(p, line);
  return new Set(at.flatMap((word) => [...placesOf(p, s, word)].filter((hex) => isFree(p, s, side, hex))));
});

const isFree = (p: Printed, s: Seeing, side: Who, hex: string): boolean =>
  p.isLand(hex) && !hasUnitsOf(p, s.own, hex, p.other(side));

/** Whether there is any hex into which a unit may come by a line: the places of the chart are looked at one after the other. */
export const hasHex = (p: Printed, s: Seeing, unit: string, line: LineId): boolean => {
  const { at, side } = arrivalLine(p, line);
  for (const word of at)
    for (const hex of placesOf(p, s, word))
      if (isFree(p, s, side, hex) && refuseArrival(p, s, unit, hex) === undefined) return true;
  return false;
};

/** The hexes into which a unit that is due may come, in order. */
export const hexesFor = (p: Printed, s: Seeing, unit: string): readonly string[] => {
  const line = lineFor(p, s, p.sideOf(unit), unit);
  if (line === undefined) return [];
  return [...hexesOfLine(p, s, line)]
    .filter((hex) => refuseArrival(p, s, unit, hex) === undefined)
    .toSorted();
};

export const ruleOf = (p: Printed, line: LineId): RuleId =>
  arrivalLine(p, line).rules[0] ?? 'deathstruggle:REP.3';

/** REP.1, REP.2: who comes by himself into which Russian city, before it is asked whether there is room. */
export const cityArrivals = (
  p: Printed,
  s: Seeing,
): readonly { readonly hex: string; readonly line: LineId; readonly factory?: Factory }[] => {
  const own = (hex: string): boolean => isHeldBy(p, s, hex, 'russian') && !hasUnitsOf(p, s.own, hex, 'axis');
  const rifles = arrivalLine(p, 'rifle').at.flatMap((name) =>
    name === 'eastern-edge' ? [] : [p.placeNamed(name)],
  );
  return [
    ...rifles.filter(own).map((hex) => ({ hex, line: 'rifle' })),
    ...working(p, s).flatMap((factory) => {
      const hex = factoryAt(s, factory.id);
      return p.isHex(hex) && own(hex) ? [{ hex, line: 'brigade', factory }] : [];
    }),
    ...majorCities(p)
      .filter((hex) => !rifles.includes(hex) && own(hex))
      .map((hex) => ({ hex, line: 'militia' })),
  ];
};

/** Units that come to Moscow by themselves (SET.12, R56, R112). */
export const moscowArrivals = (p: Printed, s: Seeing): readonly string[] =>
  isHeldBy(p, s, p.placeNamed('Moscow'), 'russian')
    ? dueUnits(p, s, 'russian').filter((unit) => ['parachute', 'katyusha'].includes(lineOnTrack(p, unit)))
    : [];

export const isWaiting = (p: Printed, s: Seeing, unit: string): boolean =>
  p.isUnit(unit) && !p.isHex(placeOf(s.own, unit));
