// What the ledger remembers besides places, holders and reduced corps, as facts of a position: `own disrupted ["22a"]`.
import { formationFacts } from '../../../mechanics/position/formation-facts.ts';
import type { LedgerFact } from '../../../mechanics/position/ledger-facts.ts';
import type { RuleId } from '../../../core/types.ts';
import type { Printed } from '../data/sheet.ts';
import { mayEntrench } from '../ground-units.ts';

const RULES: Readonly<Record<string, RuleId>> = {
  disrupted: 'moscow41:INH.DIS',
  entrenched: 'moscow41:ENT.1',
  strong: 'moscow41:INH.ARM',
  inactive: 'moscow41:INH.ARM',
  fallen: 'moscow41:TER.14',
  downed: 'moscow41:R8',
  reserve: 'moscow41:INH.SIB',
  air: 'moscow41:R160',
  lapsed: 'moscow41:R164',
  weather: 'moscow41:WEA.17',
  'turn.bought': 'moscow41:INH.REP',
  'pulse.walked': 'moscow41:R183',
  'pulse.number': 'moscow41:INH.SEQ',
  'pulse.attacks': 'moscow41:INH.SEQ',
  'pulse.battles': 'moscow41:INH.MAN',
  'pulse.engaged': 'moscow41:INH.KAT',
  'pulse.used': 'moscow41:R136',
  'pulse.fought': 'moscow41:INH.SEQ',
  'pulse.fired': 'moscow41:R141',
  'pulse.spent': 'moscow41:R141',
  'pulse.flown': 'moscow41:R8',
  'pulse.missions': 'moscow41:R149',
  'pulse.supported': 'moscow41:R152',
  'pulse.dug': 'moscow41:R24',
  'pulse.healing': 'moscow41:R182',
  'turn.noRetreat': 'moscow41:INH.NRO',
  'turn.panic': 'moscow41:R156',
  'turn.active': 'moscow41:R147',
  'turn.resupplied': 'moscow41:R154',
  'turn.shaken': 'moscow41:R168',
  'turn.began': 'moscow41:R155',
};

export const ledgerFacts = (p: Printed): readonly LedgerFact[] =>
  formationFacts(p, {
    rules: RULES,
    mayEntrench: (unit) => mayEntrench(p, unit),
    // One player turn of each side.
    pulses: 2,
    lastTurn: p.turns.turns.length,
    apart: { side: 'german', says: 'a German army', all: 'German armies' },
    example: {
      hex: '1806',
      from: '1807',
      army: '22a',
      strong: '9a',
      close: '2a',
      corps: '24pz',
      rifle: '316rd',
      paratroops: '5para',
    },
  });
