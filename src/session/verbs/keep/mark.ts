// The verbs `mark` and `marks`: names for places in the game, and a list of them and of the notes.
import type { Desk } from '../../session.ts';
import type { Mark } from '../../journal.ts';
import { isOpenBook, speaker, tell, asRefusal, foggy } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer, done } from '../../reply.ts';
import { refuse } from '../../give-orders.ts';
import { notKept } from './note.ts';

/** A mark set again under its name has moved; one that is called after an order is gone while that is taken back. */
const standing = (all: readonly Mark[]): readonly Mark[] => {
  const later = new Set<string>();
  return all
    .toReversed()
    .filter(({ kind, text, order, by = '' }) => {
      if (kind === 'note') return true;
      const [, number] = /^order (\d+)$/.exec(text) ?? [];
      const name = `${by} ${text}`;
      const hasMoved = later.has(name);
      later.add(name);
      return !hasMoved && (number === undefined || Number(number) === order);
    })
    .toReversed();
};

/** Notes and marks the asking side may read: where the sides hide something from each other, each has its own. */
export const marksOf = (desk: Desk): readonly Mark[] => {
  const all = standing(desk.journal?.marks() ?? []);
  if (isOpenBook(desk)) return all;
  const own = speaker(desk);
  return all.filter(({ by }) => by === undefined || by === own);
};

export const markLines = (desk: Desk, marks: readonly Mark[]): readonly string[] =>
  marks.flatMap(({ kind, text, order }) => tell(desk, `marks.${kind}`, { text, order }));

/** A mark without a name is called after the order it stands at. */
export const mark = (desk: Desk, typed: string): Reply => {
  const order = desk.match.entries.length;
  const name = typed === '' ? `order ${order}` : typed;
  if (marksOf(desk).some((one) => one.kind === 'mark' && one.text === name && one.order === order))
    return answer(tell(desk, 'mark.stands', { name, order }));
  const kept = desk.journal?.mark(name, foggy(desk) ? speaker(desk) : undefined);
  if (kept === undefined) return answer(notKept(desk, 'mark'));
  if (!kept.ok) return refuse(desk, asRefusal(kept.error));
  return done(tell(desk, 'mark.set', { name, order }));
};

export const marks = (desk: Desk): Reply => {
  const kept = marksOf(desk);
  if (kept.length === 0) return answer(tell(desk, 'marks.none'));
  return answer(markLines(desk, kept));
};
