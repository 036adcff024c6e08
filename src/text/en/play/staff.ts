// Sentences of the staff: how the game is won, what is worth something near, and the report at the start of a turn.
import type { MessageTable } from '../../../api/message-table.ts';

export const STAFF_MESSAGES: MessageTable = {
  'goal.unknown': '+How this game is won stands in its rules.',
  'goal.nearest': 'Worth something, nearest to you: {names:phrases}.',
  'goal.worth': 'Worth something, from north to south: {names:phrases}. Type landmarks for all.',
  'goal.danger': 'Yours, with the enemy next door: {names:phrases}.',
  'word.goal.prize': '{name}[, worth {points}]',

  'how.unknown': ['That is not known here: {typed:typed}.', '+Type goal, or how do I and a verb, or help.'],
  'how.which': 'How do you do what? Type how do I win, or how do I and a verb.',

  'briefing.head': 'Turn {turn}[ of {turns}][, {date:phrase}]. {side:adjective} {phase:phrase:word.phase.}.',
  'briefing.front':
    '[?count=0:Nobody faces the enemy.][!count=0:Front: {count:count:contact|contacts}.][ Most in {regions:phrases:and}.][ Strongest against you: {name:phrase}, {at:named}.]',
  'word.briefing.region': '{region} {count}',
  'briefing.gaps':
    'Gaps in your line: {count}, {hexes:count:hex|hexes} wide in all[, {doors} beside an enemy][, the widest at {at:named}].',
  'briefing.cut': 'Out of supply:[ yours {own:units}][?both:;][ {side:side} in {theirs:places}].',
  'briefing.cut-more': 'Out of supply:[ {count} of yours][?both:;][ {side:side} in {theirs} places].',
  'briefing.chances':
    'Chances: {count:count:attack|attacks}. Best {at:named}, {odds:odds}[, at worst {worst:odds}][; then {next:named}, {nextOdds:odds}].',
  'briefing.no-chances': 'Chances: no attack can be made now.',
  'briefing.dangers':
    'Dangers: {count:count:hex|hexes} of yours could be attacked[; worst {at:named}, {odds:odds}].',
  'briefing.no-dangers': 'Dangers: nobody you can see could attack you.',
  'briefing.arrives': 'Arriving: {what:phrases}.',
  'word.briefing.arrives': '{units:units}[?now: now][!now: in turn {turn}]',
  'word.briefing.arrives-many': '{count:count:unit|units}[?now: now][!now: in turn {turn}]',
};
