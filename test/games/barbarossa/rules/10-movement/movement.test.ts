// Chapter 10: movement factors, terrain, stacks that move, and what only one side may cross.
import { moveLaw } from '../../../../../src/games/barbarossa/10-movement/10.1-move-law.ts';
import { reachOf } from '../../../../../src/mechanics/movement/ways.ts';
import { costSum } from '../../../../../src/mechanics/movement/costs.ts';
import { describe, expect, it } from '@jest/globals';
import { check, complete, offers, settle } from '../../../../../src/core/kernel.ts';
import type { Ctx } from '../../../../../src/core/rule-set.ts';
import { supplyOf } from '../../../../../src/games/barbarossa/07-supply/7.17-supply-state.ts';
import { allowance, allowanceSum } from '../../../../../src/games/barbarossa/10-movement/10.10-costs.ts';
import { cameNear } from '../../../../../src/games/barbarossa/08-reinforcements/8.24-approach.ts';
import type { Own, Pending } from '../../../../../src/games/barbarossa/state.ts';
import { readOrder } from '../../../../kit/lines.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';

const german = (turn: number, rest: string): string =>
  `phase german-movement; turn ${turn}; held 2607 german; ${rest}`;
const soviet = (turn: number, rest: string): string => `phase soviet-movement; turn ${turn}; ${rest}`;

rule('barbarossa:10.1a', 'the rate of its class on the turn track is what a unit has', ({ given, then }) => {
  given(german(9, '24pz@1904'));
  const s = stateOf(german(9, '24pz@1904; 1inf@1903'));
  then.entry(allowanceSum(p, s, '24pz'), 'allowance.mech', 8);
  then.entry(allowanceSum(p, s, '1inf'), 'allowance.nonMech', 4);
  const later = stateOf(soviet(9, '3t@1904; 13ra@1903'));
  then.entry(allowanceSum(p, later, '3t'), 'allowance.mech', 5);
});

rule('barbarossa:10.1b', 'units go from hex to adjacent hex and pay for each', ({ given, when, then }) => {
  given(german(9, '24pz@1904'));
  then.refused('move 24pz 1902', 'MOVE.NOT-NEXT');
  then.refused('move 24pz', 'MOVE.NO-PATH');
  then.refused('move 24pz 24pz 1903', 'MOVE.TWICE');
  when('move 24pz 1903 1902 1803');
  then.event('units.moved', {
    units: ['24pz'],
    from: '1904',
    hex: '1803',
    path: ['1903', '1902', '1803'],
    cost: 3,
    left: 5,
  });
  then.at('24pz', '1803');
});

rule('barbarossa:10.1c', 'only units of the side whose phase it is move', ({ given, then }) => {
  given(german(9, '24pz@1904; 13ra@1707'));
  then.refused('move 13ra 1706', 'MOVE.NOT-YOURS');
  then.refused('soviet: move 13ra 1706', 'ORDER.NOT-YOURS');
});

rule('barbarossa:10.2a', 'what is not there cannot be spent', ({ given, when, then }) => {
  given(german(9, '1inf@1904; 24pz@2003'));
  then.refused('move 1inf 1903 1902 1803 1703 1702', 'MOVE.FAR');
  when('move 1inf 1903');
  then.refused('move 1inf 1902 1803 1703 1702', 'MOVE.FAR');
  then.allowed('move 1inf 1902 1803 1703');
});

rule(
  'barbarossa:10.2b',
  'nobody must move, and who moves need not go as far as it can',
  ({ given, when, then }) => {
    given(german(9, '24pz@1904; 1inf@1903'));
    when('move 24pz 1905');
    then.offered('end', ['end']);
    when('end');
    then.event('movement.ended', { side: 'german' });
  },
);

rule(
  'barbarossa:10.2c',
  'a unit that has gone as far as it can does not move again',
  ({ given, when, then }) => {
    given(german(9, '1inf@1904; 24pz@2003'));
    when('move 1inf 1903 1902 1803 1703', 'move 24pz 2002');
    then.refused('move 1inf 1702', 'MOVE.AGAIN');
  },
);

rule('barbarossa:10.3a', 'every unit can go one hex, for all it has', ({ given, when, then }) => {
  // Over a river into marsh: 5 of 4.
  given(german(6, '24pz@2112; 1inf@1904'));
  then.refused('move 24pz 2113 2114', 'MOVE.FAR', 'barbarossa:10.2a');
  when('move 24pz 2113', 'move 1inf 1903');
  then.event('units.moved', { units: ['24pz'], hex: '2113', left: 0 });
  then.refused('move 24pz 2114', 'MOVE.AGAIN', 'barbarossa:10.2c');
});

