// Changes only what is hidden from the Germans: who lies below the top of Soviet stacks. How many do they may count (R29).
import { renamed } from '../../../../src/core/rename-ids.ts';
import type { Pick } from '../../../../src/core/rule-set.ts';
import type { State } from '../../../../src/core/types.ts';
import { isKnown } from '../../../../src/games/dagc/06-stacking/6.8-fog-of-war.ts';
import { frontOf } from '../../../../src/games/dagc/state.ts';
import type { Own } from '../../../../src/games/dagc/state.ts';
import { p } from '../../../../tools/games/dagc/shipped.ts';

/** Armies of one front have changed places from the first, and each has done what the other did. */
export const scramble = (state: State, hiddenFrom: string, pick: Pick): boolean => {
  const s = state as State<Own>;
  if (hiddenFrom !== 'german' || s.options['fog'] === 'off') return false;
  const hidden = Object.keys(s.own.places)
    .filter(p.isHex)
    .flatMap((place) => (s.own.places[place] ?? []).map((unit) => ({ place, unit })))
    .filter(({ unit }) => !isKnown(p, s, unit, 'german'));
  const first = hidden[pick(Math.max(1, hidden.length))];
  const others = hidden.filter(
    ({ place, unit }) =>
      first !== undefined && place !== first.place && frontOf(p, unit) === frontOf(p, first.unit),
  );
  const second = others[pick(Math.max(1, others.length))];
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
