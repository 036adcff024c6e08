// Checks that facts which stand in two of Barbarossa's files, or in two charts of one, are the same in both.
import type { BoardSet } from '../../../board/board.ts';
import { finding } from '../../../board/finding.ts';
import type { Finding, Path } from '../../../board/finding.ts';
import { scenarioFile } from '../../../board/file-names.ts';
import { luftwaffeOn } from './charts.ts';
import type { TablesFile, TurnsFile } from './charts.ts';

const TABLES = 'tables.json';
const TURNS = 'turns.json';
const UNITS = 'units.json';

type Value = string | number | undefined;

/** Nothing where the value of a file is what another says, or where that one says nothing. */
const agrees = (file: string, path: Path, here: Value, other: string, there: Value): readonly Finding[] =>
  here === there || there === undefined
    ? []
    : [finding('CHART.OTHER', file, path, { found: here ?? 'nothing', other, expected: there })];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The rules bring in all that there are of these, so their limit is the number of counters. */
const COUNTED: Readonly<Record<string, string>> = {
  'hero-cities': 'hc',
  'fortress-cities': 'fc',
  'east-wall': 'eastwall',
};

const markerFindings = (
  { units }: BoardSet,
  { offensiveSupply, limits }: TablesFile,
  { arrivals }: TurnsFile,
): readonly Finding[] => {
  const { markers } = units;
  const marker = (id: string | undefined) => markers.find((one) => one.id === id);
  const arriving = (id: string) => arrivals.filter((line) => line.marker === id);
  return [
    ...offensiveSupply.flatMap(({ id, range, availableFrom }, i) => {
      const printed = marker(id)?.values?.['range'];
      return [
        ...agrees(
          TABLES,
          ['offensiveSupply', i, 'range'],
          range,
          UNITS,
          typeof printed === 'number' ? printed : undefined,
        ),
        ...agrees(
          TABLES,
          ['offensiveSupply', i, 'availableFrom'],
          availableFrom,
          TURNS,
          arriving(id)[0]?.turn,
        ),
      ];
    }),
    ...limits.flatMap(({ id, value }, i) =>
      agrees(TABLES, ['limits', i, 'value'], value, UNITS, marker(COUNTED[id])?.count),
    ),
    ...markers.flatMap(({ id, count }, i) => {
      const come = arriving(id);
      return come.length === 0
        ? []
        : agrees(UNITS, ['markers', i, 'count'], count, TURNS, sum(come.map((line) => line.count)));
    }),
  ];
};

/** Lines of the chart of points that say how a scenario begins. */
const OPENINGS: Readonly<Record<string, string>> = { start: 'campaign', 'start-road-back': 'road-back' };

const pointFindings = (
  { scenarios }: BoardSet,
  { points, caucasusForce, limits, victory, history }: TablesFile,
): readonly Finding[] => {
  const begin = points.find(({ id }) => id === 'start')?.points ?? 0;
  const response = limits.find(({ id }) => id === 'response')?.value;
  return [
    ...points.flatMap((line, i) => {
      const scenario = OPENINGS[line.id];
      if (scenario === undefined) return [];
      const file = scenarioFile(scenario);
      return agrees(TABLES, ['points', i, 'points'], line.points, file, scenarios[scenario]?.points);
    }),
    ...caucasusForce.flatMap(({ id, units }, i) =>
      id === 'response'
        ? agrees(TABLES, ['caucasusForce', i, 'units'], units, 'the chart limits', response)
        : [],
    ),
    ...victory.flatMap((line, i) => {
      const changes = history.filter(({ turn }) => turn <= line.turn).map((change) => change.points);
      return agrees(
        TABLES,
        ['victory', i, 'history'],
        line.history,
        'the chart history',
        begin + sum(changes),
      );
    }),
  ];
};

/** 11.23a: as many Luftwaffe markers are at hand as the track has for the first turn. */
const handFindings = ({ scenarios }: BoardSet, turns: TurnsFile): readonly Finding[] =>
  Object.entries(scenarios).flatMap(([id, scenario]) => {
    const ready = (scenario.markers['luftwaffe'] ?? []).filter((place) => place === 'hand').length;
    const expected = luftwaffeOn(turns, scenario.turns.first);
    return agrees(scenarioFile(id), ['markers', 'luftwaffe'], ready, TURNS, expected);
  });

export const agreementFindings = (
  set: BoardSet,
  tables: TablesFile,
  turns: TurnsFile,
): readonly Finding[] => [
  ...markerFindings(set, tables, turns),
  ...pointFindings(set, tables),
  ...handFindings(set, turns),
];