rule('barbarossa:10.3b', 'no guarantee opens what is closed', ({ given, then }) => {
  given(german(6, '24pz@3108'));
  const s = stateOf(german(6, '24pz@3108'));
  then.refused('move 24pz 3109', 'MOVE.WATER', 'barbarossa:10.13');
  then.means(
    reachOf(moveLaw(p), s, ['24pz']).filter(({ place }) => !p.isLand(place)),
    [],
  );
});

rule('barbarossa:10.4', 'no unit enters a hex with enemies', ({ given, then }) => {
  given(german(9, '24pz@1904; 1inf@1904; 13ra@1903'));
  then.refused('move 1inf 1903', 'MOVE.ENEMY');
  then.refused('move 24pz 1903 1902', 'MOVE.ENEMY');
  // 10.23a: it could strike, and is not taken to mean it.
  then.refused('move 24pz 1903', 'MOVE.ENEMY');
  then.allowed('assault 24pz 1903');
});

rule('barbarossa:10.5a', 'only who began the phase in one hex moves as one', ({ given, when, then }) => {
  given(german(9, '24pz@1904; 41pz@1904; 46pz@1903'));
  then.refused('move 24pz 46pz 1803', 'MOVE.NOT-TOGETHER');
  when('move 24pz 1903');
  then.refused('move 24pz 46pz 1902', 'MOVE.NOT-TOGETHER');
});

rule('barbarossa:10.5b', 'units of one hex may go apart', ({ given, when, then }) => {
  given(german(9, '24pz@1904; 41pz@1904'));
  when('move 24pz 1903');
  then.event('units.moved', { units: ['24pz'], hex: '1903' });
  when('move 41pz 1905');
  then.at('41pz', '1905');
});

rule(
  'barbarossa:10.6a',
  'a stack drops units off, and what is left behind goes on',
  ({ given, when, then }) => {
    given(german(9, '24pz@1904; 41pz@1904; 46pz@1904'));
    when('move 24pz 41pz 46pz 1903 1902', 'move 24pz 1803');
    then.event('units.moved', { units: ['24pz'], from: '1902', hex: '1803', left: 5 });
    when('move 41pz 46pz 1901', 'move 46pz 1900');
    then.at('46pz', '1900');
    // What left the stack first is done once the stack has gone on.
    then.refused('move 24pz 1804', 'MOVE.CLOSED', 'barbarossa:10.6b');
    then.allowed('move 41pz 2001');
  },
);

rule('barbarossa:10.6b', 'a stack is closed when another begins', ({ given, when, then }) => {
  given(german(9, '24pz@1904; 41pz@1904; 46pz@2003'));
  when('move 24pz 41pz 1903', 'move 46pz 2002');
  then.refused('move 24pz 1902', 'MOVE.CLOSED');
  given(german(9, '24pz@1904; 41pz@1904'));
  when('move 24pz 41pz 1903', 'move 24pz 1902', 'move 41pz 1803 1902');
  then.refused('move 24pz 41pz 1901', 'MOVE.CLOSED');
  given(german(9, '24pz@1904; 41pz@1904; 46pz@1904'));
  when('move 24pz 41pz 46pz 1903', 'move 24pz 1902', 'move 46pz 41pz 1904'.replace('46pz 41pz', '41pz 46pz'));
  then.refused('move 24pz 1901', 'MOVE.CLOSED');
});

// Units of a hex may be moved one by one (10.5b). What 10.6b forbids is to take up a movement again; who stayed behind
// in the hex where the phase found him has not begun any, and the stack he stood in never moved.
rule('barbarossa:10.6b', 'closes who has set out, not who has not moved yet', ({ given, when, then }) => {
  given(
    'phase soviet-movement; turn 25; plan order move-fight; marker supplya 2108; 1t@2109; 40ra@2109 under; 3t@2009',
  );
  when('move 40ra 2108', 'move 3t 2008');
  then.refused('move 40ra 2107', 'MOVE.CLOSED');
  then.allowed('move 1t 2108');
  // Who had set out with the stack and was left behind on the way is closed with it.
  given(german(9, '24pz@1904; 41pz@1904; 46pz@2003'));
  when('move 24pz 41pz 1903', 'move 24pz 1902', 'move 46pz 2002');
  then.refused('move 41pz 1803', 'MOVE.CLOSED');
});

