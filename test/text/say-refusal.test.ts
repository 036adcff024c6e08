import { LEVELS } from '../../src/api/settings.ts';
import { describe, expect, it } from '@jest/globals';
import type { Order, Refusal } from '../../src/core/types.ts';
import { sayProblem, sayProblems, sayRefusal } from '../../src/text/say-refusal.ts';
import { voice } from './voices.ts';

const TABLE = {
  'MOVE.ZONE': [
    'No. {unit:unit} cannot go past {hex:hex}.',
    '+{enemy:unit} in {at:hex} has a zone of control there.',
    '++It came from {from:hex}.',
  ],
  'MOVE.FULL': '{hex:hex} is full: {limit:count:unit is|units are} the limit.',
  'MOVE.FAR': '{unit:unit} has {left} movement, {hex:hex} costs {cost}, {rule:rule}.',
  'MOVE.BARRED': ['No way to {hex:hex}.', '+{because:phrase}.'],
  'DUTY.LEFT': ['{unit:unit} must attack too.', '+There is one way: {instead:order}.'],
};

const instead: Order = { by: 'german', verb: 'move', args: { units: ['24pz'], path: ['2607'] } };

const zone: Refusal = {
  code: 'MOVE.ZONE',
  rule: 'game:7.2',
  params: { unit: '24pz', hex: '2607', enemy: '16a', at: '2507', from: '2608' },
  instead,
};

describe('a refusal', () => {
  it('says what did not happen, the cause with its rule, what would work, and that nothing changed', () => {
    expect(sayRefusal(voice(TABLE), zone)).toEqual([
      'No. 24 Panzer Corps cannot go past 26 07.',
      '16 Army in 25 07 has a zone of control there. Rule 7.2.',
      'Type: move 24pz 2607.',
      'Nothing changed.',
    ]);
  });

  it('at brief is two lines', () => {
    expect(sayRefusal(voice(TABLE, { level: 'brief' }), zone)).toEqual([
      'No. 24 Panzer Corps cannot go past 26 07.',
      'Nothing changed.',
    ]);
  });

  it('at verbose adds the detail and its code', () => {
    expect(sayRefusal(voice(TABLE, { level: 'verbose' }), zone).slice(3)).toEqual([
      'It came from 26 08.',
      'Code MOVE.ZONE.',
      'Nothing changed.',
    ]);
  });

  it('is cut from the end by level, but for its last line', () => {
    const [brief, normal, verbose] = LEVELS.map((level) =>
      sayRefusal(voice(TABLE, { level }), zone).slice(0, -1),
    );
    expect(verbose!.slice(0, normal!.length)).toEqual(normal);
    expect(normal!.slice(0, brief!.length)).toEqual(brief);
  });

  it('of one line carries its rule at every level', () => {
    const full: Refusal = { code: 'MOVE.FULL', rule: 'game:5.1', params: { hex: '2607', limit: 3 } };
    for (const level of LEVELS) {
      expect(sayRefusal(voice(TABLE, { level }), full)[0]).toBe(
        '26 07 is full: 3 units are the limit. Rule 5.1.',
      );
    }
  });

  it('whose sentence names the rule does not hear it twice', () => {
    const far: Refusal = {
      code: 'MOVE.FAR',
      rule: 'game:6.1',
      params: { unit: '9inf', left: 4, hex: '2504', cost: 6 },
    };
    expect(sayRefusal(voice(TABLE), far)).toEqual([
      '9 Infantry Corps has 4 movement, 25 04 costs 6, rule 6.1.',
      'Nothing changed.',
    ]);
  });

  it('whose cause is the sentence of another that names the rule does not hear it twice', () => {
    const far = {
      key: 'MOVE.FAR',
      params: { unit: '24pz', hex: '2607', left: 1, cost: 2, rule: 'game:7.2' },
    };
    const barred: Refusal = { code: 'MOVE.BARRED', rule: 'game:7.2', params: { hex: '2606', because: far } };
    expect(sayRefusal(voice(TABLE), barred)).toEqual([
      'No way to 26 06.',
      '24 Panzer Corps has 1 movement, 26 07 costs 2, rule 7.2.',
      'Nothing changed.',
    ]);
    const another = sayRefusal(voice(TABLE), { ...barred, rule: 'game:7.21' });
    expect(another[1]).toBe('24 Panzer Corps has 1 movement, 26 07 costs 2, rule 7.2. Rule 7.21.');
  });

  it('whose sentence writes the order that would work does not hear it twice', () => {
    const duty: Refusal = { code: 'DUTY.LEFT', rule: 'game:9.8', params: { unit: '16a' }, instead };
    expect(sayRefusal(voice(TABLE), duty)[1]).toBe('There is one way: move 24pz 2607. Rule 9.8.');
    expect(sayRefusal(voice(TABLE), duty)).toHaveLength(3);
  });

  it('with a cause too long for it has its rule in a line of its own', () => {
    const table = { 'MOVE.LONG': `${'word '.repeat(25)}end.` };
    const long: Refusal = { code: 'MOVE.LONG', rule: 'game:5.1', params: {} };
    expect(sayRefusal(voice(table), long)[1]).toBe('Rule 5.1.');
    expect(sayRefusal(voice(table, { level: 'brief' }), long)).toHaveLength(2);
  });

  it('by a rule of this program names no number', () => {
    const undo: Refusal = { code: 'UNDO.DIE', rule: 'hexfront:undo', params: { line: 41, verb: 'attack' } };
    expect(sayRefusal(voice(), undo)).toEqual([
      'Cannot undo order 41, attack. A die has been rolled. Rule of this program, not of the game.',
      'For a practice copy from before it type: branch 41.',
      'Nothing changed.',
    ]);
  });

  it('says nothing that would work where nobody can write orders', () => {
    const { write: _write, ...silent } = voice(TABLE);
    expect(sayRefusal(silent, zone)).not.toContain('Type: move 24pz 2607.');
  });
});

describe('a problem', () => {
  const table = { 'FILE.ODD': ['{name} is odd[, {at}].', '+Leave it.'] };

  it('says where it is', () => {
    const problem = { code: 'FILE.ODD', params: { name: 'a.game' }, at: 'line 7' };
    expect(sayProblem(voice(table), problem)).toEqual(['a.game is odd, line 7.', 'Leave it.']);
  });

  it('of a line that was to be an order says that nothing changed', () => {
    const problem = { code: 'FILE.ODD', params: { name: 'a.game' } };
    expect(sayProblem(voice(table, { level: 'brief' }), problem, true)).toEqual([
      'a.game is odd.',
      'Nothing changed.',
    ]);
  });

  it('has its code at verbose', () => {
    const problem = { code: 'FILE.ODD', params: { name: 'a.game' } };
    expect(sayProblem(voice(table, { level: 'verbose' }), problem)[2]).toBe('Code FILE.ODD.');
  });

  it('that is one of thousands is counted, not said', () => {
    const problems = Array.from({ length: 3000 }, () => ({ code: 'FILE.ODD', params: { name: 'a.game' } }));
    const more = { ...table, 'problems.more': '{more:count:problem|problems} more.' };
    const lines = sayProblems(voice(more), problems);
    expect(lines.length).toBeLessThan(100);
    expect(lines.at(-1)).toBe('2960 problems more.');
  });
});
