import { describe, expect, it } from '@jest/globals';
import { runLines } from './kit.ts';

const HEAD = ['transcript 1', 'game ford', 'scenario crossing', 'option fog=off', 'dice sealed', ''];

describe('a transcript', () => {
  it('is played again: what was typed, with the dice that fell; all else is commentary', async () => {
    const { exit, out, err } = await runLines(
      ...HEAD,
      'Northerners to move, turn 1 of 6, movement phase.',
      '> end',
      'Northern movement phase is over.',
      'expect turn 99',
      '> attack 1403 from n1 n2   # now',
      '# die 1 = 5',
      '# 6 would have been better',
      'Exchange: each side loses 1 unit. Die 5 at 1 to 2.',
      '> choose s1',
      '> look 1403',
      '> quit',
    );
    expect({ exit, err }).toEqual({ exit: 0, err: [] });
    expect(out).toContain('Exchange: each side loses 1 unit. Die 5 at 1 to 2.');
    expect(out).toContain('1 Southern Foot is eliminated, in 14 03.');
    expect(out.filter((line) => line.startsWith('14 03.'))).toEqual(['14 03. Wood. Southern held.']);
  });

  it('goes on after a slip, as the talk did, and ends with 3', async () => {
    const { exit, out, err } = await runLines(...HEAD, '> mvoe n1 1402', '> move n1 1403', '> move n1 1402');
    expect(exit).toBe(3);
    expect(out.filter((line) => line === 'Nothing changed.')).toHaveLength(2);
    expect(out).toContain('1 Northern Foot moved to 14 02. It must stop: an enemy is next to it.');
    expect(err[0]).toBe('2 lines were refused, the first at line 7.');
  });

  it('answers its own questions', async () => {
    const { exit, out } = await runLines(...HEAD, '> move foot 1402', '> 2', '> unit n1');
    expect(exit).toBe(0);
    expect(out).toContain('1 Northern Foot moved to 14 02. It must stop: an enemy is next to it.');
  });

  it('takes no die twice that was rolled by hand', async () => {
    const { exit, out } = await runLines(
      ...HEAD.map((line) => line.replace('sealed', 'manual')),
      '> end',
      '> attack 1403 from n1',
      '> look 1403',
      '> die 1',
      '# die 1 = 1',
    );
    expect(exit).toBe(0);
    expect(out.join('\n')).toMatch(/Attackers eliminated\. Die 1/);
  });

  it('stops where a die that fell is none', async () => {
    const { exit, err } = await runLines(...HEAD, '> end', '> attack 1403 from n1', '# die 1 = 7');
    expect(exit).toBe(2);
    expect(err).toContain('Code SCRIPT.DIE-FACE.');
  });

  it('stops where a die that fell is missing', async () => {
    const { exit, err } = await runLines(...HEAD, '> end', '> attack 1403 from n1');
    expect(exit).toBe(2);
    expect(err).toContain('Code SCRIPT.NO-DIE.');
  });

  it.each([
    [['transcript 2', 'game ford'], 'SCRIPT.TOO-NEW'],
    [['transcript 1', '', 'game ford'], 'SCRIPT.NO-HEAD'],
    [['transcript 1', '> end'], 'SCRIPT.NO-HEAD'],
  ])('that says nothing this version can play is a file that cannot be read: %j', async (lines, code) => {
    const { exit, err } = await runLines(...lines);
    expect(exit).toBe(4);
    expect(err).toContain(`Code ${code}.`);
  });
});
