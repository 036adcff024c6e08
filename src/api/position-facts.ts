// The facts a position can state: one table of a game, from which they are read, refused and documented.
import type { Problem, RuleId } from '../core/types.ts';
import type { Misfit } from './position-values.ts';

/** One fact, as it stands in a line of its own. */
export type PositionFact = {
  /** The words it begins with, such as `unit`, or `own turn.sailed`. */
  readonly key: string;
  /** What stands after them. */
  readonly form: string;
  /** What it says. One sentence. */
  readonly says: string;
  readonly rule?: RuleId;
  /** A whole line that can be read. */
  readonly example: string;
  /** The same fact as another, in a longer form. */
  readonly again?: true;
};

/** What is wrong with a line; where it stands is added by whoever reads the lines. */
export type Misread = Omit<Problem, 'at'>;

export const misread = (code: string, params: Problem['params'] = {}): Misread => ({ code, params });

export const formOf = ({ key, form }: PositionFact): string => `${key} ${form}`;

/** The fact is known, what stands after it is not of its form. `typed`: what does not fit; `wanted`: what should stand there. */
export const wrongForm = (
  fact: PositionFact,
  typed: string,
  { wanted, twice }: Partial<Pick<Misfit, 'wanted' | 'twice'>> = {},
): Misread =>
  misread('POSITION.FORM', {
    typed: typed === '' ? fact.key : typed,
    form: formOf(fact),
    example: fact.example,
    ...(twice === true
      ? { twice }
      : wanted !== undefined && !fact.form.includes(`<${wanted}>`) && { wanted }),
  });

/** No fact begins like that; the nearest is told by whoever has the whole table. */
export const unknownFact = (typed: string): Misread => misread('POSITION.FACT', { word: typed });
