// Sentences of chapter 4: points, and how the game ends.
import type { MessageTable } from '../../../api/message-table.ts';

export const victoryMessages: MessageTable = {
  'sum.points.town': '{n:signed} for the town {hex:named}',
  'sum.points.city': '{n:signed} for the city {hex:named}',
  'sum.points.coast': '{n:signed} for the Baltic coast, in supply at {hex:named}',
  'sum.points.uf-area': '{n:signed} for all of the 1UF area, in supply',
  'sum.bonus': 'more at the end of the game, as things stand',
  'word.over.koenigsberg': 'Koenigsberg is Soviet',
  'score.needs': [
    'The Soviets win with {points} points at the end of turn {turn}, and at once with Koenigsberg.',
    '++{rule:rule}.',
  ],
  'word.head.points.told': '{total} Soviet {total:plural:point|points}',
  'word.head.score.told': 'end of turn {turn}: Soviets win at {points} or more, or with Koenigsberg',
  'goal.stands': [
    'Soviets {total:count:point|points}. They win with {points} at the end of turn {turn}, the Germans if they have less.',
    '++{rule:rule}.',
  ],
  'goal.sudden': ['Soviets win at once with {hex:named}.', '++{rule:rule}.'],
  'goal.points': [
    'In Soviet hands a town is worth {town}, a city {city}; at the end the coast in supply {coast}, the 1UF area {area}.',
    '++{rule:rule}.',
  ],
  'goal.bonus': 'As things stand {points:signed} more at the end.',
  'word.brief-head.score.needs': 'Soviets win at {points}',
};
