// Katyushas: rockets before the battles, and what they cost. 5114 and the hexes around it are open ground.
import { describe } from '@jest/globals';
import { rule } from './kit.ts';

describe('rockets', () => {
  rule(
    ['typhoon:KAT.2', 'typhoon:KAT.3', 'typhoon:R41'],
    'before the battles, a die for each enemy, hit on 1 and 2',
    ({ given, when, then, dice, state }) => {
      given('phase russian-movement; turn 5; 1kat@5114; 22a@5114 under; 35ik@5115; gd@5115 under');
      dice(2, 3);
      when('attack 5115 from 22a', 'end');
      then.refused('fire 1kat 5113', 'FIRE.NOBODY');
      then.refused('fire 22a 5115', 'FIRE.NO-ROCKETS');
      when('fire 1kat 5115');
      then.event('rockets.hit', { units: ['35ik'] }, 'typhoon:KAT.3');
      then.refused('fire 1kat 5115', 'FIRE.AGAIN', 'typhoon:KAT.1');
      then.means(state().own.disrupted, ['35ik'], 'typhoon:R41');
      given(
        'phase russian-movement; turn 5; option die-index=b; 1kat@5114; 22a@5114 under; 35ik@5115; gd@5115 under',
      );
      dice(2, 5);
      when('end', 'fire 1kat 5115');
      then.event('rockets.hit', { units: ['gd'] }, 'typhoon:KAT.3');
      given('phase russian-movement; turn 5; 1kat@5114; 22a@5114 under; 3a@5215; 35ik@5115; 34ik@5216');
      dice(6);
      when('attack 5115 from 22a', 'attack 5216 from 3a', 'end', 'fight 5115', 'german: pass');
      then.refused('fire 1kat 5115', 'FIRE.TOO-LATE');
    },
  );

  rule(
    'typhoon:KAT.1',
    'not out of supply, and katyushas attack in no other way',
    ({ given, when, then }) => {
      given(
        'phase russian-movement; turn 5; 1kat@5114; 2kat@5114 under; 22a@5114 under; 35ik@5115; own unsupplied ["1kat"]',
      );
      then.refused('attack 5115 from 2kat', 'ATTACK.ROCKETS', 'typhoon:KAT.2');
      when('end');
      then.refused('fire 1kat 5115', 'FIRE.UNSUPPLIED');
      then.allowed('fire 2kat 5115');
    },
  );

  rule(
    ['typhoon:MOV.8', 'typhoon:R41'],
    'an attack of theirs costs what any attack costs: not who has gone too far',
    ({ given, when, then, dice, state }) => {
      const text = (from: string) =>
        `phase russian-movement; turn 5; 1kat@${from}; 2kat@5115; 22a@5115 under; 5ik@5114`;
      given(text('5118'));
      when('move 1kat 5117 5116 5115', 'end');
      then.refused('fire 1kat 5114', 'FIRE.SPENT');
      then.means(state().own.pulse.spent, ['1kat'], 'typhoon:R41');
      then.allowed('fire 2kat 5114');
      given(text('5117'));
      dice(6);
      when('move 1kat 5116 5115', 'end', 'fire 1kat 5114');
      then.event('rockets.missed', {}, 'typhoon:KAT.3');
      given(
        `${text('5116').replace('movement', 'combat')}; own pulse.spent ["2kat"]; own pulse.attacks [{"hex":"5114","units":["22a"]}]`,
      );
      then.refused('fire 2kat 5114', 'FIRE.SPENT');
    },
  );

  rule(
    'typhoon:R36',
    'who fires before movement does not move in that pulse',
    ({ given, when, then, dice }) => {
      given(
        'phase russian-first-attacks; turn 8; 1kat@5115; 2kat@5115; 22a@5115 under; 3a@5010; 5ik@5114; own weather "mud"',
      );
      dice(6, 6);
      when('attack 5114 from 22a', 'end', 'fire 1kat 5114', 'fight 5114', 'german: pass');
      then.refused('move 1kat 5116', 'MOVE.ATTACKED-FIRST');
      then.allowed('move 2kat 5116');
    },
  );
});
