// Checks that every value says where it is from, that each source is well formed, and that rules named anywhere exist.
import { ruleNumber } from '../../core/strings.ts';
import { MAP, RULES, RULINGS, UNITS, scenarioFile } from '../file-names.ts';
import { finding } from '../finding.ts';
import type { Finding, Path } from '../finding.ts';
import { has } from '../board-files.ts';
import type { BoardParts } from '../board-files.ts';
import { sourceRef, sourcedFields } from '../provenance.ts';
import { sourcedMap, sourcedScenario, sourcedUnits } from '../sourced-records.ts';
import type { SourcedFile, SourcedRecord } from '../sourced-records.ts';
import type { FileHead, From, Source, SourceRef, UnitLine } from '../data-types.ts';

/** A reason shorter than this says nothing that could be checked. */
const SHORTEST_WHY = 20;

export type RuleBook = {
  readonly isRule: (id: string) => boolean;
  readonly isRuling: (id: string) => boolean;
};

export const ruleBook = ({ rules, rulings }: Pick<BoardParts, 'rules' | 'rulings'>): RuleBook => {
  const ids = new Set(rules.rules.map(({ id }) => `${rules.game}:${id}`));
  const own = new Set(rulings.rulings.map(({ id }) => `${rulings.game}:${id}`));
  return { isRule: (id) => ids.has(id), isRuling: (id) => own.has(id) };
};

export const rulesFindings = (
  book: RuleBook,
  file: string,
  path: Path,
  rules: readonly string[],
): readonly Finding[] =>
  rules.flatMap((rule, i) =>
    book.isRule(rule) || book.isRuling(rule)
      ? []
      : [finding('RULE.NONE', file, [...path, i], { id: ruleNumber(rule), rule })],
  );

const formFindings = (book: RuleBook, file: string, path: Path, source: Source): readonly Finding[] => {
  const { status, rules = [], why = '' } = source;
  const named = rulesFindings(book, file, [...path, 'rules'], rules);
  if (status === 'reconstructed')
    return why.trim().length >= SHORTEST_WHY
      ? named
      : [...named, finding('SOURCE.WHY', file, path, { least: SHORTEST_WHY })];
  if (rules.length === 0) return [finding('SOURCE.RULES', file, path, { status })];
  return named.length > 0 || rules.some((rule) => book.isRule(rule))
    ? named
    : [finding('SOURCE.RULING', file, path, { status })];
};

/** A source where it stands: a key must be there, a source in full well formed. */
const refFindings = (
  book: RuleBook,
  file: string,
  { sources }: FileHead,
  path: Path,
  ref: SourceRef,
): readonly Finding[] => {
  const key = typeof ref === 'string' ? ref : 'status' in ref ? undefined : ref[0];
  if (key === undefined) return formFindings(book, file, path, ref as Source);
  return has(sources, key)
    ? []
    : [finding('KEY.NONE', file, path, { what: 'source', key, known: Object.keys(sources) })];
};

const fromFindings = (
  book: RuleBook,
  file: string,
  head: FileHead,
  path: Path,
  from: From = {},
): readonly Finding[] =>
  Object.entries(from).flatMap(([field, ref]) => refFindings(book, file, head, [...path, field], ref));

/** Fields that a record cannot have, by section: what its vocabularies do not know. */
type Known = (section: string, field: string) => boolean;

const knownFields = ({ map, units }: BoardParts): Known => {
  const worth = Object.keys(map.features).flatMap((key) => [key, `${key}.points`]);
  const hexes = new Set(['terrain', 'country', 'zone', 'water', 'label', ...worth]);
  const counters = new Set([...COUNTER_FIELDS, ...Object.keys(units.factors), ...Object.keys(units.marks)]);
  return (section, field) =>
    section === 'hexes' ? hexes.has(field) : section === 'units' ? counters.has(field) : true;
};

const COUNTER_FIELDS = [
  'print',
  'name',
  'side',
  'nationality',
  'type',
  'size',
  'mobility',
  'colour',
  'setup',
  'entry',
  'withdraw',
  'converts',
  'counterpart',
  'kinds',
  'formation',
  'bound',
  'note',
] as const satisfies readonly (keyof UnitLine)[];

