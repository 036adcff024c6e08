// Sentences about words of a player's own, and about what is left unsaid.
import type { MessageTable } from '../../../api/message-table.ts';

export const OWN_MESSAGES: MessageTable = {
  'own.is': '{kind:phrase} {name:typed} stands for: {text}.',
  'own.none': [
    'You have no {kind:phrase:word.own.}.',
    '+[?kind=alias:Example: alias nc = next contact.][?kind=macro:Example: macro dawn = status; plan.]',
  ],
  'own.count': '{count} {kind:phrase:word.own.}.',
  'own.gone': '{kind:phrase} {name:typed} is no more.',
  'word.own.alias': 'aliases',
  'word.own.macro': 'macros',
  'OWN.NONE': ['No {kind} is called {name:typed}.', '+To make one type {kind} {name:typed} = and a line.'],
  'OWN.NAME': [
    'Not done: {name:typed} cannot be typed as a word of your own.',
    '+It has letters, digits and hyphens, 20 at most, and begins with a letter.',
  ],
  'OWN.VERB': [
    'Not done: {name:typed} is a word of the game, and none may be hidden.',
    '+Choose another word.',
  ],
  'OWN.GROUP': ['Not done: {name:typed} is one of your groups.', '+Choose another word.'],
  'OWN.EMPTY': 'Not done: nothing is said that {name:typed} should stand for.',
  'OWN.VALUE': [
    'Not done: {typed:typed:90} begins with no word that can be typed.',
    '+[?kind=alias:It must be a line as you would type it.][?kind=macro:They must be lines as you would type them, parted by semicolons.]',
  ],
  'OWN.MANY': [
    'Not done: {name:typed} would stand for too many lines.',
    '+[?kind=alias:For several lines there is macro.][?kind=macro:A macro has 20 lines at most.]',
  ],
  'macro.stopped': 'Macro stopped at line {line} of {count}: {text:typed:90}.',

  'mute.is': 'Not said: {kinds:list}.',
  'mute.none': 'All is said.',
  'mute.kind': '+{kind:phrase}: {what}.',
  'mute.set': 'No longer said: {kinds:list}.',
  'mute.heard': 'Said again: {kinds:list}.',
  'mute.not': '[!kinds:Nothing was muted.][?kinds:Was not muted: ][{kinds:list}.]',
};
