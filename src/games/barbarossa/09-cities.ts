// Chapter 9: Hero Cities and Fortress Cities. Who may declare one, where, when, and how it ends.
// What a declared city does in battle (9.6) is in 11.11-shifts.ts, 11.24-concentric.ts, 5.15-result-conversions.ts and
// 10.23-mobile-assault.ts.
import { isHeldBy } from '../../mechanics/control.ts';
import { hasMarker } from '../../mechanics/places.ts';
import type { Ctx, ListedChoice, Procedure, Right } from '../../core/rule-set.ts';
import { refusal } from '../../core/rule-set.ts';
import type { Refusal, RuleId } from '../../core/types.ts';
import { orderVerb } from '../../api/verb-spec.ts';
import type { VerbSpec } from '../../api/verb-spec.ts';
import type { Printed, Who } from './data/sheet.ts';
import type { Ledgered, Own, Seeing } from './state.ts';

const HERO = 'hc';
const FORTRESS = 'fc';
const MARKER: Readonly<Record<Who, string>> = { german: FORTRESS, soviet: HERO };

/** 9.2e */
const FORTRESS_LANDS = ['greater-germany', 'hungary', 'general-government'];

/**
 * 9.3a, 9.3b: the marker alone makes it one, whatever the supply of the hex and whoever stands there. What it does
 * for supply (9.4, 9.5a, 9.5b), mobile assaults (9.6b) and battles (9.6a) is in chapters 7, 10 and 11.
 */
export const isHeroCity = (own: Ledgered, hex: string): boolean => hasMarker(own, HERO, hex);
export const isFortressCity = (own: Ledgered, hex: string): boolean => hasMarker(own, FORTRESS, hex);

/** Frames in which an attack has been declared and is not over, or a move is under way, with all they call (9.7a, R137). */
const INVIOLABLE: ReadonlySet<string> = new Set(['battle', 'move']);

/** 9.2d: of the Fortress City markers the first one is free of the limits of the other four. */
const FIRST = 0;

const isHome = (p: Printed, hex: string): boolean => FORTRESS_LANDS.includes(p.hex(hex).country ?? '');

/** The counter a side would use for a hex; one that may go nowhere else is taken first. */
const counterFor = (p: Printed, own: Ledgered, side: Who, hex: string): number | undefined => {
  const places = own.markers[MARKER[side]] ?? [];
  const inHand = places.flatMap((place, i) => (place === 'hand' ? [i] : []));
  if (side === 'soviet') return inHand[0];
  const later = inHand.find((i) => i !== FIRST);
  if (later !== undefined && isHome(p, hex)) return later;
  return inHand.includes(FIRST) ? FIRST : undefined;
};

/** R93: not in the Baltic Republics, nor in the General Government. */
const isHeroLand = (p: Printed, hex: string): boolean => p.hex(hex).country === 'ussr';

const isCity = (p: Printed, hex: string): boolean => p.isHex(hex) && p.hex(hex).city !== undefined;

const refuseCity = (p: Printed, s: Seeing, side: Who, hex: string): Refusal | undefined => {
  const params = { side, hex };
  const rule: RuleId = side === 'german' ? 'barbarossa:9.2c' : 'barbarossa:9.1b';
  // 9.2g, R16
  if (side === 'german' && p.isHex(hex) && p.hex(hex).objective === 'industry')
    return refusal('DECLARE.INDUSTRY', 'barbarossa:9.2g', params);
  if (!isCity(p, hex)) return refusal('DECLARE.NO-CITY', rule, params);
  if (!isHeldBy(p, s, hex, side)) return refusal('DECLARE.NOT-HELD', rule, params);
  if (hasMarker(s.own, MARKER[side], hex)) return refusal('DECLARE.ALREADY', rule, params);
  if (side === 'soviet')
    return isHeroLand(p, hex) ? undefined : refusal('DECLARE.NOT-USSR', 'barbarossa:9.1b', params);
  return counterFor(p, s.own, side, hex) === undefined
    ? refusal('DECLARE.NOT-HOME', 'barbarossa:9.2e', params)
    : undefined;
};

const inHand = (own: Ledgered, side: Who): number =>
  (own.markers[MARKER[side]] ?? []).filter((place) => place === 'hand').length;

const markersOf = (own: Ledgered, marker: string, turn: number): number =>
  (own.markers[marker] ?? []).filter((place) => place === `track-${turn}`).length;

