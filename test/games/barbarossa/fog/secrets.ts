// Changes only what is hidden from a side: who lies covered and how many (R131), closed boxes (11.7d, 11.7e), the secret choice.
import { namedIn, renamed } from '../../../../src/core/rename-ids.ts';
import type { Pick } from '../../../../src/core/rule-set.ts';
import type { State } from '../../../../src/core/types.ts';
import { isKnown } from '../../../../src/games/barbarossa/11-prepared-assaults/11.7-fog-of-war.ts';
import { refuseStack } from '../../../../src/games/barbarossa/06-stacking.ts';
import { COASTAL_ARMY } from '../../../../src/games/barbarossa/02-counters.ts';
import type { Own } from '../../../../src/games/barbarossa/state.ts';
import { trackBox, trackTurn } from '../../../../src/mechanics/entry/turn-track.ts';
import { put } from '../../../../src/mechanics/places.ts';
import { p } from '../../../../tools/games/barbarossa/shipped.ts';

type Spot = { readonly place: string; readonly unit: string };

const oneOf = <T>(items: readonly T[], pick: Pick): T | undefined => items[pick(Math.max(1, items.length))];

/** Units of the other side that are covered, or in closed boxes. */
const hiddenSpots = (s: State<Own>, from: string): readonly Spot[] =>
  Object.keys(s.own.places)
    .filter((place) => p.isHex(place) || place === 'rvgk' || trackTurn(place) !== undefined)
    .flatMap((place) => (s.own.places[place] ?? []).map((unit) => ({ place, unit })))
    .filter(({ unit }) => p.sideOf(unit) !== from && !isKnown(p, s, unit, from as 'german' | 'soviet'));

/** Armies of one kind take each other's place, so that no limit of stacking or entry is touched. */
const isLike = (a: string, b: string): boolean => {
  const [one, two] = [p.unit(a), p.unit(b)];
  return one.type === two.type && one.dot === two.dot && one.kinds?.join() === two.kinds?.join();
};

const isNamed = (what: unknown, unit: string): boolean => namedIn(what, new Set([unit])).size > 0;

/** Two of them have changed places from the first, and each has done what the other did. */
const swap = (s: State<Own>, spots: readonly Spot[], pick: Pick): boolean => {
  const free = spots.filter(({ unit }) => !isNamed([s.own.pending, s.standing], unit));
  const first = oneOf(free, pick);
  const others = free.filter(
    ({ unit, place }) =>
      first !== undefined &&
      place !== first.place &&
      isLike(unit, first.unit) &&
      // Who is due when is printed on the sheet of the track for both.
      (trackTurn(place) === undefined) === (trackTurn(first.place) === undefined),
  );
  const second = oneOf(others, pick);
  if (first === undefined || second === undefined) return false;
  const to = new Map([
    [first.unit, second.unit],
    [second.unit, first.unit],
  ]);
  const { places, phase, turn } = s.own;
  Object.assign(s.own, { places: renamed(places, to), phase: renamed(phase, to), turn: renamed(turn, to) });
  s.stack = renamed(s.stack, to);
  return true;
};

/** Another stack, or the box, has one more of them; one at least lies covered wherever one did. */
const moveOne = (s: State<Own>, spots: readonly Spot[], pick: Pick): boolean => {
  const here = spots.filter(({ place }) => trackTurn(place) === undefined);
  const count = (hex: string): number => here.filter(({ place }) => place === hex).length;
  const able = here.filter(
    ({ unit, place }) =>
      unit !== COASTAL_ARMY &&
      (!p.isHex(place) || count(place) > 1) &&
      !isNamed([s.own.phase, s.own.turn, s.own.pending, s.stack, s.standing], unit),
  );
  const moving = oneOf(able, pick);
  if (moving === undefined) return false;
  const { unit, place } = moving;
  const goals = [...new Set([...here.map((spot) => spot.place), 'rvgk'])].filter(
    (to) => to !== place && (!p.isHex(to) || refuseStack(p, s, to, 'soviet', [unit]) === undefined),
  );
  const to = oneOf(goals, pick);
  if (to === undefined) return false;
  const below = s.own.places[to] ?? [];
  put(s.own, [unit], to);
  s.own.places[to] = [...below, unit];
  return true;
};

/** Somebody comes in another turn. */
const delay = (s: State<Own>, spots: readonly Spot[], pick: Pick): boolean => {
  const coming = oneOf(
    spots.filter(({ place }) => trackTurn(place) !== undefined),
    pick,
  );
  const to = p.turns.turns[pick(p.turns.turns.length)]?.turn ?? 0;
  if (coming === undefined || to < s.clock.turn || coming.place === trackBox(to)) return false;
  put(s.own, [coming.unit], trackBox(to));
  return true;
};

const WAYS = [swap, swap, moveOne, moveOne, delay] as const;

export const scramble = (state: State, hiddenFrom: string, pick: Pick): boolean => {
  const s = state as State<Own>;
  const { watch } = s.own.plan;
  if (hiddenFrom === 'soviet' && watch !== undefined && s.clock.turn < 30 && pick(2) === 0) {
    s.own.plan.watch = watch === 'oder' ? 'rhine' : 'oder';
    return true;
  }
  // Without fog of war nothing is covered, whatever the box.
  if (s.options['fog'] === 'off') return false;
  return WAYS[pick(WAYS.length)]?.(s, hiddenSpots(s, hiddenFrom), pick) === true;
};