it('does not join what has parted', () => {
  const s = stateOf(german(9, '24pz@1904; 41pz@1904'));
  settle(barbarossa.rules, s);
  s.own.phase.moved.push('24pz', '41pz');
  s.own.phase.origins = { '24pz': '1904', '41pz': '1904' };
  s.own.phase.afoot = [['24pz'], ['41pz']];
  const order = { by: 'german', verb: 'move', args: { units: ['24pz', '41pz'], path: ['1903'] } };
  expect(check(barbarossa.rules, s, order)?.code).toBe('MOVE.PARTED');
});

rule(
  'barbarossa:10.7',
  'a stack has the movement of its slowest unit; dropped off, the fast go on',
  ({ given, when, then }) => {
    given(german(9, '24pz@1904; 1inf@1904'));
    then.refused('move 1inf 24pz 1903 1902 1803 1703 1702', 'MOVE.SLOWEST');
    when('move 1inf 24pz 1903 1902 1803 1703', 'move 24pz 1702 1701 1601');
    then.at('24pz', '1601');
  },
);

rule('barbarossa:10.10a', 'a clear hex costs everybody 1', ({ given, then }) => {
  given(german(9, '24pz@1904'));
  const s = stateOf(german(9, '24pz@1904; 1inf@1904'));
  then.entry(costSum(moveLaw(p), s, '24pz', ['1903']), 'cost.clear', 1);
  then.entry(costSum(moveLaw(p), s, '1inf', ['1903']), 'cost.clear', 1);
});

rule('barbarossa:10.11', 'rough costs 1 on foot and 2 mechanized', ({ given, then }) => {
  given(german(9, '24pz@1816'));
  const s = stateOf(german(9, '24pz@1816; 1inf@1816'));
  then.entry(costSum(moveLaw(p), s, '24pz', ['1916']), 'cost.rough', 2);
  then.entry(costSum(moveLaw(p), s, '1inf', ['1916']), 'cost.rough', 1);
});

rule('barbarossa:10.12a', 'marsh costs 1 on foot and 3 mechanized', ({ given, then }) => {
  given(german(9, '24pz@2012'));
  const s = stateOf(german(9, '24pz@2112; 1inf@2013'));
  then.entry(costSum(moveLaw(p), s, '24pz', ['2013']), 'cost.marsh', 3);
  then.entry(costSum(moveLaw(p), s, '1inf', ['2014']), 'cost.marsh', 1);
  const before = stateOf(soviet(12, '3t@2013'));
  then.entry(costSum(moveLaw(p), before, '3t', ['2014']), 'cost.marsh', 3);
});

rule(
  'barbarossa:10.12b',
  'from turn 13 Soviet mechanized units take marsh for clear, supplied or not',
  ({ given, then }) => {
    given(soviet(13, '3t@2013'));
    then.entry(costSum(moveLaw(p), stateOf(soviet(13, '3t@2013')), '3t', ['2014']), 'cost.marsh-clear', 1);
    const cutOff = stateOf(
      soviet(13, '3t@2013; 1inf@2012; 2inf@1913; 4inf@2015; 5inf@2112; 6inf@2114; 7inf@1912'),
    );
    then.entry(costSum(moveLaw(p), cutOff, '3t', ['2014']), 'cost.marsh-clear', 1);
    expect(costSum(moveLaw(p), stateOf(german(13, '24pz@2013')), '24pz', ['2014']).total).toBe(3);
  },
);

rule('barbarossa:10.13', 'lakes and seas are entered by nobody, and not crossed', ({ given, then }) => {
  given(german(9, '24pz@1106; 1inf@3108'));
  then.refused('move 24pz 1206', 'MOVE.WATER-SIDE');
  then.refused('move 1inf 3109', 'MOVE.WATER');
});

rule('barbarossa:10.15a', 'from turn 7 Soviet foot crosses the Sivash like a river', ({ given, then }) => {
  given(soviet(7, '13ra@2907; 3t@2907'));
  then.allowed('move 13ra 3008');
  then.refused('move 3t 3008', 'MOVE.SIVASH');
  then.entry(costSum(moveLaw(p), stateOf(soviet(7, '13ra@2907')), '13ra', ['3008']), 'cost.sivash', 1);
  given(soviet(6, '13ra@2907'));
  then.refused('move 13ra 3008', 'MOVE.SIVASH');
  // R122: no limit of one stack.
  given(soviet(7, '13ra@2907; 3ra@3008'));
  then.allowed('move 13ra 3008', 'move 3ra 2907');
});

