// The sums of an exchange: which defenders are removed, what they cost, and how attackers may pay for them.

/** What a defender costs by itself; it may be removed only with `with`, such as a garrison with everybody else. */
export type Owed = { readonly id: string; readonly factor: number; readonly with?: readonly string[] };

/** Factors of the hex that fall due with the last of some defenders. */
export type Due = { readonly factor: number; readonly of: readonly string[] };

export type Bill = {
  readonly owed: readonly Owed[];
  readonly dues: readonly Due[];
  /** What the attacker pays for a hundred factors. */
  readonly percent: number;
  /** A price of less than so many factors is none. */
  readonly least?: number;
};

/** What a set of defenders is worth. */
export const worthOf = ({ owed, dues }: Pick<Bill, 'owed' | 'dues'>, set: readonly string[]): number => {
  const own = owed.reduce((sum, { id, factor }) => (set.includes(id) ? sum + factor : sum), 0);
  const bonus = dues.reduce(
    (sum, { factor, of }) => (of.length > 0 && of.every((id) => set.includes(id)) ? sum + factor : sum),
    0,
  );
  return own + bonus;
};

/** What so many factors cost: parts of a factor count as a whole one, or for nothing where the whole price is too small. */
export const priceOf = (factors: number, percent: number, least = 0): number =>
  factors * percent < least * 100 ? 0 : Math.ceil((factors * percent) / 100);

const setsOf = (owed: readonly Owed[]): readonly (readonly string[])[] =>
  owed
    .reduce<readonly (readonly string[])[]>(
      (sets, { id }) => [...sets, ...sets.map((set) => [...set, id])],
      [[]],
    )
    .filter((set) =>
      owed.every((one) => !set.includes(one.id) || (one.with ?? []).every((id) => set.includes(id))),
    );

/**
 * The sets of defenders that can be removed with so many factors: as many factors as can be covered, however they are made
 * up. One of nobody where nothing can be covered; one that is part of another is left out.
 */
export const coverable = (bill: Bill, means: number): readonly (readonly string[])[] => {
  const open = setsOf(bill.owed)
    .map((set) => ({ set, worth: worthOf(bill, set) }))
    .filter(({ worth }) => priceOf(worth, bill.percent, bill.least) <= means);
  const most = Math.max(...open.map(({ worth }) => worth));
  const best = open.filter(({ worth }) => worth === most).map(({ set }) => set);
  return best.filter(
    (set) => !best.some((other) => other.length > set.length && set.every((id) => other.includes(id))),
  );
};

/** What a unit gives up next: it absorbs, is turned over, breaks up, loses a part, dies. */
export type Pay = {
  readonly kind: 'absorb' | 'flip' | 'break' | 'part' | 'die';
  readonly worth: number;
};

/** What a unit can still pay, one thing after the other. */
export type Purse = {
  readonly unit: string;
  /** The counters by which the next of it is named: the unit, or the parts it has broken into. */
  readonly names: readonly string[];
  readonly pays: readonly Pay[];
  /** What its parts are worth, each of which it can give by itself once it has paid all else. */
  readonly then?: readonly number[];
  /** It pays before others, as far as that is asked for. */
  readonly isFirst: boolean;
};

export type Debt = {
  readonly owed: number;
  /** Of that, what those who pay first must pay, as far as they can. */
  readonly first: number;
};

const total = ({ pays, then = [] }: Purse): number =>
  [...pays.map(({ worth }) => worth), ...then].reduce((sum, worth) => sum + worth, 0);

/** All that some can pay. */
export const meansOf = (purses: readonly Purse[]): number =>
  purses.reduce((sum, purse) => sum + total(purse), 0);

/** Every sum that some can pay, each by the beginnings of what its purses hold. */
const sumsOf = (purses: readonly Purse[]): readonly number[] => {
  const sums = purses.reduce<ReadonlySet<number>>(
    (found, { pays, then = [] }) => {
      const own = pays.reduce<readonly number[]>(
        (list, { worth }) => [...list, (list.at(-1) ?? 0) + worth],
        [0],
      );
      const all = own.at(-1) ?? 0;
      const parts = then.reduce<readonly number[]>(
        (list, worth) => [...list, ...list.map((more) => more + worth)],
        [0],
      );
      const sums = [...own, ...parts.map((more) => all + more)];
      return new Set([...found].flatMap((sum) => sums.map((more) => sum + more)));
    },
    new Set([0]),
  );
  return [...sums].toSorted((a, b) => a - b);
};

/** What those who pay first must still pay, as far as they can. */
const dutyOf = (purses: readonly Purse[], { first }: Debt): number =>
  Math.max(0, Math.min(first, meansOf(purses.filter(({ isFirst }) => isFirst))));

/** Something is owed still, in all or by those who pay first: what others have paid or absorbed is no excuse for them. */
export const isOwing = (purses: readonly Purse[], debt: Debt): boolean =>
  meansOf(purses) > 0 && (debt.owed > 0 || dutyOf(purses, debt) > 0);

/** The least that can be given up for a debt: no less than is owed, or all. */
export const leastFor = (purses: readonly Purse[], debt: Debt): number => {
  if (!isOwing(purses, debt)) return 0;
  const { owed } = debt;
  const all = meansOf(purses);
  if (all <= owed) return all;
  const leading = purses.filter(({ isFirst }) => isFirst);
  const duty = dutyOf(purses, debt);
  const others = sumsOf(purses.filter(({ isFirst }) => !isFirst));
  return Math.min(
    ...sumsOf(leading)
      .filter((sum) => sum >= duty)
      .flatMap((sum) => {
        const rest = others.find((more) => sum + more >= owed);
        return rest === undefined ? [] : [sum + rest];
      }),
  );
};

/** A purse without what it pays first, and what is owed then. */
export const afterPay = (
  purses: readonly Purse[],
  { owed, first }: Debt,
  unit: string,
): { readonly purses: readonly Purse[]; readonly debt: Debt } => {
  const purse = purses.find((one) => one.unit === unit);
  const worth = purse?.pays[0]?.worth ?? 0;
  return {
    purses: purses.map((one) => (one.unit === unit ? { ...one, pays: one.pays.slice(1) } : one)),
    debt: { owed: owed - worth, first: purse?.isFirst === true ? first - worth : first },
  };
};

/** Who may pay next, so that no more is given up in the end than the least. */
export const mayPay = (purses: readonly Purse[], debt: Debt): readonly string[] => {
  if (!isOwing(purses, debt)) return [];
  const least = leastFor(purses, debt);
  const isDuty = dutyOf(purses, debt) > 0;
  return purses
    .filter((purse) => total(purse) > 0 && (purse.isFirst || !isDuty))
    .filter(({ unit, pays }) => {
      const next = afterPay(purses, debt, unit);
      return (pays[0]?.worth ?? 0) + leastFor(next.purses, next.debt) === least;
    })
    .map(({ unit }) => unit);
};

/** What costs nothing is paid before anybody is asked. */
export const absorbing = (purses: readonly Purse[]): readonly Purse[] =>
  purses.filter(({ pays }) => pays[0]?.kind === 'absorb');
