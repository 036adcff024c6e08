// The verb `note`: a remark written into the record.
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer, done } from '../../reply.ts';
import { asRefusal, foggy, speaker, tell } from '../../session.ts';
import { unkeptKey } from './quit.ts';
import { refuse } from '../../give-orders.ts';

/** What is written in the record needs one. */
export const notKept = (desk: Desk, verb: string): readonly string[] =>
  desk.tutor === undefined ? tell(desk, 'unkept.verb', { verb }) : tell(desk, unkeptKey(desk));

export const note = (desk: Desk, text: string): Reply => {
  const kept = desk.journal?.note(text, foggy(desk) ? speaker(desk) : undefined);
  if (kept === undefined) return answer(notKept(desk, 'note'));
  if (!kept.ok) return refuse(desk, asRefusal(kept.error));
  return done(tell(desk, 'note.kept', { number: kept.value, turn: desk.match.state.clock.turn, text }));
};
