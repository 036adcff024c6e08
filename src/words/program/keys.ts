// Sentences of the keys of the map screen: about them, what is in hand, and what there is to choose from.
import type { MessageTable } from '../table.ts';

export const KEY_MESSAGES: MessageTable = {
  'pick.units': 'In hand, {count} of {all}. Digits take and leave.',
  'pick.away': 'In hand, {count} of {all}. Digits take and leave, then Tab goes to a hex that will do.',
  'pick.all': 'All of them.',
  'pick.in': '{label}, in hand.',
  'pick.out': '{label}.',
  'pick.which': 'Which units? Digits choose.',
  'pick.nothing': 'Nothing to do in {hex:hex} now.',
  'pick.here': 'They are in hand. Go to a hex that is marked and press Enter there, or Esc to let them go.',
  'pick.answer': 'Digits answer what is asked.',
  'pick.way': 'What to do in {hex:hex}? Digits choose.',
  'pick.hex': 'Now the hex: Tab goes through those that are legal.',
  'pick.word': '{verb}: which? Digits choose.',
  'menu.orders': 'Orders open now.',
  'menu.extras': 'What to add to it? Digits choose.',
  'menu.groups': 'Questions and the rest.',
  'menu.group': '{group}.',
  'menu.others': 'Questions and the rest.',
  'menu.more': '0: more.',
  'menu.as-is': 'As it is.',
  'jump.none': 'No {what} to go to.',
  'screen.no-odds': 'Go to an enemy first: m is the nearest.',
  'screen.no-way': 'There is no way to use these units now.',
  'log.no-hex': 'No hex is named in that line.',
  'keys.now': 'Keys that work now.',
};
