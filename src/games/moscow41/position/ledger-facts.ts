// What the ledger remembers besides places, holders and reduced corps, as facts of a position: `own disrupted ["22a"]`.
import { idOf, listOf, oneOf, recordOf, SO, whole, YES_OR_NO } from '../../../api/position-values.ts';
import type { ValueForm } from '../../../api/position-values.ts';
import type { RuleId } from '../../../core/types.ts';
import { hasStrongSide } from '../../../mechanics/formations/strong-sides.ts';
import { HEX, has, hexBits } from '../../../mechanics/ground.ts';
import type { LedgerFact } from '../../../mechanics/position/ledger-facts.ts';
import { classOf } from '../../../mechanics/unit-classes.ts';
import type { Printed } from '../data/sheet.ts';
import { mayEntrench } from '../sequence/player-phases.ts';

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
  const isGarrisoned = (id: string): boolean => p.isHex(id) && has(hexBits(p, id), HEX.moscow | HEX.tula);
  const isGermanArmy = (unit: string): boolean => classOf(p, unit).isArmy && p.sideOf(unit) === 'german';
  return [
    fact('disrupted', units, 'Units that are Disrupted.', 'moscow41:INH.DIS', '["22a"]'),
    fact(
      'entrenched',
      some('unit that digs in', (unit) => mayEntrench(p, unit)),
      'Units that are entrenched.',
      'moscow41:ENT.1',
      '["22a"]',
    ),
    fact(
      'strong',
      some('army with a strong side', (unit) => hasStrongSide(p, unit)),
      'Armies on their strong side.',
      'moscow41:INH.ARM',
      '["9a"]',
    ),
    fact(
      'inactive',
      some('German army', isGermanArmy),
      'German armies that stand too near to another one to count.',
      'moscow41:INH.ARM',
      '["2a"]',
    ),
    fact(
      'fallen',
      listOf(idOf('the hex of Moscow or of Tula', isGarrisoned), 'hexes'),
      'Hexes of Moscow and Tula that have lost their garrison.',
      'moscow41:TER.14',
      `["${p.withFeature('tula')[0] ?? ''}"]`,
    ),
    fact('weather', oneOf(['mud', 'good']), 'What the die of turn 2 brought.', 'moscow41:WEA.17', '"good"'),
    fact('pulse.number', whole(0, 2), 'Which player turn of the game turn it is.', 'moscow41:INH.SEQ', '2'),
    fact(
      'pulse.attacks',
      listOf(recordOf({ hex, units }), 'attacks'),
      'Attacks that have been allocated and not been fought.',
      'moscow41:INH.SEQ',
      '[{"hex":"1806","units":["24pz"]}]',
    ),
    fact(
      'pulse.battles',
      listOf(recordOf({ hex, from: listOf(hex, 'hexes') }), 'battles'),
      'Battles of this player turn: what was attacked, and from where.',
      'moscow41:INH.MAN',
      '[{"hex":"1806","from":["1906"]}]',
    ),
    fact(
      'pulse.engaged',
      SO,
      'A battle of the phase has been fought: rockets are too late.',
      'moscow41:INH.KAT',
      'true',
    ),
    fact('pulse.used', units, 'Units that attacked before movement.', 'moscow41:R136', '["24pz"]'),
    fact(
      'pulse.fought',
      units,
      'Units that have attacked in this player turn.',
      'moscow41:INH.SEQ',
      '["24pz"]',
    ),
    fact('pulse.fired', units, 'Katyushas that have fired in this player turn.', 'moscow41:R141', '["1kat"]'),
    fact(
      'pulse.supported',
      listOf(hex, 'hexes'),
      'Hexes that close air support helps to attack.',
      'moscow41:INH.AIR',
      '["1806"]',
    ),
    fact('pulse.dug', units, 'Units that have dug in in this player turn.', 'moscow41:R24', '["22a"]'),
    fact('pulse.healing', units, 'Russians that recover in this player turn.', 'moscow41:R182', '["22a"]'),
    fact(
      'turn.noRetreat',
      YES_OR_NO,
      'Whether all Russians hold to the last in this turn, once that has been asked.',
      'moscow41:INH.NRO',
      'true',
    ),
    fact(
      'turn.panic',
      oneOf(['on', 'spent']),
      'There is panic in Moscow; spent: the Russians have had their one attack.',
      'moscow41:INH.AIR',
      '"on"',
    ),
  ];
};
