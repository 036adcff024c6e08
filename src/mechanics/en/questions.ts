// Sentences of what players ask of the turn track and of the dead pile.
import type { Glossary, Term } from '../../api/glossary.ts';
import type { MessageTable } from '../../api/message-table.ts';

const RULE = '++{rule:rule}.';

export const questionMessages: MessageTable = {
  'word.at-hand.arrivals': 'turn {turn}: {count:count:unit|units} for the {side:side}',
  'word.head.date':
    '{label}[?weather=good:, Good][?weather=light-mud:, Light Mud][?weather=mud:, Mud][?weather=hard-frost:, Hard Frost][?weather=snow:, Snow][, pulse {nth}]',
  'word.head.date.told':
    '{date:period}[?weather=good:, good weather][?weather=light-mud:, light mud][?weather=mud:, mud][?weather=hard-frost:, hard frost][?weather=snow:, snow][, pulse {nth}]',
  'word.place.turn':
    '[?weather=good:good weather][?weather=light-mud:light mud][?weather=mud:mud][?weather=hard-frost:hard frost][?weather=snow:snow][, pulse {pulse} of the {of:side}]',
  'calendar.turn': 'Turn {turn}, {label:period}[, a {kind}].',
  'calendar.event': ['[{if} ]{text}.', RULE],
  'calendar.none': 'No turn {turn}: the last is {last}.',
  'reinforcements.turn': ['Turn {turn}, {side:side}: {units:units}.'],
  'reinforcements.late': ['Due since turn {turn}, {side:side}: {units:units}.'],
  'reinforcements.none': 'No reinforcements to come that you know of.',
  'losses.turn': '{side:side} lost {units:count:unit|units} in this turn[: {units:units}].',
  'losses.dead': '{side:adjective} dead pile, may come back: {units:count:unit|units}[: {units:units}].',
  'losses.gone': '{side:adjective} units gone for good: {units:count:unit|units}[: {units:units}].',
};

/** The words of `odds` for what an attack can hope for, as `help` explains them; each game names the rules of its results. */
export const takenWord = (...rules: Term['rules']): Glossary => ({
  taken: {
    says: 'Taken 4 in 6: on 4 of the 6 faces of the die no defender is left in the hex, and attackers may go in.',
    rules,
  },
});

export const beatenWord = (...rules: Term['rules']): Glossary => ({
  beaten: {
    says: 'Beaten 4 in 6: on 4 of the 6 faces of the die the defenders retreat or are eliminated.',
    rules,
  },
});
