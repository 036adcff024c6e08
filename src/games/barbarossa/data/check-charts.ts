// Checks Barbarossa's charts and turn track: whole tables, keys that are there, and a source for every value.
import type { BoardSet } from '../../../board/board.ts';
import {
  chartSourceFindings,
  idFindings,
  lacks,
  resultFindings,
  span,
  turnFindings,
} from '../../../board/check/charts.ts';
import type { ChartValues } from '../../../board/check/charts.ts';
import { ruleBook } from '../../../board/check/provenance.ts';
import { finding } from '../../../board/finding.ts';
import type { Finding } from '../../../board/finding.ts';
import { isLand } from '../../../board/board-files.ts';
import { agreementFindings } from './check-agreement.ts';
import type { Condition, TablesFile, TurnsFile } from './charts.ts';

const TABLES = 'tables.json';
const TURNS = 'turns.json';

const VALUES: ChartValues = {
  results: ['name', 'rank'],
  columns: ['rung', 'least'],
  ends: ['beyond', 'result'],
  crt: ['result'],
  terrain: ['mech', 'nonMech', 'shift', 'shiftIn', 'assault'],
  shifts: ['columns'],
  assaultCosts: ['extra'],
  moscow: ['least', 'most'],
  moscowAdds: ['hex', 'add'],
  caucasus: ['least', 'most'],
  caucasusAdds: ['hex', 'add'],
  caucasusForce: ['units'],
  caucasusHolds: ['hex'],
  victory: ['soviet', 'german', 'history'],
  history: ['points'],
  points: ['points'],
  dice: ['die', 'divide', 'round', 'add', 'least', 'most'],
  limits: ['value'],
  boxes: ['title'],
  offensiveSupply: ['range', 'availableFrom'],
  strategicTurns: ['first', 'last', 'allowance'],
  strategicWeights: ['weight'],
  events: ['when'],
  switches: ['value'],
  turns: ['label', 'months', 'kind', 'ruleYear', 'events'],
  movement: ['mech', 'nonMech'],
  replacements: ['mech', 'nonMech'],
  luftwaffe: ['markers'],
  arrivals: ['count', 'when'],
};

type Span = { readonly all: readonly number[]; readonly checked: readonly number[] };

/** All turns there are, by the track and by the scenarios, and those at whose end victory is checked (4.14a, 12.3b). */
const spanOf = ({ scenarios }: BoardSet, { turns }: TurnsFile): Span => {
  const played = Object.values(scenarios);
  const last = Math.max(...turns.map(({ turn }) => turn), ...played.map((one) => one.turns.last));
  return {
    all: span(1, last),
    checked: span(Math.min(...played.map(({ firstCheck = 1 }) => firstCheck)), last),
  };
};

const SIDES = ['german', 'soviet'] as const;

type Conditional = { readonly turn: number; readonly condition?: Condition };

/** Lines with a condition stand beside the one that holds without it. */
const plain = <T extends Conditional>(lines: readonly T[]): readonly T[] =>
  lines.filter(({ condition }) => condition === undefined);

const turnCells = (
  { turns, movement, replacements, luftwaffe }: TurnsFile,
  { all }: Span,
): readonly Finding[] => [
  ...turnFindings(TURNS, 'turns', all, turns),
  ...turnFindings(TURNS, 'movement', all, plain(movement), SIDES),
  ...turnFindings(TURNS, 'replacements', all, plain(replacements), SIDES),
  ...turnFindings(TURNS, 'luftwaffe', all, plain(luftwaffe)),
];

const keyFindings = (set: BoardSet, tables: TablesFile, turns: TurnsFile): readonly Finding[] => {
  const { map } = set.board;
  const columns = tables.columns.map(({ id }) => id);
  const events = tables.events.map(({ id }) => id);
  const options = tables.options.map(({ id }) => id);
  const markers = set.units.markers.map(({ id }) => id);
  const { moscowAdds, caucasusAdds, caucasusHolds } = tables;
  const held = { moscowAdds, caucasusAdds, caucasusHolds };
  const holds = (condition: Condition): boolean => {
    const [kind, key] = condition.split(':');
    if (key === undefined) return true;
    return kind === 'option' ? options.includes(key) : Object.hasOwn(set.scenarios, key);
  };
  const conditions = (
    name: string,
    section: string,
    lines: readonly { readonly condition?: Condition }[],
  ): readonly Finding[] =>
    lines.flatMap(({ condition }, i) =>
      condition === undefined || holds(condition)
        ? []
        : [lacks(name, [section, i, 'condition'], 'condition', condition)],
    );
  return [
    ...tables.ends.flatMap(({ beyond }, i) =>
      columns.includes(beyond) ? [] : [lacks(TABLES, ['ends', i, 'beyond'], 'column', beyond)],
    ),
    ...tables.shifts.flatMap(({ option }, i) =>
      option === undefined || options.includes(option)
        ? []
        : [lacks(TABLES, ['shifts', i, 'option'], 'option', option)],
    ),
    ...Object.entries(held).flatMap(([section, lines]) =>
      lines.flatMap(({ hex }, i) =>
        isLand(map, hex) ? [] : [lacks(TABLES, [section, i, 'hex'], 'hex of land', hex)],
      ),
    ),
    ...tables.offensiveSupply.flatMap(({ id }, i) =>
      markers.includes(id) ? [] : [lacks(TABLES, ['offensiveSupply', i, 'id'], 'marker', id)],
    ),
    ...turns.arrivals.flatMap(({ marker }, i) =>
      markers.includes(marker) ? [] : [lacks(TURNS, ['arrivals', i, 'marker'], 'marker', marker)],
    ),
    ...turns.turns.flatMap((line, i) =>
      line.events.flatMap((event, n) =>
        events.includes(event) ? [] : [lacks(TURNS, ['turns', i, 'events', n], 'event', event)],
      ),
    ),
    ...tables.events.flatMap(({ id }, i) =>
      turns.turns.some((line) => line.events.includes(id))
        ? []
        : [finding('CHART.UNUSED', TABLES, ['events', i], { chart: 'turns', cell: id })],
    ),
    ...conditions(TABLES, 'events', tables.events),
    ...conditions(TURNS, 'movement', turns.movement),
    ...conditions(TURNS, 'replacements', turns.replacements),
    ...conditions(TURNS, 'luftwaffe', turns.luftwaffe),
  ];
};

export const chartFindings = (set: BoardSet): readonly Finding[] => {
  const tables = set.tables as TablesFile;
  const turns = set.turns as TurnsFile;
  const book = ruleBook(set);
  const there = spanOf(set, turns);
  return [
    ...idFindings(TABLES, tables),
    ...resultFindings(TABLES, tables.columns, tables.crt),
    ...turnFindings(TABLES, 'victory', there.checked, tables.victory),
    ...turnCells(turns, there),
    ...keyFindings(set, tables, turns),
    ...agreementFindings(set, tables, turns),
    ...chartSourceFindings(book, TABLES, tables, VALUES),
    ...chartSourceFindings(book, TURNS, turns, VALUES),
  ];
};
