// Which hex a line, an order or a question is about: the map moves there, and the hex is marked.
import { heard } from '../core/event-audience.ts';
import type { Args, Json, Params, Side } from '../core/types.ts';
import type { View } from '../api/view.ts';
import type { Desk } from '../session/session.ts';
import { deciding, played, viewOf } from '../session/session.ts';
import { sceneOf } from '../session/dispatch.ts';
import { understand } from '../language/parse/line.ts';

/** The hex an id stands for: itself, or where that unit is; undefined for anything else. */
const hexOf = (desk: Desk, id: string): string | undefined => {
  const { grid } = desk.game.board;
  if (grid.index(id) >= 0) return id;
  const at = viewOf(desk).units.find((unit) => unit.id === id)?.at;
  return at !== undefined && grid.index(at) >= 0 ? at : undefined;
};

const isHex = (desk: Desk, id: string): boolean => desk.game.board.grid.index(id) >= 0;

/** The last hex named, which is where a path ends; without one, where the first unit is. */
const hexNamed = (desk: Desk, ids: readonly string[]): string | undefined =>
  ids.findLast((id) => isHex(desk, id)) ?? ids.map((id) => hexOf(desk, id)).find((hex) => hex !== undefined);

const idsOf = (args: Args): readonly string[] => Object.values(args).flat();

/** What a line that has not been carried out yet names. */
export const hexOfLine = (desk: Desk, line: string): string | undefined => {
  if (desk.waiting !== undefined) return undefined;
  const meant = understand(desk.registry, sceneOf(desk), line);
  switch (meant.kind) {
    case 'question':
    case 'program':
      return hexNamed(desk, idsOf(meant.args));
    case 'orders':
      return hexNamed(desk, idsOf(meant.orders.at(-1)?.args ?? {}));
    default:
      return undefined;
  }
};

/** What the last order named, of anybody or of one side; a number typed at a question does not name it. */
export const hexOfLastOrder = (desk: Desk, by?: Side): string | undefined => {
  const orders = played(desk).entries.flatMap((entry) => entry.orders.at(-1) ?? []);
  const last = orders.findLast((order) => by === undefined || order.by === by);
  return hexNamed(desk, idsOf(last?.args ?? {}));
};

const strings = (params: Params): readonly string[] =>
  Object.values(params).flatMap((value: Json) =>
    [value].flat().filter((one): one is string => typeof one === 'string'),
  );

/** What is named in so many words, in its order. */
export const hexesIn = (desk: Desk, params: Params): readonly string[] =>
  strings(params).filter((id) => isHex(desk, id));

/** Where the units stand that are named, as far as they are seen. */
export const unitHexesIn = (desk: Desk, params: Params, { units }: View): readonly string[] => {
  const named = new Set(strings(params));
  return units.flatMap(({ id, at }) => (named.has(id) && isHex(desk, at) ? [at] : []));
};

/**
 * Where a replay stands: where its own order led, else the hex that is named first in what the side that looks is told
 * of it.
 */
export const hexOfReplay = (desk: Desk): string | undefined => {
  const { replay, match } = desk;
  const entry = match.entries[(replay?.index ?? 0) - 1];
  if (replay === undefined || entry === undefined) return undefined;
  const order = entry.orders.at(-1);
  const isOpen = order !== undefined && (replay.who === 'both' || replay.who === order.by);
  const ordered = isOpen ? hexNamed(desk, idsOf(order.args)) : undefined;
  if (ordered !== undefined) return ordered;
  for (const event of entry.events) {
    const told = heard(event, replay.who);
    const hex = told === undefined ? undefined : hexesIn(desk, told.data).at(-1);
    if (hex !== undefined) return hex;
  }
  return undefined;
};

/** What a question put to the side whose turn it is not is about. */
export const hexOfQuestion = (desk: Desk): string | undefined => {
  const now = deciding(desk);
  if (now === undefined || now.by === now.phasing) return undefined;
  return hexNamed(desk, strings(now.question.params));
};
