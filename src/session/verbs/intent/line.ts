// The verb `line`: who would stand where on the line of hexes between two, proposed, and then done.
import { reached } from '../../../core/kernel.ts';
import type { Args, Message } from '../../../core/types.ts';
import { refusal } from '../../../core/rule-set.ts';
import { say } from '../../../text/say.ts';
import { askYes } from '../../confirm.ts';
import { ableTo, refuse } from '../../give-orders.ts';
import { GROUP_RULE } from '../../intent/group-names.ts';
import { lineCourse } from '../../intent/line-course.ts';
import { openNow } from '../../legal-ways.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer, done, message } from '../../reply.ts';
import { played, speaker, tell, viewOf, voiceOf } from '../../session.ts';
import { first } from '../handler.ts';
import { march, MOVE, refuseMoves } from './send.ts';

type Post = { readonly hex: string; readonly unit: string; readonly cost: number };

/** Longer lines are no lines any more. */
const MOST = 24;

/** What each may come to, its own hex at no cost. */
const reachOf = (desk: Desk, unit: string, at: string): ReadonlyMap<string, number> => {
  const offer = openNow(desk).find(({ verb }) => verb === MOVE);
  const found = offer === undefined ? [] : (reached(played(desk).state, offer, unit) ?? []);
  return new Map([[at, 0], ...found.map(({ place, cost }): [string, number] => [place, cost ?? 0])]);
};

/** One to a hex, as many hexes as can be had; of those who could the one it costs least. */
const posted = (
  hexes: readonly string[],
  reaches: ReadonlyMap<string, ReadonlyMap<string, number>>,
): readonly Post[] => {
  const holder = new Map<string, string>();
  const costOf = (unit: string, hex: string): number => reaches.get(unit)?.get(hex) ?? Infinity;
  const seat = (hex: string, tried: Set<string>): boolean => {
    const able = [...reaches.keys()]
      .filter((unit) => costOf(unit, hex) < Infinity && !tried.has(unit))
      .toSorted((a, b) => costOf(a, hex) - costOf(b, hex));
    for (const unit of able) {
      if (tried.has(unit)) continue;
      tried.add(unit);
      const held = [...holder].find(([, who]) => who === unit)?.[0];
      if (held !== undefined && !seat(held, tried)) continue;
      holder.set(hex, unit);
      return true;
    }
    return false;
  };
  for (const hex of hexes) seat(hex, new Set());
  return hexes.flatMap((hex) => {
    const unit = holder.get(hex);
    return unit === undefined ? [] : [{ hex, unit, cost: costOf(unit, hex) }];
  });
};

const carriedOut = (desk: Desk, posts: readonly Post[], hexes: readonly string[]): Reply => {
  const goal = new Map(posts.map(({ unit, hex }) => [unit, hex]));
  const going = posts.filter(({ cost }) => cost > 0);
  const { news, stop } = march(
    desk,
    going.map(({ unit }) => [unit]),
    ([unit = '']) => goal.get(unit),
  );
  const units = viewOf(desk).units.filter(({ side }) => side === speaker(desk));
  const held = hexes.filter((hex) => units.some(({ at }) => at === hex));
  const lines = tell(desk, 'line.done', { held: held.length, hexes: hexes.length });
  if (stop === undefined) return { ...done([...lines, ...news]), byOrders: true };
  const kind = stop.kind === 'refused' ? 'done' : stop.kind;
  return { ...stop, kind, lines: [...lines, ...news, ...stop.lines], byOrders: true };
};

const told = (posts: readonly Post[], hexes: readonly string[]): readonly Message[] => {
  const empty = hexes.filter((hex) => !posts.some((post) => post.hex === hex));
  return [
    message('line.head', { count: posts.length, hexes: hexes.length }),
    ...posts.map(({ unit, hex, cost }) =>
      message('line.post', { unit, hex, ...(cost === 0 && { stays: true }) }),
    ),
    ...(empty.length === 0 ? [] : [message('line.empty', { hexes: empty })]),
    message('line.yes'),
  ];
};

export const line = (desk: Desk, args: Args): Reply => {
  const never = refuseMoves(desk);
  if (never !== undefined) return refuse(desk, never);
  const { grid } = desk.game.board;
  const [from, to] = [grid.index(first(args, 'from') ?? ''), grid.index(first(args, 'to') ?? '')];
  const hexes = lineCourse(desk, from, to).map((hex) => grid.id(hex));
  if (hexes.length === 0) {
    const ends = { from: first(args, 'from') ?? '', to: first(args, 'to') ?? '' };
    return refuse(desk, refusal('LINE.WATER', GROUP_RULE, ends));
  }
  if (hexes.length < 2 || hexes.length > MOST)
    return refuse(desk, refusal('LINE.LENGTH', GROUP_RULE, { hexes: hexes.length, most: MOST }));
  const able = new Set(ableTo(desk, MOVE));
  const wanted = args['units'];
  const units = viewOf(desk).units.filter(
    ({ id, at, side, known }) =>
      known &&
      side === speaker(desk) &&
      grid.index(at) >= 0 &&
      (wanted === undefined ? able.has(id) || hexes.includes(at) : wanted.includes(id)),
  );
  const reaches = new Map(
    units.map(({ id, at }) => [id, able.has(id) ? reachOf(desk, id, at) : new Map([[at, 0]])]),
  );
  const posts = posted(hexes, reaches);
  if (posts.length === 0) return refuse(desk, refusal('LINE.NOBODY', GROUP_RULE, { hexes: hexes.length }));
  const lines = told(posts, hexes).flatMap((each) => say(voiceOf(desk), each));
  if (posts.every(({ cost }) => cost === 0))
    return answer([...lines.slice(0, -1), ...tell(desk, 'line.stands')]);
  const dropped = { key: 'order.not', params: { side: speaker(desk) } };
  return askYes(desk, { kind: 'confirm', yes: () => carriedOut(desk, posts, hexes), dropped }, lines);
};
