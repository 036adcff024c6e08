// Sentences of play itself: whose move it is, saving, taking back, trials, hand-over, notes, settings, leaving.
import type { MessageTable } from '../../../api/message-table.ts';

export const PLAY_MESSAGES: MessageTable = {
  'turn.head': '[{side:side} to move, turn][!side:Turn] {turn}[ of {turns}][, {phase:phrase:word.phase.}].',
  'turn.decide': '{side:side} decide, in the turn of the {phasing:side}.',
  'turn.kept': '+Saved after every order.',
  'unkept.verb': 'No {verb} in a game that is not being saved.',
  'turn.unkept': '+This game is not being saved.',
  'turn.hints': '+Type help for commands, or legal for what you can do now.',
  'turn.ended': 'The game is over. Type status to hear how it ended, or quit.',
  'game.title': '{title}.',
  'game.notice': '{text:phrase}.',

  saved: ['Saved: {name}.', '+To go on type: {command} resume {path}.'],
  left: ['Saved: {name}.', '+To go on type: {command} resume {path}.'],
  'left.idle': 'Left. No order was given, so no game was kept.',
  'left.unsaved': 'Left. This game was not saved.',
  'left.interrupt': 'Saved. Press Ctrl-C again to leave, or type on.',
  resumed: '{title}. {side:side} to move, turn {turn}[ of {turns}][, {phase:phrase:word.phase.}].',
  'resumed.last': '+Last order: {what:phrase}.',

  undone: ['Undone: {what:phrase}.', '+[!left=0:You can undo {left:count:more order|more orders}.]'],
  'undone.anyway': [
    'Undone: {what:phrase}[, and {others:count:order|orders} of the {side:side}].',
    '+The record says that it was taken back. Dice that were rolled stay rolled.',
  ],
  redone: ['Redone: {what:phrase}.', '+[!left=0:You can redo {left:count:more order|more orders}.]'],

  'level.brief': 'Brief output.',
  'level.normal': 'Normal output.',
  'level.verbose': 'Verbose output.',
  'hexspeech.mixed':
    'Hexes are now said by name, or by number where they have none. Example: {example:named}.',
  'hexspeech.name': 'Hexes are now said by name, or by the nearest name. Example: {example:named}.',
  'hexspeech.number': 'Hexes are now said by number. Example: {example:named}.',
  'hexspeech.both': 'Hexes are now said by name and number. Example: {example:named}.',
  'hexspeech.pair': 'Hex numbers are now said in pairs. Example: {example:hexnumber}.',
  'hexspeech.digits': 'Hex numbers are now said digit by digit. Example: {example:hexnumber}.',
  'hexspeech.raw': 'Hex numbers are now said as printed. Example: {example:hexnumber}.',
  'hexspeech.nato': 'Hex numbers are now spelled out. Example: {example:hexnumber}.',
  'prompt.on': 'Prompt on.',
  'prompt.long': 'Long prompt.',
  'prompt.off': 'Prompt off.',
  'theme.set': 'Theme {theme} for the map screen.',
  'theme.auto': 'The map screen takes the colours that suit the terminal.',
  'charset.auto': 'The map screen takes the characters the terminal has.',
  'charset.ascii': 'The map screen is drawn with characters of the keyboard alone.',
  'charset.unicode': 'The map screen is drawn with all characters there are.',
  'colour.auto': 'The map screen takes as many colours as the terminal has.',
  'colour.set': 'Colours of the map screen: {colour}.',
  'film.set': "The map screen shows an opponent's turns, pace {pace}.",
  'film.off': "The map screen no longer shows an opponent's turns.",
  'setting.values': '{setting:phrase} can be {values:list:or}.[ It is {now} now.]',

  'note.kept': 'Note {number} kept at turn {turn}: {text:typed:90}.',
  'mark.stands': 'Mark {name:typed} stands after order {order} already.',
  'mark.set': 'Mark {name:typed} set after order {order}.',

  'trial.on': ['Trial. Nothing you do here changes the game.', '+Type try off to drop it.'],
  'trial.off': 'Trial dropped. Nothing changed.',
  'trial.none': 'No trial is going on.',
  'trial.dice': [
    'Trial: a die would be rolled here, and a trial never rolls.',
    '+Type die and what it might show to go on, or try off.',
  ],
  'branch.made': [
    'Practice copy from before order {order}: {name}.',
    '+It has dice of its own. The game itself is not changed.',
    '+To play it quit, then type at the shell: {command} resume {name}.',
  ],

  'repeat.nothing': 'Nothing has been said yet.',
  'again.nothing': 'Nothing to do again: no line has been typed.',
  'again.is': 'Again: {line:typed:90}.',
  'again.no-command': 'Nothing is done again: the last line, {line:typed}, was no command.',
  'again.commits': 'Not done again: {verb} cannot be called off. Type it out: {line:typed:90}.',
  'more.nothing': 'Nothing more to say.',
  'why.nothing': 'Nothing has been refused.',
  'why.nothing-since': 'Nothing has been refused since something was last done.',

  'handover.wait': 'Hand over to the {side:side}. Nothing of theirs is shown until they type ready.',
  'handover.above': '+What stands above cannot be cleared here.',
  'handover.history': 'What has scrolled off this terminal cannot be cleared.',
  'handover.ready': 'Nobody is waiting to be ready.',
  'handover.heard':
    '{events:count:thing was|things were} done to you. Type events to hear {events:plural:it|them}.',
  'pass.open': 'Still open: {verbs:list:or}, for {units:units}.',
  'pass.meant': 'Passed: {verbs:list:or} was still open[ to {units:units}].',
  'right.halt': '{owner:side} halt the {phasing:adjective} turn.[ They can: {verbs:list}.]',
  'right.none': 'Nothing to halt: the {owner:side} have no right to break in now.',
  'right.over': '{phasing:adjective} turn goes on.',

  'dice.sealed': ['Dice are sealed. Type dice to hear the seal.', '++Seal {seal}.'],
  'dice.seal': ['Dice are sealed: their seed is kept secret until the game is over.', '+Seal {seal}.'],
  'dice.open': 'Dice come from an open seed: they are not sealed, and can be foreseen.',
  'dice.scripted': 'Dice are the ones written down beforehand.',
  'dice.manual': [
    'You roll the dice. When one is asked for, type die and what it showed.',
    '+Example: die 4.',
  ],
  'dice.secret': 'The seed is shown when the game is over.',

  'record.unkept':
    'It is done, but what came of order {line} could not be written. The order itself is safe.',
  fault: [
    'The program made a mistake and stopped.[ Your game is safe up to order {line}.]',
    '+[Please report {file}.]',
  ],
};
