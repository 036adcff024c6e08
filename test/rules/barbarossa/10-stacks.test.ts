// Chapter 10: which units are a stack when some came back in the phase, and who hears of it.
import { expect } from '@jest/globals';
import { heard } from '../../../src/core/hearing.ts';
import { apply, settle } from '../../../src/core/kernel.ts';
import { allowance, originOf } from '../../../src/games/barbarossa/10-costs.ts';
import { fellows } from '../../../src/games/barbarossa/10-stacks.ts';
import { barbarossa, p, rule, stateOf } from './kit.ts';

const GONE =
  'phase german-movement; turn 12; own expedition "out"; held 2607 german; held 2804 german; held 3103 german; 40pz@caucasus; 57pz@caucasus; 52inf@caucasus';

rule(
  'barbarossa:10.5a',
  'who comes back from the Caucasus is no stack with whoever stood at the exit',
  ({ given, when, then, state }) => {
    given(`${GONE}; 24pz@3200; 41pz@3200 under`);
    when('return 40pz 3200', 'return 57pz 3200', 'return 52inf 3201');
    then.refused('move 24pz 40pz 3100', 'MOVE.NOT-TOGETHER');
    expect([fellows(p, state(), '40pz'), fellows(p, state(), '24pz')]).toEqual([
      ['57pz', '40pz'],
      ['24pz', '41pz'],
    ]);
    then.allowed('move 40pz 57pz 3100', 'move 24pz 41pz 3100');
    when('move 40pz 57pz 3100', 'move 24pz 3100');
    then.means(originOf(state(), '40pz'), 'caucasus');
    // Nobody was short of supply in the box, nor is on the way out of it.
    then.means(allowance(p, state(), '40pz'), 8);
  },
);

rule(
  'barbarossa:11.7a',
  'of a Soviet stack that moves the German hears who is on top',
  ({ given, when, then, state }) => {
    const FOOT = 'phase soviet-movement; turn 9; 13ra@1707; 3ra@1707 under; 4ra@1707 under';
    const move = { by: 'soviet', verb: 'move', args: { units: ['13ra', '3ra'], path: ['1706'] } };
    const told = (text: string, who: string) => {
      const s = stateOf(text);
      settle(barbarossa.rules, s);
      const done = apply(barbarossa.rules, s, move);
      if (!done.ok) throw new Error(done.refusal.code);
      return done.events
        .flatMap((event) => heard(event, who) ?? [])
        .find(({ kind }) => kind.startsWith('units.'));
    };
    given(FOOT);
    then.means(told(FOOT, 'german'), {
      kind: 'units.moved-covered',
      rule: 'barbarossa:10.5b',
      data: { unit: '13ra', from: '1707', hex: '1706', path: ['1706'] },
    });
    const open = { kind: 'units.moved', data: { units: ['13ra', '3ra'], hex: '1706' } };
    expect(told(FOOT, 'soviet')).toMatchObject(open);
    expect(told(`${FOOT}; option fog=off`, 'german')).toMatchObject(open);
    // Whoever goes alone is seen, and a German stack by everybody.
    when('move 4ra 1607');
    then.sees('german', '1607', [{ id: '4ra' }]);
    expect(state().own.shown).toEqual([]);
  },
);

rule('barbarossa:10.27', 'nor does it assault with them', ({ given, when, then }) => {
  given(`${GONE}; 24pz@3200; 3ra@3100`);
  when('return 40pz 3200', 'return 57pz 3200', 'return 52inf 3201');
  then.refused('assault 24pz 40pz 3100', 'MOVE.NOT-TOGETHER', 'barbarossa:10.5a');
  then.means(p.hex('3100').terrain, 'clear');
});
