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
  'word.place.lost': '{german} German, {soviet} Soviet',
  'word.head.points': 'VP {total}',
  'word.head.points.told': '{total} Soviet points',
  'word.head.score.told': 'end of turn {turn}: Soviets win at {points} or more, Germans at {german} or less',
  'goal.stands': [
    'Soviets {total:count:point|points}. They win with {points} or more at the end of turn {turn}, the Germans if they have {german} or less.',
    '++{rule:rule}.',
  ],
  'goal.over': 'Soviets {total:count:point|points}.',
  'goal.cities': [
    '{need} city points are worth {worth}: the Soviets have {points}. A city counts 1, a major city 2.',
    '++{rule:rule}.',
  ],
  'goal.ploesti': ['{hex:named} in Soviet hands is worth {worth}.', '++{rule:rule}.'],
  'goal.points': [
    'Each of these is worth {worth}: all of the Pripyet-Notec corridor, all of the Danube corridor, a Hungary without German and Hungarian units.',
    '++{rule:rule}.',
  ],
  'goal.german-losses': ['{need} German units lost are worth {worth}: {lost} so far.', '++{rule:rule}.'],
  'goal.soviet-losses': ['{need} Soviet units lost cost {worth}: {lost} so far.', '++{rule:rule}.'],
  'goal.edges': [
    'Germans in supply on the east edge of the North map cost {worth}, and as much on that of the South map.',
    '++{rule:rule}.',
  ],
  'word.at-hand.air': '{count:count:airpower marker|airpower markers} of the {side:side} on the map',
  'word.at-hand.superiority': 'air superiority of the {side:side}',
  'word.at-hand.airborne': '{count:count:airborne brigade|airborne brigades} waiting',
  'word.at-hand.reserve': '{count:count:unit|units} in the reserve',
  'word.at-hand.aerial': 'aerial supply not used yet',
  'word.head.score.needs': 'Soviets need {points} on turn {turn}',
  'word.brief-head.score.needs': 'S{points} t{turn}',
};
