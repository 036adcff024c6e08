// Codes and rules named in a check: what there is none of could never hold, and is a slip of the pen.
import { nearestRule } from '../../api/rule-ids.ts';
import { RULE_LANGUAGE } from '../../api/verb-spec.ts';
import { problem } from '../../core/problem.ts';
import type { Problem } from '../../core/types.ts';
import { nearWords } from '../../language/parse/did-you-mean.ts';
import type { Desk } from '../../session/session.ts';
import { isCode } from '../../text/code-table.ts';
import { REFUSAL_RULES } from '../../text/refusal-rules.ts';
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

/** What a check names that there is not: a code of a refusal, or the rule of one, of an event or of the end. */
export const unknownIn = (desk: Desk, check: Check): Problem | undefined => {
  if (check.kind === 'event') {
    const rule = check.facts.find(({ name }) => name === 'rule')?.value;
    return rule === undefined || rule.startsWith(PROGRAM) ? undefined : unknownRule(desk, rule);
  }
  if (check.kind !== 'refused' && check.kind !== 'reject' && check.kind !== 'over') return undefined;
  const strange =
    check.kind === 'over' || check.code === undefined ? undefined : unknownCode(desk, check.code);
  return strange ?? (check.rule === undefined ? undefined : unknownRule(desk, check.rule));
};
