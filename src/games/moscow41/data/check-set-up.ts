// What the rulebook itself says of how the game begins: who stands where, who waits, and what the start line wants.
import type { BoardSet } from '../../../board/board.ts';
import { demandsOf, hasMark, inEach, isKind } from '../../../board/check/demands.ts';
import type { Demand } from '../../../board/check/demands.ts';
import { frontDemands } from '../../../board/check/front.ts';
import { scenarioFile } from '../../../board/file-names.ts';
import type { UnitLine } from '../../../board/data-types.ts';
import type { Finding } from '../../../board/finding.ts';
import { corpsCover, stackWants } from '../../../mechanics/entry/front-set-up.ts';

const { wants, turns } = demandsOf('moscow41');
const { begins, waits, boxed, stacks, manned } = frontDemands('moscow41');

/** INH.REP. */
const vatutin: Demand = inEach(({ id, track }, set) => {
  const unit = set.units.units.find(({ name }) => name === 'Operational Group Vatutin');
  return unit !== undefined && track['1']?.includes(unit.id) === true
    ? []
    : wants('INH.REP', scenarioFile(id), ['track', '1'], 'Operational Group Vatutin', track['1']?.join(', '));
});

const isRussianArmy = ({ side, size }: UnitLine): boolean => side === 'russian' && size === 'army';
const isKalinin = ({ name }: UnitLine): boolean => name === 'Kalinin Front Aviation';

const DEMANDS: readonly Demand[] = [
  turns('WEA.21', 1, 8),
  vatutin,
  begins('INH.SET', isRussianArmy, 'entrenched'),
  waits('INH.SET', hasMark('r'), 'units marked R'),
  waits('INH.SET', ({ type }) => type === 'aircraft', 'aircraft'),
  boxed('INH.SET', 'kalinin', isKalinin, 'Kalinin Front Aviation alone'),
  boxed('INH.REP', 'siberia', isKind('siberian'), 'all Siberian units'),
  boxed('INH.SIB', 'shock', ({ type }) => type === 'shock', 'all shock armies'),
  stacks(
    stackWants({
      stack: 'INH.STK',
      'stack-armies': 'INH.STK',
      'stack-corps': 'INH.STK',
      'stack-mobile': 'INH.STK',
      'stack-two-icons': 'INH.STK',
    }),
  ),
  manned('INH.SET', 'german-start-line', 'german', corpsCover),
];

export const setUpFindings = (set: BoardSet): readonly Finding[] => DEMANDS.flatMap((demand) => demand(set));
