import { describe, expect, it } from '@jest/globals';
import { folderOf, runIt } from './kit.ts';

const files = {
  'good.hxf': 'new ford crossing fog=off\nexpect turn 1 # comment\nexpect side north\n',
  'bad.hxf': 'new ford crossing fog=off\nlook 1700\nexpect turn 2\nmove n1 1403\n',
  'skipping.hxf': 'new ford\nskip-if option fog=on\nexpect turn 9\n',
  'including.hxf': 'new ford\ninclude skipping.hxf\nskip-if no game storm\nexpect turn 9\n',
  'kept.hxf': 'new ford\nskip-if turn 2\nskip-if no game ford\nexpect turn 1\n',
};

const named = (folder: string, ...names: readonly (keyof typeof files)[]): readonly string[] =>
  names.map((name) => `${folder}/${name}`);

describe('TAP', () => {
  it('is a plan, a point for each check, and why one failed: got, want, rule and line', async () => {
    const folder = folderOf(files);
    const { exit, out } = await runIt(['--tap', ...named(folder, 'good.hxf', 'bad.hxf')]);
    expect(exit).toBe(3);
    const bad = JSON.stringify(`${folder}/bad.hxf`);
    expect(out).toEqual([
      'TAP version 13',
      'ok 1 - expect turn 1',
      'ok 2 - expect side north',
      '# 1700. Clear. Empty, Southern held.',
      'not ok 3 - expect turn 2',
      '  ---',
      `  file: ${bad}`,
      '  line: 3',
      '  got: "1"',
      '  want: "2"',
      '  ...',
      'not ok 4 - stopped: move n1 1403',
      '  ---',
      `  file: ${bad}`,
      '  line: 4',
      '  code: "MOVE.ENEMY"',
      '  rule: "ford:4.4"',
      expect.stringMatching(/^ {2}message: ".*Nothing changed\."$/),
      '  ...',
      '1..4',
    ]);
  });

  it('names the rule that a found thing is owed to', async () => {
    const { out } = await runIt(['--tap', '-'], 'new ford\nreject move n1 1403 code MOVE.FAR\n');
    expect(out).toContain('  rule: "ford:4.4"');
  });

  it('says what was skipped, and keeps a number sign apart from its own', async () => {
    const { out } = await runIt(
      ['--tap', '-'],
      'new ford\nexpect unit "#1" at 1302\nskip-if turn 1\nexpect turn 2',
    );
    expect(out.join('\n')).toContain('stopped: expect unit "\\#1" at 1302');
    const skipped = await runIt(['--tap', '-'], 'new ford\nskip-if turn 1\nexpect turn 2');
    expect(skipped).toMatchObject({ exit: 0 });
    expect(skipped.out.slice(1)).toEqual(['ok 1 - skip-if turn 1 # SKIP the rest of this file', '1..1']);
  });

  it('is a failed point for a file that is not there', async () => {
    const { exit, out } = await runIt(['--tap', 'nowhere.hxf']);
    expect(exit).toBe(4);
    expect(out[1]).toBe('not ok 1 - stopped: nowhere.hxf');
    expect(out.at(-1)).toBe('1..1');
  });

  it('is not JSON', async () => expect(await runIt(['--tap', '--json', '-'])).toMatchObject({ exit: 2 }));
});

describe('several scripts', () => {
  it('run one after the other, and the worst is what the command ends with', async () => {
    const folder = folderOf(files);
    const [good = '', bad = ''] = named(folder, 'good.hxf', 'bad.hxf');
    const { exit, out, err } = await runIt([bad, good]);
    expect(exit).toBe(3);
    expect(out.slice(1)).toEqual([
      `not ok 1 ${bad} line 3: expect turn 2: got 1, want 2`,
      `ok 1 ${good} line 2: expect turn 1`,
      `ok 2 ${good} line 3: expect side north`,
      '2 passed, 1 failed, 2 files',
    ]);
    expect(err[0]).toContain(`line 4 of ${bad}`);
  });

  it('are added up in JSON', async () => {
    const folder = folderOf(files);
    const { out } = await runIt(['--json', ...named(folder, 'good.hxf', 'bad.hxf')]);
    expect(JSON.parse(out.at(-1) ?? '')).toMatchObject({
      type: 'total',
      passed: 2,
      failed: 1,
      skipped: 0,
      files: 2,
    });
  });
});

describe('skip-if', () => {
  it('leaves out the rest of its own file, and no more', async () => {
    const folder = folderOf(files);
    const { exit, out } = await runIt(named(folder, 'including.hxf'));
    expect({ exit, out }).toEqual({
      exit: 0,
      out: [
        'skipped 1 skipping.hxf line 2: skip-if option fog=on',
        'skipped 2 line 3: skip-if no game storm',
        '0 passed, 0 failed, 2 skipped',
      ],
    });
  });

  it('leaves out nothing where it does not hold', async () => {
    const { out } = await runIt(named(folderOf(files), 'kept.hxf'));
    expect(out).toEqual(['ok 1 line 4: expect turn 1', '1 passed, 0 failed']);
  });

  it('asks a game that there must be', async () =>
    expect(await runIt(['-'], 'skip-if turn 1\n')).toMatchObject({ exit: 2 }));
});
