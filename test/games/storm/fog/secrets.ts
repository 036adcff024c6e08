// Changes only what is hidden from a side: who lies below the top of enemy stacks. What lies in the boxes of
// the turn track is printed.
import { renamed } from '../../../../src/core/rename-ids.ts';
import type { Pick } from '../../../../src/core/rule-set.ts';
import type { State } from '../../../../src/core/types.ts';
import { refuseStack } from '../../../../src/games/storm/06-stacking/6.1-stacking.ts';
import { isHidden, isKnown } from '../../../../src/games/storm/10-prepared-assaults/10.7-fog-of-war.ts';
import type { Who } from '../../../../src/games/storm/data/sheet.ts';
import type { Own } from '../../../../src/games/storm/state.ts';
import { p } from '../../../../tools/games/storm/shipped.ts';

type Covered = { readonly place: string; readonly unit: string };

const others = (s: State<Own>, { place, unit }: Covered): readonly string[] =>
  (s.own.places[place] ?? []).filter((each) => each !== unit);

const fits = (s: State<Own>, place: string, side: Who, units: readonly string[]): boolean =>
  refuseStack(p, { own: { ...s.own, places: {} } }, place, side, units) === undefined;

/** Two covered units change places, and each has done what the other did. */
export const scramble = (state: State, hiddenFrom: string, pick: Pick): boolean => {
  const s = state as State<Own>;
  if (!isHidden(p, s)) return false;
  const side = p.other(hiddenFrom);
  const hidden = Object.keys(s.own.places)
    .filter(p.isHex)
    .flatMap((place) => (s.own.places[place] ?? []).map((unit) => ({ place, unit })))
    .filter(({ unit }) => p.sideOf(unit) === side && !isKnown(p, s, unit, hiddenFrom as Who));
  const first = hidden[pick(Math.max(1, hidden.length))];
  if (first === undefined) return false;
  const able = hidden.filter(
    (second) =>
      second.place !== first.place &&
      fits(s, first.place, side, [...others(s, first), second.unit]) &&
      fits(s, second.place, side, [...others(s, second), first.unit]),
  );
  const second = able[pick(Math.max(1, able.length))];
  if (second === undefined) return false;
  const to = new Map([
    [first.unit, second.unit],
    [second.unit, first.unit],
  ]);
  const { places, phase, turn } = s.own;
  Object.assign(s.own, { places: renamed(places, to), phase: renamed(phase, to), turn: renamed(turn, to) });
  s.stack = renamed(s.stack, to);
  return true;
};
