// Sentences of chapter 10: prepared assaults, momentum attacks, and what they cost.
import type { MessageTable } from '../../../api/message-table.ts';

const RULE = '++{rule:rule}.';
const NO_ATTACK = '{unit:unit} cannot attack {hex:named}';

const ASKED: readonly string[] = [
  '{side:side}[?hexes: may attack: {hexes:count:hex|hexes} can be attacked][!hexes: can attack nobody now].',
  '+Type[?hexes: attack, a hex, from and units, or type] end.',
  '++[{hexes:plural:It is|They are} {hexes:hexes}.]',
];

/** 10.22a: every result of the table, attackers and defenders lost. */
const RESULTS = ['3/0', '2/0', '1/0', '1/1', '1/2', '1/3', '0/4', '0/5', '0/6', '0/7'] as const;

const units = (n: string): string => (n === '0' ? 'nobody' : n === '1' ? 'one unit' : `${n} units`);

const resultMessages: MessageTable = Object.fromEntries(
  RESULTS.flatMap((code) => {
    const [attackers = '', defenders = ''] = code.split('/');
    const said = `attackers lose ${units(attackers)}, defenders ${units(defenders)}`;
    return [
      [`word.result.${code}`, said],
      [
        `battle.result-${code}`,
        [`{hex:named}: ${said}, {odds:odds}[, die {die}][!die:, no die].`, `++Result ${code}, {rule:rule}.`],
      ],
      [`odds.automatic-${code}`, `No die: ${said}.`],
      [
        `odds.face-${code}`,
        `${code}, ${said} {chance:chance}[, at worst {worst:chance}][!worst:, on {faces:faces}].`,
      ],
      [`word.panel.odds.face-${code}`, `${code}[, worst {low}]`],
      [`word.panel.odds.automatic-${code}`, `no die: ${code}`],
      [`word.panel.battle.result-${code}`, `[die {die}: ]${code}`],
      [`word.history.battle.result-${code}`, `result ${code} at {hex:hex}`],
    ];
  }),
);

const PHRASES: MessageTable = {
  'word.phase.soviet-combat': 'combat phase',
  'word.phase.german-combat': 'combat phase',
  'word.brief-phase.soviet-combat': 'combat',
  'word.brief-phase.german-combat': 'combat',
  'word.can.lose': 'be given up',
  'word.attacking.prepared': 'attack',
  'word.attacking.momentum': 'go on to attack',
  'word.attacking.mobile': 'assault',
  'sum.combat.river': 'halved over rivers',
  'sum.combat.flak': 'tanks halved by the flak',
  'sum.shift.surprise': 'strategic surprise',
  'sum.shift.surprised': 'Axis attack on turn 1',
  'sum.shift.soviet-move-fight': 'moved before they fight',
  'sum.shift.german-fight-move': 'fight before they move',
  'sum.shift.mobile': 'mobile assault',
  'sum.shift.attacker-oos': 'attackers out of supply',
  'sum.shift.defender-oos': 'defenders out of supply',
  'sum.shift.attacker-attenuated': 'attackers in attenuated supply',
  'sum.shift.defender-attenuated': 'defenders in attenuated supply',
  'sum.shift.rough': 'rough ground',
  'sum.shift.mountain': 'mountains',
  'sum.shift.city': 'city',
  'sum.shift.major-city': 'major city',
  'sum.shift.german-concentric': 'concentric assault',
  'sum.shift.soviet-concentric': 'concentric assault',
  'sum.shift.air-attack': 'airpower of the attackers',
  'sum.shift.air-defence': 'airpower of the defenders',
  'sum.shift.t34-alone': 'T-34 brigades alone',
};

const QUESTIONS: MessageTable = {
  'ask.soviet-combat': ASKED,
  'ask.german-combat': ASKED,
  'ask.lose-step': [
    '{side:side} must give up {owed:count:unit|units} for {hex:named}, {rule:rule}.',
    '+It can be {units:units:or}.',
    '+~Type lose and units.',
  ],
  'ask.momentum': [
    '{side:side} in {hex:named} may attack again at once: {hexes:hexes:or}.',
    '+~Type attack, a hex, from and units, or pass.',
    '++[With {units:units}.]',
  ],
  'choice.pass.momentum': 'No momentum attack.',
};

