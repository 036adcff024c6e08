// Who stands by at a desk and teaches, as the desk knows him.
import type { Reply } from './reply.ts';

/** Stands by while lines are taken: hears each of them and its reply, and may say more. */
export type Tutor = {
  hear(line: string, answer: (line: string) => Reply): Reply;
  hint(): Reply;
  /** What the step is and how it is done, in a line; of a lesson that is over how to go on. */
  task(): string | undefined;
  /** `which`: as typed after the verb. */
  lesson(which: string): Reply;
};
