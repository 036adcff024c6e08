// What came of a check: whether it holds, what was found and what was wanted.
import type { Refusal, Result } from '../../core/types.ts';
import { asProblem } from '../../language/errors.ts';
import { failed, worked } from '../../core/problem.ts';
import type { Check } from '../statement.ts';

export type Finding = {
  readonly ok: boolean;
  readonly got: string;
  readonly want: string;
  /** What the found is owed to, where a rule is. */
  readonly rule?: string;
};

/** A problem: the words of the check mean nothing here. */
export type Found = Result<Finding>;

export type Of<Kind extends Check['kind']> = Extract<Check, { readonly kind: Kind }>;

export const ABSENT = 'nothing';

export const compare = (got: string, want: string): Found =>
  worked({ ok: got.toLowerCase() === want.toLowerCase(), got, want });

export const meant = <T>(read: Result<T, Refusal>, then: (value: T) => Found): Found =>
  read.ok ? then(read.value) : failed(asProblem(read.error));

export const refusedAs = (refusal: Refusal | undefined): string =>
  refusal === undefined ? 'ok' : `refused ${refusal.code} rule ${refusal.rule}`;
