// Where somebody is in a list he goes through by ear, and what has been said to him.
import type { Rotor } from '../../language/verbs/ear.ts';

/** `at`: counted from 0. */
export type Cursor =
  | { readonly kind: 'rotor'; readonly what: Rotor; readonly at: number }
  | {
      readonly kind: 'ray' | 'ring';
      readonly hexes: readonly string[];
      readonly from: string;
      readonly at: number;
    };

export type Ear = {
  cursor: Cursor | undefined;
  /** The line being answered went on with it, or the one before did: an empty line goes on. */
  isHeld: boolean;
  wasHeld: boolean;
  /** Replies, the last one last. */
  replies: readonly (readonly string[])[];
};

export const newEar = (): Ear => ({ cursor: undefined, isHeld: false, wasHeld: false, replies: [] });
