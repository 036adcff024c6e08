// The verb `quit`: leaves the desk, and says how to come back.
import { sayProblem } from '../../../text/say-refusal.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { tell, voiceOf } from '../../session.ts';
import { keptAs } from './save.ts';

/** An order that was answered is safe where its results could not be written; where the record is another's, nothing is. */
export const quit = (desk: Desk): Reply => {
  const { journal } = desk;
  if (journal === undefined) return { kind: 'left', lines: tell(desk, 'left.unsaved') };
  const wrong = journal.saved();
  const isIdle = wrong === undefined && desk.match.entries.length === 0;
  if (isIdle && journal.giveUp?.() === true) return { kind: 'left', lines: tell(desk, 'left.idle') };
  const lines = wrong?.code.startsWith('RECORD.')
    ? [...sayProblem(voiceOf(desk), wrong), ...tell(desk, 'left.unsaved')]
    : tell(desk, 'left', keptAs(desk, journal));
  return { kind: 'left', lines };
};

/** Said where a game of one's own would say that it is saved. */
export const unkeptKey = ({ tutor }: Desk): string =>
  tutor === undefined ? 'turn.unkept' : 'lesson.not-saved';

/** Said at the first Ctrl-C. */
export const interruptLines = (desk: Desk): readonly string[] => {
  if (desk.journal !== undefined) return tell(desk, 'left.interrupt');
  return tell(desk, desk.tutor === undefined ? 'left.interrupt-unsaved' : 'lesson.interrupt');
};
