// What the lines of a position say, gathered before it is put into the ledger together.
import type { State } from '../../../core/types.ts';
import type { Misread } from '../../../api/position-facts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own } from '../state.ts';

export type Draft = {
  readonly own: Own;
  readonly scenario: string;
  readonly turn: number;
  readonly stacks: Map<string, { readonly top: string[]; readonly under: string[] }>;
  readonly units: Set<string>;
  readonly markers: Map<string, string[]>;
  /** `back`: it had fallen to the other side in between. */
  readonly held: Map<string, { readonly side: Who; readonly back: boolean }>;
  /** What lines have said of things that are said once. */
  readonly said: Map<string, string>;
  /** The line that says it is the second of two assault phases. */
  second: number | undefined;
  /** The first line that says where a Luftwaffe marker is. */
  luftwaffe: number | undefined;
};

export const newDraft = (
  own: Own,
  { scenario, clock: { turn } }: Pick<State, 'scenario' | 'clock'>,
): Draft => ({
  own,
  scenario,
  turn,
  stacks: new Map(),
  units: new Set(),
  markers: new Map(),
  held: new Map(),
  said: new Map(),
  second: undefined,
  luftwaffe: undefined,
});

/** `line`: its number. Undefined: the draft has it now. */
export type Reader = (
  p: Printed,
  draft: Draft,
  words: readonly string[],
  line: number,
) => Misread | undefined;
