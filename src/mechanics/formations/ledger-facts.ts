// What the ledger of games of 1941 with armies, corps and air units remembers, as facts of a position. A game hands in its rules.
import { idOf, listOf, oneOf, recordOf, SO, tableOf, whole, YES_OR_NO } from '../../api/position-values.ts';
import type { ValueForm } from '../../api/position-values.ts';
import type { RuleId } from '../../core/types.ts';
import { MISSIONS } from '../air/law.ts';
import { isBox } from '../boxes.ts';
import { DEAD } from '../entry/dead-pile.ts';
import { HEX, has, hexBits } from '../ground.ts';
import type { LedgerFact } from '../position/ledger-facts.ts';
import { POOL, SHOCK, SIBERIA } from '../replacements/credits.ts';
import { classOf } from '../unit-classes.ts';
import type { FormationSheet } from './sheet.ts';
import { hasStrongSide } from './strong-sides.ts';

const PATHS = [
  'disrupted',
  'entrenched',
  'strong',
  'inactive',
  'fallen',
  'downed',
  'weather',
  'pulse.number',
  'pulse.attacks',
  'pulse.battles',
  'pulse.engaged',
  'pulse.used',
  'pulse.fought',
  'pulse.fired',
  'pulse.flown',
  'pulse.missions',
  'pulse.supported',
  'pulse.walked',
  'pulse.healing',
  'reserve',
  'air',
  'lapsed',
  'turn.bought',
  'turn.noRetreat',
  'turn.panic',
  'turn.active',
  'turn.resupplied',
  'turn.shaken',
  'turn.began',
] as const;

export type FormationFacts = {
  /** By path of the ledger. */
  readonly rules: Readonly<Record<(typeof PATHS)[number], RuleId>>;
  /** At most so many pulses in a turn. */
  readonly pulses: number;
  mayEntrench(unit: string): boolean;
  readonly examples: { readonly tula: string; readonly hex: string; readonly next: string };
};

/** A fact that the form of lists of units is made for. */
export const fact = (
  path: string,
  value: ValueForm,
  says: string,
  rule: RuleId,
  example: string,
): LedgerFact => ({ path, value, says, rule, example });

export const unitsForm = (p: FormationSheet): ValueForm => listOf(idOf('a unit', p.isUnit), 'units');

