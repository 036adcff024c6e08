// Sentences about replaying and verifying records, counting positions, and what was named on the command line.
import type { MessageTable } from '../table.ts';

const REPLAYED: MessageTable = {
  'REPLAY.UNREADABLE': ['Line {line} has an order that cannot be read: {order:typed:90}.', '++Code {why}.'],
  'REPLAY.REFUSED': ['Line {line} has an order that is refused now: {order:typed:90}.', '++{rule:rule}.'],
  'REPLAY.TAKEN': 'Line {line} is {verb} of {count:count:order|orders}, and only {found} can be.',
  'REPLAY.HASH': [
    'Line {line} was written in another position than the orders lead to.',
    '+Its hash is {found:hash}, and it should be {expected:hash}.',
  ],
  'REPLAY.FAULT': [
    'Line {line} cannot be played again: the rules stop at it.',
    '+[They say: {message:typed:90}.]',
  ],
  'STATE.MISSING': 'The position kept for line {line} is not there.',
  'STATE.DAMAGED': 'The position kept for line {line} is damaged.',
  'STATE.OTHER': 'The position kept for line {line} belongs to another game.',
};

const VERIFIED: MessageTable = {
  'VERIFY.DIFFERS': [
    'Line {line} is not what the orders lead to.',
    '+[It says: {found:typed:90}.]',
    '+[It should say: {expected:typed:90}.]',
  ],
  'VERIFY.DIE': [
    'Line {line} has a die that is not of the seed.',
    '+Die {n} is {found}, and should be {expected}.',
  ],
  'VERIFY.SEED': [
    'The seed is not the one that was sealed.',
    '+Seal {commit}.',
    '++Seal of this seed {found}.',
  ],
  'VERIFY.OTHER-RULES':
    'It was played under rules {was}, and these are {is}.[?data: The data are others too.]',
  'verify.good': [
    'The record is whole: {lines:count:line|lines}, {orders:count:order|orders}, {dice:count:die|dice}.',
    '+[?proved=0:No die could be proved.][!proved=0:{proved:count:die is|dice are} proved by the seed.]',
    '+[!unchecked=0:Lines 1 to {unchecked} were played under other rules, and only their chain was checked.]',
    '++Its chain ends in {chain:hash}.',
  ],
  'PERFT.DIE-WAITS': 'Cannot count: a die is to be rolled[, at {at}].',
  'PERFT.NO-LIST': 'Cannot count: there are too many ways to {verb}[, at {at}].',
};

const NAMED: MessageTable = {
  'GAME.UNKNOWN': ['No game is called {typed:typed}.', '+[Games here: {games:list}.]'],
  'SCENARIO.UNKNOWN': ['No scenario is called {typed:typed}.', '+There are {scenarios:list:and}.'],
  'SHELL.UNKNOWN': ['No completion for {typed:typed}.', '+There is one for {shells:list:and}.'],
  'GAME-OPTION.UNKNOWN': ['No optional rule is called {typed:typed}.', '+[There are {options:list:and}.]'],
  'GAME-OPTION.VALUE': ['Option {option} cannot be {typed:typed}.', '+It can be {values:list:or}.'],
};

export const CHECK_MESSAGES: MessageTable = { ...REPLAYED, ...VERIFIED, ...NAMED };
