// Hexsides one after another: rivers and coasts as unbroken ways along the corners of hexes, with what lies on their left
// and on their right.
import { sideEnds } from '../../hex/corners.ts';
import { directionAt } from '../../hex/directions.ts';
import type { Grid } from '../../hex/grid.ts';
import { directionTo, flanks } from '../../hex/hexsides.ts';

/** A hexside on the way, by the hexes on either hand of somebody who goes along it. */
export type Banks = { readonly left: number; readonly right: number };

/** A side between two hexes, with its two corners. */
type Link = { readonly a: number; readonly b: number; readonly ends: readonly [number, number] };

const linkOf = (grid: Grid, a: number, b: number): Link | undefined => {
  const d = directionTo(grid, a, b);
  return d < 0 ? undefined : { a, b, ends: sideEnds(grid, a, d) };
};

const shared = (one: Link, two: Link): number | undefined => one.ends.find((end) => two.ends.includes(end));

const otherEnd = ({ ends: [one, two] }: Link, end: number): number => (end === one ? two : one);

/** Whoever goes along a side from its first end to its last goes clockwise round the hex it was found from. */
const banksOf = ({ a, b, ends }: Link, from: number): Banks =>
  from === ends[0] ? { left: b, right: a } : { left: a, right: b };

/** Whether water comes from, or goes to, a corner with these three hexes round it; -1 where the map ends. */
export type AtCorner = (around: readonly number[]) => boolean;
type Course = { readonly begins: AtCorner; readonly ends: AtCorner };

const ANYWHERE: Course = { begins: () => false, ends: () => false };

/** Where a side that stands alone is walked from: by its course, else southward. */
const loneStart = (grid: Grid, { a, b, ends }: Link, course: Course): number => {
  const thirds = flanks(grid, a, directionAt(directionTo(grid, a, b)));
  const [one, two] = ends;
  const points = (from: 0 | 1): number =>
    Number(course.begins([a, b, thirds[from]])) + Number(course.ends([a, b, thirds[from === 0 ? 1 : 0]]));
  if (points(0) !== points(1)) return points(0) > points(1) ? one : two;
  // Corners farther south have higher numbers.
  return Math.min(one, two);
};

/** One unbroken stretch, walked in the order of its links. */
const walk = (grid: Grid, links: readonly Link[], course: Course = ANYWHERE): Banks[] => {
  const [first, second] = links;
  if (first === undefined) return [];
  const joint = second === undefined ? undefined : shared(first, second);
  let at = joint === undefined ? loneStart(grid, first, course) : otherEnd(first, joint);
  return links.map((link) => {
    const banks = banksOf(link, at);
    at = otherEnd(link, at);
    return banks;
  });
};

/**
 * The unbroken chains that sides make in the order they are given; a new one begins where a side does not go on from the
 * end of the one before. Pairs that are no neighbours are left out. Only a side that stands alone needs to be told which
 * way it runs.
 */
export const chains = (
  grid: Grid,
  pairs: readonly (readonly [number, number])[],
  course?: Course,
): Banks[][] => {
  const found: Link[][] = [];
  for (const [a, b] of pairs) {
    const link = linkOf(grid, a, b);
    if (link === undefined) continue;
    const chain = found[found.length - 1];
    const last = chain?.[chain.length - 1];
    const before = chain?.[chain.length - 2];
    const joint = last === undefined ? undefined : shared(last, link);
    // A chain goes on from the far end of its last side; its second side decides which end of the first that is.
    const goesOn = joint !== undefined && (before === undefined || !before.ends.includes(joint));
    if (chain !== undefined && goesOn) chain.push(link);
    else found.push([link]);
  }
  return found.map((chain) => walk(grid, chain, course));
};

/** The same for sides in no order: each chain from one of its ends, the northernmost first. */
export const sortedChains = (grid: Grid, pairs: readonly (readonly [number, number])[]): Banks[][] => {
  const left = pairs
    .map(([a, b]) => linkOf(grid, a, b))
    .filter((link) => link !== undefined)
    .toSorted((one, two) => Math.min(...one.ends) - Math.min(...two.ends));
  const isEnd = (link: Link): boolean =>
    link.ends.some((end) => left.filter((other) => other.ends.includes(end)).length === 1);
  const found: Banks[][] = [];
  while (left.length > 0) {
    const start = left.find(isEnd) ?? left[0]!;
    left.splice(left.indexOf(start), 1);
    const chain = [start];
    const free = start.ends.find((end) => !left.some((link) => link.ends.includes(end)));
    let at = free === undefined ? start.ends[1] : otherEnd(start, free);
    const ahead = (): Link | undefined => left.find((link) => link.ends.includes(at));
    for (let next = ahead(); next !== undefined; next = ahead()) {
      left.splice(left.indexOf(next), 1);
      chain.push(next);
      at = otherEnd(next, at);
    }
    found.push(walk(grid, chain));
  }
  return found;
};
