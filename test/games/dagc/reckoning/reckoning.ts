// What the book makes of a position, worked out a second time, plainly and slowly: supply, ways, columns, retreats.
import type { State } from '../../../../src/core/types.ts';
import type { Own } from '../../../../src/games/dagc/state.ts';
import {
  apart,
  area,
  between,
  enemyOf,
  factor,
  has,
  HEXES,
  isHex,
  isLand,
  isMarsh,
  isOf,
  lineOf,
  nextTo,
  openingOf,
  ringOf,
  sideOf,
  terrains,
  typeOf,
} from './sheet.ts';
import type { Side } from './sheet.ts';

export type Found = 'overland' | 'port' | 'out';
type Walked = { readonly hex: string; readonly borders: number };

export type Reckoning = {
  readonly units: ReadonlyMap<string, string>;
  /** Of a unit on its own: `port` where it could draw on one. */
  supply(unit: string): Found;
  /** How many of those who need ports can be fed. */
  fed(): number;
  /** What it costs to come to each hex with so many points. */
  ways(unit: string, points: number): Readonly<Record<string, number>>;
  /** The column before its ends are looked at, the leftmost being 0. */
  column(hex: string, attackers: readonly string[], cut: (unit: string) => boolean): number;
  /** Where a unit that retreats alone may go. */
  retreats(unit: string): readonly string[];
};

const COSTS: Readonly<Record<string, number>> = { clear: 1, forest: 2, marsh: 3, 'western-pripyat': 4 };
const HEADS: readonly number[] = [-2, 0, 1, 3, 5, 7, 9];

