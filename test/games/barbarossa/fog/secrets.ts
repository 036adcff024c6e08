// Changes only what is hidden from a side: who lies below the top of Soviet stacks and in closed boxes, and the secret choice.
import type { Pick } from '../../../../src/core/rule-set.ts';
import type { State } from '../../../../src/core/types.ts';
import { isKnown } from '../../../../src/games/barbarossa/11-prepared-assaults/11.7-fog-of-war.ts';
import { trackTurn } from '../../../../src/mechanics/entry/turn-track.ts';
import type { Own } from '../../../../src/games/barbarossa/state.ts';
import { p } from '../../../../tools/games/barbarossa/shipped.ts';

type Spot = { readonly place: string; readonly level: number };

const swap = (own: Own, a: Spot, b: Spot): void => {
  const first = own.places[a.place]?.[a.level];
  const second = own.places[b.place]?.[b.level];
  if (first === undefined || second === undefined) return;
  own.places[a.place] = own.places[a.place]?.with(a.level, second) ?? [];
  own.places[b.place] = own.places[b.place]?.with(b.level, first) ?? [];
};

/** Armies of one kind take each other's place, so that no limit of stacking or entry is touched. */
const isLike = (a: string, b: string): boolean => {
  const [one, two] = [p.unit(a), p.unit(b)];
  return one.type === two.type && one.dot === two.dot && one.kinds?.join() === two.kinds?.join();
};

const isFree = (s: State<Own>, unit: string): boolean => {
  const { phase, turn } = s.own;
  const named = JSON.stringify([phase, turn, s.own.pending, s.stack, s.standing]);
  return !named.includes(`"${unit}"`);
};

export const scramble = (state: State, hiddenFrom: string, pick: Pick): boolean => {
  const s = state as State<Own>;
  if (hiddenFrom === 'soviet') {
    const { watch } = s.own.plan;
    if (watch === undefined || s.clock.turn >= 30) return false;
    s.own.plan.watch = watch === 'oder' ? 'rhine' : 'oder';
    return true;
  }
  // Without fog of war nothing is covered, whatever the box.
  if (s.options['fog'] === 'off') return false;
  const spots = Object.keys(s.own.places)
    .filter((place) => p.isHex(place) || place === 'rvgk' || trackTurn(place) !== undefined)
    .flatMap((place) => (s.own.places[place] ?? []).map((unit, level) => ({ place, level, unit })))
    .filter(({ unit }) => !isKnown(p, s, unit, 'german') && isFree(s, unit));
  const first = spots[pick(Math.max(1, spots.length))];
  const others = spots.filter(
    ({ unit, place }) =>
      first !== undefined &&
      place !== first.place &&
      isLike(unit, first.unit) &&
      // Who is due when is printed on the sheet of the track for both.
      (trackTurn(place) === undefined) === (trackTurn(first.place) === undefined),
  );
  const second = others[pick(Math.max(1, others.length))];
  if (first === undefined || second === undefined) return false;
  swap(s.own, first, second);
  return true;
};
