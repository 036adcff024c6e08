// What is said when something that took its time is over: cut, and said again, as if it were the reply to a line.
import type { Desk } from '../session.ts';
import type { Reply } from '../reply.ts';
import { cut } from '../verbs/speech/page.ts';

export const replied = (desk: Desk, reply: Reply): Reply => {
  if (reply.lines.length === 0) return reply;
  desk.heldBack = [];
  const shown = cut(desk, reply);
  desk.lastLines = shown.lines;
  return shown;
};
