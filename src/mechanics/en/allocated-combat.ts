// Sentences of battles that are allocated before they are fought: the plan, the declarations, exchanges, retreats, advances, rockets.
import type { MessageTable } from '../../api/message-table.ts';
import { capital } from '../../core/strings.ts';

const RULE = '++{rule:rule}.';
const NO_ATTACK = '{unit:unit} cannot attack {hex:named}';
const NOT_INTO = '{unit:unit} cannot retreat to {hex:named}';
const NO_ADVANCE = '{unit:unit} cannot advance to {hex:named}';

const PLAN: MessageTable = {
  'attack.allocated': ['{side:side} will attack {hex:named} with {units:units}.', RULE],
  'attack.joined': ['{units:units} {units:plural:joins|join} the attack on {hex:named}.', RULE],
  'attack.cancelled': ['Taken back: the attack on {hex:named}.', RULE],
  'planned.none': ['No attack of the {side:side} is planned.', '+Type targets for what there is.'],
  'planned.count': '{side:side}: {count:count:attack|attacks} planned.',
  'planned.one': '{hex:named}: {odds:odds}, with {units:units}.',
  'FORCE.NEVER': 'No exchange is forced in this edition.',
  'DECLINE.NEVER': 'No exchange is declined in this edition: both sides pay.',
  'ATTACK.SUPPORT': [
    'Not so: {hexes:hexes} must be attacked as well.',
    '+Units of corps level beside an attacker and beside a hex under attack are not left out: {hex:named} is next to {from:named} and to {target:named}.',
    '+Attack there too, or cancel {target:hex}.',
  ],
  'ATTACK.UNEQUAL': [
    'Not so: {hex:named} must be attacked at {least:odds} or better, not at {odds:odds}.',
    '+It is next to {from:named} and to {target:named}, which is attacked at {least:odds}.',
    '+Attack it more strongly, or {target:hex} more weakly, or cancel.',
  ],
  'ATTACK.NOT-PLANNED': [
    '[?hex:No attack on {hex:named} is planned][!hex:Name the attack to fight by its hex].',
    '+[Planned: {hexes:hexes}.]',
  ],
  'CANCEL.NOTHING': 'No attack can be cancelled now.',
  'CANCEL.NEVER': 'The {side:side} cannot cancel an attack once the plan is being fought.',
  'CANCEL.BOUND': 'The attack on {hex:named} stays: those on {hexes:hexes} need it.',
  'FIGHT.NOTHING': 'No attack is planned.',
  'FIGHT.DUE': ['Not over: {hexes:count:attack is|attacks are} still to be fought.', '+At {hexes:hexes}.'],
};

