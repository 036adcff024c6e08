// The charts and the book under examination, and where each value in them is from.
import { provenanceOf } from '../../../../src/board/provenance.ts';
import type { FileHead, From, RulesFile, RulingsFile } from '../../../../src/board/data-types.ts';
import type { TablesFile, TurnsFile } from '../../../../src/games/barbarossa/data/charts.ts';
import { readJson } from './kit.ts';

export const tables = readJson<TablesFile>('../../../../data/barbarossa/tables.json');
export const turns = readJson<TurnsFile>('../../../../data/barbarossa/turns.json');
export const book = readJson<RulesFile>('../../../../data/barbarossa/rules.json');
export const rulings = readJson<RulingsFile>('../../../../data/barbarossa/rulings.json');

/** Everything that can be cited. */
export const cited: ReadonlySet<string> = new Set(
  [...book.rules, ...rulings.rulings].map(({ id }) => `barbarossa:${id}`),
);

type Charted = { readonly from?: From };

/** What names or explains a record, or says when it holds, is no value of the printed charts. */
const NAMES: readonly string[] = [
  'id,title,name,cause,text,notes,rules,from,letter,values',
  'turn,side,condition,option,attacker,kind,turns,shiftIn',
  'column,roll,marker,date,place,summary,standard',
].flatMap((names) => names.split(','));

/** Fields that say something else in one section. */
const VALUES_TOO: Readonly<Record<string, readonly string[]>> = { turns: ['kind'], results: ['name'] };

const fieldsOf = (section: string, record: Charted): readonly string[] =>
  Object.keys(record).filter(
    (field) => !NAMES.includes(field) || VALUES_TOO[section]?.includes(field) === true,
  );

/** Every value of a section, by its place, with where it is from; `nothing` where nothing is said. */
export const origins = (
  file: FileHead,
  section: string,
): readonly (readonly [place: string, origin: ReturnType<typeof provenanceOf>])[] => {
  const records = (file as unknown as Readonly<Record<string, readonly Charted[]>>)[section] ?? [];
  return records.flatMap((record, i) =>
    fieldsOf(section, record).map(
      (field) => [`${section} ${i} ${field}`, provenanceOf(file, section, field, record.from)] as const,
    ),
  );
};

/** What is wrong with where values are from: none, a rule that is not there, a reason that says nothing. */
export const originFaults = (file: FileHead, sections: readonly string[]): readonly string[] =>
  sections
    .flatMap((section) => origins(file, section))
    .flatMap(([place, origin]) => {
      if (origin === undefined) return [`${place}: from nowhere`];
      const strange = origin.rules.filter((rule) => !cited.has(rule));
      const bare =
        origin.status === 'reconstructed' ? (origin.why ?? '').length < 50 : origin.rules.length === 0;
      return [...strange.map((rule) => `${place}: ${rule}`), ...(bare ? [`${place}: no reason`] : [])];
    });
