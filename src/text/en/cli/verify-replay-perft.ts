// Sentences about replaying and verifying records, counting positions, and what was named on the command line.
import type { MessageTable } from '../../../api/message-table.ts';

const REPLAYED: MessageTable = {
  'REPLAY.START': ['Line {line}[ of {name}] begins no game there is: {found:typed:90}.', '++Code {why}.'],
  'REPLAY.UNREADABLE': [
    'Line {line}[ of {name}] has an order that cannot be read: {order:typed:90}.',
    '++Code {why}.',
  ],
  'REPLAY.REFUSED': [
    'Line {line}[ of {name}] has an order that is refused now: {order:typed:90}.',
    '++{rule:rule}.',
  ],
  'REPLAY.TAKEN': 'Line {line}[ of {name}] is {verb} of {count:count:order|orders}, and only {found} can be.',
  'REPLAY.UPTO': 'No order {upto} in {name}: it has {orders:count:order|orders}.',
  'replay.undo': '{count:count:order|orders} taken back.',
  'replay.undo-anyway': '{count:count:order|orders} taken back, with all that they had told.',
  'replay.redo': '{count:count:order|orders} given again.',
  'REPLAY.HASH': [
    'Line {line}[ of {name}] was written in another position than the orders lead to.',
    '+Its hash is {found:hash}, and it should be {expected:hash}.',
  ],
  'REPLAY.FAULT': [
    'Line {line}[ of {name}] cannot be played again: the rules stop at it.',
    '+[They say: {message:typed:90}.]',
  ],
  'STATE.MISSING': 'The position kept for line {line} is not there.',
  'STATE.DAMAGED': 'The position kept for line {line} is damaged.',
  'STATE.OTHER': 'The position kept for line {line} belongs to another game.',
};

const VERIFIED: MessageTable = {
  'VERIFY.DIFFERS': [
    'Line {line}[ of {name}] is not what the orders lead to.',
    '+[It says: {found:typed:90}.]',
    '+[It should say: {expected:typed:90}.]',
  ],
  'VERIFY.LACKS': [
    '[?some:Not all that][!some:What] came of line {line}[ of {name}] is[!some: not] in the record.',
    '+[It should go on: {expected:typed:90}.]',
  ],
  'VERIFY.FORM': [
    'Line {line}[ of {name}] is written otherwise than the program writes it.',
    '+[It says: {found:typed:90}.]',
    '+[It should say: {expected:typed:90}.]',
  ],
  'VERIFY.GONE-ON': [
    'Line {line}[ of {name}] goes on under other rules, and they are the same: {rules:typed}.',
    '+The program writes no such line.',
  ],
  'VERIFY.COPIED': [
    'Line {line}[ of {name}] says that {drawn:count:die was|dice were} rolled before this copy was made.',
    '+In the lines it has from there {found:count:is|are}.',
  ],
  'VERIFY.NOT-ALONE': [
    'Line {line}[ of {name}] takes back what somebody had learned.',
    '+Only one person playing both sides, with nothing hidden, can do that.',
  ],
  'VERIFY.UNTYPED': 'Line {line}[ of {name}] has a die that nobody typed, and dice are rolled by hand.',
  'VERIFY.SEED-FILE': [
    'The dice of {name} could not be proved: the seed beside it[?why=SEED.WRONG: is not the one that was sealed][?why=SEED.FOLDER: is a folder][?why=SEED.UNREADABLE: cannot be read].',
  ],
  'VERIFY.DIE': [
    'Line {line}[ of {name}] has a die that is not of the seed.',
    '+Die {n} is {found}, and should be {expected}.',
  ],
  'VERIFY.SEED': [
    '[?line:Line {line}][ of {name}][?line: shows a seed that][!line:The seed] is not the one that was sealed.',
    '+Seal {commit}.',
    '++Seal of this seed {found}.',
  ],
  'VERIFY.OTHER-RULES':
    'It was played under rules {was}, and these are {is}.[?data: The data are others too.]',
  'VERIFY.OTHER-DATA': 'It was played with other data than these.',
  'verify.good': [
    'The record[ {name}] is whole: {lines:count:line|lines}, {orders:count:order|orders} given[, {stand} of them stand], {dice:count:die|dice}.',
    '+[?unproved:No die could be proved.][!proved=0:{proved:count:die is|dice are} proved by the seed.]',
    '+[!copied=0:{copied:count:die was|dice were} rolled in the game {of:typed} before this copy of it was made, and only that game can prove them. ][!typed=0:{typed:count:die was|dice were} typed by hand.]',
    '+[?seedless:The dice are sealed, and the seed is not there, so they could not be proved.]',
    '+[!unchecked=0:Lines 1 to {unchecked} were played under other rules, and only their chain was checked.]',
    '+Its chain ends in {chain:hash}.',
  ],
  'PERFT.DIE-WAITS': 'Cannot count: a die is to be rolled[, at {at}].',
  'PERFT.TOO-MANY': 'Cannot count: there are more than {most} orders[, at {at}].',
  'PERFT.NO-LIST': 'Cannot count: there are too many ways to {verb}[, at {at}].',
};

const NAMED: MessageTable = {
  'GAME.BOARD-ONLY': [
    '{title} cannot be played: its rules are not in this version.',
    '+There is a board to look at. Type: hexfront show {board}.',
  ],
  'GAME.UNKNOWN': ['No game is called {typed:typed}.', '+[Games here: {games:list}.]'],
  'FUZZ.NO-TURNS': 'No position of {game} is drawn for a turn in the middle of a game.',
  'SCENARIO.UNKNOWN': [
    '[?typed=:No scenario is named.][!typed=:No scenario is called {typed:typed}.]',
    '+There {scenarios:plural:is|are} {scenarios:list:and}.[ Example: {example}.]',
  ],
  'SHELL.UNKNOWN': ['No completion for {typed:typed}.', '+There is one for {shells:list:and}.'],
  'GAME-OPTION.UNKNOWN': [
    'No optional rule is called {typed:typed}.',
    '+[There {options:plural:is|are} {options:list:and}.]',
  ],
  'GAME-OPTION.VALUE': ['Option {option} cannot be {typed:typed}.', '+It can be {values:list:or}.'],
};

export const CHECK_MESSAGES: MessageTable = { ...REPLAYED, ...VERIFIED, ...NAMED };
