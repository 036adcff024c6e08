// What the ledger remembers besides places, holders and reduced corps, as facts of a position: `own disrupted ["22a"]`.
import { idOf, listOf, oneOf, recordOf, whole } from '../../../api/position-values.ts';
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
      listOf(recordOf({ hex: idOf('a hex', p.isHex), units }), 'attacks'),
      'Attacks that have been allocated and not been fought.',
      'moscow41:INH.SEQ',
      '[{"hex":"1806","units":["24pz"]}]',
    ),
    fact('pulse.used', units, 'Units that attacked before movement.', 'moscow41:R136', '["24pz"]'),
    fact(
      'pulse.fought',
      units,
      'Units that have attacked in this player turn.',
      'moscow41:INH.SEQ',
      '["24pz"]',
    ),
    fact('pulse.dug', units, 'Units that have dug in in this player turn.', 'moscow41:R24', '["22a"]'),
    fact('pulse.healing', units, 'Russians that recover in this player turn.', 'moscow41:R182', '["22a"]'),
  ];
};
