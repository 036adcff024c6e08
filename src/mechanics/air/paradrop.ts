// Paradrops: an air unit carries ground units from where they began the turn to a hex near friends.
import { procedure, refusal } from '../../core/rule-set.ts';
import type { Ctx, OpenChoice, Procedure, Seen } from '../../core/rule-set.ts';
import { legalOf, ofOne } from '../../core/subsets.ts';
import type { Args, Refusal, RuleId, Side } from '../../core/types.ts';
import { placeOf } from '../places.ts';
import { ableFliers, basesOf, refuseUnit } from './bases.ts';
import { flyingOf } from './law.ts';
import type { AirLaw, Flying } from './law.ts';

export type DropLaw<O extends Flying> = {
  readonly air: AirLaw<O>;
  readonly rules: {
    readonly drop: RuleId;
    readonly carrier: RuleId;
    readonly disrupted: RuleId;
    readonly zone: RuleId;
  };
  /** Units on the map that can be dropped. */
  korps(s: Seen<O>, side: Side): readonly string[];
  isCarrier(unit: string): boolean;
  /** Why they cannot take off from where they are. */
  refuseTakeOff(s: Seen<O>, unit: string): Refusal | undefined;
  /** Hexes that might do. */
  hexes(s: Seen<O>, side: Side): readonly string[];
  refuseLanding(s: Seen<O>, unit: string, hex: string): Refusal | undefined;
  /** Whether a die falls for who lands in a hex. */
  isRisky(s: Seen<O>, unit: string, hex: string): boolean;
  isLost(s: Seen<O>, face: number): boolean;
  land(ctx: Ctx<O>, unit: string, hex: string): void;
  eliminate(ctx: Ctx<O>, units: readonly string[], rule: RuleId): void;
};

/** Whether a unit is to be dropped already. */
const isAboard = <O extends Flying>(s: Seen<O>, unit: string): boolean =>
  flyingOf(s).pulse.missions.some(({ cargo = [] }) => cargo.includes(unit));

const refuseDrop = <O extends Flying>(law: DropLaw<O>, s: Seen<O>, args: Args): Refusal | undefined => {
  const side = s.clock.phasing;
  const [unit = '', more] = args['units'] ?? [];
  const [hex = '', other] = args['path'] ?? [];
  const [carrier = '', second] = args['with'] ?? [];
  if (
    unit === '' ||
    more !== undefined ||
    other !== undefined ||
    second !== undefined ||
    !law.air.sheet.isHex(hex)
  )
    return refusal('DROP.FORM', law.rules.drop, { side });
  if (!law.korps(s, side).includes(unit)) return refusal('DROP.WHO', law.rules.drop, { unit });
  if (isAboard(s, unit)) return refusal('DROP.AGAIN', law.rules.drop, { unit });
  if (carrier === '') return refusal('DROP.NO-CARRIER', law.rules.carrier, { unit });
  const refused = refuseUnit(law.air, s, side, carrier);
  if (refused !== undefined) return refused;
  if (!law.isCarrier(carrier)) return refusal('DROP.CARRIER', law.rules.carrier, { unit: carrier });
  if (basesOf(law.air, s, side).length === 0)
    return refusal('AIR.NO-BASE', law.air.rules.base, { unit: carrier, side, hex });
  return law.refuseTakeOff(s, unit) ?? law.refuseLanding(s, unit, hex);
};

export const dropChoice = <O extends Flying>(law: DropLaw<O>): OpenChoice<O> => {
  const able = (s: Seen<O>): readonly string[] =>
    law
      .korps(s, s.clock.phasing)
      .filter((unit) => law.refuseTakeOff(s, unit) === undefined && !isAboard(s, unit));
  const carriers = (s: Seen<O>): readonly string[] =>
    ableFliers(law.air, s, s.clock.phasing).filter((unit) => law.isCarrier(unit));
  const all = function* (s: Seen<O>, only?: string): Generator<Args | undefined> {
    const orders = function* (): Generator<Args> {
      for (const unit of ofOne(able(s), only))
        for (const hex of law.hexes(s, s.clock.phasing))
          for (const carrier of carriers(s)) yield { units: [unit], path: [hex], with: [carrier] };
    };
    yield* legalOf(orders(), (args) => refuseDrop(law, s, args));
  };
  return {
    kind: 'open',
    verb: 'drop',
    rule: law.rules.drop,
    idle: (s) => {
      for (const args of all(s)) if (args !== undefined) return undefined;
      return refusal('DROP.NOBODY', law.rules.drop, { side: s.clock.phasing });
    },
    subjects: able,
    reach: (s, _, unit) =>
      carriers(s).length === 0 || !able(s).includes(unit)
        ? []
        : law
            .hexes(s, s.clock.phasing)
            .filter((hex) => law.refuseLanding(s, unit, hex) === undefined)
            .map((place) => ({ place })),
    complete: (s, _, args) => {
      const [only, more] = carriers(s);
      return args['with'] === undefined && only !== undefined && more === undefined
        ? { args: { ...args, with: [only] } }
        : { args };
    },
    refuse: (s, _, args) => refuseDrop(law, s, args),
    every: (s, _, only) => all(s, only),
    sample: (s, _, pick) => {
      const open = [...all(s)].filter((args) => args !== undefined);
      return open[pick(Math.max(1, open.length))];
    },
    take: (ctx, _, args) => {
      const [unit = ''] = args['units'] ?? [];
      const [hex = ''] = args['path'] ?? [];
      const [carrier = ''] = args['with'] ?? [];
      const { pulse } = ctx.s.own;
      const from = placeOf(flyingOf(ctx.seen), unit);
      pulse.missions.push({ kind: 'drop', hex, flights: [{ unit: carrier, base: '' }], cargo: [unit] });
      pulse.flown.push(carrier);
      const data = { side: ctx.seen.clock.phasing, unit, from, hex, carrier };
      ctx.emit({ kind: 'air.to-drop', rule: law.rules.drop, data });
    },
  };
};

/** Who comes down, and where. */
export type LandingVars = { unit: string; hex: string };

/** A unit comes down: with a die where the enemy has a hand on the hex. */
export const landing = <O extends Flying>(law: DropLaw<O>): Procedure<O> =>
  procedure<O, LandingVars>({
    look: {
      kind: 'auto',
      run: (ctx, f) => {
        const { unit, hex } = f.vars;
        if (!law.isRisky(ctx.seen, unit, hex)) ctx.goto('land');
      },
    },
    die: {
      kind: 'roll',
      rule: law.rules.zone,
      dice: (s) => [{ purpose: 'drop', by: s.clock.phasing, rule: law.rules.zone, sides: law.air.faces }],
      take: (ctx, f, [face = 1]) => {
        const { unit, hex } = f.vars;
        const lost = law.isLost(ctx.seen, face);
        ctx.emit({
          kind: 'drop.die',
          rule: law.rules.zone,
          data: { unit, hex, die: face, ...(lost && { lost }) },
        });
        if (!lost) return;
        law.eliminate(ctx, [unit], law.rules.zone);
        ctx.done();
      },
    },
    land: {
      kind: 'auto',
      run: (ctx, f) => {
        const { unit, hex } = f.vars;
        law.land(ctx, unit, hex);
        ctx.emit({ kind: 'drop.landed', rule: law.rules.drop, data: { unit, hex } });
        law.air.disrupt(ctx, unit, law.rules.disrupted);
      },
    },
  });
