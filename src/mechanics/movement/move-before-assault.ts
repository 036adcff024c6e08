// An assault told: the move that leads up to a mobile assault is heard before it, what is left of it after.
import type { Heard } from '../../core/event-audience.ts';

/**
 * A stack that stands where it struck from has moved there first; one that went on is told where it came to. Where
 * something was asked in the battle, the hex it struck from has been said with the strike.
 */
export const moveFirst = (events: readonly Heard[]): readonly Heard[] => {
  const at = events.findIndex(({ kind }) => kind === 'assault.begins');
  const strike = events[at];
  const from = strike?.data['from'] ?? events.find(({ kind }) => kind === 'assault.failed')?.data['hex'];
  const moved = events.findIndex(
    ({ kind, data }, i) => kind === 'units.moved' && i > at && data['hex'] === from,
  );
  const move = events[moved];
  if (move === undefined) return events;
  const { left, ...way } = move.data;
  const data = { units: move.data['units'] ?? [], left: left ?? 0 };
  const after = events.with(moved, { ...move, kind: 'assault.left', data });
  return strike === undefined ? after : after.toSpliced(at, 0, { ...move, data: way });
};
