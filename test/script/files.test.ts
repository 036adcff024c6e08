import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { folderOf, runIt, runLines } from './kit.ts';
import type { Outcome } from './kit.ts';

const POSITION = 'position 1\ngame ford\nscenario skirmish\nphase combat\nunit n1 1302\nunit s1 1402\n';

const run = async (files: Readonly<Record<string, string | Uint8Array>>): Promise<Outcome> =>
  runIt([join(folderOf({ 'a.pos': POSITION, ...files }), 'main.hxf')]);

describe('files that a script names', () => {
  it('are found beside it, wherever it is run from', async () => {
    const outcome = await run({
      'main.hxf':
        'load a.pos\nexpect unit s1 at 1402\ninclude parts/more.hxf\nexpect count 1 units north at 1302',
      'parts/more.hxf': 'expect phase combat\nload b.pos\nexpect unit n2 at 1302',
      'parts/b.pos': POSITION.replace('n1', 'n2'),
    });
    expect(outcome).toEqual({
      exit: 0,
      out: [
        'ok 1 line 2: expect unit s1 at 1402',
        `ok 2 ${join('parts', 'more.hxf')} line 1: expect phase combat`,
        `ok 3 ${join('parts', 'more.hxf')} line 3: expect unit n2 at 1302`,
        'ok 4 line 4: expect count 1 units north at 1302',
        '4 passed, 0 failed',
      ],
      err: [],
    });
  });

  it('may be positions on which others are based', async () => {
    const outcome = await run({
      'main.hxf': 'load sub/b.pos\nexpect unit n1 at 1302\nexpect unit s2 at 1501',
      'sub/b.pos': 'position 1\ngame ford\nbase c.pos\nunit s2 1501\n',
      'sub/c.pos': POSITION,
    });
    expect(outcome).toMatchObject({ exit: 0, err: [] });
  });

  it.each([
    ['load /etc/passwd', 'SCRIPT.OUTSIDE'],
    ['load ../a.pos', 'SCRIPT.OUTSIDE'],
    ['include sub/../main.hxf', 'SCRIPT.OUTSIDE'],
    ['load ..\\a.pos', 'SCRIPT.OUTSIDE'],
    ['load C:\\a.pos', 'SCRIPT.OUTSIDE'],
    ['load \\\\server\\a.pos', 'SCRIPT.OUTSIDE'],
    ['load missing.pos', 'FILE.MISSING'],
    ['load sub', 'SCRIPT.NOT-A-FILE'],
    ['load ./', 'SCRIPT.OUTSIDE'],
    ['load bytes.pos', 'SCRIPT.NOT-TEXT'],
    ['load long.pos', 'SCRIPT.SIZE'],
    ['load main.hxf', 'POSITION.NOT-A-POSITION'],
    ['load chess.pos', 'GAME.UNKNOWN'],
    ['load based.pos', 'SCRIPT.OUTSIDE'],
    ['include missing.hxf', 'FILE.MISSING'],
    ['include main.hxf', 'SCRIPT.INCLUDE-LOOP'],
    ['include sub/loop.hxf', 'SCRIPT.INCLUDE-LOOP'],
    ['include deep0.hxf', 'SCRIPT.INCLUDE-DEEP'],
    ['include many.hxf', 'SCRIPT.INCLUDE-MANY'],
    ['include lines.hxf', 'SCRIPT.LINES'],
  ])('stop it with 4 where they cannot be read: %s', async (line, code) => {
    const deep = Array.from({ length: 9 }, (_, i) => [`deep${i}.hxf`, `include deep${i + 1}.hxf\n`] as const);
    const { exit, err } = await run({
      ...Object.fromEntries(deep),
      'deep9.hxf': '# the last\n',
      'main.hxf': `${line}\n`,
      'sub/loop.hxf': 'include again.hxf\n',
      'sub/again.hxf': 'include loop.hxf\n',
      'many.hxf': 'include none.hxf\n'.repeat(300),
      'none.hxf': '\n',
      'lines.hxf': '\n'.repeat(50_000),
      'bytes.pos': new Uint8Array([0x70, 0xff, 0xfe, 0x00]),
      'long.pos': POSITION + '#'.repeat(4 * 1024 * 1024),
      'chess.pos': 'position 1\ngame chess\n',
      'based.pos': 'position 1\ngame ford\nbase ../a.pos\n',
    });
    expect(exit).toBe(4);
    expect(err[0]).toMatch(/^Stopped at line \d+ of /);
    expect(err).toContain(`Code ${code}.`);
  });

  it('and are told the line where they name a game there is not', async () => {
    const { err } = await run({
      'main.hxf': 'load chess.pos\n',
      'chess.pos': 'position 1\n# white\ngame chess\n',
    });
    expect(err.at(-1)).toBe('It is at line 3.');
  });

  it('do not lead out by way of links, but links inside are followed', async () => {
    const outside = folderOf({ 'secret.pos': POSITION });
    const folder = folderOf({
      'out.hxf': 'load link.pos\n',
      'way.hxf': 'load way/secret.pos\n',
      'in.hxf': 'load inside.pos\nexpect unit n1 at 1302\n',
      'a.pos': POSITION,
    });
    symlinkSync(join(outside, 'secret.pos'), join(folder, 'link.pos'));
    symlinkSync(outside, join(folder, 'way'));
    symlinkSync(join(folder, 'a.pos'), join(folder, 'inside.pos'));
    for (const name of ['out.hxf', 'way.hxf']) {
      const { exit, err } = await runIt([join(folder, name)]);
      expect({ exit, code: err.at(-1) }).toEqual({ exit: 4, code: 'Code SCRIPT.OUTSIDE.' });
    }
    expect(await runIt([join(folder, 'in.hxf')])).toMatchObject({ exit: 0 });
  });

  it('may be included twice, if not in a loop', async () => {
    const outcome = await run({
      'main.hxf': 'include one.hxf\ninclude one.hxf\n',
      'one.hxf': 'load a.pos\n',
    });
    expect(outcome.exit).toBe(0);
  });

  it('tell what they were written under, where that was something else', async () => {
    const { exit, err } = await run({
      'main.hxf': 'load old.pos\n',
      'old.pos': POSITION.replace('game ford', 'game ford\nrules 0.9'),
    });
    expect(exit).toBe(0);
    expect(err.join('\n')).toMatch(/under rules 0\.9/);
  });

  it('are told by name and line where something in them is wrong', async () => {
    const { exit, err } = await run({
      'main.hxf': 'include sub/bad.hxf\n',
      'sub/bad.hxf': 'new ford\n\nmove n1 1403\n',
    });
    expect(exit).toBe(3);
    expect(err[0]).toBe(`Stopped at line 3 of ${join('sub', 'bad.hxf')}: move n1 1403.`);
  });
});

