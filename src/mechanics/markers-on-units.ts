// Markers that a side lays on units of the other for a phase, such as aircraft that slow them: who gets which, one by one,
// and how they come back.
import { refusal } from '../core/rule-set.ts';
import type { Ctx, OpenChoice, Seen } from '../core/rule-set.ts';
import { atRest } from '../core/state-cache.ts';
import type { Args, Refusal, RuleId, Side } from '../core/types.ts';

/** By unit: the marker that lies on it. */
export type Laid = Record<string, string>;

export type MarkerLaw<O> = {
  /** What the order is called. */
  readonly verb: string;
  readonly rules: {
    readonly order: RuleId;
    /** One marker at most lies on a unit. */
    readonly one: RuleId;
    /** Which markers are at hand, if that is not said of the order. */
    readonly atHand?: RuleId;
  };
  by(s: Seen<O>): Side;
  /** Every marker that the side may lay now, those that are laid left out. */
  atHand(s: Seen<O>): readonly string[];
  /** Units on which one could lie, whatever it is. */
  targets(s: Seen<O>): readonly string[];
  /** Why a marker may not lie on a unit, such as for where it stands. */
  refuse(s: Seen<O>, marker: string, unit: string): Refusal | undefined;
  laid(s: Seen<O>): Readonly<Laid>;
  lay(own: O): Laid;
};

/** For the step of a phase that asks until it is ended. */
export const markerChoice = <O>(law: MarkerLaw<O>): OpenChoice<O> => {
  const { rules } = law;
  const free = (s: Seen<O>): readonly string[] => law.targets(s).filter((unit) => !(unit in law.laid(s)));

  /** With how many lie already, as an order for several units may have laid the last of them itself. */
  const nothing = (s: Seen<O>): Refusal => {
    const count = Object.keys(law.laid(s)).length;
    return refusal('MARKER.NOTHING', rules.atHand ?? rules.order, {
      side: law.by(s),
      ...(count > 0 && { count }),
    });
  };

  const refuse = (s: Seen<O>, args: Args): Refusal | undefined => {
    const [marker = '', other] = args['which'] ?? [];
    const [unit = '', more] = args['units'] ?? [];
    const atHand = rules.atHand ?? rules.order;
    if (law.atHand(s).length === 0) return nothing(s);
    if (marker === '' || unit === '' || other !== undefined || more !== undefined)
      return refusal('MARKER.FORM', rules.order, { side: law.by(s) });
    if (!law.atHand(s).includes(marker)) return refusal('MARKER.NOT-AT-HAND', atHand, { marker });
    if (unit in law.laid(s)) return refusal('MARKER.HAS-ONE', rules.one, { unit });
    if (!law.targets(s).includes(unit)) return refusal('MARKER.NO-TARGET', rules.order, { unit, marker });
    return law.refuse(s, marker, unit);
  };

  /** The first marker that may lie on a unit. */
  const markerFor = (s: Seen<O>, unit: string): string | undefined =>
    law.atHand(s).find((marker) => law.refuse(s, marker, unit) === undefined);

  const ableOf = atRest((_: MarkerLaw<O>, s: Seen<O>): readonly string[] =>
    free(s).filter((unit) => markerFor(s, unit) !== undefined),
  );
  const able = (s: Seen<O>): readonly string[] => ableOf(law, s);

  return {
    kind: 'open',
    verb: law.verb,
    rule: rules.order,
    idle: (s) => (able(s).length > 0 ? undefined : nothing(s)),
    subjects: able,
    complete: (s, _, args) => {
      // Where none may lie on it, it is said why the first may not.
      const marker = markerFor(s, args['units']?.[0] ?? '') ?? law.atHand(s)[0];
      return {
        args: args['which'] === undefined && marker !== undefined ? { ...args, which: [marker] } : args,
      };
    },
    refuse: (s, _, args) => refuse(s, args),
    sample: (s, _, pick) => {
      const units = able(s);
      const unit = units[pick(Math.max(1, units.length))];
      const marker = unit === undefined ? undefined : markerFor(s, unit);
      return unit === undefined || marker === undefined ? undefined : { which: [marker], units: [unit] };
    },
    list: (s) =>
      free(s).flatMap((unit) =>
        law
          .atHand(s)
          .filter((marker) => law.refuse(s, marker, unit) === undefined)
          .map((marker) => ({ which: [marker], units: [unit] })),
      ),
    take: (ctx, f, args) => {
      const [marker = ''] = args['which'] ?? [];
      const [unit = ''] = args['units'] ?? [];
      const side = law.by(ctx.seen);
      law.lay(ctx.s.own)[unit] = marker;
      ctx.emit({ kind: 'marker.laid', rule: rules.order, data: { side, marker, unit } });
      ctx.goto(f.step);
    },
  };
};

/** At the end of the phase all come back. */
export const liftMarkers = <O>(law: MarkerLaw<O>, ctx: Ctx<O>, rule: RuleId): void => {
  const laid = law.laid(ctx.seen);
  const markers = Object.values(laid).toSorted();
  if (markers.length === 0) return;
  const kept = law.lay(ctx.s.own);
  for (const unit of Object.keys(kept)) delete kept[unit];
  ctx.emit({ kind: 'markers.back', rule, data: { side: law.by(ctx.seen), markers, count: markers.length } });
};
