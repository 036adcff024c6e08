// The conduct of a player over many games, as shares, beside what is borne.
import type { Side } from '../../src/core/types.ts';
import type { Bounds } from './bounds.ts';
import type { Seen } from './game.ts';
import { MEASURES, newConduct } from './observe.ts';
import type { Conduct, Measure } from './observe.ts';

export const WORDS: Readonly<Record<Measure, string>> = {
  emptyPrizes: 'own prizes beside the enemy left empty',
  belowEven: 'attacks below even prospect',
  lostUnfed: 'losses out of supply',
  stoodStill: 'units in the rear that stood still',
  backAndForth: 'moves back to where they came from',
  attackedAlone: 'attackers that attacked alone',
};

export const conductOf = (games: readonly Seen[], sides: readonly Side[]): Conduct => {
  const sum = newConduct();
  for (const { sides: seen } of games)
    for (const side of sides)
      for (const measure of MEASURES) {
        const { of, is } = seen[side]?.conduct[measure] ?? { of: 0, is: 0 };
        sum[measure].of += of;
        sum[measure].is += is;
      }
  return sum;
};

/** The prizes a side aimed at, with in how many games. */
export const axesOf = (games: readonly Seen[], side: Side): ReadonlyMap<string, number> => {
  const axes = new Map<string, number>();
  for (const { sides } of games) {
    const axis = sides[side]?.axis;
    if (axis !== undefined) axes.set(axis, (axes.get(axis) ?? 0) + 1);
  }
  return axes;
};

/** What was open to a side so often that it should have been done once, and never was. */
export const unusedBy = (games: readonly Seen[], side: Side): readonly (readonly [string, number])[] => {
  const sums = new Map<string, number>();
  const used = new Set<string>();
  for (const { sides } of games)
    for (const [what, { of, is }] of Object.entries(sides[side]?.offered ?? {})) {
      sums.set(what, (sums.get(what) ?? 0) + of);
      if (is > 0) used.add(what);
    }
  return [...sums].filter(([what, of]) => of >= LEAST && !used.has(what));
};

/** Of fewer cases a share says nothing. */
const LEAST = 20;
/** In so many games a player should have shown more than one plan. */
const GAMES = 20;

/** Lines, and those of them that tell of what is not borne. */
export const reportOf = (
  games: readonly Seen[],
  sides: readonly Side[],
  bounds: Bounds | undefined,
): { readonly lines: readonly string[]; readonly wrong: readonly string[] } => {
  const lines: string[] = [];
  const wrong: string[] = [];
  const say = (line: string, isWrong: boolean): void => {
    lines.push(isWrong ? `${line} WRONG` : line);
    if (isWrong) wrong.push(line);
  };
  for (const side of sides) {
    const conduct = conductOf(games, [side]);
    for (const measure of MEASURES) {
      const { of, is } = conduct[measure];
      const share = of === 0 ? 0 : is / of;
      const bound = bounds?.[measure];
      const borne = bound === undefined ? '' : `, borne ${Math.round(100 * bound)} %`;
      say(
        `  ${side}: ${WORDS[measure]}: ${is} of ${of}, ${Math.round(100 * share)} %${borne}`,
        bound !== undefined && of >= LEAST && share > bound,
      );
    }
    for (const [what, of] of unusedBy(games, side))
      say(`  ${side}: never did ${what}, open ${of} times`, bounds?.unused.includes(what) === false);
    const axes = [...axesOf(games, side)].toSorted((a, b) => b[1] - a[1]);
    say(
      `  ${side}: aimed at ${axes.map(([hex, n]) => `${hex} ${n} times`).join(', ') || 'nothing'}`,
      bounds !== undefined && games.length >= GAMES && axes.length < bounds.axes,
    );
  }
  for (const { spec, fault } of games) if (fault !== undefined) say(`  seed ${spec.seed}: ${fault}`, true);
  return { lines, wrong };
};
