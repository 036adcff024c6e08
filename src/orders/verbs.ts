// The verbs all games share, in one table. What a game adds of its own stands in its own room.
import type { VerbSpec } from './language.ts';
import { ORDERS } from './verbs-act.ts';
import { QUESTIONS } from './verbs-ask.ts';
import { MEMORY } from './verbs-memory.ts';
import { PLACE_QUESTIONS } from './verbs-place.ts';
import { PROGRAM } from './verbs-program.ts';
import { WALK } from './verbs-walk.ts';

export const SHARED_VERBS: readonly VerbSpec[] = [
  ...ORDERS,
  ...QUESTIONS,
  ...PLACE_QUESTIONS,
  ...WALK,
  ...PROGRAM,
  ...MEMORY,
];

/** Orders every game understands, because the kernel itself carries them out. */
export const KERNEL_VERBS: ReadonlySet<string> = new Set(['standing', 'die', 'pass', 'resign']);
