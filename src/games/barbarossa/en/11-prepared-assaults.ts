// Sentences of chapter 11 to 11.25: attacks, odds, shifts, the Luftwaffe, the die, conversions, and the questions.
import type { MessageTable } from '../../../api/message-table.ts';

const RULE = '++{rule:rule}.';

const SUMS: MessageTable = {
  'sum.combat.attack': 'attack',
  'sum.combat.defence': 'defence',
  'sum.combat.rungs': 'columns',
  'sum.combat.base': '{odds:odds} before shifts',
  'sum.combat.unit': '{unit:unit}',
  'sum.combat.by-air': '{unit:unit} by air',
  'sum.combat.rolled': '{unit:unit}, rolled',
  'sum.combat.panzer-in-city': '{unit:unit}, defence factor against a city',
  'sum.combat.mountain': '{unit:unit}, defence factor into rough',
  'sum.combat.shock-doubled': '{unit:unit} doubled',
  'sum.combat.shock-single': '{unit:unit} not doubled',
  'sum.combat.garrison-full': '{unit:unit} in full on garrison supply',
  'sum.combat.marsh-mech': 'mechanized into marsh',
  'sum.combat.together': '{units:units} reduced together',
  'sum.combat.covered': 'covered at best',
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
  'sum.shift.concentric': 'concentric assault',
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
  'word.shift': '{why:phrase} {n:signed}',
  'word.purpose.battle': 'the battle',
  'word.purpose.strength': 'the strength of emergency units',
  'word.window.before-assaults': 'enemy assaults about to begin',
  'word.window.air-supply': 'an enemy attack just declared',
  'word.result.AE': 'attackers eliminated',
  'word.result.AS': 'attack stalled',
  'word.result.BB': 'bloodbath',
  'word.result.DR': 'defenders retreat',
  'word.result.DE': 'defenders eliminated',
};

const ASKED: MessageTable = {
  'left.assaults': [
    '{side:side}: {hexes:count:hex|hexes} could still be attacked.',
    '++{hexes:plural:It is|They are} {hexes:hexes}.',
  ],
  'ask.assaults': [
    '{side:side} may attack: {hexes:count:hex|hexes} can be attacked.',
    '+Type attack, a hex, from and units, or type end.',
    '++{hexes:plural:It is|They are} {hexes:hexes}.',
  ],
  'word.pick.must': 'bound to attack',
  'ask.assaults-due': [
    '{side:side} must still attack with {due:count:unit|units}, {rule:rule}.',
    '+[?few:{due:plural:It is|They are} {due:units}.]',
    '+[!few:Type units must to hear them all.]',
    '+Type attack, a hex, from and units.',
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
    '+Type airlift and a hex, or pass.',
  ],
  'ask.luftwaffe': [
    '{side:side} may call Luftwaffe support at {hex:named}: {odds:odds} would be {supported:odds}.',
    '+{count:count:marker is|markers are} left. Type luftwaffe, or pass.',
  ],
  'ask.wish': [
    '{from:phrase:word.result.} at {hex:named}[, die {die}]: the {attacker:side} may turn it into {to:phrase:word.result.}, {rule:rule}.',
    '+Type choose {to} or choose {from}.',
  ],
  'choice.luftwaffe': 'Luftwaffe support.',
  'choice.choose.DR': 'Defenders retreat.',
  'choice.choose.BB': 'Bloodbath.',
  'note.best-attack':
    'The fewest at the best odds are {units:count:unit|units} of {all}[?covered:, whatever may lie covered].',
  'doubt.odds': '{hex:named} would be attacked at {odds:odds}[, at worst {worst:odds}], by {units:units}.',
  'doubt.spare': [
    'Of the {all} units that would attack {hex:named}, {units:count:unit brings|units bring} no better column: {units:units}.',
    '+To spare {units:plural:it|them} type attack {hex:hex} best.',
  ],
  'doubt.at-best': [
    '{hex:named} would be attacked at {odds:odds}, at worst {worst:odds}, by {units:units}.',
    'At best fewer would be as certain, at worst all of them count. To choose type attack {hex:hex} from, and units.',
  ],
  'note.all-attack': 'All that can attack {hex:hex} do: {units:count:unit|units}.',
};

const RESULT = 'At {odds:odds}[, die {die}].';

