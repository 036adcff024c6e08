// A game as the rest of the program sees it: rules, board, words and verbs in one record.
import type { Heard } from '../core/event-audience.ts';
import type { PrintedBoard } from '../board/board.ts';
import type { UnitsFile } from '../board/data-types.ts';
import type { Options, Pick as Draw, Rules, Seen } from '../core/rule-set.ts';
import type { Message, Order, Params, Problem, Result, RuleId, Side, State } from '../core/types.ts';
import type { Grid } from '../hex/grid.ts';
import type { VerbSpec } from './verb-spec.ts';
import type { MessageTable } from './message-table.ts';
import type { Outlook } from './outlook.ts';
import type { PositionFact } from './position-facts.ts';
import type { Questions } from './questions.ts';
import type { View } from './view.ts';

export type SideWords = {
  /** As in `Germans to move`. */
  readonly name: string;
  /** As in `German held`. */
  readonly adjective: string;
  /** One capital letter, unlike the other side's. */
  readonly letter: string;
};

export type ScenarioInfo = {
  readonly id: string;
  readonly title: string;
  /** What part of the war it is, for whoever chooses one. One sentence. */
  readonly meaning?: string;
};

export type OptionInfo = {
  readonly id: string;
  readonly title: string;
  /** What it changes in the game, when it is not as the book has it without. One sentence. */
  readonly meaning: string;
  readonly values: readonly string[];
  readonly standard: string;
  readonly rule: RuleId;
};

/** A hex as printed on the map. Strings are names for sentences, printable ASCII. */
export type HexInfo = {
  readonly terrain: string;
  /** Two characters for the map. */
  readonly glyph: string;
  /** City or other name, if it has one. */
  readonly name?: string;
  /** One character for what is printed in it, such as O for a city. */
  readonly sign?: string;
  /** Anything else the map says of it; `points` are what it is worth. */
  readonly facts: Params;
};

/** What runs along a hexside, seen from the hex. */
export type SideInfo = { readonly dir: number; readonly kind: string; readonly name?: string };

export type Board = {
  readonly grid: Grid;
  hex(id: string): HexInfo;
  sides(id: string): readonly SideInfo[];
  /** Places by name: cities and boxes, for typing. Values are hex ids or ids of places that are not hexes. */
  readonly places: Readonly<Record<string, string>>;
};

/** How a game writes and reads what is its own in a position file: one fact a line. */
export type PositionForm = {
  /** Every fact a line can state. */
  readonly facts: readonly PositionFact[];
  /**
   * What differs from `base`, a scenario as it is set up; without one, from an empty map. Undefined: facts cannot tell
   * the difference.
   */
  write(s: Seen<unknown>, base: Seen<unknown> | undefined): readonly string[] | undefined;
  /** Builds a settled-to-be state at a phase start from the facts; `base` is the state named in the header. */
  read(
    header: Readonly<Record<string, string>>,
    facts: readonly PositionLine[],
    base: State,
  ): Result<State, readonly Problem[]>;
};

export type PositionLine = { readonly line: number; readonly words: readonly string[] };

export type RuleWords = { readonly title: string; readonly summary: string };

/** Lines to learn from, as they can be given at some moment of the game. */
export type Samples = {
  /** What stands for the braces in the examples of verbs: units and hexes of the opening that go together. */
  readonly words: Readonly<Record<string, string>>;
  /** Verbs that need others, such as those of later turns. */
  readonly lines: Readonly<Record<string, readonly string[]>>;
};

/** What the supply of a side looks like on the map. */
export type SupplySight = {
  readonly side: Side;
  /** Hexes a line of supply of that side reaches. */
  readonly fed: ReadonlySet<string>;
  /** By hex with units of that side: the worst state among them. */
  readonly stacks: ReadonlyMap<string, StackSupply>;
};

/**
 * `says`: how it is supplied, as a phrase; `isPlain`: as nearly everybody is. A stack that a line reaches needs no letter of
 * its own.
 */
