// Sentences for what the kernel says by itself: its refusals, dice, standing orders, the end of the game.
import type { MessageTable } from '../../../api/message-table.ts';

export const KERNEL_MESSAGES: MessageTable = {
  'refusal.rule': '{rule:rule}.',
  'refusal.instead': '+Type: {instead:order}.',
  'refusal.code': '++Code {code}.',
  'refusal.among': 'That is order {index} of {count}: {line:typed:90}.',
  'refusal.closed': 'Nothing changed.',

  'ledger.total': '{total}[: {told}].',
  'ledger.entry': '++{told}[, which makes {total}], {rule:rule}.',

  'ask.dice': [
    'Roll {count:count:die|dice}[ for {purpose:phrase:word.purpose.}].',
    '+~Type die and what it showed, such as: die[?count=1: 4][!count=1: 4 2].',
  ],

  die: [
    'Die {result}[ for {purpose:phrase:word.purpose.}].',
    '++Die number {n}, {sides} sides, rolled by the {by:side}, {rule:rule}.',
  ],
  'game.over': [
    '[!winner=draw:{winner:side} win][?winner=draw:The game is a draw][: {reason:phrase:word.over.}][, worth {games} games].',
    '+The game is over. {rule:rule}.',
  ],

  'game.won': [
    '{winner:side} have won[: {reason:phrase:word.over.}][, worth {games} games]. Play goes on.',
    '+{rule:rule}.',
  ],

  'standing.ask': [
    'Standing order {id} kept for the {by:side}. They will be asked at: {window:phrase:word.window.}.',
    '[It cannot come before turn {from}, {because:rule}.]',
  ],
  'standing.add': [
    'Standing order {id} kept for the {by:side}. It is used once, at: {window:phrase:word.window.}.',
    '[It cannot come before turn {from}, {because:rule}.]',
    '+It is used without asking you, if it is legal then.',
  ],
  'standing.always': [
    'Standing order {id} kept for the {by:side}, until it is dropped, at: {window:phrase:word.window.}.',
    '[It cannot come before turn {from}, {because:rule}.]',
    '+It is used every time without asking you, if it is legal then.',
  ],
  'standing.off': 'The {by:side} will not be asked any more at: {window:phrase:word.window.}.',
  'standing.drop': 'Standing order {id} of the {by:side} dropped.',
  'standing.used': ['{by:side} use standing order {id}: {verb}.', '++{rule:rule}.'],

  'STANDING.NO-SUCH': ['No standing order {id:typed} of yours.', '+Type standing to hear the ones you have.'],
  'STANDING.HOW': [
    'No standing order was kept[: {task:typed} is not something it can do].',
    '+Type standing ask, off, add, always or drop. Type help standing for examples.',
  ],
  'STANDING.NOT-YOURS': [
    'No standing order was kept for the {by:side}: {window} is only ever for the {owner:side}.',
    '+Type it when the {owner:side} are to move.',
  ],
  'STANDING.NO-WINDOW': [
    'No standing order was kept: nothing called {window:typed} ever comes.',
    '+[It can be for {windows:list:or}.]',
  ],
  'STANDING.WHICH': [
    'No standing order was kept: it needs an occasion.',
    '+[Type: standing {task} if {windows:list:or}.]',
  ],
  'STANDING.WHICH-NUMBER': [
    'No standing order was dropped: it needs a number.',
    '+Type standing to hear their numbers.',
  ],
  'STANDING.NO-ORDER': [
    'No standing order was kept: it needs an order.',
    '+[Type: standing add if {window} then {verbs:list:or}, and its words.]',
  ],
  'STANDING.NOT-THERE': [
    'No standing order was kept: {verb} cannot be done then.',
    '+[What can be done then: {verbs:list}.]',
  ],
  'STANDING.ALREADY': 'You are asked already at: {window:phrase:word.window.}.',
  'STANDING.NOT-ASKED': 'You are not asked now at: {window:phrase:word.window.}.',

  'ORDER.NOT-OFFERED': [
    '{verb:phrase:word.verb.} is not possible like that now.',
    '+[?ways:You can type {ways:list:or}.][!ways:Type legal for what you can do now.]',
    '++Asked at {at}.',
  ],
  'ORDER.NOT-A-SET': ['Nothing can be named twice: {ids:list:and}.', '+Give {verb} each of them once.'],
  'ORDER.NOT-NOW': [
    'No {verb} now[!asked:: this is the {phasing:adjective} {phase:phrase:word.phase.}][?asked:: something else is asked first].',
    '+[{asked:phrase}.]',
    '+[You can: {verbs:list}.]',
    '++[Asked at {at}.]',
  ],
  'ORDER.NOT-YOURS': [
    'No {verb} by the {by:side} now: the {decides:side} decide.',
    '+[Breaking in, the {by:side} can: {rights:list}.]',
    '+[!rights:The {by:side} have no right to break in here.]',
    '+[?halted:Type pass to let the {decides:adjective} turn go on.]',
    '++Asked at {at}.',
  ],
  'ORDER.DIE-FIRST': [
    '{verb:phrase:word.verb.} must wait: {count:count:die is|dice are} still to be rolled.',
    '+Type die and what it showed, such as: die[?count=1: 4][!count=1: 4 2].',
  ],
  'ORDER.DIE-VALUES': [
    'Not taken: {count:count:die is|dice are} asked for.',
    '+Give {count:count:number|numbers} from 1 to {sides}.',
  ],
  'choice.pass': 'Nothing.',
  'word.over.resigned': 'the other side resigned',

  'ORDER.GAME-OVER': ['No {verb}: the game is over.', '+Type status to hear how it ended, or quit.'],
  'ORDER.NO-SUCH-SIDE': 'Nobody in this game is called {by:typed}.',
  'ORDER.ALONE': [
    'No order was done: order {index} of {count}, {verb}, stops for a die or an answer.',
    '+Give that order by itself, then the others.',
  ],

  'UNDO.NOTHING': 'Cannot undo: nothing has been ordered yet.',
  'UNDO.DIE': [
    'Cannot undo[ order {line}][, {verb}]. A die has been rolled. {rule:rule}, not of the game.',
    '+[?anyway:To go back to before your own last order all the same type: undo anyway.]',
    '+[!unkept:For a practice copy from before it type: branch {line}.]',
  ],
  'UNDO.REVEALED': [
    'Cannot undo[ order {line}][, {verb}]. It showed something that was covered. {rule:rule}, not of the game.',
    '+[?anyway:To go back to before your own last order all the same type: undo anyway.]',
    '+[!unkept:For a practice copy from before it type: branch {line}.]',
  ],
  'UNDO.HANDED-OVER': [
    'Cannot undo[ order {line}][, {verb}]. The turn has been handed over. {rule:rule}, not of the game.',
    '+[?anyway:To go back to before your own last order all the same type: undo anyway.]',
    '+[!unkept:For a practice copy from before it type: branch {line}.]',
  ],
  'UNDO.ANSWERED': [
    'Cannot undo[ order {line}][, {verb}]. The other side has answered. {rule:rule}, not of the game.',
    '+[?anyway:To go back to before your own last order all the same type: undo anyway.]',
    '+[!unkept:For a practice copy from before it type: branch {line}.]',
  ],
  'UNDO.TOO-MANY': ['Cannot undo {count} orders: {most} can be taken back.', '+Type undo {most}.'],
  'REDO.TOO-MANY': ['Cannot redo {count} orders: {most:count:has|have} been undone.', '+Type redo {most}.'],
  'REDO.NOTHING': 'Cannot redo: nothing has been undone.',
};