const TOLD: MessageTable = {
  'assaults.ended': ['{side:adjective} prepared assaults are over.', RULE],
  'battle.declared': [
    '{side:side} attack {hex:named}.',
    '+Attackers: {units:units}[, and {drop:unit} by air].',
    '++A {kind} assault.',
    RULE,
  ],
  'stack.shown': ['Seen now[ in {hex:named}]: {units:units}.', RULE],
  'battle.strength': ['{unit:unit} fights with {factor} at {hex:named}.', RULE],
  'battle.odds': [
    'Odds {odds:odds} at {hex:named}.',
    '+Attack {attack}, defence {defence}: {base:odds} before shifts[, {shifts:phrases}].',
    RULE,
  ],
  'luftwaffe.committed': [
    'Luftwaffe support at {hex:named}: {supported:odds} now.',
    '+{count:count:marker is|markers are} left in this turn.',
    RULE,
  ],
  'luftwaffe.declined': ['No Luftwaffe support at {hex:named}.', RULE],
  'battle.no-die': ['{odds:odds} is beyond the table: no die is rolled.', RULE],
  // The line of the result tells the die, that of the strength the others.
  'die.battle': [],
  'die.strength': [],
  'battle.converted': [
    '{from:phrase:word.result.} becomes {to:phrase:word.result.} at {hex:named}, {rule:rule}.',
    '++{from} to {to}.',
  ],
  'battle.result-AE': [`Attackers eliminated at {hex:named}. ${RESULT}`, '++Result AE, {rule:rule}.'],
  'battle.result-AS': [`The attack on {hex:named} stalls. ${RESULT}`, '++Result AS, {rule:rule}.'],
  'battle.result-BB': [`Bloodbath at {hex:named}. ${RESULT}`, '++Result BB, {rule:rule}.'],
  'battle.result-DR': [`Defenders retreat from {hex:named}. ${RESULT}`, '++Result DR, {rule:rule}.'],
  'battle.result-DE': [`Defenders eliminated at {hex:named}. ${RESULT}`, '++Result DE, {rule:rule}.'],
  'line.destroyed': ['The fortified line in {hex:named} is destroyed.', RULE],
};

const NO_ATTACK = '{unit:unit} cannot attack {hex:named}';

const REFUSED: MessageTable = {
  'RIGHT.NOT-YOURS': 'That is not for the {side:side} to do now.',
  'ATTACK.NOTHING': 'Nothing can be attacked by the {side:side} now.',
  'ATTACK.ONE-HEX': 'No attack: exactly one hex is attacked at a time.',
  'ATTACK.NOBODY': 'No attack on {hex:named}: nobody of the {side:side} is there.',
  'ATTACK.HEX-AGAIN': 'No attack on {hex:named}: everybody there has been attacked in this phase.',
  'ATTACK.NO-ATTACKER':
    'No attack on {hex:named}: [?side:none of the {side:side} is next to it][!side:no unit is named to make it].',
  'ATTACK.NOT-YOURS': '{unit:unit} cannot attack: it is not of the {side:side}.',
  'ATTACK.OWN-HEX': [
    'No attack on {hex:named}: the {side:side} stand there themselves, {rule:rule}.',
    '+[To attack {target:named} type: attack {target:hex} from {hex:hex}.]',
  ],
  'ATTACK.NOT-ON-MAP': '{unit:unit} cannot attack: it is in {place:place}, not on the map.',
  'ATTACK.UNIT-AGAIN': '{unit:unit} has attacked in this phase.',
  'ATTACK.UNIT-TWICE': '{unit:unit} was named twice.',
  'ATTACK.NOT-NEXT': `${NO_ATTACK}: {from:place} is not next to it.`,
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
  'ATTACK.MUST-JOIN': [
    'No attack on {hex:named} without {units:units}.',
    '+{units:plural:It|They} must attack in this phase, and this is {units:plural:its|their} last chance.',
  ],
  'DROP.ONLY-PARATROOPS': 'Nobody but {unit:unit} comes by air.',
  'DROP.NOT-NOW': '{unit:unit} cannot drop: only in the first turn of the gambit, from its box.',
};

const CHANCE = '{chance:chance}[, at worst {worst:chance}][!worst:, on {faces:faces}].';

