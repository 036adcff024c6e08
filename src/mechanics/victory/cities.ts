// Victory by places: the lines of a chart, each with what it needs, when it is looked at and how many games it is worth.
import type { Frozen, RuleId, Side, Verdict } from '../../core/types.ts';
import type { WinLineOf } from '../../board/odds-lines.ts';

export type WinLine = WinLineOf<Side>;

/** What the ledger of such a game holds. */
export type Contested = {
  /** The turn of the first check in which what was to be held was not. */
  lapsed?: number;
};

export type WinSight = {
  readonly clock: { readonly turn: number };
  readonly own: Frozen<Contested>;
};

export type CityLaw<S extends WinSight> = {
  readonly lines: readonly WinLine[];
  /** Who wins first where both do. */
  readonly sides: readonly Side[];
  hexOf(place: string): string;
  /** Units of a side stand there in supply. */
  isOccupied(s: S, hex: string, side: Side): boolean;
  /** It is a side's and in supply. */
  isHeld(s: S, hex: string, side: Side): boolean;
  /** Whether what a line supposes is so. */
  isSupposed(s: S, condition: NonNullable<WinLine['condition']>): boolean;
  /** The first turn in which holding is looked at, and the last of all. */
  readonly holdingFrom: number;
  lastTurn(s: S): number;
  /** Who wins by holding, and whether the enemy has ever taken what is never to be his. */
  readonly holder: Side;
  isTaken(s: S): boolean;
  readonly draw: RuleId;
};

/** How it stands with a line. */
export type Standing = {
  readonly line: WinLine;
  /** Hexes of the line that are as it needs them, and those that are not. */
  readonly has: readonly string[];
  readonly lacks: readonly string[];
  /** All of it is so now, whenever it is looked at. */
  readonly isMet: boolean;
  /** It cannot come true any more. */
  readonly isLost: boolean;
};

export type Cities<S extends WinSight> = {
  /** The lines that stand open in this game, in their order. */
  standings(s: S): readonly Standing[];
  /** A check of holding has failed now, for the first time. */
  lapses(s: S): boolean;
  /** The first turn in which holding is looked at. */
  readonly holdingFrom: number;
  /** Whether that is so in this turn. */
  isHoldingChecked(s: S): boolean;
  /** In a step of victory: of both sides, or of the one whose step it is. */
  verdictNow(s: S, sides?: readonly Side[]): Verdict | undefined;
  /** When the last turn is over. */
  finalVerdict(s: S & { readonly playOn?: readonly Verdict[] }): Verdict;
  verdictOf(line: WinLine): Verdict;
  /** The line of a victory outside the step. */
  lineAt(when: WinLine['when']): WinLine;
};

export const cities = <S extends WinSight>(law: CityLaw<S>): Cities<S> => {
  const { lines, holder } = law;
  /** Lines that rest on holding out from a turn on. */
  const isHolding = ({ winner, how }: WinLine): boolean => winner === holder && how === 'held';
  const isAt = (s: S, { how, winner }: WinLine, hex: string): boolean => {
    if (how === 'held') return law.isHeld(s, hex, winner);
    const enemy = law.sides.find((side) => side !== winner) ?? winner;
    return how === 'not-german' ? !law.isHeld(s, hex, enemy) : law.isOccupied(s, hex, winner);
  };
  const standing = (s: S, line: WinLine): Standing => {
    const hexes = line.needs.map(law.hexOf);
    const has = hexes.filter((hex) => isAt(s, line, hex));
    const lacks = hexes.filter((hex) => !has.includes(hex));
    const isLost = isHolding(line) && (s.own.lapsed !== undefined || law.isTaken(s));
    // One place does: of a raid, and where not all of them are the enemy's.
    const isOne = line.how === 'one-occupied' || line.how === 'not-german';
    const isThere = isOne ? has.length > 0 : lacks.length === 0;
    return { line, has, lacks, isLost, isMet: isThere && !isLost };
  };
  const isOpen = (s: S, { when, condition }: WinLine): boolean =>
    when !== 'gamble' && (condition === undefined || law.isSupposed(s, condition));
  const standings = (s: S): readonly Standing[] =>
    lines.filter((line) => isOpen(s, line)).map((line) => standing(s, line));
  const isLast = (s: S): boolean => s.clock.turn >= law.lastTurn(s);
  const verdictOf: Cities<S>['verdictOf'] = ({ id, winner, games, rules: [rule = law.draw] }) => ({
    winner,
    rule,
    reason: id,
    ...(games > 1 && { games }),
  });
  const won = (s: S, sides: readonly Side[]): WinLine | undefined => {
    const met = standings(s).filter(({ line, isMet }) => isMet && (line.when === 'every-turn' || isLast(s)));
    for (const side of sides) {
      const its = met.map(({ line }) => line).filter(({ winner }) => winner === side);
      const [best] = its.toSorted((a, b) => b.games - a.games);
      if (best !== undefined) return best;
    }
    return undefined;
  };
  const isHoldingChecked = (s: S): boolean => s.clock.turn >= law.holdingFrom;
  const lineAt: Cities<S>['lineAt'] = (when) => {
    const found = lines.find((line) => line.when === when);
    if (found === undefined) throw new RangeError(`no victory ${when}`);
    return found;
  };
  return {
    standings,
    verdictOf,
    lineAt,
    holdingFrom: law.holdingFrom,
    isHoldingChecked,
    lapses: (s) => {
      if (!isHoldingChecked(s) || s.own.lapsed !== undefined) return false;
      return !standing(s, lineAt('from-holding')).isMet;
    },
    verdictNow: (s, sides = law.sides) => {
      const line = won(s, sides);
      return line === undefined ? undefined : verdictOf(line);
    },
    finalVerdict: (s) => {
      const [before] = s.playOn ?? [];
      return before === undefined
        ? { winner: 'draw', rule: law.draw, reason: 'nobody', final: true }
        : { ...before, final: true };
    },
  };
};
