// What the ledger remembers of air power, as facts of a position: `own downed {"8fk":5}`.
import { idOf, listOf, oneOf, recordOf, SO, tableOf, whole } from '../../../api/position-values.ts';
import type { LedgerFact } from '../../../mechanics/position/ledger-facts.ts';
import type { Printed } from '../data/sheet.ts';
import { classOf } from '../unit-data/classes.ts';

export const airFacts = (p: Printed): readonly LedgerFact[] => {
  const hex = idOf('a hex', p.isHex);
  const airUnit = idOf('an air unit', (id) => p.isUnit(id) && classOf(p, id).isAir);
  const aircraft = listOf(airUnit, 'air units');
  const flights = listOf(recordOf({ unit: airUnit, base: airUnit }, { far: SO }), 'flights');
  return [
    {
      path: 'downed',
      value: tableOf(airUnit, whole(1, p.turns.turns.length * 2 + 2)),
      says: 'Air units that are away, with the player turn at whose end they are back: the Axis has 1 in turn 1, the Russians 2.',
      rule: 'deathstruggle:R54',
      example: '{"8fk":5}',
    },
    {
      path: 'pulse.flown',
      value: aircraft,
      says: 'Air units that have flown in this player turn, or are to fly.',
      rule: 'deathstruggle:AIR.15',
      example: '["8fk"]',
    },
    {
      path: 'pulse.missions',
      value: listOf(recordOf({ kind: oneOf(['bomb', 'resupply']), hex, flights }), 'missions'),
      says: 'Air missions that have been ordered and not been flown.',
      rule: 'deathstruggle:R130',
      example: '[{"kind":"bomb","hex":"2820","flights":[{"unit":"8fk","base":"8fk"}]}]',
    },
    {
      path: 'pulse.support',
      value: listOf(recordOf({ hex, unit: airUnit }, { far: SO }), 'supporters'),
      says: 'Air units that have come through and support attacks on a hex.',
      rule: 'deathstruggle:AIR.6',
      example: '[{"hex":"2820","unit":"8fk"}]',
    },
    {
      path: 'pulse.based',
      value: aircraft,
      says: 'Air units whose airfields have been placed in this player turn.',
      rule: 'deathstruggle:AIR.2',
      example: '["8fk"]',
    },
  ];
};
