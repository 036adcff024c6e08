// Sentences of a game against another program: what went wrong with it, and who may play on in its place.
import type { MessageTable } from '../../../api/message-table.ts';

export const OPPONENT_ENGINE_MESSAGES: MessageTable = {
  'OPPONENT.HUNG': 'The program gave no answer to {command} within {seconds:count:second|seconds}.',
  'OPPONENT.CRASHED': 'The program ended in the middle[, with status {status}].',
  'OPPONENT.BABBLE': 'What the program said to {command} is no reply[: {said:typed:90}].',
  'OPPONENT.REFUSED': 'The program did not do {command}[: {said:typed:90}].',
  'OPPONENT.VERSION':
    'The program does not speak version {expected} of the engine protocol[, but {found:typed}].',
  'OPPONENT.HASH':
    'The program has come to another position[: its hash is {found:typed}]. It should be {expected}.',
  'OPPONENT.ILLEGAL':
    'The program gave an order[, {typed:typed:90},] that is refused by {rule:typed}, {code}.',
  'OPPONENT.NO-ORDER': 'The program gave no order.',
  'OPPONENT.ASKED': 'The program asked more than {most} questions about one decision.',

  'opponent.or-instead':
    '+Or type opponent level {level} for the computer player in its place, or opponent off to play both sides.',
  'opponent.plays-on': 'From now on the {side:side} are played by the computer, {name:text}.',
  'opponent.off': 'Nobody plays the {side:side} any more: both sides are yours.',
  'opponent.stays': 'The {side:side} are played by the computer, {name:text}, as long as this game lasts.',

  'OPPONENT.COMMAND':
    'Nobody is seated: a command is one line of at most {most} characters, without control characters.',
  'OPPONENT.NOT-STARTED': [
    'Nobody is seated: {command:typed:90} does not answer as an engine does.',
    '+[It ended with status {status}.]',
    '+[It said {said:typed:90}.]',
    '+[It was silent for {seconds:count:second|seconds}.]',
  ],
  'OPPONENT.ENGINE-LEVEL': [
    'Nobody is seated: another program has no level here.',
    '+Leave out --level, or type a side after --against.',
  ],
  'OPPONENT.ENGINE': [
    'In this game another program plays the {side:side}: {command:typed:90}.',
    '+A record starts no program. To have it play on, type --against and its command after hexfront resume and the name of the game.',
    '+Or type --level {level} for the computer player in its place, or --alone to play both sides.',
  ],
  'OPPONENT.NOT-ENGINE': [
    'Nothing was opened: in this game no other program plays.',
    '+Leave out --against, --level and --alone.',
  ],
};
