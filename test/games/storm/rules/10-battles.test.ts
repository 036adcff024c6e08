// Chapter 10: battles from their declaration to their end: who is asked and who is not, what is written down, what follows.
// N1731 and the hexes round it are open ground without rivers.
import { describe } from '@jest/globals';
import { check, settle } from '../../../../src/core/kernel.ts';
import type { Refusal } from '../../../../src/core/types.ts';
import { kindNow } from '../../../../src/games/storm/10-prepared-assaults/10.3-attacks.ts';
import { ladder } from '../../../../src/games/storm/10-prepared-assaults/10.8-odds.ts';
import { p, rule, stateOf, storm } from './kit.ts';

const soviet = 'phase soviet-combat; turn 2; own plan.order "fight-move"';
const german = 'phase german-combat; turn 2; own plan.order "move-fight"';

const refusalOf = (text: string, from: readonly string[]): Refusal | undefined => {
  const s = stateOf(text);
  settle(storm.rules, s);
  return check(storm.rules, s, { by: 'soviet', verb: 'attack', args: { target: ['N1731'], from } });
};

describe('who is lost', () => {
  rule(
    ['storm:10.22c', 'storm:10.22e', 'storm:2.13a'],
    'nobody is asked who must lose all he has, a unit a step',
    ({ given, dice, when, then }) => {
      given(`${german}; 1pz@N1732; 3mot@N1732 under; 6rd@N1731; 13rd@N1731 under; 2rd@N1534`);
      dice(2);
      when('attack N1731 from 1pz 3mot');
      then.event('battle.result-1/2', {}, 'storm:10.22a');
      then.event('unit.eliminated', { unit: '6rd' }, 'storm:10.22e');
      then.event('unit.eliminated', { unit: '13rd' }, 'storm:10.22e');
      then.decides('german', 'stepLosses@choose');
      then.means(p.unit('6rd').faces.length, 1, 'storm:2.13a');
      then.offered('lose', ['lose 1pz', 'lose 3mot']);
      then.means(stateOf(german).own.lost.german, 0, 'storm:10.22c');
    },
  );

  rule(
    ['storm:10.23', 'storm:11.7h'],
    'artillery with all others, by the rule that took them',
    ({ given, dice, when, then }) => {
      const six = ['1pz', '3pz', '4pz', '6pz', '7pz', '8pz'];
      given(
        `${german}; ${six.map((unit) => `${unit}@N1732 under`).join('; ')}; 6rd@N1731; 1ha@N1731 under; 2rd@N1534`,
      );
      dice(1);
      when(`attack N1731 from ${six.join(' ')}`);
      then.event('battle.result-DE', {}, 'storm:10.23');
      then.event('unit.eliminated', { unit: '1ha' }, 'storm:10.23');
      given(`${german}; 1pz@N1732; 3pz@N1732 under; 6rd@N1731; 1ha@N1731 under; 2rd@N1534`);
      dice(1);
      when('attack N1731 from 1pz 3pz');
      then.event('unit.eliminated', { unit: '1ha' }, 'storm:11.7h');
    },
  );
});

describe('what is declared', () => {
  rule('storm:11.7b', 'who could attack instead is said, where somebody could', ({ given, then }) => {
    const text = `${soviet}; 1td@N1732; 1ha@N1632; 2ha@N1632 under; 3ha@N1632 under; 4ha@N1632 under; 5ha@N1632 under; 6ha@N1632 under; 5inf@N1731; 2rd@N1534`;
    given(text);
    const guns = ['1ha', '2ha', '3ha', '4ha', '5ha', '6ha'];
    const refused = refusalOf(text, ['1td', ...guns].toSorted());
    then.means([refused?.code, refused?.instead?.args['from']?.length], ['ATTACK.GUNS', 6], 'storm:11.7b');
    then.means(refusalOf(text, ['1ha'])?.instead, undefined);
  });

  rule(
    ['storm:10.5', 'storm:11.10g'],
    'a drop is written down, and no other attack',
    ({ given, when, then, dice, state }) => {
      given(
        `${soviet}; own turn.air "soviet"; 1td@N1732; 3td@N1632; 1ab@airborne; 5inf@N1731; 6inf@N1631; 2rd@N1534`,
      );
      dice(6, 6);
      when('attack N1631 from 3td');
      then.means(state().own.phase.drops, []);
      when('attack N1731 from 1td drop 1ab');
      then.means(state().own.phase.drops, ['N1731'], 'storm:11.10g');
      then.means(state().own.phase.attackers.includes('1td'), true, 'storm:10.5');
    },
  );
});

describe('what is shown', () => {
  rule('storm:10.7b', 'is both stacks, each to the other side', ({ given, dice, when, then }) => {
    given(`${soviet}; 1td@N1732; 3td@N1732 under; 5inf@N1731; 6inf@N1731 under; 2rd@N1534`);
    dice(3);
    when('attack N1731 from 1td 3td');
    then.event('stack.shown', { units: ['3td'] }, 'storm:10.7a');
    then.event('stack.shown', { units: ['6inf'] }, 'storm:10.7a');
    then.means(stateOf(soviet).own.shown, [], 'storm:10.7b');
  });
});

describe('what follows', () => {
  rule(
    ['storm:10.25c', 'storm:10.25e'],
    'a momentum attack is asked for where there is somebody to attack',
    ({ given, dice, when, then, state }) => {
      const pair = `${german}; 1pz@N1732; 3pz@N1732 under; 6rd@N1731`;
      given(`${pair}; 2rd@N1730; 8rd@N1534`);
      then.means(kindNow(state()), 'prepared');
      dice(1, 1);
      when('attack N1731 from 1pz 3pz', 'advance 1pz 3pz N1731');
      then.decides('german', 'battle@press');
      then.means(kindNow(state()), 'momentum', 'storm:10.25c');
      given(`${pair}; 8rd@N1534`);
      dice(1);
      when('attack N1731 from 1pz 3pz', 'advance 1pz 3pz N1731');
      then.decides('german', 'german-combat@orders');
      then.means(state().own.shown, [], 'storm:10.25e');
    },
  );

  rule('storm:R21', 'by the table that was agreed on', ({ given, then }) => {
    given(german);
    const six = (value: string): string | undefined => {
      const table = ladder(p, { options: { 'result-six-five': value } });
      return table.column(table.rung(5, 0)).results[5];
    };
    then.means([six('2-0'), six('1-0')], ['2/0', '1/0'], 'storm:R21');
  });
});
