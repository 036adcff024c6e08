// Sentences of the tutorial: lessons and their steps, hints, slips, leaving. What a lesson teaches stands in its file.
import type { MessageTable } from '../../../api/message-table.ts';

export const TUTORIAL_MESSAGES: MessageTable = {
  'tutorial.title': 'Tutorial: {title}, {count:count:short lesson|short lessons}.',
  'tutorial.help': [
    'Type hint if you are stuck, lesson to hear a step again, quit to leave.',
    'Your own games are not touched, and your place in the tutorial is kept.',
  ],
  'tutorial.keys':
    'You type on the command line. Esc gives the keys to the map; a colon there types one line.',
  'tutorial.back': 'You go on where you left.',
  'lesson.begins': 'Lesson {number} of {count}, {title}. {steps:count:step|steps}.',
  'lesson.step': 'Step {number} of {count}.',
  'lesson.task': '[Type: {line:phrase}.][!line:Type hint if you are stuck.][ Keys of the map: {keys}.]',
  'lesson.type': 'Type: {line:phrase}.',
  'lesson.keys': 'Keys of the map: {keys}.',
  'lesson.undo-first': 'Type undo first, then: {line:phrase}.',
  'lesson.again-first': 'Type lesson again first, which puts you before this step, then: {line:phrase}.',
  'lesson.over': 'Lesson {number}, {title}, is done.',
  'lesson.next': 'Type lesson to go on with lesson {number}, {title}.',
  'lesson.all': [
    'That was the last lesson. Now you can play.',
    'Type quit; then choose New game, or type at the shell: {command} play. Any lesson again: lesson list.',
  ],
  'lesson.count': '{count:count:lesson|lessons}. Type lesson and a number to go to one.',
  'lesson.new': '{number}: {title}.',
  'lesson.done': '{number}: {title}, done.',
  'lesson.here': '{number}: {title}, you are in it.',
  'lesson.unknown': 'There is no lesson {typed:typed}. Type lesson list to hear them all.',
  'lesson.none': [
    'No lesson is going on here.',
    '+The tutorial is a program of its own. At the shell type: hexfront tutorial.',
  ],
  'lesson.slip': 'The step is still open. Type hint to hear what to type.',
  'lesson.stray': 'Done, but the step is not finished. Type hint, or undo to take it back.',
  'lesson.stuck': 'Done, but the step is not finished. Type lesson again to be put before it.',
  'lesson.kept': [
    'Your place is kept: lesson {number}, {title}[, step {step}].',
    '+To go on type: hexfront tutorial.',
  ],
  'lesson.unkept': 'Your place could not be kept. To come back type: hexfront tutorial {id}.',
  'lesson.not-saved': 'A lesson is not saved, but your place in it is.',
  'lesson.interrupt': 'Press Ctrl-C again to leave, or type on. Your place in the tutorial is kept.',
  'LESSON.FORM': 'Cannot use {file:typed}: it is not a lesson.',
  'LESSON.NONE': 'No game here has a tutorial.',
  'LESSON.UNKNOWN': ['There is no lesson {typed:typed}.', '+[There are {lessons:list:and}.]'],
};
