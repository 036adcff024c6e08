// What the lines of a position say, gathered before it is put into the ledger together.
import type { Problem, Side, State } from '../../core/types.ts';
import type { Misread, PositionFact } from '../../api/position-facts.ts';
import { misread } from '../../api/position-facts.ts';
import type { Placed } from '../places.ts';

export type Draft<O extends Placed = Placed> = {
  readonly own: O;
  readonly scenario: string;
  readonly turn: number;
  readonly stacks: Map<string, { readonly top: string[]; readonly under: string[] }>;
  readonly units: Set<string>;
  readonly markers: Map<string, string[]>;
  /** `back`: it had fallen to the other side in between. */
  readonly held: Map<string, { readonly side: Side; readonly back: boolean }>;
  /** What lines have said of things that are said once. */
  readonly said: Map<string, string>;
  /** The first line that begins with two words, such as `marker depot`. */
  readonly lines: Map<string, number>;
};

export const newDraft = <O extends Placed>(
  own: O,
  { scenario, clock: { turn } }: Pick<State, 'scenario' | 'clock'>,
): Draft<O> => ({
  own,
  scenario,
  turn,
  stacks: new Map(),
  units: new Set(),
  markers: new Map(),
  held: new Map(),
  said: new Map(),
  lines: new Map(),
});

/** A fact with a line of its own form. */
export type LineFact<O extends Placed> = PositionFact & {
  /** `words`: those after its key. Undefined: the draft has it now. */
  read(draft: Draft<O>, words: readonly string[]): Misread | undefined;
  /** What differs from the base. Undefined: something of the base would have to go. */
  write(own: O, base: O): readonly string[] | undefined;
};

/** What is wrong with a line that has been read; `begins`: its first two words. */
export const atLine = ({ lines }: Pick<Draft, 'lines'>, begins: string, wrong: Misread): Problem => ({
  ...wrong,
  at: `line ${lines.get(begins) ?? 1}`,
});

/** A second line about the same thing must say the same. */
export const contradiction = (
  { said }: Pick<Draft, 'said'>,
  about: string,
  value: string,
): Misread | undefined => {
  const before = said.get(about);
  said.set(about, before ?? value);
  return before === undefined || before === value
    ? undefined
    : misread('POSITION.CONTRADICTION', { about, said: before, value });
};
