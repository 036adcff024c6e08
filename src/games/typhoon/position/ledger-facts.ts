// What the ledger remembers besides places, holders and reduced corps, as facts of a position: `own disrupted ["22a"]`.
import { formationFacts } from '../../../mechanics/position/formation-facts.ts';
import type { LedgerFact } from '../../../mechanics/position/ledger-facts.ts';
import type { RuleId } from '../../../core/types.ts';
import type { Printed } from '../data/sheet.ts';
import { mayEntrench } from '../entrenchment/entrench.ts';

const RULES: Readonly<Record<string, RuleId>> = {
  disrupted: 'typhoon:DIS.1',
  entrenched: 'typhoon:INH.ENT',
  strong: 'typhoon:ARM.5',
  unsupplied: 'typhoon:R61',
  inactive: 'typhoon:ARM.2',
  fallen: 'typhoon:R26',
  downed: 'typhoon:AIR.11',
  weather: 'typhoon:WEA.9',
  'pulse.number': 'typhoon:SEQ.10',
  'pulse.attacks': 'typhoon:SEQ.5',
  'pulse.battles': 'typhoon:MAN.1',
  'pulse.engaged': 'typhoon:KAT.2',
  'pulse.used': 'typhoon:R36',
  'pulse.fought': 'typhoon:SEQ.16',
  'pulse.fired': 'typhoon:R41',
  'pulse.spent': 'typhoon:R41',
  'pulse.flown': 'typhoon:AIR.6',
  'pulse.missions': 'typhoon:R49',
  'pulse.supported': 'typhoon:AIR.19',
  'pulse.walked': 'typhoon:R83',
  'pulse.healing': 'typhoon:R82',
  reserve: 'typhoon:SIB.1',
  air: 'typhoon:VIC.6',
  lapsed: 'typhoon:VIC.8',
  'turn.bought': 'typhoon:REP.2',
  'turn.noRetreat': 'typhoon:NRO.3',
  'turn.panic': 'typhoon:AIR.31',
  'turn.active': 'typhoon:R47',
  'turn.resupplied': 'typhoon:AIR.27',
  'turn.shaken': 'typhoon:R68',
  'turn.began': 'typhoon:AIR.22',
};

/** No turn has more pulses than three of each side. */
const MOST_PULSES = 6;

export const ledgerFacts = (p: Printed): readonly LedgerFact[] =>
  formationFacts(p, {
    rules: RULES,
    mayEntrench: (unit) => mayEntrench(p, unit),
    pulses: MOST_PULSES,
    lastTurn: p.turns.turns.length,
    apart: { side: 'german', says: 'a German army', all: 'German armies' },
    example: {
      hex: '2309',
      from: '2310',
      army: '22a',
      strong: '9a',
      close: '2a',
      corps: '24pz',
      rifle: '316rd',
      paratroops: '5para',
    },
  });