const fieldFindings = (known: Known, { name, file, records }: SourcedFile): readonly Finding[] => {
  const odd = (section: string, path: Path, from: From | undefined): readonly Finding[] =>
    Object.keys(from ?? {})
      .filter((field) => !known(section, field))
      .map((field) => finding('SOURCE.FIELD', name, [...path, field], { field, section }));
  return [
    ...Object.entries(file.defaults ?? {}).flatMap(([section, from]) =>
      odd(section, ['defaults', section], from),
    ),
    ...records.flatMap(({ section, path, record }) => odd(section, [...path, 'from'], record.from)),
  ];
};

/** Fields of a record without a source, and sources of it that are not well formed. */
export const recordFindings = (
  book: RuleBook,
  { name, file }: Pick<SourcedFile, 'name' | 'file'>,
  { section, path, record }: SourcedRecord,
  fields: readonly string[] = sourcedFields(record),
): readonly Finding[] => [
  ...fields
    .filter((field) => Object.hasOwn(record, field))
    .filter((field) => sourceRef(file, section, field, record.from) === undefined)
    .map((field) => finding('SOURCE.NONE', name, [...path, field], { field, section })),
  ...fromFindings(book, name, file, [...path, 'from'], record.from),
];

export const headFindings = (book: RuleBook, file: string, head: FileHead): readonly Finding[] => [
  ...Object.entries(head.sources).flatMap(([key, source]) =>
    formFindings(book, file, ['sources', key], source),
  ),
  ...Object.entries(head.defaults ?? {}).flatMap(([section, from]) =>
    fromFindings(book, file, head, ['defaults', section], from),
  ),
];

/** What no vocabulary knows is found where it stands, and needs no source. */
const fileFindings = (book: RuleBook, known: Known, sourced: SourcedFile): readonly Finding[] => [
  ...headFindings(book, sourced.name, sourced.file),
  ...sourced.records.flatMap((one) =>
    recordFindings(
      book,
      sourced,
      one,
      sourcedFields(one.record).filter((field) => known(one.section, field)),
    ),
  ),
  ...fieldFindings(known, sourced),
];

/** Rules named outside of sources. */
const citedFindings = (
  book: RuleBook,
  { map, units, rulings, scenarios }: BoardParts,
): readonly Finding[] => [
  ...Object.entries(map.areas).flatMap(([key, { rules }]) =>
    rulesFindings(book, MAP, ['areas', key, 'rules'], rules),
  ),
  ...Object.entries(units.kinds).flatMap(([key, { rules }]) =>
    rulesFindings(book, UNITS, ['kinds', key, 'rules'], rules),
  ),
  ...units.units.flatMap(({ withdraw }, i) =>
    (withdraw ?? []).flatMap(({ rule }, n) =>
      rulesFindings(book, UNITS, ['units', i, 'withdraw', n, 'rule'], [rule]),
    ),
  ),
  ...rulings.rulings.flatMap(({ rules }, i) => rulesFindings(book, RULINGS, ['rulings', i, 'rules'], rules)),
  ...[...scenarios].flatMap(([id, { rules, free }]) => [
    ...rulesFindings(book, scenarioFile(id), ['rules'], rules),
    ...Object.entries(free).flatMap(([key, group]) =>
      rulesFindings(book, scenarioFile(id), ['free', key, 'rules'], group.rules),
    ),
  ]),
];

const twiceFindings = (
  file: string,
  section: string,
  lines: readonly { readonly id: string }[],
): readonly Finding[] => {
  const there = new Set<string>();
  return lines.flatMap(({ id }, i) => {
    const again = there.has(id);
    there.add(id);
    return again ? [finding('RULE.TWICE', file, [section, i, 'id'], { id })] : [];
  });
};

export const sourceFindings = (parts: BoardParts): readonly Finding[] => {
  const { map, units, rules, rulings, scenarios } = parts;
  const book = ruleBook(parts);
  const known = knownFields(parts);
  const files = [
    sourcedMap(map),
    sourcedUnits(units),
    ...[...scenarios].map(([id, scenario]) => sourcedScenario(id, scenario)),
  ];
  return [
    ...twiceFindings(RULES, 'rules', rules.rules),
    ...twiceFindings(RULINGS, 'rulings', rulings.rulings),
    ...files.flatMap((file) => fileFindings(book, known, file)),
    ...citedFindings(book, parts),
  ];
};
