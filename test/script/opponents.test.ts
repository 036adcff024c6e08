import { describe, expect, it } from '@jest/globals';
import { DUEL, runIt, runLines } from './kit.ts';

const NEW = ['seed tuesday', 'new ford crossing fog=on'];
const SOUTH = 'opponent south level 1 seed 7';

type Order = { readonly order: string; readonly side: string; readonly line: number };

const reports = async (...lines: readonly string[]): Promise<readonly Record<string, unknown>[]> => {
  const { out } = await runIt(['--json', '-'], lines.join('\n'));
  return out.map((line) => JSON.parse(line) as Record<string, unknown>);
};

const orders = async (...lines: readonly string[]): Promise<readonly Order[]> =>
  (await reports(...lines))
    .filter(({ type }) => type === 'order')
    .map(({ order, side, line }) => ({ order: String(order), side: String(side), line: Number(line) }));

const asTyped = ({ side, order }: Order): string => `as ${side} ${order}`;

describe('an opponent in a script', () => {
  it('plays its side until the other must decide, and again after each line', async () => {
    const given = await orders(...NEW, SOUTH, 'end', 'end to movement', 'expect side north', 'expect turn 2');
    const south = given.filter(({ side }) => side === 'south');
    expect(south.length).toBeGreaterThan(2);
    expect(south.at(-1)?.order).toBe('end');
    const { exit } = await runLines(...NEW, SOUTH, 'end', 'end', 'expect turn 2', 'expect side north');
    expect(exit).toBe(0);
  });

  it("gives orders that stand in the script like anybody's: typed again they lead to the same position", async () => {
    const lines = [...NEW, SOUTH, 'end', 'end'];
    const given = await orders(...lines);
    const [hash] = (await reports(...lines, 'hash')).filter(({ type }) => type === 'reply');
    const [again] = (await reports(...NEW, ...given.map(asTyped), 'hash')).filter(
      ({ type }) => type === 'reply',
    );
    expect(again?.['lines']).toEqual(hash?.['lines']);
  });

  it('plays the same with the same seed, and both sides to the end where both are seated', async () => {
    const lines = ['seed tuesday', 'new ford skirmish', SOUTH, 'opponent north level 1 seed 9', 'status'];
    const first = await orders(...lines);
    expect(await orders(...lines)).toEqual(first);
    expect(new Set(first.map(({ line }) => line))).toEqual(new Set([4]));
    const { out } = await runLines(...lines, 'expect over none');
    expect(out.at(-2)).toMatch(/^not ok 1 line 6: expect over none: got (north|south|draw) rule/);
  });

  it('plays one phase where that is asked, the answers of the other side too, and then no more', async () => {
    const { exit, out } = await runLines(
      ...NEW,
      'opponent north level 1 seed 7 phase',
      'expect side north',
      'expect phase combat',
      'opponent north level 1 seed 7 phase',
      'expect phase movement',
      'expect side south',
      'expect asks south move end',
    );
    expect({ exit, last: out.at(-1) }).toEqual({ exit: 0, last: '5 passed, 0 failed' });
  });

  it('is gone after opponent off, and where another game begins', async () => {
    const off = await runLines(...NEW, SOUTH, 'opponent off', 'end', 'end', 'expect side south');
    const other = await runLines(...NEW, SOUTH, ...NEW, 'end', 'end', 'expect side south');
    expect([off.exit, other.exit]).toEqual([0, 0]);
  });

  it('stays seated where a position is restored, and plays from there as before', async () => {
    const turn = ['end', 'end', 'hash'];
    const told = await reports(...NEW, SOUTH, 'snapshot here', ...turn, 'restore here', ...turn);
    const [first, second] = told.filter(({ type }) => type === 'reply');
    expect(second?.['lines']).toEqual(first?.['lines']);
  });

  it('lets checks ask about the last order typed and what it did after it', async () => {
    const { exit, out } = await runLines(
      'dice 6',
      ...DUEL,
      SOUTH,
      'attack 1402',
      'expect die 6',
      'expect event attack.declared',
      'expect result DR',
      'expect event unit.retreated',
      'expect count 0 units south at 1402',
    );
    expect({ exit, out }).toEqual({ exit: 0, out: expect.arrayContaining(['5 passed, 0 failed']) });
  });

  it.each([
    ['opponent', 2, 'SCRIPT.FORM', 'opponent <side> level <number> seed <number> [phase], or opponent off.'],
    ['opponent south level 1', 2, 'SCRIPT.FORM', ''],
    ['opponent south level 1 seed x', 2, 'SCRIPT.FORM', ''],
    ['opponent south level 1 seed 7 turn', 2, 'SCRIPT.FORM', ''],
    ['opponent west level 1 seed 7', 2, 'SIDE.UNKNOWN', 'There are Northerners and Southerners.'],
    [
      'opponent south level 99 seed 7',
      2,
      'SCRIPT.OPPONENT-LEVEL',
      'Not read: there is no level 99. There are 1',
    ],
    ['opponent south level toString seed 7', 2, 'SCRIPT.OPPONENT-LEVEL', ''],
    [
      'opponent south level 1 seed 7 phase',
      3,
      'SCRIPT.OPPONENT-PHASE',
      'Not played: it is not for the Southerners to decide now, but for the Northerners.',
    ],
  ])('is refused with its line: %s', async (line, status, code, said) => {
    const { exit, err } = await runLines(...NEW, line, 'expect turn 1');
    expect({ exit, first: err[0] }).toEqual({
      exit: status,
      first: `Stopped at line 3 of standard input: ${line}.`,
    });
    expect(err.join('\n')).toContain(said);
    expect(err.at(-1)).toBe(`Code ${code}.`);
  });

  it('needs a game', async () => {
    for (const line of [SOUTH, 'opponent off']) {
      const { exit, err } = await runLines(line);
      expect({ exit, code: err.at(-1) }).toEqual({ exit: 2, code: 'Code SCRIPT.NO-GAME.' });
    }
  });

  it('counts in TAP like any line: only what stops is a test point', async () => {
    const { out } = await runIt(
      ['--tap', '-'],
      [...NEW, SOUTH, 'end', 'end', 'expect turn 2', 'opponent x'].join('\n'),
    );
    expect(out.filter((line) => /^(not )?ok/.test(line))).toEqual(['not ok 1 - stopped: opponent x']);
    const fine = await runIt(['--tap', '-'], [...NEW, SOUTH, 'end', 'end', 'expect turn 2'].join('\n'));
    expect(fine.out).toEqual(['TAP version 13', 'ok 1 - expect turn 2', '1..1']);
  });
});
