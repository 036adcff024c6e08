// The rooms drawn for docs/architecture.md: each row stands on those below it.
import { roomsOf, rowsOf, sourcesOf } from '../rooms.ts';

export const roomLines = (): readonly string[] => {
  const rooms = roomsOf(sourcesOf('src'));
  const rows = rowsOf(rooms).toReversed();
  const wide = Math.max(...[...rooms.keys()].map((room) => room.length));
  return rows.flatMap((row, i) => [
    ...(i === 0 ? [] : [`${' '.repeat(wide)} |`]),
    ...row.map((room) => {
      const below = [...(rooms.get(room) ?? [])].toSorted();
      return `${room.padStart(wide)} ${below.length === 0 ? '.' : `+- ${below.join(' ')}`}`;
    }),
  ]);
};
