// For play from any turn: what the sides would have decided by then, where their markers are, how the points stand.
import type { Pick as Draw } from '../../core/rules.ts';
import { citiesOf, isCity } from './04-points.ts';
import { isOn } from './05-orders.ts';
import { anyOf, oneIn } from './any-front.ts';
import type { Printed, Who } from './printed.ts';
import { isHeldBy, pointsTotal } from './state.ts';
import type { Own, Seeing } from './state.ts';

type Standing = Pick<Seeing, 'scenario' | 'options' | 'clock'> & { readonly own: Own };

/** A turn before this one whose box of the track names an event. */
const past = (p: Printed, turn: number, event: string, pick: Draw): number | undefined =>
  anyOf(
    p.turns.turns.filter((line) => line.turn < turn && isOn(p, line.turn, event)).map((line) => line.turn),
    pick,
  );

const GAMBIT_DECIDED = 20;

/** 5.5: fought twice, once in a summer. */
const foughtTwice = (p: Printed, turn: number, pick: Draw): Own['plan']['fightFight'] => {
  const used = (side: Who, event: string): Own['plan']['fightFight'] => {
    const when = oneIn(pick, 2) ? past(p, turn, event, pick) : undefined;
    return when === undefined ? [] : [{ side, turn: when }];
  };
  return [
    ...used('german', 'double-fight-1942'),
    ...used('german', 'double-fight-1943'),
    ...used('soviet', 'soviet-double-fight'),
  ];
};

/** 4.4c, 4.16: declared in one of three summer turns; a gambit is over after turn 20. */
const offensive = (p: Printed, turn: number, pick: Draw): Own['plan']['offensive'] => {
  const when = oneIn(pick, 3) ? undefined : past(p, turn, 'offensive-1943', pick);
  return when === undefined
    ? undefined
    : { turn: when, gambit: turn <= GAMBIT_DECIDED && oneIn(pick, 2), cities: [] };
};

const EXPEDITION = ['out', 'through', 'recalled', 'beaten'] as const;
const EXPEDITION_FROM = 5;

/** What lasts, of the choices the sides have had before this turn. */
export const drawPlan = (p: Printed, s: Standing, pick: Draw): void => {
  const { own, clock } = s;
  const { turn } = clock;
  const { plan } = own;
  if (past(p, turn, 'paulus-pause', pick) !== undefined) plan.paulus = oneIn(pick, 2) ? 'pause' : 'no-pause';
  if (past(p, turn, 'bonus-zone', pick) !== undefined) plan.bonusZone = oneIn(pick, 2) ? 'north' : 'south';
  plan.fightFight = foughtTwice(p, turn, pick);
  const summer = offensive(p, turn, pick);
  if (summer !== undefined) plan.offensive = summer;
  if (past(p, turn, 'rhine-or-oder', pick) !== undefined) plan.watch = oneIn(pick, 2) ? 'rhine' : 'oder';
  const combOuts = ['comb-out-1943', 'comb-out-1944'].flatMap((event) =>
    oneIn(pick, 2) ? (past(p, turn, event, pick) ?? []) : [],
  );
  if (combOuts.length > 0) plan.combOuts = combOuts;
  if (s.scenario === 'road-back' && oneIn(pick, 3)) plan.standFastOver = true;
  if (s.options['forgiveness'] === 'on' && oneIn(pick, 2)) own.forgiven = pick(7) - 3;
  if (turn > EXPEDITION_FROM && oneIn(pick, 2)) own.expedition = anyOf(EXPEDITION, pick) ?? 'out';
  else if (own.expedition === undefined && oneIn(pick, 2)) own.expedition = 'open';
};

const free = (own: Own, marker: string, hexes: readonly string[]): readonly string[] =>
  hexes.filter((hex) => own.markers[marker]?.includes(hex) !== true);

const spread = (own: Own, marker: string, i: number, hexes: readonly string[], pick: Draw): void => {
  const place = anyOf(free(own, marker, hexes), pick);
  own.markers[marker] = (own.markers[marker] ?? []).with(i, place ?? 'hand');
};

