// What a game's ledger remembers besides places, holders, markers and points, as facts of a position: `own turn.entered 3`.
import { canonicalJson } from '../../core/canonical-json.ts';
import type { Json, RuleId } from '../../core/types.ts';
import { misread, unknownFact, wrongForm } from '../../api/position-facts.ts';
import type { Misread, PositionFact } from '../../api/position-facts.ts';
import type { Misfit, ValueForm } from '../../api/position-values.ts';
import { contradiction } from './draft.ts';
import type { Draft } from './draft.ts';

export type LedgerFact = {
  /** In the ledger, such as `turn.entered`. */
  readonly path: string;
  readonly value: ValueForm;
  /** The turns a value of that form speaks of, all of them past or present. */
  readonly turns?: (value: unknown) => readonly number[];
  readonly says: string;
  readonly rule: RuleId;
  /** A value as JSON. */
  readonly example: string;
};

export type LedgerForm = {
  /** By path. */
  readonly facts: ReadonlyMap<string, LedgerFact>;
  /** What begins anew with every phase: there is nothing of it where a position stands. */
  isOfPhase(path: string): boolean;
  /** What a value of the right form can still not be, such as a turn to come. */
  refuse?(fact: LedgerFact, value: unknown): Misread | undefined;
};

/** `own plan.order "first"`, and `plan order first`, which is easier to type: the same fact in two forms. */
export const asOwn = ({ path, value, says, rule, example }: LedgerFact): PositionFact => ({
  key: `own ${path}`,
  form: `<${value.form}>`,
  says,
  rule,
  example: `own ${path} ${example}`,
});

const bare = (text: string): string => text.replace(/"([\w-]+)"/g, '$1');

export const asPlan = (fact: LedgerFact): PositionFact => {
  const { path, value, says, rule, example } = fact;
  const isWord = example.startsWith('"');
  const key = path.replace('.', ' ');
  const form = isWord ? bare(value.form) : value.form;
  return { key, form: `<${form}>`, says, rule, example: `${key} ${isWord ? bare(example) : example}` };
};

/** Choices are easiest typed after `plan`, and are written after `own` like all else. */
export const asShown = (fact: LedgerFact): readonly PositionFact[] =>
  fact.path.startsWith('plan.') ? [asPlan(fact), { ...asOwn(fact), again: true }] : [asOwn(fact)];

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

type Said = Pick<Draft, 'own' | 'said'>;

export const putAt = (ledger: object, path: string, value: unknown): void => {
  const [key = '', part] = path.split('.');
  const own = ledger as Record<string, Record<string, unknown>>;
  const fields = part === undefined ? own : own[key];
  if (fields === undefined) throw new Error(`The ledger has no ${key}`);
  fields[part ?? key] = value;
};

const put = (draft: Said, { path }: LedgerFact, value: unknown): Misread | undefined => {
  putAt(draft.own, path, value);
  return contradiction(draft, path, canonicalJson(value));
};

/** `plan order first` is `own plan.order "first"`, easier to type. */
export const takeLedger = (
  { facts, isOfPhase, refuse }: LedgerForm,
  draft: Said,
  what: 'own' | 'plan',
  words: readonly string[],
): Misread | undefined => {
  const [typed = '', ...rest] = words;
  const path = what === 'plan' ? `plan.${typed}` : typed;
  const fact = facts.get(path);
  if (fact === undefined && isOfPhase(path)) return misread('POSITION.PHASE-FACT', { path });
  if (fact === undefined) return unknownFact(`${what} ${typed}`.trim());
  const text = rest.join(' ');
  const asWord = what === 'plan' && fact.value.misfit(text) === undefined;
  const value = asWord ? text : parseJson(text);
  const wrong: (Pick<Misfit, 'typed'> & Partial<Misfit>) | undefined =
    value === undefined ? { typed: text } : fact.value.misfit(value);
  if (wrong !== undefined) return wrongForm(what === 'plan' ? asPlan(fact) : asOwn(fact), wrong.typed, wrong);
  return refuse?.(fact, value) ?? put(draft, fact, value);
};

const same = (a: Json | undefined, b: Json | undefined): boolean =>
  a === undefined || b === undefined ? a === b : canonicalJson(a) === canonicalJson(b);

const valueAt = (own: Readonly<Record<string, Json>>, path: string): Json | undefined => {
  const [key = '', part] = path.split('.');
  const value = own[key];
  return part === undefined ? value : (value as Readonly<Record<string, Json>> | undefined)?.[part];
};

/** Undefined: something of the base would have to go. */
export const ledgerLines = (
  facts: LedgerForm['facts'],
  own: object,
  base: object,
): readonly string[] | undefined => {
  const [now, before] = [own, base] as readonly Readonly<Record<string, Json>>[];
  const lines: string[] = [];
  for (const path of facts.keys()) {
    const value = valueAt(now ?? {}, path);
    if (same(value, valueAt(before ?? {}, path))) continue;
    if (value === undefined) return undefined;
    lines.push(`own ${path} ${canonicalJson(value)}`);
  }
  return lines;
};
