// Chapter 5: what the first turns do to moves.
import { moveLaw } from '../../../../../src/games/barbarossa/10-movement/10.1-move-law.ts';
import { costSum } from '../../../../../src/mechanics/movement/costs.ts';
import { expect, it } from '@jest/globals';
import { check, settle } from '../../../../../src/core/kernel.ts';
import { allowance, allowanceSum } from '../../../../../src/games/barbarossa/10-movement/10.10-costs.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';

const NO_PAUSE = 'phase german-movement; turn 3; plan paulus no-pause';

rule(
  'barbarossa:5.10i',
  'without the pause a die comes off the movement of mechanized stacks on turn 3',
  ({ given, when, then, dice, state }) => {
    given(`${NO_PAUSE}; 24pz@1905; 1inf@1813`);
    dice(4);
    then.refused('move 24pz 1904', 'MOVE.DIE-FIRST');
    when('roll 24pz', 'move 24pz 1904 1903 1902 1803 1703');
    then.at('24pz', '1703');
    const moved = stateOf(`${NO_PAUSE}; 24pz@1913`);
    moved.own.phase.die['1913'] = 4;
    const sum = allowanceSum(p, moved, '24pz');
    then.entry(sum, 'allowance.die', -4);
    expect(sum.total).toBe(5);
    expect(state().own.phase.die).toEqual({ '1905': 4 });
    const s = stateOf(`${NO_PAUSE}; 24pz@1913; 1inf@1813`);
    expect(allowance(p, s, '1inf')).toBe(4);
  },
);

rule(
  'barbarossa:5.10j',
  'one die for each hex, however many go and however they part',
  ({ given, when, then, dice }) => {
    given(`${NO_PAUSE}; 24pz@1913; 41pz@1913; 46pz@2012`);
    dice(2);
    when('roll 24pz 41pz', 'move 24pz 41pz 1912');
    then.event('pause.die', { hex: '1913', die: 2 });
    when('move 24pz 1911', 'move 41pz 1911');
    dice(6);
    when('roll 46pz', 'move 46pz 2011');
    then.event('pause.die', { hex: '2012', die: 6 });
  },
);

it('barbarossa:R59 leaves at least nothing, and one hex, and halves after the die', () => {
  const s = stateOf(`${NO_PAUSE}; 24pz@1913`);
  s.own.phase.die['1913'] = 6;
  expect(allowance(p, s, '24pz')).toBe(3);
  const cut = stateOf(
    `${NO_PAUSE}; 24pz@1903; 13ra@1904; 3ra@1902; 16ra@1803; 23ra@1804; 27ra@2003; 29ra@2004`,
  );
  cut.own.phase.die['1903'] = 4;
  expect(allowance(p, cut, '24pz')).toBe(2);
});

rule('barbarossa:5.11a', 'on turn 1 who is in Romania moves in Romania', ({ given, then }) => {
  given('phase german-movement; turn 1; 11inf@2714');
  const out = p.neighbours('2714').find((hex) => p.isLand(hex) && p.hex(hex).country === 'ussr') ?? '';
  then.refused(`move 11inf ${out}`, 'BORDER.ROMANIA');
  given('phase german-movement; turn 2; 11inf@2714');
  then.allowed(`move 11inf ${out}`);
});

rule(
  'barbarossa:5.11b',
  'on turn 1 nobody of the German side goes into or out of Hungary',
  ({ given, then }) => {
    given('phase german-movement; turn 1; 1inf@2816; 2inf@2721');
    const out = p.neighbours('2816').find((hex) => p.isLand(hex) && p.hex(hex).country === 'romania') ?? '';
    then.refused(`move 1inf ${out}`, 'BORDER.HUNGARY');
  },
);

rule('barbarossa:5.11c', 'on turn 1 no Soviet unit goes into Romania or Hungary', ({ given, then }) => {
  const from =
    p.grid.ids.find(
      (hex) =>
        p.isLand(hex) &&
        p.hex(hex).country === 'ussr' &&
        p.neighbours(hex).some((next) => p.hex(next).country === 'romania' && p.isLand(next)),
    ) ?? '';
  const into = p.neighbours(from).find((hex) => p.hex(hex).country === 'romania') ?? '';
  given(`phase soviet-movement; turn 1; 13ra@${from}`);
  then.refused(`move 13ra ${into}`, 'BORDER.SOVIET');
  given(`phase soviet-movement; turn 2; 13ra@${from}`);
  then.allowed(`move 13ra ${into}`);
});

rule(
  'barbarossa:5.13a',
  'on turn 1 two marsh hexes are clear to supplied German mechanized units',
  ({ given, then }) => {
    given('phase german-movement; turn 1; 24pz@2015');
    const s = stateOf('phase german-movement; turn 1; 24pz@2015; 1inf@2015');
    then.entry(costSum(moveLaw(p), s, '24pz', ['2014']), 'cost.marsh-clear', 1);
    const cut = stateOf(
      'phase german-movement; turn 1; 24pz@2015; 13ra@1914; 3ra@1915; 16ra@2016; 23ra@2114; 27ra@2115; 29ra@1913; 9ra@2013; 37ra@2113',
    );
    expect(costSum(moveLaw(p), cut, '24pz', ['2014']).total).toBe(3);
    expect(
      costSum(moveLaw(p), stateOf('phase german-movement; turn 2; 24pz@2015'), '24pz', ['2014']).total,
    ).toBe(3);
  },
);

rule('barbarossa:5.13c', 'no other marsh is', ({ given, then }) => {
  given('phase german-movement; turn 1; 24pz@2014');
  const s = stateOf('phase german-movement; turn 1; 24pz@2014');
  then.means(costSum(moveLaw(p), s, '24pz', ['2114']).total, 3);
});

rule('barbarossa:12.7a', 'who must stand fast does not move', ({ given, then }) => {
  given('phase german-movement; turn 14; 24pz@2501; own turn.stand ["24pz"]; 1inf@1904');
  then.refused('move 24pz 2502', 'MOVE.STANDS-FAST');
  const s = stateOf('phase german-movement; turn 14; 24pz@2501; own turn.stand ["24pz"]; 1inf@1904');
  settle(barbarossa.rules, s);
  expect(
    check(barbarossa.rules, s, { by: 'german', verb: 'move', args: { units: ['1inf'], path: ['1903'] } }),
  ).toBeUndefined();
});
