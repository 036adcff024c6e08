// Sentences of air power that is based on armies: where missions come from, the fliegerkorps of a turn, panic, drops.
import type { MessageTable } from '../../api/message-table.ts';
import { airMessages, WAYS } from './air.ts';

const RULE = '++{rule:rule}.';
const FLIES = '{units:units} {units:plural:flies|fly}';
const FROM =
  'from [{base:unit}][!base:Moscow][?far:, beyond normal range][, {partly:units} beyond normal range]';

const EVENTS: MessageTable = {
  'air.to-bomb': [`{units:units} to bomb {hex:named} ${FROM}[, announcing {total}].`, RULE],
  'air.to-interdict': [`{units:units} to interdict {hex:named} ${FROM}.`, RULE],
  'air.to-resupply': [`{units:units} to fly supply to {hex:named} ${FROM}.`, RULE],
  'air.to-drop': ['{unit:unit} to be dropped at {hex:named}, carried by {carrier:unit}.', RULE],
  'air.to-intercept': [`${FLIES} ${FROM} against the mission to {hex:named}.`, RULE],
  'air.down': ['{unit:unit} is shot down: out until turn {turn} ends.', RULE],
  'air.intercepted': ['{unit:unit} is driven off: out until turn {turn} ends.', RULE],
  'air.supports': ['Attacks on {hex:named} have close air support now.', RULE],
  'air.resupplied': ['{unit:unit} brings supply to {hex:named}.', RULE],
  'air.active': ['{unit:unit} is active in this turn.', RULE],
  'air.panic-roll': [
    'Two dice over {hex:named}: {total}[?announced:, {announced} was announced][!panic:, no panic].',
    RULE,
  ],
  'panic.begins': ['Panic in Moscow.', RULE],
  'entrenchment.shaken': ['The entrenchment of {unit:unit} is marked; a second hit destroys it.', RULE],
  'drop.die': [
    '{unit:unit} comes down in an enemy zone of control: die {die}[?lost:, lost][!lost:, it gets through].',
    RULE,
  ],
  'drop.landed': ['{unit:unit} lands at {hex:named}.', RULE],
};

const DICE: MessageTable = {
  'word.purpose.panic': 'panic in Moscow',
  'word.purpose.drop': 'a drop',
  'die.panic': [],
  'die.drop': [],
};

const QUESTIONS: MessageTable = {
  'choice.intercept': '{units:units}, to {target:places}[ from {from:units}].',
};

const CHANCES: MessageTable = {
  'chances.flight': '{unit:unit} on {hex:named}, from {base:unit}[?far:, beyond normal range]:',
  'chances.met': [
    `If {unit:unit} intercepts from [{base:unit}][!base:Moscow]: {side:side} [?how=down:shot down][?how=intercepted:driven off], ${WAYS}.`,
    RULE,
  ],
  'chances.panic': [
    'Panic in Moscow on [!far:a total of {totals:list:or}][?far:the total announced, {totals:list:or}]: {ways} in {of}.',
    RULE,
  ],
};

const REFUSED: MessageTable = {
  'AIR.OUT': '{unit:unit} is out until turn {turn} ends.',
  'AIR.FLOWN': '{unit:unit} has its task already, and has one at a time.',
  'AIR.NO-BASE': 'No army in supply from which {unit:unit} reaches {hex:named}.',
  'AIR.NOT-A-BASE': '{unit:unit} is no base: {side:side} fly from active armies in supply.',
  'AIR.ONE-BASE': 'Name one army to fly from; who flies from another one gets an order of its own.',
  'AIR.RANGE':
    '{unit:unit} does not reach {hex:named} from {base:unit}: {hexes:count:hex|hexes}, and {most} is the most.',
  'AIR.TOTAL': 'Beyond normal range say which total of two dice is to bring panic: total {totals:list:or}.',
  'AIR.NO-TOTAL': 'No total is announced for {hex:named}: only for Moscow, beyond normal range.',
  'AIR.FIGHTERS': '{unit:unit} only intercepts bombing of Moscow.',
  'AIR.OWN-BASE': '{unit:unit} flies from Moscow, and from nowhere else.',
  'AIR.NAME-FIRST': [
    'Not yet: only one fliegerkorps is active in this turn.',
    '+Type choose and {units:units:or}.',
  ],
  'AIR.NOT-ACTIVE': '{unit:unit} is not active in this turn[?units:; {units:units} {units:plural:is|are}].',
  'AIR.ALL-ACTIVE': 'No fliegerkorps is to be named now.',
  'AIR.NO-INTERDICTION': 'Interdiction was left out of this game.',
  'AIR.NOT-PLANNED': [
    '{hex:named} is not to be attacked before movement, and bombs now only support such an attack.',
    '+Plan the attack first, or recall {hex:hex}.',
  ],
  'AIR.ATTACKED': '{hex:named} was attacked on the ground just now and is not interdicted.',
  'DROP.FORM': 'No drop: name the parachute corps and a hex, and front aviation after with.',
  'DROP.WHO': '{unit:typed} is no parachute corps on the map.',
  'DROP.AGAIN': '{unit:unit} is to be dropped already; cancel that first.',
  'DROP.NO-CARRIER': 'Name the front aviation that carries {unit:unit}, after with.',
  'DROP.CARRIER': '{unit:unit} carries nobody: only front aviation does.',
  'DROP.DISRUPTED': '{unit:unit} is Disrupted and cannot be dropped.',
  'DROP.TAKE-OFF': '{unit:unit} cannot take off from {hex:named}: it is no Russian city or town in supply.',
  'DROP.CAME': '{unit:unit} cannot take off from {hex:named}: it did not begin the turn there.',
  'DROP.ON-GERMANS': '{unit:unit} cannot be dropped on Germans in {hex:named}.',
  'DROP.TOO-FAR':
    '{unit:unit} cannot be dropped at {hex:named}: more than {most} hexes from any Russian army, city or town in supply.',
  'DROP.NOBODY': 'Nobody can be dropped now.',
};

export const armyAirMessages: MessageTable = {
  ...airMessages,
  ...EVENTS,
  ...DICE,
  ...QUESTIONS,
  ...CHANCES,
  ...REFUSED,
};
