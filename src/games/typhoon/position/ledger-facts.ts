// What the ledger remembers besides places, holders and reduced corps, as facts of a position: `own disrupted ["22a"]`.
import {
  idOf,
  listOf,
  oneOf,
  recordOf,
  SO,
  tableOf,
  whole,
  YES_OR_NO,
} from '../../../api/position-values.ts';
import type { ValueForm } from '../../../api/position-values.ts';
import type { RuleId } from '../../../core/types.ts';
import { HEX, has, hexBits } from '../../../mechanics/ground.ts';
import type { LedgerFact } from '../../../mechanics/position/ledger-facts.ts';
import { classOf } from '../../../mechanics/unit-classes.ts';
import { hasStrongSide } from '../../../mechanics/formations/strong-sides.ts';
import { MISSIONS } from '../../../mechanics/air/law.ts';
import { isBox } from '../../../mechanics/boxes.ts';
import { DEAD } from '../../../mechanics/entry/dead-pile.ts';
import { POOL, SHOCK, SIBERIA } from '../../../mechanics/replacements/credits.ts';
import type { Printed } from '../data/sheet.ts';
import { mayEntrench } from '../entrenchment/entrench.ts';

/** No turn has more pulses than three of each side. */
const MOST_PULSES = 6;

export const ledgerFacts = (p: Printed): readonly LedgerFact[] => {
  const some = (says: string, is: (unit: string) => boolean): ValueForm =>
    listOf(
      idOf(`a ${says}`, (id) => p.isUnit(id) && is(id)),
      `${says}s`,
    );
  const units = some('unit', () => true);
  const fact = (path: string, value: ValueForm, says: string, rule: RuleId, example: string): LedgerFact => ({
    path,
    value,
    says,
    rule,
    example,
  });
  const hex = idOf('a hex', p.isHex);
  const aircraft = idOf('an air unit', (id) => p.isUnit(id) && classOf(p, id).isAir);
  const flight = recordOf(
    { unit: aircraft, base: idOf('an army', (id) => id === '' || (p.isUnit(id) && classOf(p, id).isArmy)) },
    { far: SO, total: whole(2, 12) },
  );
  const mission = recordOf(
    { kind: oneOf(MISSIONS), hex, flights: listOf(flight, 'flights') },
    { cargo: units },
  );
  const RUSSIAN = idOf('a Russian unit', (id) => p.isUnit(id) && p.sideOf(id) === 'russian');
  const LAST_TURN = Math.max(...p.turns.turns.map(({ turn }) => turn));
  return [
    fact('disrupted', units, 'Units that are Disrupted.', 'typhoon:DIS.1', '["22a"]'),
    fact(
      'entrenched',
      some('unit that digs in', (unit) => mayEntrench(p, unit)),
      'Units that are entrenched.',
      'typhoon:INH.ENT',
      '["22a"]',
    ),
    fact(
      'strong',
      some('army with a strong side', (unit) => hasStrongSide(p, unit)),
      'Armies on their strong side.',
      'typhoon:ARM.5',
      '["9a"]',
    ),
    fact('unsupplied', units, 'Units that are out of supply.', 'typhoon:R61', '["22a"]'),
    fact(
      'inactive',
      some('German army', (unit) => classOf(p, unit).isArmy && p.sideOf(unit) === 'german'),
      'German armies that stand too near to another one to count.',
      'typhoon:ARM.2',
      '["2a"]',
    ),
    fact(
      'fallen',
      listOf(
        idOf(
          'the hex of Moscow or of Tula',
          (id) => p.isHex(id) && has(hexBits(p, id), HEX.moscow | HEX.tula),
        ),
        'hexes',
      ),
      'Hexes of Moscow and Tula that have lost their garrison.',
      'typhoon:R26',
      `["${p.withFeature('tula')[0] ?? ''}"]`,
    ),
    fact(
      'downed',
      tableOf(aircraft, whole(1, p.turns.turns.length)),
      'Air units that are out, with the turn at whose end they are back.',
      'typhoon:AIR.11',
      '{"8fk":5}',
    ),
    fact('weather', oneOf(['mud', 'good']), 'What the die of turn 2 brought.', 'typhoon:WEA.9', '"good"'),
    fact(
      'pulse.number',
      whole(0, MOST_PULSES),
      'Which pulse of the turn it is, those of both sides counted.',
      'typhoon:SEQ.10',
      '3',
    ),
    fact(
      'pulse.attacks',
      listOf(recordOf({ hex, units }), 'attacks'),
      'Attacks that have been allocated and not been fought.',
      'typhoon:SEQ.5',
      '[{"hex":"2309","units":["24pz"]}]',
    ),
    fact(
      'pulse.battles',
      listOf(recordOf({ hex, from: listOf(hex, 'hexes') }), 'battles'),
      'Battles of this pulse: what was attacked, and from where.',
      'typhoon:MAN.1',
      '[{"hex":"2309","from":["2310"]}]',
    ),
    fact(
      'pulse.engaged',
      SO,
      'A battle of the pulse has been fought: rockets are too late.',
      'typhoon:KAT.2',
      'true',
    ),
    fact('pulse.used', units, 'Units that attacked before movement.', 'typhoon:R36', '["24pz"]'),
    fact('pulse.fought', units, 'Units that have attacked in this pulse.', 'typhoon:SEQ.16', '["24pz"]'),
    fact('pulse.fired', units, 'Katyushas that have fired in this pulse.', 'typhoon:R41', '["1kat"]'),
    fact('pulse.flown', units, 'Air units that have flown in this pulse.', 'typhoon:AIR.6', '["8fk"]'),
    fact(
      'pulse.missions',
      listOf(mission, 'missions'),
      'Air missions that have been announced and not been flown.',
      'typhoon:R49',
      '[{"kind":"bomb","hex":"2309","flights":[{"unit":"8fk","base":"9a"}]}]',
    ),
    fact(
      'pulse.supported',
      listOf(hex, 'hexes'),
      'Hexes that close air support helps to attack.',
      'typhoon:AIR.19',
      '["2309"]',
    ),
    fact(
      'pulse.walked',
      units,
      'Units that have walked onto the map in this pulse.',
      'typhoon:R83',
      '["316rd"]',
    ),
    fact('pulse.healing', units, 'Russians that recover in this pulse.', 'typhoon:R82', '["22a"]'),
    fact(
      'reserve',
      whole(1, LAST_TURN),
      'The turn in which the Siberian Reserve began.',
      'typhoon:SIB.1',
      '5',
    ),
    fact(
      'air',
      oneOf(['kept', 'left']),
      'What became of the 2nd Fliegerkorps after turn 3.',
      'typhoon:VIC.6',
      '"kept"',
    ),
    fact(
      'lapsed',
      whole(1, LAST_TURN),
      'The turn of the first check of holding that failed.',
      'typhoon:VIC.8',
      '9',
    ),
    fact(
      'turn.bought',
      listOf(recordOf({ unit: RUSSIAN, from: oneOf([POOL, SIBERIA, SHOCK, DEAD]) }), 'replacements'),
      'Replacements of this turn, and the boxes they came out of.',
      'typhoon:REP.2',
      '[{"unit":"316rd","from":"pool"}]',
    ),
    fact(
      'turn.noRetreat',
      YES_OR_NO,
      'Whether all Russians hold to the last in this turn, once that has been asked.',
      'typhoon:NRO.3',
      'true',
    ),
    fact(
      'turn.panic',
      oneOf(['on', 'spent']),
      'There is panic in Moscow; spent: the Russians have had their one attack.',
      'typhoon:AIR.31',
      '"on"',
    ),
    fact(
      'turn.active',
      listOf(aircraft, 'air units'),
      'Fliegerkorps that were named, where not all may be active.',
      'typhoon:R47',
      '["8fk"]',
    ),
    fact(
      'turn.resupplied',
      listOf(hex, 'hexes'),
      'Hexes whose German units are supplied from the air in this turn.',
      'typhoon:AIR.27',
      '["2310"]',
    ),
    fact(
      'turn.shaken',
      units,
      'Units with an entrenchment that bombs have marked.',
      'typhoon:R68',
      '["22a"]',
    ),
    fact(
      'turn.began',
      tableOf(
        idOf('a unit', p.isUnit),
        idOf('a hex or a box', (id) => p.isHex(id) || isBox(p, id)),
      ),
      'Where units that can be dropped began the turn; here where they are, if nothing is said.',
      'typhoon:AIR.22',
      '{"5para":"2309"}',
    ),
  ];
};
