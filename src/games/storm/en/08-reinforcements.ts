// Sentences of chapter 8 and of the reserve: units that come in, come back and are taken back.
import type { MessageTable } from '../../../api/message-table.ts';

export const entryMessages: MessageTable = {
  'word.phase.german-release': 'reserve release phase',
  'word.phase.german-creation': 'reserve creation phase',
  'word.phase.soviet-reinforcement': 'reinforcement phase',
  'word.phase.german-reinforcement': 'replacement and reinforcement phase',
  'word.brief-phase.german-release': 'release',
  'word.brief-phase.german-creation': 'reserve',
  'word.brief-phase.soviet-reinforcement': 'reinforcement',
  'word.brief-phase.german-reinforcement': 'reinforcement',
  'ask.german-release': '{side:side}: type end.',
  'ask.german-creation': '{side:side}: type end.',
  'ask.soviet-reinforcement': '{side:side}: type end.',
  'ask.german-reinforcement': '{side:side}: type end.',
  // Only Germans ever come back.
  'unit.out-for-good': ['++{unit:unit} is out of play for good.', '++{rule:rule}.'],
};
