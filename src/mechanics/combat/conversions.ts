// Results of a die that become others. One pass over a game's list; where the attacker may choose, it stops and asks.
import type { RuleId } from '../../core/types.ts';

/** `T`: the battle as a game's conversions look at it; `R`: the codes of its results. */
export type Conversion<T, R extends string> = {
  readonly id: string;
  readonly from: R;
  readonly to: R;
  /** The attacker decides; else it happens. */
  readonly isChoice: boolean;
  /** By which rule it applies, if it does. */
  applies(battle: T): RuleId | undefined;
};

export type Turned<R extends string> = {
  readonly id: string;
  readonly from: R;
  readonly to: R;
  readonly rule: RuleId;
};

export type Converted<R extends string> = {
  readonly result: R;
  /** What has been changed on the way, in order. */
  readonly turned: readonly Turned<R>[];
  /** The attacker must say first whether he wants this. */
  readonly asks?: Turned<R>;
};

/** By id of the conversion: whether the attacker wants it. */
export type Wishes = Readonly<Record<string, boolean>>;

/** What a result becomes if the attacker leaves it as it is, and everything he could make of it. */
export type Ends<R extends string> = { readonly result: R; readonly others: readonly R[] };

/** A result after its conversions, in the order of the list, once each, as far as the attacker's wishes are known. */
export const convert = <T, R extends string>(
  list: readonly Conversion<T, R>[],
  battle: T,
  rolled: R,
  wishes: Wishes = {},
): Converted<R> => {
  const turned: Turned<R>[] = [];
  let result = rolled;
  for (const { id, from, to, isChoice, applies } of list) {
    const rule = result === from ? applies(battle) : undefined;
    if (rule === undefined) continue;
    const change = { id, from, to, rule };
    if (isChoice && wishes[id] === undefined) return { result, turned, asks: change };
    if (isChoice && wishes[id] === false) continue;
    turned.push(change);
    result = to;
  }
  return { result, turned };
};

export const endsOf = <T, R extends string>(
  list: readonly Conversion<T, R>[],
  battle: T,
  rolled: R,
): Ends<R> => {
  const first = convert(list, battle, rolled);
  if (first.asks === undefined) return { result: first.result, others: [] };
  const ends = new Set<R>();
  const follow = (wishes: Wishes): R => {
    const { result, asks } = convert(list, battle, rolled, wishes);
    if (asks === undefined) {
      ends.add(result);
      return result;
    }
    follow({ ...wishes, [asks.id]: true });
    return follow({ ...wishes, [asks.id]: false });
  };
  const result = follow({});
  return { result, others: [...ends].filter((end) => end !== result) };
};
