// Sentences about a command line that cannot be done: what is missing in it, what does not go together, and what the
// command that shows a board has no room for.
import type { MessageTable } from '../../../api/message-table.ts';

const LEAVE = 'leave out {options:list:and}.';

export const SHOW_MESSAGES: MessageTable = {
  'COMMAND.UNKNOWN': [
    'Neither a command nor a game[: {typed:typed}].',
    '+[The nearest is {near}: hexfront {near}.]',
    '+Type hexfront --help for what there is.',
  ],
  'HELP.UNKNOWN': [
    'No help[ on {typed:typed}]: it is neither a command nor a word of play.',
    '+[The nearest is {near}: hexfront help {near}.]',
    '+Type hexfront help for what there is.',
  ],
  'help.in-games': 'In {titles:list:and} it means this.',
  'COMMAND.SHORT': [
    'One more word is needed after hexfront {command}: {what}.',
    '+[It is one of {choices:list:or}.]',
    '+[Example: {example}.]',
  ],
  'COMMAND.LONG': [
    'Too many words after hexfront {command}: it takes {most}, and there are {count}.',
    '+A name with spaces in it goes between quotes.',
    '+[Example: {example}.]',
  ],
  'COMMAND.OPTION': [
    'hexfront {command} does not take {typed:typed:60}.',
    '+[The nearest is {near}.]',
    '+[?rules:Optional rules are given as --option and name=value. Type hexfront games for their names.]',
    '+Type hexfront {command} --help for what it takes.',
  ],
  'COMMAND.VALUE': [
    '{option} cannot be [?typed:{typed:typed:60}][!typed:nothing].',
    '+[It can be {choices:list:or}.][{why}.]',
  ],
  'COMMAND.ARGUMENT': [
    'hexfront {command} cannot take [?typed:{typed:typed:60}][!typed:nothing] for {what}.',
    '+[It can be {choices:list:or}.][{why}.]',
    '+[Example: {example}.]',
  ],
  'COMMAND.NOTHING': [
    'Nothing stands after {option}. It is written {flags}.',
    '+[It can be {choices:list:or}.]',
  ],
  'COMMAND.BOTH': '{option} and {other} do not go together: leave out one of them.',
  'ASK.NOT-A-QUESTION': [
    'Not asked: [?typed:{typed:typed:60}][!typed:nothing] is no question.',
    '+Orders are given in play, or in a script: hexfront run.',
  ],
  'COMMAND.EMPTY': 'Nothing stands after {option}. Type there {what}.',
  'SHOW.COUNTERS': [
    'Counters are shown as a picture only.',
    '+Type hexfront show {game:typed} --counters --svg counters.svg.',
  ],
  'SHOW.HEX': [
    'A board has no hex to look into as a position has.',
    '+Type hexfront show {game:typed} --at {hex:typed} --words.',
  ],
  'schema.one': '{name}: {title}, in {path}.',
  'SCHEMA.NONE': [
    'No schema is called {typed:typed}.',
    '+[The nearest is {near}: hexfront schema {near}.]',
    '+Type hexfront schema for what there is.',
  ],
  'SHOW.POSITION': `A position is shown as in play: ${LEAVE}`,
  'SHOW.SIGNS': 'Plain signs or others, not both: leave out --ascii or --unicode.',
  'SHOW.COUNTER-SHEET': `The counter sheet has every counter and no map: ${LEAVE}`,
  'SHOW.PICTURE': `A picture has the whole sheet and no letters: ${LEAVE}`,
  'SHOW.WORDS': `Words are not drawn: ${LEAVE}`,
  'SHOW.WORDS-AT': `All of one hex is said in words: ${LEAVE}`,
  'SHOW.WIDTH': [
    'Not wide enough: the whole map takes {columns} columns at zoom {zoom}[, and the terminal has {has}].',
    '+Type [--zoom {smaller} for the whole map][!smaller:--width {width}], or for a part of it --at {example:typed}.',
  ],
  'SHOW.NO-PLACE': ['No place is called {typed:typed}.', '+Nearest: {near}, {hex:hex}.'],
  'SHOW.SEVERAL': ['Which place? {count} match {typed:typed}.', '+They are in {hexes:hexes:and}.'],
  'SHOW.UNIT': [
    '{name} stands nowhere without a scenario.',
    '+[Type beside it --scenario {scenarios:list:or}.]',
  ],
  'SHOW.NOT-ON-MAP': '{name} does not stand on the map when this scenario begins.',
  'SHOW.NO-FOLDER': 'Could not write {file}: there is no folder {folder}.',
  'show.written': [
    'Picture written to {file}, {size:count:byte|bytes}.',
    '+[?spelled:Its name is as you typed it: only here is it said in letters of the keyboard.]',
  ],
};
