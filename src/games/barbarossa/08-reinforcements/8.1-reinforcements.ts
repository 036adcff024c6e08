// Chapter 8: new units of a side are placed, one by one, several at once, or all as the program would; and what is
// forfeited when the segment ends without them.
import { drawPlacing, placeChoice } from '../../../mechanics/entry/place.ts';
import { forgetWarning } from '../../../mechanics/entry/segment.ts';
import { trackTurn } from '../../../mechanics/entry/turn-track.ts';
import { placeOf, put } from '../../../mechanics/places.ts';
import type { Ctx, OpenChoice, SeenFrame } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Frame, Refusal, RuleId } from '../../../core/types.ts';
import { limitOf } from '../06-stacking.ts';
import { comesByConversion } from './8.19-conversions.ts';
import { OUT } from '../../../mechanics/entry/dead-pile.ts';
import { dueElites, intoBox } from './8.1-held-back.ts';
import { bestHex, byStrength, canEnter, enter, entryHexes, refuseEntry } from './8.1-entry-hexes.ts';
import { dueUnits, sceneOf, segmentOf } from './segment-state.ts';
import { accessOf, entryLine } from './8.3-special-entries.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { isKind } from '../02-counters.ts';
import type { Own, Seeing } from '../state.ts';

const RVGK = 'rvgk';
/** 4.17d, R44: where 2 Para waits for its drop; it may be placed like any other in the same segment instead. */
const AIRBORNE = 'airborne';
const PARATROOPS = '2para';

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

const refuseUnits = (
  p: Printed,
  s: Seeing,
  side: Who,
  units: readonly string[],
  at: string,
): Refusal | undefined => {
  const here = at === RVGK ? boxable(p, s, side) : arrivals(p, s, side);
  const stranger = units.find((unit) => !here.includes(unit));
  return stranger === undefined ? undefined : refuseStranger(p, s, side, stranger);
};

const refusePlace = (
  p: Printed,
  s: Seeing,
  f: SeenFrame,
  side: Who,
  units: readonly string[],
  at: string,
): Refusal | undefined => {
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

const placesFor = (p: Printed, s: Seeing, f: SeenFrame, side: Who, unit: string): readonly string[] => {
  if (!boxable(p, s, side).includes(unit)) return [];
  const arrives = arrivals(p, s, side).includes(unit);
  const hexes = arrives ? entryHexes(p, s, sceneOf(p, s, f, side), unit) : [];
  const boxes = [
    ...(refuseBox(p, s, f, [unit]) === undefined ? [RVGK] : []),
    ...(arrives && unit === PARATROOPS ? [AIRBORNE] : []),
  ];
  return [...hexes, ...boxes];
};

/** Everybody who finds a hex, the strongest first; Soviets who find none go to the box. */
const placeAll = (p: Printed, ctx: Ctx<Own>, f: Frame, side: Who): void => {
  for (const unit of byStrength(p, arrivals(p, ctx.seen, side))) {
    const scene = sceneOf(p, ctx.seen, f, side);
    const hex = bestHex(p, ctx.seen, side, entryHexes(p, ctx.seen, scene, unit));
    if (hex !== undefined) segmentOf(f).inSitu.push(...enter(p, ctx, scene, [unit], hex));
    else if (mayWaitInBox(p, ctx.seen, f, unit)) intoBox(ctx, [unit], 'barbarossa:8.1b');
  }
};

/** 8.1e-8.1h */
export const placing = (p: Printed, side: Who): OpenChoice<Own> =>
  placeChoice<Own>({
    verb: 'place',
    rule: 'barbarossa:8.1h',
    next: 'settle',
    says: {
      alone: refusal('PLACE.DEFAULT-ALONE', 'barbarossa:8.1h'),
      form: () => refusal('PLACE.WHAT-WHERE', 'barbarossa:8.1h'),
      where: (s, f, units) => {
        const hexes = entryHexes(p, s, sceneOf(p, s, f, side), units[0] ?? '');
        return refusal('PLACE.WHERE', 'barbarossa:8.1h', { units: [...units], hexes });
      },
    },
    idle: (s, f) =>
      anyArrival(p, s, f, side) ? undefined : refusal('PLACE.NOBODY', 'barbarossa:8.1a', { side }),
    subjects: (s) => boxable(p, s, side),
    places: (s, f, unit) => placesFor(p, s, f, side, unit),
    refuseUnits: (s, _, units, at) => refuseUnits(p, s, side, units, at),
    refusePlace: (s, f, units, at) => refusePlace(p, s, f, side, units, at),
    placements: (s, f) => {
      const scene = sceneOf(p, s, f, side);
      const held = boxable(p, s, side);
      return [
        {
          units: arrivals(p, s, side),
          most: limitOf(p, 'entry'),
          places: (unit) => entryHexes(p, s, scene, unit),
        },
        { units: held, most: held.length, places: () => [RVGK] },
        { units: [PARATROOPS], most: 1, places: () => [AIRBORNE] },
      ];
    },
    sample: (s, f, pick) => {
      const units = arrivals(p, s, side);
      const scene = sceneOf(p, s, f, side);
      return drawPlacing(pick, {
        units,
        default: 4,
        tries: units.length,
        places: (unit) => entryHexes(p, s, scene, unit),
        otherwise: (unit) => (mayWaitInBox(p, s, f, unit) ? { units: [unit], at: [RVGK] } : undefined),
      });
    },
    put: (ctx, f, units, at) => {
      forgetWarning(f);
      if (at === RVGK) intoBox(ctx, units, 'barbarossa:R95');
      else if (at === AIRBORNE) {
        put(ctx.s.own, units, AIRBORNE);
        ctx.emit({ kind: 'paratroops.wait', rule: 'barbarossa:4.17d', data: { unit: PARATROOPS } });
      } else segmentOf(f).inSitu.push(...enter(p, ctx, sceneOf(p, ctx.seen, f, side), units, at));
    },
    putAll: (ctx, f) => {
      forgetWarning(f);
      placeAll(p, ctx, f, side);
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
  for (const unit of arrivals(p, ctx.seen, 'german')) {
    put(ctx.s.own, [unit], OUT);
    ctx.emit({ kind: 'unit.forfeit', rule: forfeitRule(p, unit), data: { unit } });
  }
};

/** 8.1b: what the Soviet has not entered waits in the box; some wait at their own gate (R118, R119). */
export const delay = (p: Printed, ctx: Ctx<Own>, f: Frame): void => {
  const units = arrivals(p, ctx.seen, 'soviet').filter((unit) => mayWaitInBox(p, ctx.seen, f, unit));
  if (units.length > 0) intoBox(ctx, units, 'barbarossa:8.1b');
};
