// What follows from where the desk stands: the heading, the score, and what may be seen.
import type { Desk } from '../desk/desk.ts';
import { viewOf } from '../desk/desk.ts';
import { promptOf } from '../desk/take.ts';
import { headingOf } from './heading.ts';
import type { Sitting } from './sitting.ts';

type Standing = Pick<Sitting, 'head' | 'score' | 'view' | 'here' | 'prompt'>;

/** What follows from where the desk stands; nothing of the next side's until it is ready. */
export const standing = (desk: Desk): Standing => {
  const heading = headingOf(desk);
  if (desk.waiting !== undefined) return { ...heading, view: undefined, here: undefined, prompt: '> ' };
  return { ...heading, view: viewOf(desk), here: desk.here, prompt: promptOf(desk) };
};
