// Checks the charts of Typhoon and its turn track: whole tables, keys that are there, and a source for every value.
import type { BoardSet } from '../../../board/board.ts';
import { TABLES, TURNS } from '../../../board/file-names.ts';
import { chartSourceFindings, span } from '../../../board/check/charts.ts';
import type { ChartValues } from '../../../board/check/charts.ts';
import { bookWants } from '../../../board/check/book-wants.ts';
import { ODDS_VALUES, oddsTableFindings, trackFindings } from '../../../board/check/odds.ts';
import { lengthFindings, orderFindings, skyFindings } from '../../../board/check/skies.ts';
import type { Lengths, Orders, Sky } from '../../../board/check/skies.ts';
import { ruleBook } from '../../../board/check/provenance.ts';
import type { Finding } from '../../../board/finding.ts';
import { WEATHER } from './charts.ts';
import type { TablesFile, TurnsFile } from './charts.ts';

const VALUES: ChartValues = {
  ...ODDS_VALUES,
  bonuses: ['value', 'intrinsic', 'matched', 'need'],
  movement: ['good', 'mud', 'snow', 'firstSnow', 'road'],
  breakdown: ['divisions'],
  order: ['first', 'german', 'russian'],
};

const wants = bookWants('typhoon');

/** The rows of the air table; the seventh is that of extended range (AIR.1). */
const AIR_ROWS = span(1, 7);
/** VIC.9. */
const LAST_TURN = 12;

/** WEA.8 to WEA.13: the weather by turn, after a roll for Mud and after one for Good; from turn 10 on it is not said. */
const SKIES: readonly Sky[] = [
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

const pulses = (first: string, german: number, russian: number): Orders[string] => ({
  first: ['SEQ.1', first],
  german: ['SEQ.3', german],
  russian: ['SEQ.3', russian],
});

/** SEQ.1, SEQ.3. */
const ORDERS: Orders = {
  good: pulses('german', 3, 3),
  'hard-frost': pulses('german', 3, 3),
  mud: pulses('german', 2, 2),
  snow: pulses('russian', 2, 3),
};

/** SUP.5, SUP.6. */
const LENGTHS: Lengths = {
  long: ['SUP.5', 9],
  short: ['SUP.6', 5],
  shortened: { german: ['mud', 'snow'], russian: ['mud'] },
};

export const chartFindings = (set: BoardSet): readonly Finding[] => {
  const tables = set.tables as TablesFile;
  const turns = set.turns as TurnsFile;
  const book = ruleBook(set);
  return [
    ...oddsTableFindings(set, tables, AIR_ROWS),
    ...lengthFindings(wants, LENGTHS, tables.supply),
    ...trackFindings(LAST_TURN, WEATHER, turns),
    ...skyFindings(wants, SKIES, turns.weather),
    ...orderFindings(wants, ORDERS, turns.order),
    ...chartSourceFindings(book, TABLES, tables, VALUES),
    ...chartSourceFindings(book, TURNS, turns, VALUES),
  ];
};
