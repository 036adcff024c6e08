// What is said when something that took its time is over: cut, and said again, as if it were the reply to a line.
import { keepSaid } from '../ear/said.ts';
import type { Desk } from '../session.ts';
import type { Reply } from '../reply.ts';
import { cut } from '../verbs/speech/page.ts';

export const replied = (desk: Desk, reply: Reply): Reply => {
  if (reply.lines.length === 0) return reply;
  desk.heldBack = [];
  const shown = cut(desk, reply);
  desk.lastLines = shown.lines;
  keepSaid(desk, shown.lines);
  return shown;
};
