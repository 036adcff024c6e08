// What the rulebook itself says of how the game begins: who stands where, and what the Soviet set-up must keep to.
import type { BoardSet } from '../../../board/board.ts';
import { inEach, demandsOf, isType, unitsOf } from '../../../board/check/demands.ts';
import type { Demand, InScenario } from '../../../board/check/demands.ts';
import { scenarioFile } from '../../../board/file-names.ts';
import type { UnitLine } from '../../../board/data-types.ts';
import type { Finding } from '../../../board/finding.ts';
import type { TablesFile } from './charts.ts';

type Stacks = Readonly<Record<string, readonly string[]>>;

const { wants, turns, asPrinted } = demandsOf('storm');

const limit = ({ tables }: BoardSet, id: string): number =>
  (tables as TablesFile).limits.find((line) => line.id === id)?.value ?? 0;

/** 2.12b: the Slovakian unit is German. */
const nationOf = ({ nationality }: UnitLine): string =>
  nationality === 'slovakian' ? 'german' : nationality;

const isArtillery = isType('heavy-artillery');

/** 6.2a to 6.5a, 7.1c: by nation, and at home. */
const axisStacks: InScenario = ({ id, fixed }, set) =>
  Object.entries(fixed).flatMap(([hex, ids]) => {
    const units = unitsOf(set, ids);
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
    const units = unitsOf(set, ids);
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
    unitsOf(set, stacks[hex] ?? []).some((unit) => !isArtillery(unit))
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
    for (const { type, formation = '' } of unitsOf(set, ids))
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
  const found = unitsOf(set, airborne).filter(({ type }) => type === 'airborne').length;
  return found === expected && airborne.length === expected
    ? []
    : wants('3.4c', scenarioFile(id), ['boxes', 'airborne'], `${expected} airborne brigades`, found);
};

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
  // 3.3c: whoever is on the map, in reserve or on the track is where the counter says.
  asPrinted({ fixed: '3.3c', track: '3.3a', reserve: '3.3b' }),
  turns('4.1a', 1, 10),
  ...[axisStacks, sovietStacks, garrisons, wholeCorps, airborneWait, corridorMarkers].map(inEach),
];

export const setUpFindings = (set: BoardSet): readonly Finding[] => DEMANDS.flatMap((demand) => demand(set));
