// Sentences of what games of armies and corps around Moscow share: set-up by groups, Disruption and recovery, entrenchment,
// strong sides, railways, weather, pulses, and whom units meet on the move.
import type { MessageTable } from '../../api/message-table.ts';
import { NO_STEP } from './movement.ts';

const RULE = '++{rule:rule}.';

/** There is a way round, and points do not do for it. */
const ROUND = ['+[Round it, to {goal:named}, it costs {whole}, and {all} {all:plural:is|are} left.]'];

/** Of a limit to those of a class. */
export const WOULD_BE = '+With {units:units} there would be {counted:count:such|such}.';

const SET_UP: MessageTable = {
  'word.phase.set-up': 'set-up',
  'word.unit-facts':
    '[!listed:{type}, ][{size}, ][{attack}-{defence}][range {range}][, movement {movement}][?red:, red factors][?disrupted:, Disrupted][?entrenched:, entrenched][?strong:, on its strong side][?unsupplied:, out of supply][?inactive:, inactive][, due in turn {due}][?moved:, moved][?attacked:, attacked]',
  'word.panel.unit-facts':
    '[{attack}-{defence}][?disrupted:, Disrupted][?entrenched:, entrenched][?strong:, strong side][?unsupplied:, unsupplied]',
  'ask.setup': [
    '{side:side} set up: {count:count:unit|units} to place.',
    '+~Type place, units and a hex, or place default.',
    '++[Still to place: {units:units}.]',
  ],
  'setup.default': ['{side:side} set up {count:count:unit|units} as history had them.', '++{rule:rule}.'],
  'SETUP.BARE': 'Not yet: start-line hexes without a German unit or zone of control: {hexes:hexes}.',
  'hex.taken': ['{side:side} take {hex:named}.', '++{rule:rule}.'],
};

const EVENTS: MessageTable = {
  'pulse.begins': ['{side:adjective} pulse {nth}[?last:, the last of this turn].', RULE],
  'weather.now': [
    '[?weather=good:Good weather.][?weather=mud:Mud.][?weather=hard-frost:Hard frost.][?weather=snow:Snow.]',
    RULE,
  ],
  'weather.die': ['The weather die is {die}.', RULE],
  'word.purpose.weather': 'the weather',
  'die.weather': [],
  'strong-side.up': ['{units:units} on the strong side.', RULE],
  'strong-side.lost': ['{units:units} {units:plural:turns|turn} back to the normal side.', RULE],
  'units.entrenched': ['{units:units} {units:plural:digs|dig} in.', RULE],
  'entrenchment.lost': [
    '{units:units} {units:plural:gives|give} up {units:plural:its|their} entrenchment.',
    RULE,
  ],
};

const SUPPLY: MessageTable = {
  'supply.out': ['{side:side} out of supply: {units:units}.', RULE],
  'supply.again': ['{side:side} in supply again: {units:units}.', RULE],
  'ask.inactive': [
    '{side:side}: two armies stand within two hexes of each other, and one of them is inactive: {units:units}.',
    '+~Type choose and the one that is to be.',
  ],
  'choice.choose': '{what:units}.',
  'ARMY.NOT-THIS': 'Not chosen: it is one of {units:units}.',
  'army.inactive': ['{unit:unit} is inactive.', RULE],
  'army.active': ['{units:units} {units:plural:is|are} active again.', RULE],
  'unit.railed': ['{unit:unit} goes by rail from {from:hex} to {hex:named}.', RULE],
  'RAIL.FORM': 'Nothing went by rail: name one unit and a hex.',
  'RAIL.NOT-YOURS': '{unit:typed} is no Russian unit: only Russians go by rail.',
  'RAIL.OFF-MAP': '{unit:unit} is {place:inside}, not on the map.',
  'RAIL.AIR': '{unit:unit} flies.',
  'RAIL.DISRUPTED': '{unit:unit} is Disrupted and does not go by rail.',
  'RAIL.NO-WAY':
    '{unit:unit} cannot go by rail to {place:named}: no railroad in supply leads there from where it is.',
  'RAIL.ZONE': '{unit:unit} cannot end its way by rail in {hex:named}: it is in a German zone of control.',
  'RAIL.NOBODY': 'No Russian unit can go by rail now.',
};

