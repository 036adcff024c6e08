// For play from any turn: what the sides would have decided by then, where their markers are, how the points stand.
import { holder, isHeldBy } from '../../../mechanics/control.ts';
import type { Pick as Draw } from '../../../core/rule-set.ts';
import { freshOwn } from '../03-set-up/3.1-setup.ts';
import { isCity } from '../04-how-to-win/4.2-victory-points.ts';
import { isOn } from '../05-sequence/5.4-phase-order.ts';
import { anyOf, oneIn } from '../../../mechanics/random-start/front.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { pointsTotal } from '../state.ts';
import type { Own, Seeing } from '../state.ts';

type Standing = Pick<Seeing, 'scenario' | 'options' | 'clock'> & { readonly own: Own };

const firstTurn = (p: Printed, { scenario }: Standing): number => p.set.scenarios[scenario]?.turns.first ?? 1;

/** A turn that has been played in this scenario and whose box of the track names an event. */
const past = (p: Printed, s: Standing, event: string, pick: Draw): number | undefined => {
  const played = p.turns.turns.filter(
    ({ turn }) => turn >= firstTurn(p, s) && turn < s.clock.turn && isOn(p, turn, event),
  );
  return anyOf(
    played.map(({ turn }) => turn),
    pick,
  );
};

/** 5.5a, 5.5b, 5.5d: when a side may fight twice, once in each of these summers. */
const DOUBLE_FIGHTS = [
  { side: 'german', event: 'double-fight-1942' },
  { side: 'german', event: 'double-fight-1943' },
  { side: 'soviet', event: 'soviet-double-fight' },
] as const;

const foughtTwice = (p: Printed, s: Standing, pick: Draw): Own['plan']['fightFight'] =>
  DOUBLE_FIGHTS.flatMap(({ side, event }) => {
    const turn = oneIn(pick, 2) ? past(p, s, event, pick) : undefined;
    return turn === undefined ? [] : [{ side, turn }];
  });

/** 4.4c: the turns in which it may be declared. */
const SUMMER = 'offensive-1943';

const GAMBIT_DECIDED = 20;

/** 4.16b: with the gambit nobody plays on after its turn. */
const mayBeGambit = (turn: number): boolean => turn <= GAMBIT_DECIDED;

const offensive = (p: Printed, s: Standing, pick: Draw): Own['plan']['offensive'] => {
  const turn = oneIn(pick, 3) ? undefined : past(p, s, SUMMER, pick);
  return turn === undefined
    ? undefined
    : { turn, gambit: mayBeGambit(s.clock.turn) && oneIn(pick, 2), cities: [] };
};

const EXPEDITION = ['out', 'through', 'recalled', 'beaten'] as const;
const EXPEDITION_FROM = 5;

/** What lasts, of the choices the sides have had before this turn. */
export const drawPlan = (p: Printed, s: Standing, pick: Draw): void => {
  const { own, clock } = s;
  const { turn } = clock;
  const { plan } = own;
  if (past(p, s, 'paulus-pause', pick) !== undefined) plan.paulus = oneIn(pick, 2) ? 'pause' : 'no-pause';
  if (past(p, s, 'bonus-zone', pick) !== undefined) plan.bonusZone = oneIn(pick, 2) ? 'north' : 'south';
  plan.fightFight = foughtTwice(p, s, pick);
  const summer = offensive(p, s, pick);
  if (summer !== undefined) plan.offensive = summer;
  if (past(p, s, 'rhine-or-oder', pick) !== undefined) plan.watch = oneIn(pick, 2) ? 'rhine' : 'oder';
  const combOuts = ['comb-out-1943', 'comb-out-1944'].flatMap((event) =>
    oneIn(pick, 2) ? (past(p, s, event, pick) ?? []) : [],
  );
  if (combOuts.length > 0) plan.combOuts = combOuts;
  if (s.scenario === 'road-back' && oneIn(pick, 3)) plan.standFastOver = true;
  if (s.options['forgiveness'] === 'on' && oneIn(pick, 2)) own.forgiven = pick(7) - 3;
  if (turn > EXPEDITION_FROM && oneIn(pick, 2)) own.expedition = anyOf(EXPEDITION, pick) ?? 'out';
  else if (own.expedition === undefined && oneIn(pick, 2)) own.expedition = 'open';
};

const free = (own: Own, marker: string, hexes: readonly string[]): readonly string[] =>
  hexes.filter((hex) => own.markers[marker]?.includes(hex) !== true);

/** 8.5a: works of the East Wall are never kept in hand. */
const unused = (marker: string): string => (marker === 'eastwall' ? 'out' : 'hand');

const spread = (own: Own, marker: string, i: number, hexes: readonly string[], pick: Draw): void => {
  const place = anyOf(free(own, marker, hexes), pick);
  own.markers[marker] = (own.markers[marker] ?? []).with(i, place ?? unused(marker));
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
      else own.markers[marker] = (own.markers[marker] ?? []).with(i, unused(marker));
      if (marker === 'aerial' && oneIn(pick, 3)) own.markers[marker] = [`track-${clock.turn}`];
    }
  }
  if (own.markers['fa']?.some(p.isHex) === true) own.placedOn['fa'] = clock.turn - 1;
};

/** 4.2c: what is not in the hands it was in when the scenario began has been counted. */
const countedHexes = (p: Printed, s: Standing, pick: Draw): Own['points'] => {
  const first = firstTurn(p, s);
  const before = { scenario: s.scenario, own: freshOwn(p, s.scenario, s.options) };
  return p.objectives.flatMap((hex): Own['points'] => {
    const by = holder(p, s, hex);
    if (by === holder(p, before, hex)) return [];
    const worth = p.hex(hex).points ?? 0;
    const turn = first + pick(s.clock.turn - first);
    const [amount, why] = by === 'german' ? [worth, 'points.taken'] : [-worth, 'points.lost'];
    return [{ turn, amount, why, rule: 'barbarossa:4.2c', hex }];
  });
};

/** 4.14b: a total with which the check before this turn has let play go on; before the first, that of the first. */
const drawTotal = (p: Printed, turn: number, pick: Draw): number => {
  const [first, ...rest] = p.tables.victory;
  const { soviet = 0, german = 0 } = rest.find((line) => line.turn === turn - 1) ?? first ?? {};
  return soviet + 1 + pick(german - soviet - 1);
};

/** What is gained or lost otherwise stands for oil, or for an offensive that failed. */
const otherPoints = (turn: number, amount: number): Own['points'] => {
  if (amount === 0) return [];
  return amount > 0
    ? [{ turn, amount, why: 'points.oil', rule: 'barbarossa:4.13b' }]
    : [{ turn, amount, why: 'points.offensive', rule: 'barbarossa:4.4a' }];
};

const MOSCOW = '1606';

/** What has changed hands has been counted; the rest brings the total to where there is still something to play for. */
export const drawPoints = (p: Printed, s: Standing, pick: Draw): void => {
  const { own, clock } = s;
  own.points.push(...countedHexes(p, s, pick));
  if (oneIn(pick, 4)) own.moscowRolled = true;
  // 4.15e
  if (isHeldBy(p, s, MOSCOW, 'german')) own.moscowRolled = true;
  const amount = drawTotal(p, clock.turn, pick) - pointsTotal(p, s);
  own.points.push(...otherPoints(clock.turn - 1, amount));
};
