// Chapter 3: set-up. The ledger with which a scenario begins, out of its printed opening (3.1 to 3.5).
import { newGame } from '../../../mechanics/entry/new-game.ts';
import { SETUP } from '../../../mechanics/entry/deployment.ts';
import { trackBox } from '../../../mechanics/entry/turn-track.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import type { Options } from '../../../core/rule-set.ts';
import type { State } from '../../../core/types.ts';
import { freeUnits } from './3.3-free-units.ts';
import { displaced, hexesOfTrade, isTrade, tradePoints } from './3.7-lithuania.ts';
import type { Printed } from '../data/sheet.ts';
import { freshPhase } from '../state.ts';
import type { Own } from '../state.ts';

export const VERSION = '1.1';

/** 2.13a, 2.13b: what only shows a number is no marker here; the number is computed. */
const isCounted = (kind: string): boolean => kind !== 'points' && kind !== 'turn';

const asideMarkers = (p: Printed): Own['markers'] =>
  Object.fromEntries(
    p.set.units.markers
      .filter(({ kind }) => isCounted(kind))
      .map(({ id, count }) => [id, Array.from({ length: count }, () => 'aside')]),
  );

/** A game turn in which nothing has happened yet. */
export const freshTurn = (): Own['turn'] => ({
  eliminated: [],
  entered: {},
  luftwaffe: 0,
  sailed: [],
  fought: [],
  railed: [],
  owed: {},
  rvgk: 0,
  stand: [],
});

/** Everything that is not on the map or in a box when a game begins, at its opening value. */
const ledgerOf = (places: Own['places'], markers: Own['markers']): Own => ({
  places,
  held: {},
  points: [],
  markers,
  placedOn: {},
  destroyed: [],
  plan: { fightFight: [] },
  phase: freshPhase(),
  turn: freshTurn(),
  shown: [],
  pending: [],
});

/** Nobody on the map: what a position with no base begins from. */
export const emptyOwn = (p: Printed): Own => ledgerOf({ aside: [...p.unitIds] }, asideMarkers(p));

const startPlaces = (p: Printed, s: Pick<State, 'scenario' | 'options'>): Own['places'] => {
  const file = p.set.scenarios[s.scenario];
  const places: Own['places'] = {};
  const add = (place: string, units: readonly string[]): void => {
    if (units.length > 0) places[place] = [...(places[place] ?? []), ...units];
  };
  const homeless = new Set(isTrade(s) ? displaced(p, s.scenario) : []);
  // The lists of 12.24, 12.25 and the dead pile of 12.10 (R143) are files; fronts that touch (12.24b, 12.25d) and a full stack (12.25e) are in them.
  // 3.4b: a Soviet unit with a hex on its reverse starts in exactly that hex, such as the 6th Rifle Army (2.5b).
  for (const [hex, units] of Object.entries(file?.fixed ?? {}))
    add(
      hex,
      units.filter((unit) => !homeless.has(unit)),
    );
  add(SETUP, [...freeUnits(p, s.scenario).keys(), ...homeless]);
  // 3.5: who comes only by an event is set aside. 12.10c: what is absent from a scenario is out of play for good.
  for (const [box, units] of Object.entries(file?.boxes ?? {})) add(box === 'absent' ? 'out' : box, units);
  // 3.2a, 3.3a, 3.4a
  for (const [turn, units] of Object.entries(file?.track ?? {})) add(trackBox(Number(turn)), units);
  return places;
};

/** How a scenario stands before anybody has placed anything. */
export const freshOwn = (p: Printed, scenario: string, options: Options): Own => {
  const s = { scenario, options: { ...options } };
  const markers: Own['markers'] = {};
  const printed = p.set.scenarios[scenario]?.markers ?? {};
  for (const [id, places] of Object.entries(asideMarkers(p))) markers[id] = [...(printed[id] ?? places)];
  const own = ledgerOf(startPlaces(p, s), markers);
  // 12.9a: the shorter scenario begins with the expedition under way.
  if (unitsAt(own, 'caucasus').length > 0) own.expedition = 'out';
  if (!isTrade(s)) return own;
  for (const to of ['german', 'soviet'] as const) for (const hex of hexesOfTrade(p, to)) own.held[hex] = to;
  own.points.push(...tradePoints(p));
  return own;
};

export const setup = (p: Printed) =>
  newGame<Own>(p, {
    id: 'barbarossa',
    version: VERSION,
    first: 'german',
    own: (scenario, options) => freshOwn(p, scenario, options),
  });
