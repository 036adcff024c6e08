// Units taken in hand for an order, and the hexes where they can be used.
import type { Args } from '../core/types.ts';
import { ableAt, ableNow, bareVerbs, endOf, isAsked, listedNow, waysOf } from '../session/legal-ways.ts';
import type { Way } from '../session/legal-ways.ts';
import type { Desk } from '../session/session.ts';
import { speaker, tell, viewOf, voiceOf } from '../session/session.ts';
import { write } from '../language/canonical-write.ts';
import { isStack, isWhole } from './digit-menu.ts';
import type { Item, Menu } from './digit-menu.ts';
import { atHex } from './keys/arrows.ts';
import type { Sitting } from './screen-state.ts';
import { withLine } from './line-editor.ts';

/** An order while it is put together, beside the units in hand. */
export type Making = {
  /** Chosen by name; else any that fits. */
  readonly verb: string | undefined;
  readonly args: Args;
  readonly via: readonly string[];
  /** The units that can be taken and left. */
  readonly stack: readonly string[];
};

export const NOTHING_MADE: Making = { verb: undefined, args: {}, via: [], stack: [] };

type InHand = Pick<Sitting, 'picked' | 'target' | 'marks' | 'menu' | 'making'>;

const NO_MARKS: Sitting['marks'] = new Map();

export const NOTHING_IN_HAND: InHand = {
  picked: undefined,
  target: undefined,
  marks: NO_MARKS,
  menu: undefined,
  making: NOTHING_MADE,
};

export const menuOf = (desk: Desk, head: string, items: readonly Item[], page = 0): Menu => ({
  head,
  items,
  page,
  more: tell(desk, 'menu.more')[0] ?? '',
});

export const unitLabel = (desk: Desk, id: string): string => {
  const unit = viewOf(desk).units.find((each) => each.id === id);
  return tell(desk, 'which.a-unit', { unit: id, name: unit?.name ?? id, at: unit?.at ?? '' })[0] ?? id;
};

export const lineOf = (desk: Desk, { verb, args }: Pick<Way, 'verb' | 'args'>): string =>
  voiceOf(desk).write?.({ by: speaker(desk), verb, args }) ?? write(desk.registry, { verb, args });

const signAt = (desk: Desk, hex: string): 'legal' | 'target' => {
  const by = speaker(desk);
  return viewOf(desk).units.some(({ at, side }) => at === hex && side !== by) ? 'target' : 'legal';
};

/** Places that are not on the map cannot be marked. */
const marked = (desk: Desk, hexes: readonly (string | undefined)[]): Sitting['marks'] =>
  new Map(
    hexes.flatMap((hex) =>
      hex === undefined || desk.game.board.grid.index(hex) < 0 ? [] : [[hex, signAt(desk, hex)] as const],
    ),
  );

/** Every way to use what is in hand. */
export const waysNow = (desk: Desk, { picked, making }: Sitting, to?: string): readonly Way[] =>
  waysOf(desk, {
    units: picked?.units ?? [],
    via: making.via,
    verb: making.verb,
    args: Object.keys(making.args).length === 0 ? undefined : making.args,
    ...(to !== undefined && { to }),
  });

/** Where an answer to a question is to be found on the map: where it ends, or where its units are. */
export const answerHexes = (desk: Desk, { verb, args }: Pick<Way, 'verb' | 'args'>): readonly string[] => {
  const end = endOf(desk, { verb, args });
  if (end !== undefined) return [end];
  const { grid } = desk.game.board;
  const { units } = viewOf(desk);
  return Object.values(args)
    .flat()
    .map((id) => (grid.index(id) >= 0 ? id : units.find((unit) => unit.id === id)?.at))
    .filter((hex) => hex !== undefined && grid.index(hex) >= 0) as readonly string[];
};

/** What is to be seen while nothing is in hand: answers to a question, what can be aimed at at once, who can use a verb. */
const openMarks = (desk: Desk, { making }: Sitting): Sitting['marks'] => {
  const { verb } = making;
  const isNarrow = verb !== undefined || isAsked(desk);
  const { units } = viewOf(desk);
  const able = isNarrow ? ableNow(desk, verb) : [];
  return marked(desk, [
    ...(isNarrow ? listedNow(desk, verb).flatMap((order) => answerHexes(desk, order)) : []),
    ...able.map((id) => units.find((unit) => unit.id === id)?.at),
    ...bareVerbs(desk, verb).flatMap((bare) =>
      waysOf(desk, { units: [], verb: bare }).map((way) => endOf(desk, way)),
    ),
  ]);
};

/** Marks where these ways end. */
export const marking = (desk: Desk, before: Sitting, ways: readonly Way[]): Sitting => ({
  ...before,
  marks: marked(
    desk,
    ways.map((way) => endOf(desk, way)),
  ),
});

/** The hexes where something can be done with what is in hand. */
export const withMarks = (desk: Desk, before: Sitting): Sitting => {
  if (desk.waiting !== undefined || before.home === 'line') return { ...before, marks: NO_MARKS };
  const { picked, making } = before;
  const isFree = picked === undefined && Object.keys(making.args).length === 0 && making.via.length === 0;
  if (isFree) return { ...before, marks: openMarks(desk, before) };
  return marking(desk, before, waysNow(desk, before));
};

