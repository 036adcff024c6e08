// npm run bench [-- --json] [name...]: installs what is compared with, bundles each bench and runs it by itself.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const BENCHES = [
  'floods',
  'kernel',
  'decisions',
  'barbarossa',
  'dagc',
  'storm',
  'typhoon',
  'moscow41',
  'deathstruggle',
  'positions',
  'dice',
  'screen',
  'start',
];

const here = import.meta.dirname;
const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const strange = positionals.filter((name) => !BENCHES.includes(name));
if (strange.length > 0) {
  console.error(`No bench ${strange.join(', ')}. There are: ${BENCHES.join(', ')}.`);
  process.exit(2);
}
const wanted = positionals.length > 0 ? positionals : BENCHES;

/** Benches that cannot do without the libraries they compare with; the others leave those rows out. */
const NEED_PEERS = ['kernel'];

/** Whether the libraries to compare with are there. */
const installPeers = () => {
  const installed = join(here, 'node_modules/.package-lock.json');
  const changed = (file) => statSync(file).mtimeMs;
  if (existsSync(installed) && changed(installed) > changed(join(here, 'package-lock.json'))) return true;
  console.error('Installing the libraries to compare with.');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: here, stdio: ['ignore', 'ignore', 'inherit'] });
  return status === 0;
};

/** Beside the peers, so that a bench can still import one of them when it runs. */
const work = join(here, 'node_modules/.bench');

/** Ink loads them when DEV=true is set; they need a package that is not there. */
const withoutDevtools = {
  name: 'without-devtools',
  setup(build) {
    build.onLoad({ filter: /[\\/]ink[\\/]build[\\/]devtools\.js$/ }, () => ({ contents: '' }));
  },
};

const bundle = (names) =>
  build({
    entryPoints: Object.fromEntries(names.map((name) => [name, join(here, `${name}.ts`)])),
    outdir: work,
    bundle: true,
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [withoutDevtools],
    banner: {
      js: 'import {createRequire as __cr} from "node:module"; const require = __cr(import.meta.url);',
    },
    logLevel: 'error',
  });

const rowsOf = (name) => {
  console.error(`Running ${name}.`);
  const file = pathToFileURL(join(work, `${name}.mjs`)).href;
  const script = `const { rows } = await import('${file}'); console.log(JSON.stringify(await rows()));`;
  const ran = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(here, '..'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (ran.status !== 0) throw new Error(`${name} stopped with status ${ran.status}`);
  return JSON.parse(ran.stdout);
};

const shown = (number) => (number === null ? '-' : String(number));

const meets = (ratio, aim) => {
  const [sign, limit] = aim.split(' ');
  return sign === '<' ? ratio < Number(limit) : ratio <= Number(limit);
};

const table = (lines) => {
  const widths = lines[0].map((_, i) => Math.max(...lines.map((line) => line[i].length)));
  for (const line of lines)
    console.log(
      line
        .map((cell, i) => cell.padEnd(widths[i]))
        .join('  ')
        .trimEnd(),
    );
};

const print = (rows) => {
  const cells = rows.map(({ name, value, unit, baseline, ratio, aim }) => [
    name,
    `${shown(value)} ${unit}`,
    `${shown(ratio)} x`,
    aim,
    baseline,
  ]);
  table([['what', 'value', 'ratio', 'aim', 'against'], ...cells]);
};

const printVerdicts = (rows, missing) => {
  const aimed = rows.filter(({ aim, ratio }) => aim !== '' && ratio !== null);
  const verdicts = aimed.map(({ name, ratio, aim }) => [
    meets(ratio, aim) ? 'met' : 'missed',
    `${shown(ratio)} x`,
    aim,
    name,
  ]);
  const missed = verdicts.filter(([verdict]) => verdict === 'missed');
  if (aimed.length > 0) console.log(`\nAims: ${aimed.length - missed.length} of ${aimed.length} met.`);
  if (aimed.length > 0)
    table([['', 'ratio', 'aim', 'what'], ...missed, ...verdicts.filter((line) => !missed.includes(line))]);
  for (const line of missing) console.log(line);
};

const hasPeers = installPeers();
const possible = wanted.filter((name) => hasPeers || !NEED_PEERS.includes(name));
const missing = hasPeers
  ? []
  : [
      'The libraries to compare with could not be fetched: rows against them are missing.',
      ...wanted.filter((name) => !possible.includes(name)).map((name) => `Not run without them: ${name}.`),
    ];
mkdirSync(work, { recursive: true });
await bundle(possible);
// Each is printed when it is done, so that a run that is stopped has said what it found.
const rows = possible.flatMap((name) => {
  const found = rowsOf(name);
  if (!values.json) print(found);
  return found;
});
if (values.json) {
  console.log(JSON.stringify(rows, null, 2));
  for (const line of missing) console.error(line);
} else printVerdicts(rows, missing);
