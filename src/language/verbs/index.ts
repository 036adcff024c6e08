// The verbs all games share, in one table. What a game adds of its own stands in its own room.
import type { VerbSpec } from '../../api/verb-spec.ts';
import { ORDERS } from './orders.ts';
import { QUESTIONS } from './questions.ts';
import { MEMORY } from './history.ts';
import { PLACE_QUESTIONS } from './map.ts';
import { PROGRAM } from './program.ts';
import { EAR } from './ear.ts';
import { INTENT } from './intent.ts';
import { OWN } from './own.ts';
import { STAFF } from './staff.ts';
import { WALK } from './walk.ts';

export const SHARED_VERBS: readonly VerbSpec[] = [
  ...ORDERS,
  ...QUESTIONS,
  ...PLACE_QUESTIONS,
  ...WALK,
  ...PROGRAM,
  ...MEMORY,
  ...STAFF,
  ...INTENT,
  ...EAR,
  ...OWN,
];

/** Orders every game understands, because the kernel itself carries them out. */
export const KERNEL_VERBS: ReadonlySet<string> = new Set(['standing', 'die', 'pass', 'resign']);
