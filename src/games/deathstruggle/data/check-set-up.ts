// What the rulebook itself says of how the game begins: who stands where, and what may share a hex.
import type { BoardSet } from '../../../board/board.ts';
import { areAll, demandsOf, inEach, isKind, isType, unitsOf } from '../../../board/check/demands.ts';
import type { Demand, InScenario, IsSuch } from '../../../board/check/demands.ts';
import { span } from '../../../board/check/charts.ts';
import { frontDemands } from '../../../board/check/front.ts';
import type { StackWant } from '../../../board/check/front.ts';
import { scenarioFile } from '../../../board/file-names.ts';
import type { ScenarioFile, UnitLine } from '../../../board/data-types.ts';
import type { Finding } from '../../../board/finding.ts';
import { controlAtStart, openingOf } from '../../../board/scenario.ts';
import { ruleNumber } from '../../../core/strings.ts';
import { distance } from '../../../hex/distance.ts';
import type { TablesFile } from './charts.ts';

const { wants, turns, asPrinted } = demandsOf('deathstruggle');
const { waits, stacks } = frontDemands('deathstruggle');

const tablesOf = ({ tables }: BoardSet): TablesFile => tables as TablesFile;

const limit = (set: BoardSet, id: string): number =>
  tablesOf(set).limits.find((line) => line.id === id)?.value ?? 0;

const isSize =
  (size: string): IsSuch =>
  (unit) =>
    unit.size === size;

/** By unit on the map: its hex. */
const standing = (set: BoardSet, { id }: ScenarioFile): ReadonlyMap<string, string> =>
  new Map(
    [...openingOf(set, id).stacks].flatMap(([hex, ids]) => ids.map((unit): [string, string] => [unit, hex])),
  );

const far = ({ board: { grid } }: BoardSet, a: string, b: string): number => {
  const [from, to] = [grid.index(a), grid.index(b)];
  return from < 0 || to < 0 ? Infinity : distance(grid, from, to);
};

/** SET.1, SET.4, SET.5, SET.8: groups stand no farther from their place than they may. */
const positions: InScenario = (scenario, set) => {
  const places = standing(set, scenario);
  const file = scenarioFile(scenario.id);
  return tablesOf(set).setUp.flatMap(({ id, hex: centre, of = [], within, rules }) => {
    const rule = ruleNumber(rules[0] ?? '');
    const from = [...(centre === undefined ? [] : [centre]), ...of.flatMap((unit) => places.get(unit) ?? [])];
    const group = scenario.free[id];
    if (group === undefined) return wants(rule, file, ['free'], `a group ${id}`, undefined);
    return Object.entries(group.historical)
      .filter(([hex]) => !from.some((place) => far(set, place, hex) <= within))
      .flatMap(([hex, ids]) => {
        const path = ['free', id, 'historical', hex];
        return wants(rule, file, path, `${ids.join(', ')} within ${within} of ${from.join(', ')}`, hex);
      });
  });
};

const isArmy = isSize('army');
const isCorps = isSize('corps');
const isMobileCorps = areAll(isCorps, isType('tank', 'motorised-infantry'));

/** STK.6: what counts in a stack. */
const counting = (units: readonly UnitLine[]): readonly UnitLine[] =>
  units.filter((unit) => !isType('aircraft', 'katyusha')(unit));

/** STK.3, R46: panzer divisions that are part of a motorized corps. */
const freePanzers = (set: BoardSet, units: readonly UnitLine[]): number =>
  units.some(isKind('base'))
    ? Math.min(limit(set, 'stack-panzers'), units.filter(isType('panzer')).length)
    : 0;

