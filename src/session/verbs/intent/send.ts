// The verb `send`: units as far towards a hex as each may get, by orders of their own, told in one line.
import { check, reached } from '../../../core/kernel.ts';
import type { Entry } from '../../../core/match.ts';
import type { Args, Message, Refusal } from '../../../core/types.ts';
import { refusal } from '../../../core/rule-set.ts';
import { distance } from '../../../hex/distance.ts';
import { sayEvents } from '../../../text/say-events.ts';
import { say } from '../../../text/say.ts';
import { giveTyped } from '../../end/end-phase.ts';
import { ableTo, refuse } from '../../give-orders.ts';
import { GROUP_RULE } from '../../intent/group-names.ts';
import { groupOf, titleOf } from '../../intent/groups.ts';
import { isLegal, openNow, specOf } from '../../legal-ways.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { done, message } from '../../reply.ts';
import { deciding, foggy, levelOf, played, speaker, viewOf, voiceOf } from '../../session.ts';
import { first } from '../handler.ts';

export const MOVE = 'move';

const hexOf = (desk: Desk, unit: string): string =>
  viewOf(desk).units.find(({ id }) => id === unit)?.at ?? '';

/** Why nobody can be moved at all now. */
export const refuseMoves = (desk: Desk): Refusal | undefined => {
  const refused = check(desk.game.rules, played(desk).state, { by: speaker(desk), verb: MOVE, args: {} });
  return openNow(desk).some(({ verb }) => verb === MOVE) ? undefined : refused;
};

/** Units that stand together and go at one pace: they are moved as one where the verb does so. */
export const stacksOf = (desk: Desk, units: readonly string[]): readonly (readonly string[])[] => {
  const { state } = played(desk);
  const stacks = new Map<string, string[]>();
  for (const unit of units) {
    const points = desk.game.marching?.points(state, unit)?.left ?? '';
    const key = `${hexOf(desk, unit)} ${points}`;
    const stack = stacks.get(key);
    if (stack === undefined) stacks.set(key, [unit]);
    else stack.push(unit);
  }
  return [...stacks.values()];
};

const argsTo = (units: readonly string[], hex: string): Args => ({ units, path: [hex] });

/** Whether they can go there now, as one. */
export const canCome = (desk: Desk, units: readonly string[], hex: string): boolean =>
  isLegal(desk, MOVE, argsTo(units, hex));

/** Hexes that all of them can come to, with the highest cost. */
const reachable = (desk: Desk, units: readonly string[]): ReadonlyMap<string, number> => {
  const { state } = played(desk);
  const offer = openNow(desk).find(({ verb }) => verb === MOVE);
  const found = new Map<string, number>();
  if (offer === undefined) return found;
  for (const [i, unit] of units.entries()) {
    const own = new Map((reached(state, offer, unit) ?? []).map(({ place, cost }) => [place, cost ?? 0]));
    if (i === 0) for (const [place, cost] of own) found.set(place, cost);
    else
      for (const [place, cost] of found) {
        const theirs = own.get(place);
        if (theirs === undefined) found.delete(place);
        else found.set(place, Math.max(cost, theirs));
      }
  }
  return found;
};

/** The way to a hex, or, where nobody can go in, to the nearest of those beside it. */
const wayTo = (desk: Desk, units: readonly string[], goal: string): readonly string[] => {
  const { marching, board } = desk.game;
  const { state } = played(desk);
  const straight = marching?.way(state, units, goal);
  if (straight !== undefined) return straight;
  const { grid } = board;
  const index = grid.index(goal);
  const beside = [...grid.neighbours.subarray(index * 6, index * 6 + 6)].filter((hex) => hex >= 0);
  const ways = beside.flatMap((hex) => {
    const way = marching?.way(state, units, grid.id(hex));
    return way === undefined ? [] : [way];
  });
  return ways.toSorted((a, b) => a.length - b.length)[0] ?? [];
};

/** How much longer than the straight line a way may be. */
const DETOUR = 1.5;
const SLACK = 3;

/** As far along the way as they may end together; where there is none, what lies nearest to the goal and is no detour. */
export const farthest = (desk: Desk, units: readonly string[], goal: string): string | undefined => {
  const { grid } = desk.game.board;
  const [unit = ''] = units;
  const here = hexOf(desk, unit);
  const reach = reachable(desk, units);
  const far = (hex: string): number => distance(grid, grid.index(hex), grid.index(goal));
  const way = wayTo(desk, units, goal);
  // A way round the whole front is none towards the goal.
  const along = way.length <= DETOUR * far(here) + SLACK ? way.toReversed() : [];
  const others = [...reach]
    .filter(([hex]) => grid.index(hex) >= 0 && far(hex) < far(here) && !along.includes(hex))
    .toSorted(([a, costA], [b, costB]) => far(a) - far(b) || costA - costB)
    .map(([hex]) => hex);
  return [...along, ...others].find((hex) => reach.has(hex) && isLegal(desk, MOVE, argsTo(units, hex)));
};

/** That somebody moved, and what he took on the way, is what is told in sum. */
const SUMMED: ReadonlySet<string> = new Set(['units.moved', 'unit.moved', 'hex.taken', 'hexes.taken']);

export type Moved = { readonly units: readonly string[]; readonly at: string };

/** What was done, and the reply to the order that brought something else than a move, if any did. */
export type Marched = {
  readonly moved: readonly Moved[];
  readonly news: readonly string[];
  readonly stop: Reply | undefined;
};

const isPlain = (entries: readonly Entry[]): boolean =>
  entries.every(({ told, dice }) => told === undefined && dice.length === 0);

