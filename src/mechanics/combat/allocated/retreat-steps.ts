// How a beaten unit may go back: step by step away from the hex that was attacked, unit by unit, as far as the result asks
// and as far as its owner wishes.

/** What the map, the enemy and the battle allow. Distances are in hexes. */
export type RetreatGround = {
  /** Of a hex, the next ones by direction, clockwise; undefined off the map. */
  around(hex: string): readonly (string | undefined)[];
  distance(a: string, b: string): number;
  /** Whether a unit is lost that crosses from one hex into the next, such as over a lake. */
  isFatal(from: string, to: string): boolean;
  /** Whether a unit may not come into a hex: enemies, their zone, a battle still to be fought. */
  isClosed(unit: string, from: string, to: string): boolean;
  /** Behind a line of its own a unit may also go beside an attacker. */
  isBehindLine?(unit: string, from: string, to: string): boolean;
  /** Never nearer to an attacker, and away from all of them where that can be. */
  readonly isStrict?: true;
};

export type Beaten = { readonly hex: string; readonly sources: readonly string[] };

/** `fatal`: by every first step that is open to it the unit leaves the map or is drowned. */
export type FirstSteps = { readonly hexes: readonly string[]; readonly isFatal: boolean };

/** Directions next to that of an attacker touch his hex, and so does his own. */
const isNextToSource = (
  around: readonly (string | undefined)[],
  at: number,
  sources: readonly string[],
): boolean =>
  [at - 1, at, at + 1].some((side) => {
    const hex = around[(side + around.length) % around.length];
    return hex !== undefined && sources.includes(hex);
  });

export const firstSteps = (ground: RetreatGround, unit: string, { hex, sources }: Beaten): FirstSteps => {
  const around = ground.around(hex);
  const isSaved = (to: string | undefined): boolean =>
    to !== undefined && ground.isBehindLine?.(unit, hex, to) === true;
  const free = around.flatMap((to, at) =>
    isNextToSource(around, at, sources) && !isSaved(to) ? [] : [{ to }],
  );
  const hexes = free.flatMap(({ to }) =>
    to === undefined || ground.isFatal(hex, to) || ground.isClosed(unit, hex, to) ? [] : [to],
  );
  const isFatal = free.some(({ to }) => to === undefined || ground.isFatal(hex, to));
  return { hexes, isFatal: hexes.length === 0 && isFatal };
};

/** Nothing is open to it at all: neither a hex nor the edge. */
export const isTrapped = (ground: RetreatGround, unit: string, beaten: Beaten): boolean => {
  const { hexes, isFatal } = firstSteps(ground, unit, beaten);
  return hexes.length === 0 && !isFatal;
};

/** Farther from the hex that was attacked, and no nearer to an attacker where that can be. */
const laterSteps = (
  ground: RetreatGround,
  unit: string,
  { hex, sources }: Beaten,
  from: string,
): readonly string[] => {
  const least = ground.distance(from, hex);
  const open = ground
    .around(from)
    .filter((to) => to !== undefined)
    .filter(
      (to) =>
        ground.distance(to, hex) > least && !ground.isFatal(from, to) && !ground.isClosed(unit, from, to),
    );
  const near = (to: string, source: string): number =>
    ground.distance(to, source) - ground.distance(from, source);
  const better = open.filter((to) => sources.every((source) => near(to, source) >= 0));
  if (ground.isStrict !== true) return better.length > 0 ? better : open;
  const away = better.filter((to) => sources.every((source) => near(to, source) > 0));
  return away.length > 0 ? away : better;
};

export type Distances = { readonly least: number; readonly most: number };

/**
 * Every way of a unit that is as long as it must and no longer than it may be; where a step that it must take is barred, the way ends before
 * it. No way at all where it need not go and cannot, or has only steps that it dies of.
 */
export const retreatWays = (
  ground: RetreatGround,
  unit: string,
  beaten: Beaten,
  { least, most }: Distances,
): readonly (readonly string[])[] => {
  const ways: (readonly string[])[] = [];
  const go = (way: readonly string[], next: readonly string[]): void => {
    for (const to of next) {
      const longer = [...way, to];
      const onward = longer.length < most ? laterSteps(ground, unit, beaten, to) : [];
      if (longer.length >= least || onward.length === 0) ways.push(longer);
      go(longer, onward);
    }
  };
  if (most > 0) go([], firstSteps(ground, unit, beaten).hexes);
  return ways.toSorted((a, b) => a.length - b.length || (a.join() < b.join() ? -1 : 1));
};
