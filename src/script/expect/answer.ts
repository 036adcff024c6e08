// Checks of what a question is answered: its answer as facts, so that the wording may change and the check still holds.
import type { Ledger } from '../../core/ledger.ts';
import type { Message } from '../../core/types.ts';
import type { Desk } from '../../session/session.ts';
import { failed, problem, worked } from '../../core/problem.ts';
import { isSaid, textOf, told, wanted } from './facts.ts';
import type { Facts } from './facts.ts';
import { ABSENT, refusedAs } from './result.ts';
import type { Found, Of } from './result.ts';
import { ask } from '../give-orders.ts';
import type { Saying } from '../statement.ts';

/** One thing an answer says: the key of a sentence or the name of a sum, and what is in it. */
type Piece = { readonly key: string; readonly of: Facts };

const asPiece = (said: Message | Ledger): Piece =>
  'key' in said ? { key: said.key, of: said.params } : { key: said.of, of: { total: said.total } };

/** `3:1` of `odds.column odds=3:1`, `is-overland` of `supply.is-overland`, or the whole key. */
const isWord = (verb: string, { key, of }: Piece, word: string): boolean => {
  const low = word.toLowerCase();
  return (
    key.toLowerCase() === low ||
    key.toLowerCase() === `${verb}.${low}` ||
    (of[verb] !== undefined && isSaid(of[verb], word))
  );
};

const isSo = (verb: string, piece: Piece, { key, facts }: Saying): boolean =>
  (key === undefined || isWord(verb, piece, key)) &&
  facts.every(({ name, value }) => piece.of[name] !== undefined && isSaid(piece.of[name], value));

const written = ({ key, of }: Piece): string =>
  `${key} ${told(Object.entries(of).map(([name, value]) => [name, textOf(value)]))}`.trim();

/** As much as helps to mend the check. */
const MOST = 8;

const all = (pieces: readonly Piece[]): string => {
  const more = pieces.length > MOST ? `, and ${pieces.length - MOST} more` : '';
  return pieces.slice(0, MOST).map(written).join(', ') + more;
};

/** What was found where something else was wanted: a value beside a value, the facts of a key beside its facts. */
const instead = (verb: string, pieces: readonly Piece[], { key, facts }: Saying): string => {
  const alike = key === undefined ? [] : pieces.filter((piece) => isWord(verb, piece, key));
  if (alike.length > 0) return all(alike);
  const [value] = pieces.flatMap(({ of }) => of[verb] ?? []);
  return key === undefined || facts.length > 0 || value === undefined ? all(pieces) : textOf(value);
};

/** Words without facts as one, for values of several words: `odds ... = +1 or +2`. */
const asOne = (says: readonly Saying[]): Saying | undefined => {
  const last = says.at(-1);
  const isRun =
    says.length > 1 &&
    says.every(({ key, facts }) => key !== undefined && (facts === last?.facts || facts.length === 0));
  return last !== undefined && isRun
    ? { key: says.map(({ key }) => key).join(' '), facts: last.facts }
    : undefined;
};

/** The name of the verb is looked for among facts, so that `odds ... = 3:1` can be written. */
export const checkAnswer = (desk: Desk, { asked, says }: Of<'answer'>): Found => {
  const answered = ask(desk, asked);
  if (!answered.ok) return answered;
  const { verb, reply } = answered.value;
  if (verb === undefined) return failed(problem('SCRIPT.NOT-A-QUESTION', { typed: asked.line }));
  const want = says.map(({ key = '', facts }) => `${key} ${wanted(facts)}`.trim()).join(' ');
  if (reply.refusal !== undefined)
    return worked({ ok: false, got: refusedAs(reply.refusal), want, rule: reply.refusal.rule });
  if (reply.facts === undefined) return failed(problem('SCRIPT.NO-FACTS', { verb }));
  const pieces = reply.facts.map(asPiece);
  const isTold = (saying: Saying): boolean => pieces.some((piece) => isSo(verb, piece, saying));
  const one = asOne(says);
  const missed = one !== undefined && isTold(one) ? undefined : says.find((saying) => !isTold(saying));
  const got = missed === undefined ? all(pieces) : instead(verb, pieces, missed);
  return worked({ ok: missed === undefined, got: got === '' ? ABSENT : got, want });
};
