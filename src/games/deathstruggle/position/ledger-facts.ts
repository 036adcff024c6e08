// What the ledger remembers besides places, holders and reduced units, as facts of a position: `own disrupted ["22a"]`.
import { idOf, listOf, tableOf } from '../../../api/position-values.ts';
import { formationFacts } from '../../../mechanics/position/formation-facts.ts';
import type { LedgerFact } from '../../../mechanics/position/ledger-facts.ts';
import type { RuleId } from '../../../core/types.ts';
import { airFacts } from '../air/facts.ts';
import type { Printed } from '../data/sheet.ts';
import { mayEntrench } from '../ground-units.ts';
import { classOf } from '../unit-data/classes.ts';
import { combatFacts } from './combat-facts.ts';
import { logisticsFacts } from './logistics-facts.ts';

const RULES: Readonly<Record<string, RuleId>> = {
  disrupted: 'deathstruggle:DIS.1',
  entrenched: 'deathstruggle:ENT.1',
  strong: 'deathstruggle:SEQ.A1',
  'pulse.number': 'deathstruggle:SEQ.0',
  'pulse.attacks': 'deathstruggle:SEQ.A3',
  'pulse.engaged': 'deathstruggle:KAT.2',
  'pulse.used': 'deathstruggle:R79',
  'pulse.fought': 'deathstruggle:MOV.12',
  'pulse.fired': 'deathstruggle:KAT.2',
  'pulse.spent': 'deathstruggle:MOV.7',
  'pulse.dug': 'deathstruggle:ENT.1',
  'pulse.healing': 'deathstruggle:SEQ.A4',
};

export const ledgerFacts = (p: Printed): readonly LedgerFact[] => {
  const units = listOf(idOf('a unit', p.isUnit), 'units');
  return [
    ...formationFacts(p, {
      rules: RULES,
      mayEntrench: (unit) => mayEntrench(p, unit),
      pulses: 2,
      lastTurn: p.turns.turns.length,
      example: {
        hex: '2820',
        from: '2821',
        army: '8a',
        strong: '9armee',
        close: '9armee',
        corps: '1ik',
        rifle: '10rd',
        paratroops: '5para',
      },
    }),
    ...combatFacts(p),
    ...logisticsFacts(p),
    {
      path: 'components',
      value: tableOf(
        idOf('a corps or an army', (id) => p.isUnit(id) && (classOf(p, id).isCorps || classOf(p, id).isArmy)),
        units,
      ),
      says: 'What corps and armies were built of, where that is not what they began with. With no base the divisions of those on the map are in components, if no line says where they are.',
      rule: 'deathstruggle:BLD.5',
      example: '{"6mc":["4td","7td"]}',
    },
    {
      path: 'pulse.gone',
      value: units,
      says: 'Units that moved in an earlier phase of this player turn.',
      rule: 'deathstruggle:MOV.12',
      example: '["8a"]',
    },
    ...airFacts(p),
  ];
};
