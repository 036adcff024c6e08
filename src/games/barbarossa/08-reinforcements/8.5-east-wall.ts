// Chapter 8: the East Wall. On turn 19 the German puts up ten works, all of them, in hexes the rule leaves open.
import { isHeldBy } from '../../../mechanics/control.ts';
import { hasMarker, hasUnitsOf, onMap, placeOf } from '../../../mechanics/places.ts';
import type { AskStep, AutoStep, Ctx } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import { legalOf, setsOf } from '../../../core/subsets.ts';
import type { Args, Refusal } from '../../../core/types.ts';
import { distance } from '../../../hex/distance.ts';
import { orderVerb } from '../../../api/verb-spec.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import { overlandHexes } from '../07-supply/7.17-supply-state.ts';
import { trackTurn } from '../../../mechanics/entry/turn-track.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

const MARKER = 'eastwall';
const LANDS = ['ussr', 'estonia', 'latvia', 'lithuania'];

/** 8.5a */
export const isWallCountry = (p: Printed, hex: string): boolean => LANDS.includes(p.hex(hex).country ?? '');

const isDue = (s: Seeing, place: string): boolean => (trackTurn(place) ?? Infinity) <= s.clock.turn;

const left = (s: Seeing): number => (s.own.markers[MARKER] ?? []).filter((place) => isDue(s, place)).length;

/** 8.5a, 8.5b, 11.21f, R94: who stands there does not matter, as long as he is German. */
const refuseHex = (
  p: Printed,
  s: Seeing,
  hex: string,
  isSupplied: (hex: string) => boolean,
): Refusal | undefined => {
  const rule = 'barbarossa:8.5a';
  if (!p.isLand(hex) || !isWallCountry(p, hex)) return refusal('WALL.COUNTRY', rule, { hex });
  if (p.hex(hex).city !== undefined) return refusal('WALL.CITY', rule, { hex });
  if (!isHeldBy(p, s, hex, 'german')) return refusal('WALL.NOT-HELD', rule, { hex });
  if (hasMarker(s.own, MARKER, hex)) return refusal('WALL.THERE', rule, { hex });
  return isSupplied(hex) ? undefined : refusal('WALL.SUPPLY', rule, { hex });
};

const wallHexes = (p: Printed, s: Seeing): readonly string[] => {
  const isSupplied = overlandHexes(p, s, 'german');
  return p.grid.ids.filter((hex) => refuseHex(p, s, hex, isSupplied) === undefined);
};

const refuseWall = (p: Printed, s: Seeing, args: Args): Refusal | undefined => {
  const hexes = args['at'] ?? [];
  if (args['how'] !== undefined)
    return hexes.length > 0 ? refusal('WALL.DEFAULT-ALONE', 'barbarossa:8.5a') : undefined;
  if (hexes.length === 0) return refusal('WALL.WHERE', 'barbarossa:8.5a');
  const count = left(s);
  if (hexes.length > count) return refusal('WALL.TOO-MANY', 'barbarossa:8.5a', { count });
  const isSupplied = overlandHexes(p, s, 'german');
  for (const [i, hex] of hexes.entries()) {
    const refused = refuseHex(p, s, hex, isSupplied);
    if (refused !== undefined) return refused;
    if (hexes.indexOf(hex) < i) return refusal('WALL.TWICE', 'barbarossa:8.5a', { hex });
  }
  return undefined;
};

const build = (ctx: Ctx<Own>, hexes: readonly string[]): void => {
  const { own } = ctx.s;
  const wanted = [...hexes];
  own.markers[MARKER] = (own.markers[MARKER] ?? []).map((place) =>
    isDue(ctx.seen, place) ? (wanted.shift() ?? place) : place,
  );
  ctx.emit({ kind: 'wall.built', rule: 'barbarossa:8.5a', data: { side: 'german', hexes: [...hexes] } });
};

/** Where German units stand nearest to the enemy, then wherever it is nearest. */
const bestHexes = (p: Printed, s: Seeing): readonly string[] => {
  const enemies = onMap(p, s, 'soviet').map((unit) => p.grid.index(placeOf(s.own, unit)));
  const far = (hex: string): number =>
    enemies.reduce((least, enemy) => Math.min(least, distance(p.grid, p.grid.index(hex), enemy)), 99);
  const rank = new Map(
    wallHexes(p, s).map((hex) => [hex, far(hex) + (hasUnitsOf(p, s.own, hex, 'german') ? 0 : 0.5)]),
  );
  return [...rank.keys()]
    .toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0) || (a < b ? -1 : 1))
    .slice(0, left(s));
};

function* everyWall(p: Printed, s: Seeing): Generator<Args> {
  yield { how: ['default'] };
  for (const at of setsOf(wallHexes(p, s), left(s))) yield { at };
}

/** R109: with fewer hexes than works the rest of the works are lost. */
export const openWall = (p: Printed, next: string): AutoStep<Own> => ({
  kind: 'auto',
  run: (ctx) => {
    const { s } = ctx;
    const count = left(s);
    if (count > 0 && wallHexes(p, s).length > 0) return;
    if (count > 0) {
      s.own.markers[MARKER] = (s.own.markers[MARKER] ?? []).map((place) => (isDue(s, place) ? 'out' : place));
      ctx.emit({ kind: 'wall.lost', rule: 'barbarossa:R109', data: { count } });
    }
    ctx.goto(next);
  },
});

/** 8.5a, 11.21e: all of them, so there is no end before the last. */
export const askWall = (p: Printed, again: string): AskStep<Own> => ({
  kind: 'ask',
  rule: 'barbarossa:8.5a',
  by: () => 'german',
  question: (s) => ({ key: 'ask.east-wall', params: { count: left(s) } }),
  choices: [
    {
      kind: 'open',
      verb: 'fortify',
      words: { how: ['default'] },
      rule: 'barbarossa:8.5a',
      sets: ['at'],
      subjects: (s) => wallHexes(p, s),
      refuse: (s, _, args) => refuseWall(p, s, args),
      every: (s) => legalOf(everyWall(p, s), (args) => refuseWall(p, s, args)),
      sample: (s, _, pick) => {
        if (pick(2) === 0) return { how: ['default'] };
        const open = wallHexes(p, s);
        const hex = open[pick(open.length)];
        return hex === undefined ? undefined : { at: [hex] };
      },
      take: (ctx, _, args) => {
        build(ctx, args['how'] === undefined ? (args['at'] ?? []) : bestHexes(p, ctx.seen));
        ctx.goto(again);
      },
    },
  ],
  rights: rightsAnyTime(p),
});

export const verbs: readonly VerbSpec[] = [
  orderVerb({
    name: 'fortify',
    slots: [
      { name: 'at', kind: 'hex', many: true, optional: true, says: 'one or more hexes' },
      { name: 'how', kind: 'word', optional: true, values: ['default'], says: 'default' },
    ],
    help: 'puts up East Wall works or the fortified area in hexes.',
    examples: ['fortify {to}', 'fortify default'],
    seeAlso: ['place', 'pending'],
  }),
];
