// What the rulebook itself says of counters: any owner's files must have it. Each demand has its rule.
import type { BoardSet } from '../../../board/board.ts';
import { demandsOf, printedOn } from '../../../board/check/demands.ts';
import type { Demand } from '../../../board/check/demands.ts';
import type { Finding } from '../../../board/finding.ts';
import { attackOn, frontCounters } from '../../../mechanics/entry/front-counters.ts';

const { each } = demandsOf('moscow41');

const DEMANDS: readonly Demand[] = [
  ...frontCounters('moscow41', {
    rokossovsky: 'INH.REP',
    vatutin: 'INH.REP',
    fliegerkorps: 'INH.VIC',
    paratroops: 'SUP.8',
    aviation: 'INH.SET',
    fighters: 'INH.AIR',
    marked: 'INH.SET',
    weakBack: 'RES.X.3',
    strongArmy: 'RES.X.3',
    strongShock: 'RES.X.3',
    icons: 'INH.STK',
    armyCross: 'INH.ARM',
    katyushaCross: 'INH.KAT',
    siberians: 'INH.REP',
  }),
  each(
    'RES.X.2',
    ({ type, size }) => type === 'infantry' && size === 'corps',
    'factors 2 and 1',
    printedOn,
    (unit) => attackOn(unit, 0) === 2 && attackOn(unit, 1) === 1,
  ),
];

export const counterFindings = (set: BoardSet): readonly Finding[] =>
  DEMANDS.flatMap((demand) => demand(set));
