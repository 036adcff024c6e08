// What a computer player must know of one game beyond its rules: what counts, who is worth what, how an attack may end.
import type { Seen } from '../core/rule-set.ts';
import type { Args, Clock, RuleId, Side } from '../core/types.ts';

/** A hex that counts for whoever holds it; `worth` in points of the game. */
export type Prize = {
  readonly hex: string;
  readonly worth: number;
  readonly holder: Side | undefined;
  /** One of more than can be kept: it is worth going to, and no garrison. */
  readonly isMany?: true;
  /** One of many that count each by itself: a line before all of them is worth its units. */
  readonly isEach?: true;
  /** It counts later, so that whoever holds it keeps nobody back for it now. */
  readonly isLater?: true;
  /** Worth a whole garrison: it is kept long before the enemy is there, with all that finds room. */
  readonly isKey?: true;
  /** Lost, it loses the game: somebody stands in it always, wherever the enemy is. */
  readonly isPost?: true;
  readonly rule: RuleId;
};

/** How a side stands: `points` of the game, more is better for it; `hope` from 0, lost at the next check, to 1, won. */
export type Standing = { readonly points: number; readonly hope: number };

/** A unit on the map. */
export type Force = {
  readonly unit: string;
  readonly side: Side;
  readonly hex: string;
  readonly attack: number;
  readonly defence: number;
  /** What of its attack it has left in a turn in which it moves; absent: all of it. */
  readonly attackMoved?: number;
  /** How many hexes of plain ground it comes in a turn. */
  readonly stride: number;
  /** What its loss would cost, in factors. */
  readonly price: number;
  readonly isFed: boolean;
  /** What it has of a zone that ends the moves of the enemy, where there are such: a whole one, or a part; absent: a whole one. */
  readonly grip?: number;
};

/** An attack that could be ordered, in the very arguments of its verb. */
export type Fight = {
  readonly verb: string;
  readonly target: string;
  readonly able: readonly string[];
  /** Without whom it would be refused. */
  readonly must: readonly string[];
  /** All of `able` or nobody. */
  readonly isWhole?: true;
  order(units: readonly string[]): Args;
};

/** How an attack may end: what each side loses, in factors, and how likely the hex is to be empty of the enemy then. */
export type Ending = {
  readonly chance: number;
  readonly own: number;
  readonly theirs: number;
  readonly falls: number;
};

/** Attacks of equal `column` end alike; a higher one is better. `odds`: as they are said, at worst of what may lie covered. */
export type Prospect = {
  readonly column: number;
  readonly odds: string;
  readonly endings: readonly Ending[];
};

export type Said = { readonly verb: string; readonly args: Args };

/**
 * By how much to multiply: the draw of prizes on a march, what is left of it a step farther away, what a prize gains, what it is worth to mass against a stack, fear of
 * what could come, what a threat to prizes counts, a hole in the line, and to be cut off; to go where there is no supply, and what is left of a unit without.
 */
export type Leanings = Partial<
  Readonly<
    Record<'march' | 'draw' | 'take' | 'mass' | 'fear' | 'menace' | 'gap' | 'snag' | 'cut' | 'unfed', number>
  >
>;

/** How a question is answered. One that has no habit is tried: every answer is played on a copy, and the best is given. */
export type Habit =
  | { readonly kind: 'plan'; readonly part: 'move' | 'fight' }
  /** The first of these that is legal; where none is, it is tried. */
  | { readonly kind: 'thumb'; answer(s: Seen<unknown>, side: Side): readonly Said[] };

/**
 * Everything is asked of a position as a side imagines it, and nothing may come from what that side could not know.
 * Only `forces`, `prizes` and `standing` are asked often.
 */
