// Attacks that ask for other attacks: large units beside an attacker and beside a hex he attacks must be attacked as well.
// Which are still to be attacked, and which attacks may be given up again.

/** An attack of a pulse: its hex, and the hexes it comes from. */
export type Allocated = {
  readonly hex: string;
  readonly from: readonly string[];
  /** It has been fought, so that it cannot be given up. */
  readonly isFought?: boolean;
};

export type ClosureLaw = {
  neighbours(hex: string): readonly string[];
  areAdjacent(a: string, b: string): boolean;
  /** Whether somebody stands in a hex who must not be left out. */
  supports(hex: string): boolean;
  /** Whether something parts the hex of an attacker from that of who would have to be attacked; `target` is attacked from `sources`. */
  isParted(from: string, hex: string, target: string, sources: readonly string[]): boolean;
  /** Only who attacks the fellow himself has to attack as well. */
  readonly isSameAttack?: true;
};

/** A hex that must be attacked because of those next to it: attackers in `from`, and fellows attacked in `target`. */
export type Demand = { readonly hex: string; readonly from: string; readonly target: string };

/** Every hex that the attacks ask for, with who asks; those attacked among them. */
export const demands = (law: ClosureLaw, attacks: readonly Allocated[]): readonly Demand[] => {
  const sources = [...new Set(attacks.flatMap(({ from }) => from))];
  const known = new Map<string, boolean>();
  const supports = (hex: string): boolean => {
    const found = known.get(hex) ?? law.supports(hex);
    known.set(hex, found);
    return found;
  };
  return sources.flatMap((from) =>
    law
      .neighbours(from)
      .filter(supports)
      .flatMap((hex) =>
        attacks
          .filter(
            (attack) =>
              attack.hex !== hex &&
              law.areAdjacent(hex, attack.hex) &&
              (law.isSameAttack !== true || attack.from.includes(from)) &&
              !law.isParted(from, hex, attack.hex, attack.from),
          )
          .map(({ hex: target }) => ({ hex, from, target })),
      ),
  );
};

/** What is asked for and not attacked by any. */
export const unmet = (asked: readonly Demand[], attacks: readonly Allocated[]): readonly Demand[] => {
  const attacked = new Set(attacks.map(({ hex }) => hex));
  return asked.filter(({ hex }) => !attacked.has(hex));
};

/** An attack goes by itself, or with others that need it as it needs them; or `by` keeps it. */
export type Cancelling =
  | { readonly kind: 'free'; readonly hexes: readonly string[] }
  | { readonly kind: 'bound'; readonly by: readonly string[] };

/** The attacks that would lack something without some others, and those that would lack something without them, and so on. */
const broken = (law: ClosureLaw, attacks: readonly Allocated[], hex: string): ReadonlySet<string> => {
  const gone = new Set([hex]);
  for (;;) {
    const rest = attacks.filter((attack) => !gone.has(attack.hex));
    const lacking = unmet(demands(law, rest), rest).filter((demand) => gone.has(demand.hex));
    const next = rest.filter((attack) => lacking.some(({ target }) => target === attack.hex));
    if (next.length === 0) return gone;
    for (const attack of next) gone.add(attack.hex);
  }
};

export const cancelling = (law: ClosureLaw, attacks: readonly Allocated[], hex: string): Cancelling => {
  const gone = broken(law, attacks, hex);
  const others = [...gone].filter((one) => one !== hex);
  const fought = attacks.filter((attack) => attack.isFought === true && gone.has(attack.hex));
  if (fought.length > 0) return { kind: 'bound', by: fought.map((attack) => attack.hex).toSorted() };
  const oneWay = others.filter((other) => !broken(law, attacks, other).has(hex));
  return oneWay.length > 0
    ? { kind: 'bound', by: oneWay.toSorted() }
    : { kind: 'free', hexes: [...gone].toSorted() };
};
