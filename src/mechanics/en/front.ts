// Sentences of battles at the front: results, sums, what keeps units from attacking, the combat of a phase.
import type { MessageTable } from '../../api/message-table.ts';
import { allocatedMessages, resultMessages } from './allocated-combat.ts';

const COMBAT: readonly string[] = [
  '{side:side}: {hexes:count:attack|attacks} to fight[?rockets:, and rockets to fire].',
  '+~Type fight and a hex[?rockets:, or fire, a katyusha regiment and a hex], or end.',
  '++[At {hexes:hexes}.]',
];

const RESULTS = [
  ['AE', 'attackers eliminated'],
  ['AD', 'attackers Disrupted'],
  ['D/AE', 'attackers eliminated, defenders Disrupted'],
  ['X', 'exchange'],
  ['D', 'defenders Disrupted'],
  ['D1', 'defenders Disrupted and driven back up to 1 hex'],
  ['D2', 'defenders Disrupted and driven back up to 2 hexes'],
  ['DE', 'defenders eliminated'],
  ['BR', 'breakthrough'],
] as const;

const SUMS: MessageTable = {
  'sum.combat.top': 'the last column is {odds:odds}',
  'sum.combat.oos': '{unit:unit} out of supply, halved',
  'sum.bonus.forest': 'forest',
  'sum.bonus.major-city': 'major city',
  'sum.bonus.moscow': 'Moscow',
  'sum.bonus.tula': 'Tula',
  'sum.bonus.garrison': 'the city itself',
  'sum.bonus.defence-line': 'defence line',
  'sum.bonus.entrenched': '{unit:unit} entrenched',
  'sum.shift.disrupted': 'Disrupted',
  'sum.shift.unsupplied': 'out of supply',
  'sum.shift.air-support': 'close air support',
  'sum.shift.panic': 'panic in Moscow',
};

const REFUSED: MessageTable = {
  'ATTACK.FIRST-MOVE': 'Nobody attacks in the unhistorical first move.',
  'ATTACK.PANIC': 'No more than one attack while Moscow is in panic: not {hex:named}.',
};

export const frontMessages: MessageTable = {
  ...allocatedMessages,
  ...resultMessages(RESULTS),
  ...SUMS,
  ...REFUSED,
  'ask.german-first-combat': COMBAT,
  'ask.russian-first-combat': COMBAT,
  'ask.german-combat': COMBAT,
  'ask.russian-combat': COMBAT,
};
