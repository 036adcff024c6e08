// Checks the charts of Moscow vs. Barbarossa and its turn track: whole tables, keys that are there, and a source for every value.
import type { BoardSet } from '../../../board/board.ts';
import { TABLES, TURNS } from '../../../board/file-names.ts';
import { chartSourceFindings, span } from '../../../board/check/charts.ts';
import type { ChartValues } from '../../../board/check/charts.ts';
import { bookWants } from '../../../board/check/book-wants.ts';
import { oddsTableFindings, trackFindings } from '../../../board/check/odds.ts';
import { ruleBook } from '../../../board/check/provenance.ts';
import type { Finding } from '../../../board/finding.ts';
import { WEATHER } from './charts.ts';
import type { TablesFile, TurnsFile, Weather } from './charts.ts';

const VALUES: ChartValues = {
  results: ['name', 'rank', 'most', 'extra', 'pays'],
  columns: ['rung', 'attack', 'defence'],
  rows: ['a', 'b'],
  crt: ['result'],
  airColumns: ['side'],
  airResults: ['name'],
  air: ['result'],
  conversions: ['result'],
  pressed: ['best', 'worst'],
  shifts: ['columns'],
  bonuses: ['value', 'intrinsic', 'matched', 'multiplier', 'need'],
  terrain: ['panzer', 'german', 'russian', 'closed'],
  movement: ['good', 'mud', 'snow', 'bonus', 'road'],
  costs: ['value'],
  limits: ['value'],
  supply: ['german', 'russian'],
  credits: ['value'],
  siberians: ['order'],
  shockArmies: ['order'],
  victory: ['winner', 'level', 'games', 'needs', 'text'],
  dice: ['die', 'count'],
  history: ['holder'],
  boxes: ['title'],
  turns: ['label', 'date'],
  weather: ['early', 'late'],
  weatherRoll: ['weather'],
  order: ['first'],
  spans: ['first', 'last', 'side', 'text'],
};

const wants = bookWants('moscow41');

/** The rows of the air table; the seventh is that of extended range (AIR.1). */
const AIR_ROWS = span(1, 7);
/** WEA.21. */
const LAST_TURN = 8;

/** WEA.16 to WEA.21: the weather by turn, after a roll for Mud and after one for Good. */
const SKIES: readonly (readonly [rule: string, early: Weather, late: Weather])[] = [
  ['WEA.16', 'good', 'good'],
  ['WEA.17', 'mud', 'good'],
  ['WEA.18', 'mud', 'mud'],
  ['WEA.19', 'hard-frost', 'snow'],
  ['WEA.21', 'snow', 'snow'],
  ['WEA.21', 'snow', 'snow'],
  ['WEA.21', 'snow', 'snow'],
  ['WEA.21', 'snow', 'snow'],
];

const weatherFindings = ({ weather }: TurnsFile): readonly Finding[] =>
  weather.flatMap(({ turn, early, late }, i) => {
    const [rule = '', ifMud = early, ifGood = late] = SKIES[turn - 1] ?? [];
    return [
      ...(early === ifMud ? [] : wants(rule, TURNS, ['weather', i, 'early'], ifMud, early)),
      ...(late === ifGood ? [] : wants(rule, TURNS, ['weather', i, 'late'], ifGood, late)),
    ];
  });

const orderFindings = ({ order }: TurnsFile): readonly Finding[] =>
  order.flatMap(({ weather, first }, i) => {
    const whose = weather === 'snow' ? 'russian' : 'german';
    return first === whose ? [] : wants('INH.SEQ', TURNS, ['order', i, 'first'], whose, first);
  });

/** SUP.4, SUP.5. */
const supplyFindings = ({ supply }: TablesFile): readonly Finding[] =>
  supply.flatMap(({ weather, german, russian }, i) => {
    const [theirs, ours] = [weather === 'mud' || weather === 'snow' ? 4 : 6, weather === 'mud' ? 4 : 6];
    const of = (n: number): string => (n === 6 ? 'SUP.4' : 'SUP.5');
    return [
      ...(german === theirs ? [] : wants(of(theirs), TABLES, ['supply', i, 'german'], theirs, german)),
      ...(russian === ours ? [] : wants(of(ours), TABLES, ['supply', i, 'russian'], ours, russian)),
    ];
  });

export const chartFindings = (set: BoardSet): readonly Finding[] => {
  const tables = set.tables as TablesFile;
  const turns = set.turns as TurnsFile;
  const book = ruleBook(set);
  return [
    ...oddsTableFindings(set, tables, AIR_ROWS),
    ...supplyFindings(tables),
    ...trackFindings(LAST_TURN, WEATHER, turns),
    ...weatherFindings(turns),
    ...orderFindings(turns),
    ...chartSourceFindings(book, TABLES, tables, VALUES),
    ...chartSourceFindings(book, TURNS, turns, VALUES),
  ];
};
