// Says where in a data file something stands: the way to it in keys, with the ids of counters and sides in place of numbers.
import type { Path } from './finding.ts';
import { shownKey } from './quote-value.ts';

type Node = Readonly<Record<string | number, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** What an entry of a list is known by: its id, or the two hexes it lies between. */
const nameOf = (entry: unknown): string | undefined => {
  if (!isNode(entry)) return undefined;
  const { id, between } = entry;
  if (typeof id === 'string') return id;
  return Array.isArray(between) && between.every((hex) => typeof hex === 'string')
    ? between.join('/')
    : undefined;
};

/** `hexes.2607.terrain`, `units.24pz.attack`, `hexsides.2607/2608.kind`; other entries of lists by number from 1. */
export const placeOf = (root: unknown, path: Path): string => {
  let value: unknown = root;
  const parts = path.map((key) => {
    value = isNode(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    const name = typeof key === 'number' ? (nameOf(value) ?? `number ${key + 1}`) : key;
    return typeof key === 'number' && name.startsWith('number ') ? name : shownKey(name);
  });
  return parts.join('.');
};
