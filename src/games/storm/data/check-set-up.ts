// What the rulebook itself says of how the game begins: who stands where, and what the Soviet set-up must keep to.
import type { BoardSet } from '../../../board/board.ts';
import { inEach, demandsOf } from '../../../board/check/demands.ts';
import type { Demand } from '../../../board/check/demands.ts';
import { scenarioFile } from '../../../board/file-names.ts';
import type { UnitLine } from '../../../board/data-types.ts';
import type { Finding } from '../../../board/finding.ts';
import type { TablesFile } from './charts.ts';

type InScenario = Parameters<typeof inEach>[0];
type Stacks = Readonly<Record<string, readonly string[]>>;

const { wants } = demandsOf('storm');

const countersOf = ({ units }: BoardSet): ReadonlyMap<string, UnitLine> =>
  new Map(units.units.map((unit) => [unit.id, unit]));

const limit = ({ tables }: BoardSet, id: string): number =>
  (tables as TablesFile).limits.find((line) => line.id === id)?.value ?? 0;

/** 2.12b: the Slovakian unit is German. */
const nationOf = ({ nationality }: UnitLine): string =>
  nationality === 'slovakian' ? 'german' : nationality;

const isArtillery = ({ type }: UnitLine): boolean => type === 'heavy-artillery';

const known = (set: BoardSet, ids: readonly string[]): readonly UnitLine[] => {
  const counters = countersOf(set);
  return ids.flatMap((id) => counters.get(id) ?? []);
};

/** 3.3c: whoever is on the map, in reserve or on the track is where the counter says. */
const asPrinted: InScenario = ({ id, fixed, boxes, track }, set) => {
  const counters = countersOf(set);
  const stray = (
    rule: string,
    section: string,
    lists: Stacks,
    printed: (unit: UnitLine) => string | number | undefined,
  ): readonly Finding[] =>
    Object.entries(lists).flatMap(([place, ids]) =>
      ids.flatMap((unit, i) => {
        const line = counters.get(unit);
        const at = line === undefined ? undefined : printed(line);
        return line === undefined || String(at) === place
          ? []
          : wants(rule, scenarioFile(id), [section, place, i], `${line.name} where its counter says`, at);
      }),
    );
  const { reserve = [] } = boxes;
  return [
    ...stray('3.3c', 'fixed', fixed, ({ setup }) =>
      setup !== undefined && 'hex' in setup ? setup.hex : undefined,
    ),
    ...stray('3.3a', 'track', track, ({ entry }) => entry?.[0]?.turn),
    ...stray('3.3b', 'boxes', { reserve }, ({ entry }) => entry?.[0]?.box),
  ];
};

/** 6.2a to 6.5a, 7.1c: by nation, and at home. */
const axisStacks: InScenario = ({ id, fixed }, set) =>
  Object.entries(fixed).flatMap(([hex, ids]) => {
    const units = known(set, ids);
    const [nation = '', ...others] = new Set(units.map(nationOf));
    const path = ['fixed', hex];
    const most = limit(set, nation === 'german' ? 'stack-german' : 'stack-ally');
    const home = nation === 'hungarian' ? 'hungary' : nation === 'romanian' ? 'romania' : undefined;
    const country = set.board.map.hexes[hex]?.country;
    return [
      ...(others.length === 0
        ? []
        : wants('6.2a', scenarioFile(id), path, 'one nation', [nation, ...others].join(' and '))),
      ...(units.length <= most
        ? []
        : wants('6.4', scenarioFile(id), path, `${most} units at most`, units.length)),
      ...(home === undefined || country === home
        ? []
        : wants('7.1c', scenarioFile(id), path, `a hex of ${home}`, country)),
    ];
  });

const standing = ({ free }: Parameters<InScenario>[0]): Stacks => free['soviet']?.historical ?? {};

/** 6.5a. */
const sovietStacks: InScenario = (scenario, set) =>
  Object.entries(standing(scenario)).flatMap(([hex, ids]) => {
    const units = known(set, ids);
    const guns = units.filter(isArtillery).length;
    const path = ['free', 'soviet', 'historical', hex];
    const [most, mostGuns] = [limit(set, 'stack-soviet'), limit(set, 'stack-artillery')];
    return guns <= mostGuns && units.length - guns <= most
      ? []
      : wants('6.5a', scenarioFile(scenario.id), path, `${most} and ${mostGuns} units at most`, units.length);
  });

/** 3.4b. */
const garrisons: InScenario = (scenario, set) => {
  const stacks = standing(scenario);
  return (set.board.map.areas['soviet-border']?.hexes ?? []).flatMap((hex) =>
    known(set, stacks[hex] ?? []).some((unit) => !isArtillery(unit))
      ? []
      : wants(
          '3.4b',
          scenarioFile(scenario.id),
          ['free', 'soviet', 'historical'],
          `a unit but artillery in ${hex}`,
          undefined,
        ),
  );
};

/** 5.13l. */
const wholeCorps: InScenario = (scenario, set) => {
  const places = new Map<string, Set<string>>();
  for (const [hex, ids] of Object.entries(standing(scenario)))
    for (const { type, formation = '' } of known(set, ids))
      if (formation !== '' && (type === 'tank' || type === 'mechanized-rifle'))
        places.set(formation, (places.get(formation) ?? new Set()).add(hex));
  return [...places].flatMap(([formation, hexes]) =>
    hexes.size === 1
      ? []
      : wants(
          '5.13l',
          scenarioFile(scenario.id),
          ['free', 'soviet', 'historical'],
          `${set.units.formations?.[formation]?.name ?? formation} in one hex`,
          [...hexes].join(', '),
        ),
  );
};

/** 3.4c: they wait off the map. */
const airborneWait: InScenario = ({ id, boxes: { airborne = [] } }, set) => {
  const expected = limit(set, 'airborne');
  const found = known(set, airborne).filter(({ type }) => type === 'airborne').length;
  return found === expected && airborne.length === expected
    ? []
    : wants('3.4c', scenarioFile(id), ['boxes', 'airborne'], `${expected} airborne brigades`, found);
};

const tenTurns: InScenario = ({ id, turns: { first, last } }) =>
  first === 1 && last === 10
    ? []
    : wants('4.1a', scenarioFile(id), ['turns'], 'turns 1 to 10', `${first} to ${last}`);

/** 3.5a to 3.5c. */
const corridorMarkers: InScenario = ({ id, markers }) =>
  (
    [
      ['3.5a', 'scorridor', 'N2633 S2037'],
      ['3.5b', 'gcorridor', 'S2036'],
    ] as const
  ).flatMap(([rule, marker, expected]) => {
    const found = [...(markers[marker] ?? [])].toSorted().join(' ');
    return found === expected ? [] : wants(rule, scenarioFile(id), ['markers', marker], expected, found);
  });

const DEMANDS: readonly Demand[] = [
  asPrinted,
  axisStacks,
  sovietStacks,
  garrisons,
  wholeCorps,
  airborneWait,
  tenTurns,
  corridorMarkers,
].map(inEach);

export const setUpFindings = (set: BoardSet): readonly Finding[] => DEMANDS.flatMap((demand) => demand(set));
