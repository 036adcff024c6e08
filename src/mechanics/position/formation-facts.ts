// What the ledger of a game of armies and corps around Moscow remembers besides places, holders and reduced units, as facts of
// a position: `own disrupted ["22a"]`.
import { idOf, listOf, oneOf, recordOf, SO, tableOf, whole, YES_OR_NO } from '../../api/position-values.ts';
import type { ValueForm } from '../../api/position-values.ts';
import type { RuleId, Side } from '../../core/types.ts';
import { MISSIONS } from '../air/law.ts';
import { isBox } from '../entry/boxes.ts';
import type { BoxSheet } from '../entry/boxes.ts';
import { DEAD } from '../entry/dead-pile.ts';
import { hasStrongSide } from '../formations/strong-sides.ts';
import { HEX, has, hexBits } from '../ground/ground.ts';
import { POOL, SHOCK, SIBERIA } from '../replacements/credits.ts';
import type { Sheet } from '../sheet.ts';
import { classOf } from '../formations/unit-classes.ts';
import type { LedgerFact } from './ledger-facts.ts';

export type FormationFactLaw = {
  /** By path of the ledger the rule of each fact; a game leaves out what its ledger has not. */
  readonly rules: Readonly<Record<string, RuleId>>;
  /** Units of a kind that digs in. */
  mayEntrench(unit: string): boolean;
  /** So many pulses a turn may have, of both sides together. */
  readonly pulses: number;
  readonly lastTurn: number;
  /** Whose armies must not be close to each other, as one and all of them are called: `a German army`, `German armies`. */
  readonly apart?: { readonly side: Side; readonly says: string; readonly all: string };
  /** What examples name: the hex of a city and one next to it, an army that digs in, one that has a strong side, and others. */
  readonly example: {
    readonly hex: string;
    readonly from: string;
    readonly army: string;
    readonly strong: string;
    readonly close: string;
    readonly corps: string;
    readonly rifle: string;
    readonly paratroops: string;
  };
};

