// What the rulebook itself says of how the game begins: who stands where, and what may share a hex.
import type { BoardSet } from '../../../board/board.ts';
import { demandsOf, inEach, isKind } from '../../../board/check/demands.ts';
import type { Demand } from '../../../board/check/demands.ts';
import { frontDemands } from '../../../board/check/front.ts';
import { scenarioFile } from '../../../board/file-names.ts';
import type { ScenarioFile, UnitLine } from '../../../board/data-types.ts';
import type { Finding } from '../../../board/finding.ts';
import { controlAtStart, openingOf } from '../../../board/scenario.ts';
import { ruleNumber } from '../../../core/strings.ts';
import { distance } from '../../../hex/distance.ts';
import type { SetUpLine, TablesFile, TurnsFile } from './charts.ts';

type InScenario = Parameters<typeof inEach>[0];

const { wants } = demandsOf('deathstruggle');
const { waits } = frontDemands('deathstruggle');

const tablesOf = ({ tables }: BoardSet): TablesFile => tables as TablesFile;

const limit = (set: BoardSet, id: string): number =>
  tablesOf(set).limits.find((line) => line.id === id)?.value ?? 0;

const counters = ({ units }: BoardSet): ReadonlyMap<string, UnitLine> =>
  new Map(units.units.map((unit) => [unit.id, unit]));

/** By unit on the map: its hex. */
const standing = (set: BoardSet, { id }: ScenarioFile): ReadonlyMap<string, string> =>
  new Map(
    [...openingOf(set, id).stacks].flatMap(([hex, ids]) => ids.map((unit): [string, string] => [unit, hex])),
  );

const far = ({ board: { grid } }: BoardSet, a: string, b: string): number => {
  const [from, to] = [grid.index(a), grid.index(b)];
  return from < 0 || to < 0 ? Infinity : distance(grid, from, to);
};

const bookRule = ({ rules }: SetUpLine): string => ruleNumber(rules[0] ?? '');

/** SET.1, SET.4, SET.5, SET.8: groups stand no farther from their place than they may. */
const positions: InScenario = (scenario, set) => {
  const places = standing(set, scenario);
  return tablesOf(set).setUp.flatMap((line) => {
    const from = [
      ...(line.hex === undefined ? [] : [line.hex]),
      ...(line.of ?? []).flatMap((id) => places.get(id) ?? []),
    ];
    const group = scenario.free[line.id];
    if (group === undefined)
      return wants(bookRule(line), scenarioFile(scenario.id), ['free'], `a group ${line.id}`, undefined);
    return Object.entries(group.historical).flatMap(([hex, ids]) =>
      from.some((place) => far(set, place, hex) <= line.within)
        ? []
        : wants(
            bookRule(line),
            scenarioFile(scenario.id),
            ['free', line.id, 'historical', hex],
            `${ids.join(', ')} within ${line.within} of ${from.join(', ')}`,
            hex,
          ),
    );
  });
};

/** SET.2, SET.9, SET.11, REP.7, SET.10: whoever has a hex or a turn is there. */
const asPrinted: InScenario = ({ id, fixed, track }, set) => {
  const known = counters(set);
  const stray = (
    rule: string,
    section: string,
    lists: Readonly<Record<string, readonly string[]>>,
    printed: (unit: UnitLine) => string | number | undefined,
  ): readonly Finding[] =>
    Object.entries(lists).flatMap(([place, ids]) =>
      ids.flatMap((unit, i) => {
        const line = known.get(unit);
        return line === undefined || String(printed(line)) === place
          ? []
          : wants(
              rule,
              scenarioFile(id),
              [section, place, i],
              `${line.name} where its counter says`,
              printed(line),
            );
      }),
    );
  return [
    ...stray('SET.2', 'fixed', fixed, ({ setup }) =>
      setup !== undefined && 'hex' in setup ? setup.hex : undefined,
    ),
    ...stray('REP.7', 'track', track, ({ entry }) => entry?.[0]?.turn),
  ];
};

const isMobileCorps = ({ size, type }: UnitLine): boolean =>
  size === 'corps' && (type === 'tank' || type === 'motorised-infantry');

/** STK.6: what counts in a stack. */
const counts = ({ type }: UnitLine): boolean => type !== 'aircraft' && type !== 'katyusha';

