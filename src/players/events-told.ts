// What one side is told of what happens: the events it hears, with no unit named that it could not name then.
import { heard } from '../core/event-audience.ts';
import type { Heard } from '../core/event-audience.ts';
import type { Event, Json, Params, Side } from '../core/types.ts';
import type { Game } from '../api/game.ts';
import type { View } from '../api/view.ts';

/** In place of the id of a unit that is covered. */
const COVERED = 'covered';

export const counterIds = ({ counters }: Game): ReadonlySet<string> =>
  new Set(counters.units.map(({ id }) => id));

/** Units a side can name: those it sees, and its own wherever they are. */
export const nameable = ({ counters }: Game, { units }: View, side: Side): ReadonlySet<string> =>
  new Set([
    ...units.flatMap(({ id, known }) => (known ? [id] : [])),
    ...counters.units.flatMap((unit) => (unit.side === side ? [unit.id] : [])),
  ]);

/** The same without the ids that may not be said. */
export const hushed = <T extends Json>(value: T, isHidden: (id: string) => boolean): T => {
  const said = (one: Json): Json => {
    if (typeof one === 'string') return isHidden(one) ? COVERED : one;
    if (typeof one !== 'object' || one === null) return one;
    if (Array.isArray(one)) return one.map((each: Json) => said(each));
    return Object.fromEntries(Object.entries(one as Params).map(([name, each]) => [name, said(each)]));
  };
  // What is put in place of a text is a text.
  return said(value) as T;
};

/** `ids`: of all counters. `names`: of those that can be named, before and after what happened. */
export const newsOf = (
  events: readonly Event[],
  side: Side,
  ids: ReadonlySet<string>,
  names: readonly ReadonlySet<string>[],
): readonly Heard[] => {
  const isHidden = (id: string): boolean => ids.has(id) && !names.some((known) => known.has(id));
  return events.flatMap((event) => {
    const told = heard(event, side);
    return told === undefined ? [] : [{ ...told, data: hushed(told.data, isHidden) }];
  });
};
