// Gathers what there is to know of the package: from npm, from the build, and from the files of a checkout.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { bundled } from '../licences.mjs';
import type { PackFacts } from './check.ts';

type Output = {
  readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>;
  readonly imports: readonly { readonly path: string; readonly external?: boolean }[];
};
type Metafile = { readonly outputs: Readonly<Record<string, Output>> };

type Packed = {
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
};

type Lock = { readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>> };

export type Run = (command: string, args: readonly string[], cwd: string) => string;

/** Gives what was printed; a program that fails is a fault. */
export const runHere: Run = (command, args, cwd) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stderr}`);
  return stdout;
};

const filesIn = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => statSync(join(root, name)).isFile());

/** About lines of sources, which the package does not have, and large. */
const OF_SOURCES = ['docs/rules.md'];

const read = (root: string, name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));

/** Builds the checkout, and writes esbuild's account of that into a file that may be lost. */
export const packFacts = (root: string, metaFile: string, run: Run = runHere): PackFacts => {
  run(process.execPath, ['build.mjs', '--meta', metaFile], root);
  const metafile = JSON.parse(readFileSync(metaFile, 'utf8')) as Metafile;
  const told = run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], root);
  const [packed] = JSON.parse(told) as readonly [Packed];
  const lock = read(root, 'package-lock.json') as Lock;
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return {
    files: packed.files.map(({ path }) => path).toSorted(),
    packed: packed.size,
    unpacked: packed.unpackedSize,
    manifest: read(root, 'package.json') as Readonly<Record<string, unknown>>,
    built: Object.keys(metafile.outputs).map((path) => relative(root, join(root, path))),
    data: filesIn(root, 'data'),
    docs: filesIn(root, 'docs').filter((name) => !OF_SOURCES.includes(name)),
    examples: filesIn(root, 'examples'),
    modules: [...new Set(imports.filter(({ path }) => isBuiltin(path)).map(({ path }) => path))],
    bundled: bundled(metafile, root),
    notice: readFileSync(join(root, 'NOTICE'), 'utf8'),
    scripted: Object.entries(lock.packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([path]) => path.replace(/^.*node_modules\//, '')),
  };
};
