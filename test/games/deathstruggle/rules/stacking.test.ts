// Stacking. 6101 and the hexes around it are open ground.
import { describe } from '@jest/globals';
import { refuseStack, stackingOf } from '../../../../src/games/deathstruggle/stacking/stacking.ts';
import { p, rule, stateOf } from './kit.ts';
import type { Message } from '../../../../src/core/types.ts';
import { whyOf } from '../../../../src/games/deathstruggle/questions/why.ts';

const AXIS = 'phase axis-movement; turn 1';
const RUSSIAN = 'phase russian-movement; turn 1';
const FAR = '8a@2820';

const stack = (there: readonly string[], coming: string, hex = '6101'): string | undefined => {
  const [first = '', ...more] = there;
  const s = stateOf(`${AXIS}; ${first}@${hex}; ${more.map((unit) => `${unit}@${hex} under`).join('; ')}`);
  return refuseStack(p, s, hex, p.sideOf(coming), [coming])?.code;
};

describe('how many may be in a hex', () => {
  rule(
    ['deathstruggle:STK.1', 'deathstruggle:STK.6', 'deathstruggle:STK.2'],
    'three units, of corps one that is mobile',
    ({ given, then }) => {
      given(`${AXIS}; 1ik@6101; 2ik@6101 under; 8ik@6101 under; 7pz@6202; ${FAR}`);
      then.refused('move 7pz 6101', 'STACK.STACK', 'deathstruggle:STK.1');
      then.allowed('move 7pz 6101 6001');
      then.means(stack(['8a', '10rc', '1td'], '1kat'), undefined, 'deathstruggle:STK.6');
      then.means(stack(['8a', '1td', '1kat'], '3td'), undefined, 'deathstruggle:STK.6');
      then.means(
        [stack(['1mc'], '3mc'), stack(['39mk'], '57mk'), stack(['1ik', '2ik'], '39mk')],
        ['STACK.STACK-MOBILE-CORPS', 'STACK.STACK-MOBILE-CORPS', undefined],
        'deathstruggle:STK.2',
      );
    },
  );

  rule(
    ['deathstruggle:STK.3', 'deathstruggle:R46', 'deathstruggle:BLD.11'],
    'two panzer divisions are part of a corps',
    ({ given, then }) => {
      given(`${AXIS}; 39mk@6101; 7pz@6101 under; 20pz@6101 under; 1ik@6202; 2ik@6202 under; ${FAR}`);
      then.allowed('move 1ik 6101');
      then.means(stack(['39mk', '7pz', '20pz', '1ik'], '2ik'), undefined);
      then.means(stack(['39mk', '7pz', '20pz', '1ik', '2ik'], '12pz'), 'STACK.STACK');
      then.means(stack(['7pz', '20pz', '12pz'], '1ik'), 'STACK.STACK', 'deathstruggle:R46');
      then.means(p.isKind('39mk', 'base'), true, 'deathstruggle:BLD.11');
    },
  );

  rule(
    ['deathstruggle:STK.4', 'deathstruggle:STK.5', 'deathstruggle:STK.8', 'deathstruggle:TER.17'],
    'with armies, of nations, in mountains',
    ({ given, then }) => {
      given(`${RUSSIAN}; 8a@6101; 1ik@4150`);
      then.means(
        [stack(['8a', '11a'], '10rc'), stack(['8a', '11a'], '10rd'), stack(['8a', '10rd'], '11a')],
        ['STACK.STACK-WITH-ARMY', undefined, undefined],
        'deathstruggle:STK.4',
      );
      then.means(
        [stack(['9armee'], '16armee'), stack(['9armee'], '3ruma')],
        ['STACK.STACK-AXIS-ARMIES', 'STACK.STACK-AXIS-ARMIES'],
        'deathstruggle:STK.5',
      );
      then.means(
        [stack(['1rumc'], '8hunc'), stack(['1ik', '8hunc'], '1rumc')],
        ['STACK.NATIONS', 'STACK.NATIONS'],
        'deathstruggle:STK.8',
      );
      then.means(
        [stack(['1td'], '3td', '6046'), stack(['1td'], '10rd', '6046')],
        ['STACK.STACK-MOUNTAIN', undefined],
        'deathstruggle:TER.17',
      );
    },
  );

  rule(
    ['deathstruggle:R89', 'deathstruggle:R106'],
    'what a breakdown has left over goes as movement ends',
    ({ given, when, then }) => {
      given(`${AXIS}; 1ik@6101; 2ik@6101 under; 8ik@6101 under; 1inf@6101 under; ${FAR}`);
      then.means(
        stackingOf(p).overstacks(
          stateOf(`${AXIS}; 1ik@6101; 2ik@6101 under; 8ik@6101 under; 1inf@6101 under`),
        ).length,
        1,
        'deathstruggle:R89',
      );
      when('end');
      then.decides('axis', 'overstack@choose');
      when('choose 1inf');
      then.event('unit.eliminated', { unit: '1inf', cause: 'overstack' }, 'deathstruggle:R106');
    },
  );
});

rule('deathstruggle:STK.6', '`why` counts whom the limit counts', ({ then }) => {
  const state = stateOf('phase axis-movement; turn 1; 69rc@2820; 1kat@2820 under; 6iak@2820 under');
  const told = whyOf(p)(state, 'axis', { at: ['2820'] });
  then.means(
    (told ?? []).find((each): each is Message => 'key' in each && each.key === 'why.stack')?.params,
    { side: 'russian', count: 1, limit: 3, rule: 'deathstruggle:STK.1' },
    'deathstruggle:STK.6',
  );
});

describe('two who may not stand together', () => {
  rule('deathstruggle:STK.2', 'are looked at as movement ends', ({ given, when, then }) => {
    given(`${AXIS}; 39mk@6101; 57mk@6101 under; ${FAR}`);
    when('end');
    then.decides('axis', 'overstack@choose');
    when('choose 57mk');
    then.event('unit.eliminated', { unit: '57mk', cause: 'overstack' }, 'deathstruggle:R106');
    then.means(stack(['3ruma'], '18armee'), 'STACK.STACK-AXIS-ARMIES', 'deathstruggle:STK.2');
  });
});
