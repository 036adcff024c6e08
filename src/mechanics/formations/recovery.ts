// Recovery from Disruption in classes: those who recover as their own turn ends, and those of the other side who do in the
// middle of the enemy's first pulse, before its combat if nobody attacks them, and after it if they were not Disrupted again.
import type { Ctx, Seen } from '../../core/rule-set.ts';
import { resting } from '../../core/state-cache.ts';
import type { Frozen, RuleId, Side } from '../../core/types.ts';
import { recover } from './disruption.ts';
import type { Shaken } from './disruption.ts';
import { placeOf } from '../places.ts';
import type { Sheet } from '../sheet.ts';

/** What the ledger of such a game holds: who is to recover in this pulse, and what is to be attacked in it. */
export type Healing = Shaken & {
  pulse: { healing: string[]; attacks: { hex: string; units: string[] }[] };
};

export type RecoveryLaw = {
  readonly rules: Readonly<Record<'unattacked' | 'attacked', RuleId | ((side: Side) => RuleId)>>;
  /** Who recovers in a pulse of the enemy. */
  isLate(unit: string): boolean;
  /** Nobody recovers out of supply. */
  isSupplied(s: Seen<Shaken>, unit: string): boolean;
};

export type Recovery<O extends Healing> = {
  /** Who may recover in the pulse that begins. */
  healers(s: Seen<O>): readonly string[];
  healUnattacked(ctx: Ctx<O>): void;
  healAttacked(ctx: Ctx<O>): void;
  /** Those of one battle. */
  healDefenders(ctx: Ctx<O>, defenders: readonly string[]): void;
  /** The others of a side, as a turn ends. */
  recoverAll(ctx: Ctx<O>, side: Side, rule: RuleId): void;
};

type Sees = { readonly own: Frozen<Healing> };

export const recovery = <O extends Healing>(p: Sheet, law: RecoveryLaw): Recovery<O> => {
  const able = (s: Seen<O>, units: readonly string[]): readonly string[] =>
    resting(s, () =>
      units.filter(
        (unit) =>
          (s as unknown as Sees).own.disrupted.includes(unit) &&
          law.isSupplied(s as unknown as Seen<Shaken>, unit),
      ),
    );
  const ownOf = (s: Seen<O>): Frozen<Healing> => (s as unknown as Sees).own;
  const heal = (ctx: Ctx<O>, units: readonly string[], by: 'unattacked' | 'attacked'): void => {
    const found = able(ctx.seen, units);
    const [first] = found;
    if (first === undefined) return;
    const { pulse } = ctx.s.own;
    pulse.healing = pulse.healing.filter((unit) => !found.includes(unit));
    const side = p.sideOf(first);
    const rule = law.rules[by];
    recover(ctx, found, typeof rule === 'string' ? rule : rule(side), side);
  };
  return {
    healers: (s) => {
      const own = ownOf(s);
      return own.disrupted.filter((unit) => law.isLate(unit) && p.isHex(placeOf(own, unit)));
    },
    healUnattacked: (ctx) => {
      const own = ownOf(ctx.seen);
      const isAttacked = (unit: string): boolean =>
        own.pulse.attacks.some(({ hex }) => hex === placeOf(own, unit));
      heal(
        ctx,
        own.pulse.healing.filter((unit) => !isAttacked(unit)),
        'unattacked',
      );
    },
    healAttacked: (ctx) => heal(ctx, [...ownOf(ctx.seen).pulse.healing], 'attacked'),
    healDefenders: (ctx, defenders) =>
      heal(
        ctx,
        ownOf(ctx.seen).pulse.healing.filter((unit) => defenders.includes(unit)),
        'attacked',
      ),
    recoverAll: (ctx, side, rule) => {
      const own = ownOf(ctx.seen);
      const found = able(
        ctx.seen,
        own.disrupted.filter((unit) => p.sideOf(unit) === side && !law.isLate(unit)),
      );
      recover(ctx, found, rule, side);
    },
  };
};
