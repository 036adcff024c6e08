// Leaps of the cursor: to units still to act, to answers, enemies, objectives and the front.
import type { Desk } from '../../session/session.ts';
import { speaker, tell, viewOf } from '../../session/session.ts';
import { isAsked, openNow } from '../../session/legal-ways.ts';
import { ableTo } from '../../session/give-orders.ts';
import { stillToAct } from '../start-cursor.ts';
import { begin } from '../command-menu.ts';
import { distance } from '../../hex/distance.ts';
import { NOTHING_IN_HAND, withMarks } from '../selection.ts';
import { atHex } from './arrows.ts';
import { remarked } from '../send-line.ts';
import type { Sitting } from '../screen-state.ts';

export const AIMS = ['enemy', 'objective', 'contact'] as const;
export type Aim = (typeof AIMS)[number];

/** Where leaps of one kind began: nearest first is counted from there. */
export type Jump = { readonly aim: Aim; readonly from: string; readonly at: string };

const rank = (desk: Desk): ReadonlyMap<string, number> => {
  const { grid } = desk.game.board;
  return new Map(Array.from(grid.readingOrder, (hex, i) => [grid.id(hex), i] as const));
};

/** The next in the order of the map from where the cursor is, round and round. */
const around = (
  desk: Desk,
  hexes: readonly string[],
  from: string | undefined,
  by: 1 | -1,
): string | undefined => {
  const order = rank(desk);
  const at = from === undefined ? -1 : (order.get(from) ?? -1);
  const place = (hex: string): number => order.get(hex) ?? -1;
  const all = hexes.filter((hex) => order.has(hex)).toSorted((a, b) => place(a) - place(b));
  return by > 0
    ? (all.find((hex) => place(hex) > at) ?? all[0])
    : (all.findLast((hex) => place(hex) < at) ?? all.at(-1));
};

/** Units that wait beside the map are chosen from a list. */
const fromAway = (desk: Desk, before: Sitting): Sitting => {
  const verb = openNow(desk).find(
    (offer) => !offer.ends && (ableTo(desk, offer.verb) ?? []).length > 0,
  )?.verb;
  const why = isAsked(desk) ? 'pick.answer' : 'jump.none';
  return verb === undefined ? remarked(before, tell(desk, why, { what: 'unit' })) : begin(desk, before, verb);
};

/** To the next unit still to act; while something is asked or a hex is wanted, to the next that will do. */
export const nextUnit = (desk: Desk, before: Sitting, by: 1 | -1): Sitting => {
  const { marks, making, picked, cursor } = before;
  const isOff = picked !== undefined && desk.game.board.grid.index(picked.hex) < 0;
  const isAiming = marks.size > 0 && (isAsked(desk) || making.verb !== undefined || isOff);
  const hexes = isAiming ? [...marks.keys()] : stillToAct(desk);
  const to = around(desk, hexes, cursor, by);
  if (to === undefined) return fromAway(desk, before);
  return atHex(
    desk,
    isAiming || picked === undefined ? before : withMarks(desk, { ...before, ...NOTHING_IN_HAND }),
    to,
  );
};

const hexesOf = (desk: Desk, aim: Aim): readonly string[] => {
  const { board } = desk.game;
  const { grid } = board;
  if (aim === 'objective') return grid.ids.filter((id) => board.hex(id).sign !== undefined);
  const { units } = viewOf(desk);
  const by = speaker(desk);
  const hexes = (isOwn: boolean): Set<string> =>
    new Set(
      units.filter(({ side, at }) => (side === by) === isOwn && grid.index(at) >= 0).map(({ at }) => at),
    );
  const enemies = hexes(false);
  if (aim === 'enemy') return [...enemies];
  return [...hexes(true)].filter((hex) => {
    const from = grid.index(hex) * 6;
    return [...grid.neighbours.subarray(from, from + 6)].some((to) => to >= 0 && enemies.has(grid.id(to)));
  });
};

/** With something in hand, or to be chosen, only those enemies that can be aimed at, if there are any. */
const aimable = (desk: Desk, { marks, picked, making }: Sitting, aim: Aim): readonly string[] => {
  const isWanted = picked !== undefined || making.verb !== undefined || isAsked(desk);
  const targets = isWanted && aim === 'enemy' ? [...marks].filter(([, mark]) => mark === 'target') : [];
  return targets.length > 0 ? targets.map(([hex]) => hex) : hexesOf(desk, aim);
};

/** To the next or the last of a kind; the nearest to where the leaps began come first. */
export const leapt = (desk: Desk, before: Sitting, aim: Aim, by: 1 | -1): Sitting => {
  const { cursor, jump } = before;
  const { grid } = desk.game.board;
  const isOn = jump !== undefined && jump.aim === aim && jump.at === cursor;
  const from = (isOn ? jump.from : cursor) ?? grid.id(grid.readingOrder[0] ?? 0);
  const far = (hex: string): number => distance(grid, grid.index(from), grid.index(hex));
  const order = rank(desk);
  const all = aimable(desk, before, aim)
    .filter((hex) => hex !== from)
    .toSorted((a, b) => far(a) - far(b) || (order.get(a) ?? 0) - (order.get(b) ?? 0));
  if (all.length === 0) return remarked(before, tell(desk, 'jump.none', { what: aim }));
  const now = isOn ? all.indexOf(cursor ?? '') : -1;
  const to = all[now < 0 && by < 0 ? all.length - 1 : (now + by + all.length) % all.length];
  if (to === undefined) return before;
  return { ...atHex(desk, before, to), jump: { aim, from, at: to } };
};
