// Chapter 5: the German reserve, out of which units come and into which they go (5.5, 5.6). The loss of Ploesti is nothing
// to it (5.6e).
import { placeOf, put, unitsAt } from '../../../mechanics/places.ts';
import type { OpenChoice, Procedure } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import { legalOf, ofOne, setsOf } from '../../../core/subsets.ts';
import { atRest } from '../../../core/state-cache.ts';
import type { Args, Refusal } from '../../../core/types.ts';
import { orderVerb } from '../../../api/verb-spec.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { isGerman, isStatic, nationOf } from '../02-counters.ts';
import { phaseOrders } from '../05-sequence/5.2-orders.ts';
import { isOverland } from '../07-supply/7.4-tracing.ts';
import { RESERVE } from '../boxes.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { canBePlaced, placing } from './5.10-placing.ts';
import type { PlacingLaw } from './5.10-placing.ts';

/** 5.5a: any number of them. */
export const releases = (p: Printed): PlacingLaw => ({
  p,
  verb: 'place',
  rule: 'storm:5.5a',
  scene: { side: 'german', kind: 'release' },
  units: (s) => unitsAt(s.own, RESERVE),
  refuse: (s, units) => {
    const stranger = units.find((unit) => !unitsAt(s.own, RESERVE).includes(unit));
    if (stranger === undefined) return undefined;
    return !p.isUnit(stranger) || p.sideOf(stranger) !== 'german'
      ? refusal('PLACE.NOT-YOURS', 'storm:5.5a', { unit: stranger, side: 'german' })
      : refusal('PLACE.NOT-RESERVE', 'storm:5.5a', { unit: stranger, place: placeOf(s.own, stranger) });
  },
  placed: (ctx, units) => void ctx.s.own.turn.released.push(...units),
});

export const withdrawVerb: VerbSpec = orderVerb({
  name: 'withdraw',
  slots: [{ name: 'units', kind: 'unit', many: true, says: 'German units of one hex' }],
  help: 'takes German units of one hex with a supply line back into the High Command Reserve.',
  examples: ['withdraw {unit}'],
  seeAlso: ['place', 'supply'],
});

/** R67: Hungarians by name, Romanians like them, and who never moves. */
const refuseKind = (p: Printed, unit: string): Refusal | undefined => {
  if (isStatic(p, unit)) return refusal('WITHDRAW.NOT-GERMAN', 'storm:9.2c', { unit });
  const rule = nationOf(p, unit) === 'hungarian' ? 'storm:5.11j' : 'storm:R67';
  return isGerman(p, unit) ? undefined : refusal('WITHDRAW.NOT-GERMAN', rule, { unit });
};

/** Why a unit may not go to the reserve: R67: mobile Germans alone. 5.5f, 5.6c: not in the turn of its release. */
const refuseUnit = (p: Printed, s: Seeing, unit: string): Refusal | undefined => {
  if (!p.isUnit(unit) || p.sideOf(unit) !== 'german')
    return refusal('WITHDRAW.NOT-YOURS', 'storm:5.6a', { unit });
  const hex = placeOf(s.own, unit);
  if (!p.isHex(hex)) return refusal('WITHDRAW.OFF-MAP', 'storm:5.6a', { unit, place: hex });
  const barred = refuseKind(p, unit);
  if (barred !== undefined) return barred;
  if (s.own.turn.released.includes(unit)) return refusal('WITHDRAW.RELEASED', 'storm:5.6c', { unit });
  const { tapped } = s.own.turn;
  if (tapped !== undefined && tapped !== hex)
    return refusal('WITHDRAW.HEX', 'storm:5.6a', { unit, hex: tapped });
  // 5.6b, R102
  return isOverland(p, s, hex, 'german')
    ? undefined
    : refusal('WITHDRAW.SUPPLY', 'storm:5.6b', { unit, hex });
};

const refuse = (p: Printed, s: Seeing, { units = [] }: Args): Refusal | undefined => {
  const [first] = units;
  if (first === undefined || new Set(units).size < units.length) return refusal('WITHDRAW.WHO', 'storm:5.6a');
  for (const unit of units) {
    const refused = refuseUnit(p, s, unit);
    if (refused !== undefined) return refused;
  }
  const hex = placeOf(s.own, first);
  const stray = units.find((unit) => placeOf(s.own, unit) !== hex);
  return stray === undefined ? undefined : refusal('WITHDRAW.HEX', 'storm:5.6a', { unit: stray, hex });
};

/** By hex: who could go. */
const able = atRest((p: Printed, s: Seeing): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  for (const [hex, units] of Object.entries(s.own.places)) {
    const some = p.isHex(hex) ? units.filter((unit) => refuseUnit(p, s, unit) === undefined) : [];
    if (some.length > 0) found.set(hex, some);
  }
  return found;
});

/** 5.6d: as often in a game as its owner likes; 9.21: nobody else leaves the map. */
const withdrawing = (p: Printed): OpenChoice<Own> => ({
  kind: 'open',
  verb: 'withdraw',
  rule: 'storm:5.6a',
  sets: ['units'],
  idle: (s) => (able(p, s).size > 0 ? undefined : refusal('WITHDRAW.NOBODY', 'storm:5.6a')),
  subjects: (s) => [...able(p, s).values()].flat().toSorted(),
  complete: (_, __, args) => ({ args: { ...args, units: (args['units'] ?? []).toSorted() } }),
  refuse: (s, _, args) => refuse(p, s, args),
  every: (s, _, only) =>
    legalOf(
      [...able(p, s).values()].flatMap((units) =>
        [...setsOf(ofOne(units, only))].map((set) => ({ units: set })),
      ),
      (args) => refuse(p, s, args),
    ),
  // Now and then: whoever goes is gone for a turn.
  sample: (s, _, pick) => {
    const all = [...able(p, s).values()];
    const units = all[pick(Math.max(1, all.length))] ?? [];
    const unit = units[pick(Math.max(1, units.length))];
    return unit === undefined || pick(4) > 0 ? undefined : { units: [unit] };
  },
  take: (ctx, f, args) => {
    const units = [...(args['units'] ?? [])];
    const hex = placeOf(ctx.seen.own, units[0] ?? '');
    ctx.s.own.turn.tapped = hex;
    put(ctx.s.own, units, RESERVE);
    ctx.emit({ kind: 'reserve.withdrawn', rule: 'storm:5.6a', data: { side: 'german', units, hex } });
    ctx.goto(f.step);
  },
});

/** Procedures of this chapter. 5.6f: on turn 1, too. */
export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => {
  const law = releases(p);
  return {
    'german-release': phaseOrders('german-release', {
      rule: 'storm:5.5a',
      choices: [placing(law)],
      told: (s) => ({ units: [...canBePlaced(law, s)] }),
    }),
    'german-creation': phaseOrders('german-creation', {
      rule: 'storm:5.6a',
      choices: [withdrawing(p)],
      told: (s) => (s.own.turn.tapped === undefined ? {} : { hex: s.own.turn.tapped }),
    }),
  };
};
