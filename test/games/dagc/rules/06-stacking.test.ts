// Chapter 6: who may stand together, and who goes where too many do.
import { describe, expect } from '@jest/globals';
import { placeOf } from '../../../../src/mechanics/places.ts';
import { overstacks, refuseStack } from '../../../../src/games/dagc/06-stacking/6.1-stacking.ts';
import { dagc, p, rule } from './kit.ts';

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
    ['dagc:6.6d', 'dagc:6.6e'],
    'as a phase begins the owner takes the surplus away',
    ({ given, when, then, state }) => {
      given(THREE);
      then.means(overstacks(p, state()), [{ hex: '3600', side: 'soviet', surplus: 1 }], 'dagc:6.6d');
      then.decides('soviet', 'overstack@choose');
      then.refused('choose 6inf', 'STACK.NOT-THIS', 'dagc:6.6e');
      when('choose cmo');
      then.event('unit.eliminated', { unit: 'cmo', from: '3600' }, 'dagc:6.6e');
      expect(placeOf(state().own, 'cmo')).toBe('dead');
      then.decides('soviet', 'soviet-movement@orders');
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

describe('10.7: what becomes of them', () => {
  rule('dagc:10.7a', 'localities and groups are out for good', ({ given, when, then, state }) => {
    given('phase german-movement; turn 2; fvit@3500; brn@3500 under; 53inf@3500 under');
    when('choose fvit');
    then.event('unit.out-for-good', { unit: 'fvit' });
    expect(placeOf(state().own, 'fvit')).toBe('out');
  });
});
