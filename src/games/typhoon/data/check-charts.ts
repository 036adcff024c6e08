// Checks the charts of Typhoon and its turn track: whole tables, keys that are there, and a source for every value.
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
  bonuses: ['value', 'intrinsic', 'matched', 'need'],
  terrain: ['panzer', 'german', 'russian', 'closed'],
  movement: ['good', 'mud', 'snow', 'firstSnow', 'road'],
  costs: ['value'],
  limits: ['value'],
  supply: ['german', 'russian'],
  breakdown: ['divisions'],
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
  order: ['first', 'german', 'russian'],
  spans: ['first', 'last', 'side', 'text'],
};

const wants = bookWants('typhoon');

/** The rows of the air table; the seventh is that of extended range (AIR.1). */
const AIR_ROWS = span(1, 7);
/** VIC.9. */
const LAST_TURN = 12;

/** WEA.8 to WEA.13: the weather by turn, after a roll for Mud and after one for Good; from turn 10 on it is not said. */
const SKIES: readonly (readonly [rule: string, early: Weather | undefined, late: Weather | undefined])[] = [
  ['WEA.8', 'good', 'good'],
  ['WEA.9', 'mud', 'good'],
  ['WEA.10', 'mud', 'mud'],
  ['WEA.10', 'mud', 'mud'],
  ['WEA.11', 'hard-frost', 'hard-frost'],
  ['WEA.12', 'hard-frost', 'snow'],
  ['WEA.13', 'snow', 'snow'],
  ['WEA.13', 'snow', 'snow'],
  ['WEA.13', 'snow', 'snow'],
];

const weatherFindings = ({ weather }: TurnsFile): readonly Finding[] =>
  weather.flatMap(({ turn, early, late }, i) => {
    const [rule = '', ifMud = early, ifGood = late] = SKIES[turn - 1] ?? [];
    return [
      ...(early === ifMud ? [] : wants(rule, TURNS, ['weather', i, 'early'], ifMud, early)),
      ...(late === ifGood ? [] : wants(rule, TURNS, ['weather', i, 'late'], ifGood, late)),
    ];
  });

/** SEQ.1, SEQ.3. */
const PULSES: Readonly<Record<Weather, readonly [first: string, german: number, russian: number]>> = {
  good: ['german', 3, 3],
  'hard-frost': ['german', 3, 3],
  mud: ['german', 2, 2],
  snow: ['russian', 2, 3],
};

const orderFindings = ({ order }: TurnsFile): readonly Finding[] =>
  order.flatMap(({ weather, first, german, russian }, i) => {
    const [whose, theirs, ours] = PULSES[weather];
    return [
      ...(first === whose ? [] : wants('SEQ.1', TURNS, ['order', i, 'first'], whose, first)),
      ...(german === theirs ? [] : wants('SEQ.3', TURNS, ['order', i, 'german'], theirs, german)),
      ...(russian === ours ? [] : wants('SEQ.3', TURNS, ['order', i, 'russian'], ours, russian)),
    ];
  });

/** SUP.5, SUP.6. */
const supplyFindings = ({ supply }: TablesFile): readonly Finding[] =>
  supply.flatMap(({ weather, german, russian }, i) => {
    const [theirs, ours] = [weather === 'mud' || weather === 'snow' ? 5 : 9, weather === 'mud' ? 5 : 9];
    const of = (n: number): string => (n === 9 ? 'SUP.5' : 'SUP.6');
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
