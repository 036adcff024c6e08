// Sentences of chapters 11 and 12: combat, and what kinds of units do in it.
import type { MessageTable } from '../../../api/message-table.ts';

const RULE = '++{rule:rule}.';
const NO_ATTACK = '{unit:unit} cannot attack {hex:named}';

const ASKED: readonly string[] = [
  '{side:side}[?hexes: may attack: {hexes:count:hex|hexes} can be attacked][!hexes: can attack nobody now].',
  '+Type[?hexes: attack, a hex, from and units, or type] end.',
  '++[{hexes:plural:It is|They are} {hexes:hexes}.]',
];

const PHRASES: MessageTable = {
  'word.phase.soviet-pre-combat': 'pre-movement combat phase',
  'word.phase.german-pre-combat': 'pre-movement combat phase',
  'word.phase.soviet-post-combat': 'post-movement combat phase',
  'word.phase.german-post-combat': 'post-movement combat phase',
  'word.brief-phase.soviet-pre-combat': 'combat before movement',
  'word.brief-phase.german-pre-combat': 'combat before movement',
  'word.brief-phase.soviet-post-combat': 'combat after movement',
  'word.brief-phase.german-post-combat': 'combat after movement',
  'word.can.lose': 'lose a step',
  'word.can.stand': 'lose a step for all to stay',
  'word.purpose.armour': 'the armour concentration',
  'word.pick.must': 'bound to attack',
  'sum.combat.ground': '{ground}',
  'sum.shift.bagration': 'Bagration',
  'sum.shift.concentric': 'concentric attack',
  'sum.shift.partisans': 'partisan area',
  'sum.shift.shock': 'shock army',
  'sum.shift.air': 'air army',
  'sum.shift.armour': 'armour concentration',
  'sum.shift.defender-out-of-supply': 'defender out of supply',
  'sum.shift.attacker-out-of-supply': 'attacker out of supply',
  'sum.shift.lowered': 'given up',
};

const QUESTIONS: MessageTable = {
  'ask.soviet-pre-combat': ASKED,
  'ask.german-pre-combat': ASKED,
  'ask.soviet-post-combat': ASKED,
  'ask.german-post-combat': ASKED,
  'ask.first-attacks': [
    '{side:side} must still attack with {due:count:unit|units}, {rule:rule}.',
    '+[?few:{due:plural:It is|They are} {due:units}.]',
    '+~Type attack, a hex, from and units.',
    '++[!few:They are {due:units}.]',
    '++{hexes:count:hex|hexes} can be attacked: {hexes:hexes}.',
  ],
  'ask.before-die': [
    '[!fresh:{side:side} may roll for {hex:named} at {odds:odds}: anything before the die?][?fresh:Anything more before the die?]',
    '+~Type pass to roll[?air:, or first air for an air army][?last:, which would bring nothing][?armour:, or first armour for the concentration][?lower:, or lower and a number of columns][?ardor:, or ardor to roll until something happens].',
  ],
  'choice.air': 'Support by an air army.',
  'choice.armour': 'The armour concentration.',
  'choice.ardor': 'To roll until something happens.',
  'choice.lower': 'Columns given up: {columns:list}.',
  'choice.stand': 'They stay, and {units:units} loses a step.',
  'ask.retreat': [
    '{side:side}[!fresh: in {hex:named}] must [?instead=must:stand fast][!instead=must:retreat]: {units:units}.',
    '+[Where the others retreat {lost:units} is eliminated.]',
    '+~Type [!instead=must:retreat, units and a hex][?instead=may:, or ][?instead:stand and a unit that loses a step for all to stay].',
  ],
};

const TOLD: MessageTable = {
  'battle.declared': [
    '[!told:{side:side} attack {hex:named}.]',
    '+[!typed:Attackers: {units:units}.]',
    '++{side:side} attack {hex:named} with {units:units}.',
    RULE,
  ],
  // R135: only shifts beyond the last column can be given up and leave it.
  'battle.lowered': [
    '[!odds=+9 or more:At {hex:named}: {from:odds} is lowered to {odds:odds}.]',
    '[?odds=+9 or more:At {hex:named}: {odds:odds} still, for the attack was beyond the last column.]',
    RULE,
  ],
  'battle.ardor': [
    '[?side=german:National Socialist Ardor][!side=german:Proletarian Revolutionary Spirit]: the {side:side} roll at {hex:named} until something happens.',
    RULE,
  ],
  'battle.rolls-on': ['Die {die} at {hex:named}, {odds:odds}: nothing yet.', RULE],
  'battle.stands': ['The {side:side} stay in {hex:named} at the cost of a step.', RULE],
  'losses.owed': ['[!known:The {side:side} owe {steps:count:step|steps} for {hex:named}.]', RULE],
  'armour.came': ['The armour concentration comes to {hex:named}, die {die}: {odds:odds} now.', RULE],
  'armour.failed': ['The armour concentration does not come to {hex:named}, die {die}.', RULE],
  // The line of the armour concentration tells its die.
  'die.armour': [],
};