const REFUSALS: MessageTable = {
  'note.flip': 'All that can: {units:units}.',
  'note.entrench': 'All that can: {units:units}.',
  'FLIP.NOT-YOURS': '{unit:unit} is no army of the {side:side}.',
  'FLIP.NO-SIDE': '{unit:unit} has no strong side: only German armies and shock armies have one.',
  'FLIP.OFF-MAP': '{unit:unit} is not on the map.',
  'FLIP.DISRUPTED': '{unit:unit} is Disrupted and cannot be turned to its strong side.',
  'FLIP.INACTIVE': '{unit:unit} is inactive, with another army within two hexes, and has no strong side.',
  'FLIP.ALREADY': '{unit:unit} is on its strong side already.',
  'FLIP.NOBODY': 'No army of the {side:side} can be turned to its strong side now.',
  'ENTRENCH.NOT-YOURS': '{unit:unit} is no unit of the {side:side}.',
  'ENTRENCH.KIND':
    '{unit:unit} cannot dig in: only [?side=german:German infantry corps][?side=russian:Russian armies] can.',
  'ENTRENCH.OFF-MAP': '{unit:unit} is not on the map.',
  'ENTRENCH.DISRUPTED': '{unit:unit} is Disrupted and cannot dig in.',
  'ENTRENCH.ALREADY': '{unit:unit} is entrenched already.',
  'ENTRENCH.NOBODY': 'No unit of the {side:side} can dig in now.',
};

const DISRUPTION: MessageTable = {
  'units.disrupted': ['{units:units} {units:plural:is|are} Disrupted.', RULE],
  'units.recovered': ['{units:units} {units:plural:recovers|recover}.', RULE],
  'unit.eliminated': ['{unit:unit} is lost.', RULE],
  'unit.out-for-good': ['+It does not come back.', RULE],
  'STACK.STACK': ['At most {limit} units may be in {hex:named}.', WOULD_BE],
  'STACK.STACK-CORPS': ['At most {limit} units of corps level or above may be in {hex:named}.', WOULD_BE],
  'STACK.STACK-MOBILE': ['At most {limit} mobile units may be in {hex:named}.', WOULD_BE],
  'STACK.STACK-ARMIES': ['At most {limit:count:army|armies} may be in {hex:named}.', WOULD_BE],
  'STACK.STACK-TWO-ICONS': ['At most {limit} corps with two tank icons may be in {hex:named}.', WOULD_BE],
};

const MOVEMENT: MessageTable = {
  'sum.allowance.factor': 'movement factor {n} of {unit:unit}',
  'sum.allowance.mud': '{n} in Mud',
  'sum.allowance.first-snow': '{n} in the first turn of Snow',
  'sum.allowance.oos': '{n} out of supply',
  'sum.allowance.blitz': 'doubled in the first German pulse',
  'sum.allowance.moscow': 'doubled from Moscow',
  'sum.cost.clear': '{hex:hex} clear',
  'sum.cost.forest': '{hex:hex} forest',
  'sum.cost.swamp': '{hex:hex} swamp',
  'sum.cost.swampy-forest': '{hex:hex} swampy forest',
  'sum.cost.road': '{hex:hex} by road',
  'sum.cost.carried': 'one factor more along a road',
  'sum.cost.any': '{hex:hex} out of supply, whatever the ground',
  'MOVE.LAKE': `${NO_STEP}: a lake lies between.`,
  'MOVE.SAME-ZONE': [`${NO_STEP} from {from:hex}: both are in the zone of control of {of:unit}.`, ...ROUND],
  'MOVE.HELD-LINE': [
    `${NO_STEP}: from one zone of control to another it would cross a defence line that is held.`,
    ...ROUND,
  ],
  'MOVE.GARRISON': [
    '{unit:unit} cannot go into {hex:named}: its garrison must be attacked first.',
    '+Attack {hex:hex} from next to it.',
  ],
  'MOVE.STOPPED': [
    '{unit:unit} goes no further than {hex:named}: it is in an enemy zone of control.',
    ...ROUND,
  ],
  'MOVE.ARMY-PULSE': '{unit:unit} cannot move: armies move in the first {most} pulses of a turn only.',
  'MOVE.DISRUPTED': '{unit:unit} is Disrupted and cannot move.',
  'MOVE.ATTACKED-FIRST': '{unit:unit} attacked before movement and cannot move now.',
  'MOVE.TO-ATTACK': '{unit:unit} is to attack {hex:named} and stays where it is; cancel that first.',
};

