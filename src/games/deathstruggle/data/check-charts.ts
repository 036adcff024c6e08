// Checks the charts of Death Struggle 20 and its turn track: whole tables, keys that are there, and a source for every value.
import type { BoardSet } from '../../../board/board.ts';
import { TABLES, TURNS } from '../../../board/file-names.ts';
import {
  cellFindings,
  chartSourceFindings,
  idFindings,
  lacks,
  span,
  turnFindings,
} from '../../../board/check/charts.ts';
import type { ChartValues } from '../../../board/check/charts.ts';
import { bookWants } from '../../../board/check/book-wants.ts';
import { ODDS_VALUES, oddsTableFindings, turnSpanFindings } from '../../../board/check/odds.ts';
import { ruleBook } from '../../../board/check/provenance.ts';
import type { Finding } from '../../../board/finding.ts';
import type { TablesFile, TurnsFile, Weather } from './charts.ts';

const VALUES: ChartValues = {
  ...ODDS_VALUES,
  airColumns: ['title', 'side'],
  bonuses: ['value', 'multiplier', 'need'],
  terrain: ['corps', 'division', 'other', 'closed', 'corpsOnce', 'corpsClosed'],
  weather: ['overrun', 'declined', 'brownRoads', 'halved', 'shortAdvance', 'frozen', 'armyRadius'],
  movement: ['good', 'road'],
  bonusMoves: ['main', 'breakthrough'],
  supply: ['axis', 'russian'],
  rail: ['value'],
  recipes: ['makes', 'of'],
  breakdown: ['divisions'],
  setUp: ['within', 'hex', 'of'],
  arrivals: ['count', 'first', 'at'],
  points: ['points'],
  victory: ['winner', 'level', 'games', 'when', 'least', 'most', 'needs', 'how', 'last', 'text'],
  turns: ['label', 'date', 'weather'],
  steps: ['side', 'order', 'title', 'option', 'value'],
};

const wants = bookWants('deathstruggle');

/** CRT.1, CRT.13: shifts alone reach the first and the last. */
const AIR_ROWS = span(0, 7);
/** VIC.6, R33. */
const LAST_TURN = 15;

/** CRT.9, CRT.10. */
const endsOfTable = ({ columns }: TablesFile): readonly Finding[] => {
  const [first, last] = [columns[0]?.id, columns.at(-1)?.id];
  return [
    ...(first === '1:5' ? [] : wants('CRT.9', TABLES, ['columns', 0], '1:5', first)),
    ...(last === '9:1' ? [] : wants('CRT.10', TABLES, ['columns', columns.length - 1], '9:1', last)),
  ];
};

/** VIC.6, VIC.8, VIC.9: when the game ends every number of points has an outcome. */
const endFindings = ({ victory, points }: TablesFile): readonly Finding[] => {
  const most = points.reduce((sum, line) => sum + line.points, 0);
  const ends = victory.filter(({ when }) => when === 'end');
  return span(0, most).flatMap((n) =>
    ends.some(({ least = 0, most: last = most }) => least <= n && n <= last)
      ? []
      : wants('VIC.9', TABLES, ['victory'], `an outcome of ${n} points`, undefined),
  );
};

/** WEA.8: a chart, a shift and a turn name weathers that there are. */
const weatherFindings = (tables: TablesFile, { turns }: TurnsFile): readonly Finding[] => {
  const known = tables.weather.map(({ id }) => id);
  type Line = { readonly weather?: Weather };
  const named = (file: string, section: string, lines: readonly Line[]): readonly Finding[] =>
    lines.flatMap(({ weather }, i) =>
      weather === undefined || known.includes(weather)
        ? []
        : [lacks(file, [section, i, 'weather'], 'weather', weather)],
    );
  const supplied = tables.supply.map(({ weather }) => weather);
  return [
    ...named(TABLES, 'shifts', tables.shifts),
    ...named(TURNS, 'turns', turns),
    ...cellFindings(TABLES, 'supply', known, supplied),
  ];
};

/** SEQ.0: the steps of a side follow each other, and a step that is an option names one. */
const stepFindings = ({ options }: TablesFile, { steps }: TurnsFile): readonly Finding[] => {
  const seen = new Map<string, number>();
  return steps.flatMap(({ side, order, option, value = '' }, i) => {
    const expected = (seen.get(side) ?? 0) + 1;
    seen.set(side, expected);
    const chosen = options.find(({ id }) => id === option);
    return [
      ...(order === expected ? [] : wants('SEQ.0', TURNS, ['steps', i, 'order'], expected, order)),
      ...(option === undefined || chosen?.values.includes(value) === true
        ? []
        : [lacks(TURNS, ['steps', i, 'option'], 'option', option)]),
    ];
  });
};

export const chartFindings = (set: BoardSet): readonly Finding[] => {
  const tables = set.tables as TablesFile;
  const turns = set.turns as TurnsFile;
  const book = ruleBook(set);
  return [
    ...oddsTableFindings(set, tables, AIR_ROWS),
    ...endsOfTable(tables),
    ...endFindings(tables),
    ...weatherFindings(tables, turns),
    ...idFindings(TURNS, turns),
    ...turnFindings(TURNS, 'turns', span(1, LAST_TURN), turns.turns),
    ...turnSpanFindings(LAST_TURN, turns.spans),
    ...stepFindings(tables, turns),
    ...chartSourceFindings(book, TABLES, tables, VALUES),
    ...chartSourceFindings(book, TURNS, turns, VALUES),
  ];
};
