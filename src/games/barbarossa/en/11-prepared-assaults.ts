// Sentences of chapter 11 to 11.25: attacks, odds, shifts, the Luftwaffe, the die, conversions, and the questions.
import type { MessageTable } from '../../../api/message-table.ts';

const RULE = '++{rule:rule}.';

const SUMS: MessageTable = {
  'sum.combat.by-air': '{unit:unit} by air',
  'sum.combat.rolled': '{unit:unit}, rolled',
  'sum.combat.panzer-in-city': '{unit:unit}, defence factor against a city',
  'sum.combat.mountain': '{unit:unit}, defence factor into rough',
  'sum.combat.shock-doubled': '{unit:unit} doubled',
  'sum.combat.shock-single': '{unit:unit} not doubled',
  'sum.combat.garrison-full': '{unit:unit} in full on garrison supply',
  'sum.combat.marsh-mech': 'mechanized into marsh',
  'sum.combat.together': '{units:units} reduced together',
  'sum.combat.rounded-down': 'rounded down',
  'sum.combat.at-least-one': 'never below 1',
  'sum.shift.rough': 'rough',
  'sum.shift.river': 'all over water',
  'sum.shift.city': 'city',
  'sum.shift.declared-city': 'declared city',
  'sum.shift.fortified-line': 'fortified line',
  'sum.shift.fortified-area-new': 'fortified area, new',
  'sum.shift.fortified-area': 'fortified area',
  'sum.shift.marsh': 'marsh',
  'sum.shift.mobile-assault': 'mobile assault',
  'sum.shift.luftwaffe-attack': 'Luftwaffe',
  'sum.shift.luftwaffe-defence': 'Luftwaffe',
  'sum.shift.fight-move-1941': 'fight before move',
  'sum.shift.fight-move-1942': 'fight before move, {zone} zone',
  'sum.shift.fight-fight': 'first of two fights',
  'sum.shift.soviet-move-fight': 'move before fight',
  'sum.shift.no-pause-4': 'no Paulus Pause',
  'sum.shift.no-pause-4-mobile': 'mobile assault, no Paulus Pause',
  'sum.shift.no-pause-5': 'no Paulus Pause',
  'sum.shift.lone-satellite': 'satellite alone',
  'sum.shift.preparedness': 'German preparedness',
  'sum.shift.none-river': 'no river on turn 1',
  'sum.shift.none-first-turn': 'no order of phases on this turn',
  'sum.shift.no-concentric-mobile': 'nothing concentric in a mobile assault',
  'sum.shift.no-concentric-declared': 'nothing concentric against a declared city',
  'sum.shift.no-concentric-area': 'nothing concentric against the fortified area',
  'sum.shift.no-concentric-city': 'nothing concentric against a city',
  'word.purpose.strength': 'the strength of emergency units',
  'word.window.before-assaults': 'enemy assaults about to begin',
  'word.window.air-supply': 'an enemy attack just declared',
};

const ASKED: MessageTable = {
  'ask.assaults': [
    '[!fresh:{side:side} can attack {hexes:count:hex|hexes}.][?fresh:{hexes:count:hex|hexes} left][?fresh=first: to attack][?fresh:.]',
    '+~Type attack, a hex, from and units, or type end.',
    '++{hexes:plural:It is|They are} {hexes:hexes}.',
  ],
  'word.pick.must': 'bound to attack',
  'ask.assaults-due': [
    '{side:side} must still attack with {due:count:unit|units}, {rule:rule}.',
    '+[?few:{due:plural:It is|They are} {due:units}.]',
    '+[!few:Type units must to hear them all.]',
    '+~Type attack, a hex, from and units.',
    '++[!few:They are {due:units}.]',
    '++{hexes:count:hex|hexes} can be attacked: {hexes:hexes}.',
  ],
  'ask.assaults-none': '{side:side} can attack nobody now.',
  'ask.before-assaults': [
    'The {side:side} are about to attack: the {by:side} may break in here.',
    '+Type[?declare: declare and a city, or][?airlift: airlift and a hex, or][?crimea: crimea on or off, or] pass.',
  ],
  'ask.air-supply': [
    'The attack on {hex:named} has been declared: the {by:side} may break in here.',
    '+~Type airlift and a hex, or pass.',
  ],
  'ask.luftwaffe': [
    '[!fresh:{side:side} may call the Luftwaffe at {hex:named}: {odds:odds} would be {supported:odds}, {count} left.][?fresh:Luftwaffe, for {supported:odds}? {count} left.]',
    '+~Type luftwaffe, or pass.',
  ],
  'choice.pass.luftwaffe': 'No.',
  'choice.luftwaffe': 'Yes.',
  'choice.choose.DR': 'Defenders retreat.',
  'choice.choose.BB': 'Bloodbath.',
  'doubt.at-best': [
    '{hex:named} would be attacked at {odds:odds}, at worst {worst:odds}, by {units:units}.',
    'At best fewer would be as certain, at worst all of them count. To choose type attack {hex:hex} from, and units.',
  ],
};