export type Outlook = {
  /** Whether units can go from one hex to the next at all; of the map alone. */
  walks(from: string, to: string): boolean;
  /** What more it costs, in hexes, to come beside the enemy, and again to go on from there; absent: nothing. */
  readonly drag?: number;
  /** Whoever comes beside the enemy goes no farther, nor from hex to hex of one zone; absent: zones end no move. */
  readonly stops?: true;
  /** What it is worth to a side to keep the enemy from a hex in which it is supplied, by being in his way; absent: nothing. */
  rear?(side: Side): number;
  /**
   * What it is worth to keep the enemy from where the supply of a side runs, in points for each factor that would be lost; absent:
   * nobody is kept back for it, and no mass is a line.
   */
  readonly lineCare?: number;
  /** How many units find room in a hex. */
  readonly room: number;
  /** From how much attack on, for a defence, an attack is better than with less, and what part of a full success it is. */
  readonly steps: readonly { least(defence: number): number; readonly part: number }[];
  standing(s: Seen<unknown>, side: Side): Standing;
  prizes(s: Seen<unknown>): readonly Prize[];
  forces(s: Seen<unknown>): readonly Force[];
  /** Attacks that could be ordered now. */
  fights(s: Seen<unknown>, side: Side): readonly Fight[];
  /**
   * The hexes that must be attacked besides `targets` by a side of which somebody attacks out of `from`; absent: nobody is ever asked
   * to attack others as well.
   */
  entails?(s: Seen<unknown>, side: Side): (from: string, targets: readonly string[]) => readonly string[];
  /**
   * What an attack of units on a hex would gain on the mean if they stood elsewhere, in factors, by the table and all that shifts it;
   * absent, or undefined for a side: it is reckoned by the odds alone.
   */
  blow?(
    s: Seen<unknown>,
    side: Side,
  ): ((target: string, from: ReadonlyMap<string, string>) => number) | undefined;
  /** Hexes that defend themselves against a side though nobody is in them, with how much; absent: there are none. */
  bastions?(s: Seen<unknown>, side: Side): ReadonlyMap<string, number>;
  /** What part of its strength an attack keeps from one hex on the next; absent: all of it. */
  crossing?(s: Seen<unknown>, from: string, target: string): number;
  /** Who must still attack in this phase; absent: nobody ever. */
  bound?(s: Seen<unknown>, side: Side): readonly string[];
  prospect(s: Seen<unknown>, side: Side, fight: Fight, units: readonly string[]): Prospect;
  /** The hexes in which units of a side are supplied; absent: all. */
  lifeline?(s: Seen<unknown>, side: Side): ReadonlySet<string>;
  /** The position with units elsewhere and all else as it is: asked who would be supplied then; absent: nobody can be cut off. */
  supposed?(s: Seen<unknown>, at: ReadonlyMap<string, string>): Seen<unknown>;
  /** By how much a hex multiplies the defence of a side in it. */
  shelter(hex: string, side: Side): number;
  /** How hard a side should press now: 1 evenly, more where time is on the side of the enemy. */
  push(s: Seen<unknown>, side: Side): number;
  /** What it is worth to stand beside the enemy: 1 where a side attacks before he moves, else less. */
  massing(s: Seen<unknown>, side: Side): number;
  /** What part of their attack units of a side have in a hex now; absent: all of it. */
  vigour?(s: Seen<unknown>, side: Side): (hex: string) => number;
  /** The hexes from which a unit could still attack if it moved there now; absent: from wherever it comes. */
  strikesFrom?(s: Seen<unknown>, unit: string): ReadonlySet<string>;
  /** What part of its units that are not beside the enemy yet a side could attack with in its next turn. */
  rush(s: Seen<unknown>, side: Side): number;
  /** The order by which units go to a hex, what the game fills in left out. */
  march(units: readonly string[], hex: string): Said;
  /** A march that may be ordered and is not, as things stand: where it would be too many in a hex, and they pay for it. */
  shuns?(s: Seen<unknown>, said: Said): boolean;
  /** The order by which a unit comes onto the map in a hex, wherever such a verb is open; absent: the question is tried. */
  enter?(unit: string, hex: string): Said;
  /** What a side should heed more now, or less, than players of any game do. */
  leanings?(clock: Readonly<Clock>, side: Side): Leanings;
  /** By `procedure@step`. */
  readonly habits: Readonly<Record<string, Habit>>;
  /** By `procedure@step`, what is done before it is ended: the first that is legal, until none is. */
  readonly errands?: Readonly<Record<string, (s: Seen<unknown>, side: Side) => readonly Said[]>>;
};
