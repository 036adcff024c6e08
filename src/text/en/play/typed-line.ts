// Sentences about the typed line: what was not understood, and which of several things was meant.
import type { MessageTable } from '../../../api/message-table.ts';

export const ASKING_MESSAGES: MessageTable = {
  'which.a-unit': '{name}[, {at:place}].',
  'which.a-place': '{place:named}.',
  'which.type': 'Type {numbers}, or empty line to drop it.',
  'asked.same': 'You are asked about {line:typed:90} already. Type yes in full to do it, or no.',
  'asked.commits': '{verb} was not carried out either: type it again if you mean it.',
  'which.again': 'Type {numbers}, or repeat to hear them again, or empty line to drop it.',
  'which.dropped': 'Dropped. Nothing changed.',
  'choice.bad': '{typed:typed} is not one of the choices.',
  'choice.no-numbers': '{typed:typed} is no answer: the choices here have no numbers.',

  'line.nothing': 'Nothing was typed.',
  'LINE.LONG': [
    'Line not read: it is {count:count:character|characters} long.',
    '+It may have up to {limit} characters.',
  ],
  'LINE.QUOTE': 'Line not read: a quotation mark in it is never closed.',
  'LINE.MIXED': [
    'Line not read: {verb} must stand in a line by itself.',
    '+Only orders can be given together.',
  ],
  'TEXT.CONTROL': 'Line not read: character {at} in it cannot be printed, {char}.',
  'TEXT.KEY': [
    'Line not read: character {at} in it comes from a key that writes nothing, such as an arrow.',
    '+The command again does the last line again. For a history of lines and Tab type at the shell: hexfront config lineedit on.',
  ],
  'TEXT.LETTER': [
    'Line not read: character {at} in it is not a letter this program knows, {char}.',
    '+Names are written in plain letters, without accents.',
  ],

  'VERB.UNKNOWN': [
    'Unknown command[: {typed:typed}].[ Did you mean: {line:typed:90}.][ Did you mean {name:typed}?]',
    '+[!line:Type help for commands, or legal for what you can do now.]',
  ],
  'VERB.NOT-IN-GAME': ['{verb} is not used in this game.', '+Type help for the commands that are.'],
  'WORD.MISSING': [
    '{verb} needs {needs:list:and}.',
    '+[{part:typed} was taken for {taken}.]',
    '+[Example: {example:typed:90}.]',
  ],
  'WORD.ORDER': [
    '{verb} does not take {typed:typed}: {first} comes first, then[ {after} and] {then}.',
    '+[Example: {example:typed:90}.]',
  ],
  'WORD.TOO-MANY': [
    '{verb} does not take {typed:typed}.[ Did you mean: {line:typed:90}.][ Did you mean {name:typed}?]',
    '+[{part:typed} was taken for {taken}.]',
    '+[!line:Example: {example:typed:90}.]',
  ],
  'WORD.NOT-ONE-OF': [
    '{verb} does not take {typed:typed}.[ Did you mean: {line:typed:90}.][ Did you mean {name:typed}?]',
    '+[!line:It can be {values:list:or}.]',
  ],
  'WORD.NOT-AN-ORDER': ['{verb} is not an order.', '+Type legal for the orders you can give now.'],
  'WORD.ONE-ORDER': '{verb} takes one order, and this line has {count}.',
  'OPTION.UNKNOWN': ['{verb} has no option {option:typed}.', '+[It has {options:list:and}.]'],
  'OPTION.VALUE': [
    '{verb} cannot have {typed:typed} for its option {option}.',
    '+[It can be {values:list:or}.]',
  ],
  'NUMBER.BAD': [
    '{verb} cannot take {typed:typed} for {says}.[?most: It goes from {least} to {most}.][!most: It is at least {least}.]',
    '+[Example: {example:typed:90}.]',
  ],
  'SIDE.UNKNOWN': ['No side is called {typed:typed}.', '+There are {sides:list:and}.'],

  'HEX.NOT-ON-MAP': [
    'No hex {hex:hex}. On this map rows run {rowFirst} to {rowLast} and columns {columnFirst} to {columnLast}.',
  ],
  'HEX.LEFT-OUT': 'No hex {hex:hex}. In row {row} columns run {columnFirst} to {columnLast}.',
  'PLACE.UNKNOWN': [
    'No place[?covered: and no unit that you can see] is called {typed:typed}.[ Did you mean: {line:typed:90}.][ Did you mean {name:typed}?]',
    '+[!line:Example of a hex: {example:typed}.]',
  ],
  'PLACE.AMBIGUOUS': 'Which place? {count} match {typed:typed}.',
  'PLACE.NO-NUMBER': [
    'No {verb} {number}: there {count:plural:is|are} {count}, at {hexes:hexes}.',
    '+Type {example:typed:90}.',
  ],
  'PLACE.INDEX': [
    '{verb} takes no unit by its number: {typed:typed}.',
    '+Type unit {typed:typed}, or {line:typed:90}.',
  ],
  'PLACE.OFF-MAP': [
    '{place:place} is not on the map, and {verb} needs a hex.',
    '+[Example: {example:typed:90}.]',
  ],
  'UNIT.ALL': [
    '{typed:typed} stands for no units: type their hex for all who are in it, or name each.',
    '+[Example: {example:typed:90}.]',
  ],
  'UNIT.UNABLE': [
    'None of the {count} units that match {typed:typed} can {verb:phrase:word.can.} now.',
    '+Type legal {verb} for those that can.',
  ],
  'UNIT.OFF-MAP': [
    '{name} is {place:inside}, not on the map, and {verb} needs a hex.',
    '+[Example: {example:typed:90}.]',
  ],
  'UNIT.UNKNOWN': [
    'No unit[?covered: that you can see] is called {typed:typed}.[ Did you mean: {line:typed:90}.][ Did you mean {name:typed}?]',
    '+[!line:Example: {example}.]',
  ],
  'UNIT.AMBIGUOUS': 'Which unit? {count} match {typed:typed}.',
  'UNIT.NONE-HERE': ['No unit that you can see is {place:inside:named}.', '+[Example: {example:typed:90}.]'],
  'UNIT.INDEX': [
    'No unit {number} {place:inside:named}: {count:count:unit is|units are} there.',
    '+Units are counted as look lists them.',
  ],
  'UNIT.COVERED': 'Unit {number} {place:inside:named} is covered: you cannot name it.',
  'HERE.NONE': ['Here is nowhere yet: no hex has been looked at.', '+Type look and a hex.'],
  'STEP.OFF-MAP': 'No hex {direction:direction} of {hex:hex}: the map ends there.',
  'STEP.NO-SIDE': [
    'Hexes have no side to the {wind:phrase}: it lies between {between:list:and}.',
    '+Type one of these instead of {typed:typed}.',
  ],
  'STEP.NO-START': ['No hex to step from: {typed:typed}.', '+Type look and a hex, or put a hex before it.'],

  'help.group': '{group:phrase}: {verbs:list}.',
  'help.how': 'Type help and one of these words to hear of it: {example}.',
  'help.levels':
    'Put {options:list:or} at the end of a line for one reply in few words, in some, or with sums, rules and codes.',
  'help.verb': '{verb}: {help}.',
  'help.form': 'Type: {form}.',
  'help.options': '+Options of {verb}: {options:list}.',
  'help.aliases': '+{verb:phrase:word.verb.} can also be typed {aliases:list:or}.',
  'help.example': '+Example: {example}.',
  'help.see-also': '+See also: {verbs:list}.',
  'help.term': '+{rules:plural:Rule|Rules} {rules:list:and}.',
};
