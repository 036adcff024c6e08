// Sentences of a game against the program: who plays, what it did in its turn, why, and hints.
import type { MessageTable } from '../../../api/message-table.ts';

export const OPPONENT_TURN_MESSAGES: MessageTable = {
  'opponent.is': '+{side:side}: the opponent, {name:text}.',
  'opponent.seated': 'You play the {person:side}. The opponent has the {side:side}: {name:text}.',
  'opponent.none': [
    'Nobody plays the other side by itself.',
    '+To play against the program type at the shell: {command} play {game} --against {side:text}.',
  ],
  'opponent.moves': [
    '{side:side}, the opponent, are to move.',
    '[?halted:They are halted: type opponent, or an empty line, to let them play on.]',
  ],
  'opponent.goes-on': '{side:side} play on.',
  'opponent.halted': '{side:side} are halted. Type opponent, or an empty line, to let them play on.',
  'opponent.failed': '{side:side} could not play on.',
  'opponent.quiet': '{side:side} did nothing[?fog: that you could see].',
  'opponent.own-move': 'Nothing to halt: the {side:side} are to move, and they are yours.',
  'opponent.nothing-yet': '{side:side} have done nothing yet.',
  'opponent.why-later': '{side:side} say what they are after once their turn is over.',
  'opponent.why-stopped': 'Stopped. No reasons were found.',
  'opponent.no-reasons': 'No reasons were given for that.',
  'opponent.no-number': 'No number {number} in events: it has {count}.',
  'OPPONENT.SILENT': ['It found nothing to do.', '++Asked at {at}.'],

  'OPPONENT.BOTH': [
    "Nobody is seated: the {side:side} cannot be yours and the opponent's.",
    '+Type --against and one side, or --as and the other.',
  ],
  'OPPONENT.NOBODY': [
    'Nobody is seated: {option:text} says how an opponent plays, and none was asked for.',
    '+Type --against and the side it plays, too.',
  ],
  'OPPONENT.TWO': [
    'Nobody is seated: there are two sides, and with --two both are yours.',
    '+Leave out either --two or the opponent.',
  ],
  'OPPONENT.LEVEL': ['There is no level {level:typed}.', '+There {levels:plural:is|are} {levels:list:and}.'],
  'OPPONENT.UNKNOWN': [
    'This game was begun against an opponent that is not known here: {side:typed}, {name:typed:90}.',
  ],

  'opponent.told.head': '{side:side}: {what:phrases}.',
  'word.opponent.attacks': '{count:count:attack|attacks}',
  'word.opponent.moved': '{count:count:unit|units} moved',
  'word.opponent.entered': '{count:count:unit|units} entered',
  'word.opponent.come': 'come to {count:count:hex|hexes}',
  'word.opponent.points': '{side:adjective} points {points}, were {had}',
  'opponent.told.more': 'In {count:count:more battle|more battles}[: {results:phrases}].',
  'word.opponent.result': '{result:phrase:word.result.} {count}',
  'opponent.told.taken':
    '{side:side} take[ {names:list}][, and {others:count:other hex|other hexes}][ {hexes:count:hex|hexes}].',
  'opponent.told.lost': 'Lost: {side:side} {units:units}[; {other:side} {others:count:unit|units}].',
  'opponent.told.cut': 'Out of supply now: {units:units}.',
  'opponent.told.beside': 'Beside the enemy now: {names:list}.',
  'opponent.told.rest': 'Type events to hear all of it, or opponent why.',

  'hint.order': 'Type: {order:order}.',
  'hint.nothing': 'No hint: nothing was found that could be done.',
  'hint.stopped': 'Stopped. No hint was found.',
};
