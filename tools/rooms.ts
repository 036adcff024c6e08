// The rooms of `src` and who imports whom, read off the import lines.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = join(import.meta.dirname, '..');

export type Source = { readonly path: string; readonly text: string; readonly imports: readonly string[] };

/** Every source of a folder; imports of files as paths from the root, of packages as they are written. */
export const sourcesOf = (folder: string): readonly Source[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .toSorted()
    .map((name) => {
      const path = `${folder}/${name}`;
      const text = readFileSync(join(root, path), 'utf8');
      const found = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
      const imports = found.map((to) =>
        to.startsWith('.') ? relative(root, resolve(root, dirname(path), to)) : to,
      );
      return { path, text, imports };
    });

/** `core` of `src/core/kernel.ts`; a file at the root of `src` is of no room. */
export const roomOf = (path: string): string | undefined => /^src\/([^/]+)\//.exec(path)?.[1];

/** Each room with those it imports from. */
export type Rooms = ReadonlyMap<string, ReadonlySet<string>>;

export const roomsOf = (sources: readonly Source[]): Rooms => {
  const rooms = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    const own = roomOf(path);
    if (own === undefined) continue;
    const others = rooms.get(own) ?? new Set();
    rooms.set(own, others);
    for (const to of imports) {
      const room = roomOf(to);
      if (room !== undefined && room !== own) others.add(room);
    }
  }
  return rooms;
};

/** Rooms that lead back to themselves, as the way there and back; undefined where there are none. */
export const cycleIn = (rooms: Rooms): readonly string[] | undefined => {
  const done = new Set<string>();
  const from = (room: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room];
    if (done.has(room)) return undefined;
    for (const to of rooms.get(room) ?? []) {
      const found = from(to, [...way, room]);
      if (found !== undefined) return found;
    }
    done.add(room);
    return undefined;
  };
  for (const room of rooms.keys()) {
    const found = from(room, []);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Rooms by height: those of a row import only from rows below it, and from the one below at least one. */
export const rowsOf = (rooms: Rooms): readonly (readonly string[])[] => {
  const heights = new Map<string, number>();
  const heightOf = (room: string): number => {
    const known = heights.get(room);
    if (known !== undefined) return known;
    const height = 1 + Math.max(-1, ...[...(rooms.get(room) ?? [])].map(heightOf));
    heights.set(room, height);
    return height;
  };
  const rows: string[][] = [];
  for (const room of [...rooms.keys()].toSorted()) (rows[heightOf(room)] ??= []).push(room);
  return rows;
};
