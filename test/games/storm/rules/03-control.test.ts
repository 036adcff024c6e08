// Chapters 3 and 4: how the game begins, what changes with the control of a hex, and how it ends.
import { describe } from '@jest/globals';
import { finalVerdict } from '../../../../src/games/storm/04-victory/4.11-verdict.ts';
import { p, rule, stateOf, storm } from './kit.ts';

const SET_UP = 'base campaign; turn 1; phase set-up';

describe('the beginning', () => {
  rule(
    ['storm:3.6f', 'storm:3.7b', 'storm:R95'],
    'is the set-up of the Soviets alone, and then turn 1',
    ({ given, when, then }) => {
      given(SET_UP);
      const { clock, own } = storm.rules.setup('campaign', {}) as ReturnType<typeof stateOf>;
      then.means([clock.phase, clock.turn], ['set-up', 1], 'storm:3.6f');
      then.means(Object.keys(own.places).includes('absent'), false);
      when('place default', 'end');
      then.decides('soviet', 'soviet-combat@orders');
      then.means(stateOf(SET_UP).clock.phase, 'set-up', 'storm:R95');
      given(`${SET_UP}; option german-setup=free`);
      when('place default', 'end');
      then.decides('german', 'setUp@german');
      then.refused('place 2pz N2628', 'SETUP.FIXED', 'storm:3.3b');
      then.means(
        p.unit('2pz').setup !== undefined && 'hex' in (p.unit('2pz').setup ?? {}),
        false,
        'storm:3.7b',
      );
    },
  );
});

describe('the control of a hex', () => {
  rule(
    ['storm:3.8c', 'storm:3.8a'],
    'costs the Germans Ploesti once and for all',
    ({ given, when, then, state }) => {
      const text = 'phase soviet-movement; turn 2; 6rd@S2030; 24rd@N4244; 5inf@N1731';
      given(text);
      when('move 6rd S2029');
      then.event('ploesti.lost', { hex: 'S2029' }, 'storm:7.8a');
      then.means(state().own.held['S2029'], 'soviet', 'storm:3.8c');
      given(`${text}; held S2029 german back`);
      when('move 6rd S2029');
      then.noEvent('ploesti.lost');
      then.means(state().own.held['S2029'], 'soviet', 'storm:3.8a');
    },
  );

  rule(
    'storm:R38',
    'ends the supply by air of whoever comes into another hex',
    ({ given, when, then, state }) => {
      given(
        'phase german-movement; turn 2; own plan.order "fight-move"; own turn.air "german"; marker aerial N1731; own turn.lifted ["1pz","3pz"]; 1pz@N1731; 3pz@N1731 under; 24rd@N4244',
      );
      when('move 1pz N1732');
      then.means(state().own.turn.lifted, ['3pz']);
    },
  );
});

describe('the end', () => {
  rule(['storm:4.11a', 'storm:4.1a'], 'is final, by the points there are', ({ given, then }) => {
    const text = 'phase german-combat; turn 10; 5inf@N1731; 24rd@N4244';
    given(text);
    const { winner, final, reason } = finalVerdict(p, stateOf(text));
    then.means([winner, reason], ['german', 'points'], 'storm:4.11a');
    then.means(final, true, 'storm:4.1a');
  });
});
