// The tests of the rules with the altered sources under them as one script. Nothing of it is written over `src`.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = import.meta.dirname;

/** What the script hands out once it has run: see worker.ts. */
const entry = (root: string, tests: readonly string[]): string => {
  const files = tests.map(
    (path) =>
      `${JSON.stringify(path)}: () => { inFile(${JSON.stringify(path)}); require(${JSON.stringify(join(root, path))}); }`,
  );
  return `
import { found, inFile } from '@jest/globals';
export { state } from 'mutate:switch';
export { found };
/** What a file does as it is loaded it does when it is asked for. */
export const files = { ${files.join(',\n')} };
`;
};

/** A mutant is on when its number is; each that is reached is noted, and who goes round for ever is stopped. */
const SWITCH = `
export const state = { on: ON, steps: 0, most: Infinity, reached: REACHED, kept: new Set() };
/** What is made once for a sheet is made in one test, and is there for all that come after it. */
export const __once = (make) => {
  const { reached } = state;
  if (reached === undefined) return make();
  const inner = new Set();
  state.reached = inner;
  try {
    return make();
  } finally {
    state.reached = reached;
    for (const n of inner) {
      reached.add(n);
      state.kept.add(n);
    }
  }
};
export const __is = (n) => {
  if (state.reached !== undefined) state.reached.add(n);
  if ((state.steps += 1) > state.most) throw new Error('It goes round for ever');
  return n === state.on;
};
`;

/** Where a game makes things once for its sheet. */
const ONCE_IN = 'src/mechanics/per-sheet.ts';
const MADE = /(?<=now = )make\(p\)/;

export const bundled = async (
  root: string,
  tests: readonly string[],
  altered: ReadonlyMap<string, string>,
): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: entry(root, tests), resolveDir: root, loader: 'js' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'error',
    plugins: [
      {
        name: 'mutate',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^@jest\/globals$/ }, () => ({ path: join(here, 'shim.ts') }));
          onResolve({ filter: /^mutate:/ }, ({ path }) => ({ path, namespace: 'mutate' }));
          onLoad({ filter: /^mutate:switch$/, namespace: 'mutate' }, () => ({ contents: SWITCH }));
          onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
            const source = altered.get(path) ?? readFileSync(path, 'utf8');
            const text = path.endsWith(ONCE_IN) ? source.replace(MADE, '__once(() => make(p))') : source;
            const head =
              text === source && !altered.has(path) ? '' : `import { __is, __once } from 'mutate:switch';\n`;
            const contents = (head + text)
              .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
              .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
            return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
          });
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
};
