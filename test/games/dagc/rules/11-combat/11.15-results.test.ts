// Chapter 11: what comes of the die: losses in steps, conversions, the city, the locality.
import { describe } from '@jest/globals';
import type { State } from '../../../../../src/core/types.ts';
import type { Own } from '../../../../../src/games/dagc/state.ts';
import { playOf } from '../../../../kit/play.ts';
import { dagc, rule } from '../kit.ts';

const { played, thrown } = playOf<State<Own>, string>(dagc);

/** 6 against 3 on open ground, +3 or +4: 1 AS, 2 and 3 BB, 4 and 5 DR, 6 DE. */
const OPEN = 'phase soviet-pre-combat; turn 2; 5a@2716; 6inf@2717';
/** 4 against 4, 0: 1 AE, 2 and 3 AS, 4 and 5 BB, 6 DR. */
const EVEN = 'phase soviet-pre-combat; turn 2; cmo@2716; 27inf@2717';

describe('11.8, 11.15, 11.16: the die, AS and AE', () => {
  rule(
    ['dagc:11.8b', 'dagc:2.1b'],
    'one die is rolled, and read in the column',
    ({ given, dice, when, then, state }) => {
      given(OPEN);
      dice(4);
      when('attack 2717 from 5a', 'pass');
      then.event('battle.result-DR', { odds: '+3 or +4', die: 4 }, 'dagc:11.17a');
      then.means(state().drawn, 1, 'dagc:11.8b');
      then.means(
        thrown(played(`${OPEN}; dice 4`, 'attack 2717 from 5a', 'pass')),
        ['soviet battle 11.8b d6'],
        'dagc:2.1b',
      );
    },
  );

  rule(
    'dagc:11.8c',
    'the result is carried out before anything else',
    ({ given, dice, when, then, state }) => {
      given(OPEN);
      dice(4);
      when('attack 2717 from 5a', 'pass');
      then.decides('german', 'retreat@choose');
      then.refused('soviet: attack 2717 from 5a', 'ORDER.NOT-YOURS', 'dagc:11.17e');
      then.means(
        state()
          .stack.slice(-2)
          .map(({ proc }) => proc),
        ['battle', 'retreat'],
      );
    },
  );

  rule('dagc:11.15', 'an attack that stalls costs nobody anything', ({ given, dice, when, then, state }) => {
    given(OPEN);
    dice(1);
    when('attack 2717 from 5a', 'pass');
    then.event('battle.result-AS', { die: 1 });
    then.noEvent('unit.reduced');
    then.at('5a', '2716');
    then.at('6inf', '2717');
    then.means(state().own.hits, {});
  });

  rule('dagc:11.16a', 'AE eliminates attackers of one step', ({ given, dice, when, then }) => {
    given(`${EVEN}; hits cmo 1; hits 27inf 1`);
    dice(1);
    when('attack 2717 from cmo', 'pass');
    then.event('unit.eliminated', { unit: 'cmo' });
    then.at('cmo', 'dead');
  });

  rule(
    ['dagc:11.16b', 'dagc:R87'],
    'and reduces those of two, who stay',
    ({ given, dice, when, then, state }) => {
      given(`${EVEN}; hits 27inf 0`);
      dice(1);
      when('attack 2717 from cmo', 'pass');
      then.event('unit.reduced', { unit: 'cmo', steps: 1 }, 'dagc:11.16b');
      then.at('cmo', '2716');
      then.means(state().own.held['2717'], undefined, 'dagc:R87');
    },
  );
});

