// Chapter 11: the advance into a hex that a battle has emptied, and what the Germans see of it all.
import { describe, expect, it } from '@jest/globals';
import { offers } from '../../../../../src/core/kernel.ts';
import type { State } from '../../../../../src/core/types.ts';
import type { Own } from '../../../../../src/games/dagc/state.ts';
import { isKnown } from '../../../../../src/games/dagc/06-stacking/6.8-fog-of-war.ts';
import { playOf } from '../../../../kit/play.ts';
import { dagc, p, rule } from '../kit.ts';

const { played, hearing } = playOf<State<Own>, 'german' | 'soviet'>(dagc);

/** Two armies against a corps of one step: 11 against 2, +9 or more, 6 is DE. */
const WON = 'phase soviet-pre-combat; turn 2; 5a@2716; 39a@2817; 6inf@2717; hits 6inf 1; dice 6';
const ATTACK = ['attack 2717 from 39a 5a', 'pass'] as const;

describe('11.22: advance after combat', () => {
  rule('dagc:11.22a', 'attackers may go into a hex that was emptied', ({ given, when, then }) => {
    given(WON);
    when(...ATTACK);
    then.decides('soviet', 'advance@choose');
    when('advance 5a 2717', 'pass');
    then.event('unit.advanced', { units: ['5a'], hex: '2717' });
    then.at('5a', '2717');
    then.at('39a', '2817');
  });

  rule('dagc:11.22b', 'as many as stacking allows, as their owner likes', ({ given, when, then, state }) => {
    given(`${WON}; 11g@2716`);
    when('attack 2717 from 11g 39a 5a', 'pass');
    then.refused('advance 11g 39a 5a 2717', 'ADVANCE.FULL', 'dagc:11.22b');
    then.refused('advance 6inf 2717', 'ADVANCE.NOT-IN-BATTLE', 'dagc:11.22a');
    when('advance 11g 39a 2717');
    then.means(state().own.places['2717'], ['11g', '39a']);
  });

  rule(['dagc:11.22c', 'dagc:8.4c'], 'through zones of control', ({ given, when, then, state }) => {
    given(`${WON}; 27inf@2718`);
    when(...ATTACK, 'advance 5a 2717', 'pass');
    then.means(state().own.places['2717'], ['5a'], 'dagc:11.22c');
    then.means(state().own.held['2717'], 'soviet', 'dagc:8.4c');
  });

  rule('dagc:11.22d', 'at no cost', ({ given, when, then, state }) => {
    given(WON);
    when(...ATTACK, 'advance 5a 2717', 'pass', 'end');
    then.means([state().own.phase.spent, state().own.phase.moved], [{}, []]);
    then.allowed('move 5a 2718');
  });

  rule('dagc:11.22e', 'at once, or never', ({ given, when, then }) => {
    given(WON);
    when(...ATTACK, 'pass');
    then.event('advance.declined', { hex: '2717' });
    then.refused('advance 5a 2717', 'ORDER.NOT-NOW', 'hexfront:orders');
  });

  rule('dagc:11.22f', 'defenders never advance', ({ given, dice, when, then, state }) => {
    given('phase soviet-pre-combat; turn 2; cmo@2716; 27inf@2717; hits cmo 1');
    dice(1);
    when('attack 2717 from cmo', 'pass');
    then.at('cmo', 'dead');
    then.decides('soviet', 'soviet-pre-combat@orders');
    then.means(state().own.places['2717'], ['27inf']);
  });

  rule(['dagc:R120', 'dagc:4.2'], 'into Koenigsberg it ends the game', ({ given, when, then }) => {
    given('phase soviet-pre-combat; turn 2; 5a@2824; 11g@2724; 6inf@2825; hits 6inf 1; dice 6');
    when('attack 2825 from 11g 5a', 'pass', 'advance 5a 2825');
    then.over('soviet', 'dagc:4.2');
    then.means(p.feature('2825', 'city')?.name, 'Koenigsberg', 'dagc:R120');
  });

  rule('dagc:R120', 'a Soviet who retreats into it ends the game too', ({ given, when, then, state }) => {
    given(
      'phase german-pre-combat; turn 2; 39pz@2823; 27inf@2823; 6inf@3024; 42a@2824; hits 42a 1; 67a@2724; 54a@2724; dice 3',
    );
    when('attack 2824 from 27inf 39pz', 'pass');

    then.over('soviet', 'dagc:4.2');
    then.means(state().own.places['2825'], ['42a']);
  });
});

describe('6.8: the stack is seen when the attack is declared', () => {
  const FOG = 'phase german-pre-combat; turn 2; 39pz@2718; 5a@2717; cmo@2717 under';

  rule('dagc:6.8c', 'and the attack is not called off', ({ given, when, then, state }) => {
    given(FOG);
    when('attack 2717 from 39pz');
    then.event('stack.shown', { hex: '2717', units: ['cmo'] }, 'dagc:6.8b');
    then.refused('end', 'ORDER.NOT-NOW', 'hexfront:orders');
    then.means(state().stack.at(-1)?.proc, 'battle');
  });

  rule(
    'dagc:R31',
    'support, columns and Ardor are still for him to choose',
    ({ given, when, then, state }) => {
      given(FOG);
      when('attack 2717 from 39pz');
      then.decides('german', 'battle@before');
      then.means(
        offers(dagc.rules, state()).map(({ verb }) => verb),
        ['armour', 'ardor', 'pass'],
      );
    },
  );

  rule('dagc:R30', 'for that combat alone', ({ given, dice, when, then, state }) => {
    given(FOG);
    when('attack 2717 from 39pz');
    then.means(isKnown(p, state(), 'cmo', 'german'), true);
    dice(4);
    when('pass');
    then.means(isKnown(p, state(), 'cmo', 'german'), false);
  });

  it('only the Germans hear it as news', () => {
    expect(hearing(played(FOG, 'attack 2717 from 39pz'), 'stack.shown')).toEqual({
      german: ['stack.shown'],
      soviet: ['stack.shown'],
    });
  });
});
