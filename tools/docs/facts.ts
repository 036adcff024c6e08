// docs/positions.md: what a position of each game can state, from the tables that read them.
import type { Game } from '../../src/api/game.ts';
import type { PositionFact } from '../../src/api/position-facts.ts';
import { ruleNumber } from '../../src/core/strings.ts';

const factLine = ({ key, form, says, rule, example }: PositionFact): string =>
  `- \`${key} ${form}\`: ${says}${rule === undefined ? '' : ` Rule ${ruleNumber(rule)}.`} \`${example}\``;

/** The phases a position can stand at, then every fact. */
const factLines = ({ title, phases, position }: Game): readonly string[] => [
  `## ${title}`,
  '',
  `The phases are \`set-up\` and, in each turn, ${phases.rows
    .flat()
    .map((phase) => `\`${phase}\``)
    .join(', ')}.`,
  '',
  ...position.facts.filter(({ again }) => again !== true).map(factLine),
];

export const factsText = (games: readonly Game[]): string =>
  [
    '# What a position can state',
    '',
    'These are all the facts a position of each game can state, one on a line, after its head: [files.md](files.md) says how a',
    'position is put together. A word that is none of them is refused with the nearest one, and so is a value that is not of its',
    'form; `plan paulus pause` and `own plan.paulus "pause"` are the same. What lasts no longer than a phase is not among them: give',
    'the orders that lead to it. What cannot be so is refused as well, such as an attack on a hex in which no enemy is. The list is',
    'made by `npm run docs` out of the program itself.',
    '',
    ...games.flatMap((game) => [...factLines(game), '']),
  ].join('\n');
