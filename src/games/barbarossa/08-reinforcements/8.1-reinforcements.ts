// Chapter 8: new units of a side are placed, one by one, several at once, or all as the program would; and what is
// forfeited when the segment ends without them.
import { placeOf, put } from '../../../mechanics/places.ts';
import type { Ctx, OpenChoice, Pick as Draw, SeenFrame } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import { legalOf, ofOne } from '../../../core/subsets.ts';
import type { Args, Frame, Refusal, RuleId } from '../../../core/types.ts';
import { everyPlace } from '../03-set-up/perft-placements.ts';
import { limitOf } from '../06-stacking.ts';
import { comesByConversion } from './8.19-conversions.ts';
import { OUT } from './8.15-dead-pile.ts';
import { dueElites, intoBox } from './8.1-held-back.ts';
import { bestHex, byStrength, canEnter, enter, entryHexes, refuseEntry } from './8.1-entry-hexes.ts';
import { dueUnits, sceneOf, segmentOf } from './segment-state.ts';
import { accessOf, entryLine } from './8.3-special-entries.ts';
import { trackTurn } from '../boxes.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { isKind } from '../state.ts';
import type { Own, Seeing } from '../state.ts';

const RVGK = 'rvgk';
/** 4.17d, R44: where 2 Para waits for its drop; it may be placed like any other in the same segment instead. */
const AIRBORNE = 'airborne';
const PARATROOPS = '2para';

const DEFAULT: Args = { how: ['default'] };

/** Units that are due and come by placing, not by taking another's place. */
export const arrivals = (p: Printed, s: Seeing, side: Who): readonly string[] =>
  dueUnits(p, s, side).filter((unit) => !comesByConversion(p, s, unit));

/** 8.1b, R165: units that may be put into the box of the RVGK; Guards and Shock armies come by conversion otherwise. */
const boxable = (p: Printed, s: Seeing, side: Who): readonly string[] =>
  side === 'german' ? arrivals(p, s, side) : [...arrivals(p, s, side), ...dueElites(p, s)];

/** R95, R120: communist satellites that have a gate of their own wait there, and go to the box once in play. */
const mayWaitInBox = (p: Printed, s: Seeing, f: SeenFrame, unit: string): boolean =>
  p.unit(unit).side === 'soviet' &&
  !['barbarossa:8.25c', 'barbarossa:8.26c'].includes(accessOf(p, s, sceneOf(p, s, f, 'soviet'), unit).rule);

/** 8.1c: who is not here to be placed, and why. */
const refuseStranger = (p: Printed, s: Seeing, side: Who, unit: string): Refusal => {
  if (!p.isUnit(unit) || p.unit(unit).side !== side)
    return refusal('PLACE.NOT-YOURS', 'barbarossa:8.1a', { unit, side });
  const place = placeOf(s.own, unit);
  const turn = trackTurn(place);
  if (turn !== undefined && turn > s.clock.turn)
    return refusal('PLACE.NOT-YET', 'barbarossa:8.1c', { unit, turn });
  if (turn !== undefined) return refusal('PLACE.CONVERTS', 'barbarossa:8.20a', { unit });
  return refusal(place === 'dead' ? 'PLACE.DEAD' : 'PLACE.NOT-WAITING', 'barbarossa:8.1a', { unit, place });
};

const refuseBox = (p: Printed, s: Seeing, f: SeenFrame, units: readonly string[]): Refusal | undefined => {
  const bound = units.find((unit) => !mayWaitInBox(p, s, f, unit));
  return bound === undefined
    ? undefined
    : refusal('PLACE.NO-BOX', p.unit(bound).side === 'german' ? 'barbarossa:8.1d' : 'barbarossa:R120', {
        unit: bound,
      });
};

const refusePlace = (p: Printed, s: Seeing, f: SeenFrame, side: Who, args: Args): Refusal | undefined => {
  const units = args['units'] ?? [];
  const [at = '', second] = args['at'] ?? [];
  if (args['how'] !== undefined)
    return units.length > 0 || at !== '' ? refusal('PLACE.DEFAULT-ALONE', 'barbarossa:8.1h') : undefined;
  if (units.length === 0 || second !== undefined || new Set(units).size < units.length)
    return refusal('PLACE.WHAT-WHERE', 'barbarossa:8.1h');
  const here = at === RVGK ? boxable(p, s, side) : arrivals(p, s, side);
  const stranger = units.find((unit) => !here.includes(unit));
  if (stranger !== undefined) return refuseStranger(p, s, side, stranger);
  if (at === '') {
    const hexes = entryHexes(p, s, sceneOf(p, s, f, side), units[0] ?? '').slice(0, 12);
    return refusal('PLACE.WHERE', 'barbarossa:8.1h', { units: [...units], hexes });
  }
  if (at === RVGK) return refuseBox(p, s, f, units);
  if (at === AIRBORNE)
    return units.length === 1 && units[0] === PARATROOPS
      ? undefined
      : refusal('PLACE.NO-DROP', 'barbarossa:4.17d', { units: [...units] });
  return refuseEntry(p, s, sceneOf(p, s, f, side), units, at);
};

/** Whether anybody who waits has a hex, or may be put into a box. */
export const anyArrival = (p: Printed, s: Seeing, f: SeenFrame, side: Who): boolean => {
  const scene = sceneOf(p, s, f, side);
  return arrivals(p, s, side).some((unit) => mayWaitInBox(p, s, f, unit) || canEnter(p, s, scene, unit));
};

