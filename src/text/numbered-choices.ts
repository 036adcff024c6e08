// Numbered choices: what a question offers, in one line when it is short, else one choice a line.
import { ascii } from './ascii.ts';

/** Two or three short choices stand better in one line than in several. */
const ONE_LINE = 100;

/** More than these share lines as well, or they would crowd out what came of an order. */
const A_LINE_EACH = 4;

const inLines = (choices: readonly string[]): string[] => {
  const lines: string[] = [];
  for (const choice of choices) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + choice.length <= ONE_LINE)
      lines[lines.length - 1] = `${last} ${choice}`;
    else lines.push(choice);
  }
  return lines;
};

/** "1: 25 06. 2: 24 07." `from` is 0 where nobody or nothing is a choice as well. */
export const numbered = (labels: readonly string[], from = 1): string[] => {
  const choices = labels.map((label, i) => `${i + from}: ${ascii(label)}.`);
  const together = choices.join(' ');
  return choices.length > 0 && together.length <= ONE_LINE ? [together] : choices;
};

/** The same for what is asked in play, which stands below what came of an order. */
export const numberedClosely = (labels: readonly string[], from = 1): string[] => {
  const choices = numbered(labels, from);
  return choices.length > A_LINE_EACH ? inLines(choices) : choices;
};

/** "Type 1, 2 or 3": "1, 2 or 3", or "1 to 12" where there are many. */
export const choiceNumbers = (count: number, from = 1): string => {
  const last = from + count - 1;
  if (count > 4) return `${from} to ${last}`;
  const all = Array.from({ length: count }, (_, i) => String(from + i));
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} or ${all[all.length - 1]!}`;
};
