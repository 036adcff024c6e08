// Where a value is from, in full: its own source or the default of its field, with what is said of this value alone.
import type { RuleId } from '../core/types.ts';
import type { FileHead, From, Source, SourceRef, Status } from './data-types.ts';

export type Provenance = {
  readonly status: Status;
  readonly rules: readonly RuleId[];
  readonly why?: string;
};

const lookUp = (sources: FileHead['sources'], key: string): Source | undefined =>
  Object.hasOwn(sources, key) ? sources[key] : undefined;

/** Undefined: it names a source that is not there. */
export const resolveSource = (sources: FileHead['sources'], ref: SourceRef): Provenance | undefined => {
  const full = (source: Source | undefined, detail?: string): Provenance | undefined => {
    if (source === undefined) return undefined;
    const why = [source.why, detail].filter((text) => text !== undefined).join(' ');
    return { status: source.status, rules: source.rules ?? [], ...(why === '' ? {} : { why }) };
  };
  if (typeof ref === 'string') return full(lookUp(sources, ref));
  return 'status' in ref ? full(ref) : full(lookUp(sources, ref[0]), ref[1]);
};

/** What is said of a field, by its record or by its file; undefined where neither says anything. */
export const sourceRef = (
  { defaults }: Pick<FileHead, 'defaults'>,
  section: string,
  field: string,
  from: From | undefined,
): SourceRef | undefined => {
  const own = from !== undefined && Object.hasOwn(from, field) ? from[field] : undefined;
  if (own !== undefined || defaults === undefined || !Object.hasOwn(defaults, section)) return own;
  const shared = defaults[section];
  return shared !== undefined && Object.hasOwn(shared, field) ? shared[field] : undefined;
};

export const provenanceOf = (
  file: FileHead,
  section: string,
  field: string,
  from: From | undefined,
): Provenance | undefined => {
  const ref = sourceRef(file, section, field, from);
  return ref === undefined ? undefined : resolveSource(file.sources, ref);
};

/** What a record is known by, the rules it names and what is said of it are no values of the printed game. */
const UNSOURCED: readonly string[] = ['from', 'id', 'between', 'rules', 'note'];

export const sourcedFields = (record: object): readonly string[] =>
  Object.keys(record).filter((field) => !UNSOURCED.includes(field));

/** Of every field of a record that has a value: where it is from. */
export const provenances = (
  file: FileHead,
  section: string,
  record: { readonly from?: From },
): Readonly<Record<string, Provenance>> =>
  Object.fromEntries(
    sourcedFields(record).flatMap((field): [string, Provenance][] => {
      const found = provenanceOf(file, section, field, record.from);
      return found === undefined ? [] : [[field, found]];
    }),
  );
