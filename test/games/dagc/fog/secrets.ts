// Changes only what is hidden from the Germans: who lies below the top of Soviet stacks.
import type { Pick } from '../../../../src/core/rule-set.ts';
import type { State } from '../../../../src/core/types.ts';
import { isKnown } from '../../../../src/games/dagc/06-stacking/6.8-fog-of-war.ts';
import { frontOf } from '../../../../src/games/dagc/state.ts';
import type { Own } from '../../../../src/games/dagc/state.ts';
import { p } from '../../../../tools/games/dagc/shipped.ts';

/** Nobody has learned anything of a unit that nothing names. */
const isFree = (s: State<Own>, unit: string): boolean => {
  const { phase, turn } = s.own;
  return !JSON.stringify([phase, turn, s.stack, s.standing]).includes(`"${unit}"`);
};

/** Armies of one front and of as many steps take each other's place. */
const isLike = (s: State<Own>, a: string, b: string): boolean =>
  frontOf(p, a) === frontOf(p, b) && (s.own.hits[a] ?? 0) === (s.own.hits[b] ?? 0);

export const scramble = (state: State, hiddenFrom: string, pick: Pick): boolean => {
  const s = state as State<Own>;
  if (hiddenFrom !== 'german' || s.options['fog'] === 'off') return false;
  const hidden = Object.keys(s.own.places)
    .filter(p.isHex)
    .flatMap((place) => (s.own.places[place] ?? []).map((unit) => ({ place, unit })))
    .filter(({ unit }) => !isKnown(p, s, unit, 'german') && isFree(s, unit));
  const first = hidden[pick(Math.max(1, hidden.length))];
  const others = hidden.filter(
    ({ place, unit }) => first !== undefined && place !== first.place && isLike(s, unit, first.unit),
  );
  const second = others[pick(Math.max(1, others.length))];
  if (first === undefined || second === undefined) return false;
  const swapped = (unit: string): string =>
    unit === first.unit ? second.unit : unit === second.unit ? first.unit : unit;
  for (const place of [first.place, second.place])
    s.own.places[place] = (s.own.places[place] ?? []).map(swapped);
  return true;
};
