// Sentences of the engine protocol and of the arena: what an engine could not do, and how its games went.
import type { MessageTable } from '../../../api/message-table.ts';

export const ENGINE_MESSAGES: MessageTable = {
  'ENGINE.UNKNOWN': 'No command is called {typed:typed}. Type list_commands.',
  'ENGINE.FORM': 'Not read. It should have the form: {form}.',
  'ENGINE.BLOCK-OPEN': 'The block has no end. It ends at a line with one full stop.',
  'ENGINE.BLOCK-SIZE': 'The block is too long: {most} characters are the limit.',
  'ENGINE.NO-GAME': 'No position has been given yet.',
  'ENGINE.OVER': 'The game is over.',
  'ENGINE.DIE-WAITS': '{count:count:die waits|dice wait} to be told. Type result and what was rolled.',
  'ENGINE.NO-DIE': 'No die is waited for.',
  'ENGINE.NOTHING-LEGAL': 'There is no legal order for {side}.',
  'ENGINE.NO-ORDER': 'There is no order to take back.',
  'ENGINE.MANY':
    'There are too many such orders to list. Type legal and the id of a unit for its own orders, or reach and its id for where it can come.',
  'ENGINE.NO-WORD':
    'No order and no unit is called {typed:typed}. Type legal, or a verb or the id of a unit after it.',
  'ENGINE.NO-UNIT': 'No unit has the id {typed:typed}. Type reach and the id of a unit, as legal writes it.',
  'ENGINE.NO-QUESTION':
    'Not a question that can be asked here: {typed:typed:90}. Type ask and one of {questions:list:and}.',
  'ENGINE.HIDDEN': 'Something is hidden from the other side: here only {side} may be viewed.',
  'ENGINE.STOPPED': 'Stopped before it was done.',
  'ENGINE.NO-OPTION': 'No option is called {typed:typed}. There is {names:list:and}.',
  'ENGINE.LEVEL':
    'There is no level {typed:typed}. There {levels:plural:is|are} {levels:list:and}; at 0 orders are drawn at random.',
  'ENGINE.ONE-ORDER': 'Type one order after it, as in play.',
  'ENGINE.VALUE': 'It must be a whole number from {least} to {most}.',
  'ENGINE.NO-CHOICE': 'Nothing to choose from: after the view, a line for each order that is open.',
  'ENGINE.NO-VIEW': 'The first line of the block must be what the side sees, as JSON.',
  'ENGINE.SIDES': 'No side is called {typed:typed}. There is {sides:list:and}, or any.',
  'engine.drawn': '{order} was drawn at random.',
  'engine.chosen': '{order} was chosen by level {level}[, which tried {spent:count:position|positions}].',
  'engine.no-reason': 'It has no more to say of such an order.',
  'engine.open': 'Open were {verbs:list:and}.',
  'engine.silent': 'Nothing has been ordered yet.',

  'arena.begin': '{count:count:game|games} of {title}, {first} against {second}, from seed {seed}.',
  'arena.score':
    '{name}: {wins:count:win|wins}, {draws:count:draw|draws}, {losses:count:loss|losses}[, {unfinished} not finished].',
  'arena.sides': '+{side:typed} won {count:count:game|games}.',
  'arena.orders': '+{orders:count:order|orders}, {hashes:count:hash|hashes} compared.',
  'arena.open': '+Nothing was hidden: the engines kept the position themselves, or were told all of it.',
  'arena.hidden': '+What a side may not see was not sent to it: the engines were told what their side sees.',
  'arena.progress': 'Game {game} of {games}.',
  'arena.pairs':
    '{count:count:pair|pairs} of games of {title}, {first} against {second}, from seed {seed}. Each pair has the same dice twice, with the sides changed.',
  'arena.pair-score':
    '{name}: {mean} of 1 on average, {low} to {high} at 95 percent. Pairs: {won} won, {equal} equal, {lost} lost.',
  'arena.pair-side': '+As {side:typed} {mean}, {low} to {high}.',
  'arena.pair-games': '+Games: {won} won, {drawn} drawn, {lost} lost[, {open} not finished].',
  'arena.pairs-progress': 'Pair {game} of {games}.',
  'ARENA.NO-PLAYER':
    'No games were played: no player is called {typed:typed:90}. Type {names:list:or}, or the command that starts a program.',
  'ARENA.NO-COMMAND':
    'No games were played: {command:typed:90} cannot be started, for your shell knows no such command. Type {names:list:or}, or the command that starts a program.',
  'ARENA.ILLEGAL':
    'Game {game}: {name} lost. It proposed {typed:typed:90}, which is refused by {rule:typed}, {code}.',
  'ARENA.ASKED': 'Game {game}: {name} lost. It asked more than {most} questions about one decision.',
  'ARENA.NOTHING': 'Game {game}: {name} lost. It gave no order.',
  'ARENA.REFUSED': 'Game {game}: {name} lost. It did not do {command}[: {said:typed:90}].',
  'ARENA.CRASHED': 'Game {game}: {name} lost. It ended in the middle[, with status {status}].',
  'ARENA.HUNG':
    'Game {game}: {name} lost. It gave no answer to {command} within {seconds:count:second|seconds}.',
  'ARENA.BABBLE': 'Game {game}: {name} lost. What it said to {command} is no reply[: {said:typed:90}].',
  'ARENA.HASH':
    'Game {game}: {name} lost. After order {order} its hash was {found:typed}, and that of the arbiter {expected}.',
  'ARENA.NO-HASH':
    'Game {game}: {name} lost. After order {order} it gave no hash, and that of the arbiter was {expected}.',
  'ARENA.NO-VERSION': 'Game {game}: {name} lost. It gave no version of the protocol, and this is {expected}.',
  'ARENA.VERSION':
    'Game {game}: {name} lost. It speaks version {found:typed} of the protocol, and this is {expected}.',
  'arena.line': '+Order {order}, seed {seed}.[ The last orders were: {orders:typed:90}.]',
  'ARENA.POSITION':
    'No games were played: a game begins at the start of a phase, and this is the middle of one.',
};
