// Sentences of the questions before a game: what to do, which game, which scenario and rules, who plays.
import type { MessageTable } from '../../../api/message-table.ts';

export const CHOOSER_MESSAGES: MessageTable = {
  'chooser.start': 'Hexfront. Choose what to do.',
  'chooser.game': 'Choose a set of rules.',
  'chooser.scenario': '{game:phrase}. Choose a scenario.',
  'chooser.options': '{scenario:phrase}. Optional rules: choose one to change it.',
  'chooser.people': '{scenario:phrase}. Choose who plays.',
  'chooser.load': 'Choose a kept game.',
  'chooser.replay': 'Choose a game to see again, step by step.',
  'chooser.shell':
    '{typed:typed} is typed at the shell, and this is Hexfront already. Type quit first if you want it.',
  'chooser.how':
    'Type a number. Enter alone means {standard}.[?back: Type back for one step back.][?long: Type help and a number for what it means.]',

  'chooser.continue': 'Continue {name}[, turn {turn}][, {phasing:side} to move].',
  'chooser.continue-over': 'Open {name} again, which is over.',
  'chooser.new': 'New game.',
  'chooser.to-load': 'Load a kept game.',
  'chooser.to-replay': 'Replay a game, step by step.',
  'chooser.tutorial': 'Tutorial[ of {title}], {count:count:short lesson|short lessons}.',
  'chooser.quit': 'Quit.',
  'chooser.a-game': '{title:phrase}.',
  'chooser.begin': 'Done: play by these rules.',
  'chooser.option': '{title:phrase}: {value}.',
  'chooser.seated': '{scenario:phrase}. Begin, or choose optional rules.',
  'chooser.go': 'Begin.',
  'chooser.to-options': 'Optional rules.',
  'chooser.changed': '[!count:All {all} as usual.][{count} of {all} changed.]',
  'chooser.against': 'You play the {own:side}, the computer the {side:side}.',
  'chooser.level': 'The computer plays the {side:side}. Choose how well.',
  'chooser.a-level': 'Level {level}.',
  'chooser.level-1': 'For a first game.',
  'chooser.level-2': 'It thinks longer, and plays better.',
  'chooser.one': 'One person, for both sides.',
  'chooser.two': 'Two people, taking turns at this keyboard.',
  'chooser.hidden': 'Where a rule hides something, nothing of a side is shown until it types ready.',
  'chooser.kept': '{name}[, turn {turn}][, {phasing:side} to move].',
  'chooser.kept-over': '{name}, over.',
  'chooser.kept-unread': '{name}, cannot be read.',
  'chooser.facts':
    '{game:phrase}, {scenario:phrase}, {orders:count:order|orders}[?two:, two people][, the computer plays the {side:side}][, {plays}][, copy of {of}].',
  'play.first':
    'No game was named: this is {title}. For another type hexfront play and one of these: {games:list:and}.',
  'play.elsewhere': [
    'To play without keeping the game add --no-save.',
    '+To keep it elsewhere, set HEXFRONT_HOME to a folder of yours.',
  ],
  'play.unheard': [
    'No game was begun: nothing was typed.',
    '+Start it at a terminal, or give it lines to read.',
  ],
  'play.none': 'Hexfront. No game in this build.',
  'play.board': 'There is a board to look at. Type at the shell: hexfront show {board}.',
  'screen.small':
    'Too small for a map: {columns} by {lines}, and {leastColumns} by {leastLines} are needed. You can type on.',
  'wait.opening': 'Opening {name}. Please wait.',
  'wait.checking': 'Checking {name}. Please wait.',
  'wait.counting': 'Counting from {name}. This can take long; Ctrl-C ends it.',
  'wait.desk': 'Please wait.',

  'chooser.older': 'Older games, {count} more.',
};
