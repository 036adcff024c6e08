// Outcomes that are worth points: the best that holds counts, what must not be takes all, and each position is one task.
import { describe, expect, it } from '@jest/globals';
import { runIt, runLines } from './kit.ts';

const NEW = ['seed tuesday', 'new ford skirmish fog=off'];

const last = async (...lines: readonly string[]): Promise<string | undefined> =>
  (await runLines(...NEW, ...lines)).out.at(-1);

describe('an outcome', () => {
  it('is said to be so or not, and what does not hold is no failure', async () => {
    const { out, exit } = await runLines(...NEW, 'best 10 turn 2', 'best 4 turn 1', 'never turn 3');
    expect(out).toEqual([
      'not so: line 3: best 10 turn 2: got 1',
      'so: line 4: best 4 turn 1',
      'not so: line 5: never turn 3: got 1',
      '0 passed, 0 failed, 4 of 10 points',
    ]);
    expect(exit).toBe(0);
  });

  it('counts once: the best that holds', async () => {
    expect(await last('best 10 turn 1', 'best 4 turn 1')).toBe('0 passed, 0 failed, 10 of 10 points');
    expect(await last('best 4 turn 1', 'best 10 turn 1')).toBe('0 passed, 0 failed, 10 of 10 points');
    expect(await last('best 10 turn 2', 'expect turn 1')).toBe('1 passed, 0 failed, 0 of 10 points');
  });

  it('that must not be takes all points of its position, and of no other', async () => {
    const second = ['new ford skirmish', 'best 6 turn 1'];
    expect(await last('best 10 turn 1', 'never turn 1', ...second)).toBe(
      '0 passed, 0 failed, 6 of 16 points',
    );
    expect(
      await last('snapshot here', 'best 10 turn 1', 'never turn 1', 'restore here', 'best 6 turn 1'),
    ).toBe('0 passed, 0 failed, 6 of 16 points');
  });

  it('is told to programs, with the sum at the end', async () => {
    const { out } = await runIt(['--json', '-'], [...NEW, 'best 10 turn 1', 'never turn 2'].join('\n'));
    const told = out.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'score', ok: true, got: '1', want: '1', text: 'best 10 turn 1' }),
    );
    expect(told.at(-1)).toMatchObject({ type: 'end', passed: 0, failed: 0, scored: 10, of: 10 });
    const { out: without } = await runIt(['--json', '-'], [...NEW, 'expect turn 1'].join('\n'));
    expect(JSON.parse(without.at(-1) ?? '')).not.toHaveProperty('of');
  });

  it('is a comment in TAP', async () => {
    const { out } = await runIt(['--tap', '-'], [...NEW, 'best 10 turn 2', 'expect turn 1'].join('\n'));
    expect(out).toContain('# not so: best 10 turn 2');
    expect(out.at(-1)).toBe('1..1');
  });

  it.each(['best turn 1', 'best 0 turn 1', 'best 10', 'best 10 nonsense', 'never', 'never nonsense'])(
    'that cannot be read stops the script: %s',
    async (line) => {
      const { exit, err } = await runLines(...NEW, line);
      expect(exit).not.toBe(0);
      expect(err.join('\n')).toContain('what may stand after expect');
    },
  );
});

describe('a count', () => {
  it('may be of so many or more', async () => {
    expect((await runLines(...NEW, 'expect count 1+ units north', 'expect count 0+ units south')).exit).toBe(
      0,
    );
    const { out, exit } = await runLines(...NEW, 'expect count 99+ units north');
    expect(out[0]).toMatch(/^not ok 1 line 3: .*: got \d+, want 99\+$/);
    expect(exit).toBe(1);
  });
});
