// German replacements: a factor a turn, of which one can be kept, for panzer divisions and nobody else (REP.9, REP.10, RES.X.8, R93,
// R122).
import { refusal } from '../../../core/rule-set.ts';
import type { Ctx, OpenChoice } from '../../../core/rule-set.ts';
import { atRest } from '../../../core/state-cache.ts';
import type { Args, Refusal } from '../../../core/types.ts';
import { DEAD } from '../../../mechanics/entry/dead-pile.ts';
import { onMap, placeOf, unitsAt } from '../../../mechanics/places.ts';
import { hitsOn } from '../../../mechanics/steps.ts';
import { unitOrder } from '../../../mechanics/entry/unit-orders.ts';
import type { Printed } from '../data/sheet.ts';
import { enterHex } from '../enter.ts';
import type { Own, Seeing } from '../state.ts';
import { refuseArrival } from '../strategic-movement/rail.ts';
import { classOf } from '../unit-data/classes.ts';
import { hexesOfLine } from './arrivals.ts';

const RULE = 'deathstruggle:REP.9';

const isPanzer = (p: Printed, unit: string): boolean => classOf(p, unit).type === 'panzer';

/** As the player turn of the Axis begins; R60: from the first turn. */
export const addFactor = (p: Printed, ctx: Ctx<Own>): void => {
  ctx.s.own.factors =
    Math.min(ctx.seen.own.factors, p.limit('replacement-saved')) + p.limit('replacement-german');
};

type Plan = { readonly unit: string; readonly hex: string | undefined; readonly isWeak: boolean };

const planOf = (args: Args): Plan | undefined => {
  const [unit = '', second] = args['units'] ?? [];
  const [hex, other] = args['at'] ?? [];
  const [how, more] = args['how'] ?? [];
  if (unit === '' || second !== undefined || other !== undefined || more !== undefined) return undefined;
  return how === undefined || how === 'weak' ? { unit, hex, isWeak: how === 'weak' } : undefined;
};

/** R93 */
const costOf = (p: Printed, s: Seeing, { unit, isWeak }: Plan): number => {
  const isHere = p.isHex(placeOf(s.own, unit));
  return p.limit(isHere ? 'panzer-flip' : isWeak ? 'panzer-weak' : 'panzer-full');
};

const refusePlan = (p: Printed, s: Seeing, plan: Plan): Refusal | undefined => {
  const { unit, hex, isWeak } = plan;
  if (!p.isUnit(unit) || p.sideOf(unit) !== 'axis')
    return refusal('REPLACE.NOT-YOURS', RULE, { unit, side: 'axis' });
  if (!isPanzer(p, unit)) return refusal('REPLACE.NONE', 'deathstruggle:REP.10', { unit });
  const place = placeOf(s.own, unit);
  const isHere = p.isHex(place);
  if (isHere && hitsOn(s.own, unit) === 0) return refusal('REPLACE.WHOLE', RULE, { unit });
  if (isHere && (hex !== undefined || isWeak))
    return refusal('REPLACE.WHERE-IT-IS', RULE, { unit, hex: place });
  if (!isHere && place !== DEAD) return refusal('REPLACE.NOT-LOST', RULE, { unit, place });
  const [cost, left] = [costOf(p, s, plan), s.own.factors];
  if (cost > left) return refusal('REPLACE.FACTORS', RULE, { unit, cost, left });
  if (isHere) return undefined;
  if (hex === undefined) {
    const open = [...hexesOfLine(p, s, 'german')].filter((at) => refuseArrival(p, s, unit, at) === undefined);
    return refusal('REPLACE.WHERE', 'deathstruggle:R122', { unit, hexes: open.toSorted() });
  }
  return hexesOfLine(p, s, 'german').has(hex)
    ? refuseArrival(p, s, unit, hex)
    : refusal('ENTER.NOT-THERE', 'deathstruggle:R122', { unit, hex, line: 'german' });
};

const refuse = (p: Printed, s: Seeing, args: Args): Refusal | undefined => {
  const plan = planOf(args);
  return plan === undefined ? refusal('REPLACE.FORM', RULE) : refusePlan(p, s, plan);
};

/** Panzer divisions that are reduced, or lost. */
const wanting = atRest((p: Printed, s: Seeing): readonly string[] => {
  if (s.own.factors === 0) return [];
  const reduced = onMap(p, s, 'axis').filter((unit) => isPanzer(p, unit) && hitsOn(s.own, unit) > 0);
  return [...reduced, ...unitsAt(s.own, DEAD).filter((unit) => isPanzer(p, unit))].filter(
    (unit) => everyOrder(p, s, unit).next().done !== true,
  );
});

function* everyOrder(p: Printed, s: Seeing, unit: string): Generator<Args> {
  if (p.isHex(placeOf(s.own, unit))) {
    yield { units: [unit] };
    return;
  }
  for (const hex of [...hexesOfLine(p, s, 'german')].toSorted())
    for (const more of [{}, { how: ['weak'] }]) {
      const args = { units: [unit], at: [hex], ...more };
      if (refuse(p, s, args) === undefined) yield args;
    }
}

export const replaceChoice = (p: Printed): OpenChoice<Own> => ({
  ...unitOrder<Own>({
    verb: 'replace',
    rule: RULE,
    nobody: refusal('REPLACE.NOBODY', RULE),
    able: (s) => wanting(p, s),
    ways: (s, unit) => everyOrder(p, s, unit),
    refuse: (s, args) => refuse(p, s, args),
    take: (ctx, args) => {
      const plan = planOf(args);
      if (plan === undefined) return;
      const { unit, hex, isWeak } = plan;
      const { own } = ctx.s;
      const cost = costOf(p, ctx.seen, plan);
      const at = hex ?? placeOf(own, unit);
      own.factors -= cost;
      if (isWeak) own.hits[unit] = 1;
      else delete own.hits[unit];
      if (hex !== undefined) {
        enterHex(p, ctx, [unit], hex);
        own.pulse.arrived.push({ unit, line: 'german' });
      }
      const how = { ...(isWeak && { weak: true }), ...(hex === undefined && { here: true }) };
      ctx.emit({ kind: 'panzer.replaced', rule: RULE, data: { unit, hex: at, cost, ...how } });
    },
  }),
  words: { how: ['weak'] },
});