const DECLARED: MessageTable = {
  'battle.declared': [
    '[!told:{side:side} attack {hex:named}.]',
    '[?bonus:It is a second attack.]',
    '[?pressed:It is pressed.]',
    '+[!typed:Attackers: {units:units}.]',
    '++[?typed:{side:side} attack {hex:named} with {units:units}.]',
    RULE,
  ],
  'battle.odds': [
    '[!decided:{hex:named}: {odds:odds}.]',
    '++Attack {attack}, defence {defence}: {base:odds} before shifts[, {shifts:phrases}].',
    RULE,
  ],
  'battle.odds-part': [
    '[?units:{units:units}][!units:The city]: {odds:odds}.',
    '++{base:odds} before shifts[, {shifts:phrases}].',
    RULE,
  ],
  'battle.stands': ['No Retreat: {units:units}.', RULE],
  'battle.all-stand': ['No Retreat for all {side:adjective} units in this enemy player turn.', RULE],
  'battle.forced': ['{side:side} force an exchange at {hex:named}.', RULE],
  'battle.declined': ['{side:side} decline the exchange at {hex:named}.', RULE],
  'battle.part': [
    '[?units:{units:units}][!units:The city], {odds:odds}: {result:phrase:word.result.}.',
    '++Result {result}, {rule:rule}.',
  ],
  'battle.driven': [
    '[?hexes=0:Nobody is driven back][!hexes=0:The defenders of {hex:named} go back {hexes:count:hex|hexes}].',
    RULE,
  ],
  'exchange.price': [
    '[?units:{units:units} {units:plural:is|are} exchanged, {has} for {need}][!units:Nobody can be exchanged][?city: but the city, {has} for {need}].',
    RULE,
  ],
  'exchange.absorbed': ['{unit:unit} absorbs {worth}.', RULE],
  'word.window.no-retreat': 'a No Retreat order before the die',
  'word.window.exchange': 'an exchange that can be declined',
  'word.window.losses': 'losses of defenders in an exchange',
  'word.window.retreat': 'the retreat of beaten units',
  'ask.stand': [
    '{side:side}, No Retreat in {hex:named}? {units:units} could hold to the last.',
    '+~Type stand, or stand and units, or pass.',
  ],
  'ask.stand-all': [
    '{side:side}, No Retreat for all your units in this German player turn? {hex:named} is attacked first.',
    '+~Type stand or pass.',
  ],
  'choice.stand': 'Hold to the last[: {units:units}].',
  'choice.pass.stand': 'No such order.',
  'choice.pass.stand-all': 'No such order.',
  'ask.force': [
    '{side:side}, force an exchange at {hex:named}[?fresh:, before the die]?',
    '+~Type force, or pass to roll.',
  ],
  'ask.force-late': [
    '{side:side}, force an exchange at {hex:named}? The result would be: {to:phrase:word.result.}.',
    '+~Type force, or pass to leave it.',
  ],
  'choice.pass.force-late': 'Leave the result.',
  'choice.force': 'A forced exchange.',
  'choice.pass.force': 'Roll the die.',
  'ask.decline': [
    '{side:side}, decline the exchange at {hex:named}? The result would be: {to:phrase:word.result.}.',
    'Taken it costs the defenders [?units:{units:units}][!units:{theirs:count:factor|factors}], the attackers [?all:all they have][!all:{own:count:factor|factors}].',
    '+~Type decline, or pass to take it.',
  ],
  'choice.decline': 'Decline it.',
  'choice.pass.decline': 'Take the exchange.',
  'ask.remove': [
    '{side:side}, who is exchanged in {hex:named}? {need} of the factors of {units:units} can be covered.',
    '+~Type lose and units.',
  ],
  'ask.pay': [
    '{side:side} must still give up {need} for {hex:named}, {rule:rule}.',
    '+Next it can be {worths:phrases}.',
    '+~Type lose and a unit.',
  ],
  'ask.ridden': [
    '{side:side}, whom does the armour ride down in {hex:named}? It cannot be all of {units:units}.',
    '+~Type lose and units.',
  ],
  'ask.drive': [
    '{side:side}, how many hexes must the defenders of {hex:named} go back? At most {most}.',
    '+~Type drive and a number.',
  ],
  'choice.drive.0': 'Nobody goes back.',
  'choice.drive.1': '1 hex.',
  'choice.drive.2': '2 hexes.',
  'choice.drive.3': '3 hexes.',
  'ask.again': [
    '{side:side} broke through at {hex:named} and may attack once more: {units:units}.',
    '+~Type attack, a hex, from and units, or pass.',
  ],
  'choice.pass.again': 'No second attack.',
  'STAND.ALL': [
    'No Retreat is for all units of the {side:side} in this enemy player turn, or for none.',
    '+Type stand or pass.',
  ],
  'STAND.NOT-THESE': 'No Retreat is for units that are not Disrupted: {units:units}.',
  'DRIVE.NOT-SO-FAR': 'They can be driven back {most:count:hex|hexes} at most.',
  'LOSE.NOT-THIS-SET': 'Not these: what can be covered is {sets:phrases}.',
  'LOSE.FIRST': '{unit:unit} does not pay yet: armour comes first, {units:units}.',
  'LOSE.TOO-MUCH': '{unit:unit} need not go for {owed}: it can be {units:units}.',
  'word.units': '{units:units}',
};

const RETREATS: MessageTable = {
  'ask.retreat-far': [
    '{side:side} must retreat from {hex:named}, [?more:{least} to {most} hexes][!more:{least:count:hex|hexes}]: {units:units}.',
    '+~Type retreat, units and a hex.',
    '[Farther: {hexes:hexes}.]',
  ],
  'ask.retreat-free': [
    '{side:side}, {units:units} in {hex:named} may retreat, {most:count:hex|hexes} at most.',
    '+~Type retreat, units and a hex, or pass.',
    '[Farther: {hexes:hexes}.]',
  ],
  'choice.pass.retreat-far': 'They stay.',
  'choice.pass.retreat-free': 'They stay.',
  'RETREAT.NOT-NEXT': `${NOT_INTO}: it is not next to {from:named}.`,
  'RETREAT.TOWARD': `${NOT_INTO}: every step leads away from the hex that was attacked.`,
  'RETREAT.LAKE': `${NOT_INTO}: a lake is between.`,
  'RETREAT.BESIDE-ATTACKER': `${NOT_INTO}: it is beside an attacker.`,
  'RETREAT.UNDER-ATTACK': `${NOT_INTO}: it is still to be attacked.`,
  'RETREAT.FULL': `${NOT_INTO}: it cannot stand there with those who do.`,
  'RETREAT.ZONE': `${NOT_INTO}: it is in an enemy zone of control.`,
  'RETREAT.CROWDED': 'Too many of {units:units} are left in {hex:named}: some must go back.',
  'RETREAT.MUST': '{units:units} must go back from {hex:named}.',
};

