// What the ledger remembers besides places, holders and markers, as facts of a position: `own turn.air "german"`.
import { idOf, listOf, oneOf, recordOf, tableOf, whole } from '../../../api/position-values.ts';
import type { LedgerFact } from '../../../mechanics/position/ledger-facts.ts';
import type { Printed } from '../data/sheet.ts';
import { ORDERS } from '../state.ts';

export const ledgerFacts = (p: Printed): readonly LedgerFact[] => {
  const german = idOf('a German unit', (id) => p.isUnit(id) && p.sideOf(id) === 'german');
  const lost = whole(0, 999);
  return [
    {
      path: 'plan.order',
      value: oneOf(ORDERS),
      says: 'The order of phases of the player turn under way.',
      rule: 'storm:5.4a',
      example: '"fight-move"',
    },
    {
      path: 'lost',
      value: recordOf({ german: lost, soviet: lost }),
      says: 'What the loss tracks say.',
      rule: 'storm:3.6b',
      example: '{"german":12,"soviet":40}',
    },
    {
      path: 'fallen',
      value: tableOf(german, whole(1, 10)),
      says: 'The turn in which units of the dead pile were lost.',
      rule: 'storm:8.4d',
      example: '{"1pz":2}',
    },
    {
      path: 'airLost',
      value: listOf(german, 'German units'),
      says: 'Units lost on aerial supply, which never come back.',
      rule: 'storm:8.4b',
      example: '["1pz"]',
    },
    {
      path: 'replaced',
      value: whole(0, 99),
      says: 'How many German units have been replaced in the game.',
      rule: 'storm:2.13g',
      example: '5',
    },
    {
      path: 'turn.air',
      value: oneOf(p.sides),
      says: 'Who has air superiority.',
      rule: 'storm:5.3b',
      example: '"german"',
    },
    {
      path: 'turn.awarded',
      value: whole(0, 10),
      says: 'How many airpower markers the winner has been awarded.',
      rule: 'storm:5.3b',
      example: '3',
    },
    {
      path: 'turn.released',
      value: listOf(german, 'German units'),
      says: 'Units released from the reserve in this turn.',
      rule: 'storm:5.6c',
      example: '["2pz"]',
    },
    {
      path: 'turn.tapped',
      value: idOf('a hex', p.isHex),
      says: 'The hex from which units have gone to the reserve in this turn.',
      rule: 'storm:5.6a',
      example: '"N2030"',
    },
    {
      path: 'turn.lifted',
      value: listOf(german, 'German units'),
      says: 'Units that are supplied by air; all who are with the marker, if nothing is said.',
      rule: 'storm:7.9b',
      example: '["1pz"]',
    },
    {
      path: 'turn.back',
      value: recordOf({ mechanized: whole(0, 9), foot: whole(0, 9) }),
      says: 'How many German units have been replaced in this turn.',
      rule: 'storm:8.4f',
      example: '{"mechanized":1,"foot":2}',
    },
  ];
};
