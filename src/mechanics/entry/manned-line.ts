// Set-up by groups in which a side has to man a start line: no hex of it may be left without a unit, or out of reach of the
// zones of those who stand near.
import type { Seen } from '../../core/rule-set.ts';
import { refusal } from '../../core/rule-set.ts';
import type { Refusal, RuleId, Side } from '../../core/types.ts';
import type { Placed } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import type { Stacking } from '../stacking.ts';
import type { Laid } from './deployment.ts';
import { bareLine, groupSetUp, mendLine } from './groups.ts';
import type { GroupSetUp } from './groups.ts';

export type LineLaw<O extends Placed> = {
  /** The rules of the set-up and of the line. */
  readonly rules: { readonly place: RuleId; readonly line: RuleId };
  /** Whose line it is, and the area of the map that it is. */
  readonly side: Side;
  readonly area: string;
  /** The limits hold in set-up too, since it ends where the first moves begin. */
  readonly stacking: Stacking<O>;
  /** So many stand in a hex, for counting. */
  readonly most: number;
  /** Whether a zone of the side reaches a hex. */
  isCovered(s: Seen<O>, hex: string): boolean;
};

export type LineSetUp<O extends Placed> = GroupSetUp<O> & {
  /** Hexes of the line with no unit of the side in them, nor in reach of a zone of control. */
  bare(s: Seen<O>): readonly string[];
};

type Stacked = { readonly own: Parameters<Stacking<Placed>['refuse']>[0] };

export const lineSetUp = <O extends Placed>(p: Sheet, law: LineLaw<O>): LineSetUp<O> => {
  const { rules, side: mans, area, stacking, most, isCovered } = law;
  const ownOf = (s: Laid<O>): Stacked['own'] => (s as unknown as Stacked).own;
  const refuseRoom = (s: Laid<O>, units: readonly string[], hex: string): Refusal | undefined => {
    const [first] = units;
    return first === undefined ? undefined : stacking.refuse(ownOf(s), hex, p.sideOf(first), units);
  };
  const bare = (s: Seen<O>): readonly string[] =>
    bareLine(p, { own: ownOf(s) }, area, mans, (hex) => isCovered(s, hex));
  const bareOf = (s: Seen<O>, side: Side): readonly string[] => (side === mans ? bare(s) : []);
  const setUp: GroupSetUp<O> = groupSetUp<O>(p, {
    rules,
    refuseRoom,
    most,
    wrong: (s, side) => {
      const hexes = bareOf(s, side);
      return hexes.length > 0 ? refusal('SETUP.BARE', rules.line, { hexes: [...hexes] }) : undefined;
    },
    mend: (s, side, pick) =>
      side === mans
        ? mendLine<O>(setUp, s, side, bare(s), (units, hex) => refuseRoom(s, units, hex) === undefined, pick)
        : undefined,
    told: (s, side) => {
      const hexes = bareOf(s, side);
      return hexes.length > 0 ? { bare: [...hexes] } : {};
    },
  });
  return { ...setUp, bare };
};
