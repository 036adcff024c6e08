// Sentences of the sequence: the phases of a turn and what is asked in them; corps that break up.
import type { MessageTable } from '../../../api/message-table.ts';

const RULE = '++{rule:rule}.';

const PHASES: MessageTable = {
  'word.phase.turn-start': 'start of the turn',
  'word.phase.turn-end': 'end of the turn',
  'word.phase.german-administration': 'step A',
  'word.phase.russian-administration': 'step A',
  'word.phase.german-first-attacks': 'attacks before movement',
  'word.phase.russian-first-attacks': 'attacks before movement',
  'word.phase.german-first-combat': 'combat before movement',
  'word.phase.russian-first-combat': 'combat before movement',
  'word.phase.german-air': 'air phase',
  'word.phase.russian-air': 'air phase',
  'word.phase.german-last-air': 'last air phase',
  'word.phase.german-movement': 'movement',
  'word.phase.russian-movement': 'movement',
  'word.phase.german-combat': 'combat',
  'word.phase.russian-combat': 'combat',
  'word.phase.supply': 'supply step',
};

const ADMINISTRATION: readonly string[] = [
  '{side:side}, step A.',
  '+~Type flip or entrench and units[?fliegerkorps:, choose and a fliegerkorps], or end.',
];
const RUSSIAN_ADMINISTRATION: readonly string[] = [
  '{side:side}, step A.[?credits: Credits: {rifle} rifle, {tank} tank, {siberian} Siberian.][?reserve: The Siberian Reserve is coming; shock armies: {shock}.]',
  '+~Type flip or entrench and units, rail, replace, disband or gamble, or end.',
];
const MOVEMENT: readonly string[] = [
  '[!fresh:{side:side}: ]{count:count:unit|units} can move.[ To walk on, with enter: {entrants:units}.]',
  '+~Type move, a unit and where to, attack, a hex, from and units, or type end.',
];
const ATTACKS: readonly string[] = [
  '{side:side}: attacks before movement.',
  '+~Type attack, a hex, from and units, or type end.',
];
const AIR: readonly string[] = [
  '[!fresh:{side:side}: air][?fresh:Air] attacks.',
  '+~Type bomb, a hex, with and air units, or type end.',
  '++[To fly: {hexes:hexes}.]',
];
const LAST_AIR: readonly string[] = [
  '[!fresh:{side:side}: last][?fresh:Last] air missions of the turn.',
  '+~Type interdict or resupply, a hex, with and air units, or type end.',
  '++[To fly: {hexes:hexes}.]',
];

const QUESTIONS: MessageTable = {
  'ask.german-administration': ADMINISTRATION,
  'ask.russian-administration': RUSSIAN_ADMINISTRATION,
  'ask.german-first-attacks': ATTACKS,
  'ask.russian-first-attacks': ATTACKS,
  'ask.german-air': AIR,
  'ask.russian-air': AIR,
  'ask.german-last-air': LAST_AIR,
  'ask.german-movement': MOVEMENT,
  'ask.russian-movement': MOVEMENT,
  'ask.supply': [
    '{side:side}: the supply step.',
    '+~Type drop, the parachute corps, a hex, with and front aviation, or type end.',
  ],
};

const CORPS: MessageTable = {
  'corps.broken-up': ['{unit:unit} breaks up: {units:units}.', RULE],
  'corps.reduced': ['{unit:unit} is reduced for good.', RULE],
};

export const sequenceMessages: MessageTable = {
  ...PHASES,
  ...QUESTIONS,
  ...CORPS,
};