export const formationFacts = (
  p: Sheet & BoxSheet,
  { rules, mayEntrench, pulses, lastTurn, apart, example }: FormationFactLaw,
): readonly LedgerFact[] => {
  const one = (unit: string): string => `["${unit}"]`;
  const some = (says: string, all: string, is: (unit: string) => boolean): ValueForm =>
    listOf(
      idOf(says, (id) => p.isUnit(id) && is(id)),
      all,
    );
  const units = some('a unit', 'units', () => true);
  const fact = (path: string, value: ValueForm, says: string, shown: string): readonly LedgerFact[] => {
    const rule = rules[path];
    return rule === undefined ? [] : [{ path, value, says, rule, example: shown }];
  };
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
  const russian = idOf('a Russian unit', (id) => p.isUnit(id) && p.sideOf(id) === 'russian');
  return [
    ...fact('disrupted', units, 'Units that are Disrupted.', one(example.army)),
    ...fact(
      'entrenched',
      some('a unit that digs in', 'units that dig in', (unit) => mayEntrench(unit)),
      'Units that are entrenched.',
      one(example.army),
    ),
    ...fact(
      'strong',
      some('an army with a strong side', 'armies with a strong side', (unit) => hasStrongSide(p, unit)),
      'Armies on their strong side.',
      one(example.strong),
    ),
    ...fact('unsupplied', units, 'Units that are out of supply.', one(example.army)),
    ...fact(
      'inactive',
      some(
        apart?.says ?? 'an army',
        apart?.all ?? 'armies',
        (unit) => classOf(p, unit).isArmy && p.sideOf(unit) === apart?.side,
      ),
      'Armies that stand too near to another one to count.',
      one(example.close),
    ),
    ...fact(
      'fallen',
      listOf(
        idOf(
          'the hex of Moscow or of Tula',
          (id) => p.isHex(id) && has(hexBits(p, id), HEX.moscow | HEX.tula),
        ),
        'hexes',
      ),
      'Hexes of Moscow and Tula that have lost their garrison.',
      `["${example.hex}"]`,
    ),
    ...fact(
      'downed',
      tableOf(aircraft, whole(1, lastTurn)),
      'Air units that are out, with the turn at whose end they are back.',
      '{"8fk":5}',
    ),
    ...fact('weather', oneOf(['mud', 'good']), 'What the die of turn 2 brought.', '"good"'),
    ...fact(
      'pulse.number',
      whole(0, pulses),
      'Which pulse of the turn it is, those of both sides counted.',
      '2',
    ),
    ...fact(
      'pulse.attacks',
      listOf(recordOf({ hex, units }), 'attacks'),
      'Attacks that have been allocated and not been fought.',
      `[{"hex":"${example.hex}","units":${one(example.corps)}}]`,
    ),
    ...fact(
      'pulse.battles',
      listOf(recordOf({ hex, from: listOf(hex, 'hexes') }), 'battles'),
      'Battles of this pulse: what was attacked, and from where.',
      `[{"hex":"${example.hex}","from":["${example.from}"]}]`,
    ),
    ...fact('pulse.engaged', SO, 'A battle of the pulse has been fought: rockets are too late.', 'true'),
    ...fact('pulse.used', units, 'Units that attacked before movement.', one(example.corps)),
    ...fact('pulse.fought', units, 'Units that have attacked in this pulse.', one(example.corps)),
    ...fact('pulse.fired', units, 'Katyushas that have fired in this pulse.', '["1kat"]'),
    ...fact('pulse.spent', units, 'Katyushas that have spent what firing costs.', '["1kat"]'),
    ...fact('pulse.flown', units, 'Air units that have flown in this pulse.', '["8fk"]'),
    ...fact(
      'pulse.missions',
      listOf(mission, 'missions'),
      'Air missions that have been announced and not been flown.',
      `[{"kind":"bomb","hex":"${example.hex}","flights":[{"unit":"8fk","base":"${example.strong}"}]}]`,
    ),
    ...fact(
      'pulse.supported',
      listOf(hex, 'hexes'),
      'Hexes that close air support helps to attack.',
      `["${example.hex}"]`,
    ),
    ...fact('pulse.walked', units, 'Units that have walked onto the map in this pulse.', one(example.rifle)),
    ...fact('pulse.dug', units, 'Units that have dug in, and stay where they are.', one(example.army)),
    ...fact('pulse.healing', units, 'Russians that recover in this pulse.', one(example.army)),
    ...fact('reserve', whole(1, lastTurn), 'The turn in which the Siberian Reserve began.', '5'),
    ...fact('air', oneOf(['kept', 'left']), 'What became of the 2nd Fliegerkorps after turn 3.', '"kept"'),
    ...fact(
      'lapsed',
      whole(1, lastTurn),
      'The turn of the first check of holding that failed.',
      String(lastTurn),
    ),
    ...fact(
      'turn.bought',
      listOf(recordOf({ unit: russian, from: oneOf([POOL, SIBERIA, SHOCK, DEAD]) }), 'replacements'),
      'Replacements of this turn, and the boxes they came out of.',
      `[{"unit":"${example.rifle}","from":"pool"}]`,
    ),
    ...fact(
      'turn.noRetreat',
      YES_OR_NO,
      'Whether all Russians hold to the last in this turn, once that has been asked.',
      'true',
    ),
    ...fact(
      'turn.panic',
      oneOf(['on', 'spent']),
      'There is panic in Moscow; spent: the Russians have had their one attack.',
      '"on"',
    ),
    ...fact(
      'turn.active',
      listOf(aircraft, 'air units'),
      'Fliegerkorps that were named, where not all may be active.',
      '["8fk"]',
    ),
    ...fact(
      'turn.resupplied',
      listOf(hex, 'hexes'),
      'Hexes whose German units are supplied from the air in this turn.',
      `["${example.from}"]`,
    ),
    ...fact('turn.shaken', units, 'Units with an entrenchment that bombs have marked.', one(example.army)),
    ...fact(
      'turn.began',
      tableOf(
        idOf('a unit', p.isUnit),
        idOf('a hex or a box', (id) => p.isHex(id) || isBox(p, id)),
      ),
      'Where units that can be dropped began the turn; here where they are, if nothing is said.',
      `{"${example.paratroops}":"${example.hex}"}`,
    ),
  ];
};
