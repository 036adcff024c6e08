// `npm run pack:nodes [-- 20 22 24 26]`: packs, and for each version of Node installs that and the package into an empty
// folder and plays there: the version, plain text, resume, verify, a script, the map screen, the manual. Needs the network.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { hasTmux, openPane } from '../../test/tty/pane.ts';
import { toolGames } from '../games.ts';
import type { ToolGame } from '../games/tool-game.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const MAJORS = ['20', '22', '24', '26'];

type Ran = { readonly status: number | null; readonly out: string };

/** One Node with the package installed beside it. */
type Place = {
  readonly folder: string;
  readonly path: string;
  run(command: string, args: readonly string[], input?: string): Ran;
};

const must = ({ status, out }: Ran): string => {
  if (status !== 0) throw new Error(`ended with ${status}:\n${out}`);
  return out;
};

const place = (folder: string): Place => {
  const path = [join(folder, 'node/bin'), join(folder, 'prefix/bin'), process.env['PATH']].join(delimiter);
  // Settings of whoever runs this, and of the npm that runs it, must not decide; only whom to trust on the network.
  const kept = Object.entries(process.env).filter(
    ([name]) => name === 'NODE_EXTRA_CA_CERTS' || !/^(npm_|xdg_|hexfront_|node_)/i.test(name),
  );
  const env = { ...Object.fromEntries(kept), PATH: path, HEXFRONT_HOME: join(folder, 'home') };
  return {
    folder,
    path,
    run: (command, args, input = '') => {
      const { status, stdout, stderr } = spawnSync(command, args, {
        cwd: folder,
        env,
        input,
        encoding: 'utf8',
      });
      return { status, out: `${stdout}${stderr}` };
    },
  };
};

/** Node comes as a package of its own for each platform; none of its scripts has to run. */
const withNode = (folder: string, major: string): Place => {
  const node = join(folder, 'node');
  mkdirSync(node, { recursive: true });
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const here = place(folder);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
  must(here.run('npm', ['install', '--prefix', node, ...options, `${name}@${major}`]));
  must(here.run('ln', ['-s', join('node_modules', name, 'bin'), join(node, 'bin')]));
  return here;
};

const expect = (said: string, wanted: RegExp): void => {
  if (!wanted.test(said)) throw new Error(`${wanted} was not said:\n${said}`);
};

const onTheMap = async ({ path }: Place, { id, installed, shown }: ToolGame): Promise<string> => {
  if (!hasTmux) return 'not tried, there is no tmux';
  const pane = await openPane(80, 24, { PATH: path });
  try {
    pane.type(`hexfront play ${id} --map --name ${id}-screen`);
    pane.press('Enter');
    await pane.until(installed.asks);
    const [first = ''] = shown.begin;
    pane.type(first);
    pane.press('Enter');
    await pane.until(new RegExp(`> ${first}[^]*\\n> *(?:\\n|$)`));
    pane.type('quit');
    pane.press('Enter');
    expect((await pane.untilShell()).join('\n'), new RegExp(`To go on type: hexfront resume ${id}-screen`));
    return 'fine';
  } finally {
    pane.close();
  }
};

type Trials = Readonly<Record<string, () => string | Promise<string>>>;

const hexfrontAt =
  (here: Place) =>
  (args: readonly string[], lines: readonly string[] = []): string =>
    must(here.run('hexfront', args, lines.map((line) => `${line}\n`).join('')));

/** What every game must do. */
const trialsOf = (here: Place, game: ToolGame): Trials => {
  const { id, installed } = game;
  const hexfront = hexfrontAt(here);
  const name = `${id}-trial`;
  return {
    [`${id}, plain text`]: () => {
      const said = hexfront(['play', id, '--plain', '--name', name, '--seed', 'x'], installed.lines);
      expect(said, installed.says);
      expect(said, new RegExp(`To go on type: hexfront resume ${name}\\.`));
      return 'fine';
    },
    [`${id}, resume`]: () => {
      expect(hexfront(['resume', name, '--plain'], ['history', 'status']), installed.history);
      return 'fine';
    },
    [`${id}, verify`]: () => {
      hexfront(['verify', name]);
      return 'fine';
    },
    [`${id}, script`]: () => {
      writeFileSync(join(here.folder, 'trial.hxf'), installed.script);
      expect(hexfront(['run', 'trial.hxf']), /1 .*(?:held|passed|ok)/i);
      return 'fine';
    },
    [`${id}, map screen`]: () => onTheMap(here, game),
  };
};

const trials = (here: Place): Trials => {
  const hexfront = hexfrontAt(here);
  return {
    'npm install': () => {
      const options = ['--global', '--prefix', join(here.folder, 'prefix'), '--offline', '--no-audit'];
      const said = must(here.run('npm', ['install', ...options, join(here.folder, '..', 'hexfront.tgz')]));
      if (/install-scripts|EBADENGINE|deprecated/.test(said)) throw new Error(said);
      return 'fine';
    },
    '--version': () => `hexfront ${hexfront(['--version']).trim()}`,
    ...Object.fromEntries(toolGames().flatMap((game) => Object.entries(trialsOf(here, game)))),
    tutorial: () => {
      expect(hexfront(['tutorial', '1', '--plain']), /lesson/i);
      return 'fine';
    },
    manual: () => {
      const page = join(here.folder, 'prefix/share/man/man1/hexfront.1');
      must(here.run('cat', [page]));
      return 'fine';
    },
  };
};

const tryNode = async (folder: string, major: string): Promise<boolean> => {
  const here = withNode(folder, major);
  console.log(`Node ${must(here.run('node', ['--version'])).trim()}`);
  let isFine = true;
  for (const [name, trial] of Object.entries(trials(here))) {
    try {
      console.log(`  ${name}: ${await trial()}`);
    } catch (error) {
      isFine = false;
      console.log(`  ${name}: FAILED, ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return isFine;
};

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hexfront-nodes-')));
try {
  const at = place(folder);
  must(at.run('npm', ['pack', dirname(join(ROOT, 'package.json')), '--pack-destination', folder]));
  must(at.run('sh', ['-c', 'mv hexfront-*.tgz hexfront.tgz']));
  const wanted = process.argv.length > 2 ? process.argv.slice(2) : MAJORS;
  for (const major of wanted) if (!(await tryNode(join(folder, major), major))) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
