// Where units may come into play: what each may use by its own rules, what a hex has room for, and what that uses up.
import type { Refusal, RuleId } from '../../core/types.ts';

/** Where a unit may come in by its own rules and the hex's; room is another question. */
export type Access<Way extends string = string> = {
  readonly rule: RuleId;
  /** Every hex that could be one. */
  hexes(): readonly string[];
  /** How it comes into a hex, such as by an edge that it pays for; undefined: not there. */
  way(hex: string): Way | undefined;
  /** For what is said of a hex it does not come into, where there is more to say than that. */
  whyNot?(hex: string): WhyNot | undefined;
};

export type WhyNot = { readonly code: string; readonly rule: RuleId };

/**
 * `C`: what entry depends on, looked at once, such as whose units come, which hexes are supplied, and what those who came
 * before have used up.
 */
export type EntryLaw<S, C, Way extends string = string> = {
  access(s: S, scene: C, unit: string): Access<Way>;
  /** The scene for the next unit of the same order; absent: none stands in another's way but by taking room. */
  after?(scene: C, unit: string, hex: string, way: Way): C;
  /** Stacks, and how many may enter a hex in a turn. */
  refuseRoom(s: S, scene: C, units: readonly string[], hex: string): Refusal | undefined;
  notThere(unit: string, hex: string, access: Access<Way>, hexes: readonly string[]): Refusal;
  isHex(place: string): boolean;
};

export type EntryHexes<S, C> = {
  /** Every hex in which a unit could be placed now. */
  hexes(s: S, scene: C, unit: string): readonly string[];
  any(s: S, scene: C, unit: string): boolean;
  refuse(s: S, scene: C, units: readonly string[], hex: string): Refusal | undefined;
};

export const entryHexesOf = <S, C, Way extends string = string>(
  law: EntryLaw<S, C, Way>,
): EntryHexes<S, C> => {
  const isOpen = (s: S, scene: C, unit: string, access: Access<Way>, hex: string): boolean =>
    access.way(hex) !== undefined && law.refuseRoom(s, scene, [unit], hex) === undefined;
  const hexes: EntryHexes<S, C>['hexes'] = (s, scene, unit) => {
    const access = law.access(s, scene, unit);
    return access
      .hexes()
      .filter((hex) => isOpen(s, scene, unit, access, hex))
      .toSorted();
  };
  return {
    hexes,
    any: (s, scene, unit) => {
      const access = law.access(s, scene, unit);
      return access.hexes().some((hex) => isOpen(s, scene, unit, access, hex));
    },
    refuse: (s, scene, units, hex) => {
      let now = scene;
      for (const unit of units) {
        const access = law.access(s, now, unit);
        const way = law.isHex(hex) ? access.way(hex) : undefined;
        if (way === undefined) return law.notThere(unit, hex, access, hexes(s, scene, unit));
        now = law.after?.(now, unit, hex, way) ?? now;
      }
      return law.refuseRoom(s, scene, units, hex);
    },
  };
};
