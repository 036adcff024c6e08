// Sentences about scripts: where one stopped, and what was wrong with a line or a file of it.
import type { MessageTable } from '../../../api/message-table.ts';

export const SCRIPT_MESSAGES: MessageTable = {
  'script.stopped': 'Stopped at line {line} of {file:typed:90}[: {text:typed:90}].',
  'script.notice': 'Line {line} of {file:typed:90}.',
  'script.at': 'It is at {at:typed:90}.',
  'script.slips': [
    '{count:count:line was|lines were} refused, the first at line {line}.',
    '+What stood in them was not done. All other lines were.',
  ],

  'SCRIPT.UNKNOWN': [
    'Unknown word: {typed:typed}.[ Did you mean: {line:typed:90}.]',
    '+A line is an order, a question, or begins with {words:list:or}.',
  ],
  'SCRIPT.FORM': ['Not read: {typed:typed:90}.', '+It should have the form: {form}.'],
  'SCRIPT.EXPECT': [
    'Not read: nothing is called [?typed:{typed:typed} ]that could be expected.[ Did you mean: {line:typed:90}.]',
    '+There is {names:list:and}.',
    '+And {more:list:and}; or a question: {form}.',
  ],
  'SCRIPT.CODE': [
    'Not read: there is no code {typed:typed}.[ The nearest is {near}.]',
    '+hexfront codes lists them all.',
  ],
  'SCRIPT.RULE': 'Not read: there is no rule {typed:typed}[ in {game}].[ The nearest is {near}.]',
  'SCRIPT.NAME': [
    'Not read: there is no {what} {typed:typed}.[ The nearest is {near}.]',
    '+[There is {names:list:and}.]',
    '+[And {more:list:and}.]',
  ],
  'SCRIPT.NO-POINTS': [
    'Not read: no points of the side {side} are counted in this game.',
    '+[Points are counted for {sides:list:and}: expect points {sides:list} 1.][!sides:Nobody has any; who has won is expect over.]',
  ],
  'SCRIPT.FACT': [
    'Not read: {of:typed} has no fact {name:typed}.',
    '+[There is {names:list:and}.]',
    '+[And {more:list:and}.]',
  ],
  'SCRIPT.NO-FACTS': [
    'Not read: the answer to {verb} is words alone.',
    '+Only answers with facts can be expected; --json shows which have them.',
  ],
  'SCRIPT.NOT-A-QUESTION': [
    'Not read: {typed:typed:90} is no question.',
    '+An order is checked with expect legal, or given and then checked.',
  ],
  'SCRIPT.NO-OPTION': ['Not read: no option is called {name:typed}.', '+[There is {names:list:and}.]'],
  'SCRIPT.BLOCK-OPEN': [
    'Not read: the position that begins here has no end.',
    '+It ends at a line with one full stop.',
  ],
  'SCRIPT.NO-GAME': ['Nothing is being played here yet.', '+A script begins with new, load or position.'],
  'SCRIPT.NO-DIE': [
    'Die {n} cannot be rolled: none is laid out, and there is no seed.',
    '+Put a line before it such as: dice 4.',
  ],
  'SCRIPT.DIE-FACE': [
    'Die {n} cannot show {face}: it has {sides} sides.',
    '+It was laid out by a line before.',
  ],
  'SCRIPT.AFTER-QUIT': [
    'Not run: line {quit} left the game.',
    '+{count:count:line was|lines were} not run[, {checks:count:check|checks} among them].',
  ],
  'SCRIPT.ASKED': [
    'Not done: it was answered with a question.',
    '+Nobody is there to answer. Name exactly what is meant.',
  ],
  'SCRIPT.OPPONENT-LEVEL':
    'Not read: there is no level {typed:typed}. There {levels:plural:is|are} {levels:list:and}.',
  'SCRIPT.OPPONENT-PHASE': [
    'Not played: it is not for the {side:typed} to decide now[, but for the {by:typed}].',
    '+A phase is played from where its own side decides. Without the word phase, the opponent waits for its turn.',
  ],
  'SCRIPT.OPPONENT-STUCK': 'The opponent of the {side:typed} found nothing legal to do.',
  'SCRIPT.OPPONENT-LONG': [
    'Stopped: opponents gave {most} orders after this line.',
    '+Type opponent off, or seat one side only.',
  ],
  'SCRIPT.NO-SNAPSHOT': ['Nothing was kept under the name {name:typed}.', '+[There is {names:list:and}.]'],
  'SCRIPT.SNAPSHOTS': [
    'Cannot keep another snapshot: {most} are the limit.',
    '+One of the same name takes the place of the one before.',
  ],
  'SCRIPT.DICE': [
    'Cannot lay out so many dice: {most} are the limit.',
    '+Type seed and a word, and all others fall by it.',
  ],
  'SCRIPT.LINES': 'Cannot read {name:typed:90}: {most} lines in all are the limit.',
  'SCRIPT.OUTSIDE': [
    'Cannot open {name:typed:90}: it leads out of the folder of the script.',
    '+Files named in a script stand in its folder or below.',
  ],
  'SCRIPT.NOT-A-FILE': 'Cannot open {name:typed:90}: it is not a file.',
  'SCRIPT.SIZE': 'Cannot open {name:typed:90}: it is too long, {most} bytes are the limit.',
  'SCRIPT.NOT-TEXT': ['Cannot read {name:typed:90}: it is not text.', '+Text must be in UTF-8.'],
  'SCRIPT.INCLUDE-LOOP': 'Cannot include {name:typed:90}: it includes this file.',
  'SCRIPT.INCLUDE-DEEP': 'Cannot include {name:typed:90}: {most} files inside each other are the limit.',
  'SCRIPT.INCLUDE-MANY': 'Cannot include {name:typed:90}: {most} files in all are the limit.',
  'SCRIPT.TOO-NEW': [
    'Cannot read the transcript: it was written by a newer version.',
    '+Its form is {format}, and this version knows forms up to {most}.',
  ],
  'SCRIPT.NO-HEAD': [
    'Cannot read the transcript: it does not say what was played.',
    '+A line should say: {form}.',
  ],
};