const COVERED_FACES =
  '[At best on {faces:faces}][!faces:At best never][, at worst on {worst:faces}][!worst:, at worst never]';

const ANSWERS: MessageTable = {
  'odds.nobody': [
    'Nobody is in {hex:named} whom you could attack.',
    '+Type targets for what you could attack.',
  ],
  'odds.same-side': '{units:units} cannot attack {hex:named}: those there are {side:adjective} too.',
  'odds.no-attacker': 'Nobody you can see could attack {hex:named}.',
  'odds.prepared': ['With {units:units}.', RULE],
  'odds.mobile': ['From {from:hex}, cost {cost} of {left}, with {units:units}.', RULE],
  'odds.also':
    'Else {odds:odds}[, at worst {worst:odds},] with {units:units} from {from:hex}, cost {cost} of {left}.',
  'odds.no-mobile': '{because:phrase}, {rule:rule}.',
  'odds.none-mobile': 'No mobile assault: nobody who could make one can come next to {hex:named}.',
  'odds.ask-prepared': '+To hear of a prepared assault type odds, the hex and prepared.',
  'odds.cannot': '{because:phrase}, {rule:rule}.',
  'odds.must-join': '{units:units} must be in it, {rule:rule}.',
  'odds.covered': [
    '+[You see {units:units}.][!units:Nobody whom you see defends.] Covered, {least}[ to {most}] more, at best the weakest, at worst the strongest.',
    '+[{apart:units} {apart:plural:has|have} been attacked and {apart:plural:does|do} not defend again, {rule:rule}.]',
    '+If you attack, you see them all and cannot call it off.',
  ],
  'odds.range': '{odds:odds}, at worst {worst:odds}, on {hex:named}, {kind} assault.',
  'odds.column': '[!seen:{odds:odds} on {hex:named}, {kind} assault.]',
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
  'odds.unrolled': 'Emergency units roll their strength first, so the odds at {hex:named} are not known.',
  'odds.chance': '{odds:odds}: {chance:chance}[, at worst {worst:chance}].',
  'targets.none': 'No prepared assault is possible for the {side:side}[?unit:: not with {unit:unit}].',
  'targets.count':
    '{count:count:prepared assault|prepared assaults} possible. Best odds first[?covered:, by the worst there can be].',
  'targets.no-mobile': 'No mobile assault is possible for the {side:side}[?unit:: not with {unit:unit}].',
  'targets.count-mobile':
    '{count:count:mobile assault|mobile assaults} possible. Best odds first[?covered:, by the worst there can be].',
  'targets.mobile':
    '{odds:odds}[, at worst {worst:odds}]: {hex:named} from {from:hex}, cost {cost} of {left}, with {units:units}.',
  'targets.ask-prepared': '+For prepared assaults from where units stand type targets prepared.',
  'targets.one': '{odds:odds}[, at worst {worst:odds}]: {hex:named}, with {units:count:unit|units}.',
  'threats.over': 'No player turn of the {side:side} is to come.',
  'threats.none':
    'Nobody you can see could attack the {side:side} in the coming player turn, of turn {turn}.',
  'threats.count':
    'Turn {turn}, attacks on {count:count:hex|hexes} of the {side:side} as far as you see, {grave} at 1 to 1 or better.',
  'threats.one':
    '{hex:named}: {odds:odds}, prepared, by {units:count:unit|units}[, and perhaps more from {covered:count:covered stack|covered stacks}].',
  'threats.mobile':
    '{hex:named}: {odds:odds}, mobile from {from:hex}, by {units:count:unit|units}[, and perhaps more from {covered:count:covered stack|covered stacks}].',
  'threats.no-mobile': '{because:phrase}, {rule:rule}.',
  'who.nobody': 'Nobody of the {side:side} that you can see is next to {hex:named}.',
  'who.count':
    '{count} {side:adjective} {count:plural:unit|units} could attack {hex:named}, by a prepared assault.',
  'who.mobile': 'Mobile assault now: {units:units} from {from:hex}, cost {cost} of {left}.',
  'who.can': 'From {from:hex}: {units:units}.',
  'who.cannot': '{unit:unit} in {from:hex} could not: {because:phrase}, {rule:rule}.',
};