export type StackSupply = {
  readonly says: Message;
  readonly letter?: string;
  readonly isCut: boolean;
  readonly isPlain?: true;
};

/** What the screen shows over the map beside the turn, the side and the phase, as phrases. */
export type Heading = {
  /** What the calendar says of the turn; `told` is the same in whole words, for those who hear it. */
  readonly date?: { readonly whole: Message; readonly told?: Message };
  /** What the score stands at, one thing each; `brief` where there is less room. Absent: the points of each side. */
  readonly score?: readonly ScoreWords[];
  /** The points that are counted, between what one side wins with and what the other does at the next check. */
  readonly scale?: Scale;
};

/** `told`: in words that can be guessed, for the panel. */
export type ScoreWords = { readonly whole: Message; readonly brief?: Message; readonly told?: Message };

/** `below` and `above`: who wins with that much or less, or with that much or more. */
export type Scale = {
  readonly now: number;
  readonly below?: { readonly side: Side; readonly points: number };
  readonly above?: { readonly side: Side; readonly points: number };
};

export type Formation = { readonly side: Side; readonly title: string; readonly units: readonly string[] };

export type Game = {
  readonly id: string;
  readonly title: string;
  readonly rules: Rules;
  readonly sideWords: Readonly<Record<Side, SideWords>>;
  readonly scenarios: readonly ScenarioInfo[];
  /** Of how many turns a scenario is. */
  readonly turnsOf: (scenario: string) => number;
  readonly options: readonly OptionInfo[];
  readonly board: Board;
  /** The same map as its data file has it, with regions, rivers and areas, for describing and drawing it. */
  readonly printed: PrintedBoard;
  /** The counters as their data file has them, for pictures. */
  readonly counters: UnitsFile;
  /** Verbs of this game: shared ones by name, its own in full. */
  readonly verbs: readonly (string | VerbSpec)[];
  /** What examples show where nothing can be had from the moment; absent: whatever is in the middle of the map. */
  readonly samples?: Samples;
  /** Sentences for its events, questions and refusals, and the words of `game-words.ts` for what it has a name for. */
  readonly messages: MessageTable;
  /** Every rule and ruling, in the order of the book. */
  readonly ruleIds: readonly RuleId[];
  /** Questions of its own, by verb; `questions.ts` names those that front ends ask by themselves. */
  readonly questions?: Questions;
  /** Absent: the points of each side stand in the heading, and no date. */
  readonly heading?: (s: Seen<unknown>, who: Side | 'both') => Heading;
  /** What a side has beside its units and what comes to it: air, markers, arrivals. For the panel, a phrase each. */
  readonly atHand?: (s: Seen<unknown>, who: Side | 'both') => readonly Message[];
  /** Units that must still attack in this phase, as far as whoever looks may know: marked on the map. */
  readonly due?: (s: Seen<unknown>, who: Side | 'both') => readonly string[];
  /** The supply of whoever looks; where both sides do, of the side whose turn it is. Absent: the game has none. */
  readonly supplied?: (s: Seen<unknown>, who: Side | 'both') => SupplySight;
  /** Whether a unit is out of supply, as far as `who` may know: for its description, and `units oos`. */
  readonly outOfSupply?: (s: Seen<unknown>, who: Side | 'both') => (unit: string) => boolean;
  /** The hexes in the zones of control of each side, as far as whoever looks may know. Absent: the game has none. */
  readonly zones?: (s: Seen<unknown>, who: Side | 'both') => ReadonlyMap<Side, ReadonlySet<string>>;
  /** Words that `help` explains beside the verbs, with their rules; each has its sentence in the family `term`. */
  readonly terms?: Readonly<Record<string, readonly RuleId[]>>;
  /** Bodies of troops that the game's data know of, by the word they are typed by: whose they are, what they are called, who belongs. */
  readonly formations?: Readonly<Record<string, Formation>>;
  /** Words that pick units out of a list, such as moved: whether a unit is one of them, as far as `who` may know. */
  readonly picks?: Readonly<
    Record<string, (s: Seen<unknown>, who: Side | 'both') => (unit: string) => boolean>
  >;
  /** What a unit can still spend on moving in this turn and of how much, and what the cheapest way to a hex costs. */
  readonly marching?: {
    points(s: Seen<unknown>, unit: string): { readonly left: number; readonly all: number } | undefined;
    /** Undefined: there is no way. */
    cost(s: Seen<unknown>, unit: string, hex: string): number | undefined;
    /** The hexes of the cheapest way that units have together to a hex, however far, without the one they are in. */
    way(s: Seen<unknown>, units: readonly string[], hex: string): readonly string[] | undefined;
  };
  /**
   * The phases that come again each turn, in their order; those of one row come in either order. `bySide`: each side
   * has all of them, one side after the other. `mutual`: those that are no side's.
   */
  readonly phases: {
    readonly rows: readonly (readonly string[])[];
    readonly bySide?: true;
    readonly mutual?: readonly string[];
  };
  /** Sides that count points; absent: both do. */
  readonly scores?: readonly Side[];
  /** Events by which a phase or a turn begins or ends, told after what ended the one before. */
  readonly turning?: readonly string[];
  /** Events that are told however shortly a turn is told, beside the turn and its weather: what threatens to end the game. */
  readonly always?: readonly string[];
  /** Phases in which sides decide without it being their turn: what ends with them is no turn. */
  readonly betweenTurns?: readonly string[];
  /** What the side that decides could still do, and would leave undone if it ended now. */
  readonly leftOver?: (s: Seen<unknown>) => readonly Message[];
  /** What speaks against an order as it was typed, which could not be taken back: who gives it in a word is asked first. */
  readonly doubts?: (s: Seen<unknown>, order: Order) => readonly Message[];
  /** What it has been warned of, and would lose for good if it ended now. */
  readonly lostByEnd?: (s: Seen<unknown>) => readonly Message[];
  /**
   * The attack that what is asked now is part of: the hex, who is known to all to stand against it, and what each face of
   * its die brings, from when the odds have been told. It has begun with the last event of `toll.attacks`.
   */
  readonly fight?: (s: Seen<unknown>) =>
    | {
        readonly hex: string;
        readonly against: readonly string[];
        readonly faces?: readonly Message[];
      }
    | undefined;
  /** Kinds of events that are an attack, with its `side` and `units`, and the loss of a `unit` or of `units`: for counting. */
  readonly toll?: { readonly attacks: readonly string[]; readonly losses: readonly string[] };
  /** Events of an order, as they are told: in another order, or with what only all of them together show. */
  readonly retell?: (events: readonly Heard[]) => readonly Heard[];
  /** The rules each code of its messages refuses under; loaded when they are asked for. */
  readonly refusalRules?: () => Promise<Readonly<Record<string, readonly RuleId[]>>>;
  ruleWords(id: RuleId): RuleWords | undefined;
  readonly position: PositionForm;
  /** Somewhere in the middle of a game, drawn at random, not settled: for random play that is to get everywhere. */
  readonly anyTurn?: (scenario: string, options: Options, pick: Draw) => State;
  /** What a computer player must know of it; loaded when one plays. Absent: it tries every answer one step deep. */
  readonly outlook?: () => Promise<Outlook>;
  /** Hash of the data it was built from; the record keeps it. */
  readonly dataHash: string;
  /** Said once when a game starts, such as which charts are reconstructed. */
  readonly notices: readonly string[];
};

/** What the events of an attack call how it stands, if they tell it. */
export const FIGHT_FACTS = ['odds', 'die', 'result'] as const;

/** What one side sees of a game: the one place where a rule set's view gets its form. */
export const seenBy = (game: Pick<Game, 'rules'>, s: Seen<unknown>, who: Side | 'both'): View =>
  game.rules.view(s, who) as View;
