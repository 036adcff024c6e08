// Chapters 5 and 8: the order that places units out of a box, for releases, reinforcements and replacements alike.
import { byRank, distanceFrom } from '../../../mechanics/entry/best-hex.ts';
import { drawPlacing, placeChoice } from '../../../mechanics/entry/place.ts';
import { put } from '../../../mechanics/places.ts';
import type { Ctx, OpenChoice } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import { atRest, resting } from '../../../core/state-cache.ts';
import type { Refusal, RuleId } from '../../../core/types.ts';
import { attackFactor, isGerman } from '../02-counters.ts';
import { enterHex } from '../03-set-up/3.8-hex-control.ts';
import { RESERVE } from '../boxes.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { accessOf, openHexes } from './5.10-access.ts';
import type { EntryScene } from './5.10-access.ts';
import { bestHex, entryHexes, tellEntered, withRoom } from './5.10-entry-hexes.ts';

export type PlacingLaw = {
  readonly p: Printed;
  readonly verb: 'place' | 'replace';
  readonly rule: RuleId;
  readonly scene: EntryScene;
  /** Who may be placed now, by where he is. */
  units(s: Seeing): readonly string[];
  /** Why these are not to be placed now, wherever that may be. */
  refuse(s: Seeing, units: readonly string[]): Refusal | undefined;
  /** Whether they may go into the reserve instead (5.11i). */
  readonly reserve?: RuleId;
  /** What is noted of those who were placed. */
  placed?(ctx: Ctx<Own>, units: readonly string[]): void;
};

const code = (law: PlacingLaw, what: string): string => `${law.verb.toUpperCase()}.${what}`;

/** 5.11j, R100 */
const mayWait = (p: Printed, { reserve }: PlacingLaw, units: readonly string[]): boolean =>
  reserve !== undefined && units.every((unit) => isGerman(p, unit));

const refusePlace = (
  p: Printed,
  law: PlacingLaw,
  s: Seeing,
  units: readonly string[],
  at: string,
): Refusal | undefined => {
  if (at !== RESERVE) return entryHexes(p).refuse(s, law.scene, units, at);
  if (mayWait(p, law, units)) return undefined;
  const unit = units.find((each) => !isGerman(p, each)) ?? units[0] ?? '';
  return refusal('ENTRY.NO-RESERVE', law.reserve === undefined ? law.rule : 'storm:5.11j', { unit });
};

const placesFor = (p: Printed, law: PlacingLaw, s: Seeing, unit: string): readonly string[] => [
  ...entryHexes(p).hexes(s, law.scene, unit),
  ...(mayWait(p, law, [unit]) ? [RESERVE] : []),
];

const putThem = (p: Printed, law: PlacingLaw, ctx: Ctx<Own>, units: readonly string[], at: string): void => {
  if (at === RESERVE) {
    put(ctx.s.own, units, RESERVE);
    const rule = law.reserve ?? law.rule;
    ctx.emit({ kind: 'reserve.kept', rule, data: { side: law.scene.side, units: [...units] } });
  } else {
    const rule = accessOf(p, ctx.seen, law.scene, units[0] ?? '').way(at);
    // 5.5g, 8.2a, 8.3: they take part in all that follows.
    enterHex(p, ctx, units, at);
    tellEntered(p, ctx, law.scene, units, at, rule);
  }
  law.placed?.(ctx, units);
};

/**
 * The strongest first, each where the program would place it: who comes before takes room from others, and nothing else. They
 * are told hex by hex.
 */
const putAll = (p: Printed, law: PlacingLaw, ctx: Ctx<Own>): void => {
  const { scene } = law;
  const ranked = byRank(law.units(ctx.seen), (each) => -attackFactor(p, each));
  const ways = resting(
    ctx.seen,
    () => new Map(ranked.map((unit) => [unit, openHexes(p, ctx.seen, scene, unit)] as const)),
  );
  const far = distanceFrom(p, ctx.seen, p.other(scene.side));
  const entered = new Map<string, { readonly units: string[]; readonly rule: RuleId | undefined }>();
  for (const unit of ranked) {
    if (law.refuse(ctx.seen, [unit]) !== undefined) continue;
    const open = ways.get(unit);
    const hexes = withRoom(p, ctx.seen, scene, unit, [...(open?.keys() ?? [])]);
    const hex = bestHex(p, ctx.seen, scene, hexes, far);
    if (hex === undefined) continue;
    enterHex(p, ctx, [unit], hex);
    law.placed?.(ctx, [unit]);
    const { units = [], rule = open?.get(hex) } = entered.get(hex) ?? {};
    entered.set(hex, { units: [...units, unit], rule });
  }
  for (const [hex, { units, rule }] of entered) tellEntered(p, ctx, scene, units, hex, rule);
};

/** Who could be placed somewhere now. */
const placeable = atRest((law: PlacingLaw, s: Seeing): readonly string[] => {
  const { p } = law;
  return law
    .units(s)
    .filter(
      (unit) =>
        law.refuse(s, [unit]) === undefined &&
        (mayWait(p, law, [unit]) || entryHexes(p).any(s, law.scene, unit)),
    );
});

export const canBePlaced = (law: PlacingLaw, s: Seeing): readonly string[] => placeable(law, s);

export const placing = (law: PlacingLaw): OpenChoice<Own> => {
  const { p, verb, rule, scene } = law;
  return placeChoice<Own>({
    verb,
    rule,
    says: {
      alone: refusal(code(law, 'DEFAULT-ALONE'), rule),
      form: () => refusal(code(law, 'WHAT-WHERE'), rule),
      where: (s, _, units) =>
        refusal(code(law, 'WHERE'), rule, {
          units: [...units],
          hexes: [...entryHexes(p).hexes(s, scene, units[0] ?? '')],
        }),
    },
    idle: (s) =>
      canBePlaced(law, s).length > 0 ? undefined : refusal(code(law, 'NOBODY'), rule, { side: scene.side }),
    subjects: (s) => canBePlaced(law, s),
    places: (s, _, unit) => (canBePlaced(law, s).includes(unit) ? placesFor(p, law, s, unit) : []),
    refuseUnits: (s, _, units) => law.refuse(s, units),
    refusePlace: (s, _, units, at) => refusePlace(p, law, s, units, at),
    placements: (s) => [
      {
        units: canBePlaced(law, s),
        most: lineOf(p.tables.limits, 'stack-german').value,
        places: (unit) => placesFor(p, law, s, unit),
      },
    ],
    sample: (s, _, pick) =>
      drawPlacing(pick, {
        units: canBePlaced(law, s),
        default: 3,
        tries: 1,
        places: (unit) => placesFor(p, law, s, unit),
      }),
    put: (ctx, _, units, at) => putThem(p, law, ctx, units, at),
    putAll: (ctx) => putAll(p, law, ctx),
  });
};
