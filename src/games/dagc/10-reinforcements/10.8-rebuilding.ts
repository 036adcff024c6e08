// Chapter 10: a replacement step reclaims a unit from the dead pile, or restores a reduced one where it stands (10.6a).
import { DEAD, OUT } from '../../../mechanics/entry/dead-pile.ts';
import { rebuildChoice } from '../../../mechanics/entry/replacement.ts';
import { trackBox, trackTurn } from '../../../mechanics/entry/turn-track.ts';
import { onMap, placeOf, put, unitsAt } from '../../../mechanics/places.ts';
import { fullSteps, hitsOn, isReduced, setHits, stepsOf } from '../../../mechanics/steps.ts';
import type { Ctx, ListedChoice } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Event, Refusal } from '../../../core/types.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { drawsOnKoenigsberg, isAutomatic, isOverland, supplyOf } from '../07-supply/7.1-supply.ts';
import { isKnown } from '../06-stacking/6.8-fog-of-war.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';
import { mayReplace } from './10.7-dead-pile.ts';
import { stepsLeft } from './10.6-replacement-steps.ts';

export const replaceVerb: VerbSpec = {
  name: 'replace',
  aliases: [],
  group: 'act',
  kind: 'order',
  slots: [{ name: 'units', kind: 'unit', says: 'a unit that has lost steps' }],
  help: 'spends a replacement step: a lost unit comes back, a reduced one is made whole.',
  examples: ['replace {unit}'],
  seeAlso: ['place', 'losses'],
};

/**
 * 10.8h, 10.8i, R79: in supply over land, with no regard to the automatic OOS but without the marsh. 10.8j, 10.8k: a port
 * is no such supply, but for Koenigsberg (R80, R130).
 */
const mayReplenish = (p: Printed, s: Seeing, unit: string): boolean => {
  const side = p.sideOf(unit);
  return isOverland(p, s, unit, side) || (side === 'german' && drawsOnKoenigsberg(p, s, unit));
};

const candidates = (p: Printed, s: Seeing, side: Who): readonly string[] => {
  const lost = unitsAt(s.own, DEAD).filter((unit) => p.sideOf(unit) === side && mayReplace(p, unit));
  const reduced = onMap(p, s, side).filter((unit) => isReduced(s.own, unit) && mayReplenish(p, s, unit));
  // 10.8c
  return [...lost, ...reduced].filter((unit) => !s.own.turn.replaced.includes(unit)).toSorted();
};

const refuseReduced = (p: Printed, s: Seeing, unit: string): Refusal => {
  const hex = placeOf(s.own, unit);
  if (!isReduced(s.own, unit)) return refusal('REPLACE.WHOLE', 'dagc:10.6a', { unit });
  if (isAutomatic(p, s, p.sideOf(unit))) return refusal('REPLACE.NO-LINE', 'dagc:10.8i', { unit, hex });
  return supplyOf(p, s, unit).state === 'port'
    ? refusal('REPLACE.PORT', 'dagc:10.8j', { unit, hex })
    : refusal('REPLACE.NO-LINE', 'dagc:10.8h', { unit, hex });
};

const refuseStranger = (p: Printed, s: Seeing, side: Who, unit: string): Refusal => {
  if (!p.isUnit(unit) || p.sideOf(unit) !== side)
    return refusal('REPLACE.NOT-YOURS', 'dagc:10.6a', { unit, side });
  if (s.own.turn.replaced.includes(unit)) return refusal('REPLACE.ONCE', 'dagc:10.8c', { unit });
  const place = placeOf(s.own, unit);
  if (p.isHex(place)) return refuseReduced(p, s, unit);
  if ((place === OUT || place === DEAD) && !mayReplace(p, unit))
    return refusal('REPLACE.NEVER', 'dagc:10.7a', { unit });
  return trackTurn(place) === undefined
    ? refusal('REPLACE.NOT-LOST', 'dagc:10.6a', { unit, place })
    : refusal('REPLACE.WAITS', 'dagc:10.6a', { unit, place });
};

/** 10.8a, 10.8b, 10.8e, R78: with one step, whatever it had; it waits as a reinforcement does until it enters (R133). */
const reclaim = (p: Printed, ctx: Ctx<Own>, unit: string): void => {
  const { own, clock } = ctx.s;
  setHits(own, unit, fullSteps(p, unit) - 1);
  put(own, [unit], trackBox(clock.turn));
  const data = { unit, steps: stepsOf(p, own, unit) };
  ctx.emit({ kind: 'unit.reclaimed', rule: 'dagc:10.8a', data });
};

/** 10.8g: nothing else changes for it. 6.8b: who lies under another is not told. */
const replenish = (p: Printed, ctx: Ctx<Own>, unit: string): void => {
  const { own } = ctx.s;
  setHits(own, unit, hitsOn(own, unit) - 1);
  const side = p.sideOf(unit);
  const data = { unit, steps: stepsOf(p, own, unit) };
  const event: Event = { kind: 'unit.replenished', rule: 'dagc:10.8d', data };
  const veiled = { kind: 'unit.replenished-covered', data: { side } };
  ctx.emit(isKnown(p, ctx.seen, unit, p.other(side)) ? event : { ...event, to: [side], veiled });
};

export const replacing = (p: Printed): ListedChoice<Own> =>
  rebuildChoice<Own>({
    rule: 'dagc:10.6a',
    one: refusal('REPLACE.ONE', 'dagc:10.8c'),
    nobody: (s) =>
      stepsLeft(p, s, phasing(s)) > 0
        ? refusal('REPLACE.NOBODY', 'dagc:10.6a', { side: phasing(s) })
        : refusal('REPLACE.NO-STEPS', 'dagc:10.6c', { side: phasing(s) }),
    pools: (s) => ({ steps: stepsLeft(p, s, phasing(s)) }),
    price: () => [{ pool: 'steps', amount: 1 }],
    candidates: (s) => candidates(p, s, phasing(s)),
    refuseStranger: (s, _, unit) => refuseStranger(p, s, phasing(s), unit),
    short: (_, units) => refusal('REPLACE.NO-STEPS', 'dagc:10.6c', { side: p.sideOf(units[0] ?? '') }),
    rebuild: (ctx, unit) => {
      ctx.s.own.turn.replaced.push(unit);
      if (placeOf(ctx.seen.own, unit) === DEAD) reclaim(p, ctx, unit);
      else replenish(p, ctx, unit);
    },
  });

/** Who could take a step now. */
export const canTakeStep = (p: Printed, s: Seeing): readonly string[] =>
  stepsLeft(p, s, phasing(s)) > 0 ? candidates(p, s, phasing(s)) : [];

/** 10.6b: nothing is kept for later. */
export const loseSteps = (p: Printed, ctx: Ctx<Own>): void => {
  const side = phasing(ctx.seen);
  const steps = stepsLeft(p, ctx.seen, side);
  if (steps > 0) ctx.emit({ kind: 'steps.lost', rule: 'dagc:10.6b', data: { side, steps } });
};