const TOLD: MessageTable = {
  'assaults.ended': ['++{side:adjective} prepared assaults are over, {rule:rule}.'],
  'battle.declared': [
    '[!told:{side:side} attack {hex:named}.]',
    '+[!typed:Attackers: {units:units}.][ {drop:unit} comes by air.]',
    '++{side:side} attack {hex:named} with {units:units}: a {kind} assault.',
    RULE,
  ],
  'battle.strength': ['{unit:unit} fights with {factor} at {hex:named}.', RULE],
  'luftwaffe.committed': [
    '[!told:{hex:named}: Luftwaffe, {supported:odds} now.]',
    '++Luftwaffe at {hex:named}: {supported:odds}. {count:count:marker is|markers are} left in this turn.',
    RULE,
  ],
  'luftwaffe.declined': ['++No Luftwaffe at {hex:named}, {rule:rule}.'],
  // The line of the result tells the die, that of the strength the others.
  'die.strength': [],
  'line.destroyed': ['The fortified line in {hex:named} is destroyed.', RULE],
};

const NO_ATTACK = '{unit:unit} cannot attack {hex:named}';

const REFUSED: MessageTable = {
  'RIGHT.NOT-YOURS': 'That is not for the {side:side} to do now.',
  'ATTACK.NO-FACTOR': '{unit:unit} never attacks: its attack factor is 0.',
  'ATTACK.LAKE': `${NO_ATTACK} from {from:hex}: a lake is between them.`,
  'ATTACK.SEA': `${NO_ATTACK} from {from:hex}: the sea is between them.`,
  'ATTACK.KERCH': `${NO_ATTACK}: no mechanized unit attacks across Kerch.`,
  'ATTACK.SIVASH': `${NO_ATTACK}: only Soviet foot attacks across the Sivash.`,
  'ATTACK.SIVASH-EARLY': `${NO_ATTACK}: nobody attacks across the Sivash before turn {turn}.`,
  'ATTACK.NORTH': `${NO_ATTACK}: Axis satellites stay south of the logistical boundary.`,
  'ATTACK.BOUND': `${NO_ATTACK}: that is outside its area.`,
  'ATTACK.PAUSE': `${NO_ATTACK}: the German attacks nobody in the Paulus Pause.`,
  'ATTACK.SAILED': `${NO_ATTACK}: it has been at sea in this turn.`,
  'ATTACK.STANDS-FAST': `${NO_ATTACK}: it has to stand fast in this turn.`,
  'ATTACK.NORTHERN': `${NO_ATTACK}: on this turn only Soviet units in the south attack.`,
  'DROP.ONLY-PARATROOPS': 'Nobody but {unit:unit} comes by air.',
  'DROP.NOT-NOW': '{unit:unit} cannot drop: only in the first turn of the gambit, from its box.',
};

const ANSWERS: MessageTable = {
  'odds.prepared': ['With {units:units}.', RULE],
  'odds.range':
    '{hex:named}, {kind} assault: {odds:odds}, beaten {beaten:chance}; if all that may be covered is there, {worst:odds}, beaten {least:chance}.',
  'odds.column': '[!seen:{hex:named}, {kind} assault: {odds:odds}, beaten {beaten:chance}.]',
  'odds.unrolled': 'Emergency units roll their strength first, so the odds at {hex:named} are not known.',
  'targets.none': 'No prepared assault is possible for the {side:side}[?unit:: not with {unit:unit}].',
  'targets.count':
    '{count:count:prepared assault|prepared assaults} possible. Best odds first[?covered:, by the worst there can be].',
  'targets.one': '{odds:odds}[, at worst {worst:odds}]: {hex:named}, with {units:count:unit|units}.',
  'threats.one':
    '{hex:named}: {odds:odds}, prepared, by {units:count:unit|units}[, and perhaps more from {covered:count:covered stack|covered stacks}].',
  'threats.mobile':
    '{hex:named}: {odds:odds}, mobile from {from:hex}, by {units:count:unit|units}[, and perhaps more from {covered:count:covered stack|covered stacks}].',
  'threats.no-mobile': '{because:phrase}, {rule:rule}.',
  'who.count':
    '{count} {side:adjective} {count:plural:unit|units} could attack {hex:named}, by a prepared assault.',
  'who.mobile': 'Mobile assault now: {units:units} from {from:hex}, cost {cost} of {left}.',
};

/** Of the side panel, where a line is short. */
const PANEL: MessageTable = {
  'word.panel.unit-facts': '{attack}-{defense}[?doubles:*]',
  'word.panel.battle.declared': 'from {units:units}[ and {drop:unit} by air]',
  'word.panel.battle.strength': '{unit:unit} fights with {factor}',
  'word.panel.luftwaffe.committed': 'Luftwaffe, {supported:odds} now',
  'word.panel.ask.luftwaffe': '{side:side}: Luftwaffe for {supported:odds}, or pass',
  'word.panel.odds.prepared': '',
};

export const combatMessages: MessageTable = { ...SUMS, ...ASKED, ...TOLD, ...REFUSED, ...ANSWERS, ...PANEL };
