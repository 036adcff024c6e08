// Chapter 8: the Red Army is reorganised at the end of turn 3, and what was cut off then follows when it can.
import { placeOf, put, stacks } from '../../../mechanics/places.ts';
import type { Ctx, Procedure } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { supplyOf, supplyStates } from '../07-supply/7.17-supply-state.ts';
import type { SupplyState } from '../07-supply/7.17-supply-state.ts';
import { supplyMap } from '../07-supply/7.20-tracing.ts';
import { takePlaceOf } from './8.19-conversions.ts';
import { OUT } from '../../../mechanics/entry/dead-pile.ts';
import { firstTurnOf } from './8.15-dead-pile.ts';
import { isWithdrawalDue, withdrawLate } from './8.17-withdrawals.ts';
import type { Printed } from '../data/sheet.ts';
import { isKind } from '../02-counters.ts';
import type { Own, Seeing } from '../state.ts';

const TURN_EVENT = 'reorganization';

const OLD_KINDS = ['corps-of-1941', 'oversized'] as const;

const isOld = (p: Printed, unit: string): boolean => OLD_KINDS.some((kind) => isKind(p, unit, kind));

/** 8.23a, 8.23b, R135: who is to go or to change, wherever it is. */
const affected = (p: Printed, own: Own): readonly string[] =>
  p.unitIds.filter((unit) => isOld(p, unit) && ![OUT, 'aside'].includes(placeOf(own, unit)));

/** A corps goes for good; an oversized army leaves its counterpart where it was. */
const change = (p: Printed, ctx: Ctx<Own>, unit: string, rule: RuleId): void => {
  const { own } = ctx.s;
  const seenBy = ctx.s.options['fog'] === 'off' ? {} : { to: ['soviet'] };
  const { counterpart } = p.unit(unit);
  const place = placeOf(own, unit);
  if (!isKind(p, unit, 'oversized') || counterpart === undefined) {
    put(own, [unit], OUT);
    ctx.emit({ kind: 'corps.disbanded', rule, data: { unit, place }, ...seenBy });
    return;
  }
  if (placeOf(own, counterpart) === 'aside') takePlaceOf(own, counterpart, unit, OUT);
  else put(own, [unit], OUT);
  ctx.emit({ kind: 'army.reduced', rule, data: { unit, to: counterpart, place }, ...seenBy });
};

/** 8.23c, R136: neither overland nor garrison supply. */
const isCutOff = (p: Printed, own: Own, states: ReadonlyMap<string, SupplyState>, unit: string): boolean =>
  p.isHex(placeOf(own, unit)) && states.get(unit) === 'none';

/** R135: the last act of the Soviet in turn 3. */
export const reorganisation = (p: Printed): Procedure<Own> => ({
  change: {
    kind: 'auto',
    run: (ctx) => {
      const { own } = ctx.s;
      const states = supplyStates(p, ctx.seen, 'soviet');
      const units = affected(p, own);
      const late = units.filter((unit) => isCutOff(p, own, states, unit));
      const now = units.filter((unit) => !late.includes(unit));
      for (const unit of now)
        change(p, ctx, unit, isKind(p, unit, 'oversized') ? 'barbarossa:8.23b' : 'barbarossa:8.23a');
      ctx.emit({ kind: 'army.reorganised', rule: 'barbarossa:8.23a', data: { count: now.length } });
      if (late.length > 0)
        ctx.emit({ kind: 'army.cut-off', rule: 'barbarossa:8.23c', data: { count: late.length } });
    },
  },
});

/** Who should have gone or changed on turn 3 and stands on the map still. */
const waiting = (p: Printed, s: Seeing): readonly string[] => {
  if (s.clock.turn <= firstTurnOf(p, TURN_EVENT)) return [];
  const isThere = (unit: string): boolean => p.isHex(placeOf(s.own, unit));
  return OLD_KINDS.some((kind) => p.ofKind(kind).some(isThere))
    ? stacks(p, s).flatMap(({ units }) => units.filter((unit) => isOld(p, unit)))
    : [];
};

/** 8.23c: those of them that are back in overland supply. What dies before then never comes here. */
const relieved = (p: Printed, s: Seeing): readonly string[] => {
  const units = waiting(p, s);
  if (units.length === 0) return units;
  const map = supplyMap(p, s, 'soviet');
  return units.filter((unit) => supplyOf(p, s, unit, undefined, { map }) === 'overland');
};

/** 8.23c, 8.17c: whether supply has come back to somebody, by whatever has happened on the map. */
export const areLateChangesDue = (p: Printed, s: Seeing): boolean =>
  isWithdrawalDue(p, s) || relieved(p, s).length > 0;

/** Everything put off until supply comes back; asked whenever something has happened on the map. */
export const lateChanges = (p: Printed, ctx: Ctx<Own>): void => {
  for (const unit of relieved(p, ctx.seen)) change(p, ctx, unit, 'barbarossa:8.23c');
  withdrawLate(p, ctx);
};
