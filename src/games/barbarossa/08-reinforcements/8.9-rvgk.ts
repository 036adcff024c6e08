// Chapter 8: the RVGK Phase. Up to five units go into the box of the Supreme Command's reserve or come out of it.
import { segment } from '../../../mechanics/entry/segment.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { placeOf, put, unitsAt } from '../../../mechanics/places.ts';
import type { Ctx, OpenChoice, Procedure, SeenFrame } from '../../../core/rule-set.ts';
import { atRest } from '../../../core/state-cache.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Event, Frame, Refusal } from '../../../core/types.ts';
import { aftermathFirst } from '../04-how-to-win/immediate-effects.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import { enterHex } from '../03-set-up/3.6-hex-control.ts';
import { DEFAULT, placeChoice } from '../../../mechanics/entry/place.ts';
import { limitOf } from '../06-stacking.ts';
import { overlandHexes, supplyStates } from '../07-supply/7.17-supply-state.ts';
import { isCity, isFree } from './8.1-entry-context.ts';
import { bestHex, byStrength, refuseRoom } from './8.1-entry-hexes.ts';
import type { Printed } from '../data/sheet.ts';
import { COASTAL_ARMY } from '../02-counters.ts';
import type { Own, Seeing } from '../state.ts';

const RVGK = 'rvgk';
/** R120: bound to its two ports. */

type Moves = { wentIn: string[]; cameOut: string[] };
const movesOf = (f: SeenFrame): Moves => f.vars as unknown as Moves;

/** 8.9b: the box itself has no limit, only the way in and out (8.9c). */
const left = (p: Printed, s: Seeing): number => limitOf(p, 'rvgk') - s.own.turn.rvgk;

/** 8.10b, 8.10c, 8.10e, R111: supplied cities, and the edge from 1000 to 2600 where no enemy stands. */
const exits = atRest((p: Printed, s: Seeing): readonly string[] => {
  const isSupplied = overlandHexes(p, s, 'soviet');
  const cities = p.objectives.filter(
    (hex) => isCity(p, hex) && isHeldBy(p, s, hex, 'soviet') && isSupplied(hex),
  );
  const edge = p.area('rvgk-entry').filter((hex) => isFree(p, s, hex, 'soviet'));
  return [...new Set([...cities, ...edge])].toSorted();
});

/** 8.1e: what is new, or replaced, comes in the administrative segment or out of the box. */
const refuseStranger = (p: Printed, s: Seeing, unit: string): Refusal => {
  const place = p.isUnit(unit) ? placeOf(s.own, unit) : '';
  const isNew = place === 'dead' || place.startsWith('track-');
  return refusal('RVGK.NOT-IN-BOX', isNew ? 'barbarossa:8.1e' : 'barbarossa:8.8', { unit });
};

const refuseOut = (
  p: Printed,
  s: Seeing,
  f: SeenFrame,
  units: readonly string[],
  hex: string,
): Refusal | undefined => {
  const back = units.find((unit) => movesOf(f).wentIn.includes(unit));
  if (back !== undefined) return refusal('RVGK.BOTH-WAYS', 'barbarossa:8.9d', { unit: back });
  const stranger = units.find((unit) => !unitsAt(s.own, RVGK).includes(unit));
  if (stranger !== undefined) return refuseStranger(p, s, stranger);
  if (!exits(p, s).includes(hex)) {
    const isEdge = p.inArea('soviet-sources', hex) && !p.inArea('rvgk-entry', hex);
    const rule = isEdge ? 'barbarossa:R111' : isCity(p, hex) ? 'barbarossa:8.10b' : 'barbarossa:8.10c';
    return refusal('RVGK.NOT-THERE', rule, { hex });
  }
  return refuseRoom(p, s, 'soviet', units, hex);
};

const refuseIn = (p: Printed, s: Seeing, f: SeenFrame, units: readonly string[]): Refusal | undefined => {
  for (const unit of units) {
    const place = p.isUnit(unit) ? placeOf(s.own, unit) : '';
    if (!p.isHex(place) || p.unit(unit).side !== 'soviet')
      return refusal('RVGK.NOT-ON-MAP', 'barbarossa:8.10a', { unit });
    if (unit === COASTAL_ARMY) return refusal('RVGK.COASTAL-ARMY', 'barbarossa:R120', { unit });
    if (movesOf(f).cameOut.includes(unit)) return refusal('RVGK.BOTH-WAYS', 'barbarossa:8.9d', { unit });
  }
  const isSupplied = overlandHexes(p, s, 'soviet');
  const cut = units.find((unit) => !isSupplied(placeOf(s.own, unit)));
  return cut === undefined
    ? undefined
    : refusal('RVGK.SUPPLY', 'barbarossa:8.10a', { unit: cut, hex: placeOf(s.own, cut) });
};

const covered = (s: Seeing, event: Event, veiled: Event['veiled']): Event => {
  if (s.options['fog'] === 'off') return event;
  return veiled === undefined ? { ...event, to: ['soviet'] } : { ...event, to: ['soviet'], veiled };
};

