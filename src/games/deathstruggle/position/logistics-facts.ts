// What the ledger remembers of supply, railways, replacements and victory, as facts of a position.
import { idOf, listOf, oneOf, recordOf, tableOf, whole } from '../../../api/position-values.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { LedgerFact } from '../../../mechanics/position/ledger-facts.ts';
import type { Printed } from '../data/sheet.ts';
import { factories } from '../strategic-movement/factories.ts';

/** More rail factors than any side has. */
const MOST_FACTORS = 99;

export const logisticsFacts = (p: Printed): readonly LedgerFact[] => {
  const limit = (id: string): number => lineOf(p.tables.limits, id).value;
  const units = listOf(idOf('a unit', p.isUnit), 'units');
  const last = p.turns.turns.length;
  const turn = whole(1, last);
  const turnOf = (value: unknown): readonly number[] => (typeof value === 'number' ? [value] : []);
  const factory = oneOf(factories(p).map(({ id }) => id));
  return [
    {
      path: 'fed',
      value: units,
      says: 'Units that are supplied from the air.',
      rule: 'deathstruggle:SUP.10',
      example: '["7pz"]',
    },
    {
      path: 'converted',
      value: listOf(idOf('a hex', p.isHex), 'hexes'),
      says: 'Hexes outside the countries of the Axis through which rail heads have gone.',
      rule: 'deathstruggle:SUP.4',
      example: '["4249"]',
    },
    {
      path: 'loading',
      value: tableOf(factory, turn),
      turns: (value) => Object.values(value as Record<string, number>),
      says: 'Factories that are being loaded, with the turn in which that began.',
      rule: 'deathstruggle:STR.13',
      example: '{"kharkovfactory":1}',
    },
    {
      path: 'factors',
      value: whole(0, limit('replacement-german') + limit('replacement-saved')),
      says: 'German replacement factors at hand.',
      rule: 'deathstruggle:REP.9',
      example: '1',
    },
    {
      path: 'reserve',
      value: turn,
      turns: turnOf,
      says: 'The turn in which the Siberian Reserve began.',
      rule: 'deathstruggle:SIB.1',
      example: '1',
    },
    {
      path: 'collapse',
      value: oneOf(['rolled', 'waived']),
      says: 'What became of the roll for collapse as Moscow was taken.',
      rule: 'deathstruggle:VIC.4',
      example: '"rolled"',
    },
    {
      path: 'claimed',
      value: listOf(
        oneOf(p.tables.victory.filter(({ when }) => when === 'russian-look').map(({ id }) => id)),
        'lines of victory',
      ),
      says: 'What the Russians had at the end of their last turn for a victory worth two games.',
      rule: 'deathstruggle:VIC.10',
      example: '["warsaw"]',
    },
    {
      path: 'pulse.laid',
      value: listOf(whole(0, limit('rail-head-advance')), 'numbers', true),
      says: 'Rail hexes that each rail head has gone in this player turn.',
      rule: 'deathstruggle:SUP.4',
      example: '[3]',
    },
    {
      path: 'pulse.railed',
      value: whole(0, MOST_FACTORS),
      says: 'Rail factors used in this player turn.',
      rule: 'deathstruggle:STR.2',
      example: '2',
    },
    {
      path: 'pulse.sailed',
      value: whole(0, limit('sea-units')),
      says: 'Units that have gone by sea in this player turn.',
      rule: 'deathstruggle:STR.6',
      example: '1',
    },
    {
      path: 'pulse.arrived',
      value: listOf(
        recordOf({
          unit: idOf('a unit', p.isUnit),
          line: oneOf(['city', ...p.tables.arrivals.map(({ id }) => id)]),
        }),
        'arrivals',
      ),
      says: 'Units that have come onto the map in this player turn, and by which line of the chart.',
      rule: 'deathstruggle:REP.3',
      example: '[{"unit":"21rc","line":"corps"}]',
    },
  ];
};
