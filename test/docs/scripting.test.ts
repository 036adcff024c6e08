// What docs/scripting.md shows is run as it stands there: scripts, questions from the shell, and commands of an engine.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { VERBS } from '../../src/engine/commands.ts';
import { GAMES, BOARDS } from '../../src/games/registry.ts';
import { shippedData } from '../../src/paths.ts';
import { DIRECTIVE_WORDS } from '../../src/script/directives.ts';
import { EXPECTATIONS } from '../../src/script/expect/syntax.ts';
import { paperText } from '../../tools/docs/papers.ts';
import { newHome, run } from '../cli/kit.ts';
import type { Ran } from '../cli/kit.ts';

const PAPER = paperText('docs/scripting.md');

const blocks = (kind: string): readonly string[] =>
  [...PAPER.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    (found) => found[1] ?? '',
  );

const home = newHome();

const typed = async (argv: readonly string[], input: readonly string[] = []): Promise<Ran> =>
  run(argv, home, input, GAMES, { boards: BOARDS, shipped: shippedData() });

describe('the scripts shown', () => {
  const scripts = blocks('script');
  it.each(scripts.map((text, i) => [i + 1, text] as const))(
    'number %i does what is said of it',
    async (_number, text) => {
      const { code, out, err } = await typed(['run', '-'], text.trimEnd().split('\n'));
      expect(out.filter((line) => line.startsWith('not ok'))).toEqual([]);
      expect({ err, code }).toEqual({ err: [], code: 0 });
    },
  );

  it('are several', () => expect(scripts.length).toBeGreaterThan(4));

  it('leave no word of a script and nothing that can be expected untold', () => {
    for (const word of DIRECTIVE_WORDS) expect(PAPER).toContain(word);
    const shown = scripts.join('\n');
    const untold = Object.keys(EXPECTATIONS).filter((name) => !shown.includes(`expect ${name} `));
    expect(untold).toEqual(['ok', 'hash']);
  });
});

describe('the commands shown', () => {
  const position = (blocks('script')[0] ?? '').split('\n').slice(1, 10).join('\n');
  const lines = blocks('shell').flatMap((block) => block.trimEnd().split('\n'));

  it.each(lines)('%s', async (line) => {
    writeFileSync(join(home, 'x.pos'), `${position}\n`);
    const [name, ...argv] = line.replaceAll('x.pos', join(home, 'x.pos')).split(' ');
    expect(name).toBe('hexfront');
    const { code, out, err } = await typed(argv);
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out.length).toBeGreaterThan(0);
  });
});

describe('the engine shown', () => {
  it('does all it is told', async () => {
    const { code, out } = await typed(['engine'], (blocks('engine')[0] ?? '').trimEnd().split('\n'));
    expect(code).toBe(0);
    expect(out[0]).toBe('=1 1');
    expect(out.filter((line) => line.startsWith('?'))).toEqual([]);
    expect(out.filter((line) => line === '').length).toBe(17);
  });

  it('has no command that is not told of', () => {
    for (const name of Object.keys(VERBS)) expect(PAPER).toContain(`\`${name}`);
  });
});