/** Of the side panel, where a line is short. */
const PANEL: MessageTable = {
  'word.panel.unit-facts': '{attack}-{defense}[?doubles:*]',
  'word.panel.battle.declared': 'from {units:units}[ and {drop:unit} by air]',
  'word.panel.battle.strength': '{unit:unit} fights with {factor}',
  'word.panel.battle.odds': '{odds:odds}: {attack} to {defence}[, {shifts:phrases}]',
  'word.panel.luftwaffe.committed': 'Luftwaffe, {supported:odds} now',
  'word.panel.battle.converted': '{from} becomes {to}, {rule:rule}',
  'word.panel.battle.result-DE': '[die {die}: ]DE defenders lost',
  'word.panel.battle.result-DR': '[die {die}: ]DR defenders retreat',
  'word.panel.battle.result-BB': '[die {die}: ]BB bloodbath',
  'word.panel.battle.result-AS': '[die {die}: ]AS attack stalls',
  'word.panel.battle.result-AE': '[die {die}: ]AE attackers lost',
  'word.history.battle.result-DE': 'result DE at {hex:hex}',
  'word.history.battle.result-DR': 'result DR at {hex:hex}',
  'word.history.battle.result-BB': 'result BB at {hex:hex}',
  'word.history.battle.result-AS': 'result AS at {hex:hex}',
  'word.history.battle.result-AE': 'result AE at {hex:hex}',
  'word.panel.losses.paid': 'given up {units:units}, {has} for {need}',
  'word.panel.unit.retreated': '{units:units} back to {hex:hex}',
  'word.panel.unit.advanced': '{units:units} on to {hex:hex}',
  'word.panel.unit.advanced-on': '{units:units} on to {hex:hex}',
  'word.panel.ask.luftwaffe': '{side:side}: Luftwaffe for {supported:odds}, or pass',
  'word.panel.ask.wish': '{attacker:side}: {from} as it is, or {to}, {rule:rule}',
  'word.panel.ask.lose': '{side:side} give up {need} of {worths:phrases}',
  'word.panel.ask.retreat': '{side:side} retreat {units:units}',
  'word.panel.ask.advance': '{side:side} advance {units:units}, or pass',
  'word.panel.ask.advance-many': '{side:side} advance {units:units}, or pass',
  'word.panel.ask.advance-more': '{side:side} advance {units:units}, or pass',
  'word.panel.ask.advance-more-many': '{side:side} advance {units:units}, or pass',
  'word.panel-title.odds.column': '{odds:odds} on {hex:hex}',
  'word.panel.combat.rungs': '',
  'word.panel.odds.prepared': '',
  'word.panel.odds.mobile': 'mobile assault from {from:hex}, cost {cost} of {left}',
  'word.panel.odds.covered': 'covered, {least}[ to {most}] more',
  'word.panel.odds.range': 'at worst {worst:odds}',
  'word.panel.odds.column': '{attack} to {defence}[-{most}]: {base:odds}[, worst {worst:odds}]',
  'word.panel.odds.shift': '{n:sign} {why:phrase}[, {rule:paragraph}]',
  'word.panel.odds.automatic-DE': 'no die: DE defenders lost',
  'word.panel.odds.automatic-AE': 'no die: AE attackers lost',
  'word.panel.odds.automatic-AS': 'no die: AS attack stalls',
  'word.panel.odds.face-DE': 'DE defenders lost[, worst {low}]',
  'word.panel.odds.face-DR': 'DR defenders retreat[, worst {low}]',
  'word.panel.odds.face-BB': 'BB bloodbath[, worst {low}]',
  'word.panel.odds.face-AS': 'AS attack stalls[, worst {low}]',
  'word.panel.odds.face-AE': 'AE attackers lost[, worst {low}]',
  'word.panel.odds.lacks': '{count} more: next column[, at worst {worst}]',
  'word.panel.odds.lacks-worst': 'at worst {count} more: next column',
  'word.panel.odds.lacks-table': '{count} more: on the table',
  'word.panel.odds.retreat': 'retreat: {hexes:hexes:or}',
  'word.panel.odds.no-retreat': 'no retreat: they are lost',
};

export const combatMessages: MessageTable = { ...SUMS, ...ASKED, ...TOLD, ...REFUSED, ...ANSWERS, ...PANEL };
