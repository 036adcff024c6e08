// The licences of everything that was bundled, from esbuild's account of it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
]);

/** Texts of packages that are published without one. */
const OWN_TEXTS = join(import.meta.dirname, 'licences');

const isPermissive = (expression) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((id) => PERMISSIVE.has(id.trim())));

const foldersIn = (metafile, root) => {
  const folders = new Set();
  for (const output of Object.values(metafile.outputs)) {
    for (const [input, { bytesInOutput }] of Object.entries(output.inputs)) {
      const found = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(resolve(root, input));
      if (found !== null && bytesInOutput > 0) folders.add(found[0]);
    }
  }
  return [...folders];
};

const textOf = (folder, name) => {
  const names = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const own = join(OWN_TEXTS, `${name.replace('/', '-')}.txt`);
  const files = names.some((file) => !/^notice/i.test(file))
    ? names.toSorted().map((file) => join(folder, file))
    : [own].filter((file) => existsSync(file));
  return files.map((file) => readFileSync(file, 'utf8').trim()).join('\n\n');
};

/** The packages that are in the bundle, each with the text of its licence; a version of each. */
export const bundled = (metafile, root) =>
  foldersIn(metafile, root).map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const licence = typeof license === 'string' ? license : 'unknown';
    return { name, version, licence, text: textOf(folder, name) };
  });

/** The text of dist/LICENSES.txt, and a sentence for each package that may not be shipped like this. */
export const licences = (metafile, root) => {
  const chapters = new Map();
  const problems = [];
  for (const { name, version, licence, text } of bundled(metafile, root)) {
    if (!isPermissive(licence))
      problems.push(`${name} ${version} is under a licence that is not permissive: ${licence}.`);
    if (text === '') problems.push(`${name} ${version} has no licence text; put one into tools/licences.`);
    chapters.set(`${name} ${version}`, `${'='.repeat(72)}\n${name} ${version}, ${licence}\n\n${text}\n`);
  }
  const sorted = [...chapters].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, chapter]) => chapter);
  const head = 'hexfront contains these packages, each under its own licence.\n';
  return { text: [head, ...sorted].join('\n'), problems };
};
