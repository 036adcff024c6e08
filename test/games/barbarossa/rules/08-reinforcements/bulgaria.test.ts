// Chapter 8: who fetches the Bulgarians, and how they come; units that may not leave an area; entry over the edge.
import { moveLaw } from '../../../../../src/games/barbarossa/10-movement/10.1-move-law.ts';
import { costSum } from '../../../../../src/mechanics/movement/costs.ts';
import { expect, it } from '@jest/globals';
import { apply, decision, settle } from '../../../../../src/core/kernel.ts';
import { entryCost, refuseStep } from '../../../../../src/games/barbarossa/10-movement/10.10-costs.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';

const soviet = (turn: number, rest: string): string => `phase soviet-movement; turn ${turn}; ${rest}`;
const COMING = '13ra@bulgaria; 1b@bulgaria; 2b@bulgaria; 4b@bulgaria; 3ra@3014';

rule(
  'barbarossa:8.26a',
  'after turn 13 a Soviet unit leaves for 1 MP through a Bulgarian hex',
  ({ given, when, then, state }) => {
    given(soviet(20, '13ra@3115; 3ra@3115'));
    then.refused('leave 13ra', 'LEAVE.NOT-HERE');
    given(soviet(20, '13ra@3217; 3ra@3115; 16ra@3217'));
    then.refused('leave 3ra', 'LEAVE.NOT-HERE');
    when('leave 13ra');
    then.event('unit.left-for-bulgaria', { unit: '13ra', early: false });
    then.means(state().own.places['bulgaria']?.toSorted(), ['13ra', '1b', '2b', '4b']);
    then.refused('leave 16ra', 'LEAVE.BULGARIANS-CAME');
  },
);

rule(
  'barbarossa:8.26b',
  'in the next Soviet movement phase it comes back as one stack with the Bulgarians',
  ({ given, when, then }) => {
    given(soviet(20, '13ra@3217; 3ra@3115'));
    when('leave 13ra');
    then.refused('return 13ra 1b 2b 4b 3217', 'RETURN.LATER');
    given(soviet(21, COMING));
    then.refused('return 13ra 3217', 'RETURN.AS-ONE');
    when('return 13ra 1b 2b 4b 3217');
    then.event('units.returned', { at: '3217' });
  },
);

rule('barbarossa:8.26c', 'fetched early, they come on turn 14', ({ given, when, then, state }) => {
  given(soviet(12, '13ra@3217; 3ra@3115'));
  when('leave 13ra');
  then.event('unit.left-for-bulgaria', { early: true });
  then.means(
    ['1b', '2b', '4b'].every((unit) => state().own.places['track-14']?.includes(unit)),
    true,
  );
});

rule('barbarossa:8.26d', 'once in play they move like any rifle army', ({ given, then, when }) => {
  given(soviet(21, '1b@2203; 13ra@2203'));
  const s = stateOf(soviet(21, '1b@2203; 13ra@2203'));
  then.means(costSum(moveLaw(p), s, '1b', ['2303']).total, costSum(moveLaw(p), s, '13ra', ['2303']).total);
  when('move 13ra 1b 2102');
  then.at('1b', '2102');
});

rule(
  'barbarossa:8.26e',
  'they may come in stacked, and part in their first move',
  ({ given, when, then }) => {
    given(soviet(21, COMING));
    when('return 13ra 1b 2b 4b 3217');
    then.refused('end', 'MOVE.BULGARIANS-STACKED');
    then.refused('move 1b 2b 3117', 'STACK.SATELLITES', 'barbarossa:6.4a');
    when('move 1b 3117');
    then.refused('end', 'MOVE.BULGARIANS-STACKED');
    when('move 2b 3216');
    then.allowed('end');
  },
);

it('barbarossa:R119 brings them in where nobody bars them and all find room, for the cost of the hex; else they wait', () => {
  const shut = stateOf(soviet(21, `${COMING}; 1inf@3215; 2inf@3216; 4inf@3217; 5inf@3218`));
  settle(barbarossa.rules, shut);
  expect(decision(barbarossa.rules, shut)?.at).toBe('movement@orders');
  const s = stateOf(soviet(21, COMING));
  expect(entryCost(p, s, '13ra', '3217')).toBe(1);
});

it('barbarossa:R119 charges the hex of entry to each unit', () => {
  const s = stateOf(soviet(21, COMING));
  settle(barbarossa.rules, s);
  const units = ['13ra', '1b', '2b', '4b'];
  const done = apply(barbarossa.rules, s, { by: 'soviet', verb: 'return', args: { units, at: ['3217'] } });
  expect(done.ok).toBe(true);
  expect(units.map((unit) => s.own.phase.spent[unit])).toEqual([1, 1, 1, 1]);
});

rule('barbarossa:8.3e', '6 SS stays in the Baltic Republics', ({ given, then }) => {
  given('phase german-movement; turn 22; 6ssinf@1513; held 1415 german');
  const outside =
    p.neighbours('1513').find((hex) => p.isLand(hex) && !p.inArea('baltic-republics', hex)) ?? '';
  then.refused(`move 6ssinf ${outside}`, 'MOVE.BOUND');
  then.allowed('move 6ssinf 1514');
});

rule('barbarossa:8.3h', 'the Kerch Straits Command stays in the area of Crimea supply', ({ given, then }) => {
  given('phase german-movement; turn 18; ksc@3104; held 3106 german');
  then.refused('move ksc 3103', 'MOVE.BOUND');
  then.allowed('move ksc 3105');
});

it('barbarossa:R108 holds for retreats and advances as well', () => {
  const s = stateOf('phase german-movement; turn 18; ksc@3104');
  expect(refuseStep(p, s, 'ksc', '3104', '3103')).toMatchObject({ rule: 'barbarossa:8.3h' });
});

// R96
rule('barbarossa:8.1i', 'entry over the edge is charged to the next move', ({ given, then }) => {
  given('phase soviet-movement; turn 9; 13ra@1700; own turn.owed {"13ra":1}');
  const s = stateOf('phase soviet-movement; turn 9; 13ra@1700');
  then.means(entryCost(p, s, '13ra', '1700'), 1);
  then.refused('move 13ra 1701 1702 1703', 'MOVE.FAR', 'barbarossa:10.2a');
  then.allowed('move 13ra 1701 1702');
});