/** Orders to move, one after the other, until something else is asked. */
export const march = (
  desk: Desk,
  stacks: readonly (readonly string[])[],
  goalOf: (units: readonly string[]) => string | undefined,
): Marched => {
  const moved: Moved[] = [];
  const news: string[] = [];
  const queue = [...stacks];
  const asked = deciding(desk);
  for (let units = queue.shift(); units !== undefined; units = queue.shift()) {
    const able = new Set(ableTo(desk, MOVE));
    const ready = units.filter((unit) => able.has(unit));
    const to = ready.length === 0 ? undefined : goalOf(ready);
    if (to === undefined) {
      // Together they find no room or no way: one by one some may.
      if (ready.length > 1) queue.unshift(...ready.map((unit) => [unit]));
      continue;
    }
    const before = played(desk).entries.length;
    const by = speaker(desk);
    const spread = specOf(desk, MOVE)?.spread === true;
    const orders = (spread ? ready.map((unit) => [unit]) : [ready]).map((some) => ({
      by,
      verb: MOVE,
      args: argsTo(some, to),
    }));
    const reply = giveTyped(desk, orders);
    if (reply.kind !== 'done') return { moved, news, stop: reply };
    const entries = played(desk).entries.slice(before);
    moved.push({ units: ready, at: hexOf(desk, ready[0] ?? '') });
    const now = deciding(desk);
    if (!isPlain(entries) || now?.at !== asked?.at || now?.by !== asked?.by)
      return { moved, news, stop: reply };
    const who = foggy(desk) ? by : 'both';
    const further = entries.flatMap(({ events }) => events).filter(({ kind }) => !SUMMED.has(kind));
    news.push(...sayEvents(voiceOf(desk), further, who));
    if (levelOf(desk) === 'verbose') news.push(...reply.lines);
  }
  return { moved, news, stop: undefined };
};

const nameOf = (desk: Desk, units: readonly string[]): string | undefined => {
  const group = groupOf(desk, units);
  return group === undefined ? undefined : titleOf(desk, group);
};

const leftOf = (desk: Desk, units: readonly string[]): number | undefined => {
  const left = units.flatMap((unit) => desk.game.marching?.points(played(desk).state, unit)?.left ?? []);
  return left.length === 0 ? undefined : Math.min(...left);
};

type Place = { readonly at: string; readonly units: readonly string[]; readonly far: number };

/** More places are counted, and the nearest is named. */
const MOST_PLACES = 3;

const placeMessage = ({ at, units, far }: Place): Message =>
  message('word.send.place', { units: [...units], at, ...(far > 0 && { far }) });

/** Where each came to, in one sentence. */
const told = (
  desk: Desk,
  {
    units,
    goal,
    moved,
    isAll,
    there = [],
  }: {
    units: readonly string[];
    goal: string;
    moved: readonly Moved[];
    isAll: boolean;
    there?: readonly string[];
  },
): Message => {
  const { grid } = desk.game.board;
  const name = nameOf(desk, units);
  const places = [...new Set(moved.map(({ at }) => at))]
    .map((at): Place => ({
      at,
      units: moved.filter((each) => each.at === at).flatMap((each) => each.units),
      far: distance(grid, grid.index(at), grid.index(goal)),
    }))
    .toSorted((a, b) => a.far - b.far);
  const gone = places.flatMap((place) => place.units);
  const stayed = isAll ? units.filter((unit) => !gone.includes(unit) && !there.includes(unit)) : [];
  const whole = {
    goal,
    ...(stayed.length > 0 && { stayed }),
    ...(name !== undefined && { name }),
  };
  const [only, second, third] = places;
  if (only === undefined) throw new Error('Nobody was sent');
  const first = { at: only.at, count: gone.length, ...(only.far > 0 && { far: only.far }) };
  if (places.length > MOST_PLACES)
    return message('send.spread', { ...whole, ...first, places: places.length, near: only.units.length });
  if (second !== undefined)
    return message('send.apart', {
      ...whole,
      first: placeMessage(only),
      second: placeMessage(second),
      ...(third !== undefined && { third: placeMessage(third) }),
    });
  const left = leftOf(desk, only.units);
  return message('send.done', {
    ...whole,
    ...first,
    ...(name === undefined && { units: only.units }),
    ...(left !== undefined && left > 0 && { left }),
  });
};

/** `goalOf`: where those who stand together are to go, if anywhere. */
export const sendTo = (
  desk: Desk,
  units: readonly string[],
  goal: string,
  goalOf: (some: readonly string[]) => string | undefined,
): Reply => {
  const never = refuseMoves(desk);
  if (never !== undefined) return refuse(desk, never);
  const there = units.filter((unit) => hexOf(desk, unit) === goal);
  if (there.length === units.length)
    return refuse(desk, refusal('SEND.THERE', GROUP_RULE, { units: [...units], hex: goal }));
  const going = units.filter((unit) => !there.includes(unit));
  const { moved, news, stop } = march(desk, stacksOf(desk, going), goalOf);
  if (moved.length === 0 && stop !== undefined) return stop;
  if (moved.length === 0) {
    const [unit = ''] = going;
    return refuse(desk, refusal('SEND.NOBODY', GROUP_RULE, { units: going, hex: goal, why: unit }));
  }
  const lines = say(voiceOf(desk), told(desk, { units, goal, moved, isAll: stop === undefined, there }));
  if (stop === undefined) return { ...done([...lines, ...news]), byOrders: true };
  return {
    ...stop,
    kind: stop.kind === 'refused' ? 'done' : stop.kind,
    lines: [...lines, ...news, ...stop.lines],
    byOrders: true,
  };
};

export const send = (desk: Desk, args: Args): Reply => {
  const goal = first(args, 'to') ?? '';
  return sendTo(desk, args['units'] ?? [], goal, (some) => farthest(desk, some, goal));
};