describe('the script itself', () => {
  it('must be there, and be text of a bearable length', async () => {
    const folder = folderOf({
      'bytes.hxf': new Uint8Array([0x6e, 0xff, 0xff]),
      'long.hxf': 'x\n'.repeat(2 * 1024 * 1024 + 1),
    });
    mkdirSync(join(folder, 'dir.hxf'));
    for (const [name, said] of [
      ['none.hxf', /no such file/],
      ['dir.hxf', /folder/],
      ['bytes.hxf', /not text/],
      ['long.hxf', /too long/],
    ] as const) {
      const { exit, out, err } = await runIt([join(folder, name)]);
      expect({ exit, out }).toEqual({ exit: 4, out: ['Stopped: no check was reached.'] });
      expect(err.join(' ')).toMatch(said);
    }
  });

  it('can come from standard input, and then stands where its user stands', async () => {
    expect(await runLines('new ford', 'expect turn 1')).toMatchObject({ exit: 0 });
    expect(await runIt(['-'], 'x\n'.repeat(3 * 1024 * 1024))).toMatchObject({ exit: 4 });
    expect(await runLines('load package.json')).toMatchObject({
      exit: 4,
      err: expect.arrayContaining(['Code POSITION.NOT-A-POSITION.']),
    });
  });

  it('must be named', async () => {
    expect(await runIt([])).toMatchObject({ exit: 2 });
  });

  it('may say nothing', async () => {
    expect(await runLines('')).toEqual({ exit: 0, out: ['0 passed, 0 failed'], err: [] });
  });
});
