// Sentences of combat: attacks, odds, the die, losses, retreats, advances, and the questions about them.
import type { MessageLines, MessageTable } from '../../api/message-table.ts';
import { capital } from '../../core/strings.ts';
import { combatPanel } from './combat-panel.ts';

const RULE = '++{rule:rule}.';
const RESULT =
  '[ instead of {turned:phrase:word.result.}][!weighed:, {odds:odds}][!fallen:, die {die}][!die:, no die].';
const NO_ATTACK = '{unit:unit} cannot attack {hex:named}';
const CHANCE = '{chance:chance}[, at worst {worst:chance}][!worst:, on {faces:faces}].';
const COVERED_FACES =
  '[At best on {faces:faces}][!faces:At best never][, at worst on {worst:faces}][!worst:, at worst never]';
const HEXES = '+[It can be {hexes:hexes:or}.]';
const NO_RETREAT = '{units:units} cannot retreat to {hex:named}';
const NOT_INTO = '{unit:unit} cannot retreat to {hex:named}';
const NOT_AFTER = '{unit:unit} cannot go from {from:hex} to {hex:named} after combat';

const SUMS: MessageTable = {
  'sum.combat.attack': 'attack',
  'sum.combat.defence': 'defence',
  'sum.combat.rungs': 'columns',
  'sum.combat.base': '{odds:odds} before shifts, column {n}',
  'sum.combat.unit': '{unit:unit}',
  'sum.combat.covered': 'covered at best',
  'sum.shift.concentric': 'concentric assault',
  'word.shift': '{why:phrase} {n:signed}',
  'word.purpose.battle': 'the battle',
  'word.result.AE': 'attackers eliminated',
  'word.result.AS': 'attack stalled',
  'word.result.BB': 'bloodbath',
  'word.result.DR': 'defenders retreat',
  'word.result.DE': 'defenders eliminated',
};

const ASKED: MessageTable = {
  'ask.wish': [
    '{from:phrase:word.result.}[!fresh: at {hex:named}][, die {die}][!fresh=again:: {attacker:side} may make it {to:phrase:word.result.}, {rule:rule}.][?fresh=again:. Which?]',
    '+~Type choose {to} or choose {from}.',
  ],
  'left.assaults': [
    '{side:side}: {hexes:count:hex|hexes} could still be attacked.',
    '++{hexes:plural:It is|They are} {hexes:hexes}.',
  ],
  'note.best-attack':
    '[?some:The fewest at the best odds are {units:count:unit|units} of {all}][?every:The best odds take all {all}][?lone:Only one unit can attack][?covered:, whatever may lie covered].',
  'note.all-attack': '++All that can attack {hex:hex} do: {units:count:unit|units}.',
};

/** How a battle ended; where it was and at what odds only to whoever has not heard of it. */
const ended = (code: string, what: string): MessageLines => [
  `[!known:{hex:named}: ${what}][?known:${capital(what)}]${RESULT}`,
  `++Result ${code}, {rule:rule}.`,
];

const TOLD: MessageTable = {
  'stack.shown': ['Seen now[!here: in {hex:named}]: {units:units}.', RULE],
  'battle.odds': [
    '[!decided:{hex:named}: {odds:odds}.]',
    '++Attack {attack}, defence {defence}: {base:odds} before shifts[, {shifts:phrases}].',
    RULE,
  ],
  'battle.rolls-on': ['Die {die} at {hex:named}, {odds}: nothing yet.', RULE],
  'battle.no-die': [
    '[!decided:{odds:odds} is beyond the table: no die is rolled.]',
    '++[?decided:{odds:odds} is beyond the table: no die is rolled.]',
    RULE,
  ],
  'die.battle': [],
  'battle.converted': [
    '[!decided:{hex:named}: {from:phrase:word.result.} becomes {to:phrase:word.result.}, {rule:rule}.]',
    '++[?decided:{from:phrase:word.result.} becomes {to:phrase:word.result.}, {rule:rule}.]',
  ],
  'battle.result-AE': ended('AE', 'attackers eliminated'),
  'battle.result-AS': ended('AS', 'the attack stalls'),
  'battle.result-BB': ended('BB', 'bloodbath'),
  'battle.result-DR': ended('DR', 'defenders retreat'),
  'battle.result-DE': ended('DE', 'defenders eliminated'),
};

