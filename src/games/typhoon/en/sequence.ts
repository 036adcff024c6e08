// Sentences of the sequence: turns, the weather, pulses and their phases, step A.
import type { MessageTable } from '../../../api/message-table.ts';

const RULE = '++{rule:rule}.';

const PHASES: MessageTable = {
  'word.phase.turn-start': 'start of the turn',
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
const MOVEMENT: readonly string[] = [
  '[!fresh:{side:side}: ]{count:count:unit|units} can move.',
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
  'ask.russian-administration': ADMINISTRATION,
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

const EVENTS: MessageTable = {
  'pulse.begins': ['{side:adjective} pulse {nth}[?last:, the last of this turn].', RULE],
  'weather.now': [
    '[?weather=good:Good weather.][?weather=mud:Mud.][?weather=hard-frost:Hard frost.][?weather=snow:Snow.]',
    RULE,
  ],
  'weather.die': [
    'The weather die is {die}: [?weather=mud:Mud][?weather=good:the weather stays Good].',
    RULE,
  ],
  'word.purpose.weather': 'the weather',
  'die.weather': [],
  'strong-side.up': ['{units:units} on the strong side.', RULE],
  'strong-side.lost': ['{units:units} {units:plural:turns|turn} back to the normal side.', RULE],
  'units.entrenched': ['{units:units} {units:plural:digs|dig} in.', RULE],
  'entrenchment.lost': [
    '{units:units} {units:plural:gives|give} up {units:plural:its|their} entrenchment.',
    RULE,
  ],
};

const SUPPLY: MessageTable = {
  'supply.out': ['{side:side} out of supply: {units:units}.', RULE],
  'supply.again': ['{side:side} in supply again: {units:units}.', RULE],
  'ask.inactive': [
    '{side:side}: two armies stand within two hexes of each other, and one of them is inactive: {units:units}.',
    '+~Type choose and the one that is to be.',
  ],
  'choice.choose': '{what:units}.',
  'ARMY.NOT-THIS': 'Not chosen: it is one of {units:units}.',
  'army.inactive': ['{unit:unit} is inactive.', RULE],
  'army.active': ['{units:units} {units:plural:is|are} active again.', RULE],
  'corps.broken-up': ['{unit:unit} breaks up: {units:units}.', RULE],
  'corps.reduced': ['{unit:unit} is reduced for good.', RULE],
  'unit.railed': ['{unit:unit} goes by rail from {from:hex} to {hex:named}.', RULE],
  'RAIL.FORM': 'Nothing went by rail: name one unit and a hex.',
  'RAIL.NOT-YOURS': '{unit:typed} is no Russian unit: only Russians go by rail.',
  'RAIL.OFF-MAP': '{unit:unit} is in {place:place}, not on the map.',
  'RAIL.AIR': '{unit:unit} flies.',
  'RAIL.DISRUPTED': '{unit:unit} is Disrupted and does not go by rail.',
  'RAIL.NO-WAY':
    '{unit:unit} cannot go by rail to {place:typed}: no railroad in supply leads there from where it is.',
  'RAIL.ZONE': '{unit:unit} cannot end its way by rail in {hex:named}: it is in a German zone of control.',
  'RAIL.NOBODY': 'No Russian unit can go by rail now.',
};

const REFUSALS: MessageTable = {
  'note.flip': 'All that can: {units:units}.',
  'note.entrench': 'All that can: {units:units}.',
  'FLIP.NOT-YOURS': '{unit:unit} is no army of the {side:side}.',
  'FLIP.NO-SIDE': '{unit:unit} has no strong side: only German armies and shock armies have one.',
  'FLIP.OFF-MAP': '{unit:unit} is not on the map.',
  'FLIP.DISRUPTED': '{unit:unit} is Disrupted and cannot be turned to its strong side.',
  'FLIP.INACTIVE': '{unit:unit} is inactive, with another army within two hexes, and has no strong side.',
  'FLIP.ALREADY': '{unit:unit} is on its strong side already.',
  'FLIP.NOBODY': 'No army of the {side:side} can be turned to its strong side now.',
  'ENTRENCH.NOT-YOURS': '{unit:unit} is no unit of the {side:side}.',
  'ENTRENCH.KIND':
    '{unit:unit} cannot dig in: only [?side=german:German infantry corps][?side=russian:Russian armies] can.',
  'ENTRENCH.OFF-MAP': '{unit:unit} is not on the map.',
  'ENTRENCH.DISRUPTED': '{unit:unit} is Disrupted and cannot dig in.',
  'ENTRENCH.ALREADY': '{unit:unit} is entrenched already.',
  'ENTRENCH.NOBODY': 'No unit of the {side:side} can dig in now.',
};

const VERDICTS: MessageTable = { 'word.over.nobody': 'nobody has won' };

export const sequenceMessages: MessageTable = {
  ...PHASES,
  ...QUESTIONS,
  ...EVENTS,
  ...SUPPLY,
  ...REFUSALS,
  ...VERDICTS,
};
