// What a position of a game can state, from the table that reads it.
import type { Game } from '../../src/api/game.ts';
import type { PositionFact } from '../../src/api/position-facts.ts';
import { ruleNumber } from '../../src/core/strings.ts';

const factLine = ({ key, form, says, rule, example }: PositionFact): string =>
  `- \`${key} ${form}\`: ${says}${rule === undefined ? '' : ` Rule ${ruleNumber(rule)}.`} \`${example}\``;

/** The phases a position can stand at, then every fact. */
export const factLines = ({ phases, position }: Game): readonly string[] => [
  `The phases are \`set-up\` and, in each turn, ${phases.rows
    .flat()
    .map((phase) => `\`${phase}\``)
    .join(', ')}.`,
  '',
  ...position.facts.filter(({ again }) => again !== true).map(factLine),
];
