// npm pack, then npm i -g of the tarball into an empty prefix: what people get.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LIMITS, packLines, packProblems } from '../../tools/pack/check.ts';
import type { PackFacts } from '../../tools/pack/check.ts';
import { packFacts } from '../../tools/pack/facts.ts';
import { PATIENCE, ROOT, workshop } from './checkout.ts';
import type { Finished, Workshop } from './checkout.ts';

type Manifest = { readonly version: string } & Readonly<Record<string, unknown>>;
type Packed = { readonly filename: string };

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;

let shop: Workshop;
let prefix: string;
let installed: string;
let facts: PackFacts;

const must = (finished: Finished): string => {
  if (finished.status !== 0) throw new Error(`${finished.out}\n${finished.err}`);
  return finished.out;
};

const hexfront = (args: readonly string[], input?: string) =>
  shop.run(join(prefix, 'bin/hexfront'), args, undefined, input);

beforeAll(() => {
  shop = workshop();
  const checkout = shop.checkout();
  prefix = join(shop.folder, 'prefix');
  installed = join(prefix, 'lib/node_modules/hexfront');
  facts = packFacts(checkout, join(shop.folder, 'meta.json'), (command, args, cwd) =>
    must(shop.run(command, args, cwd)),
  );
  const told = must(shop.run('npm', ['pack', '--json', '--pack-destination', shop.folder], checkout));
  // What the build prints comes first.
  const [packed] = JSON.parse(told.slice(told.indexOf('['))) as readonly [Packed];
  const tarball = join(shop.folder, packed.filename);
  must(shop.run('npm', ['install', '--global', '--prefix', prefix, '--offline', '--no-audit', tarball]));
}, PATIENCE);

afterAll(() => shop.done());

describe('the package', () => {
  it('is as it should be', () => {
    expect(packProblems(facts)).toEqual([]);
    expect(packLines(facts)).toContain('Packages it needs when it runs: 0.');
    expect(readdirSync(installed)).not.toContain('node_modules');
  });

  it('names no folder of the machine it was built on', () => {
    const places = [ROOT, shop.folder];
    const telling = facts.files.filter((file) => {
      const text = readFileSync(join(installed, file), 'utf8');
      return places.some((place) => text.includes(place));
    });
    expect(telling).toEqual([]);
  });

  it('has every paper that one of its papers leads to', () => {
    const papers = facts.files.filter((file) => file.endsWith('.md'));
    expect(papers).toContain('README.md');
    for (const paper of papers)
      for (const [, to = ''] of readFileSync(join(installed, paper), 'utf8').matchAll(
        /\]\(([^)#:]+)(?:#[^)]*)?\)/g,
      ))
        expect([paper, to, existsSync(join(installed, dirname(paper), to))]).toEqual([paper, to, true]);
  });
});

describe('the check of the package finds', () => {
  const found = (wrong: Partial<PackFacts>): readonly string[] => packProblems({ ...facts, ...wrong });
  const withManifest = (wrong: Readonly<Record<string, unknown>>): readonly string[] =>
    found({ manifest: { ...manifest, ...wrong } });

  it('a file that is missing, and one too many', () => {
    const files = facts.files.filter((file) => file !== 'data/barbarossa/map.json' && file !== 'LICENSE');
    expect(found({ files: [...files, 'test/games/ford/game.ts', 'dist/cli.js.map'] })).toEqual([
      'LICENSE is not in the package.',
      'data/barbarossa/map.json is not in the package.',
      'dist/cli.js.map is in the package and should not be.',
      'test/games/ford/game.ts is in the package and should not be.',
    ]);
  });

  it('a package that has grown too large', () => {
    expect(found({ packed: LIMITS.packed })).toEqual([]);
    expect(found({ packed: LIMITS.packed + 1 })).toEqual([
      'The package is larger than it may be: 2500001 of 2500000 bytes packed.',
    ]);
    expect(found({ unpacked: LIMITS.unpacked + 1 })).toHaveLength(1);
  });

  it('a package that it would need when it runs', () => {
    for (const key of ['dependencies', 'optionalDependencies', 'peerDependencies', 'bundledDependencies'])
      expect(withManifest({ [key]: {} })).toEqual([
        `package.json has ${key}: the program must need no other package.`,
      ]);
  });

  it('a script that would run when it is installed, here or with the development packages', () => {
    expect(withManifest({ scripts: { postinstall: 'node x.mjs' } })).toEqual([
      'package.json has the script postinstall: nothing may run when the program is installed.',
    ]);
    expect(found({ scripted: [...facts.scripted, 'new-one'] })).toEqual([
      'new-one has a script for its installation, and allowScripts says nothing of it.',
    ]);
    expect(withManifest({ allowScripts: { '@parcel/watcher': false, esbuild: true, old: false } })).toEqual([
      'unrs-resolver has a script for its installation, and allowScripts says nothing of it.',
      'allowScripts names old, which has no script for its installation.',
      'allowScripts lets esbuild run a script when it is installed.',
    ]);
  });

  it('a bundled package that NOTICE does not name, or names otherwise', () => {
    const bundled = [...facts.bundled, { name: 'lent', licence: 'Apache-2.0' }];
    expect(found({ bundled })).toEqual(['NOTICE does not name lent under Apache-2.0.']);
    expect(found({ notice: facts.notice.replace('ISC: signal-exit', 'ISC: signal') })).toEqual([
      'NOTICE does not name signal-exit under ISC.',
      'NOTICE names signal under ISC, which is not in the program.',
    ]);
  });

  it('a way to the network', () => {
    expect(found({ modules: ['node:fs', 'https', 'node:dns/promises'] })).toEqual([
      'The program asks for https: it must not reach the network.',
      'The program asks for node:dns/promises: it must not reach the network.',
    ]);
  });

  it('a version of Node that is not named', () => {
    expect(withManifest({ engines: {} })).toEqual(['package.json has no engines.node.']);
  });
});

describe('the installed program', () => {
  it('answers --version', () => {
    expect(hexfront(['--version'])).toEqual({ status: 0, out: `${manifest.version}\n`, err: '' });
  });

  it('plays', () => {
    const { status, out, err } = hexfront(['play', 'barbarossa', '--plain'], 'place default\nend\nstatus\n');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('Germans to move, turn 1 of 32, prepared assault phase.');
  });

  it('brings its manual page', () => {
    expect(readFileSync(join(prefix, 'share/man/man1/hexfront.1'), 'utf8')).toContain('.TH HEXFRONT 1');
  });
});
