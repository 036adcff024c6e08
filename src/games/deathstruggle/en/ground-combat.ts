// Sentences of ground combat: what is this game's alone.
import type { MessageTable } from '../../../api/message-table.ts';
import { combatMessages } from '../../../mechanics/en/combat.ts';
import { warningMessages } from '../../../mechanics/en/front-questions.ts';
import { allocatedMessages, resultMessages } from '../../../mechanics/en/allocated-combat.ts';

const RULE = '++{rule:rule}.';
const NO_ADVANCE = '{unit:unit} cannot advance to {hex:named}';

const COMBAT: readonly string[] = [
  '{side:side}: {hexes:count:attack|attacks} to fight[?rockets:, and rockets to fire].',
  '+~Type fight and a hex[?rockets:, or fire, a katyusha regiment and a hex], or end when all is fought.',
  '++[At {hexes:hexes}.]',
];

const PHASES: MessageTable = Object.fromEntries(
  ['axis', 'russian'].flatMap((side) =>
    ['first-combat', 'combat', 'breakthrough-combat'].map((phase) => [`ask.${side}-${phase}`, COMBAT]),
  ),
);

const SUMS: MessageTable = {
  'sum.combat.top': 'the last column is {odds:odds}',
  'sum.combat.oos': '{unit:unit} out of supply',
  'sum.bonus.forest': 'forest',
  'sum.bonus.swamp': 'swamp',
  'sum.bonus.swamp-forest': 'swamp and forest',
  'sum.bonus.hill': 'hill',
  'sum.bonus.mountain': 'mountain',
  'sum.bonus.fortress-city': 'fortress city',
  'sum.bonus.major-city': 'major city',
  'sum.bonus.victory-city': 'victory city',
  'sum.bonus.garrison': 'the city itself',
  'sum.bonus.entrenched': '{unit:unit} entrenched',
  'sum.shift.mud': 'mud',
  'sum.shift.snow-axis': 'snow',
  'sum.shift.snow-russian': 'snow',
  'sum.shift.river': 'half or more over a river',
  'sum.shift.fortification-line': 'fortification line',
  'sum.shift.entrenched': 'entrenched',
  'sum.shift.disrupted': 'Disrupted',
  'sum.shift.limited-attacker': 'an attacker in limited supply',
  'sum.shift.short-defender': 'short of supply',
  'sum.shift.air-support': '{unit:unit}',
  'sum.shift.air-ceiling': 'air support no more than doubles',
  'sum.shift.surprise': 'surprise',
};

export const groundCombatMessages: MessageTable = {
  ...combatMessages,
  ...warningMessages,
  ...allocatedMessages,
  ...resultMessages(['AE', 'AD', 'X', 'D', 'D1', 'D2', 'D3', 'DE'], {
    '2X': 'exchange at double cost',
    '3/2X': 'exchange at one and a half times the cost',
    'X/2': 'exchange at half the cost',
    'X/3': 'exchange at a third of the cost',
    BK: 'Blitzkrieg',
  }),
  ...PHASES,
  ...SUMS,
  'ATTACK.FIRST-MOVE': 'Nobody attacks now.',
  'ATTACK.PANIC': 'No more than one attack: not {hex:named}.',
  'ATTACK.OUT-OF-RUMANIA': '{unit:unit} cannot attack out of Rumania on the first turn.',
  'ATTACK.INTO-RUMANIA': [
    '{unit:unit} cannot attack {hex:named}: it is in Rumania, out of which nobody has attacked yet.',
  ],
  'corps.broken-up': ['{unit:unit} falls apart: {units:units}.', RULE],
  'unit.saved': ['{unit:unit} is what is left of {of:unit} in {hex:named}.', RULE],
  'ask.promotion': [
    '{side:side}, a division that has held {hex:named} may become a Guards division: {units:units}.',
    '+~Type promote and a unit, or pass.',
  ],
  'choice.pass.promotion': 'Nobody is promoted.',
  'PROMOTE.NOT-THIS': 'Only a rifle division that has held can become a Guards division: {units:units}.',
  'river.forded': ['The river between {from:named} and {hex:named} is no hindrance on this turn.', RULE],
  'FORD.NEVER': 'A river is ignored in Axis attacks of the first turn, and at no other time.',
  'FORD.USED': 'The one river of this turn is ignored already, in the attack on {hex:named}.',
  'FORD.NOTHING': 'No attack that is planned goes over a river.',
  'FORD.NOT-THERE': 'No attack of the plan goes over a river there[: those on {hexes:hexes} do].',
  'ADVANCE.GROUND': `${NO_ADVANCE}: the ground bars it.`,
  'ADVANCE.SAME-ZONE': `${NO_ADVANCE}: both hexes are in the zone of control of one enemy.`,
  'ADVANCE.HELD-LINE': `${NO_ADVANCE}: the enemy holds the fortification line between.`,
  'ADVANCE.STOPPED': `${NO_ADVANCE}: an enemy zone of control stops it in {from:named}.`,
};
