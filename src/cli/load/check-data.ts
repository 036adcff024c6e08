// Examines the data files of a board one by one and together, and says where each thing that is wrong stands.
import { senseFindings, shapeFindings } from '../../board/check/index.ts';
import type { BoardSet } from '../../board/board.ts';
import type { Finding } from '../../board/finding.ts';
import { readJson } from '../../board/json-parser.ts';
import type { JsonText } from '../../board/json-parser.ts';
import { placeOf } from '../../board/json-path.ts';
import { boardSet } from '../../board/read-board.ts';
import type { Problem } from '../../core/types.ts';
import type { BoardEntry, BoardOwn } from '../../api/game-entry.ts';
import type { FoundFiles } from './board.ts';
import { withPlainNames } from '../show/ascii-names.ts';
import { schemaChecker } from './schemas.ts';
import type { SchemaCheck } from './schemas.ts';

type Examined = {
  readonly problems: readonly Problem[];
  /** Present when the files have the right form and fit together. */
  readonly set?: BoardSet;
  /** What is wrong is such that nothing beyond it was looked at. */
  readonly cut: boolean;
};

type Read = { readonly texts: ReadonlyMap<string, JsonText>; readonly problems: readonly Problem[] };

const readAll = (found: FoundFiles): Read => {
  const texts = new Map<string, JsonText>();
  const problems: Problem[] = [];
  for (const [file, { text }] of Object.entries(found)) {
    const reading = readJson(text);
    if (reading.ok) texts.set(file, reading.value);
    else
      for (const { code, line, params } of reading.error)
        problems.push({ code, params: { file, line, ...params } });
  }
  return { texts, problems };
};

/** A finding with its line and, in the words of the file, its place. */
const located =
  (texts: Read['texts']) =>
  ({ code, file, path, params }: Finding): Problem => {
    const text = texts.get(file);
    if (text === undefined) return { code, params: { file, ...params } };
    const at = placeOf(text.value, path);
    const line = path.length === 0 ? {} : { line: text.lineOf(path) };
    return { code, params: { file, ...line, ...params }, ...(at === '' ? {} : { at }) };
  };

/** In the order of the files, then of their lines. */
const inOrder = (entry: BoardEntry, problems: readonly Problem[]): readonly Problem[] => {
  const names = entry.files.map(({ name }) => name);
  const rank = ({ params }: Problem): number => names.findIndex((name) => name === params['file']);
  const line = ({ params }: Problem): number => Number(params['line'] ?? 0);
  return problems.toSorted((a, b) => rank(a) - rank(b) || line(a) - line(b));
};

const formProblems = (entry: BoardEntry, { texts }: Read, check: SchemaCheck): readonly Problem[] =>
  entry.files.flatMap(({ name, schema }) => {
    const text = texts.get(name);
    return text === undefined || schema === undefined
      ? []
      : check(name, schema, text.value).map(located(texts));
  });

/** `to-use`: only what would keep the board from being looked at. */
export const examine = (
  entry: BoardEntry,
  own: BoardOwn,
  found: FoundFiles,
  depth: 'to-use' | 'thorough',
): Examined => {
  const read = readAll(found);
  const form = [...read.problems, ...formProblems(entry, read, schemaChecker())];
  if (form.length > 0) return { problems: inOrder(entry, form), cut: true };
  const files = Object.fromEntries([...read.texts].map(([name, { value }]) => [name, value]));
  const tell = located(read.texts);
  const shape = shapeFindings(entry.id, files).map(tell);
  if (shape.length > 0) return { problems: inOrder(entry, shape), cut: true };
  const set = boardSet(files);
  // Whoever wants a name wants it in any spelling.
  const sense = depth === 'to-use' ? [] : [...senseFindings(files), ...own.findings(withPlainNames(set))];
  return { problems: inOrder(entry, sense.map(tell)), set, cut: false };
};

/** So many are said where the board itself was asked for. */
const MOST_SAID = 12;

/** Why a board is not loaded. */
export const unloaded = (
  { id }: BoardEntry,
  folder: string | undefined,
  problems: readonly Problem[],
): readonly Problem[] => {
  const left = problems.length - MOST_SAID;
  const params = { count: left, game: id, ...(folder === undefined ? {} : { folder }) };
  return [
    { code: 'DATA.NOT-LOADED', params: { count: problems.length } },
    ...problems.slice(0, MOST_SAID),
    ...(left > 0 ? [{ code: 'DATA.MORE', params }] : []),
  ];
};