const REFUSED: MessageTable = {
  'ATTACK.LOCALITY': '{unit:unit} is a fortified locality and never attacks.',
  'ATTACK.ENTRENCHED': `${NO_ATTACK}: no German unit attacks a Soviet entrenchment.`,
  'ATTACK.BOUND': `${NO_ATTACK}: the 1st Ukrainian Front attacks into its own area alone.`,
  'ATTACK.FRONTS': 'No attack on {hex:named}: {unit:unit} and {other:unit} are of different fronts.',
  'LOWER.NOT-SO-FAR': 'No column that low: {most:count:column|columns} can be given up at most.',
  'ARDOR.NOT-HERE': 'Nobody rolls on at {odds:odds}: it is done on the three columns at the left alone.',
  'ARMOUR.GERMAN': 'No armour concentration: it supports German attacks, and nothing else.',
  'ARMOUR.EARLY': 'No armour concentration: it is there from turn 2 on.',
  'ARMOUR.FAILED': 'No armour concentration: it did not come, and is not called again in this turn.',
  'ARMOUR.USED': 'No armour concentration: it has supported an attack in this turn.',
  'ARMOUR.SUPPLY': 'No armour concentration at {hex:named}: no attacker there is supplied over land.',
  'ARMOUR.LATE': 'No armour concentration at {hex:named}: a column has been given up.',
  'STAND.NO-STEPS': 'Nobody stays in {hex:named}: who could retreat has one step alone.',
  'STAND.NOT-THESE': ['{unit:unit} cannot lose the step for it.', '+These can: {units:units}.'],
  'LOSE.DOTTED-FIRST': 'A shock army at full strength loses the first step: {units:units}.',
  'LOSE.NOT-IN-BATTLE': ['{unit:unit} has no step to lose here.', '+These have: {units:units}.'],
  'RETREAT.LOCALITY': [
    '{unit:unit} is a fortified locality and does not retreat.',
    '+Where the others retreat it is eliminated.',
  ],
  'RETREAT.ZONE': '{unit:unit} cannot retreat to {hex:named}: it is in an enemy zone of control.',
  'RETREAT.NOT-SO-FAR': ['{units:units} retreat one hex, and no farther.', '+[It can be {hexes:hexes:or}.]'],
  'RETREAT.STAND-FAST': 'Nobody retreats from {hex:named}: the Germans stand fast. Type stand and a unit.',
  'AFTER.NARROWS':
    '{unit:unit} cannot go from {from:hex} to {hex:named} after combat: the narrows are between them.',
  'ADVANCE.NOT-CAV-MECH': '{unit:unit} advances one hex: only cav-mech groups go on.',
  'ADVANCE.TOO-LATE': '{unit:unit} advances one hex: cav-mech groups go on to turn 5 alone.',
  'ADVANCE.NO-SUPPLY': '{unit:unit} advances one hex: it was out of supply when the battle began.',
};

const ANSWERS: MessageTable = {
  'odds.fronts':
    '{unit:unit} and {other:unit} are of different fronts and do not attack together, {rule:rule}.',
  'odds.withdraw': '{unit:unit} may retreat before combat, {rule:rule}.',
  'odds.range':
    'At {hex:named}: {odds:odds}, beaten {beaten:chance}; if all that may be covered is there, {worst:odds}, beaten {least:chance}.',
  'odds.column': '[!seen:At {hex:named}: {odds:odds}, beaten {beaten:chance}.]',
  'odds.no-retreat': ['+They could not retreat, and would lose a step each.', RULE],
  'threats.count':
    'Turn {turn}, attacks on {count:count:hex|hexes} of the {side:side} as far as you see, {grave} at column 0 or better.',
};

/** Of the side panel, where a line is short. */
const PANEL: MessageTable = {
  'word.panel.battle.declared': 'from {units:units}',
  'word.panel.battle.stands': 'stay, at the cost of a step',
  'word.panel.armour.came': '[die {die}: ]armour concentration, {odds} now',
  'word.panel.armour.failed': '[die {die}: ]no armour concentration',
  'word.panel.ask.before-die': '{side:side}: roll at {odds}, by pass',
  'word.panel.ask.lose-step': '{side:side} give up {owed:count:step|steps} of {units:units}',
  'word.panel.ask.retreat-before': '{side:side} retreat {units:units} before combat, or pass',
  'word.panel.odds.no-retreat': 'no retreat: a step each',
};

export const combatMessages: MessageTable = {
  ...PHRASES,
  ...QUESTIONS,
  ...TOLD,
  ...REFUSED,
  ...ANSWERS,
  ...PANEL,
};