/** 9.1a, 9.2a, 9.2b: none before they come; 9.3e: every declaration costs one. */
const refuseMarker = (p: Printed, s: Seeing, side: Who): Refusal | undefined => {
  if (s.stack.some(({ proc }) => INVIOLABLE.has(proc)))
    return refusal('DECLARE.ATTACK', 'barbarossa:9.7a', { side });
  if (inHand(s.own, side) > 0) return undefined;
  const coming = p.turns.arrivals.find(
    ({ marker, turn }) => marker === MARKER[side] && markersOf(s.own, marker, turn) > 0,
  );
  return coming === undefined
    ? refusal('DECLARE.NO-MARKER', 'barbarossa:9.3e', { side })
    : refusal('DECLARE.NOT-YET', coming.rules[0] ?? 'barbarossa:9.3e', { side, turn: coming.turn });
};

const candidates = (p: Printed, s: Seeing, side: Who): readonly string[] =>
  p.objectives.filter((hex) => refuseCity(p, s, side, hex) === undefined);

const take = (p: Printed, ctx: Ctx<Own>, side: Who, hex: string): void => {
  const { own } = ctx.s;
  const marker = MARKER[side];
  const counter = counterFor(p, own, side, hex);
  own.markers[marker] = (own.markers[marker] ?? []).map((place, i) => (i === counter ? hex : place));
  const isFirst = side === 'german' && counter === FIRST;
  const later: RuleId = side === 'german' ? 'barbarossa:9.2e' : 'barbarossa:9.1b';
  const rule: RuleId = isFirst ? 'barbarossa:9.2d' : later;
  ctx.emit({ kind: `city.${marker}`, rule, data: { side, hex, left: inHand(own, side) } });
};

const declaration = (p: Printed, side: Who): ListedChoice<Own> => ({
  kind: 'listed',
  verb: 'declare',
  rule: side === 'german' ? 'barbarossa:9.2c' : 'barbarossa:9.1b',
  closed: (s) => refuseMarker(p, s, side),
  subjects: (s) => candidates(p, s, side),
  list: (s) => candidates(p, s, side).map((hex) => ({ at: [hex] })),
  whyNot: (s, _, args) => refuseCity(p, s, side, args['at']?.[0] ?? ''),
  take: (ctx, _, args) => take(p, ctx, side, args['at']?.[0] ?? ''),
});

/** 9.1b, 9.2c, R137: at any time between attacks and moves, also when the other side is to decide. */
export const declarations = (p: Printed): readonly Right<Own>[] => [
  { ...declaration(p, 'german'), owner: () => 'german' },
  { ...declaration(p, 'soviet'), owner: () => 'soviet' },
];

/**
 * A city or the hex of the fortified area has fallen to a side: the other's markers there leave play for good, and
 * come back with nobody (4.3b, 4.3e, 9.1c, 9.2f, 9.3c, 9.3d, 8.18i). Tells which they were.
 */
export const captureMarkers = (ctx: Ctx<Own>, hex: string, by: Who): readonly string[] => {
  const lost = (by === 'german' ? [HERO, 'fa'] : [FORTRESS]).filter((marker) =>
    hasMarker(ctx.seen.own, marker, hex),
  );
  for (const marker of lost) {
    const { own } = ctx.s;
    own.markers[marker] = (own.markers[marker] ?? []).map((place) => (place === hex ? 'out' : place));
    const rule: RuleId = marker === 'fa' ? 'barbarossa:8.18i' : 'barbarossa:9.3c';
    ctx.emit({ kind: `captured.${marker}`, rule, data: { hex, side: by } });
  }
  return lost;
};

/** 9.1a, 9.2a, 9.2b, 4.18a: what the track says comes at the very start of a turn. */
export const markersArrive = (p: Printed): Procedure<Own> => ({
  take: {
    kind: 'auto',
    run: (ctx) => {
      const { own, clock } = ctx.s;
      for (const { marker, when, side, turn, rules } of p.turns.arrivals) {
        if (turn !== clock.turn || when !== 'turn-start') continue;
        const count = markersOf(own, marker, turn);
        const [rule] = rules;
        if (count === 0 || rule === undefined) continue;
        own.markers[marker] = (own.markers[marker] ?? []).map((place) =>
          place === `track-${turn}` ? 'hand' : place,
        );
        ctx.emit({ kind: 'markers.arrive', rule, data: { side, marker, count } });
      }
    },
  },
});

export const verbs: readonly VerbSpec[] = [
  orderVerb({
    name: 'declare',
    slots: [{ name: 'at', kind: 'hex', says: 'a city' }],
    help: 'makes a city of yours a Hero City or a Fortress City, for good.',
    examples: ['declare {to}'],
    seeAlso: ['halt', 'legal'],
  }),
];
