// Rockets: a unit fires at the next hex, and a die falls for every enemy there.
import type { Ctx, ListedChoice, Procedure, Seen, SeenFrame } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Args, Json, Refusal, RuleId, Side } from '../../../core/types.ts';

export type VolleyLaw<O> = {
  readonly rules: { readonly fire: RuleId; readonly die: RuleId; readonly target: RuleId };
  /** Units that fire, wherever they are. */
  rockets(s: Seen<O>, side: Side): readonly string[];
  /** Hexes next to one of them. */
  around(s: Seen<O>, unit: string): readonly string[];
  /** Why it may not fire now. */
  refuse(s: Seen<O>, unit: string): Refusal | undefined;
  /** Why it cannot fire at a hex; somebody must be there. */
  refuseHex(s: Seen<O>, unit: string, hex: string): Refusal | undefined;
  targets(s: Seen<O>, side: Side, hex: string): readonly string[];
  isHit(s: Seen<O>, face: number): boolean;
  /** Written down as having fired. */
  fired(ctx: Ctx<O>, unit: string): void;
  hit(ctx: Ctx<O>, units: readonly string[]): void;
};

const refuse = <O>(law: VolleyLaw<O>, s: Seen<O>, args: Args): Refusal | undefined => {
  const [unit = '', more] = args['units'] ?? [];
  const [hex = ''] = args['target'] ?? [];
  if (more !== undefined || !law.rockets(s, s.clock.phasing).includes(unit))
    return refusal('FIRE.NO-ROCKETS', law.rules.fire, { unit });
  return (
    law.refuse(s, unit) ??
    (law.around(s, unit).includes(hex)
      ? law.refuseHex(s, unit, hex)
      : refusal('FIRE.NOT-NEXT', law.rules.target, { unit, hex }))
  );
};

const open = <O>(law: VolleyLaw<O>, s: Seen<O>): readonly Args[] =>
  law
    .rockets(s, s.clock.phasing)
    .filter((unit) => law.refuse(s, unit) === undefined)
    .flatMap((unit) => law.around(s, unit).map((hex) => ({ units: [unit], target: [hex] })))
    .filter((args) => refuse(law, s, args) === undefined);

export const fireChoice = <O>(law: VolleyLaw<O>): ListedChoice<O> => ({
  kind: 'listed',
  verb: 'fire',
  rule: law.rules.fire,
  idle: (s) =>
    open(law, s).length > 0 ? undefined : refusal('FIRE.NOTHING', law.rules.fire, { side: s.clock.phasing }),
  subjects: (s) => [...new Set(open(law, s).flatMap(({ units = [] }) => units))],
  list: (s) => open(law, s),
  whyNot: (s, _, args) => refuse(law, s, args),
  take: (ctx, _, args) => {
    const [unit = ''] = args['units'] ?? [];
    const [hex = ''] = args['target'] ?? [];
    const side = ctx.seen.clock.phasing;
    const units = [...law.targets(ctx.seen, side, hex)];
    law.fired(ctx, unit);
    ctx.emit({ kind: 'rockets.fired', rule: law.rules.fire, data: { side, unit, hex, units } });
    ctx.call('volley', { unit, hex, units, side }, 'next');
  },
});

/** Dice as they are told, in the order in which they fell. */
export const rolledTold = (faces: readonly number[]): Json =>
  faces.map((die) => ({ key: 'word.die', params: { die } }));

const aimed = (f: SeenFrame): readonly string[] => (f.vars['units'] ?? []) as readonly string[];

export const volley = <O>(law: VolleyLaw<O>): Procedure<O> => ({
  dice: {
    kind: 'roll',
    rule: law.rules.die,
    dice: (s, f) =>
      aimed(f).map(() => ({ purpose: 'rockets', by: s.clock.phasing, rule: law.rules.die, sides: 6 })),
    take: (ctx, f, faces) => {
      const hits = aimed(f).filter((_, i) => law.isHit(ctx.seen, faces[i] ?? 0));
      const data = {
        hex: f.vars['hex'] ?? '',
        units: [...hits],
        dice: [...faces],
        rolled: rolledTold(faces),
        all: [...aimed(f)],
      };
      ctx.emit({ kind: hits.length > 0 ? 'rockets.hit' : 'rockets.missed', rule: law.rules.die, data });
      if (hits.length > 0) law.hit(ctx, hits);
      ctx.done();
    },
  },
});
