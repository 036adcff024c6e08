// Sentences of the keys of the map screen: about them, what is in hand, and what there is to choose from.
import type { MessageTable } from '../../../api/message-table.ts';

export const KEY_MESSAGES: MessageTable = {
  'pick.units':
    '[!count=0:In hand, {count} of {all}.][?count=0:None of {all} in hand.] [?every:A digit takes that one alone][!every:Digits take and leave][?whole:, 0 all or none].',
  'pick.away':
    '[!count=0:In hand, {count} of {all}.][?count=0:None of {all} in hand.] Digits or Space take and leave; Tab goes to a fitting hex.',
  'pick.all': '{count:all:unit|units}.',
  'pick.in': '{label}, in hand.',
  'pick.out': '{label}.',
  'pick.which': 'Which units? Digits choose.',
  'pick.nothing': 'Nothing to do in {hex:hex} now.',
  'pick.box': 'A box: go to its other corner and press B or Enter. Esc lets it be.',
  'pick.box-empty': 'Nobody between these corners can act now.',
  'pick.here': 'They are in hand. Go to a hex that is marked and press Enter there, or Esc to let them go.',
  'pick.no-number':
    '{number} is no answer: the last is {last}. Enter sends what is on the line, Esc drops it.',
  'pick.answer': 'Digits answer what is asked.',
  'pick.way': 'What to do in {hex:hex}? Digits choose.',
  'pick.hex': 'Now the hex: Tab goes through those that are legal.',
  'pick.target': 'Which attack? The surest first.',
  'pick.word': '{verb}: which? Digits choose.',
  'menu.orders': 'Orders open now.',
  'menu.extras': 'What to add to it? Digits choose.',
  'menu.groups': 'Questions and the rest.',
  'menu.group': '{group}.',
  'menu.others': 'Questions and the rest.',
  'menu.more': '0: more.',
  'menu.as-is': 'As it is.',
  'jump.none': 'No {what} to go to.',
  'screen.largest': 'Zoom 3 is the largest.',
  'screen.smallest': 'Zoom 1 is the smallest.',
  'screen.cancelled': 'Not this: {line:typed:90} is dropped, and nothing was done.',
  'screen.idle': 'Nothing was done in this phase. Enter ends it all the same, Esc does not.',
  'screen.no-odds': 'Go to an enemy first: m is the nearest.',
  'screen.no-way': 'There is no way to use these units now.',
  'log.no-hex': 'No hex is named in that line.',
  'keys.now': 'Keys that work now.',
  'keys.step': 'One hex on: {keys}.',
  'keys.leap': 'To the next: {keys}.',
  'keys.act': 'Orders: {keys}.',
  'keys.ask': 'Questions: {keys}.',
  'keys.see': 'The map: {keys}.',
  'keys.replay': 'The replay: {keys}.',
  'keys.film': 'The film: Space stops and goes on, Enter the next, Esc skips all, 1 to 5 how fast, {keys}.',
  'film.bar':
    'The {by:adjective} opponent, scene {at}[ of {count}], {pace}[?thinking:. It is thinking][?paused:. Stopped: Space goes on].',
  'film.replay': 'The replay runs, order {order} of {orders}, {pace}[?paused:. Stopped: Space goes on].',
  'film.news':
    'What was done to you, order {order} of {orders}, {pace}[?paused:. Stopped: Space goes on]. Esc skips it.',
  'film.thinking': 'The {by:adjective} opponent is thinking. Ctrl-C or halt stops it.',
  'film.hint': 'Thinking of a hint. Ctrl-C or halt stops it.',
  'film.why': 'Looking for the reasons. Ctrl-C or halt stops it.',
  'film.no-orders':
    'No {verb} now: the opponent plays. Esc skips what is shown, halt stops the opponent. Nothing changed.',
  'keys.away': 'Away from the map: {keys}.',
};