/** STK.3, R46: panzer divisions that are part of a motorized corps. */
const freePanzers = (set: BoardSet, units: readonly UnitLine[]): number =>
  units.some(isKind('base'))
    ? Math.min(limit(set, 'stack-panzers'), units.filter(({ type }) => type === 'panzer').length)
    : 0;

/** STK.1 to STK.5, STK.8. */
const stacks: InScenario = (scenario, set) => {
  const known = counters(set);
  return [...openingOf(set, scenario.id).stacks].flatMap(([hex, ids]) => {
    const units = ids.flatMap((id) => known.get(id) ?? []).filter(counts);
    const many = (isSuch: (unit: UnitLine) => boolean): number => units.filter(isSuch).length;
    const armies = many(({ size }) => size === 'army');
    const corps = many(({ size }) => size === 'corps');
    const over = (rule: string, most: number, what: string, found: number): readonly Finding[] =>
      found <= most
        ? []
        : wants(rule, scenarioFile(scenario.id), [], `${most} ${what} in ${hex} at most`, found);
    const nations = new Set(units.map(({ nationality }) => nationality));
    return [
      ...over('STK.1', limit(set, 'stack'), 'units', units.length - freePanzers(set, units)),
      ...over('STK.2', limit(set, 'stack-mobile-corps'), 'motorized or tank corps', many(isMobileCorps)),
      ...(armies === 0
        ? []
        : over('STK.4', limit(set, 'stack-with-army'), 'armies and corps', armies + corps)),
      ...(units[0]?.side === 'axis'
        ? over('STK.5', limit(set, 'stack-axis-armies'), 'Axis armies', armies)
        : []),
      ...(nations.has('rumanian') && nations.has('hungarian')
        ? wants('STK.8', scenarioFile(scenario.id), [], `Rumanians and Hungarians apart in ${hex}`, undefined)
        : []),
    ];
  });
};

const isRussianDivision = ({ side, size }: UnitLine): boolean => side === 'russian' && size === 'division';

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
  const known = counters(set);
  const { stacks: there } = openingOf(set, scenario.id);
  const holders = controlAtStart(set.board.map);
  return Object.entries(set.board.map.hexes).flatMap(([hex, { features = {} }]) => {
    const name = features['major-city']?.name ?? features['victory-city']?.name;
    if (name === undefined || holders.get(hex) !== 'russian') return [];
    const corps = (there.get(hex) ?? []).filter((id) => {
      const unit = known.get(id);
      return unit?.type === 'rifle' && unit.size === 'corps';
    });
    return corps.length === 1
      ? []
      : wants('SET.9', scenarioFile(scenario.id), ['fixed', hex], `a rifle corps in ${name}`, corps.length);
  });
};

/** SET.10: two a turn from the first, until none is left. */
const lateCorps: InScenario = ({ id, track }, set) => {
  const known = counters(set);
  const most = limit(set, 'corps-arrivals');
  const left = Object.entries(track).map(([turn, ids]): [number, number] => [
    Number(turn),
    ids.filter((unit) => known.get(unit)?.type === 'rifle' && known.get(unit)?.size === 'corps').length,
  ]);
  const last = Math.max(0, ...left.flatMap(([turn, n]) => (n > 0 ? [turn] : [])));
  return Array.from({ length: last }, (_, i) => i + 1).flatMap((turn) => {
    const found = left.find(([of]) => of === turn)?.[1] ?? 0;
    return found === most || (turn === last && found < most)
      ? []
      : wants(
          'SET.10',
          scenarioFile(id),
          ['track', String(turn)],
          `${most} rifle corps on turn ${turn}`,
          found,
        );
  });
};

/** VIC.6: the last turn is January II. */
const lastTurn: InScenario = ({ id, turns }, set) => {
  const label = (set.turns as TurnsFile).turns.find(({ turn }) => turn === turns.last)?.label;
  return turns.first === 1 && label === 'II Jan'
    ? []
    : wants('VIC.6', scenarioFile(id), ['turns'], 'turns 1 to January II', label);
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
  ...[positions, asPrinted, stacks, cityCorps, lateCorps, lastTurn, railHeads].map(inEach),
  waits('SET.14', isRussianDivision, 'Russian divisions'),
  waits('SET.6', isOtherGermanDivision, 'other German divisions'),
];

export const setUpFindings = (set: BoardSet): readonly Finding[] => DEMANDS.flatMap((demand) => demand(set));
