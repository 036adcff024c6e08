// What the rulebook itself says of counters: any owner's files must have it. Each demand has its rule.
import type { BoardSet } from '../../../board/board.ts';
import { demandsOf } from '../../../board/check/demands.ts';
import type { Demand } from '../../../board/check/demands.ts';
import { UNITS } from '../../../board/file-names.ts';
import type { Finding } from '../../../board/finding.ts';
import { attackOn, frontCounters } from '../../../mechanics/entry/front-counters.ts';
import type { TablesFile } from './charts.ts';

const { wants } = demandsOf('typhoon');

/** RES.X.7: a corps has a factor for each of its divisions, and a free one. */
const wholeCorps: Demand = ({ units: { units }, tables }) =>
  (tables as TablesFile).breakdown.flatMap(({ corps, divisions }) => {
    const i = units.findIndex(({ id }) => id === corps);
    const unit = units[i];
    const least = divisions.length + 1;
    return unit === undefined || attackOn(unit, 0) >= least
      ? []
      : wants('RES.X.7', UNITS, ['units', i], `attack ${least} or more for ${unit.name}`, attackOn(unit, 0));
  });

const DEMANDS: readonly Demand[] = [
  ...frontCounters('typhoon', {
    rokossovsky: 'REP.5',
    vatutin: 'REP.9',
    fliegerkorps: 'REP.10',
    paratroops: 'SUP.9',
    aviation: 'SET.4',
    fighters: 'AIR.5',
    marked: 'SET.8',
    weakBack: 'RES.X.8',
    strongArmy: 'ARM.5',
    strongShock: 'ARM.7',
    icons: 'STK.7',
    armyCross: 'ARM.4',
    katyushaCross: 'KAT.5',
    siberians: 'REP.2',
  }),
  wholeCorps,
];

export const counterFindings = (set: BoardSet): readonly Finding[] =>
  DEMANDS.flatMap((demand) => demand(set));
