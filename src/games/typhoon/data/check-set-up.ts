// What the rulebook itself says of how the game begins: who stands where, who waits, and what the start line wants.
import type { BoardSet } from '../../../board/board.ts';
import { demandsOf, hasMark, inEach, isKind } from '../../../board/check/demands.ts';
import type { Demand } from '../../../board/check/demands.ts';
import { frontDemands } from '../../../board/check/front.ts';
import { scenarioFile } from '../../../board/file-names.ts';
import type { UnitLine } from '../../../board/data-types.ts';
import type { Finding } from '../../../board/finding.ts';
import { corpsCover, stackWants } from '../../../mechanics/entry/front-set-up.ts';

const { wants, turns } = demandsOf('typhoon');
const { begins, waits, boxed, stacks, manned } = frontDemands('typhoon');

/** REP.9. */
const vatutin: Demand = inEach(({ id, track }, set) => {
  const unit = set.units.units.find(({ name }) => name === 'Operational Group Vatutin');
  return unit !== undefined && track['1']?.includes(unit.id) === true
    ? []
    : wants('REP.9', scenarioFile(id), ['track', '1'], 'Operational Group Vatutin', track['1']?.join(', '));
});

const isRussianArmy = ({ side, size }: UnitLine): boolean => side === 'russian' && size === 'army';
const isKalinin = ({ name }: UnitLine): boolean => name === 'Kalinin Front Aviation';

const DEMANDS: readonly Demand[] = [
  turns('VIC.9', 1, 12),
  vatutin,
  begins('SET.6', isRussianArmy, 'entrenched'),
  waits('SET.2', hasMark('r'), 'units marked R'),
  waits('SET.4', ({ type }) => type === 'aircraft', 'aircraft'),
  boxed('SET.4', 'kalinin', isKalinin, 'Kalinin Front Aviation alone'),
  boxed('REP.2', 'siberia', isKind('siberian'), 'all Siberian units'),
  boxed('SIB.2', 'shock', ({ type }) => type === 'shock', 'all shock armies'),
  stacks(
    stackWants({
      stack: 'STK.3',
      'stack-armies': 'STK.4',
      'stack-corps': 'STK.5',
      'stack-mobile': 'STK.6',
      'stack-two-icons': 'STK.7',
    }),
  ),
  manned('SET.11', 'german-start-line', 'german', corpsCover),
];

export const setUpFindings = (set: BoardSet): readonly Finding[] => DEMANDS.flatMap((demand) => demand(set));
