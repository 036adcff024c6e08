// What part of a full success attacks have at some odds, by the steps at which a game's odds grow better.
import type { Outlook } from '../../api/outlook.ts';

type Steps = Outlook['steps'];

export const partAt = (steps: Steps, strength: number, stands: number): number =>
  steps.reduce((most, { least, part }) => (strength >= least(stands) ? part : most), 0);

/** The same as if it grew evenly from one step to the next; above them all it is no more than `top`. */
export const partBetween = (steps: Steps, strength: number, stands: number, top = Infinity): number => {
  let [from, part] = [0, 0];
  for (const step of steps) {
    const least = step.least(stands);
    if (strength < least) return part + ((step.part - part) * (strength - from)) / Math.max(1, least - from);
    [from, part] = [least, step.part];
  }
  return Math.min(top, part);
};
