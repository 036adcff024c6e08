// What the ledger remembers besides places, holders and lost steps, as facts of a position: `own turn.replaced ["3a"]`.
import { idOf, listOf, oneOf, recordOf, SO, tableOf, whole } from '../../../api/position-values.ts';
import type { LedgerFact } from '../../../mechanics/position/ledger-facts.ts';
import type { Printed } from '../data/sheet.ts';
import { FRONTS } from '../state.ts';

export const ledgerFacts = (p: Printed): readonly LedgerFact[] => {
  const of = (side: string) => (id: string) => p.isUnit(id) && p.sideOf(id) === side;
  const german = idOf('a German unit', of('german'));
  const soviet = idOf('a Soviet unit', of('soviet'));
  const armies = whole(0, 9);
  return [
    {
      path: 'narrows',
      value: SO,
      says: 'A Soviet unit has crossed the narrows.',
      rule: 'dagc:9.8a',
      example: 'true',
    },
    {
      path: 'turn.activated',
      value: listOf(soviet, 'Soviet units'),
      says: 'Units that the offensive begins with; on the first turn all in range, if nothing is said.',
      rule: 'dagc:5.4a',
      example: '["5a"]',
    },
    {
      path: 'turn.flown',
      value: recordOf(Object.fromEntries(FRONTS.map((front) => [front, armies]))),
      says: 'How many air armies of each front have flown their mission in this turn.',
      rule: 'dagc:13.5b',
      example: '{"main-front":3,"ukrainian-front":0}',
    },
    {
      path: 'turn.interdicted',
      value: tableOf(german, oneOf(FRONTS)),
      says: 'German units that are interdicted, and the front of the air army that does it.',
      rule: 'dagc:13.3c',
      example: '{"39pz":"main-front"}',
    },
    {
      path: 'turn.replaced',
      value: listOf(idOf('a unit', p.isUnit), 'units'),
      says: 'Units that have taken a replacement step in this turn.',
      rule: 'dagc:10.8c',
      example: '["3a"]',
    },
    {
      path: 'turn.received',
      value: listOf(german, 'German units'),
      says: 'Units on which a Korps Gruppe has been placed in this turn.',
      rule: 'dagc:10.4d',
      example: '["39pz"]',
    },
    {
      path: 'turn.cut',
      value: listOf(german, 'German units'),
      says: 'Units that the ports cannot feed in this turn, once they were picked.',
      rule: 'dagc:7.9h',
      example: '["26inf"]',
    },
    {
      path: 'turn.fed',
      value: listOf(german, 'German units'),
      says: 'Units that drew on ports when others were picked, and come first for the rest of the turn.',
      rule: 'dagc:7.9j',
      example: '["26inf"]',
    },
    {
      path: 'turn.concentration',
      value: oneOf(['came', 'failed']),
      says: 'How the German armour concentration was committed in this turn.',
      rule: 'dagc:12.6a',
      example: '"failed"',
    },
  ];
};