const SIDES_LEFT =
  '[ {flip:count:army|armies} can turn to the strong side.][ {entrench:count:unit|units} can dig in.]';
const SIDES_TYPED = '[?flip:flip and armies, ][?entrench:entrench and units, ]';

/** What is asked in the phases of a pulse or a player turn. Their names have been heard where the question is fresh. */
export const PHASE_QUESTIONS = {
  attacks: [
    '[!fresh:{side:side}: ]{hexes:count:hex|hexes} can be attacked before movement.',
    '+~Type attack, a hex, from and units, or type end.',
  ],
  air: [
    '[!fresh:{side:side}: ][{units:units} can fly.][!units:all who can fly have a mission.]',
    '+~Type bomb, a hex, with and air units, or type end.',
    '++[To fly: {hexes:hexes}.]',
  ],
  lastAir: [
    '[!fresh:{side:side}: ][{units:units} can still fly in this turn.][!units:all who can fly have a mission.]',
    '+~Type interdict or resupply, a hex, with and air units, or type end.',
    '++[To fly: {hexes:hexes}.]',
  ],
  movement: [
    '[!fresh:{side:side}: ]{count:count:unit|units} can move.[ To walk on, with enter: {entrants:units}.]',
    '+~Type move, a unit and where to, attack, a hex, from and units, or type end.',
  ],
  drop: [
    '[!fresh:{side:side}: ][{units:units} can carry paratroops.][!units:the paratroops are on their way.]',
    '+~Type drop, the parachute corps, a hex, with and front aviation, or type end.',
    '++[To fly: {hexes:hexes}.]',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The first step of a turn or a player turn, by its name; of the orders those that can be given. */
export const stepQuestions = (step: string): MessageTable => ({
  'ask.german-administration': [
    `[!fresh:{side:side}, ${step}.]${SIDES_LEFT}`,
    `+~[?fliegerkorps:Type choose and a fliegerkorps before you end. ]Type ${SIDES_TYPED}or end.`,
  ],
  'ask.russian-administration': [
    `[!fresh:{side:side}, ${step}.]${SIDES_LEFT}[?credits: Credits: {rifle} rifle, {tank} tank, {siberian} Siberian.][?reserve: The Siberian Reserve is coming; shock armies: {shock}.]`,
    `+~Type ${SIDES_TYPED}[?rail:rail, a unit and where to, ][?replace:replace, a unit and a town, or replace default, ][?disband:disband and units, ][?gamble:gamble and low or high, ]or end.`,
  ],
});

/** Orders that no question has now. */
const BARRED: MessageTable = {
  'ORDER.STEP': 'Not now: {verb} is an order of the {side:adjective} {phase:phrase:word.phase.}.',
  'ORDER.OTHER-SIDE': 'Not yours: that order is for the {side:side}.',
  'ATTACK.PLAN-STANDS': 'No more attacks: those of the {side:side} were planned before the first is fought.',
  'STAND.NO-BATTLE': 'Nobody told to hold: defenders are asked before each battle.',
  'STAND.ATTACKER': 'Nobody told to hold: that is for who defends.',
  'STAND.LATE': 'Nobody told to hold: the die has fallen.',
  'STAND.SAID':
    'The {side:side} have said it for this enemy player turn: [?stands:all hold][!stands:nobody holds].',
  'FORCE.LATE': 'Nothing forced: the die has fallen.',
  'FORCE.NOBODY': 'Nothing forced: {side:side} force an exchange where they attack, before the die.',
  'DECLINE.NOT-OPEN':
    'Nothing declined: [?frozen:in Snow nobody declines an exchange][!frozen:{side:side} decline an exchange that has been rolled, and have not forced].',
  'DRIVE.NO-BATTLE': 'Nobody driven: attackers say how far after a result that drives back.',
  'RETREAT.NO-BATTLE': 'Nobody retreats: units do by a result of a battle alone.',
  'LOSE.NO-BATTLE': 'Nothing given up: units are, for a result of a battle.',
  'ADVANCE.NO-BATTLE': 'Nobody advanced: units that have attacked do, after their battle.',
  'ADVANCE.DEFENDER': 'Nobody advanced: the {side:side} have not attacked in this battle.',
};

export const formationMessages: MessageTable = {
  ...SET_UP,
  ...EVENTS,
  ...SUPPLY,
  ...REFUSALS,
  ...DISRUPTION,
  ...MOVEMENT,
  ...BARRED,
};
