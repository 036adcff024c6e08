// Sentences of chapter 4: points, and how the game ends.
import type { MessageTable } from '../../../api/message-table.ts';

export const victoryMessages: MessageTable = {
  'sum.points': 'points',
  'sum.points.advantage': '{n:signed} for {points} city points',
  'sum.points.ploesti': '{n:signed} for Ploesti',
  'sum.points.pripyet-corridor': '{n:signed} for all of the Pripyet-Notec corridor',
  'sum.points.danube-corridor': '{n:signed} for all of the Danube corridor',
  'sum.points.hungary': '{n:signed} for a Hungary without German and Hungarian units',
  'sum.points.german-losses': '{n:signed} for {count} German units lost',
  'sum.points.soviet-losses': '{n:signed} for {count} Soviet units lost',
  'sum.points.north-edge': '{n:signed} for Germans in supply at {hex:named} on the east edge',
  'sum.points.south-edge': '{n:signed} for Germans in supply at {hex:named} on the east edge',
  'word.points': 'points',
  'word.over.points': 'points',
  'score.cities': ['Soviet city points: {points}, with {need} worth a point.', '++{rule:rule}.'],
  'score.losses': ['Units lost: {german} German, {soviet} Soviet.', '++{rule:rule}.'],
  'score.needs': [
    'The Soviets win with {points} {points:plural:point|points} at the end of turn {turn}.',
    '++{rule:rule}.',
  ],
  'word.head.score.needs': 'Soviets need {points} on turn {turn}',
  'word.brief-head.score.needs': 'S{points} t{turn}',
};
