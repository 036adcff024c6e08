// Checks of whether an order may be given: `expect legal`, `illegal`, `ok`, `refused`, and `reject`.
import type { Refusal } from '../../core/types.ts';
import { failed, worked } from '../../core/problem.ts';
import { asProblem } from '../../language/errors.ts';
import { RULE_LANGUAGE } from '../../api/verb-spec.ts';
import type { Desk } from '../../session/session.ts';
import { attempt } from '../give-orders.ts';
import type { Refused } from '../statement.ts';
import { sameRule } from './resolve.ts';
import { refusedAs } from './result.ts';
import type { Found, Of } from './result.ts';

const wantedAs = ({ code, rule }: Refused): string => {
  if (code === undefined && rule === undefined) return 'refused by a rule';
  return `refused${code === undefined ? '' : ` ${code}`}${rule === undefined ? '' : ` rule ${rule}`}`;
};

/** Where neither is said, words that could not be understood are not what was meant. */
const isRefusedSo = (desk: Desk, refusal: Refusal | undefined, { code, rule }: Refused): boolean => {
  if (refusal === undefined) return false;
  if (code === undefined && rule === undefined) return refusal.rule !== RULE_LANGUAGE;
  return (
    (code === undefined || refusal.code === code) &&
    (rule === undefined || sameRule(desk, rule, refusal.rule))
  );
};

const citing = (refusal: Refusal | undefined): { readonly rule?: string } =>
  refusal === undefined ? {} : { rule: refusal.rule };

const MEANINGLESS = /^(?:WORD|OPTION|NUMBER|TEXT|LINE)\.|\.UNKNOWN$|^VERB\.NOT-IN-GAME$|^HEX\.NOT-ON-MAP$/;

export const checkLegal = (desk: Desk, { order, wanted: isWanted }: Of<'legal'>): Found => {
  const tried = attempt(desk, order);
  if (!tried.ok) return tried;
  const { refusal, isWords } = tried.value;
  // Words that mean nothing are no order, legal or not.
  if (refusal !== undefined && isWords === true && MEANINGLESS.test(refusal.code))
    return failed(asProblem(refusal));
  return worked({
    ok: (refusal === undefined) === isWanted,
    got: refusal === undefined ? 'legal' : refusedAs(refusal),
    want: isWanted ? 'legal' : 'illegal',
    ...citing(refusal),
  });
};

/** Afterwards `why` is about the line that was rejected. */
export const checkReject = (desk: Desk, check: Of<'reject'>): Found => {
  const tried = attempt(desk, check.order);
  if (!tried.ok) return tried;
  const { refusal, changed } = tried.value;
  desk.refused = refusal;
  return worked({
    ok: isRefusedSo(desk, refusal, check) && !changed,
    got: changed ? `${refusedAs(refusal)}, and something changed` : refusedAs(refusal),
    want: wantedAs(check),
    ...citing(refusal),
  });
};

export const checkOk = (refused: Refusal | undefined): Found =>
  worked({ ok: refused === undefined, got: refusedAs(refused), want: 'ok', ...citing(refused) });

/** `refused`: why the last typed line was, if it was. */
export const checkRefused = (desk: Desk, check: Of<'refused'>, refused: Refusal | undefined): Found =>
  worked({
    ok: isRefusedSo(desk, refused, check),
    got: refusedAs(refused),
    want: wantedAs(check),
    ...citing(refused),
  });
