// What follows from where the desk stands: the heading, the score, and what may be seen.
import type { Desk } from '../session/session.ts';
import { viewOf } from '../session/session.ts';
import { promptOf } from '../session/verbs/speech/prompt.ts';
import { headingOf } from './view/heading.ts';
import type { Sitting } from './screen-state.ts';

type Standing = Pick<Sitting, 'head' | 'score' | 'view' | 'here' | 'prompt'>;

/** What follows from where the desk stands; nothing of the next side's until it is ready. */
export const standing = (desk: Desk): Standing => {
  const heading = headingOf(desk);
  if (desk.waiting !== undefined) return { ...heading, view: undefined, here: undefined, prompt: '> ' };
  return { ...heading, view: viewOf(desk), here: desk.here, prompt: promptOf(desk) };
};