const moveOut = (p: Printed, ctx: Ctx<Own>, f: Frame, units: readonly string[], hex: string): void => {
  const { s } = ctx;
  const rule = isCity(p, hex) ? 'barbarossa:8.10b' : 'barbarossa:8.10c';
  // 8.10f, 8.10g: no cost, and free to act afterwards.
  enterHex(p, ctx, units, hex);
  s.own.turn.entered[hex] = (s.own.turn.entered[hex] ?? 0) + units.length;
  s.own.turn.rvgk += units.length;
  movesOf(f).cameOut.push(...units);
  const data = { units: [...units], hex, left: left(p, s) };
  const veiled = { kind: 'rvgk.out-veiled', data: { count: units.length, hex } };
  ctx.emit(covered(s, { kind: 'rvgk.out', rule, data }, veiled));
};

const moveIn = (p: Printed, ctx: Ctx<Own>, f: Frame, units: readonly string[]): void => {
  const { s } = ctx;
  put(s.own, units, RVGK);
  s.own.turn.rvgk += units.length;
  movesOf(f).wentIn.push(...units);
  const data = { units: [...units], left: left(p, s) };
  ctx.emit(covered(s, { kind: 'rvgk.in', rule: 'barbarossa:8.10a', data }, undefined));
};

const waiting = (s: Seeing, f: SeenFrame): readonly string[] =>
  unitsAt(s.own, RVGK).filter((unit) => !movesOf(f).wentIn.includes(unit));

const openFor = (p: Printed, s: Seeing, unit: string): readonly string[] =>
  exits(p, s).filter((hex) => refuseRoom(p, s, 'soviet', [unit], hex) === undefined);

/** The strongest of the box, as many as may go, nearest to the front. */
const sendOut = (p: Printed, ctx: Ctx<Own>, f: Frame): void => {
  for (const unit of byStrength(p, waiting(ctx.seen, f))) {
    const hex =
      left(p, ctx.seen) > 0 ? bestHex(p, ctx.seen, 'soviet', openFor(p, ctx.seen, unit)) : undefined;
    if (hex !== undefined) moveOut(p, ctx, f, [unit], hex);
  }
};

/** 8.10a: who could go into the box. */
const enterable = (p: Printed, s: Seeing, f: SeenFrame): readonly string[] =>
  [...supplyStates(p, s, 'soviet')].flatMap(([unit, state]) =>
    state === 'overland' && refuseIn(p, s, f, [unit]) === undefined ? [unit] : [],
  );

const transfer = (p: Printed): OpenChoice<Own> =>
  placeChoice<Own>({
    verb: 'place',
    rule: 'barbarossa:8.9a',
    next: 'settle',
    says: {
      alone: refusal('RVGK.DEFAULT-ALONE', 'barbarossa:8.10d'),
      form: () => refusal('RVGK.WHAT-WHERE', 'barbarossa:8.10d'),
    },
    subjects: (s, f) => [
      ...waiting(s, f).filter((unit) => openFor(p, s, unit).length > 0),
      ...enterable(p, s, f),
    ],
    places: (s, f, unit) => {
      if (waiting(s, f).includes(unit)) return openFor(p, s, unit);
      return enterable(p, s, f).includes(unit) ? [RVGK] : [];
    },
    // 8.9e
    refuseUnits: (s, _, units) =>
      units.length > left(p, s)
        ? refusal('RVGK.FIVE', 'barbarossa:8.9c', { count: units.length, left: left(p, s) })
        : undefined,
    refusePlace: (s, f, units, at) =>
      at === RVGK ? refuseIn(p, s, f, units) : refuseOut(p, s, f, units, at),
    placements: (s, f) => [
      {
        units: waiting(s, f),
        most: Math.min(left(p, s), limitOf(p, 'entry')),
        places: () => exits(p, s),
      },
      { units: enterable(p, s, f), most: left(p, s), places: () => [RVGK] },
    ],
    sample: (s, f, pick) => {
      const units = waiting(s, f);
      if (units.length > 0 && pick(4) === 0) return DEFAULT;
      if (units.length > 0 && pick(4) > 0) {
        const unit = units[pick(units.length)] ?? '';
        const hexes = openFor(p, s, unit);
        const hex = hexes.length === 0 ? undefined : hexes[pick(hexes.length)];
        if (hex !== undefined) return { units: [unit], at: [hex] };
      }
      const supplied = enterable(p, s, f);
      const unit = supplied.length === 0 ? undefined : supplied[pick(supplied.length)];
      return unit === undefined ? undefined : { units: [unit], at: [RVGK] };
    },
    put: (ctx, f, units, at) => (at === RVGK ? moveIn(p, ctx, f, units) : moveOut(p, ctx, f, units, at)),
    putAll: (ctx, f) => sendOut(p, ctx, f),
  });

/** 8.8-8.10 */
export const rvgk = (p: Printed): Procedure<Own> => {
  const { settle, ask } = segment<Own>({
    rule: 'barbarossa:8.9a',
    by: 'soviet',
    step: 'orders',
    interrupt: (ctx) => aftermathFirst(p, ctx, 'settle'),
    isOpen: (s) => left(p, s) > 0,
    question: (s, f) => ({
      key: 'ask.rvgk',
      params: { left: left(p, s), count: waiting(s, f).length, units: [...waiting(s, f)] },
    }),
    choices: [transfer(p)],
    rights: rightsAnyTime(p),
    endRule: 'barbarossa:8.9a',
    over: (ctx) => ctx.done(),
  });
  return {
    open: { kind: 'auto', run: (_, f) => void Object.assign(f.vars, { wentIn: [], cameOut: [] }) },
    settle,
    orders: ask,
  };
};