const REFUSED: MessageTable = {
  'ATTACK.NOTHING': 'Nothing can be attacked by the {side:side} now.',
  'ATTACK.ONE-HEX': [
    'No attack: exactly one hex is attacked at a time.',
    '+Each hex wants an attack of its own, with units of its own.',
  ],
  'ATTACK.NOBODY': 'No attack on {hex:named}: nobody of the {side:side} is there.',
  'ATTACK.HEX-AGAIN': 'No attack on {hex:named}: everybody there has been attacked in this phase.',
  'ATTACK.NO-ATTACKER':
    'No attack on {hex:named}: [?side:none of the {side:side} is next to it][!side:no unit is named to make it].',
  'ATTACK.NOT-YOURS': '{unit:unit} cannot attack: it is not of the {side:side}.',
  'ATTACK.OWN-HEX': [
    'No attack on {hex:named}: the {side:side} stand there themselves, {rule:rule}.',
    '+[To attack {target:named} type: attack {target:hex} from {hex:hex}.]',
  ],
  'ATTACK.NOT-ON-MAP': '{unit:unit} cannot attack: it is {place:inside}, not on the map.',
  'ATTACK.UNIT-AGAIN':
    '{unit:unit} [!planned:has attacked in this phase][?planned:is told to attack {planned:named} already: cancel {planned:hex} takes that back].',
  'ATTACK.UNIT-TWICE': '{unit:unit} was named twice.',
  'ATTACK.NOT-NEXT': `${NO_ATTACK}: {from:place} is not next to it.`,
  'ATTACK.DUE': [
    'Not over: {units:count:unit|units} must still attack, {rule:rule}.',
    '+[?few:{units:plural:It is|They are} {units:units}.]',
    '+[Type: {instead:order}.]',
    '++[!few:They are {units:units}.]',
    '++{hexes:count:hex|hexes} can be attacked by {units:plural:it|them}: {hexes:hexes}.',
  ],
  'ATTACK.MUST-JOIN': [
    'No attack on {hex:named} without {units:units}.',
    '+{units:plural:It|They} must attack in this phase, and this is {units:plural:its|their} last chance.',
  ],
};

const ANSWERS: MessageTable = {
  'odds.nobody': [
    'Nobody is in {hex:named} whom you could attack.',
    '+Type targets for what you could attack.',
  ],
  'odds.same-side': '{units:units} cannot attack {hex:named}: those there are {side:adjective} too.',
  'odds.no-attacker': 'Nobody you can see could attack {hex:named}.',
  'odds.cannot': '{because:phrase}, {rule:rule}.',
  'odds.must-join': '{units:units} must be in it, {rule:rule}.',
  'odds.covered': [
    '+[You see {units:units}.][!units:Nobody whom you see defends.] Covered, {least}[ to {most}] more, at best the weakest, at worst the strongest.',
    '+[{apart:units} {apart:plural:has|have} been attacked and {apart:plural:does|do} not defend again, {rule:rule}.]',
    '+If you attack, you see them all and cannot call it off.',
  ],
  'odds.base': [
    '+[!worst:Attack {attack}, defence {defence}: {base:odds} before shifts.]',
    '+[?worst:Attack {attack}, defence {defence} to {most}: {base:odds}, at worst {worst:odds}, before shifts.]',
  ],
  'odds.shift': ['+{why:phrase}: columns {n:signed}.', RULE],
  'odds.automatic-DE': 'No die: defenders eliminated.',
  'odds.automatic-AE': 'No die: attackers eliminated.',
  'odds.automatic-AS': 'No die: the attack stalls.',
  'odds.face-DE': `Defenders eliminated ${CHANCE}`,
  'odds.face-DR': `Defenders retreat ${CHANCE}`,
  'odds.face-BB': `Bloodbath ${CHANCE}`,
  'odds.face-AS': `The attack stalls ${CHANCE}`,
  'odds.face-AE': `Attackers eliminated ${CHANCE}`,
  'odds.choice': ['+On {faces:faces} the attacker may take {code:phrase:word.result.}.', RULE],
  'odds.choice-automatic': ['+The attacker may take {code:phrase:word.result.}.', RULE],
  'odds.turned': ['+On {faces:faces} {from:phrase:word.result.} has become {to:phrase:word.result.}.', RULE],
  'odds.choice-covered': [`+${COVERED_FACES}, the attacker may take {code:phrase:word.result.}.`, RULE],
  'odds.turned-covered': [
    `+${COVERED_FACES}, {from:phrase:word.result.} has become {to:phrase:word.result.}.`,
    RULE,
  ],
  'odds.lacks':
    '+{count:count:attack factor|attack factors} more would make one column more[, at worst {worst}].',
  'odds.lacks-worst': '+At worst {count:count:attack factor|attack factors} more would make one column more.',
  'odds.lacks-table': '+{count:count:attack factor|attack factors} more would come onto the table.',
  'odds.retreat': ['+If they retreat: {hexes:hexes:or}.', RULE],
  'odds.no-retreat': ['+They could not retreat, and would be eliminated.', RULE],
  'odds.chance': '{odds:odds}: {chance:chance}[, at worst {worst:chance}].',
  'targets.fight': 'The attack on {hex:named} is under way: what it asks comes first.',
  'threats.over': 'No player turn of the {side:side} is to come.',
  'threats.none':
    'Nobody you can see could attack the {side:side} in the coming player turn, of turn {turn}.',
  'threats.count':
    'Turn {turn}, attacks on {count:count:hex|hexes} of the {side:side} as far as you see, {grave} at 1 to 1 or better.',
  'who.nobody': 'Nobody of the {side:side} that you can see is next to {hex:named}.',
  'who.can': 'From {from:hex}: {units:units}.',
  'who.cannot': '{unit:unit} in {from:hex} could not: {because:phrase}, {rule:rule}.',
};

