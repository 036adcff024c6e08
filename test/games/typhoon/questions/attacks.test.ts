// The questions about attacks: every row of the table by both its numbers, for each part of the defence, and by which rule.
import { describe, expect, it } from '@jest/globals';
import { deskAt, facts } from '../../../kit/desk.ts';
import { typhoon } from '../rules/kit.ts';

const MIXED =
  'phase german-movement; turn 5; 24pz@5115; 35ik@5015; 22a@5114; 42tb@5114 under; 287rd@5114 under; own disrupted ["42tb"]; own entrenched ["22a"]';

describe('odds', () => {
  it('has a line for each row and part of the defence, with A and B', () => {
    const reply = deskAt(typhoon, MIXED).type('odds 5114');
    expect(facts(reply, 'odds.column')).toEqual([
      expect.objectContaining({ odds: '3:2', hex: '5114', takes: [2, 6] }),
    ]);
    const rows = facts(reply, 'odds.row').map(({ a, b, faces, units, result }) => [
      a,
      b,
      faces,
      units,
      result,
    ]);
    const lead = ['22a', '287rd'];
    expect(rows).toEqual([
      [1, 6, [1], lead, 'DE'],
      [2, 5, [2], lead, 'D1'],
      [3, 4, [3], lead, 'D'],
      [4, 3, [4], lead, 'AD'],
      [5, 2, [5], lead, 'AD'],
      [6, 1, [6], lead, 'D/AE'],
    ]);
    const others = facts(reply, 'odds.row-part').map(({ a, units, result }) => [a, units, result]);
    expect(others.map(([, , result]) => result)).toEqual(['D2', 'D1', 'D1', 'D', 'X', 'AD']);
    expect(facts(reply, 'odds.part').map(({ odds, units }) => [odds, units])).toEqual([
      ['3:2', lead],
      ['2:1', ['42tb']],
    ]);
  });

  it('says by which rule a cell has become another, and what shifts whom', () => {
    const reply = deskAt(typhoon, MIXED).type('odds 5114');
    expect(facts(reply, 'odds.rewritten')).toEqual([
      expect.objectContaining({ from: 'D2', to: 'DE', rule: 'typhoon:OVR.1', units: ['22a', '287rd'] }),
    ]);
    expect(facts(reply, 'odds.shift')).toEqual([
      expect.objectContaining({ n: 1, rule: 'typhoon:DIS.3', units: ['42tb'] }),
    ]);
  });

  it('names the face of the die by the index in use', () => {
    const reply = deskAt(typhoon, `${MIXED}; option die-index=b`).type('odds 5114');
    expect(facts(reply, 'odds.row').map(({ a, faces }) => [a, faces])).toEqual([
      [1, [6]],
      [2, [5]],
      [3, [4]],
      [4, [3]],
      [5, [2]],
      [6, [1]],
    ]);
  });

  it('can be asked as pressed and as forced', () => {
    const desk = deskAt(typhoon, 'phase german-movement; turn 5; 35ik@5115; 5ik@5115 under; 22a@5114');
    const results = (line: string) => facts(desk.type(line), 'odds.row').map(({ result }) => result);
    expect(results('odds 5114')).toEqual(['D2', 'D2', 'D1', 'D1', 'D', 'X']);
    expect(results('odds 5114 press')).toEqual(['DE', 'D2', 'D2', 'D', 'X', 'AD']);
    expect(results('odds 5114 force')).toEqual(['X/2', 'X/2', 'X', 'X', '3/2X', 'X']);
    expect(results('odds 5114 press force')).toEqual(['DE', 'X/2', 'X/2', '3/2X', 'X', 'AE']);
  });

  it('is asked of an attack in the plan as well, and says who cannot be in it', () => {
    const desk = deskAt(
      typhoon,
      'phase german-movement; turn 5; 35ik@5115; 5ik@5115 under; 34ik@5316; 22a@5114',
    );
    desk.type('attack 5114 from 35ik');
    expect(facts(desk.type('odds 5114 from 35ik'), 'odds.with')).toEqual([
      expect.objectContaining({ units: ['35ik'] }),
    ]);
    expect(facts(desk.type('odds 5114 from 35ik 34ik'), 'odds.cannot')).toHaveLength(1);
    expect(facts(desk.type('odds 5115'), 'odds.column')).toHaveLength(1);
    expect(facts(desk.type('odds 5013'), 'odds.nobody')).toHaveLength(1);
  });
});

describe('targets, threats and who', () => {
  const text = 'phase german-movement; turn 5; 35ik@5115; 5ik@5115 under; 22a@5114; 3a@5014';

  it('list what can be attacked, by whom, at the column of the stronger part', () => {
    const desk = deskAt(typhoon, text);
    expect(facts(desk.type('targets'), 'targets.one')).toEqual([
      expect.objectContaining({ hex: '5114', odds: '3:1', units: ['35ik', '5ik'] }),
    ]);
    expect(facts(desk.type('threats'), 'threats.one')).toEqual([
      expect.objectContaining({ hex: '5115', odds: '1:3' }),
    ]);
    expect(facts(desk.type('who 5114'), 'who.can')).toEqual([
      expect.objectContaining({ from: '5115', units: ['35ik', '5ik'] }),
    ]);
  });
});