describe('11.18 to 11.21: DR in a city, DE, BB', () => {
  const CITY = 'phase soviet-pre-combat; turn 2; 5a@3311; 11g@3312; 6inf@3313';

  rule('dagc:11.18', 'DR in a city is a bloodbath', ({ given, dice, when, then }) => {
    // 7 against 3 and 2: +1 or +2, 5 is DR.
    given(CITY);
    dice(5);
    when('attack 3313 from 11g', 'pass');
    then.event('battle.converted', { from: 'DR', to: 'BB' });
    then.event('battle.result-BB', { rolled: 'DR' }, 'dagc:11.21a');
    then.noEvent('unit.retreated');
  });

  rule(
    'dagc:R105',
    'a locality in a city falls to it, and the attacker pays',
    ({ given, dice, when, then, state }) => {
      given(`${CITY}; fvil@3313 under`);
      dice(6);
      when('attack 3313 from 11g', 'pass');
      then.event('battle.converted', { from: 'DR', to: 'BB' }, 'dagc:11.18');
      then.event('unit.eliminated', { unit: 'fvil' }, 'dagc:11.21a');
      then.event('losses.owed', { steps: 2 }, 'dagc:11.21b');
      then.means(state().own.places['out']?.[0], 'fvil');
    },
  );

  rule('dagc:11.20a', 'DE takes a step of every defender', ({ given, dice, when, then, state }) => {
    given(`${OPEN}; wdl@2717 under; 11g@2817`);
    dice(6);
    when('attack 2717 from 11g 5a', 'pass');
    then.event('unit.reduced', { unit: '6inf' });
    then.event('unit.eliminated', { unit: 'wdl' });
    then.at('6inf', '2717');
    then.means(state().own.hits, { '6inf': 1 });
  });

  rule(
    'dagc:11.20b',
    'and leaves the hex to the attacker where nobody is left',
    ({ given, dice, when, then, state }) => {
      given(`${OPEN}; hits 6inf 1`);
      dice(6);
      when('attack 2717 from 5a', 'pass');
      then.event('unit.eliminated', { unit: '6inf' }, 'dagc:11.20a');
      then.offered('advance', ['advance 5a 2717']);
      when('advance 5a 2717');
      then.event('unit.advanced', { units: ['5a'], hex: '2717' }, 'dagc:11.22a');
      then.means(state().own.held['2717'], 'soviet');
    },
  );

  rule(
    ['dagc:11.21a', 'dagc:11.21b'],
    'BB takes a step of every defender, and as many of the attackers',
    ({ given, dice, when, then, state }) => {
      given(`${OPEN}; 11g@2817; 27inf@2717 under`);
      dice(2);
      when('attack 2717 from 11g 5a', 'pass');
      for (const unit of ['6inf', '27inf']) then.event('unit.reduced', { unit }, 'dagc:11.21a');
      then.event('losses.owed', { side: 'soviet', steps: 2 }, 'dagc:11.21b');
      when('lose 5a', 'lose 5a');
      then.at('5a', 'dead');
      // The battle tells the phase what it came to.
      then.means(state().stack.at(-1)?.vars['result'], 'BB', 'dagc:11.21a');
      then.means(state().own.hits, { '6inf': 1, '27inf': 1 }, 'dagc:11.21a');
    },
  );

  rule('dagc:R97', 'who is lost by it pays no second step', ({ given, dice, when, then, state }) => {
    given(`${OPEN}; 11g@2817; 27inf@2717 under; hits 5a 1`);
    dice(2);
    when('attack 2717 from 11g 5a', 'pass');
    then.event('losses.owed', { side: 'soviet', steps: 2 }, 'dagc:11.21b');
    when('lose 5a');
    // Nobody is asked any more.
    then.event('unit.reduced', { unit: '11g', steps: 1 }, 'dagc:11.21c');
    then.decides('soviet', 'soviet-pre-combat@orders');
    then.means(state().own.hits, { '6inf': 1, '27inf': 1, '11g': 1 });
  });

  rule(
    'dagc:11.21c',
    'the attacker says which of his units pay, step by step',
    ({ given, dice, when, then }) => {
      given(`${OPEN}; 11g@2817; 27inf@2717 under`);
      dice(2);
      when('attack 2717 from 11g 5a', 'pass');
      then.decides('soviet', 'stepLosses@choose');
      then.offered('lose', ['lose 11g', 'lose 5a']);
      then.refused('lose 6inf', 'LOSE.NOT-IN-BATTLE');
      when('lose 5a', 'lose 11g');
      then.event('unit.reduced', { unit: '11g' });
    },
  );

  rule(
    ['dagc:11.21d', 'dagc:R96'],
    'a shock army at full strength pays first',
    ({ given, dice, when, then, state }) => {
      given('phase soviet-pre-combat; turn 2; 5a@2716; 3sh@2817; 4sh@2817; 53inf@2717; 27inf@2717 under');
      dice(1);
      when('attack 2717 from 3sh 4sh 5a', 'lower 2', 'pass');
      // R96: of several its owner says which.
      then.refused('lose 5a', 'LOSE.DOTTED-FIRST', 'dagc:11.21d');
      then.offered('lose', ['lose 3sh', 'lose 4sh']);
      when('lose 3sh');
      then.offered('lose', ['lose 3sh', 'lose 4sh', 'lose 5a']);
      then.means(state().own.hits['3sh'], 1, 'dagc:R96');
    },
  );

  rule('dagc:11.21d', 'and nobody is asked where there is one alone', ({ given, dice, when, then }) => {
    given('phase soviet-pre-combat; turn 2; 5a@2716; 3sh@2817; 6inf@2717; 27inf@2717 under');
    dice(1);
    when('attack 2717 from 3sh 5a', 'pass');
    then.event('unit.reduced', { unit: '3sh' });
    then.offered('lose', ['lose 3sh', 'lose 5a']);
  });

  rule('dagc:R97', 'nobody owes more than he has', ({ given, dice, when, then, state }) => {
    given('phase soviet-pre-combat; turn 2; cmo@2716; hits cmo 1; 6inf@2717; 27inf@2717 under');
    dice(6);
    when('attack 2717 from cmo', 'pass');
    then.event('losses.owed', { steps: 2 }, 'dagc:11.21b');
    then.means(state().own.places['dead'], ['cmo']);
    then.decides('soviet', 'soviet-pre-combat@orders');
  });

  rule(
    'dagc:11.21e',
    'who is left of them may advance into an empty hex',
    ({ given, dice, when, then, state }) => {
      given(`${OPEN}; hits 6inf 1`);
      dice(2);
      when('attack 2717 from 5a', 'pass');
      then.event('unit.eliminated', { unit: '6inf' }, 'dagc:11.21a');
      then.offered('advance', ['advance 5a 2717']);
      then.means(state().own.hits, { '5a': 1 });
    },
  );
});
