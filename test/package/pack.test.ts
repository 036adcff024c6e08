// npm pack, then npm i -g of the tarball into an empty prefix: what people get.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PATIENCE, ROOT, workshop } from './checkout.ts';
import type { Finished, Workshop } from './checkout.ts';

type Manifest = { readonly version: string } & Readonly<Record<string, unknown>>;
type Packed = { readonly filename: string; readonly files: readonly { readonly path: string }[] };

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;

let shop: Workshop;
let prefix: string;
let installed: string;
let files: readonly string[];

const must = (finished: Finished): string => {
  if (finished.status !== 0) throw new Error(`${finished.out}\n${finished.err}`);
  return finished.out;
};

const hexfront = (args: readonly string[]) => shop.run(join(prefix, 'bin/hexfront'), args);

beforeAll(() => {
  shop = workshop();
  const checkout = shop.checkout();
  prefix = join(shop.folder, 'prefix');
  installed = join(prefix, 'lib/node_modules/hexfront');
  const told = must(shop.run('npm', ['pack', '--json', '--pack-destination', shop.folder], checkout));
  // What the build prints comes first.
  const [packed] = JSON.parse(told.slice(told.indexOf('['))) as readonly [Packed];
  files = packed.files.map((file) => file.path);
  const tarball = join(shop.folder, packed.filename);
  must(shop.run('npm', ['install', '--global', '--prefix', prefix, '--offline', '--no-audit', tarball]));
}, PATIENCE);

afterAll(() => shop.done());

describe('the package', () => {
  it('needs no other package', () => {
    expect(Object.keys(manifest).filter((key) => /dependencies$/i.test(key))).toEqual(['devDependencies']);
    expect(readdirSync(installed)).not.toContain('node_modules');
  });

  it('holds the program, its data and its papers, and nothing else', () => {
    const wanted = /^(bin\/hexfront\.js|dist\/[\w.-]+\.js|dist\/LICENSES\.txt|data\/.+\.(json|hxf))$/;
    const papers = ['CHANGELOG.md', 'LICENSE', 'NOTICE', 'README.md', 'package.json'];
    expect(files.filter((file) => !wanted.test(file) && !papers.includes(file))).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining(['bin/hexfront.js', 'dist/cli.js', 'dist/LICENSES.txt', ...papers]),
    );
  });

  it('holds every data file', () => {
    const data = readdirSync(join(ROOT, 'data'), { recursive: true, encoding: 'utf8' })
      .map((name) => join('data', name))
      .filter((name) => /\.(json|hxf)$/.test(name) && statSync(join(ROOT, name)).isFile());
    expect(files.filter((file) => file.startsWith('data/')).toSorted()).toEqual(data.toSorted());
  });

  it('names no folder of the machine it was built on', () => {
    const places = [ROOT, shop.folder];
    const telling = files.filter((file) => {
      const text = readFileSync(join(installed, file), 'utf8');
      return places.some((place) => text.includes(place));
    });
    expect(telling).toEqual([]);
  });
});

describe('the installed program', () => {
  it('answers --version', () => {
    expect(hexfront(['--version'])).toEqual({ status: 0, out: `${manifest.version}\n`, err: '' });
  });

  it('lists its games', () => {
    expect(hexfront(['games'])).toMatchObject({ status: 0, err: '' });
  });
});
