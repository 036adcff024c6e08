// Codes, rules and names in a check: what there is none of could never hold, and is a slip of the pen.
import { namesOf } from '../../api/game-words.ts';
import { nearestRule } from '../../api/rule-ids.ts';
import { RULE_LANGUAGE } from '../../api/verb-spec.ts';
import { problem } from '../../core/problem.ts';
import type { Problem } from '../../core/types.ts';
import { nearWords } from '../../language/parse/did-you-mean.ts';
import type { Desk } from '../../session/session.ts';
import { isCode } from '../../text/code-table.ts';
import { REFUSAL_RULES } from '../../text/refusal-rules.ts';
import { inTwo } from '../lex.ts';
import type { Check } from '../statement.ts';
import { sameRule } from './resolve.ts';

/** Rules of the program itself, in its own name. */
const PROGRAM = 'hexfront:';

const familyOf = (code: string): string => code.slice(0, code.indexOf('.') + 1);

const unknownCode = ({ book }: Desk, code: string): Problem | undefined => {
  if (book.lines.has(code)) return undefined;
  const codes = [...book.lines.keys()].filter(isCode).toSorted();
  const family = codes.filter((each) => familyOf(each) === familyOf(code));
  const near = nearWords(code, codes)[0] ?? family.find((each) => each > code) ?? family.at(-1);
  return problem('SCRIPT.CODE', { typed: code, ...(near !== undefined && { near }) });
};

const unknownRule = (desk: Desk, rule: string): Problem | undefined => {
  const { id, ruleIds } = desk.game;
  if (rule.toLowerCase().startsWith(PROGRAM)) {
    const own = [...new Set([RULE_LANGUAGE, ...Object.values(REFUSAL_RULES).flat()])];
    if (own.some((each) => sameRule(desk, rule, each))) return undefined;
    const near = nearWords(rule.toLowerCase(), own)[0];
    return problem('SCRIPT.RULE', { typed: rule, ...(near !== undefined && { near }) });
  }
  if (ruleIds.some((each) => sameRule(desk, rule, each))) return undefined;
  const number = rule.slice(rule.indexOf(':') + 1);
  const statements = ruleIds.map((each) => each.slice(each.indexOf(':') + 1));
  const near = nearestRule(statements, number);
  // A paragraph is cited by one of its statements.
  const first =
    statements.find((each) => each === near) ?? statements.find((each) => each.startsWith(near ?? each));
  return problem('SCRIPT.RULE', {
    typed: rule,
    game: id,
    ...(near !== undefined && { near: first ?? near }),
  });
};

/** A name that is none of these, with the nearest; the names themselves where they are few. */
export const unknownName = (what: string, typed: string, names: Iterable<string>): Problem | undefined => {
  const known = [...new Set(names)].toSorted();
  if (known.some((name) => name.toLowerCase() === typed.toLowerCase())) return undefined;
  const family = known.filter((name) => familyOf(name) !== '' && familyOf(name) === familyOf(typed));
  const near = nearWords(typed.toLowerCase(), known)[0] ?? family[0];
  const told = known.length > MOST_NAMES ? {} : inTwo(known);
  return problem('SCRIPT.NAME', { what, typed, ...(near !== undefined && { near }), ...told });
};

/** More names than these are not read out. */
const MOST_NAMES = 48;

const phasesOf = ({ game, book }: Desk): readonly string[] => [
  ...game.phases.rows.flat(),
  ...(game.phases.mutual ?? []),
  ...namesOf('phase', book.lines.keys()),
];

/** What a battle can come to has a sentence or a phrase of its own. */
const RESULT_KEY = /(?:\.result-|^word\.result\.)([^.]+)$/;

export const resultsOf = ({ book }: Desk): readonly string[] =>
  [...book.lines.keys()].flatMap((key) => RESULT_KEY.exec(key)?.[1] ?? []);

const unknownVerb = ({ registry }: Desk, verbs: readonly string[]): Problem | undefined => {
  const strange = verbs.find((word) => registry.find(word.toLowerCase()) === undefined && !isAnswer(word));
  if (strange === undefined) return undefined;
  const names = registry.verbs.map(({ name }) => name);
  return unknownName('order', strange, [...names, ...ANSWERS]);
};

/** What a die or a right is asked of, in place of a verb. */
const ANSWERS: readonly string[] = ['die', 'pass'];
const isAnswer = (word: string): boolean => ANSWERS.includes(word.toLowerCase());

const unknownEvent = (
  desk: Desk,
  { event, facts }: Extract<Check, { readonly kind: 'event' }>,
): Problem | undefined => {
  const rule = facts.find(({ name }) => name === 'rule')?.value;
  const kinds = [...desk.book.lines.keys()].filter((key) => !isCode(key) && !key.startsWith('word.'));
  const strange = unknownName('event', event, kinds);
  if (strange !== undefined || rule === undefined || rule.startsWith(PROGRAM)) return strange;
  return unknownRule(desk, rule);
};

/** What a check names that there is not: an event, a phase, a code of a refusal, or the rule of one, of an event or of the end. */
export const unknownIn = (desk: Desk, check: Check): Problem | undefined => {
  if (check.kind === 'event') return unknownEvent(desk, check);
  if (check.kind === 'phase') return unknownName('phase', check.phase, phasesOf(desk));
  if (check.kind === 'scenario')
    return unknownName(
      'scenario',
      check.word,
      desk.game.scenarios.map(({ id }) => id),
    );
  if (check.kind === 'question')
    return unknownName(
      'question',
      check.question,
      [...desk.book.lines.keys()].filter((key) => key.startsWith('ask.')),
    );
  if (check.kind === 'asks') return unknownVerb(desk, check.verbs);
  if (check.kind !== 'refused' && check.kind !== 'reject' && check.kind !== 'over') return undefined;
  const strange =
    check.kind === 'over' || check.code === undefined ? undefined : unknownCode(desk, check.code);
  return strange ?? (check.rule === undefined ? undefined : unknownRule(desk, check.rule));
};
