// The papers say what is so: those made out of the program are as it would make them now, and examples in them work.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { CHOICES, settingNames } from '../../src/cli/config-settings.ts';
import { readConfig } from '../../src/cli/config-syntax.ts';
import { ACTIONS, keyMap, nameInFile } from '../../src/screen/keys/keymap.ts';
import { papers, paperText } from '../../tools/docs/papers.ts';
import { registryFor } from '../../src/language/verb-registry.ts';
import { readPosition } from '../../src/record/position.ts';
import { userPaths } from '../../src/paths.ts';
import { GAMES } from '../../src/games/registry.ts';
import { newFolder } from '../board/shelf.ts';
import { newHome, run } from '../cli/kit.ts';
import { dagc } from '../../tools/games/dagc/shipped.ts';
import { barbarossa } from '../../tools/games/barbarossa/shipped.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const DOCS = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);
const ALL = ['README.md', 'SECURITY.md', ...DOCS];

const block = (path: string, kind: string): string =>
  new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``).exec(paperText(path))?.[1] ?? '';

describe('papers made out of the program', () => {
  // When this fails: npm run docs. A line more or less in a source moves what stands below it in every chapter, so of
  // docs/rules.md the files are compared and not the lines.
  it('are as they would be made now', async () => {
    const held = (path: string, text: string): string =>
      path === 'docs/rules.md' ? text.replaceAll(/(?<=\.ts):[\d,]+/g, '') : text;
    for (const { path, text } of await papers())
      expect([path, held(path, text)]).toEqual([path, held(path, paperText(path))]);
    // Every game's code and tests are read through for it.
  }, 300_000);

  it('give each rule lines that are in its files', () => {
    const folder: string[] = [];
    for (const line of paperText('docs/rules.md').split('\n')) {
      const [, code, tests] = /^Code stands in `([^`]+)`, tests in `([^`]+)`/.exec(line) ?? [];
      if (code !== undefined && tests !== undefined) folder.splice(0, 2, code, tests);
      for (const [, kind, places = ''] of line.matchAll(/\b(code|tests) ((?:`[^`]+` ?)+)/g))
        for (const [, file = ''] of places.matchAll(/`([^`:]+):[\d,]+`/g))
          expect([file, existsSync(join(root, folder[kind === 'code' ? 0 : 1] ?? '', file))]).toEqual([
            file,
            true,
          ]);
    }
    expect(folder).toHaveLength(2);
  });
});

describe('every paper', () => {
  it.each(ALL)('%s leads only to files that are there', (path) => {
    for (const [, to = ''] of paperText(path).matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g))
      if (!to.includes('://')) expect([to, existsSync(join(root, dirname(path), to))]).toEqual([to, true]);
  });

  it.each(ALL)('%s names only commands there are', async (path) => {
    const { out } = await run(['--help'], newHome(), [], GAMES);
    const known = new Set(out.flatMap((line) => /^ {2}(?!hexfront\b)([a-z]+)\b/.exec(line)?.[1] ?? []));
    const isKnown = (word: string): boolean =>
      known.has(word) ||
      GAMES.some(({ id }) => id === word) ||
      // A question in the place of a command.
      registryFor(barbarossa).named(word)?.spec.kind === 'question';
    for (const [, word = ''] of paperText(path).matchAll(/\bhexfront ([a-z]+)\b(?= |`|$|:)/gm))
      expect([word, isKnown(word)]).toEqual([word, true]);
  });
});

describe('docs/keys.md', () => {
  it('names each action as the file of settings has it, and there it works', () => {
    for (const action of ACTIONS) {
      expect(paperText('docs/keys.md')).toContain(`(\`${nameInFile(action)}\`)`);
      const { config, problems } = readConfig(`key.${nameInFile(action)} = home`);
      expect([action, problems, keyMap(config.keys).action('home')]).toEqual([action, [], action]);
    }
  });
});

describe('the manual page', () => {
  const page = paperText('man/hexfront.1');

  it('has no line that roff would take for a request of its own', () => {
    const requests = page.split('\n').flatMap((line) => /^[.'](\S*)/.exec(line)?.[1] ?? []);
    expect(new Set(requests)).toEqual(new Set(['\\"', 'TH', 'SH', 'SS', 'TP', 'PP']));
    expect(page).not.toMatch(/[^ -~\n]/);
  });

  it('writes a backslash only where roff knows what comes after it', () => {
    for (const [found] of page.matchAll(/\\.{0,2}/g)) expect(found).toMatch(/^\\(fB|fR|-|e|&|")/);
  });

  it('has every command, option and verb, as it is typed', async () => {
    const told = page.replaceAll('\\-', '-').replaceAll(/\\f[BR]/g, '');
    for (const { name } of [barbarossa, dagc].flatMap((game) => registryFor(game).verbs))
      expect([name, new RegExp(`^${name}(,|$)`, 'm').test(told)]).toEqual([name, true]);
    const { out } = await run(['--help'], newHome(), [], GAMES);
    const commands = out.flatMap((line) => /^ {2}(?!hexfront\b)([a-z]+)\b/.exec(line)?.[1] ?? []);
    expect(commands).toContain('play');
    for (const command of commands) expect(told).toContain(`.SS "hexfront ${command}`);
    expect(told).toContain('\n--no-alt-screen\n');
    expect(told).toContain('\n--dice <kind>\n');
  });
});

describe('docs/files.md', () => {
  it('shows a position that can be read', () => {
    const read = readPosition(barbarossa, block('docs/files.md', 'position'));
    expect(read.ok).toBe(true);
  });

  it('shows a transcript that runs', async () => {
    const file = join(newFolder(), 'talk.txt');
    writeFileSync(file, block('docs/files.md', 'transcript'));
    const { err, code } = await run(['run', file], newHome(), [], GAMES);
    expect([err, code]).toEqual([[], 0]);
  });

  it('names the folders that are used', () => {
    const text = paperText('docs/files.md');
    const linux = userPaths({}, 'linux', '/home/x');
    expect(text).toContain(linux.games.replace('/home/x', '~').replace(/\/games$/, ''));
    expect(text).toContain(linux.config.replace('/home/x', '~'));
    expect(text).toContain(linux.state.replace('/home/x', '~'));
    const mac = userPaths({}, 'darwin', '/home/x');
    expect(text).toContain(mac.games.replace('/home/x', '~').replace(/\/games$/, ''));
  });

  it('shows settings that are all understood, and says all they can be', () => {
    const text = block('docs/files.md', 'config');
    const { config, problems } = readConfig(text);
    expect(problems).toEqual([]);
    for (const name of settingNames) expect([name, config[name]]).not.toEqual([name, undefined]);
    const paper = paperText('docs/files.md');
    for (const value of Object.values(CHOICES).flat()) expect(paper).toContain(value);
    for (const action of Object.keys(config.keys)) expect(ACTIONS).toContain(action);
  });

  it('names the files of a game', async () => {
    const home = newHome();
    mkdirSync(join(home, 'games'));
    await run(['play', 'barbarossa', '--name', 'tuesday'], home, ['place default', 'end'], GAMES);
    const made = readdirSync(join(home, 'games')).map((name) => name.replace('tuesday', 'NAME'));
    for (const name of made) expect(paperText('docs/files.md')).toContain(`\`${name}\``);
    expect(made).toContain('NAME.game');
    expect(readFileSync(join(home, 'games', 'tuesday.game'), 'utf8')).toMatch(/> german place default/);
  });
});
