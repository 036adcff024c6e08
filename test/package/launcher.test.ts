// bin/hexfront.js: the built program if there is one, otherwise the source, otherwise a sentence.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATIENCE, ROOT, workshop } from './checkout.ts';
import type { Workshop } from './checkout.ts';

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };

type OldNode = { oldNode(version: string): string | undefined };

let oldNode: OldNode['oldNode'];
let shop: Workshop;
let checkout: string;

beforeAll(async () => {
  ({ oldNode } = (await import(join(ROOT, 'bin/old-node.js'))) as OldNode);
  shop = workshop();
  checkout = shop.checkout();
});

afterAll(() => shop.done());

const hexfront = (args: readonly string[], cwd?: string) =>
  shop.run(process.execPath, [join(checkout, 'bin/hexfront.js'), ...args], cwd);

describe('a checkout without a build', () => {
  it('runs its source, from any folder', () => {
    const answer = { status: 0, out: `${version}\n`, err: '' };
    expect(hexfront(['--version'], checkout)).toEqual(answer);
    expect(hexfront(['-V'], '/')).toEqual(answer);
  });

  it('runs a command of its source', () => {
    expect(hexfront(['games'])).toMatchObject({ status: 0, err: '' });
  });

  it('reads the source by its own settings, from any folder', () => {
    writeFileSync(join(checkout, 'src/probe.tsx'), 'console.log((<p>x</p>).type);\n');
    writeFileSync(join(checkout, 'src/cli.ts'), "import './probe.tsx';\n");
    expect(hexfront([], '/')).toEqual({ status: 0, out: 'p\n', err: '' });
  });

  it(
    'is built by npm start, and again when its source has changed',
    () => {
      const start = () => shop.run('npm', ['start', '--silent', '--', '--version'], checkout);
      cpSync(join(ROOT, 'src/cli.ts'), join(checkout, 'src/cli.ts'));
      expect(start()).toMatchObject({ status: 0, out: `${version}\n` });
      const made = statSync(join(checkout, 'dist/cli.js')).mtimeMs;
      start();
      expect(statSync(join(checkout, 'dist/cli.js')).mtimeMs).toBe(made);
      writeFileSync(join(checkout, 'src/cli.ts'), "console.log('changed');\n");
      expect(start()).toMatchObject({ status: 0, out: 'changed\n' });
      rmSync(join(checkout, 'dist'), { recursive: true });
    },
    PATIENCE,
  );

  it('says what to type when the development packages are missing too', () => {
    rmSync(join(checkout, 'node_modules'));
    expect(hexfront(['--version'])).toEqual({
      status: 4,
      out: '',
      err: 'This checkout of hexfront is not built and cannot run its source. Type npm ci in its folder.\n',
    });
  });
});

describe('a Node that is too old', () => {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    engines: { node: string };
  };

  it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0', '100.0.0'])('is not %s', (version) => {
    expect(oldNode(version)).toBeUndefined();
  });

  it.each(['0.12.18', '12.22.12', '18.20.8', '19.9.0', '20.18.3', '21.7.3', '22.11.0'])(
    'is %s',
    (version) => {
      expect(oldNode(version)).toBe(
        `Hexfront needs Node 20.19 or 22.12 or newer; this is ${version}. Newer ones are at nodejs.org.`,
      );
    },
  );

  it('is the one that npm is told of', () => expect(engines.node).toBe('^20.19.0 || >=22.12.0'));

  it.each(['bin/hexfront.js', 'build.mjs'])(
    'is told in one sentence by %s, with nothing else loaded',
    (file) => {
      const as = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.20.8'})";
      expect(shop.run(process.execPath, ['--import', as, join(ROOT, file), 'games'])).toEqual({
        status: 4,
        out: '',
        err: `${oldNode('18.20.8')}\n`,
      });
    },
  );

  it.each(['bin/hexfront.js', 'bin/old-node.js', 'build.mjs'])('can read %s', (file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    expect(text.match(/^import .*$/gm) ?? []).toEqual(
      file === 'bin/old-node.js' ? [] : [expect.stringMatching(/old-node\.js';$/)],
    );
    // Node 12 knows none of these.
    expect(text).not.toMatch(/\?\.[a-z[(]|\?\?|^await |#[a-z]+\b.*[=;]/m);
  });
});

describe('a built checkout', () => {
  beforeAll(() => {
    shop.done();
    shop = workshop();
    checkout = shop.checkout();
    expect(shop.run('npm', ['run', 'build'], checkout)).toMatchObject({ status: 0 });
  }, PATIENCE);

  it('runs the build and needs no other package', () => {
    rmSync(join(checkout, 'node_modules'));
    rmSync(join(checkout, 'src'), { recursive: true });
    expect(hexfront(['--version'])).toEqual({ status: 0, out: `${version}\n`, err: '' });
    expect(hexfront(['games'])).toMatchObject({ status: 0, err: '' });
  });

  it('answers npm start without a terminal in plain text, and ends well at the end of input', () => {
    const started = shop.run('npm', ['start', '--silent'], checkout, '');
    expect(started.out).toMatch(/^[\n -~]*\.\n/);
    expect(started).toMatchObject({ status: 0, err: '' });
  });
});
