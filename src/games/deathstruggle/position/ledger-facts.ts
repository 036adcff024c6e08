// What the ledger remembers besides places, holders and reduced units, as facts of a position: `own disrupted ["22a"]`.
import { idOf, listOf, oneOf, recordOf, SO, tableOf, whole } from '../../../api/position-values.ts';
import { formationFacts } from '../../../mechanics/position/formation-facts.ts';
import type { LedgerFact } from '../../../mechanics/position/ledger-facts.ts';
import type { RuleId } from '../../../core/types.ts';
import type { Printed } from '../data/sheet.ts';
import { mayEntrench } from '../ground-units.ts';
import { factories } from '../strategic-movement/factories.ts';
import { classOf } from '../unit-data/classes.ts';

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
  'pulse.dug': 'deathstruggle:ENT.1',
  'pulse.healing': 'deathstruggle:SEQ.A4',
};

/** More rail factors than any side has. */
const MOST_FACTORS = 99;

export const ledgerFacts = (p: Printed): readonly LedgerFact[] => {
  const unit = idOf('a unit', p.isUnit);
  const units = listOf(unit, 'units');
  const hex = idOf('a hex', p.isHex);
  const hexes = listOf(hex, 'hexes');
  const turn = whole(1, p.turns.turns.length);
  const turnOf = (value: unknown): readonly number[] => (typeof value === 'number' ? [value] : []);
  const factory = oneOf(factories(p).map(({ id }) => id));
  const airUnit = idOf('an air unit', (id) => p.isUnit(id) && classOf(p, id).isAir);
  const aircraft = listOf(airUnit, 'air units');
  const flights = listOf(recordOf({ unit: airUnit, base: airUnit }, { far: SO }), 'flights');
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
        recordOf({ hex, from: hexes }, { rung: whole(-99, p.tables.columns.length - 1) }),
        'battles',
      ),
      says: 'Battles of this phase: what was attacked, from where, and at which column, from 0.',
      rule: 'deathstruggle:MAN.3',
      example: '[{"hex":"2820","from":["2821"],"rung":4}]',
    },
    {
      path: 'pulse.again',
      value: units,
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
    {
      path: 'fed',
      value: units,
      says: 'Units that are supplied from the air.',
      rule: 'deathstruggle:SUP.10',
      example: '["7pz"]',
    },
    {
      path: 'converted',
      value: hexes,
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
      value: whole(0, p.limit('replacement-german') + p.limit('replacement-saved')),
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
      value: listOf(whole(0, p.limit('rail-head-advance')), 'numbers', true),
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
      value: whole(0, p.limit('sea-units')),
      says: 'Units that have gone by sea in this player turn.',
      rule: 'deathstruggle:STR.6',
      example: '1',
    },
    {
      path: 'pulse.arrived',
      value: listOf(
        recordOf({
          unit: unit,
          line: oneOf(['city', ...p.tables.arrivals.map(({ id }) => id)]),
        }),
        'arrivals',
      ),
      says: 'Units that have come onto the map in this player turn, and by which line of the chart.',
      rule: 'deathstruggle:REP.3',
      example: '[{"unit":"21rc","line":"corps"}]',
    },
    {
      path: 'components',
      value: tableOf(
        idOf('a corps or an army', (id) => p.isUnit(id) && (classOf(p, id).isCorps || classOf(p, id).isArmy)),
        units,
      ),
      says: 'What corps and armies were built of, where that is not what they began with. With no base the divisions of those on the map are in components, if no line says where they are; rifle divisions into which rifle corps and armies would fall are in the pool, and Guards whom rifle divisions may become in their box.',
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
