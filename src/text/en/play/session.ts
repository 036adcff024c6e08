// The desk's own sentences: units, lists, what is legal, score, history, rules.
import type { MessageTable } from '../../../api/message-table.ts';
import { EAR_MESSAGES } from './ear.ts';
import { INTENT_MESSAGES } from './intent.ts';
import { OWN_MESSAGES } from './own.ts';
import { MEMORY_MESSAGES } from './session-history.ts';
import { STAFF_MESSAGES } from './staff.ts';
import { PLACE_TABLE } from './session-map.ts';

export const DESK_MESSAGES: MessageTable = {
  ...MEMORY_MESSAGES,
  ...PLACE_TABLE,
  ...STAFF_MESSAGES,
  ...INTENT_MESSAGES,
  ...OWN_MESSAGES,
  ...EAR_MESSAGES,

  'fight.now': 'The attack on {hex:named} is under way.',

  'where.unit': '{name}, {side:adjective}, {at:inside:named}.',
  'unit.where': '{name}, {side:adjective}, {at:inside:named}.',
  'unit.said': '{facts:phrase}[, move {left} of {all}].',
  'unit.with': '+Stacked with {names:names:and}.',
  'unit.gone': '{name} is nowhere to be seen.',
  'units.count':
    '[{side:side}][!side:{place:place}][, {what:phrases}]: {count:count:unit|units}[, {strength:phrase}][, and {elsewhere} off the map].[?sorted: North to south.]',
  'units.none': 'No[ {side:adjective}] unit[ {place:inside}][ to list: {what:phrases}].',
  'units.one': '{name}, {at:place}[, {facts:phrase}].',
  'units.covered': 'Covered unit, {at:place}.',

  'status.date': '{date:phrase}.',
  'legal.can': 'You can: {verbs:list}.',
  'legal.nothing': 'There is nothing[ {unit:unit}][!unit: you] can do now[?verb:: no {verb}].',
  'legal.no-verb': 'No {verb} now. You can: {verbs:list}.',
  'legal.off-map': [
    '{unit:unit} is {place:inside}: there is nothing it can do now[?verb:, no {verb}].',
    '+[Type why {why} to hear the reason.]',
  ],
  'legal.other': '{unit:unit} is {side:adjective}, and the {by:side} are to act.',
  'legal.units': '{count:count:unit|units} can {verb:phrase:word.can.}.',
  'word.can.place': 'be placed',
  'legal.hexes': '{count:count:hex|hexes} to {verb}.',
  'legal.rights': '+The {side:side} may break in: {verbs:list}. Type halt.',
  'legal.one': '{order:order}.',
  'legal.from': '{verb} {hex:hex} to {count:count:hex|hexes}: {places:places}.',
  'legal.nobody': 'None of the {by:side} is in {hex:hex}.',
  'legal.aims': '{unit:unit} can {verb} {count:count:hex|hexes}: {places:places}.',
  'moves.count': '{unit:unit} can reach {count:count:hex|hexes}[!verb=move: by {verb}].',
  'moves.count-places': '{unit:unit} can go to {count:count:place|places}[!verb=move: by {verb}].',
  'moves.places': '{places:places}.',
  'moves.at-cost': 'Cost {cost}: {places:hexes}.',
  'moves.off-map': [
    '{unit:unit} is {place:inside}, not on the map: it can go nowhere now.',
    '+[Type why {why} to hear the reason.]',
  ],
  'moves.none': [
    '[!phase:{unit:unit} can go nowhere now.][?phase:No moves now: this is the {side:adjective} {phase:phrase:word.phase.}.][ You can: {verbs:list}.]',
    '+[First type {first} and the unit.]',
    '+[Type why {why} to hear the reason.]',
  ],
  'moves.one': '{place:place}[, {far:count:hex|hexes}][ {way}][, cost {cost}].',
  'moves.many':
    'There are too many ways for {unit:unit} to list them. Type {verbs:list:or}, the unit and where to.',
  'legal.many': 'There are too many ways to {verbs:list:or} to list them.',
  'phase.named': '{side:adjective} {phase:phrase:word.phase.}.',
  'phase.by-itself':
    '{side:adjective} {phase:phrase:word.phase.}: over by itself, nothing was left to do in it.',
  'thread.done': [
    '+{units:units} {units:plural:is|are} finished for this phase: another stack has begun. It is always so.',
    '++Type undo if you did not want that.',
  ],
  choices: [],
  'choices.asked': 'Type pending to hear {count:count:choice|choices}.',

  'score.total': 'Score: {first:side} {firstPoints}[, {second:side} {secondPoints}].',
  'score.standing': '{what:phrase}.',
  'score.line': '++{side:side} {points}: {reason}, {rule:rule}.',

  'history.line': '{line}, {side:side}: {what}.[ {came:phrases}.][ Dice {dice:list}.]',
  'order.nothing': ['Nothing came of it[: {order:order}].'],
  'order.left': '{count:count:more order was|more orders were} not done: the last one brought news first.',
  'TRIAL.COVERED': [
    'A trial cannot show what is covered.',
    '+What is hidden is learned by doing it. Type try off to drop the trial.',
  ],
  'look.not-a-hex': '{place:place} is not on the map, so it has no distance.',
  'standing.none': [
    'The {by:side} have no standing orders.',
    '+Type standing ask if and the occasion. Help standing has more.',
  ],
  'standing.occasion': '+{window}: {window:phrase:word.window.}[, for the {owner:side} only].',
  'standing.one':
    '{id}, {by:side}, {window:phrase:word.window.}[ at {when:places}]: [?order:{order:order}][!order:they are asked][?lasting:, every time].',
  'undone.order': '{words}[, {units:units}][, {count:count:unit|units}].',
  'undone.units': '{units:units} back {at:inside}.',
  'resign.not': 'Not resigned. Go on: {side:side} to move.',
  'rule.which': 'Which rule? Type rule and a number or a word.',
  'trial.ended': 'The trial ends here, and nothing changed: what the other side would do is hidden.',
  'trial.hidden': 'Not in a trial: what the other side could do is hidden.',
  'history.none-known': 'No order of yours has been given yet. Those of the other side are heard by events.',
  'history.none': 'No order has been given yet.',
  'events.none': 'Nothing has been done[?fog: that you could see].',
  'rule.text': ['{rule:rule}. {title}.', '+{summary:phrase}.'],
  'rule.unknown': 'No rule {typed:typed} in this rulebook.[ The nearest is {near}.]',
  'rule.found': '{count:count:rule mentions|rules mention} {typed:typed}.',
  'rule.one': '{rule:rule}, {title}.',
  'why.code': '++Code {code}.',

  'confirm.resign':
    'Resign the game as {side:side}?[ The opponent wins then, the {winner:side}.] Type yes in full, or anything else to go on.',
  'UNDO.OTHERS': [
    'Cannot undo[ order {line}][, {verb}]. The {by:side} gave it, and the {now:side} are asked now. {rule:rule}, not of the game.',
    '+[?anyway:To go back to before your own last order all the same type: undo anyway.]',
    '+[!unkept:For a practice copy from before it type: branch {line}.]',
  ],
  'UNDO.NOT-ALONE': [
    'Cannot undo past what somebody has learned. {rule:rule}, not of the game.',
    '+Only one person playing both sides, with nothing hidden, can do that.',
    '+[!unkept:For a practice copy from before it type: branch {line}.]',
  ],
  'left.interrupt-unsaved': 'Press Ctrl-C again to leave, or type on. This game is not being saved.',
  'hash.is': 'Hash {hash:hash}.',
  'POSITION.FOG': [
    'No position can be given while a side has something to hide. {rule:rule}, not of the game.',
    '+A position shows everything: it is given to one person who plays both sides, or once nothing is hidden.',
  ],
  'POSITION.MIDDLE': [
    'No position can be given in the middle of a phase. {rule:rule}, not of the game.',
    '+A position stands at the start of a phase; what came after it are orders.',
  ],
  'position.is': '{text}.',
  'marks.none': 'No marks and no notes.',
  'marks.mark': 'Mark {text:typed}, after order {order}.',
  'marks.note': 'Note, after order {order}: {text:typed}.',
  'BRANCH.NO-LINE': 'No practice copy was made: there is no order {line}[, the last is {lines}].',
  'confirm.end': 'This ends your turn for good. Type yes in full, or anything else to go on.',
  'confirm.loses': 'This loses it for good. Type yes in full, or anything else to go on.',
  'confirm.hands-over':
    'This is the last of your {phase:phrase:word.phase.} and ends it for good. Type yes in full, or anything else to go on.',
  'confirm.doubted': '[!ends:{verb} cannot be called off. ]Type yes in full, or anything else to go on.',
  'confirm.passes': 'This order passes it. Type yes in full, or anything else to go on.',
  'order.not': 'Not done. Go on: {side:side} to move.',
  'END.NO-PHASE': [
    'No phase is called {typed:typed}.',
    '+[The nearest is {near}.]',
    '+There are {names:list:and}.',
  ],
  'end.there': 'It is the {phase:phrase:word.phase.} already. Nothing was ended.',
  'end.stopped': 'Stopped on the way to the {phase:phrase:word.phase.}, in the {now:phrase:word.phase.}.',
  'end.asked': 'Stopped on the way to the {phase:phrase:word.phase.}: something must be decided first.',
  'end.passed': 'Stopped: the {phase:phrase:word.phase.} was over by itself, or did not come.',
  'end.not': 'Not ended. Go on: {side:side} to move.',
  'confirm.seed':
    'Show the seed? Nothing can be played or taken back after it. Type yes in full, or anything else to go on.',
  'dice.kept': 'The seed stays secret.',
  'dice.no-seal': 'These dice have no seal.',
  'dice.drawn': '+{drawn:count:die has|dice have} been drawn.',
};
