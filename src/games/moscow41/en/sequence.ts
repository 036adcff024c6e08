// Sentences of the sequence: the phases of a player turn and what is asked in them.
import type { MessageTable } from '../../../api/message-table.ts';

const WORDS: Readonly<Record<string, string>> = {
  administration: 'administration',
  'first-attacks': 'attack step before movement',
  'first-combat': 'combat before movement',
  air: 'air attacks',
  movement: 'movement',
  combat: 'combat',
  supply: 'supply step',
};

const PHASES: MessageTable = Object.fromEntries(
  ['german', 'russian'].flatMap((side) =>
    Object.entries(WORDS).map(([phase, word]) => [`word.phase.${side}-${phase}`, word]),
  ),
);

const ASKED: Readonly<Record<string, readonly string[]>> = {
  'first-attacks': [
    '{side:side}: attacks before movement.',
    '+~Type attack, a hex, from and units, or type end.',
  ],
  air: [
    '[!fresh:{side:side}: air][?fresh:Air] attacks.',
    '+~Type bomb, a hex, with and air units, or type end.',
    '++[To fly: {hexes:hexes}.]',
  ],
  movement: [
    '[!fresh:{side:side}: ]{count:count:unit|units} can move.[ To walk on, with enter: {entrants:units}.]',
    '+~Type move, a unit and where to, attack, a hex, from and units, or type end.',
  ],
};

/** What is ordered by one side alone. */
const OWN: MessageTable = {
  'ask.german-administration': [
    '{side:side}, administration.',
    '+~Type flip or entrench and units[?fliegerkorps:, choose and a fliegerkorps], or end.',
  ],
  'ask.russian-administration': [
    '{side:side}, administration.[?credits: Credits: {rifle} rifle, {tank} tank, {siberian} Siberian.][?reserve: The Siberian Reserve is coming; shock armies: {shock}.]',
    '+~Type flip or entrench and units, rail, replace, disband or gamble, or end.',
  ],
  'ask.german-supply': [
    '[!fresh:{side:side}: the][?fresh:The] supply step, and the last air missions.',
    '+~Type interdict or resupply, a hex, with and air units, or type end.',
    '++[To fly: {hexes:hexes}.]',
  ],
  'ask.russian-supply': [
    '{side:side}: the supply step.',
    '+~Type drop, the parachute corps, a hex, with and front aviation, or type end.',
  ],
};

const QUESTIONS: MessageTable = Object.fromEntries(
  ['german', 'russian'].flatMap((side) =>
    Object.entries(ASKED).map(([phase, lines]) => [`ask.${side}-${phase}`, lines]),
  ),
);

const RULE = '++{rule:rule}.';

/** What the first edition says of pulses. */
const PLAYER_TURNS: MessageTable = {
  'pulse.begins': ['{side:adjective} player turn.', RULE],
  'air.supports': ['Attacks on {hex:named} have close air support in this player turn.', RULE],
  'unit.walks': ['{unit:unit} waits to walk onto the map as the Russians move.', '+~Type enter then.', RULE],
  'AIR.FLOWN': '{unit:unit} has its task in this player turn already: one a player turn.',
  'AIR.ATTACKED': '{hex:named} was attacked on the ground in this player turn and is not interdicted.',
  'ENTER.PULSE': 'Units of the {side:side} walk on as these move, and at no other time.',
  'MOVE.ATTACKED-FIRST': '{unit:unit} attacked before movement and cannot move in this player turn.',
};

export const sequenceMessages: MessageTable = {
  'word.phase.turn-start': 'start of the turn',
  'word.phase.turn-end': 'end of the turn',
  ...PHASES,
  ...QUESTIONS,
  ...OWN,
  ...PLAYER_TURNS,
};
