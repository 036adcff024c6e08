// Chapter 6: who may stand together, what that costs who moves, and who goes where too many do. 4104 and the hexes around
// it are far from any line.
import { describe, expect } from '@jest/globals';
import { placeOf } from '../../../../src/mechanics/places.ts';
import { overstacks, refuseStack } from '../../../../src/games/dagc/06-stacking/6.1-stacking.ts';
import { moveLaw } from '../../../../src/games/dagc/09-movement/9.1-move-law.ts';
import { costSum } from '../../../../src/mechanics/movement/costs.ts';
import { reachOf } from '../../../../src/mechanics/movement/ways.ts';
import { dagc, p, rule, stateOf } from './kit.ts';

const costOf = (text: string, unit: string, ...path: readonly string[]) =>
  costSum(moveLaw(p), stateOf(text), unit, path);
const SOVIET = 'phase soviet-movement; turn 2; held 4104 soviet';

const THREE =
  'phase soviet-movement; turn 2; 5a@3600; cmo@3600 under; 11g@3600 under; 6inf@3601; 27inf@3601 under';

describe('6.1 to 6.7: the limit', () => {
  rule('dagc:6.1', 'a third unit finds no room', ({ given, then, state }) => {
    given('phase german-movement; turn 2; 6inf@3601; 27inf@3601 under; 39pz@3602');
    then.means(refuseStack(p, state(), '3601', 'german', ['39pz'])?.rule, 'dagc:6.1');
    then.means(refuseStack(p, state(), '3602', 'german', ['6inf'], ['6inf']), undefined);
  });

  rule('dagc:6.2', 'fortified localities and groups count as others do', ({ given, then, state }) => {
    given('phase german-movement; turn 2; fvit@3500; brn@3500 under; 39pz@3602');
    then.means(refuseStack(p, state(), '3500', 'german', ['39pz'])?.code, 'STACK.FULL');
  });

  rule(
    ['dagc:6.6d', 'dagc:6.6e', 'dagc:R28'],
    'as a phase begins the owner takes the surplus away',
    ({ given, when, then, state }) => {
      given(THREE);
      then.means(overstacks(p, state()), [{ hex: '3600', side: 'soviet', surplus: 1 }], 'dagc:6.6d');
      then.decides('soviet', 'overstack@choose');
      then.refused('choose 6inf', 'STACK.NOT-THIS', 'dagc:6.6e');
      when('choose cmo');
      then.event('unit.eliminated', { unit: 'cmo', from: '3600', cause: 'overstack' }, 'dagc:6.6e');
      expect(placeOf(state().own, 'cmo')).toBe('dead');
      then.decides('soviet', 'soviet-movement@orders');
      then.means(overstacks(p, state()), [], 'dagc:R28');
    },
  );

  rule('dagc:6.7', 'a marker takes no room', ({ given, then, state }) => {
    given('phase soviet-movement; turn 1; 5a@4004; 39a@3400');
    then.means(refuseStack(p, state(), '4004', 'soviet', ['39a']), undefined);
  });

  rule('dagc:6.10a', 'units of the two fronts are never together', ({ given, then, state }) => {
    given('phase soviet-movement; turn 5; 3g@5012; 69a@5013; cmb@5014');
    then.means(refuseStack(p, state(), '5012', 'soviet', ['69a'])?.rule, 'dagc:6.10a');
    then.means(refuseStack(p, state(), '5012', 'soviet', ['cmb']), undefined);
    state().own.places['5012'] = ['3g', '69a'];
    delete state().own.places['5013'];
    expect(dagc.rules.problems(state())).toMatchObject([{ code: 'STATE.FRONTS', at: '5012' }]);
  });
});

