// Rail heads: markers of the Axis that go along railroads and lay its lines behind them (SUP.3, SUP.4, R43, R125).
import { refusal } from '../../../core/rule-set.ts';
import type { OpenChoice, Pick as Draw } from '../../../core/rule-set.ts';
import { atRest, atRestBy } from '../../../core/state-cache.ts';
import type { Args, Refusal } from '../../../core/types.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { HEX, SIDE, has, hexBits, sideBits } from '../../../mechanics/ground/ground.ts';
import { groundUnitsAt } from '../air/aircraft.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { zonesOf } from '../zones-of-control/zones.ts';

/** The marker of the counter sheet. */
export const RAILHEAD = 'railhead';

export const railHeads = ({ own }: Pick<Seeing, 'own'>): readonly string[] => own.markers[RAILHEAD] ?? [];

/** Rail hexes that a rail head, by its number, can still go in this turn. */
const stepsLeft = (p: Printed, { own }: Seeing, head: number): number =>
  p.limit('rail-head-advance') - (own.pulse.laid[head] ?? 0);

/** The rail head in a hex that can go farthest; -1 if none is there. */
const headIn = (p: Printed, s: Seeing, hex: string): number =>
  railHeads(s).reduce(
    (best, at, head) =>
      at === hex && (best < 0 || stepsLeft(p, s, head) > stepsLeft(p, s, best)) ? head : best,
    -1,
  );

const RULE = 'deathstruggle:SUP.4';

/** Why a rail head does not come into a hex, wherever it comes from. */
const refuseHex = (p: Printed, s: Seeing, hex: string): Refusal | undefined => {
  if (groundUnitsAt(p, s, hex, 'russian').length > 0) return refusal('CONVERT.ENEMY', RULE, { hex });
  if (groundUnitsAt(p, s, hex, 'axis').length > 0) return undefined;
  if (has(hexBits(p, hex), HEX.town) && isHeldBy(p, s, hex, 'russian'))
    return refusal('CONVERT.TOWN', RULE, { hex });
  return zonesOf(p).isInZone(s, hex, 'russian') ? refusal('CONVERT.ZONE', RULE, { hex }) : undefined;
};

const refuseStep = (p: Printed, s: Seeing, from: string, to: string): Refusal | undefined =>
  p.isHex(to) && p.areAdjacent(from, to) && has(sideBits(p, from, to), SIDE.railroad)
    ? refuseHex(p, s, to)
    : refusal('CONVERT.NO-RAILROAD', RULE, { from, place: to });

/** AIR.2: rail heads go before the first airfield is placed. */
const refuseNow = (s: Seeing): Refusal | undefined =>
  s.own.pulse.based.length > 0 ? refusal('CONVERT.LATE', 'deathstruggle:AIR.2', {}) : undefined;

const refuse = (p: Printed, s: Seeing, args: Args): Refusal | undefined => {
  const late = refuseNow(s);
  if (late !== undefined) return late;
  const [from = '', second] = args['from'] ?? [];
  const path = args['path'] ?? [];
  if (from === '' || second !== undefined || path.length === 0)
    return refusal('CONVERT.FORM', RULE, { hexes: [...new Set(railHeads(s))] });
  const head = headIn(p, s, from);
  if (head < 0) return refusal('CONVERT.NO-HEAD', RULE, { place: from, hexes: [...new Set(railHeads(s))] });
  const left = stepsLeft(p, s, head);
  let at = from;
  for (const hex of path) {
    const refused = refuseStep(p, s, at, hex);
    if (refused !== undefined) return refused;
    at = hex;
  }
  if (new Set([from, ...path]).size <= path.length) return refusal('CONVERT.TWICE', RULE, { hex: from });
  return path.length > left
    ? refusal('CONVERT.FAR', RULE, { hex: from, left, count: path.length })
    : undefined;
};

/** Every way that the rail head in a hex can go, the shortest first. */
const waysFrom = atRestBy((p: Printed, s: Seeing, from: string): readonly (readonly string[])[] => {
  const head = headIn(p, s, from);
  if (head < 0 || refuseNow(s) !== undefined) return [];
  const found: (readonly string[])[] = [];
  let last: readonly (readonly string[])[] = [[]];
  for (let left = stepsLeft(p, s, head); left > 0; left--) {
    last = last.flatMap((way) => {
      const at = way.at(-1) ?? from;
      return p
        .neighbours(at)
        .filter((to) => to !== from && !way.includes(to) && refuseStep(p, s, at, to) === undefined)
        .map((to) => [...way, to]);
    });
    found.push(...last);
  }
  return found;
});