const ADVANCES: MessageTable = {
  'ADVANCE.FAR': '{unit:unit} goes no farther than {most:count:hex|hexes} here.',
  'ask.advance-due': [
    '{side:side} must go into {hex:named} with attackers worth {need}[!has=0:, {has} of it are there]: {units:units}.',
    '+~Type advance, units and a hex.',
  ],
  'choice.pass.advance-due': 'Nobody.',
  'ADVANCE.STRENGTH': [
    'First attackers worth {need} go into {hex:named}; {has} {has:plural:is|are} there.',
    '+It can be {units:units}.',
  ],
  'ADVANCE.LAKE': `${NO_ADVANCE}: a lake is between.`,
  'ADVANCE.GARRISON': `${NO_ADVANCE}: the city holds out.`,
  'ADVANCE.LINE': `${NO_ADVANCE}: over a defence line it does not go into an enemy zone of control.`,
  'ADVANCE.ADVERSE': `${NO_ADVANCE}: the ground stops its second hex.`,
  'ADVANCE.OCCUPIED': `${NO_ADVANCE}: beside the hex that was won it must be empty.`,
  'ADVANCE.ZONE': `${NO_ADVANCE}: beside the hex that was won it may not be in an enemy zone of control.`,
};

const ROCKETS: MessageTable = {
  'rockets.fired': ['{unit:unit} fires at {hex:named}.', RULE],
  'rockets.hit': [
    '[!typed:At {hex:named}: ]{units:units} {units:plural:is|are} hit, dice {rolled:phrases}.',
    RULE,
  ],
  'rockets.missed': ['Nobody in {hex:named} is hit, dice {rolled:phrases}.', RULE],
  'word.die': '{die}',
  'word.purpose.rockets': 'the rockets',
  'die.rockets': [],
  'FIRE.NO-ROCKETS': '{unit:unit} has no rockets: katyusha regiments fire, one at a time.',
  'FIRE.NOT-NEXT': '{unit:unit} cannot fire at {hex:named}: it is not next to it.',
  'FIRE.NOBODY': 'No enemy is in {hex:named}.',
  'FIRE.LAKE': '{unit:unit} cannot fire at {hex:named}: a lake is between.',
  'FIRE.UNSUPPLIED': '{unit:unit} is out of supply and cannot fire.',
  'FIRE.DISRUPTED': '{unit:unit} is Disrupted and cannot fire.',
  'FIRE.AGAIN': '{unit:unit} has fired already.',
  'FIRE.SPENT': '{unit:unit} has come too far to fire: nothing is left that an attack costs.',
  'FIRE.TOO-LATE': '{unit:unit} can fire no more: rockets come before the battles.',
  'FIRE.NOTHING': 'No rockets of the {side:side} can be fired now.',
};

const ATTACKS: MessageTable = {
  'ATTACK.ROCKETS': `${NO_ATTACK}: katyushas fire, and attack in no other way.`,
  'ATTACK.LAKE': `${NO_ATTACK}: a lake is between.`,
  'ATTACK.DISRUPTED': '{unit:unit} is Disrupted and cannot attack.',
  'ATTACK.SWAMP':
    'Only {most:count:panzer corps|panzer corps} can attack the swamp {hex:named} from {from:named}.',
  'ATTACK.LOW-ODDS': [
    'No attack on {hex:named}[ at {odds:odds}]: that is below the table.',
    '+Attack {attack}, defence {defence}, with {units:units}.',
  ],
  'PRESS.NEVER': 'The {side:side} cannot press an attack.',
  'PRESS.LOW-ODDS':
    'The attack on {hex:named} cannot be pressed from {odds:odds}: its worst would be below the table.',
  'AGAIN.NOT-THIS': [
    '{unit:unit} cannot attack again: only who broke through here can, once.',
    '+[It can be {units:units}.]',
  ],
};

