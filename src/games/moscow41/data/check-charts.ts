// Checks the charts of Moscow vs. Barbarossa and its turn track: whole tables, keys that are there, and a source for every value.
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
  bonuses: ['value', 'intrinsic', 'matched', 'multiplier', 'need'],
  movement: ['good', 'mud', 'snow', 'bonus', 'road'],
  order: ['first'],
};

const wants = bookWants('moscow41');

/** The rows of the air table; the seventh is that of extended range (AIR.1). */
const AIR_ROWS = span(1, 7);
/** WEA.21. */
const LAST_TURN = 8;

/** WEA.16 to WEA.21: the weather by turn, after a roll for Mud and after one for Good. */
const SKIES: readonly Sky[] = [
  ['WEA.16', 'good', 'good'],
  ['WEA.17', 'mud', 'good'],
  ['WEA.18', 'mud', 'mud'],
  ['WEA.19', 'hard-frost', 'snow'],
  ['WEA.21', 'snow', 'snow'],
  ['WEA.21', 'snow', 'snow'],
  ['WEA.21', 'snow', 'snow'],
  ['WEA.21', 'snow', 'snow'],
];

/** INH.SEQ. */
const ORDERS: Orders = {
  good: { first: ['INH.SEQ', 'german'] },
  'hard-frost': { first: ['INH.SEQ', 'german'] },
  mud: { first: ['INH.SEQ', 'german'] },
  snow: { first: ['INH.SEQ', 'russian'] },
};

/** SUP.4, SUP.5. */
const LENGTHS: Lengths = {
  long: ['SUP.4', 6],
  short: ['SUP.5', 4],
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
