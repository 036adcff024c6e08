// Which attackers may be given up against the factors that the defender lost: sets of units, what they count for, and
// those that go first.
import { refusal } from '../../core/rule-set.ts';
import type { Pick } from '../../core/rule-set.ts';
import type { Params, Refusal, RuleId } from '../../core/types.ts';

/** What the attacker owes, and the values that count for it. */
export type Bill = {
  readonly units: readonly string[];
  readonly need: number;
  /** Units marked to go before the others. */
  readonly isDotted: (unit: string) => boolean;
  /** Never less for a larger set. */
  readonly worth: (set: readonly string[]) => number;
};

/** Of sets in which nobody goes for nothing, what is lost in any case, and those among whom the attacker chooses. */
type Split = { readonly sure: readonly string[]; readonly pool: readonly string[] };

const splitOf = ({ units, need, isDotted, worth }: Bill): Split => {
  if (worth(units) < need) return { sure: units, pool: [] };
  const dotted = units.filter(isDotted);
  if (dotted.length > 0 && worth(dotted) >= need) return { sure: [], pool: dotted };
  return { sure: dotted, pool: units.filter((unit) => !isDotted(unit)) };
};

const without = (set: readonly string[], unit: string): readonly string[] => set.filter((id) => id !== unit);

/** Somebody without whom a set would still be enough, who need not go for his dot. */
const superfluous = (bill: Bill, { sure }: Split, set: readonly string[]): string | undefined =>
  set.find((unit) => !sure.includes(unit) && bill.worth(without(set, unit)) >= bill.need);

/** Whether somebody in a set goes who need not. */
export const isMoreThanOwed = (bill: Bill, set: readonly string[]): boolean =>
  superfluous(bill, splitOf(bill), set) !== undefined;

/** Every set that may be lost and would not do without one of its units; no more than `most` are looked for. */
export const lossSets = (bill: Bill, most = Infinity): readonly (readonly string[])[] => {
  const split = splitOf(bill);
  const { sure, pool } = split;
  const found: (readonly string[])[] = [];
  const grow = (set: readonly string[], next: number): void => {
    if (found.length >= most) return;
    if (bill.worth(set) >= bill.need || pool.length === 0) {
      if (superfluous(bill, split, set) === undefined) found.push(set.toSorted());
      return;
    }
    if (bill.worth([...set, ...pool.slice(next)]) < bill.need) return;
    for (let i = next; i < pool.length; i++) grow([...set, ...pool.slice(i, i + 1)], i + 1);
  };
  grow(sure, 0);
  return found;
};

/** Adds units in an order until the bill is paid, then leaves out whom it does not take. */
const paidInOrder = (bill: Bill, { sure }: Split, order: readonly string[]): readonly string[] => {
  let set = [...sure];
  for (const unit of order) if (bill.worth(set) < bill.need) set.push(unit);
  for (const unit of order.toReversed())
    if (set.includes(unit) && bill.worth(without(set, unit)) >= bill.need) set = [...without(set, unit)];
  return set.toSorted();
};

/** What costs least, as far as a glance can tell: the weakest go first. */
export const cheapLosses = (bill: Bill): readonly string[] => {
  const split = splitOf(bill);
  const order = split.pool.toSorted((a, b) => bill.worth([a]) - bill.worth([b]) || (a < b ? -1 : 1));
  return paidInOrder(bill, split, order);
};

/** More than is owed may be given up: now and then a draw does. */
const MORE = 4;

export const drawLosses = (bill: Bill, pick: Pick): readonly string[] => {
  const split = splitOf(bill);
  const rest = [...split.pool];
  const order: string[] = [];
  while (rest.length > 0) order.push(...rest.splice(pick(rest.length), 1));
  const set = [...paidInOrder(bill, split, order)];
  for (const unit of bill.units) {
    if (set.includes(unit) || pick(MORE) > 0) continue;
    if (faultIn(bill, [...set, unit]) === undefined) set.push(unit);
  }
  return set.toSorted();
};

/** Whether there is but one set that may be lost: everybody. */
export const isAllOrNothing = (bill: Bill): boolean => {
  const [only = [], second] = lossSets(bill, 2);
  return second === undefined && only.length === bill.units.length;
};

/** By what is wrong with a set, the rule against it. */
export type LossRules = {
  /** Somebody who was not in the battle, or twice. */
  readonly stranger: RuleId;
  /** Unmarked units go while marked ones stay. */
  readonly dottedFirst: RuleId;
  /** The same, where one of the marked would be enough. */
  readonly dottedEnough: RuleId;
  readonly tooLittle: RuleId;
};

type Fault = { readonly code: string; rule(rules: LossRules): RuleId; readonly params: Params };

const faultIn = (bill: Bill, set: readonly string[]): Fault | undefined => {
  const { units, need, isDotted, worth } = bill;
  const split = splitOf(bill);
  const stranger = set.find((unit, i) => !units.includes(unit) || set.indexOf(unit) < i);
  if (stranger !== undefined)
    return {
      code: 'LOSE.NOT-IN-BATTLE',
      rule: (rules) => rules.stranger,
      params: { unit: stranger, units: [...units] },
    };
  const dotted = units.filter((unit) => isDotted(unit) && !set.includes(unit));
  if (dotted.length > 0 && set.some((unit) => !isDotted(unit))) {
    const isEnough = worth(units.filter(isDotted)) >= need;
    return {
      code: 'LOSE.DOTTED-FIRST',
      rule: (rules) => (isEnough ? rules.dottedEnough : rules.dottedFirst),
      params: { units: dotted },
    };
  }
  const kept = split.sure.filter((unit) => !set.includes(unit));
  const paid = worth(set);
  if (paid >= need || (worth(units) < need && kept.length === 0)) return undefined;
  return { code: 'LOSE.TOO-LITTLE', rule: (rules) => rules.tooLittle, params: { has: paid, need } };
};

/** Why a set may not be given up. */
export const refuseLosses = (bill: Bill, set: readonly string[], rules: LossRules): Refusal | undefined => {
  const fault = faultIn(bill, set);
  return fault === undefined ? undefined : refusal(fault.code, fault.rule(rules), fault.params);
};