const samplePlace = (p: Printed, s: Seeing, f: SeenFrame, side: Who, pick: Draw): Args | undefined => {
  if (pick(4) === 0) return DEFAULT;
  const scene = sceneOf(p, s, f, side);
  const units = arrivals(p, s, side);
  const from = pick(units.length);
  for (let n = 0; n < units.length; n++) {
    const unit = units[(from + n) % units.length] ?? '';
    const hexes = entryHexes(p, s, scene, unit);
    const at = hexes.length === 0 ? undefined : hexes[pick(hexes.length)];
    if (at !== undefined) return { units: [unit], at: [at] };
    if (mayWaitInBox(p, s, f, unit)) return { units: [unit], at: [RVGK] };
  }
  return undefined;
};

function* everyPlacing(p: Printed, s: Seeing, f: SeenFrame, side: Who, only?: string): Generator<Args> {
  yield DEFAULT;
  const scene = sceneOf(p, s, f, side);
  const units = ofOne(arrivals(p, s, side), only);
  yield* everyPlace(units, limitOf(p, 'entry'), (unit) => entryHexes(p, s, scene, unit));
  const held = boxable(p, s, side);
  yield* everyPlace(held, held.length, () => [RVGK]);
  yield { units: [PARATROOPS], at: [AIRBORNE] };
}

const placesFor = (p: Printed, s: Seeing, f: SeenFrame, side: Who, unit: string): readonly string[] =>
  boxable(p, s, side).includes(unit)
    ? [
        ...(arrivals(p, s, side).includes(unit) ? entryHexes(p, s, sceneOf(p, s, f, side), unit) : []),
        ...[RVGK, AIRBORNE].filter(
          (at) => refusePlace(p, s, f, side, { units: [unit], at: [at] }) === undefined,
        ),
      ]
    : [];

/** Everybody who finds a hex, the strongest first; Soviets who find none go to the box. */
const placeAll = (p: Printed, ctx: Ctx<Own>, f: Frame, side: Who): void => {
  for (const unit of byStrength(p, arrivals(p, ctx.s, side))) {
    const scene = sceneOf(p, ctx.s, f, side);
    const hex = bestHex(p, ctx.s, scene, entryHexes(p, ctx.s, scene, unit));
    if (hex !== undefined) segmentOf(f).inSitu.push(...enter(p, ctx, scene, [unit], hex));
    else if (mayWaitInBox(p, ctx.s, f, unit)) intoBox(ctx, [unit], 'barbarossa:8.1b');
  }
};

/** 8.1e-8.1h */
export const placing = (p: Printed, side: Who): OpenChoice<Own> => ({
  kind: 'open',
  verb: 'place',
  rule: 'barbarossa:8.1h',
  sets: ['units'],
  idle: (s, f) =>
    anyArrival(p, s, f, side) ? undefined : refusal('PLACE.NOBODY', 'barbarossa:8.1a', { side }),
  subjects: (s) => boxable(p, s, side),
  refuse: (s, f, args) => refusePlace(p, s, f, side, args),
  every: (s, f, only) =>
    legalOf(everyPlacing(p, s, f, side, only), (args) => refusePlace(p, s, f, side, args)),
  reach: (s, f, unit) => placesFor(p, s, f, side, unit).map((place) => ({ place })),
  sample: (s, f, pick) => samplePlace(p, s, f, side, pick),
  take: (ctx, f, args) => {
    const units = args['units'] ?? [];
    const [at = ''] = args['at'] ?? [];
    delete segmentOf(f).warned;
    if (args['how'] !== undefined) placeAll(p, ctx, f, side);
    else if (at === RVGK) intoBox(ctx, units, 'barbarossa:R95');
    else if (at === AIRBORNE) {
      put(ctx.s.own, units, AIRBORNE);
      ctx.emit({ kind: 'paratroops.wait', rule: 'barbarossa:4.17d', data: { unit: PARATROOPS } });
    } else segmentOf(f).inSitu.push(...enter(p, ctx, sceneOf(p, ctx.s, f, side), units, at));
    ctx.goto('settle');
  },
});

/** The rule by which a German unit that has not come is lost. */
const forfeitRule = (p: Printed, unit: string): RuleId => {
  const by = entryLine(p, unit)?.by;
  if (by !== 'hex' && by !== 'area') return 'barbarossa:8.1d';
  return isKind(p, unit, 'kg') ? 'barbarossa:8.2f' : 'barbarossa:8.3b';
};

/** 8.1d, 8.2f, 8.3b, R97: what the German has not entered is lost. */
export const forfeit = (p: Printed, ctx: Ctx<Own>): void => {
  for (const unit of arrivals(p, ctx.s, 'german')) {
    put(ctx.s.own, [unit], OUT);
    ctx.emit({ kind: 'unit.forfeit', rule: forfeitRule(p, unit), data: { unit } });
  }
};

/** 8.1b: what the Soviet has not entered waits in the box; some wait at their own gate (R118, R119). */
export const delay = (p: Printed, ctx: Ctx<Own>, f: Frame): void => {
  const units = arrivals(p, ctx.s, 'soviet').filter((unit) => mayWaitInBox(p, ctx.s, f, unit));
  if (units.length > 0) intoBox(ctx, units, 'barbarossa:8.1b');
};
