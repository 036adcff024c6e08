// German armies: of two within two hexes of each other one is inactive; the German says which (ARM.2, R42).
import { refusal } from '../../../core/rule-set.ts';
import type { Procedure } from '../../../core/rule-set.ts';
import { distance } from '../../../hex/distance.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { dropFrom } from '../../../mechanics/disruption.ts';
import type { Call } from '../../../mechanics/movement/law.ts';
import { onMap, placeOf } from '../../../mechanics/places.ts';
import { classOf } from '../../../mechanics/unit-classes.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

const armies = (p: Printed, s: Seeing): readonly string[] =>
  onMap(p, s, 'german')
    .filter((unit) => classOf(p, unit).isArmy)
    .toSorted();

const areClose = (p: Printed, s: Seeing, one: string, other: string): boolean =>
  distance(p.grid, p.grid.index(placeOf(s.own, one)), p.grid.index(placeOf(s.own, other))) <=
  lineOf(p.tables.limits, 'army-distance').value;

/** Two active armies that stand too close. */
const closePair = (p: Printed, s: Seeing): readonly [string, string] | undefined => {
  const active = armies(p, s).filter((unit) => !s.own.inactive.includes(unit));
  for (const one of active)
    for (const other of active) if (one < other && areClose(p, s, one, other)) return [one, other];
  return undefined;
};

/** Inactive ones that no active army is near to any more. */
const freed = (p: Printed, s: Seeing): readonly string[] => {
  const active = armies(p, s).filter((unit) => !s.own.inactive.includes(unit));
  return s.own.inactive.filter((unit) => active.every((other) => !areClose(p, s, unit, other)));
};

/** Whether something must be settled. */
export const isUnsettled = (p: Printed, s: Seeing): boolean =>
  freed(p, s).length > 0 || closePair(p, s) !== undefined;

export const INACTIVE = 'inactive';

/** After a step of an army. */
export const inactiveCall = (p: Printed, s: Seeing, units: readonly string[]): Call | undefined =>
  units.some((unit) => classOf(p, unit).isArmy && p.sideOf(unit) === 'german') && isUnsettled(p, s)
    ? { proc: INACTIVE, vars: {} }
    : undefined;

export const inactive = (p: Printed): Procedure<Own> => ({
  next: {
    kind: 'auto',
    run: (ctx) => {
      const free = freed(p, ctx.seen);
      if (free.length > 0) {
        dropFrom(ctx.s.own.inactive, free);
        ctx.emit({ kind: 'army.active', rule: 'typhoon:ARM.2', data: { units: [...free] } });
        return ctx.goto('next');
      }
      if (closePair(p, ctx.seen) === undefined) ctx.done();
    },
  },
  choose: {
    kind: 'ask',
    rule: 'typhoon:ARM.2',
    by: () => 'german',
    question: (s) => ({
      key: 'ask.inactive',
      params: { side: 'german', units: [...(closePair(p, s) ?? [])] },
    }),
    choices: [
      {
        kind: 'listed',
        verb: 'choose',
        rule: 'typhoon:ARM.2',
        subjects: (s) => closePair(p, s) ?? [],
        list: (s) => (closePair(p, s) ?? []).map((unit) => ({ what: [unit] })),
        whyNot: (s, _, args) =>
          refusal('ARMY.NOT-THIS', 'typhoon:ARM.2', {
            what: [...(args['what'] ?? [])],
            units: [...(closePair(p, s) ?? [])],
          }),
        take: (ctx, _, args) => {
          const [unit = ''] = args['what'] ?? [];
          const { own } = ctx.s;
          own.inactive.push(unit);
          // R42: no strong side.
          dropFrom(own.strong, [unit]);
          ctx.emit({ kind: 'army.inactive', rule: 'typhoon:ARM.2', data: { unit } });
          ctx.goto('next');
        },
      },
    ],
  },
});