describe('6.3 to 6.6: stacks and movement', () => {
  rule('dagc:6.3a', 'units move one at a time', ({ given, then }) => {
    given(`${SOVIET}; 5a@4104; 49a@4104 under`);
    then.refused('move 5a 49a 4105', 'MOVE.ALONE');
  });

  rule('dagc:6.3b', 'who begins to move ends the move of who went before', ({ given, when, then }) => {
    given(`${SOVIET}; 5a@4104; 49a@4104 under`);
    when('move 5a 4105');
    then.allowed('move 5a 4106');
    when('move 49a 4103');
    then.refused('move 5a 4106', 'MOVE.CLOSED');
  });

  rule(
    ['dagc:6.4a', 'dagc:R27'],
    'leaving a hex with another unit costs a point',
    ({ given, when, then }) => {
      const text = `${SOVIET}; 5a@4104; 49a@4104 under`;
      given(text);
      then.entry(costOf(text, '5a', '4205'), 'cost.stack-out', 1);
      when('move 5a 4205');
      then.event('units.moved', { units: ['5a'], cost: 2 }, 'dagc:9.2e');
      // The second of them is alone.
      when('move 49a 4205');
      then.event('units.moved', { units: ['49a'], cost: 2 }, 'dagc:9.2e');
      const alone = costOf(`${SOVIET}; 5a@4105; 49a@4104`, '49a', '4205');
      then.means(
        alone.entries.some(({ why }) => why === 'cost.stack-out'),
        false,
        'dagc:R27',
      );
    },
  );

  rule('dagc:6.4b', 'entering a hex with a friendly unit costs a point', ({ given, then }) => {
    const text = `${SOVIET}; 5a@4205; 49a@4104`;
    given(text);
    then.entry(costOf(text, '49a', '4205'), 'cost.stack-in', 1);
  });

  rule('dagc:6.4c', 'these come on top of ground, rivers, zones and partisans', ({ given, then, state }) => {
    const text = 'phase german-movement; turn 2; 6inf@4205; 12inf@4104; 27inf@4104 under; 5a@4304';
    given(text);
    // Clear in a partisan area, in a zone, with a unit in it, out of a stack.
    const sum = costOf(text, '12inf', '4205');
    then.means(sum.total, 1 + 1 + 1 + 1 + 1);
    // The flood of all hexes in reach finds the same.
    const [there] = reachOf(moveLaw(p), state(), ['12inf']).filter(({ place }) => place === '4205');
    expect(there?.cost).toBe(sum.total);
  });

  rule('dagc:6.5', 'nobody enters a full hex, even to pass through', ({ given, then }) => {
    given(`${SOVIET}; 5a@4205; 3a@4205 under; 49a@4104`);
    then.refused('move 49a 4205', 'STACK.FULL');
    then.refused('move 49a 4205 4305', 'STACK.FULL');
  });

  rule('dagc:6.6a', 'the order of moves matters', ({ given, when, then }) => {
    given(`${SOVIET}; 5a@4205; 3a@4205 under; 49a@4104`);
    then.refused('move 49a 4205', 'STACK.FULL', 'dagc:6.5');
    when('move 5a 4206', 'move 49a 4205');
    then.at('49a', '4205');
    then.means(overstacks(p, stateOf(`${SOVIET}; 49a@4205; 3a@4205 under`)), []);
  });

  rule(['dagc:6.6b', 'dagc:6.6c'], 'any number may pass, and stacks part', ({ given, when, then, state }) => {
    given(`${SOVIET}; 5a@4104; 3a@4104 under; 49a@4103; 50a@4103 under`);
    when('move 5a 4205 4206', 'move 3a 4205 4305', 'move 49a 4104 4205', 'move 50a 4104 4105');
    then.means(
      ['5a', '3a', '49a', '50a'].map((unit) => state().own.phase.spent[unit] !== undefined),
      [true, true, true, true],
      'dagc:6.6b',
    );
    then.at('5a', '4206');
    then.at('3a', '4305');
    then.means(state().own.places['4104'], undefined, 'dagc:6.6c');
  });
});

describe('6.10: the two Soviet fronts', () => {
  rule('dagc:6.10b', 'neither enters a hex of the other', ({ given, then, state }) => {
    given(`option ukrainian-front=free; ${SOVIET}; 49a@4104; 13a@4205`);
    then.refused('move 49a 4205', 'STACK.FRONTS');
    then.refused('move 49a 4205 4305', 'STACK.FRONTS');
    then.refused('move 13a 4104', 'STACK.FRONTS');
    expect(reachOf(moveLaw(p), state(), ['49a']).some(({ place }) => place === '4205')).toBe(false);
  });

  rule('dagc:R33', 'a hex that was left is open', ({ given, when, then, state }) => {
    given(`option ukrainian-front=free; ${SOVIET}; 49a@4104; 13a@4205`);
    when('move 13a 4206', 'move 49a 4205');
    then.means(state().own.places['4205'], ['49a']);
  });
});

describe('10.7: what becomes of them', () => {
  rule('dagc:10.7a', 'localities and groups are out for good', ({ given, when, then, state }) => {
    given('phase german-movement; turn 2; fvit@3500; brn@3500 under; 53inf@3500 under');
    when('choose fvit');
    then.event('unit.out-for-good', { unit: 'fvit' });
    expect(placeOf(state().own, 'fvit')).toBe('out');
  });
});
