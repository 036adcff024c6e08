// Decisions of the other side in a battle, answered by standing orders: holding to the last, declining, losses, retreats.
// 5114 and the hexes round it are open ground: 5115 west, 5113 east, 5214 south-east.
import { describe, expect, it } from '@jest/globals';
import type { Args, State } from '../../../../src/core/types.ts';
import { deskAt } from '../../../kit/desk.ts';
import { rule, typhoon } from '../rules/kit.ts';

const GERMAN = 'phase german-movement; turn 5';
/** 35ik and 5ik bring 9 to 3: 3:1. */
const THREE = '35ik@5115; 5ik@5115 under; 22a@5114';

const keep = (
  s: State,
  by: string,
  window: string,
  [verb, args]: readonly [string, Args?],
  hex?: string,
): void =>
  void s.standing.push({
    id: 1,
    by,
    window,
    when: hex === undefined ? {} : { hex },
    then: { verb, args: args ?? {} },
  });

const fought = ['attack 5114 from 35ik 5ik', 'end', 'fight 5114'] as const;

describe('a standing order', () => {
  rule(
    'typhoon:NRO.3',
    'gives No Retreat orders before the first battle, and none is asked for then',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; ${THREE}`);
      dice(4);
      keep(state(), 'russian', 'no-retreat', ['stand']);
      when(...fought);
      then.event('battle.all-stand', { units: ['22a'] }, 'typhoon:NRO.2');
      then.decides('german', 'battle@force');
      then.means([state().own.turn.noRetreat, state().standing], [true, []]);
      given(`${GERMAN}; ${THREE}`);
      dice(4);
      keep(state(), 'russian', 'no-retreat', ['pass']);
      when(...fought);
      then.decides('german', 'battle@force');
      then.noEvent('battle.all-stand');
      then.means(state().own.turn.noRetreat, false);
    },
  );

  rule(
    'typhoon:NRO.4',
    'of the Germans holds whoever is there, and is kept where its hex is another',
    ({ given, when, then, dice, state }) => {
      const russians = 'phase russian-movement; turn 5; 22a@5114; 3a@5215; 5ik@5115';
      given(russians);
      dice(4);
      keep(state(), 'german', 'no-retreat', ['stand'], '5115');
      when('attack 5115 from 22a 3a', 'end', 'fight 5115');
      then.event('battle.stands', { units: ['5ik'] }, 'typhoon:NRO.2');
      given(russians);
      dice(4);
      keep(state(), 'german', 'no-retreat', ['stand'], '5000');
      when('attack 5115 from 22a 3a', 'end', 'fight 5115');
      then.decides('german', 'battle@stand');
      then.means(state().standing.length, 1);
    },
  );

  it('is kept for good where it is for always, until it is dropped', () => {
    const seat = deskAt(typhoon, `${GERMAN}; ${THREE}; dice 4`, 'normal');
    seat.desk.halted = 'russian';
    expect(seat.says('standing always if no-retreat then pass')).toMatch(
      'Standing order 1 kept for the Russians, until it is dropped, at: a No Retreat order before the die.',
    );
    seat.desk.halted = 'russian';
    expect(seat.says('standing')).toMatch(
      '1, Russians, a No Retreat order before the die: pass, every time.',
    );
    seat.desk.halted = undefined;
    seat.type(...fought);
    expect(seat.desk.match.state.standing).toMatchObject([{ id: 1, lasting: true, then: { verb: 'pass' } }]);
    seat.desk.halted = 'russian';
    seat.type('standing drop 1');
    expect(seat.desk.match.state.standing).toEqual([]);
  });

  rule('typhoon:RES.X.3', 'declines an exchange in defence', ({ given, when, then, dice, state }) => {
    given('phase russian-movement; turn 5; 22a@5114; 3a@5215; 13a@5015; 5ik@5115');
    dice(5);
    keep(state(), 'german', 'exchange', ['decline']);
    when('attack 5115 from 13a 22a 3a', 'end', 'fight 5115');
    when('german: pass');
    then.event('battle.declined', { side: 'german' }, 'typhoon:RES.X.1');
    then.event('battle.result-D2', {}, 'typhoon:RES.D2.1');
    then.noEvent('exchange.price', 'typhoon:RES.X.3');
  });

  rule('typhoon:RES.X.4', 'says which of equal defenders are lost', ({ given, when, then, dice, state }) => {
    given(`${GERMAN}; 34ik@5115; 110rd@5114; 113rd@5114 under; 126rd@5114 under`);
    dice(3);
    keep(state(), 'russian', 'losses', ['lose', { units: ['126rd', '110rd'] }]);
    when('attack 5114 from 34ik', 'end', 'fight 5114', 'russian: pass', 'force');
    then.event('exchange.price', { has: 2 });
    then.at('113rd', '5114');
  });

  rule(
    'typhoon:RES.D.2',
    'goes by the way that was said, or stays where it may',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; ${THREE}`);
      dice(5);
      keep(state(), 'russian', 'retreat', ['retreat', { units: ['22a'], path: ['5113', '5112'] }], '5114');
      when(...fought);
      when('russian: pass', 'pass');
      then.event('unit.retreated', { units: ['22a'], hex: '5112' });
      given(`${GERMAN}; ${THREE}`);
      dice(5);
      keep(state(), 'russian', 'retreat', ['pass']);
      when(...fought, 'russian: pass', 'pass');
      then.at('22a', '5114');
      then.decides('german', 'german-movement@orders');
    },
  );

  rule(
    'typhoon:RES.D2.3',
    'that is against the rules then is not used, and its side is asked',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; ${THREE}`);
      dice(1);
      keep(state(), 'russian', 'retreat', ['pass']);
      when(...fought, 'russian: pass', 'pass', 'drive 1');
      then.decides('russian', 'retreat@choose');
      then.refused('pass', 'RETREAT.MUST');
      then.means(state().standing.length, 1);
    },
  );
});

it('its occasions are named, and whoever asks to be asked is asked once', () => {
  const seat = deskAt(typhoon, `${GERMAN}; ${THREE}; dice 5`, 'normal');
  expect(seat.says('standing')).toMatch('no-retreat: a No Retreat order before the die.');
  seat.desk.match.state.standing.push({ id: 1, by: 'russian', window: 'no-retreat', when: {} });
  seat.type('attack 5114 from 35ik 5ik', 'end');
  expect(seat.says('fight 5114')).toMatch('No Retreat for all your units');
  expect(seat.says('pass')).toMatch('force an exchange');
});
