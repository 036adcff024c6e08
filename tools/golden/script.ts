// Reads the script of a golden game: how it begins, and the lines that are typed after that.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { openScript } from '../../src/cli/load/script.ts';
import { readProgram } from '../../src/script/parse.ts';
import type { Act, Statement } from '../../src/script/statement.ts';
import type { Problem, Result } from '../../src/core/types.ts';
import { failed, problem, worked } from '../../src/core/problem.ts';

export type GoldenScript = {
  readonly name: string;
  readonly seed: string;
  readonly begins: Act & { readonly kind: 'new' };
  /** Orders and checks, in the order in which they stand. */
  readonly statements: readonly Statement[];
};

const SCRIPT = '.hxf';
const RECORD = '.game';

const ROOT = join(import.meta.dirname, '../../test/golden');

/** Each game has a folder of its own; no two golden games have the same name. */
const folders = (): readonly string[] =>
  readdirSync(ROOT, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? join(ROOT, each.name) : [],
  );

const folderOf = (name: string): string =>
  folders().find((folder) => existsSync(join(folder, `${name}${SCRIPT}`))) ?? ROOT;

export const scriptPath = (name: string): string => join(folderOf(name), `${name}${SCRIPT}`);
export const recordPath = (name: string): string => join(folderOf(name), `${name}${RECORD}`);

export const goldenNames = (): readonly string[] =>
  folders()
    .flatMap((folder) => readdirSync(folder))
    .flatMap((file) => (file.endsWith(SCRIPT) ? file.slice(0, -SCRIPT.length) : []))
    .toSorted();

/** A golden game begins with `seed WORD` and `new GAME SCENARIO`, and then only plays and checks. */
export const readGolden = async (name: string): Promise<Result<GoldenScript, readonly Problem[]>> => {
  const path = scriptPath(name);
  const opened = await openScript(Readable.from([]), path);
  if (!opened.ok) return failed([opened.error]);
  const program = readProgram(opened.value.source, opened.value.files);
  if (!program.ok) {
    const { at, problem: why } = program.error;
    return failed([{ ...why, at: `${at.file} line ${at.line}` }]);
  }
  const [sown, begun, ...statements] = program.value.statements;
  if (sown?.act.kind !== 'seed' || begun?.act.kind !== 'new')
    return failed([problem('SCRIPT.FORM', { typed: dirname(path), form: 'seed <word>, then new <game>' })]);
  const other = statements.find(({ act }) => act.kind !== 'typed' && act.kind !== 'check');
  if (other !== undefined)
    return failed([problem('SCRIPT.FORM', { typed: other.at.text, form: 'an order or a check' })]);
  return worked({ name, seed: sown.act.word, begins: begun.act, statements });
};
