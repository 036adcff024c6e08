import { describe, expect, it } from '@jest/globals';
import { DUEL, runLines } from './kit.ts';

const NEW = 'new ford crossing fog=off';
const checked = async (before: readonly string[], holds: string, fails: string): Promise<void> => {
  const { exit, out, err } = await runLines(...before, holds, fails);
  expect(err).toEqual([]);
  const checks = out.filter((line) => /^(not )?ok /.test(line));
  expect(checks).toEqual([
    `ok 1 line ${before.length + 1}: ${holds}`,
    expect.stringMatching(/^not ok 2 line \d+: .*: got .+, want .+$/),
  ]);
  expect(exit).toBe(1);
};

describe('how things stand can be checked', () => {
  it.each([
    ['expect unit n3 at Brod side north attack 3', 'expect unit n3 at Brod moved'],
    ['expect count 2 units south at 1403 moved no', 'expect count 2 units south at 1403 moved'],
    ['expect count 8 units north fought=no', 'expect count 8 units north fought'],
    ['expect control 1504 south', 'expect control 1504 north'],
    ['expect control 1700 none', 'expect control 1504 none'],
    ['expect place 1504 holder=south terrain=clear', 'expect place 1504 terrain=wood'],
    ['expect place dead count=0 units 0', 'expect place dead count=1'],
    ['expect points north 3', 'expect points north 5'],
    ['expect question ask.movement', 'expect question ask.dice'],
    ['expect game ford', 'expect game storm'],
    ['expect scenario crossing', 'expect scenario skirmish'],
    ['expect option fog=off', 'expect option fog=on'],
  ])('%s, against %s', (holds, fails) => checked([NEW], holds, fails));

  it.each([
    ['expect result DR', 'expect result AR'],
    ['expect question ask.retreat units=s1', 'expect question ask.retreat units=n1'],
  ])('after a battle: %s, against %s', (holds, fails) =>
    checked(['dice 6', ...DUEL, 'attack 1402'], holds, fails),
  );
});

describe('answers can be checked, by what they say and not how', () => {
  it.each([
    ['expect odds 1402 from n1 = 1:1', 'expect odds 1402 from n1 = 2:1'],
    ['expect odds 1402 = odds=1:1 hex=1402', 'expect odds 1402 = odds=1:1 hex=1403'],
    ['expect odds 1402 = DR faces=5,6 attack total=4', 'expect odds 1402 = DR faces=1'],
    ['expect as south look 1402 = look.held', 'expect look 1700 = look.held'],
    ['expect dist 1302 1402 = far=1', 'expect dist 1302 1402 = far=2'],
    ['expect moves n1 = none', 'expect moves n1 = count'],
  ])('%s, against %s', (holds, fails) => checked(DUEL, holds, fails));

  it.each([
    ['expect odds 1402 from n1 = 2:1', 'got 1:1, want 2:1'],
    ['expect odds 1402 = odds=1:1 hex=1403', 'got odds.'],
    ['expect odds 1402 = DR faces=1', 'got odds.DR faces=5,6, want DR faces=1'],
  ])('and what was found stands beside what was wanted: %s', async (fails, got) => {
    const { out } = await runLines(...DUEL, fails);
    expect(out[0]).toContain(got);
  });

  it('and asking leaves no trace', async () => {
    const { out } = await runLines(NEW, 'look 1302', 'expect look 1700 = look.empty', 'repeat', 'near');
    expect(out[0]).toMatch(/^13 02/);
    const repeated = out.slice(out.findIndex((line) => line.startsWith('ok')) + 1);
    expect(repeated[0]).toBe(out[0]);
    expect(repeated.join(' ')).toContain('of 13 02');
  });
});

describe('a check of what there is not', () => {
  it.each([
    ['expect unit n1 at 1302 movde no', 'SCRIPT.FACT', /attack.*attacked/],
    ['expect count 1 units north weight=4', 'SCRIPT.FACT', /attack/],
    ['expect place 1504 owner=south', 'SCRIPT.FACT', /holder/],
    ['expect question ask.movement weather=mud', 'SCRIPT.FACT', /ask\.movement/],
    ['expect option snow=on', 'SCRIPT.NO-OPTION', /fog/],
    ['expect move n1 1402 = ok', 'SCRIPT.NOT-A-QUESTION', /expect legal/],
    ['expect help = yes', 'SCRIPT.NO-FACTS', /words alone/],
    ['expect odds 9999 = 1:1', 'HEX.NOT-ON-MAP', /9999/],
    ['expect frob = 1', 'VERB.UNKNOWN', /frob/],
    ['expect control 1302 east', 'SIDE.UNKNOWN', /east/],
    ['expect side east', 'SIDE.UNKNOWN', /Northern/],
    ['expect phase moevment', 'SCRIPT.NAME', /nearest is movement/],
    ['expect event town.helt', 'SCRIPT.NAME', /nearest is town\.held/],
    ['expect event unit.flies', 'SCRIPT.NAME', /nearest is unit\./],
    ['expect result ZZ', 'SCRIPT.NAME', /DR/],
    ['expect question movement', 'SCRIPT.NAME', /ask\.movement/],
    ['expect scenario corssing', 'SCRIPT.NAME', /nearest is crossing/],
    ['expect option fog=foggy', 'SCRIPT.NAME', /on and|off and/],
    ['expect place 1504 terrain=mud', 'SCRIPT.NAME', /clear/],
    ['expect asks north foo', 'SCRIPT.NAME', /there is no order/],
    ['expect legal foo', 'VERB.UNKNOWN', /foo/],
    ['expect illegal foo', 'VERB.UNKNOWN', /foo/],
    ['expect illegal move n99 1402', 'UNIT.UNKNOWN', /n99/],
  ])('stops the script, and says what there is: %s', async (line, code, said) => {
    const { exit, err } = await runLines(NEW, line);
    expect(exit).toBe(2);
    expect(err).toContain(`Code ${code}.`);
    expect(err.join('\n')).toMatch(said);
    for (const told of err) expect(told).toMatch(/^[\x20-\x7e]{1,160}$/);
  });
});
