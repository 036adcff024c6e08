// Stacking limit. 5114 and the hexes around it are open ground.
import { describe, expect } from '@jest/globals';
import { overstacks, refuseStack } from '../../../../src/games/typhoon/stacking/stacking.ts';
import { deskAt } from '../../../kit/desk.ts';
import { p, rule, stateOf, typhoon } from './kit.ts';
import type { Message } from '../../../../src/core/types.ts';
import { whyOf } from '../../../../src/games/typhoon/questions/why.ts';

const RUSSIAN = 'phase russian-movement; turn 5';

const ruleFor = (text: string, unit: string) =>
  refuseStack(p, stateOf(text), '5114', p.sideOf(unit), [unit])?.rule;
const over = (text: string, side: 'german' | 'russian' = 'russian') => overstacks(p, stateOf(text), side);

describe('who may stand together', () => {
  rule(
    ['typhoon:STK.3', 'typhoon:STK.4', 'typhoon:STK.5', 'typhoon:STK.6', 'typhoon:STK.7'],
    'three units, one army, two corps, two mobile units, one corps with two icons',
    ({ given, then }) => {
      given(RUSSIAN);
      then.means(ruleFor(`${RUSSIAN}; 287rd@5114; 7grd@5114; 22a@5114`, 'dovator'), 'typhoon:STK.3');
      then.means(
        [ruleFor(`${RUSSIAN}; 22a@5114`, '30a'), ruleFor(`${RUSSIAN}; 22a@5114`, 'dovator')],
        ['typhoon:STK.4', undefined],
        'typhoon:STK.4',
      );
      then.means(ruleFor(`${RUSSIAN}; 22a@5114; dovator@5114`, 'yermakov'), 'typhoon:STK.5', 'typhoon:STK.5');
      then.means(ruleFor(`${RUSSIAN}; 42tb@5114; 101mrd@5114`, '108td'), 'typhoon:STK.6', 'typhoon:STK.6');
      then.means(
        [ruleFor(`${RUSSIAN}; 24pz@5114`, '47pz'), ruleFor(`${RUSSIAN}; 24pz@5114`, '19pzd')],
        ['typhoon:STK.7', undefined],
        'typhoon:STK.7',
      );
    },
  );

  rule('typhoon:STK.8', 'katyushas do not count', ({ given, then }) => {
    given(RUSSIAN);
    then.means(ruleFor(`${RUSSIAN}; 287rd@5114; 7grd@5114; 22a@5114`, '1kat'), undefined);
    then.means(ruleFor(`${RUSSIAN}; 42tb@5114; 101mrd@5114`, '1kat'), undefined);
  });
});

describe('when it is looked at', () => {
  rule(
    ['typhoon:STK.9', 'typhoon:STK.1'],
    'units go through others, and stop where there is no room',
    ({ given, when, then }) => {
      given(`${RUSSIAN}; 22a@5115; 30a@5114; 24pz@1525`);
      when('move 22a 5114 5113');
      then.event('units.moved', { hex: '5113' }, 'typhoon:SEQ.5');
      then.means(
        over(`${RUSSIAN}; 22a@5114; 30a@5114`),
        [{ hex: '5114', side: 'russian', surplus: 1 }],
        'typhoon:STK.9',
      );
      given(`${RUSSIAN}; 22a@5115; 30a@5114; 24pz@1525`);
      when('move 22a 5114', 'end');
      then.decides('russian', 'overstack@choose', 'typhoon:STK.1');
    },
  );

  rule('typhoon:STK.2', 'their owner says who goes for good', ({ given, when, then }) => {
    given(`${RUSSIAN}; 22a@5115; 30a@5114; 24pz@1525`);
    when('move 22a 5114', 'end');
    then.offered('choose', ['choose 22a', 'choose 30a']);
    when('choose 30a');
    then.event('unit.eliminated', { unit: '30a', cause: 'overstack' });
    then.at('30a', 'dead');
  });

  rule(
    'typhoon:STK.10',
    'who has been driven back looks to it as his own move ends',
    ({ given, when, then }) => {
      given('phase german-movement; turn 5; 22a@5114; 30a@5114; 24pz@1525');
      when('end');
      then.decides('russian', 'russian-movement@orders');
      when('end');
      then.decides('russian', 'overstack@choose');
      then.means(over('phase german-movement; turn 5; 22a@5114; 30a@5114', 'german'), []);
    },
  );
});

rule('typhoon:STK.8', '`why` counts no katyushas among the units of a hex', ({ then }) => {
  const state = stateOf('phase german-movement; 5a@2309; 1kat@2309 under');
  const told = whyOf(p)(state, 'german', { at: ['2309'] });
  then.means(
    (told ?? []).find((each): each is Message => 'key' in each && each.key === 'why.stack')?.params,
    {
      side: 'russian',
      count: 1,
      limit: 3,
      rule: 'typhoon:STK.3',
    },
  );
});

rule(
  'typhoon:STK.4',
  'a refusal in set-up says the limit and how many there would be',
  ({ given, when, then }) => {
    const start = 'base campaign; turn 1; phase set-up';
    given(start);
    when('place 22a 1414');
    then.refused('place 30a 1414', 'STACK.STACK-ARMIES');
    expect(deskAt(typhoon, start).says('place 22a 1414', 'place 30a 1414')).toMatch(
      /^At most 1 army may be in 14 14\.\nWith 30th Army there would be 2 such\. Rule STK\.4\.$/m,
    );
  },
);
