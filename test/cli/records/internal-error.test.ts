// When the program itself fails in the middle of a game: what is said, and that no more than the one order is lost.
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import type { Rules } from '../../../src/core/rule-set.ts';
import type { Io } from '../../../src/cli/io.ts';
import { findRecord } from '../../../src/cli/load/find-record.ts';
import type { Registry } from '../../../src/games/registry.ts';
import { ford } from '../../games/ford/game.ts';
import { newHome, run as runWith } from '../kit.ts';
import type { Ran } from '../kit.ts';

/** Ford with a fault: nobody can end a phase. */
const faulty: Rules = {
  ...ford.rules,
  procedures: Object.fromEntries(
    Object.entries(ford.rules.procedures).map(([name, procedure]) => [
      name,
      Object.fromEntries(
        Object.entries(procedure).map(([step, body]) => [
          step,
          body.kind !== 'ask'
            ? body
            : {
                ...body,
                choices: body.choices.map((choice) => ({
                  ...choice,
                  take: (...given: Parameters<typeof choice.take>) => {
                    if (choice.verb === 'end') throw new Error('Nobody can end');
                    choice.take(...given);
                  },
                })),
              },
        ]),
      ),
    ]),
  ),
};

const games: Registry = [
  { id: 'ford', title: 'Ford', load: () => Promise.resolve({ ok: true, value: { ...ford, rules: faulty } }) },
];

const run = (argv: readonly string[], home: string, input: readonly string[] = []): Promise<Ran> =>
  runWith(argv, home, input, games);

const PLAY = ['play', 'ford', '--name', 'g', '--option', 'fog=off'];

describe('a fault of the program in play', () => {
  it('says up to which order the game is safe, and where the report is', async () => {
    const home = newHome();
    const { code, err } = await run(PLAY, home, ['move n3 1303', 'end']);
    expect(code).toBe(5);
    const [report = ''] = readdirSync(join(home, 'state'));
    expect(err).toEqual([
      'The program made a mistake and stopped. Your game is safe up to order 1.',
      `Please report ${join(home, 'state', report)}.`,
    ]);
    expect(readFileSync(join(home, 'state', report), 'utf8')).toContain('Nobody can end');
  });

  it('leaves a game that goes on without the order it failed over', async () => {
    const home = newHome();
    await run(PLAY, home, ['move n3 1303', 'end']);
    const again = await run(['resume', 'g'], home, ['history']);
    expect(again.code).toBe(0);
    expect(again.out.join('\n')).toContain('It is left out: end.');
    expect(again.out.join('\n')).toContain('move n3 1303');
    expect((await run(['verify', 'g'], home)).code).toBe(0);
  });

  it('promises nothing of a game that is not kept', async () => {
    const { code, err } = await run([...PLAY, '--no-save'], newHome(), ['move n3 1303', 'end']);
    expect(code).toBe(5);
    expect(err[0]).toBe('The program made a mistake and stopped.');
  });
});

describe('a bare name', () => {
  const io = (home: string): Io => ({
    input: Readable.from([]),
    inputIsTerminal: false,
    outputIsTerminal: false,
    env: { HEXFRONT_HOME: home },
    out: () => undefined,
    write: () => undefined,
    err: () => undefined,
    onInterrupt: () => () => undefined,
  });

  // The tests run in the folder of the package, which has a folder `src` and a file `README.md`.
  it('is a kept game before it is a file or folder of that name here', async () => {
    const home = newHome();
    expect(findRecord(io(home), 'src')).toEqual({ ok: true, value: 'src' });
    await run(['play', 'ford', '--name', 'src'], home, ['quit']);
    await run(['play', 'ford', '--name', 'README.md'], home, ['quit']);
    for (const name of ['src', 'README.md']) {
      expect(findRecord(io(home), name)).toEqual({ ok: true, value: join(home, 'games', `${name}.game`) });
    }
    expect(findRecord(io(home), './src')).toEqual({ ok: true, value: './src' });
    expect((await run(['resume', 'src'], home)).code).toBe(0);
  });

  it('that is neither is looked for among the games', () => {
    const home = newHome();
    mkdirSync(join(home, 'games'));
    expect(findRecord(io(home), 'nosuch')).toMatchObject({ ok: false, error: { code: 'RESUME.NOTHING' } });
  });
});
