// Bundles src into dist. Splitting keeps Ink and every game out of the part that each start loads.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { licences } from './licences.mjs';
import { merged } from './merged.mjs';

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    // For `npm start`: not where what is there is newer than all it is made of, nor where the development packages
    // were left out.
    'if-needed': { type: 'boolean', default: false },
    entry: { type: 'string', default: 'src/cli.ts' },
    out: { type: 'string', default: 'dist' },
    // Where to write what went into which file, for tests.
    meta: { type: 'string' },
  },
});

const out = resolve(root, values.out);

const isFresh = () => {
  const made = statSync(join(out, 'cli.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const src = join(root, 'src');
  const sources = existsSync(src)
    ? readdirSync(src, { recursive: true }).map((name) => join('src', name))
    : [];
  return ['tools/bundle.mjs', 'package.json', 'node_modules', ...sources].every((name) => {
    const source = statSync(join(root, name), { throwIfNoEntry: false });
    return source === undefined || source.mtimeMs < made;
  });
};

if (values['if-needed'] && isFresh()) process.exit(0);

let esbuild;
try {
  esbuild = await import('esbuild');
} catch (error) {
  if (!values['if-needed']) throw error;
  process.exit(0);
}

const withoutDevtools = {
  name: 'without-devtools',
  setup(build) {
    // Ink loads them when DEV=true is set; they need a package that is not part of this program.
    build.onLoad({ filter: /[\\/]ink[\\/]build[\\/]devtools\.js$/ }, () => ({ contents: '' }));
  },
};

const options = {
  absWorkingDir: root,
  outdir: values.out,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  // Packages are named by where they stand in the project, not by where a link leads.
  preserveSymlinks: true,
  target: 'node20.19',
  jsx: 'automatic',
  minifySyntax: true,
  minifyWhitespace: true,
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
  // The layout of Ink would fetch its own bytes, from a text in the same file, and Node would load all it has for the
  // network. Without, it reads them.
  define: { 'process.env.NODE_ENV': '"production"', fetch: 'undefined' },
  plugins: [withoutDevtools],
  metafile: true,
  write: false,
  logLevel: 'warning',
};

let built;
try {
  const split = await esbuild.build({ ...options, entryPoints: { cli: values.entry } });
  built = await merged(esbuild, split, root, options);
} catch (error) {
  if (!Array.isArray(error.errors)) throw error;
  process.exit(1); // esbuild has said why
}

const left = Object.values(built.metafile.outputs)
  .flatMap((output) => output.imports)
  .filter((found) => found.external && !isBuiltin(found.path))
  .map((found) => `${found.path} would have to be installed beside this program.`);
const { text, problems } = licences(built.metafile, root);
if (left.length + problems.length > 0) {
  console.error([...left, ...problems].join('\n'));
  process.exit(1);
}

/** For bundled CommonJS. Only where it is asked for: making one in every file would slow each start down. */
const REQUIRE = 'import{createRequire as __cr}from"node:module";const require=__cr(import.meta.url);';
const contents = ({ path, text, contents: bytes }) =>
  path.endsWith('.js') && text.includes('typeof require') ? REQUIRE + text : bytes;

// Files are replaced one by one and old ones go last: a program started meanwhile finds something to run.
mkdirSync(out, { recursive: true });
for (const file of built.outputFiles) writeFileSync(file.path, contents(file));
writeFileSync(join(out, 'LICENSES.txt'), text);
const fresh = new Set(['LICENSES.txt', ...built.outputFiles.map((file) => basename(file.path))]);
for (const name of readdirSync(out)) if (!fresh.has(name)) rmSync(join(out, name), { recursive: true });
if (values.meta !== undefined) writeFileSync(resolve(root, values.meta), JSON.stringify(built.metafile));