const ANSWERS: MessageTable = {
  'odds.column': 'At {hex:named}[?pressed:, pressed][?forced:, forced]: {odds:odds}[, taken {takes:chance}].',
  'odds.with': ['[?planned:As planned, with][!planned:With] {units:units}.', RULE],
  'odds.row':
    'A{a}, B{b}[?units:, {units:units}][?garrison:, the city]: {result} {result:phrase:word.result.}[; {attackers:phrase:word.result.}].',
  'odds.row-part':
    'A{a}, B{b}[?units:, {units:units}][?garrison:, the city]: {result} {result:phrase:word.result.}.',
  'odds.part': '+[?units:{units:units}][!units:The city]: {odds:odds}.',
  'odds.rewritten': [
    '+[{units:units}: ]{from:phrase:word.result.} becomes {to:phrase:word.result.} on {rows:phrases}.',
    RULE,
  ],
  'odds.trapped': ['+{units:units} could not go back.', RULE],
  'word.row': 'A{a}',
  // Its sums stand in the title of the box.
  'word.panel.odds.column': '',
  'word.panel.odds.row-part': '[{units:units} ]{result}',
  'word.panel.odds.row': '{result}',
  'word.panel.odds.part': '[{units:units} ]{odds:odds}',
  'word.panel.odds.with': '',
  'word.panel.odds.rewritten': '{from} becomes {to}, {rule:rule}',
  'word.panel.odds.trapped': 'no way back: {units:units}',
  'targets.none': 'No attack is possible for the {side:side}[?unit:: not with {unit:unit}].',
  'targets.count': '{count:count:attack|attacks} possible. Best column first.',
  'targets.one': '{hex:named}: {odds:odds}, with {units:count:unit|units}.',
  'threats.count':
    'Turn {turn}, attacks on {count:count:hex|hexes} of the {side:side}, {grave} at {least:odds} or better.',
  'threats.one': '{hex:named}: {odds:odds}, by {units:count:unit|units}.',
  'who.count':
    '[?count=0:No {side:adjective} unit][!count=0:{count} {side:adjective} {count:plural:unit|units}] could attack {hex:named}.',
};

/** What most charts of this kind call alike. */
const RESULTS = {
  AE: 'attackers eliminated',
  AD: 'attackers Disrupted',
  'D/AE': 'attackers eliminated, defenders Disrupted',
  X: 'exchange',
  D: 'defenders Disrupted',
  D1: 'defenders Disrupted and driven back up to 1 hex',
  D2: 'defenders Disrupted and driven back up to 2 hexes',
  D3: 'defenders Disrupted and driven back up to 3 hexes',
  DE: 'defenders eliminated',
} as const;

/** The sentences of every result of a chart: those that most have, and what a game calls others. */
export const resultMessages = (
  codes: readonly (keyof typeof RESULTS)[],
  others: Readonly<Record<string, string>>,
): MessageTable =>
  Object.fromEntries(
    [...codes.map((code) => [code, RESULTS[code]] as const), ...Object.entries(others)].flatMap(
      ([code, said]) => [
        [`word.result.${code}`, said],
        [
          `battle.result-${code}`,
          [
            `[!known:{hex:named}: ${said}][?known:${capital(said)}][ instead of {turned:phrase:word.result.}][!weighed:, {odds:odds}], die {die}.`,
            `++Result ${code}, row A{a}, {rule:rule}.`,
          ],
        ],
        [`odds.face-${code}`, [`${capital(said)} {chance:chance}[, on {faces:faces}].`]],
        [`word.panel.odds.face-${code}`, code],
        [`word.panel.battle.result-${code}`, `[die {die}: ]${code}`],
        [`word.history.battle.result-${code}`, `result ${code} at {hex:hex}`],
      ],
    ),
  );

export const allocatedMessages: MessageTable = {
  ...PLAN,
  ...DECLARED,
  ...RETREATS,
  ...ADVANCES,
  ...ROCKETS,
  ...ATTACKS,
  ...ANSWERS,
};

const COMBAT: readonly string[] = [
  '{side:side}: {hexes:count:attack|attacks} to fight[?rockets:, and rockets to fire].',
  '+~Type fight and a hex[?rockets:, or fire, a katyusha regiment and a hex], or end when all is fought.',
  '++[At {hexes:hexes}.]',
];

const FRONT_SUMS: MessageTable = {
  'sum.combat.top': 'the last column is {odds:odds}',
  'sum.combat.oos': '{unit:unit} out of supply, halved',
  'sum.bonus.forest': 'forest',
  'sum.bonus.major-city': 'major city',
  'sum.bonus.moscow': 'Moscow',
  'sum.bonus.tula': 'Tula',
  'sum.bonus.garrison': 'the city itself',
  'sum.bonus.defence-line': 'defence line',
  'sum.bonus.entrenched': '{unit:unit} entrenched',
  'sum.shift.disrupted': 'Disrupted',
  'sum.shift.unsupplied': 'out of supply',
  'sum.shift.air-support': 'close air support',
  'sum.shift.panic': 'panic in Moscow',
};

/** What the games have in common that are fought at the front of 1941. */
export const frontMessages: MessageTable = {
  ...FRONT_SUMS,
  'ask.german-first-combat': COMBAT,
  'ask.russian-first-combat': COMBAT,
  'ask.german-combat': COMBAT,
  'ask.russian-combat': COMBAT,
  'ATTACK.FIRST-MOVE': 'Nobody attacks in the unhistorical first move.',
  'ATTACK.PANIC': 'No more than one attack while Moscow is in panic: not {hex:named}.',
};
