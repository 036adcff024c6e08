// Chapter 8: the Red Army is reorganised at the end of turn 3, and what was cut off then follows when it can.
import type { Ctx, Procedure } from '../../core/rules.ts';
import type { RuleId } from '../../core/types.ts';
import { put } from './03-control.ts';
import { supplyStates } from './07-supply.ts';
import type { SupplyState } from './07-supply.ts';
import { takePlaceOf } from './08-conversions.ts';
import { DEAD, firstTurnOf, OUT } from './08-dead-pile.ts';
import { isLateLeaving, withdrawLate } from './08-withdrawals.ts';
import type { Printed } from './printed.ts';
import { isKind, placeOf, unitsAt } from './state.ts';
import type { Ledgered, Own, Seeing } from './state.ts';

const TURN_EVENT = 'reorganization';

const isOld = (p: Printed, unit: string): boolean =>
  isKind(p, unit, 'corps-of-1941') || isKind(p, unit, 'oversized');

const GONE: readonly string[] = [OUT, 'aside'];

/** 8.23a, 8.23b, R135: who is to go or to change, wherever it is. */
const affected = (p: Printed, own: Ledgered): readonly string[] =>
  p.unitIds.filter((unit) => isOld(p, unit) && !GONE.includes(placeOf(own, unit)));

/** The same in short: this is asked after every step of a move. */
const isAnyLeft = (p: Printed, own: Ledgered): boolean => {
  for (const place in own.places)
    if (!GONE.includes(place) && unitsAt(own, place).some((unit) => isOld(p, unit))) return true;
  return false;
};

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
      const states = supplyStates(p, ctx.s, 'soviet');
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

/** 8.23c: who was put off and is back in overland supply. What dies before then never comes here. */
const backInSupply = (p: Printed, s: Seeing): readonly string[] => {
  if (s.clock.turn <= firstTurnOf(p, TURN_EVENT) || !isAnyLeft(p, s.own)) return [];
  const states = supplyStates(p, s, 'soviet');
  return affected(p, s.own).filter((unit) => {
    const place = placeOf(s.own, unit);
    return p.isHex(place) ? states.get(unit) === 'overland' : place !== DEAD;
  });
};

/** Whether there is something for `lateChanges` to do: both happen the instant supply is back (8.17c, 8.23c). */
export const areChangesDue = (p: Printed, s: Seeing): boolean =>
  isLateLeaving(p, s) || backInSupply(p, s).length > 0;

/** Everything put off until supply comes back; asked whenever something has happened on the map. */
export const lateChanges = (p: Printed, ctx: Ctx<Own>): void => {
  for (const unit of backInSupply(p, ctx.s)) change(p, ctx, unit, 'barbarossa:8.23c');
  withdrawLate(p, ctx);
};
