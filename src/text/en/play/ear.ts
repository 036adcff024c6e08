// Sentences of the cursor for the ear: what is gone through, and what was said.
import type { MessageTable } from '../../../api/message-table.ts';

export const EAR_MESSAGES: MessageTable = {
  'rotor.head': '{what:phrase:word.rotor.}, {count}. n or Enter for the next, p for the one before.',
  'rotor.item': '{number}: {what:phrase}.',
  'rotor.none': '{what:phrase:word.rotor.}: none.',
  'rotor.which': 'Rotor: {counts:phrases}. Type rotor and one of them.',
  'word.rotor.count': '{what} {count}',
  'word.rotor.front': 'Front',
  'word.rotor.threats': 'Threats',
  'word.rotor.gaps': 'Gaps',
  'word.rotor.ready': 'Ready to act',
  'word.rotor.cities': 'Cities',
  'word.rotor.contacts': 'Enemies in contact',
  'word.rotor.enemy': '{name}[!more=0: and {more} more] in {hex:named}',
  'rotor.front': '{hex:named}: {there:phrase}, faces {theirs:phrases:and}[; {odds:odds} on {at:named}].',
  'rotor.gap': '{from:named}[ to {to:named}]: {count:count:hex|hexes}[, {doors} beside an enemy].',

  'ray.start': 'That was the first hex.',
  'ray.end': 'The map ends at {hex:hex}.',
  'ring.end': 'Once round.',
  'ring.none': 'No hex of that ring about {hex:hex} is on the map.',
  'ring.item': '{number} of {count}[, {way}]: {what:phrase}.',

  'last.nothing': 'The last order did nothing[?fog: that you could see].',
  'said.none': 'Only {count:count:reply is|replies are} kept: there is none {back} back.',
};
