// Turns in which no more than some of a side's air units are active: it names them before it does anything else.
import { refusal } from '../../core/rule-set.ts';
import type { ListedChoice, Seen } from '../../core/rule-set.ts';
import type { Refusal, RuleId, Side } from '../../core/types.ts';
import { atHand } from './bases.ts';
import type { AirLaw, Flying } from './law.ts';

export type NamingLaw<O extends Flying> = {
  readonly air: AirLaw<O>;
  readonly side: Side;
  /** How many may be active now, if there is a limit; not how many there are. */
  limit(s: Seen<O>): { readonly rule: RuleId; readonly most: number } | undefined;
  /** Those that have been named, to write to and to read. */
  named(own: O): string[];
  seen(s: Seen<O>): readonly string[];
};

export type Naming<O extends Flying> = {
  readonly choice: ListedChoice<O>;
  /** Somebody is still to be named. */
  due(s: Seen<O>): Refusal | undefined;
  /** Why a unit is not active now. */
  refuse(s: Seen<O>, unit: string): Refusal | undefined;
};

export const naming = <O extends Flying>(law: NamingLaw<O>): Naming<O> => {
  const { air, side, limit, seen } = law;
  const open = (s: Seen<O>): readonly string[] => {
    const all = atHand(air, s, side);
    const most = limit(s)?.most ?? all.length;
    return all.length > most && seen(s).length < most ? all.filter((unit) => !seen(s).includes(unit)) : [];
  };
  const ruleOf = (s: Seen<O>): RuleId => limit(s)?.rule ?? air.rules.mission;
  return {
    due: (s) =>
      open(s).length > 0 ? refusal('AIR.NAME-FIRST', ruleOf(s), { units: [...open(s)] }) : undefined,
    refuse: (s, unit) => {
      const all = atHand(air, s, side);
      const most = limit(s)?.most ?? all.length;
      return all.length <= most || seen(s).includes(unit)
        ? undefined
        : refusal('AIR.NOT-ACTIVE', ruleOf(s), { unit, units: [...seen(s)] });
    },
    choice: {
      kind: 'listed',
      verb: 'choose',
      rule: air.rules.mission,
      idle: (s) => (open(s).length > 0 ? undefined : refusal('AIR.ALL-ACTIVE', ruleOf(s), { side })),
      list: (s) => open(s).map((unit) => ({ what: [unit] })),
      whyNot: (s, _, args) =>
        open(s).length > 0
          ? refusal('AIR.NOT-THIS', ruleOf(s), { what: [...(args['what'] ?? [])], units: [...open(s)] })
          : refusal('AIR.ALL-ACTIVE', ruleOf(s), { side }),
      take: (ctx, _, args) => {
        const [unit = ''] = args['what'] ?? [];
        law.named(ctx.s.own).push(unit);
        ctx.emit({ kind: 'air.active', rule: ruleOf(ctx.seen), data: { unit, side } });
      },
    },
  };
};