const TOLD: MessageTable = {
  'battle.declared': [
    '[!told:{side:side} {kind:phrase:word.attacking.} {hex:named}.]',
    '+[!typed:Attackers: {units:units}.]',
    '++{side:side} {kind:phrase:word.attacking.} {hex:named} with {units:units}.',
    RULE,
  ],
  'battle.no-die': [
    '[!decided:Nobody but artillery is in {hex:named}: no die is rolled.]',
    '++[?decided:Nobody but artillery is in {hex:named}: no die is rolled.]',
    RULE,
  ],
  'drop.landed': ['{units:units} drop on {hex:named}.', RULE],
  'overrun.stopped': ['Not artillery alone is in {hex:named}: {units:units} cannot overrun it.', RULE],
  ...resultMessages,
};

const ANSWERS: MessageTable = {
  'odds.apart': ['Not with {units:units}: they cannot attack together with the others, {rule:rule}.'],
  'odds.range':
    'At {hex:named}: {odds:odds}, taken {takes:chance}; if all that may be covered is there, {worst:odds}, taken {takesAtWorst:chance}.',
  'odds.column': '[!seen:At {hex:named}: {odds:odds}, taken {takes:chance}.]',
  'targets.count-mobile':
    '{count:count:mobile assault|mobile assaults} possible. Best column first[?covered:, by the worst there can be].',
  'targets.mobile':
    '{hex:named} from {from:hex}: {odds:odds}[, at worst {worst:odds}], cost {cost} of {left}, with {units:units}.',
  'threats.count':
    'Turn {turn}, attacks on {count:count:hex|hexes} of the {side:side} as far as you see, {grave} at column +5 or better.',
};

const REFUSED: MessageTable = {
  'ATTACK.ZERO': '{unit:unit} never attacks.',
  'ATTACK.HOME': `${NO_ATTACK}: it fights in its own country alone.`,
  'ATTACK.GUNS-AIR': `${NO_ATTACK}: it is artillery under German airpower.`,
  'ATTACK.GUNS-SUPPLY': `${NO_ATTACK}: it is artillery out of supply.`,
  'ATTACK.T34': `${NO_ATTACK}: T-34 brigades need other units than artillery in {from:hex}.`,
  'ATTACK.NATIONS': 'No attack on {hex:named}: {unit:unit} and {other:unit} are of different nations.',
  'ATTACK.GUNS':
    'No attack on {hex:named}: artillery has {count} more {count:plural:factor|factors} than the others.',
  'MOMENTUM.NOT-THIS': ['{unit:unit} cannot attack again.', '+These can: {units:units}.'],
  'LOSE.DOTTED-FIRST': 'These go first: {units:units}.',
  'LOSE.NOT-IN-BATTLE': ['{unit:unit} cannot be given up here.', '+These can: {units:units}.'],
  'ADVANCE.ARTILLERY': '{unit:unit} is artillery and never advances.',
  'DROP.WHO':
    'No drop: [{units:units} {units:plural:is|are} not waiting among the airborne brigades][!units:only Soviet airborne brigades are dropped].',
  'DROP.AIR': 'No drop: it takes Soviet air superiority.',
  'DROP.MOMENTUM': 'No drop: nobody drops in a momentum attack.',
  'DROP.TWICE': 'No drop: {limit} hexes a phase are all.',
  'DROP.SIZE': 'No drop: {limit} brigades on a hex are all.',
  'DROP.FLAK': 'No drop on {hex:named}: there is flak in it.',
  'DROP.GROUND': 'No drop on {hex:named}: no unit but artillery attacks it on the ground.',
  'DROP.SUPPLY': 'No drop on {hex:named}: {units:units} {units:plural:is|are} out of supply.',
};

export const combatMessages: MessageTable = { ...PHRASES, ...QUESTIONS, ...TOLD, ...ANSWERS, ...REFUSED };
