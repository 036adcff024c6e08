// What the values of options and arguments must be, as commander reads them.
import { InvalidArgumentError } from 'commander';

/** A whole number within bounds. */
export const whole =
  (least: number, most = Infinity) =>
  (text: string): number => {
    const n = Number(text);
    if (!/^\d{1,9}$/.test(text) || n < least || n > most) {
      const to = most === Infinity ? 'up' : `to ${most}`;
      throw new InvalidArgumentError(`It must be a whole number from ${least} ${to}.`);
    }
    return n;
  };

/** `name=value`, as often as wanted. */
export const collect = (text: string, before: readonly string[]): readonly string[] => {
  if (!/^[\w-]+=.+$/.test(text)) throw new InvalidArgumentError('It must be name=value.');
  return [...before, text];
};

export const engineNamed = (text: string): string => {
  if (text.trim() === '')
    throw new InvalidArgumentError(
      'It must be random, a level such as level:1, or a command that starts an engine.',
    );
  return text.trim();
};