/** `bound`: the 1st Ukrainian Front keeps to its area; `later`: the marshes bar supply from turn 2 on. */
export const reckon = (s: State<Own>, { bound, later }: { bound: boolean; later: boolean }): Reckoning => {
  const { own, clock } = s;
  const units = new Map(
    Object.entries(own.places).flatMap(([hex, there]) =>
      isHex(hex) ? there.map((u) => [u, hex] as const) : [],
    ),
  );
  const at = (unit: string): string => units.get(unit) ?? '';
  const inHex = (hex: string): readonly string[] => own.places[hex] ?? [];
  const hexesOf = (side: Side): Set<string> =>
    new Set([...units].flatMap(([unit, hex]) => (sideOf(unit) === side ? [hex] : [])));
  const where = { german: hexesOf('german'), soviet: hexesOf('soviet') };
  const zones = {
    german: new Set([...where.german].flatMap(nextTo)),
    soviet: new Set([...where.soviet].flatMap(nextTo)),
  };
  const holder = (hex: string): string | undefined => own.held[hex] ?? openingOf(hex);
  const isApart = (one: string, other: string): boolean =>
    isOf(one, 'ukrainian-front') !== isOf(other, 'ukrainian-front');
  const isOutside = (unit: string, hex: string): boolean =>
    bound && isOf(unit, 'ukrainian-front') && !area('uf-area').includes(hex) && openingOf(hex) !== 'soviet';

  /** 7.2: no enemy, no zone but where a friend stands; 7.14. */
  const carries = (side: Side, hex: string): boolean =>
    isLand(hex) &&
    !where[enemyOf(side)].has(hex) &&
    (!zones[enemyOf(side)].has(hex) || where[side].has(hex)) &&
    (side === 'soviet' || lineOf(hex) !== 'soviet');
  const crosses = (side: Side, a: string, b: string): boolean => {
    const kinds = between(a, b);
    if (kinds.includes('narrows'))
      return side === 'soviet' && ['1803', '1804'].every((hex) => holder(hex) === 'soviet');
    return !kinds.includes('sea') && !kinds.includes('lake');
  };
  /** 7.7, 7.10 */
  const sources = (side: Side): ReadonlySet<string> =>
    new Set(
      area(`${side}-sources`).filter(
        (hex) => carries(side, hex) && (side === 'soviet' || holder(hex) === 'german'),
      ),
    );
  const bySide = { german: sources('german'), soviet: sources('soviet') };
  /** Every hex that a line from here reaches, borders counted (7.8). */
  const spread = (side: Side, from: string, most: number, opens: (hex: string) => boolean): Set<string> => {
    const found = new Set([from]);
    const seen = new Set([`${from} 0`]);
    let ring: readonly Walked[] = opens(from) ? [{ hex: from, borders: 0 }] : [];
    for (let n = 0; n < most && ring.length > 0; n++)
      ring = ring.flatMap(({ hex, borders }) =>
        nextTo(hex).flatMap((to) => {
          const now = borders + (side === 'german' && between(hex, to).includes('border') ? 1 : 0);
          if (!opens(to) || !crosses(side, hex, to) || now > 2 || seen.has(`${to} ${now}`)) return [];
          seen.add(`${to} ${now}`);
          found.add(to);
          return [{ hex: to, borders: now }];
        }),
      );
    return found;
  };
  const isOverland = (unit: string): boolean => {
    const side = sideOf(unit);
    // 7.11, 7.12, 12.4; R34
    const isBarred =
      side === 'soviet' && typeOf(unit) !== 'cav-mech' && clock.turn <= 5 && (!later || clock.turn > 1);
    if (bySide[side].has(at(unit))) return true;
    const opens = (hex: string): boolean => carries(side, hex) && !(isBarred && isMarsh(hex));
    return [...spread(side, at(unit), Infinity, opens)].some((hex) => bySide[side].has(hex));
  };
  /** 7.9 */
  const ports = HEXES.filter(
    (hex) =>
      has(hex, 'port') &&
      own.held[hex] === undefined &&
      ![hex, ...nextTo(hex)].some((each) => where.soviet.has(each)),
  ).map((hex) => ({
    room: has(hex, 'city') ? 10 : 5,
    reach: spread('german', hex, 6, (each) => carries('german', each)),
    fed: [] as string[],
  }));
  const supply = (unit: string): Found => {
    const side = sideOf(unit);
    if (side === 'soviet') return clock.turn > 5 || !isOverland(unit) ? 'out' : 'overland';
    if (isOverland(unit)) return 'overland';
    return at(unit) === '2825' || ports.some(({ reach }) => reach.has(at(unit))) ? 'port' : 'out';
  };

  const feed = (unit: string, tried: Set<(typeof ports)[number]>): boolean =>
    ports.some((port) => {
      if (tried.has(port) || !port.reach.has(at(unit))) return false;
      tried.add(port);
      if (port.fed.length === port.room) {
        const moved = port.fed.find((other) => feed(other, tried));
        if (moved === undefined) return false;
        port.fed.splice(port.fed.indexOf(moved), 1);
      }
      port.fed.push(unit);
      return true;
    });

  /** 9.5 to 9.12, 6.4, 6.5, 6.10, 8.3 */
  const step = (unit: string, from: string, to: string): number | undefined => {
    const side = sideOf(unit);
    const enemy = zones[enemyOf(side)];
    const others = (hex: string): readonly string[] => inHex(hex).filter((each) => each !== unit);
    const kinds = between(from, to);
    const isClosed =
      !isLand(to) ||
      where[enemyOf(side)].has(to) ||
      kinds.some((kind) => ['sea', 'lake', 'narrows'].includes(kind)) ||
      (side === 'german' && lineOf(to) === 'soviet') ||
      others(to).length > 1 ||
      others(to).some((other) => isApart(unit, other)) ||
      isOutside(unit, to) ||
      (side === 'soviet' && lineOf(to) === 'german' && enemy.has(from) && enemy.has(to));
    if (isClosed) return undefined;
    const ground =
      typeOf(unit) === 'cav-mech' ? 1 : Math.max(...terrains(to).map((each) => COSTS[each] ?? 0));
    const more = [
      kinds.includes('river'),
      side === 'german' && has(to, 'partisans'),
      enemy.has(from),
      enemy.has(to),
      others(from).length > 0,
      others(to).length > 0,
    ];
    return ground + more.filter(Boolean).length;
  };
  const ways = (unit: string, points: number): Readonly<Record<string, number>> => {
    const best: Record<string, number> = { [at(unit)]: 0 };
    let open: readonly string[] = [at(unit)];
    while (open.length > 0)
      open = open.flatMap((hex) =>
        nextTo(hex).filter((to) => {
          const cost = (best[hex] ?? 0) + (step(unit, hex, to) ?? Infinity);
          if (cost > points || cost >= (best[to] ?? Infinity)) return false;
          best[to] = cost;
          return true;
        }),
      );
    delete best[at(unit)];
    return best;
  };

  const column: Reckoning['column'] = (hex, attackers, cut) => {
    const soviet = attackers.some((unit) => sideOf(unit) === 'soviet');
    const defenders = inHex(hex);
    const worth = (list: readonly string[]): number =>
      list.reduce((sum, unit) => sum + factor(unit, own.hits[unit] ?? 0), 0);
    const from = ringOf(hex).map((each) => attackers.some((unit) => at(unit) === each));
    const origins = from.filter(Boolean).length;
    const isWet = ringOf(hex).every(
      (each, i) =>
        from[i] !== true || between(each, hex).some((kind) => kind === 'river' || kind === 'narrows'),
    );
    // 11.9, 11.10
    const ground =
      (terrains(hex).includes('forest') ? 1 : 0) +
      (has(hex, 'town') ? 1 : 0) +
      (has(hex, 'city') ? 2 : 0) +
      (soviet && lineOf(hex) === 'german' ? 2 : 0) +
      (isWet ? 3 : 0);
    const difference = worth(attackers) - worth(defenders) - ground;
    const isFort = defenders.some((unit) => isOf(unit, 'locality'));
    const isRound =
      [0, 1, 2].some((i) => from[i] === true && from[i + 3] === true) ||
      [0, 1].some((i) => [i, i + 2, i + 4].every((each) => from[each] === true)) ||
      origins > 3;
    const isCut = attackers.some(cut);
    // 11.11, 11.25, 12.7, 7.4, 12.5
    const right = [
      isRound && !has(hex, 'city') && !isFort,
      soviet && has(hex, 'partisans'),
      soviet &&
        clock.turn > 1 &&
        clock.turn < 6 &&
        !isCut &&
        attackers.some((unit) => typeOf(unit) === 'shock' && own.hits[unit] === undefined),
      !isFort && defenders.some(cut),
    ].filter(Boolean).length;
    return HEADS.filter((head) => head <= difference).length + right - (isCut ? 1 : 0);
  };

  const retreats: Reckoning['retreats'] = (unit) => {
    const side = sideOf(unit);
    const enemy = enemyOf(side);
    if (isOf(unit, 'locality')) return [];
    // 11.17
    const open = nextTo(at(unit)).filter(
      (to) =>
        isLand(to) &&
        !between(at(unit), to).some((kind) => ['sea', 'lake', 'narrows'].includes(kind)) &&
        !where[enemy].has(to) &&
        (!zones[enemy].has(to) || where[side].has(to)) &&
        !(side === 'german' && lineOf(to) === 'soviet') &&
        !isOutside(unit, to) &&
        inHex(to).length < 2 &&
        !inHex(to).some((other) => isApart(unit, other)),
    );
    const away = (hex: string): number => Math.min(...[...bySide[side]].map((source) => apart(hex, source)));
    const least = Math.min(...open.map(away));
    return open.filter((hex) => away(hex) === least).toSorted();
  };

  return {
    units,
    supply,
    fed: () => {
      const need = [...units.keys()].filter((unit) => sideOf(unit) === 'german' && at(unit) !== '2825');
      return need.filter((unit) => !isOverland(unit) && feed(unit, new Set())).length;
    },
    ways,
    column,
    retreats,
  };
};
