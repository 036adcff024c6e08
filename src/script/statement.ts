// What a line of a script can be, once its words are told apart.
import type { Problem } from '../core/types.ts';

/** Where a line stands. */
export type Where = {
  /** The name of its file, as said. */
  readonly file: string;
  /** It stands in a file that another one includes. */
  readonly included: boolean;
  readonly line: number;
  readonly text: string;
};

/** Words of the command language, and the side they are said for, where it is not the one that decides. */
export type Typed = { readonly by?: string; readonly line: string };

export type Fact = { readonly name: string; readonly value: string };

/** What must be said in an answer: the key of a sentence or sum, and facts of the same. */
export type Saying = { readonly key?: string; readonly facts: readonly Fact[] };

/** The number alone, of a rule of the game being played; or with its game before it. */
export type RuleWord = string;

/** Without a code, under any; without either, under any rule of the game. */
export type Refused = { readonly code?: string; readonly rule?: RuleWord };

export type Check =
  | { readonly kind: 'ok' }
  | ({ readonly kind: 'refused' } & Refused)
  | { readonly kind: 'event'; readonly event: string; readonly facts: readonly Fact[] }
  | { readonly kind: 'die'; readonly faces: readonly number[] }
  | { readonly kind: 'unit'; readonly unit: string; readonly at: string; readonly facts: readonly Fact[] }
  | { readonly kind: 'over'; readonly winner: string; readonly rule?: RuleWord }
  | { readonly kind: 'turn'; readonly turn: number }
  | { readonly kind: 'phase'; readonly phase: string }
  | { readonly kind: 'side'; readonly side: string }
  | { readonly kind: 'asks'; readonly side: string; readonly verbs: readonly string[] }
  | { readonly kind: 'legal'; readonly order: Typed; readonly wanted: boolean }
  | {
      readonly kind: 'choices';
      readonly by?: string;
      readonly verb: string;
      readonly unit?: string;
      readonly ends: readonly string[];
    }
  | { readonly kind: 'hash'; readonly hash: string }
  | {
      readonly kind: 'count';
      readonly count: number;
      /** That many or more. */
      readonly orMore?: true;
      readonly side: string;
      readonly at?: string;
      readonly facts?: readonly Fact[];
    }
  | { readonly kind: 'control'; readonly at: string; readonly holder: string }
  | { readonly kind: 'place'; readonly at: string; readonly facts: readonly Fact[] }
  | { readonly kind: 'points'; readonly side: string; readonly points: number }
  | { readonly kind: 'result'; readonly result: string }
  | { readonly kind: 'question'; readonly question: string; readonly facts: readonly Fact[] }
  | { readonly kind: 'game' | 'scenario'; readonly word: string }
  | { readonly kind: 'option'; readonly facts: readonly Fact[] }
  | { readonly kind: 'answer'; readonly asked: Typed; readonly says: readonly Saying[] }
  | ({ readonly kind: 'reject'; readonly order: Typed } & Refused)
  | { readonly kind: 'perft'; readonly depth: number; readonly face: number; readonly count: number };

export type Act =
  | {
      readonly kind: 'new';
      readonly game: string;
      readonly scenario?: string;
      readonly options: Readonly<Record<string, string>>;
      /** Faces by the number of their die: those of a transcript. */
      readonly dice?: ReadonlyMap<number, number>;
    }
  | { readonly kind: 'load'; readonly name: string; readonly from: string }
  /** `before`: how many lines of its file stand before it. */
  | { readonly kind: 'position'; readonly text: string; readonly from: string; readonly before: number }
  | { readonly kind: 'dice'; readonly faces: readonly number[] }
  | { readonly kind: 'seed'; readonly word: string }
  /** `phase`: for the phase under way, once. */
  | {
      readonly kind: 'opponent';
      readonly side: string;
      readonly level: string;
      readonly seed: number;
      readonly phase?: true;
    }
  | { readonly kind: 'no-opponent' }
  | { readonly kind: 'snapshot'; readonly name: string }
  | { readonly kind: 'restore'; readonly name: string }
  /** Goes on at statement `to`, the first after its own file, if the check holds or there is no such game. */
  | { readonly kind: 'skip'; readonly when: Check | { readonly noGame: string }; to: number }
  | { readonly kind: 'typed'; readonly typed: Typed }
  | { readonly kind: 'check'; readonly check: Check }
  /** An outcome that is worth so many points; without points one that must not be. */
  | { readonly kind: 'score'; readonly points?: number; readonly check: Check };

export type Statement = { readonly at: Where; readonly act: Act };

export type Program = {
  /** A transcript is talk: slips in it were slips then. */
  readonly kind: 'script' | 'transcript';
  readonly statements: readonly Statement[];
};

/** What keeps a script from being read: the words of a line, or a file. */
export type Unread = { readonly at: Where; readonly problem: Problem; readonly kind: 'syntax' | 'file' };
