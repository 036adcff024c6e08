// The verbs all games share, in one table. What a game adds of its own stands in its own room.
import type { VerbSpec } from './language.ts';
import { ORDERS } from './verbs-act.ts';
import { QUESTIONS } from './verbs-ask.ts';
import { MEMORY } from './verbs-memory.ts';
import { PROGRAM } from './verbs-program.ts';

export const SHARED_VERBS: readonly VerbSpec[] = [...ORDERS, ...QUESTIONS, ...PROGRAM, ...MEMORY];

/** Orders every game understands, because the kernel itself carries them out. */
export const KERNEL_VERBS: ReadonlySet<string> = new Set(['standing', 'die', 'pass', 'resign']);
