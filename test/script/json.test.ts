import { describe, expect, it } from '@jest/globals';
import { runIt } from './kit.ts';

const told = async (...lines: readonly string[]): Promise<Record<string, unknown>[]> => {
  const { out } = await runIt(['--json', '-'], lines.join('\n'));
  return out.map((line) => JSON.parse(line) as Record<string, unknown>);
};

describe('JSON Lines', () => {
  it('tell of checks, orders, replies and the end, each numbered and with its line', async () => {
    const at = { v: 1, file: 'standard input' };
    expect(await told('new ford', 'move n1 1402', 'hash', 'expect turn 2')).toEqual([
      {
        ...at,
        seq: 1,
        type: 'order',
        line: 2,
        text: 'move n1 1402',
        order: 'move n1 1402',
        side: 'north',
        dice: [],
        events: [expect.objectContaining({ kind: 'unit.moved-stop', rule: 'ford:4.5' })],
      },
      { ...at, seq: 2, type: 'reply', line: 3, text: 'hash', kind: 'answer', lines: [expect.any(String)] },
      {
        ...at,
        seq: 3,
        type: 'check',
        line: 4,
        text: 'expect turn 2',
        number: 1,
        ok: false,
        got: '1',
        want: '2',
      },
      { ...at, seq: 4, type: 'end', passed: 0, failed: 1, skipped: 0, ending: 'failed' },
    ]);
  });

  it('tell why a script stopped, with code, rule and facts', async () => {
    const [stop, end] = await told('new ford', 'move n1 1403');
    expect(stop).toMatchObject({
      type: 'stop',
      line: 2,
      ending: 'refused',
      code: 'MOVE.ENEMY',
      rule: 'ford:4.4',
      params: { unit: 'n1', hex: '1403' },
    });
    expect(end).toMatchObject({ type: 'end', ending: 'refused' });
  });

  it('tell of a script that cannot be read at all', async () => {
    expect(await told('expect')).toMatchObject([
      { type: 'stop', line: 1, ending: 'syntax', code: 'SCRIPT.EXPECT' },
      { type: 'end', ending: 'syntax' },
    ]);
  });
});
