// Chapter 4: how the check of a turn is told: with its turn and its outcome, and before all else that came at the end of it.
import type { Heard } from '../../../core/event-audience.ts';

/** 4.14b, 4.20a: what is forgiven wins nothing. */
const winnerOf = ({ data }: Heard, others: readonly Heard[]): string | undefined => {
  const total = Number(data['total']);
  if (others.some(({ kind }) => kind === 'forgiven')) return undefined;
  if (total >= Number(data['german'])) return 'german';
  return total <= Number(data['soviet']) ? 'soviet' : undefined;
};

/** The turn is that before the one that begins after it. */
export const checkFirst = (events: readonly Heard[]): readonly Heard[] => {
  const check = events.find(({ kind }) => kind === 'check');
  if (check === undefined) return events;
  const others = events.filter((event) => event !== check);
  const winner = winnerOf(check, others);
  const next = others.findLast(({ kind }) => kind === 'turn.begins')?.data['turn'];
  const data = {
    ...check.data,
    ...(typeof next === 'number' && { turn: next - 1 }),
    ...(winner !== undefined && { winner }),
  };
  // What was ordered is heard before what it led to.
  return others.toSpliced(1, 0, { ...check, data });
};
