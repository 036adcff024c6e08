// Sentences of chapters 10.23 to 10.33 and 11.26 to 11.32: mobile assaults, losses, retreats, advances.
import type { MessageTable } from '../../../api/message-table.ts';

const PHRASES: MessageTable = {
  'word.worth': '{unit:unit} {worth}',
  'sum.cost.assault-clear': 'mobile assault into {hex:hex}',
  'sum.cost.assault-city': 'mobile assault into the city {hex:hex}',
  'sum.cost.assault-fortified-line': 'mobile assault into the line {hex:hex}',
};

const QUESTIONS: MessageTable = {
  'ask.lose': [
    '{side:side} must give up attackers worth {need} for {hex:named}, {rule:rule}.',
    '+What counts is the attack in this battle: {worths:phrases}.',
    '+[Halved factors are added up before they are halved: {enough:units} count {together} together.]',
    '+[Those with a dot go first: {dotted:units}.]',
    '+Type lose and units, or lose alone for the weakest that will do.',
  ],
  'ask.retreat': [
    '{side:side} must retreat from {hex:named}: {units:units}.',
    '+Type retreat, units and a hex.',
  ],
  'ask.advance': ['{side:side} may advance into {hex:named}.', '+Type advance and units, or pass.'],
  'ask.advance-many': [
    '{side:side} may advance into {hex:named}: {units:units}.',
    '+Type advance and units, or pass.',
  ],
  'ask.advance-more': ['{side:side} may still advance.', '+Type advance, units and a hex, or pass.'],
  'ask.advance-more-many': [
    '{side:side} may still advance: {units:units}.',
    'To {hexes:places:or}.',
    '+Type advance, units and a hex, or pass.',
  ],
  'choice.lose': '{units:units}.',
  'choice.retreat': '{units:units} to {path:places}.',
  'choice.advance': '[?units=1:{units:units}][!units=1:{units:all:unit|units}] to {to:places}.',
  'note.cheap-losses': 'Given up: {units:units}.',
};

const RULE = '++{rule:rule}.';

const EVENTS: MessageTable = {
  'losses.paid': ['{side:side} give up {units:units}, worth {has} for {need}.', RULE],
  'drop.landed': ['{unit:unit} holds {hex:named}, where it was dropped.', RULE],
  'unit.retreated': ['{units:units} retreated to {hex:named}, from {from:hex}.', '++By {path:hexes}.', RULE],
  'unit.sailed': ['{units:units} sailed to {hex:named}, from {from:hex}.', RULE],
  'unit.advanced': ['{units:units} advanced to {hex:named}.', RULE],
  'unit.advanced-on': ['{units:units} advanced further, to {hex:named}.', RULE],
  'advance.declined': ['Nobody advanced into {hex:named}.', RULE],
  'assault.cleared': ['{hex:named} is cleared. In it: {units:units}.', RULE],
  'assault.failed': [
    'The assault on {target:named} failed. Back in {hex:hex}: {units:units}.',
    '+[?side=soviet:They stay there in this phase.][!side=soviet:They may go on with the points they have left.]',
    RULE,
  ],
};

const NO_ASSAULT = 'No mobile assault on {hex:named}';

const ASSAULTS: MessageTable = {
  'ASSAULT.SEASON-GERMAN':
    'No mobile assault in turn {turn}: the Germans make them in turns of a single month.',
  'ASSAULT.PAUSE': 'No mobile assault in turn {turn}: the German attacks nobody in the Paulus Pause.',
  'ASSAULT.NOBODY-LEFT': 'No mobile assault: no unit of the {side:side} is left that could make one.',
  'ASSAULT.SEASON-SOVIET': 'No mobile assault in turn {turn}: the Soviets make them from turn {first} on.',
  'ASSAULT.NO-ATTACKER': `${NO_ASSAULT}: nobody is to make it.`,
  'ASSAULT.NOBODY': `${NO_ASSAULT}: no enemy is in it.`,
  'ASSAULT.MARSH': `${NO_ASSAULT}: on turn 1 that takes German mechanized units in overland supply alone.`,
  'ASSAULT.TERRAIN': `${NO_ASSAULT}: it is {terrain}, and they go into clear hexes only.`,
  'ASSAULT.CITY': `${NO_ASSAULT}: the city has been declared.`,
  'ASSAULT.FORTIFIED-AREA': `${NO_ASSAULT}: it belongs to the fortified area.`,
  'ASSAULT.NOT-NEXT': `${NO_ASSAULT}: it is not next to {from:hex}.`,
  'ASSAULT.WATER': `${NO_ASSAULT} from {from:hex}: a side of {side} is between them.`,
  'ASSAULT.NOT-MECH': '{unit:unit} makes no mobile assault: it is not mechanized.',
  'ASSAULT.NOT-GERMAN': '{unit:unit} makes no mobile assault: on this side only German units do.',
  'ASSAULT.ONCE': '{unit:unit} has made its one mobile assault of this phase.',
};

