// Chapter 6: the Soviet lays his stacks as he likes in his own player turn, and the German sees what is on top (R29).
import type { OpenChoice, Seen } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import { atRest } from '../../../core/state-cache.ts';
import type { Refusal } from '../../../core/types.ts';
import { orderVerb } from '../../../api/verb-spec.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { placeOf, put, stacks, unitsAt } from '../../../mechanics/places.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

export const topVerb: VerbSpec = orderVerb({
  name: 'top',
  group: 'units',
  slots: [{ name: 'units', kind: 'unit', says: 'a unit' }],
  help: 'lays a unit on top of its stack, where the other side sees it.',
  examples: ['top {unit}'],
  seeAlso: ['look', 'units'],
});

/** Who lies under another. */
const under = atRest((p: Printed, s: Seen<Own>): readonly string[] =>
  stacks(p, s)
    .filter(({ top, units }) => top === 'soviet' && units.length > 1)
    .flatMap(({ units }) => units.slice(1))
    .toSorted(),
);

const refuse = (p: Printed, s: Seen<Own>, units: readonly string[]): Refusal | undefined => {
  const [unit, second] = units;
  if (unit === undefined || second !== undefined) return refusal('TOP.ONE', 'dagc:R29');
  if (!p.isUnit(unit) || p.sideOf(unit) !== 'soviet') return refusal('TOP.NOT-YOURS', 'dagc:R29', { unit });
  const place = placeOf(s.own, unit);
  if (!p.isHex(place)) return refusal('TOP.OFF-MAP', 'dagc:R29', { unit });
  return unitsAt(s.own, place)[0] === unit
    ? refusal('TOP.ALREADY', 'dagc:R29', { unit, hex: place })
    : undefined;
};

/** R29; a random player seldom does it, for it can be done for ever. */
export const topChoice = (p: Printed): OpenChoice<Own> => ({
  kind: 'open',
  verb: 'top',
  rule: 'dagc:R29',
  idle: (s) => (under(p, s).length > 0 ? undefined : refusal('TOP.NOBODY', 'dagc:R29')),
  subjects: (s) => under(p, s),
  refuse: (s, _, args) => refuse(p, s, args['units'] ?? []),
  every: (s) => under(p, s).map((unit) => ({ units: [unit] })),
  sample: (s, _, pick) => {
    const units = under(p, s);
    return units.length === 0 || pick(16) > 0 ? undefined : { units: [units[pick(units.length)] ?? ''] };
  },
  take: (ctx, _, args) => {
    const [unit = ''] = args['units'] ?? [];
    const hex = placeOf(ctx.seen.own, unit);
    put(ctx.s.own, [unit], hex);
    const data = { unit, hex };
    // The German sees who is there now.
    ctx.emit({ kind: 'stack.top', rule: 'dagc:R29', data });
  },
});
