// What the ledger remembers of battles, as facts of a position.
import { idOf, listOf, recordOf, SO, whole } from '../../../api/position-values.ts';
import type { LedgerFact } from '../../../mechanics/position/ledger-facts.ts';
import type { Printed } from '../data/sheet.ts';

export const combatFacts = (p: Printed): readonly LedgerFact[] => {
  const hex = idOf('a hex', p.isHex);
  return [
    {
      path: 'rumania',
      value: SO,
      says: 'An Axis unit has attacked out of Rumania.',
      rule: 'deathstruggle:FST.2',
      example: 'true',
    },
    {
      path: 'pulse.battles',
      value: listOf(
        recordOf({ hex, from: listOf(hex, 'hexes') }, { rung: whole(-99, p.tables.columns.length - 1) }),
        'battles',
      ),
      says: 'Battles of this phase: what was attacked, from where, and at which column, from 0.',
      rule: 'deathstruggle:MAN.3',
      example: '[{"hex":"2820","from":["2821"],"rung":4}]',
    },
    {
      path: 'pulse.again',
      value: listOf(idOf('a unit', p.isUnit), 'units'),
      says: 'Units that have made their Blitzkrieg attack in this player turn.',
      rule: 'deathstruggle:R4',
      example: '["7pz"]',
    },
    {
      path: 'turn.ford',
      value: recordOf({ from: hex, hex }, { used: SO }),
      says: 'The side of a river that costs the Axis no column in this turn; used: it has helped.',
      rule: 'deathstruggle:FST.5',
      example: '{"from":"2821","hex":"2820"}',
    },
  ];
};