const HOME = ['greater-germany', 'hungary', 'general-government'];

/** Where a marker of each kind may lie: hexes for one, or none in particular. */
const markerHexes = (p: Printed, s: Standing, marker: string, i: number): readonly string[] => {
  const country = (hex: string): string => p.hex(hex).country ?? '';
  const cities = p.objectives.filter((hex) => isCity(p, hex));
  const held = (hexes: readonly string[], side: Who): readonly string[] =>
    hexes.filter((hex) => isHeldBy(p, s, hex, side));
  switch (marker) {
    case 'hc':
      return held(cities, 'soviet').filter((hex) => country(hex) === 'ussr');
    case 'fc':
      return held(cities, 'german').filter((hex) => i === 0 || HOME.includes(country(hex)));
    case 'fa':
      return held(p.grid.ids.filter(p.isLand), 'soviet');
    case 'eastwall':
      return held(p.grid.ids.filter(p.isLand), 'german').filter(
        (hex) => ['ussr', 'estonia', 'latvia', 'lithuania'].includes(country(hex)) && !cities.includes(hex),
      );
    default:
      return [];
  }
};

/** Markers that have come are in hand, on the map or gone for good; works are built at once, or lost. */
export const drawMarkers = (p: Printed, s: Standing, pick: Draw): void => {
  const { own, clock } = s;
  for (const [marker, places] of Object.entries(own.markers)) {
    for (const [i, place] of places.entries()) {
      const due = p.turns.arrivals.some(({ turn }) => turn < clock.turn && place === `track-${turn}`);
      if (!due && place !== 'hand' && !p.isHex(place)) continue;
      if (marker === 'luftwaffe') continue;
      const lot = pick(marker === 'eastwall' || marker === 'fa' ? 2 : 3);
      const hexes = markerHexes(p, s, marker, i);
      if (lot === 1 && hexes.length > 0) own.markers[marker] = (own.markers[marker] ?? []).with(i, 'out');
      else if (hexes.length > 0 && lot === 0) spread(own, marker, i, hexes, pick);
      else own.markers[marker] = (own.markers[marker] ?? []).with(i, marker === 'eastwall' ? 'out' : 'hand');
      if (marker === 'aerial' && oneIn(pick, 3)) own.markers[marker] = [`track-${clock.turn}`];
    }
  }
  if (own.markers['fa']?.some(p.isHex) === true) own.placedOn['fa'] = clock.turn - 1;
};

const boundsFor = (p: Printed, turn: number) =>
  p.tables.victory.find((line) => line.turn === turn) ?? p.tables.victory[0];

/** 4.2c: what has changed hands has been counted; the rest brings the total to where this turn may still be played on. */
export const drawPoints = (p: Printed, s: Standing, pick: Draw): void => {
  const { own, clock } = s;
  const turn = clock.turn - 1;
  const { control } = p.opening(s.scenario);
  for (const hex of p.objectives) {
    const isGerman = isHeldBy(p, s, hex, 'german');
    if (control.get(hex) === (isGerman ? 'german' : 'soviet')) continue;
    const worth = p.hex(hex).points ?? 0;
    own.points.push({
      turn: 1 + pick(turn),
      amount: isGerman ? worth : -worth,
      why: isGerman ? 'points.taken' : 'points.lost',
      rule: 'barbarossa:4.2c',
      hex,
    });
  }
  if (isHeldBy(p, s, '1606', 'german') || oneIn(pick, 4)) own.moscowRolled = true;
  const bounds = boundsFor(p, clock.turn);
  if (bounds === undefined) return;
  const wanted = bounds.soviet + 1 + pick(Math.max(1, bounds.german - bounds.soviet - 1));
  const amount = wanted - pointsTotal(p, s);
  if (amount > 0) own.points.push({ turn, amount, why: 'points.oil', rule: 'barbarossa:4.13b' });
  if (amount < 0) own.points.push({ turn, amount, why: 'points.offensive', rule: 'barbarossa:4.4a' });
  if (own.plan.offensive !== undefined) own.plan.offensive.cities = [...citiesOf(p, s, 'german')];
};