const PHRASES: MessageTable = {
  'word.worth': '{unit:unit} {worth}',
};

const QUESTIONS: MessageTable = {
  'ask.lose': [
    '{side:side} must give up attackers worth {need} for {hex:named}, {rule:rule}.',
    '+What counts is the attack in this battle: {worths:phrases}.',
    '+[Halved factors are added up before they are halved: {enough:units} count {together} together.]',
    '+[Those with a dot go first: {dotted:units}.]',
    '+~Type lose and units, or lose alone for the weakest that will do.',
  ],
  'ask.retreat': [
    '[!fresh:{side:side} must retreat from {hex:named}][?fresh:{side:side}, where to]: {units:units}.',
    '+~Type retreat, units and a hex.',
  ],
  'choice.pass.advance': 'Nobody.',
  'choice.pass.advance-many': 'Nobody.',
  'choice.pass.advance-also': 'Nobody.',
  'choice.pass.advance-more': 'Nobody.',
  'choice.pass.advance-more-many': 'Nobody.',
  'ask.advance': [
    '[?fresh:Who goes in?][!fresh:{side:side} may advance into {hex:named}.]',
    '+~Type advance and units, or pass.',
  ],
  'ask.advance-many': [
    '[?fresh:Who goes in?][!fresh:{side:side} may advance into {hex:named}.] It can be {units:units}.',
    '+~Type advance and units, or pass.',
  ],
  'ask.advance-also': [
    '[?fresh:Who else goes in?][!fresh:{side:side} may still advance into {hex:named}.]',
    '+~Type advance and units, or pass.',
  ],
  'ask.advance-more': [
    '[?fresh:Who goes on?][!fresh:{side:side} may still advance.]',
    '+~Type advance, units and a hex, or pass.',
  ],
  'ask.advance-more-many': [
    '[?fresh:Who goes on?][!fresh:{side:side} may still advance.] It can be {units:units}.',
    'To {hexes:places:or}.',
    '+~Type advance, units and a hex, or pass.',
  ],
  'choice.lose': '{units:units}.',
  'choice.retreat':
    '[{units:units} to ][?over:{end:place}, by {over:places:and}][!over:{path:places}][, {there:phrase}].',
  'choice.advance': '{units:units}[ to {to:places}][, {there:phrase}].',
  'note.cheap-losses': 'Given up: {units:units}.',
};

const EVENTS: MessageTable = {
  'losses.paid': [
    '[!decided:{side:side} give up {units:units}, worth {has} for {need}.]',
    '++[?decided:{side:side} give up {units:units}, worth {has} for {need}.]',
    RULE,
  ],
  'unit.retreated': [
    '[?typed:Gone to {hex:named}.][!typed:{units:units} {units:plural:retreats|retreat} to {hex:named}.]',
    '++From {from:hex}, by {path:hexes}.',
    RULE,
  ],
  'unit.advanced': [
    '[?several:{units:count:unit|units}][!several:{units:units}] {units:plural:goes|go} in[!known:to {hex:named}].',
    RULE,
  ],
  'unit.advanced-on': [
    '[?several:{units:count:unit|units}][!several:{units:units}] {units:plural:goes|go} on to {hex:named}.',
    RULE,
  ],
  'advance.declined': ['Nobody goes in[!known:to {hex:named}].', RULE],
  'advance.barred': ['Nobody can go in[!known:to {hex:named}]: enemy zones hold {units:units}.', RULE],
};

const LOSSES: MessageTable = {
  'LOSE.NOT-IN-BATTLE': [
    '{unit:unit} cannot be given up here, or was named twice.',
    '+These attacked: {units:units}.',
  ],
  'LOSE.DOTTED-FIRST': 'Units with a dot go first: {units:units}.',
  'LOSE.TOO-LITTLE': 'That is not enough: {has} of {need}.',
};

