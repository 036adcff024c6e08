// The facts a position can state: one table of a game, from which they are read, refused and documented.
import type { Problem, RuleId } from '../core/types.ts';
import { nearestWord } from '../orders/suggest.ts';

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
};

/** What is wrong with a line; where it stands is added by whoever reads the lines. */
export type Misread = Omit<Problem, 'at'>;

export const misread = (code: string, params: Problem['params'] = {}): Misread => ({ code, params });

const formOf = ({ key, form }: PositionFact): string => `${key} ${form}`;

/** The fact is known, what stands after it is not of its form. `typed`: what does not fit. */
export const wrongForm = (fact: PositionFact, typed: string): Misread =>
  misread('POSITION.FORM', {
    typed: typed === '' ? fact.key : typed,
    form: formOf(fact),
    example: fact.example,
  });

/** The nearest of the facts goes with it, and a line that would be read. */
export const unknownFact = (typed: string, facts: readonly PositionFact[]): Misread => {
  const [first = ''] = typed.split(' ');
  const sameWord = facts.filter(({ key }) => key.startsWith(`${first} `));
  const keys = (sameWord.length > 0 ? sameWord : facts).map(({ key }) => key);
  const words = [...new Set(facts.map(({ key }) => key.split(' ')[0] ?? ''))];
  const lower = new Map(keys.map((key) => [tailOf(key).toLowerCase(), key]));
  const near = nearestWord(tailOf(typed).toLowerCase(), [...lower.keys()]);
  const fact = facts.find(({ key }) => key === lower.get(near ?? ''));
  return misread('POSITION.FACT', {
    word: typed,
    ...(fact !== undefined && { form: formOf(fact), example: fact.example }),
    ...(fact === undefined && (sameWord.length > 0 ? { keys: keys.map(tailOf) } : { words })),
  });
};

/** `plan.order` of `own plan.order`: the first word is shared by many. */
const tailOf = (key: string): string => key.slice(key.indexOf(' ') + 1);