rule('barbarossa:10.15b', 'the German side never crosses the Sivash', ({ given, then }) => {
  given(german(9, '1inf@2907; r3@3008'));
  then.refused('move 1inf 3008', 'MOVE.SIVASH-GERMAN');
  then.refused('move r3 2907', 'MOVE.SIVASH-GERMAN');
});

rule('barbarossa:10.15c', 'only Soviet lines of supply cross the Sivash', ({ given, then }) => {
  const cut = '5ra@2908; 9ra@3107; 12ra@3108';
  given(german(9, `r4@3008; ${cut}`));
  // Every other way out of 3008 is shut.
  const s = stateOf(german(9, `r4@3008; ${cut}`));
  const other = stateOf(soviet(9, '5ra@3008; 1inf@2908; 2inf@3107; 4inf@3108'));
  then.means([supplyOf(p, s, 'r4'), supplyOf(p, other, '5ra')], ['none', 'overland']);
  const bars = (['german', 'crimea', 'soviet'] as const).map(
    (line) => p.lines.bar(line, '3008', '2907')?.why,
  );
  then.means(bars, ['supply.bar.sivash', 'supply.bar.sivash', undefined]);
});

rule('barbarossa:10.18a', 'a river costs 1 more on foot', ({ given, then }) => {
  given(german(9, '1inf@2204'));
  then.entry(costSum(moveLaw(p), stateOf(german(9, '1inf@2204')), '1inf', ['2303']), 'cost.river', 1);
});

rule('barbarossa:10.18b', 'a river costs 2 more mechanized', ({ given, then }) => {
  given(german(9, '24pz@2204'));
  then.entry(costSum(moveLaw(p), stateOf(german(9, '24pz@2204')), '24pz', ['2303']), 'cost.river', 2);
});

rule('barbarossa:10.18c', 'the river comes on top of the hex', ({ given, then }) => {
  given(german(9, '1inf@2203'));
  expect(costSum(moveLaw(p), stateOf(german(9, '1inf@2204')), '1inf', ['2303']).total).toBe(2);
  then.allowed('move 1inf 2102 2203 2303');
  then.refused('move 1inf 2102 2101 2102 2203 2303', 'MOVE.FAR');
});

rule('barbarossa:10.18d', 'on turn 1 rivers cost Germans nothing', ({ given, then }) => {
  given(german(1, '24pz@1816'));
  const first = costSum(moveLaw(p), stateOf(german(1, '24pz@1816')), '24pz', ['1815']);
  then.entry(first, 'cost.river-ignored', 0);
  expect(first.total).toBe(2);
  // R65: satellites pay.
  expect(costSum(moveLaw(p), stateOf(german(1, 'r3@2204')), 'r3', ['2303']).total).toBe(2);
  expect(costSum(moveLaw(p), stateOf(german(2, '24pz@1816')), '24pz', ['1815']).total).toBe(4);
});

rule('barbarossa:10.20a', 'everything that applies is added up', ({ given, then }) => {
  given(german(9, '24pz@1816'));
  const sum = costSum(moveLaw(p), stateOf(german(9, '24pz@1816')), '24pz', ['1815', '1915']);
  then.entry(sum, 'cost.added', 0);
  expect(sum.total).toBe(4 + costSum(moveLaw(p), stateOf(german(9, '24pz@1815')), '24pz', ['1915']).total);
});

rule('barbarossa:10.20b', 'rough over a river costs mechanized units 4', ({ given, then }) => {
  given(german(9, '24pz@1816'));
  then.means(costSum(moveLaw(p), stateOf(german(9, '24pz@1816')), '24pz', ['1815']).total, 4);
});

rule('barbarossa:10.21', 'nobody leaves the map where the rules have no way out', ({ given, then }) => {
  given(german(9, '24pz@1904'));
  then.refused('leave 24pz yes', 'LEAVE.NO-EDGE');
  then.means(
    offers(barbarossa.rules, stateOf('phase german-movement; turn 9; 24pz@1904'))
      .map(({ verb }) => verb)
      .includes('leave'),
    false,
  );
});