const toggles = (desk: Desk, units: readonly string[], stack: readonly string[]): readonly Item[] =>
  stack.map((unit): Item => {
    const said = (label: string): string =>
      tell(desk, units.includes(unit) ? 'pick.in' : 'pick.out', { label })[0] ?? label;
    return {
      label: said(unitLabel(desk, unit).replace(/\.$/, '')),
      brief: said(unit),
      does: { kind: 'toggle', unit },
    };
  });

const isOnMap = (desk: Desk, hex: string): boolean => desk.game.board.grid.index(hex) >= 0;

export const wayItem =
  (desk: Desk) =>
  (way: Pick<Way, 'verb' | 'args'>): Item => ({ label: lineOf(desk, way), does: { kind: 'way', way } });

/** Units to be taken and left; above them whatever else there is to choose, below them where else they can go. */
const stackMenu = (desk: Desk, now: Sitting, others: readonly Item[], ways: readonly Way[]): Menu => {
  const { picked, making, menu: before } = now;
  const { units } = picked ?? { units: [] };
  const { stack } = making;
  const isAway = stack.every((unit) => !isOnMap(desk, placeOf(desk, unit)));
  const counts = { count: units.length, all: stack.length };
  const isSame = before !== undefined && isStack(before);
  const first = before?.items.findIndex(({ does }) => does.kind === 'toggle');
  const above = isSame ? before.items.slice(0, first) : others;
  const below = ways.filter((way) => {
    const end = endOf(desk, way);
    return isAway && end !== undefined && !isOnMap(desk, end);
  });
  const items = [...above, ...toggles(desk, units, stack), ...below.map(wayItem(desk))];
  const menu: Menu = {
    ...menuOf(desk, '', items, isSame ? before.page : 0),
    ...(isAway && { isAway, lit: isSame ? before.lit : 0 }),
  };
  const isEvery = stack.length > 1 && stack.every((unit) => units.some((id) => id === unit));
  const told = { ...counts, ...(isWhole(menu) && { whole: true }), ...(isEvery && { every: true }) };
  return { ...menu, head: tell(desk, isAway ? 'pick.away' : 'pick.units', told)[0] ?? '' };
};

export const placeOf = (desk: Desk, id: string): string =>
  viewOf(desk).units.find((unit) => unit.id === id)?.at ?? '';

/** These units of a stack in hand; of several, digits take and leave them. `others`: what else there is to choose. */
export const taken = (
  desk: Desk,
  before: Sitting,
  hex: string,
  units: readonly string[],
  stack: readonly string[],
  others: readonly Item[] = [],
): Sitting => {
  const now: Sitting = {
    ...before,
    picked: units.length === 0 ? undefined : { hex, units },
    target: undefined,
    making: { ...before.making, via: [], stack },
  };
  const ways = units.length === 0 ? [] : waysNow(desk, now);
  const menu = stack.length > 1 ? stackMenu(desk, now, others, ways) : undefined;
  const shown = { ...now, menu };
  return units.length === 0 || before.home === 'line' ? withMarks(desk, shown) : marking(desk, shown, ways);
};

/** A line that Enter will send, shown before it does. */
export const lined = (before: Sitting, hex: string, line: string): Sitting => ({
  ...before,
  target: { hex, line },
  menu: undefined,
  typing: withLine(before.typing, line),
});

/** The cursor goes to where the order ends. */
export const aimed = (desk: Desk, before: Sitting, way: Pick<Way, 'verb' | 'args'>): Sitting => {
  const end = endOf(desk, way);
  const isOnMap = end !== undefined && desk.game.board.grid.index(end) >= 0;
  const there = isOnMap ? atHex(desk, before, end) : before;
  return lined(there, there.cursor ?? '', lineOf(desk, way));
};

/** What was aimed at no longer is. */
export const unaimed = (before: Sitting): Sitting =>
  before.target === undefined
    ? before
    : { ...before, target: undefined, typing: withLine(before.typing, '') };

/** One step back on the way to an order; undefined when there is nothing to take back. */
export const steppedBack = (desk: Desk, before: Sitting): Sitting | undefined => {
  const { target, picked, making, menu } = before;
  if (target !== undefined) {
    const now = unaimed(before);
    return picked === undefined ? now : taken(desk, now, picked.hex, picked.units, making.stack);
  }
  if (making.via.length > 0)
    return withMarks(desk, { ...before, making: { ...making, via: making.via.slice(0, -1) } });
  if (menu !== undefined && !isStack(menu) && picked !== undefined)
    return taken(desk, { ...before, menu: undefined }, picked.hex, picked.units, making.stack);
  if (menu !== undefined || picked !== undefined || making.verb !== undefined)
    return withMarks(desk, { ...before, ...NOTHING_IN_HAND });
  return undefined;
};

/** Units of this hex that can be taken in hand. */
export const ableHere = (desk: Desk, { making }: Sitting, hex: string): readonly string[] =>
  ableAt(desk, hex, making.verb);