const LOSSES: MessageTable = {
  'LOSE.NOT-IN-BATTLE': [
    '{unit:unit} cannot be given up here, or was named twice.',
    '+These attacked: {units:units}.',
  ],
  'LOSE.DOTTED-FIRST': 'Units with a dot go first: {units:units}.',
  'LOSE.TOO-LITTLE': 'That is not enough: {has} of {need}.',
};

const HEXES = '+[It can be {hexes:hexes:or}.]';
const NO_RETREAT = '{units:units} cannot retreat to {hex:named}';
const NOT_INTO = '{unit:unit} cannot retreat to {hex:named}';

const RETREATS: MessageTable = {
  'RETREAT.NOT-THESE': ['These do not retreat now[: {unit:unit}].', '+These do: {units:units}.'],
  'RETREAT.LAUNCH-HEX': `${NOT_INTO}: the assault came from there.`,
  'RETREAT.TOWARD-ATTACKER': `${NOT_INTO}: an attack came from there.`,
  'RETREAT.BACK': `${NOT_INTO}: it was beaten there.`,
  'RETREAT.ENEMY': `${NOT_INTO}: an enemy is in it.`,
  'RETREAT.WRONG-WAY': [`${NO_RETREAT}: a hex in a better direction is open.`, HEXES],
  'RETREAT.TOGETHER': [`${NO_RETREAT} alone: the stack stays together, {all:units}.`, HEXES],
  'RETREAT.FULL': [`${NO_RETREAT}: they find no room in it.`, HEXES],
  'RETREAT.NOT-THERE': [`${NO_RETREAT}: others find room, or more of them do.`, HEXES],
  'RETREAT.NOT-SO-FAR': [`${NO_RETREAT} and beyond: only the surplus goes farther.`, HEXES],
};

const NOT_AFTER = '{unit:unit} cannot go from {from:hex} to {hex:named} after combat';

const STEPS: MessageTable = {
  'AFTER.NOT-NEXT': `${NOT_AFTER}: they do not touch.`,
  'AFTER.STRAIT': `${NOT_AFTER}: the strait is between them.`,
  'AFTER.LAKE': `${NOT_AFTER}: a lake is between them.`,
  'AFTER.BOUND': `${NOT_AFTER}: it may not leave its area.`,
  'AFTER.SATELLITE': `${NOT_AFTER}: it stays south of the logistical boundary.`,
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
  'ADVANCE.NOT-MECH': '{unit:unit} advances no second hex: it is not of the kind that does.',
  'ADVANCE.SEASON': '{unit:unit} advances no second hex in turn {turn}.',
  'ADVANCE.NO-SUPPLY': '{unit:unit} advances no second hex: it had no overland supply in the battle.',
  'ADVANCE.ENEMY': '{unit:unit} cannot advance to {hex:named}: an enemy is in it.',
  'ADVANCE.FULL': ['{units:units} find no room in {hex:named}.', '+The cause is {because:rule}.'],
};

export const resultsMessages: MessageTable = {
  ...PHRASES,
  ...QUESTIONS,
  ...EVENTS,
  ...ASSAULTS,
  ...LOSSES,
  ...RETREATS,
  ...STEPS,
  ...ADVANCES,
};