const RETREATS: MessageTable = {
  'RETREAT.NOT-THESE': ['These do not retreat now[: {unit:unit}].', '+These do: {units:units}.'],
  'RETREAT.TOWARD-ATTACKER': `${NOT_INTO}: an attack came from there.`,
  'RETREAT.BACK': `${NOT_INTO}: it was beaten there.`,
  'RETREAT.ENEMY': `${NOT_INTO}: an enemy is in it.`,
  'RETREAT.WRONG-WAY': [`${NO_RETREAT}: a hex in a better direction is open.`, HEXES],
  'RETREAT.TOGETHER': [`${NO_RETREAT} alone: the stack stays together, {all:units}.`, HEXES],
  'RETREAT.FULL': [`${NO_RETREAT}: they find no room in it.`, HEXES],
  'RETREAT.NOT-THERE': [`${NO_RETREAT}: others find room, or more of them do.`, HEXES],
  'RETREAT.NOT-SO-FAR': [`${NO_RETREAT} and beyond: only the surplus goes farther.`, HEXES],
};

const STEPS: MessageTable = {
  'AFTER.NOT-NEXT': `${NOT_AFTER}: they do not touch.`,
  'AFTER.BARRED': [`${NOT_AFTER}: no move may either.`, '+The cause is {because:rule}.'],
};

const ADVANCES: MessageTable = {
  'ADVANCE.WHERE': 'Nobody advances that way: name units and {hex:named}, or a hex beyond it.',
  'ADVANCE.WHICH': '{units:units} can go to {hexes:hexes:or}, and none was named.',
  'ADVANCE.NOT-IN-BATTLE': '{unit:unit} cannot advance: only who attacked here does, once.',
  'ADVANCE.DONE': '{unit:unit} has advanced two hexes.',
  'ADVANCE.FIRST': '{unit:unit} cannot advance to {hex:named}: its first hex is {target:hex}.',
  'ADVANCE.NOT-NEXT': '{unit:unit} cannot advance to {hex:named}: it is not next to {target:hex}.',
  'ADVANCE.NOT-NEW': [
    '{unit:unit} cannot advance to {hex:named}: it was next to it before.',
    '+[New to it: {hexes:hexes}.]',
  ],
  'ADVANCE.ENEMY': '{unit:unit} cannot advance to {hex:named}: an enemy is in it.',
  'ADVANCE.FULL': ['{units:units} find no room in {hex:named}.', '+The cause is {because:rule}.'],
};

export const combatMessages: MessageTable = {
  ...SUMS,
  ...ASKED,
  ...TOLD,
  ...REFUSED,
  ...ANSWERS,
  ...combatPanel,
  ...PHRASES,
  ...QUESTIONS,
  ...EVENTS,
  ...LOSSES,
  ...RETREATS,
  ...STEPS,
  ...ADVANCES,
};

/** Of what an attacker may announce before his die is rolled. */
export const beforeDieMessages: MessageTable = {
  'ask.before-die': [
    '[!fresh:{side:side} may roll for {hex:named} at {odds}: anything before the die?][?fresh:Anything more before the die?]',
    '+~Type pass to roll, lower and a number of columns, or ardor where it is offered.',
  ],
  'choice.pass.before-die': 'Roll the die.',
  'battle.lowered': ['At {hex:named} {from} is lowered to {odds}.', RULE],
  'battle.ardor': ['The {side:side} roll at {hex:named} until something happens.', RULE],
  'LOWER.NOT-SO-FAR': 'No column that low: {most:count:column|columns} can be given up at most.',
  'ARDOR.NOT-HERE': 'Nobody commits himself to roll on at {odds}.',
};

/** Of losses in steps. */
export const stepLossMessages: MessageTable = {
  'ask.lose-step': [
    '[!fresh:{side:side} must give up {owed:count:step|steps} for {hex:named}, {rule:rule}: {units:units}.][?fresh:{side:side}, who gives up {owed:count:step|steps}?]',
    '+~Type lose and a unit.',
  ],
};

/** Of a retreat before combat. */
export const retreatBeforeMessages: MessageTable = {
  'choice.pass.retreat-before': 'They stay and fight.',
  'ask.retreat-before': [
    '{side:side} may retreat from {hex:named} before combat: {units:units}.',
    '+~Type retreat, units and a hex, or pass.',
  ],
  'RETREAT.NOT-BEFORE': [`${NO_RETREAT} before combat.`, HEXES],
};