export const formationFacts = (p: FormationSheet, law: FormationFacts): readonly LedgerFact[] => {
  const { rules } = law;
  const some = (says: string, is: (unit: string) => boolean): ValueForm =>
    listOf(
      idOf(`a ${says}`, (id) => p.isUnit(id) && is(id)),
      `${says}s`,
    );
  const units = unitsForm(p);
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
    fact('disrupted', units, 'Units that are Disrupted.', rules['disrupted'], '["22a"]'),
    fact(
      'entrenched',
      some('unit that digs in', (unit) => law.mayEntrench(unit)),
      'Units that are entrenched.',
      rules['entrenched'],
      '["22a"]',
    ),
    fact(
      'strong',
      some('army with a strong side', (unit) => hasStrongSide(p, unit)),
      'Armies on their strong side.',
      rules['strong'],
      '["9a"]',
    ),
    fact(
      'inactive',
      some('German army', (unit) => classOf(p, unit).isArmy && p.sideOf(unit) === 'german'),
      'German armies that stand too near to another one to count.',
      rules['inactive'],
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
      rules['fallen'],
      `["${law.examples.tula}"]`,
    ),
    fact(
      'downed',
      tableOf(aircraft, whole(1, p.turns.turns.length)),
      'Air units that are out, with the turn at whose end they are back.',
      rules['downed'],
      '{"8fk":5}',
    ),
    fact('weather', oneOf(['mud', 'good']), 'What the die of turn 2 brought.', rules['weather'], '"good"'),
    fact(
      'pulse.number',
      whole(0, law.pulses),
      'Which pulse of the turn it is, those of both sides counted.',
      rules['pulse.number'],
      '3',
    ),
    fact(
      'pulse.attacks',
      listOf(recordOf({ hex, units }), 'attacks'),
      'Attacks that have been allocated and not been fought.',
      rules['pulse.attacks'],
      `[{"hex":"${law.examples.hex}","units":["24pz"]}]`,
    ),
    fact(
      'pulse.battles',
      listOf(recordOf({ hex, from: listOf(hex, 'hexes') }), 'battles'),
      'Battles of this pulse: what was attacked, and from where.',
      rules['pulse.battles'],
      `[{"hex":"${law.examples.hex}","from":["${law.examples.next}"]}]`,
    ),
    fact(
      'pulse.engaged',
      SO,
      'A battle of the pulse has been fought: rockets are too late.',
      rules['pulse.engaged'],
      'true',
    ),
    fact('pulse.used', units, 'Units that attacked before movement.', rules['pulse.used'], '["24pz"]'),
    fact('pulse.fought', units, 'Units that have attacked in the pulse.', rules['pulse.fought'], '["24pz"]'),
    fact('pulse.fired', units, 'Katyushas that have fired in the pulse.', rules['pulse.fired'], '["1kat"]'),
    fact('pulse.flown', units, 'Air units that have flown in the pulse.', rules['pulse.flown'], '["8fk"]'),
    fact(
      'pulse.missions',
      listOf(mission, 'missions'),
      'Air missions that have been announced and not been flown.',
      rules['pulse.missions'],
      `[{"kind":"bomb","hex":"${law.examples.hex}","flights":[{"unit":"8fk","base":"9a"}]}]`,
    ),
    fact(
      'pulse.supported',
      listOf(hex, 'hexes'),
      'Hexes that close air support helps to attack.',
      rules['pulse.supported'],
      `["${law.examples.hex}"]`,
    ),
    fact(
      'pulse.walked',
      units,
      'Units that have walked onto the map in the pulse.',
      rules['pulse.walked'],
      '["316rd"]',
    ),
    fact('pulse.healing', units, 'Russians that recover in the pulse.', rules['pulse.healing'], '["22a"]'),
    fact(
      'reserve',
      whole(1, LAST_TURN),
      'The turn in which the Siberian Reserve began.',
      rules['reserve'],
      '5',
    ),
    fact(
      'air',
      oneOf(['kept', 'left']),
      'What became of the 2nd Fliegerkorps when it was to leave.',
      rules['air'],
      '"kept"',
    ),
    fact(
      'lapsed',
      whole(1, LAST_TURN),
      'The turn of the first check of holding that failed.',
      rules['lapsed'],
      '9',
    ),
    fact(
      'turn.bought',
      listOf(recordOf({ unit: RUSSIAN, from: oneOf([POOL, SIBERIA, SHOCK, DEAD]) }), 'replacements'),
      'Replacements of this turn, and the boxes they came out of.',
      rules['turn.bought'],
      '[{"unit":"316rd","from":"pool"}]',
    ),
    fact(
      'turn.noRetreat',
      YES_OR_NO,
      'Whether all Russians hold to the last in this turn, once that has been asked.',
      rules['turn.noRetreat'],
      'true',
    ),
    fact(
      'turn.panic',
      oneOf(['on', 'spent']),
      'There is panic in Moscow; spent: the Russians have had their one attack.',
      rules['turn.panic'],
      '"on"',
    ),
    fact(
      'turn.active',
      listOf(aircraft, 'air units'),
      'Fliegerkorps that were named, where not all may be active.',
      rules['turn.active'],
      '["8fk"]',
    ),
    fact(
      'turn.resupplied',
      listOf(hex, 'hexes'),
      'Hexes whose German units are supplied from the air in this turn.',
      rules['turn.resupplied'],
      `["${law.examples.next}"]`,
    ),
    fact(
      'turn.shaken',
      units,
      'Units with an entrenchment that bombs have marked.',
      rules['turn.shaken'],
      '["22a"]',
    ),
    fact(
      'turn.began',
      tableOf(
        idOf('a unit', p.isUnit),
        idOf('a hex or a box', (id) => p.isHex(id) || isBox(p, id)),
      ),
      'Where units that can be dropped began the turn; here where they are, if nothing is said.',
      rules['turn.began'],
      `{"5para":"${law.examples.hex}"}`,
    ),
  ];
};