/** By the hex where it ends the shortest of them. */
const reach = (p: Printed, s: Seeing, from: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    waysFrom(p, s, from)
      .toReversed()
      .map((way) => [way.at(-1) ?? from, way]),
  );

const able = atRest((p: Printed, s: Seeing): readonly string[] =>
  [...new Set(railHeads(s))].filter((from) => waysFrom(p, s, from).length > 0),
);

/** The shortest way along railroads, whoever bars it: who is refused it hears what does. */
const lineTo = (p: Printed, from: string, goal: string): readonly string[] | undefined => {
  const found = new Map<string, readonly string[]>([[from, []]]);
  // A map grows while it is gone through.
  for (const [at, way] of found)
    for (const to of p.neighbours(at)) {
      if (found.has(to) || !has(sideBits(p, at, to), SIDE.railroad)) continue;
      if (to === goal) return [...way, to];
      found.set(to, [...way, to]);
    }
  return undefined;
};

/** Only the last hex need be named: the shortest way is filled in. */
const complete = (p: Printed, s: Seeing, args: Args): { readonly args: Args } => {
  const [from = ''] = args['from'] ?? [];
  const [goal, second] = args['path'] ?? [];
  if (goal === undefined || second !== undefined || !p.isHex(from)) return { args };
  if (!p.isHex(goal)) return { args };
  const way = reach(p, s, from).get(goal) ?? lineTo(p, from, goal);
  return way === undefined ? { args } : { args: { ...args, path: way } };
};

/** For who draws at random: of so many hexes the farthest from home. */
const TRIES = 3;

const sample = (p: Printed, s: Seeing, pick: Draw): Args | undefined => {
  const heads = able(p, s);
  const from = heads[pick(Math.max(1, heads.length))];
  if (from === undefined) return undefined;
  const all = [...reach(p, s, from).values()];
  const drawn = Array.from({ length: TRIES }, () => all[pick(all.length)] ?? []);
  const east = (way: readonly string[]): number => Number((way.at(-1) ?? '').slice(2));
  const [path = []] = drawn.toSorted((a, b) => east(a) - east(b));
  return { from: [from], path };
};

/** In step A1, before airfields (R43). */
export const convertChoice = (p: Printed): OpenChoice<Own> => ({
  kind: 'open',
  verb: 'convert',
  rule: RULE,
  subjects: (s) => able(p, s),
  reach: (s, _, from) => [...reach(p, s, from).keys()].map((place) => ({ place })),
  idle: (s) => refuseNow(s) ?? (able(p, s).length > 0 ? undefined : refusal('CONVERT.NOBODY', RULE)),
  complete: (s, _, args) => complete(p, s, args),
  refuse: (s, _, args) => refuse(p, s, args),
  every: function* (s) {
    for (const from of able(p, s)) for (const path of waysFrom(p, s, from)) yield { from: [from], path };
  },
  sample: (s, _, pick) => sample(p, s, pick),
  take: (ctx, f, args) => {
    const [from = ''] = args['from'] ?? [];
    const path = args['path'] ?? [];
    const hex = path.at(-1) ?? from;
    const head = headIn(p, ctx.seen, from);
    const { own } = ctx.s;
    const { laid } = own.pulse;
    while (laid.length <= head) laid.push(0);
    laid[head] = (laid[head] ?? 0) + path.length;
    own.markers[RAILHEAD] = railHeads(ctx.s).map((at, i) => (i === head ? hex : at));
    for (const at of path) if (!isHome(p, at) && !own.converted.includes(at)) own.converted.push(at);
    ctx.emit({ kind: 'railhead.moved', rule: RULE, data: { from, hex, count: path.length } });
    ctx.goto(f.step);
  },
});

/** SUP.1: a hex of a country of the Axis. */
export const isHome = (p: Printed, hex: string): boolean => {
  const { country } = p.hex(hex);
  return country !== undefined && p.set.board.map.countries[country]?.holder === 'axis';
};