/** STK.1 to STK.5, STK.8. */
const limits: Demand = stacks((set) => {
  const many = (units: readonly UnitLine[], isSuch: IsSuch): number => counting(units).filter(isSuch).length;
  const upTo = (rule: string, id: string, what: string, found: StackWant['found']): StackWant => ({
    rule,
    what,
    most: limit(set, id),
    found,
  });
  return [
    upTo('STK.1', 'stack', 'units', (units) => counting(units).length - freePanzers(set, units)),
    upTo('STK.2', 'stack-mobile-corps', 'motorized or tank corps', (units) => many(units, isMobileCorps)),
    upTo('STK.4', 'stack-with-army', 'armies and corps', (units) =>
      units.some(isArmy) ? many(units, isArmy) + many(units, isCorps) : 0,
    ),
    upTo('STK.5', 'stack-axis-armies', 'Axis armies', (units) =>
      many(
        units,
        areAll(isArmy, ({ side }) => side === 'axis'),
      ),
    ),
    {
      rule: 'STK.8',
      what: 'nation of Rumanians and Hungarians',
      most: 1,
      found: (units) =>
        ['rumanian', 'hungarian'].filter((nation) => units.some(({ nationality }) => nationality === nation))
          .length,
    },
  ];
});

const isRussianDivision = areAll(isSize('division'), ({ side }) => side === 'russian');

const isRifleCorps = areAll(isCorps, isType('rifle'));

/** SET.6, SET.7: what is named is on the map. */
const isOtherGermanDivision = (unit: UnitLine): boolean =>
  unit.nationality === 'german' &&
  unit.size === 'division' &&
  unit.type !== 'panzer' &&
  unit.type !== 'cavalry' &&
  unit.name !== '29th Motorized Division' &&
  !isKind('ss')(unit);

/** SET.9: Russian major and victory cities behind the border have a rifle corps each. */
const cityCorps: InScenario = (scenario, set) => {
  const there = openingOf(set, scenario.id).stacks;
  const holders = controlAtStart(set.board.map);
  return Object.entries(set.board.map.hexes).flatMap(([hex, { features = {} }]) => {
    const name = features['major-city']?.name ?? features['victory-city']?.name;
    if (name === undefined || holders.get(hex) !== 'russian') return [];
    const found = unitsOf(set, there.get(hex) ?? []).filter(isRifleCorps).length;
    return found === 1
      ? []
      : wants('SET.9', scenarioFile(scenario.id), ['fixed', hex], `a rifle corps in ${name}`, found);
  });
};

/** SET.10: two a turn from the first, until none is left. */
const lateCorps: InScenario = ({ id, track }, set) => {
  const most = limit(set, 'corps-arrivals');
  const due = (turn: number): number => unitsOf(set, track[String(turn)] ?? []).filter(isRifleCorps).length;
  const last = Math.max(0, ...Object.keys(track).map((turn) => (due(Number(turn)) > 0 ? Number(turn) : 0)));
  return span(1, last)
    .filter((turn) => due(turn) > most || (due(turn) < most && turn !== last))
    .flatMap((turn) => {
      const path = ['track', String(turn)];
      return wants('SET.10', scenarioFile(id), path, `${most} rifle corps on turn ${turn}`, due(turn));
    });
};

/** SUP.1, SUP.3: so many, in hexes of the Axis. */
const railHeads: InScenario = ({ id, markers }, set) => {
  const most = limit(set, 'rail-heads');
  const holders = controlAtStart(set.board.map);
  const places = set.units.markers.flatMap((marker) =>
    marker.kind === 'rail-head' ? (markers[marker.id] ?? []) : [],
  );
  const odd = places.filter((hex) => holders.get(hex) !== 'axis');
  return [
    ...(places.length === most
      ? []
      : wants('SUP.3', scenarioFile(id), ['markers'], `${most} rail heads on the map`, places.length)),
    ...odd.flatMap((hex) => wants('SUP.1', scenarioFile(id), ['markers'], 'rail heads of the Axis', hex)),
  ];
};

const DEMANDS: readonly Demand[] = [
  ...[positions, cityCorps, lateCorps, railHeads].map(inEach),
  // SET.9, SET.11: whoever has a hex stands there; SET.10: and whoever has a turn waits for it.
  asPrinted({ fixed: 'SET.2', track: 'REP.7' }),
  limits,
  turns('VIC.6', 1, 15),
  waits('SET.14', isRussianDivision, 'Russian divisions'),
  waits('SET.6', isOtherGermanDivision, 'other German divisions'),
];

export const setUpFindings = (set: BoardSet): readonly Finding[] => DEMANDS.flatMap((demand) => demand(set));
