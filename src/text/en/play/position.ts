// Sentences about positions: text that is none, that belongs elsewhere, or that cannot be set up.
import type { MessageTable } from '../../../api/message-table.ts';

export const POSITION_MESSAGES: MessageTable = {
  'POSITION.NOT-A-POSITION': [
    'Not a position: it does not begin as one, at line {line}.',
    '+It should begin with: {form}.',
  ],
  'POSITION.TOO-NEW': [
    'Cannot read the position: it was written by a newer version.',
    '+Its form is {format}, and this version knows forms up to {most}.',
  ],
  'POSITION.OPTION': 'A position says itself which optional rules it has: leave out --option.',
  'POSITION.SIZE': 'Cannot read the position: it has {characters} characters, {most} are the limit.',
  'problems.more': '{more:count:problem|problems} more of the kind.',
  'POSITION.FACTS': 'Cannot read the position: {most} facts are the limit.',
  'POSITION.LINE': ['Cannot read line {line} of the position.', '+It should have the form: {form}.'],
  'POSITION.TWICE': 'Line {line} of the position says {key} a second time.',
  'POSITION.HASH': [
    'The position was damaged on its way.',
    '+Its hash is {found:hash}, and it says {expected:hash}.',
  ],
  'POSITION.MISSING': 'The position does not say which {key} it is of.',
  'POSITION.GAME': 'The position is of the game {game:typed}, and this is {is}.',
  'POSITION.TURN': 'The position has no such turn: {turn:typed}.',
  'POSITION.SIDE': [
    'The position has no such side: {side:typed}.',
    '+There {sides:plural:is|are} {sides:list:and}.',
  ],
  'POSITION.SCENARIO':
    'Line {line} of the position says scenario {scenario:typed}, but its base {base:typed} is of {is}.',
  'POSITION.PHASE-OF':
    'Line {line} of the position says side {side:typed}, but {phase:typed} is a phase of side {is:typed}.',
  'POSITION.BASE': [
    'The position is based on another that is not there: {base:typed}.',
    '+It can be based on none, a scenario, or a file.',
  ],
  'POSITION.BASE-LOOP': 'The position is based on itself, by way of {base:typed}.',
  'POSITION.NO-UNIT': ['No unit is called {unit:typed}.', '+[The nearest is {near}.]'],
  'POSITION.FACT': [
    'A position has no fact that is called {word:typed}.',
    '+[The nearest is {form}.]',
    '+[A line that can be read: {example}.]',
    '+[There {keys:plural:is|are} {keys:list:and}.]',
    '+[A line begins with {words:list:or}.]',
  ],
  'POSITION.FORM': [
    'This cannot be read as a fact of a position: {typed:typed}.[?twice: It stands there twice.][ It is not {wanted}.]',
    '+It should have the form {form}.',
    '+A line that can be read: {example}.',
  ],
  'POSITION.OTHER-RULES': 'The position was written under rules {was}, and these are {is}.',
  'POSITION.OTHER-DATA': [
    'The position was written with other data.',
    '+Theirs are {was:hash}, these are {is:hash}.',
  ],
};