it('barbarossa:R91 halves the movement of units out of supply, rounded down, and leaves them one hex', () => {
  const cut = stateOf(
    german(6, '1inf@1903; 13ra@1904; 3ra@1902; 16ra@1803; 23ra@1804; 27ra@2003; 29ra@2004'),
  );
  const sum = allowanceSum(p, cut, '1inf');
  expect(sum.entries).toContainEqual(expect.objectContaining({ rule: 'barbarossa:7.17c', n: 2 }));
  expect(sum.total).toBe(1);
});

it('barbarossa:R121 takes 1 from everybody for desert-steppe', () => {
  const hex = p.grid.ids.find((id) => p.isLand(id) && p.hex(id).terrain === 'desert-steppe') ?? '';
  const from = p.neighbours(hex).find((id) => p.isLand(id) && p.sideKinds(hex, id).length === 0) ?? '';
  const s = stateOf(soviet(9, `3t@${from}; 13ra@${from}`));
  for (const unit of ['3t', '13ra'])
    expect(costSum(moveLaw(p), s, unit, [hex])).toMatchObject({
      total: 1,
      entries: [{ rule: 'barbarossa:R121' }],
    });
});

it('fills the hexes a way leaves out', () => {
  const s = stateOf(german(9, '24pz@1904; 13ra@1903'));
  settle(barbarossa.rules, s);
  const full = complete(barbarossa.rules, s, readOrder(barbarossa, s, 'move 24pz 1902'));
  if (!full.ok) throw new Error(full.refusal.code);
  expect(full.order.args['path']?.at(-1)).toBe('1902');
  expect(full.order.args['path']).not.toContain('1903');
  expect(check(barbarossa.rules, s, full.order)).toBeUndefined();
});

it('reaches what a legal order reaches, and nothing else', () => {
  const s = stateOf(german(9, '24pz@1904; 13ra@1903; 3ra@2005'));
  settle(barbarossa.rules, s);
  const reach = new Map(reachOf(moveLaw(p), s, ['24pz']).map(({ place, cost }) => [place, cost]));
  for (const hex of p.grid.ids) {
    if (!p.isLand(hex) || hex === '1904' || hex === '1903' || hex === '2005') continue;
    const full = complete(barbarossa.rules, s, readOrder(barbarossa, s, `move 24pz ${hex}`));
    const legal = full.ok && check(barbarossa.rules, s, full.order) === undefined;
    expect({ hex, legal }).toEqual({ hex, legal: reach.has(hex) });
    if (legal)
      expect(costSum(moveLaw(p), s, '24pz', full.order.args['path'] ?? []).total).toBe(reach.get(hex));
  }
  expect(allowance(p, s, '24pz')).toBe(8);
});

describe('barbarossa:R116, barbarossa:R117', () => {
  const land = p.grid.ids.filter(p.isLand);
  const isPoland = (hex: string): boolean => p.hex(hex).country === 'general-government';
  const nextToPoland = (hex: string): boolean => !isPoland(hex) && p.neighbours(hex).some(isPoland);
  const noted = (from: string, to: string, unit = '13ra'): readonly Pending[] => {
    const s = stateOf(soviet(20, `13ra@${from}; 24pz@${from === '1904' ? '1905' : '1904'}`));
    cameNear(p, { s } as unknown as Ctx<Own>, [unit], from, to);
    return s.own.pending;
  };

  it('notes a Soviet step that comes newly next to Poland, and no German one', () => {
    const to =
      land.find(
        (hex) =>
          nextToPoland(hex) &&
          p.neighbours(hex).some((from) => p.isLand(from) && !nextToPoland(from) && !isPoland(from)),
      ) ?? '';
    const from = p.neighbours(to).find((hex) => p.isLand(hex) && !nextToPoland(hex) && !isPoland(hex)) ?? '';
    expect(noted(from, to)).toEqual([{ kind: 'adjacent', hex: to, from, unit: '13ra' }]);
    expect(noted(from, to, '24pz')).toEqual([]);
    expect(noted(to, from)).toEqual([]);
  });

  it('notes a step that comes newly next to Bucharest', () => {
    const [to = ''] = p.neighbours('3114').filter(p.isLand);
    const from =
      p.neighbours(to).find((hex) => p.isLand(hex) && hex !== '3114' && !p.areAdjacent(hex, '3114')) ?? '';
    const along = p.neighbours(to).find((hex) => p.isLand(hex) && p.areAdjacent(hex, '3114')) ?? '';
    expect(noted(from, to)).toEqual([{ kind: 'adjacent', hex: to, from, unit: '13ra' }]);
    expect(noted(along, to)).toEqual([]);
  });
});
