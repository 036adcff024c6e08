// Chapter 7 in battle: when supply is judged there, and the columns that want of it costs.
import { describe } from '@jest/globals';
import { shiftsOf } from '../../../../../src/games/dagc/11-combat/11.11-shifts.ts';
import { supplyAtBattle } from '../../../../../src/games/dagc/11-combat/11.12-supply-at-battle.ts';
import type { Seeing } from '../../../../../src/games/dagc/state.ts';
import { p, rule } from '../kit.ts';
import { CUT_OFF } from './positions.ts';

/** A Soviet army at 3400, and a German corps beside it, before turn 6 and from it on. */
const EARLY = 'phase soviet-post-combat; turn 3; 5a@3400; 6inf@3500';
const LATE = 'phase soviet-post-combat; turn 6; 5a@3400; 6inf@3500';

const shiftsIn = (s: Seeing): Readonly<Record<string, number>> => {
  const supply = supplyAtBattle(p, s, ['5a', '6inf']);
  const found = shiftsOf(p, s, { target: '3500', attackers: ['5a'], supply, air: 'main-front' });
  return Object.fromEntries(found.map(({ why, n }) => [why.replace('shift.', ''), n]));
};

describe('7.4: battles', () => {
  rule('dagc:7.1c', 'judge the supply of both sides as they begin', ({ given, when, then, state }) => {
    given(`${EARLY}${CUT_OFF}`);
    when('attack 3500 from 5a');
    then.means(state().stack.at(-1)?.vars['supply'], { '5a': 'overland', '6inf': 'out' });
  });

  rule('dagc:7.4a', 'an attacker who is out costs a column', ({ given, then, state }) => {
    given(LATE);
    then.means(shiftsIn(state()), { air: 1, 'attacker-out-of-supply': -1 });
  });

  rule('dagc:7.4b', 'a defender who is out gives one', ({ given, then, state }) => {
    given(`${EARLY}${CUT_OFF}`);
    then.means(shiftsIn(state()), { air: 1, 'defender-out-of-supply': 1 });
  });

  rule('dagc:7.4c', 'both come to nothing', ({ given, then, state }) => {
    given(`${LATE}${CUT_OFF}`);
    const { 'attacker-out-of-supply': attacker = 0, 'defender-out-of-supply': defender = 0 } =
      shiftsIn(state());
    then.means([attacker, defender, attacker + defender], [-1, 1, 0]);
  });

  rule('dagc:7.4d', 'beside all other shifts', ({ given, then, state }) => {
    given(`${EARLY}${CUT_OFF}`);
    then.means(
      Object.values(shiftsIn(state())).reduce((sum, n) => sum + n, 0),
      2,
    );
  });

  rule(
    'dagc:7.9j',
    'and have the German pick first where ports cannot feed all',
    ({ given, when, then, state }) => {
      // The five that Liepaja feeds hold as long as Memel feeds the sixth.
      given(
        `phase soviet-post-combat; turn 3${CUT_OFF}; held 1718 german back; held 2113 german back; ` +
          '26inf@2021; 43inf@2021; 28inf@2020; 38inf@2020; 50inf@2221; 2inf@2221; 42a@2220',
      );
      then.decides('soviet', 'soviet-post-combat@orders');
      state().own.held['2422'] = 'soviet';
      when('attack 2221 from 42a');
      then.decides('german', 'ports@choose');
      when('exclude 2inf');
      then.means(state().stack.find(({ proc }) => proc === 'battle')?.vars['supply'], {
        '42a': 'overland',
        '50inf': 'port',
        '2inf': 'out',
      });
    },
  );
});
