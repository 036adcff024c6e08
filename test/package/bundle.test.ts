// What the bundle loads when: the version alone, the plain path, the screen; and whose licences it ships.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATIENCE, ROOT, workshop } from './checkout.ts';
import type { Workshop } from './checkout.ts';

type Output = {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly imports: readonly { readonly path: string; readonly kind: string; readonly external?: boolean }[];
  readonly entryPoint?: string;
};
type Outputs = Readonly<Record<string, Output>>;

let shop: Workshop;

beforeAll(() => {
  shop = workshop();
});

afterAll(() => shop.done());

/** The sources in every file that can be loaded from the program's start without taking a forbidden way. */
const loaded = (outputs: Outputs, mayFollow: (kind: string, to: Output) => boolean): readonly string[] => {
  const start = Object.keys(outputs).find((name) => name.endsWith('/cli.js')) ?? '';
  const found = new Set([start]);
  for (const name of found) {
    for (const { path, kind } of outputs[name]?.imports ?? []) {
      const to = outputs[path];
      if (to !== undefined && mayFollow(kind, to)) found.add(path);
    }
  }
  return [...found].flatMap((name) => Object.keys(outputs[name]?.inputs ?? {}));
};

const packageOf = (input: string): string =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(input)?.[1] ?? '';

const SCREEN_PACKAGES = ['ink', 'react', 'react-reconciler', 'scheduler', 'yoga-layout'];

describe('the bundle', () => {
  let outputs: Outputs;

  beforeAll(() => {
    const checkout = shop.checkout();
    const meta = join(shop.folder, 'meta.json');
    const built = shop.run(process.execPath, ['build.mjs', '--meta', meta], checkout);
    expect(built).toEqual({ status: 0, out: '', err: '' });
    ({ outputs } = JSON.parse(readFileSync(meta, 'utf8')) as { outputs: Outputs });
  }, PATIENCE);

  it('answers the version with nothing else loaded', () => {
    const atOnce = loaded(outputs, (kind) => kind !== 'dynamic-import');
    expect(atOnce.toSorted()).toEqual(['package.json', 'src/cli.ts', 'src/cli/version.ts']);
  });

  it('says the version without the rest', () => {
    const isPen = (to: Output): boolean => to.entryPoint === 'src/cli/io.ts';
    const said = loaded(outputs, (kind, to) => kind !== 'dynamic-import' || isPen(to));
    expect(said.toSorted()).toEqual([
      'package.json',
      'src/cli.ts',
      'src/cli/exit-codes.ts',
      'src/cli/io.ts',
      'src/cli/version.ts',
    ]);
  });

  it('loads ink and react by way of the screen only', () => {
    const plain = loaded(outputs, (_kind, to) => to.entryPoint?.startsWith('src/screen/') !== true);
    expect(plain.filter((input) => SCREEN_PACKAGES.includes(packageOf(input)))).toEqual([]);
    expect(plain).toContain('src/cli/main.ts');
    const all = loaded(outputs, () => true).map(packageOf);
    expect(all).toEqual(expect.arrayContaining(SCREEN_PACKAGES));
  });

  it('loads the computer player and what games tell it only where one plays', () => {
    const isThinking = (input: string): boolean =>
      input.startsWith('src/players/opponent/') || /^src\/games\/[^/]+\/outlook\.ts$/.test(input);
    const isDoor = (to: Output): boolean =>
      to.entryPoint?.startsWith('src/players/opponent/') === true ||
      to.entryPoint?.endsWith('/outlook.ts') === true;
    expect(loaded(outputs, (_kind, to) => !isDoor(to)).filter(isThinking)).toEqual([]);
    expect(loaded(outputs, () => true).filter(isThinking)).not.toEqual([]);
  });

  it('holds the source and packages, and nothing of tests and benches', () => {
    const own = loaded(outputs, () => true).filter((input) => packageOf(input) === '');
    expect(own.filter((input) => !/^(src\/|data\/|package\.json$)/.test(input))).toEqual([]);
  });

  it('ships the licence of every package in it', () => {
    const shipped = readFileSync(join(shop.folder, 'checkout/dist/LICENSES.txt'), 'utf8');
    const names = loaded(outputs, () => true)
      .map(packageOf)
      .filter((name) => name !== '');
    expect(names.filter((name) => !shipped.includes(`\n${name} `))).toEqual([]);
    expect(shipped).toContain('Permission is hereby granted');
  });
});

describe('the build', () => {
  const LICENCE = 'Anybody may do anything.';
  const USE = "import { lent } from 'lent';\nconsole.log(lent);\n";

  /** Builds a program that uses one package. */
  const built = (pack: { license?: string; text?: string }, source = USE) => {
    const folder = mkdtempSync(join(shop.folder, 'build-'));
    const lent = join(folder, 'node_modules/lent');
    for (const part of ['build.mjs', 'bin', 'tools'])
      cpSync(join(ROOT, part), join(folder, part), { recursive: true });
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src/cli.ts'), source);
    mkdirSync(lent, { recursive: true });
    writeFileSync(join(lent, 'index.js'), "export const lent = 'lent';\n");
    const manifest = { name: 'lent', version: '1.2.3', license: pack.license, type: 'module' };
    writeFileSync(join(lent, 'package.json'), JSON.stringify(manifest));
    if (pack.text !== undefined) writeFileSync(join(lent, 'LICENSE.md'), pack.text);
    shop.lend(folder, 'esbuild');
    return { folder, ...shop.run(process.execPath, ['build.mjs'], folder) };
  };

  it.each(['MIT', '(GPL-3.0-only OR MIT)', 'MIT AND ISC'])('takes a package under %s', (license) => {
    const { folder, ...ended } = built({ license, text: LICENCE });
    expect(ended).toEqual({ status: 0, out: '', err: '' });
    expect(readFileSync(join(folder, 'dist/LICENSES.txt'), 'utf8')).toContain(LICENCE);
  });

  it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN x'])(
    'refuses a package under %s',
    (license) => {
      const { status, err } = built({ license, text: LICENCE });
      expect({ status, err }).toEqual({
        status: 1,
        err: `lent 1.2.3 is under a licence that is not permissive: ${license}.\n`,
      });
    },
  );

  it('refuses a package that names no licence, or ships no text of it', () => {
    const nameless = built({ text: LICENCE });
    expect(nameless).toMatchObject({ status: 1 });
    expect(nameless.err).toContain('lent 1.2.3 is under a licence that is not permissive: unknown.');
    const textless = built({ license: 'MIT' });
    expect(textless).toMatchObject({ status: 1 });
    expect(textless.err).toContain('lent 1.2.3 has no licence text; put one into tools/licences.');
  });

  it('refuses to leave a package outside', () => {
    const optional = "try {\n  console.log(require('absent'));\n} catch {}\n";
    const { status, err } = built({ license: 'MIT', text: LICENCE }, optional);
    expect(status).toBe(1);
    expect(err).toContain('absent would have to be installed beside this program.');
  });

  it('leaves no file of an older build behind', () => {
    const { folder } = built({ license: 'MIT', text: LICENCE });
    writeFileSync(join(folder, 'dist/chunk-OLD.js'), '');
    shop.run(process.execPath, ['build.mjs'], folder);
    expect(readdirSync(join(folder, 'dist')).toSorted()).toEqual(['LICENSES.txt', 'cli.js', 'cli.js.map']);
  });
});
