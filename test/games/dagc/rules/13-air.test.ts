// Chapter 13: air armies over battles and over German movement.
import { describe, expect, it } from '@jest/globals';
import { decision } from '../../../../src/core/kernel.ts';
import { PHASES } from '../../../../src/games/dagc/05-sequence/5.2-phases.ts';
import { allowance } from '../../../../src/games/dagc/09-movement/9.1-allowance.ts';
import { airArmies, atHand } from '../../../../src/games/dagc/13-air/13.1-air-armies.ts';
import { oddsOn } from './combat-kit.ts';
import { seenBy } from '../../../../src/api/game.ts';
import { dagc, p, rule, stateOf } from './kit.ts';

const ATTACK = 'phase soviet-pre-combat; turn 2; 5a@2716; 6inf@2717; 39a@2817; 27inf@2818';
const LAY =
  'phase soviet-interdiction; turn 2; 39pz@3704; 27inf@3704 under; fvit@3705; 6inf@3705 under; 5a@3702';

const turn = (n: number) => stateOf(`phase soviet-pre-combat; turn ${n}`);

describe('13.1: support of attacks', () => {
  rule('dagc:13.1a', 'eight air armies from turn 1', ({ given, then, state }) => {
    given('phase soviet-pre-combat; turn 1');
    then.means(airArmies(p, state(), 'main-front'), 8);
  });

  rule('dagc:13.1f', 'in both Soviet combat phases, and for the Soviets alone', ({ given, when, then }) => {
    for (const phase of ['soviet-pre-combat', 'soviet-post-combat']) {
      given(ATTACK.replace('soviet-pre-combat', phase));
      when('attack 2717 from 5a');
      then.offered('air', ['air']);
    }
    given('phase german-pre-combat; turn 2; 6inf@2717; 5a@2716');
    when('attack 2716 from 6inf');
    then.refused('air', 'AIR.SOVIET');
  });

  rule('dagc:13.1h', 'a column to the right', ({ given, when, then, state }) => {
    given(ATTACK);
    when('attack 2717 from 5a', 'air');
    then.event('air.support', { hex: '2717', front: 'main-front', odds: '+5 or +6', left: 7 });
    then.entry(
      oddsOn(state(), '2717', ['5a'], { air: 'main-front', defenders: ['6inf'] }).odds,
      'shift.air',
      1,
    );
  });

  rule(['dagc:13.1g', 'dagc:R110'], 'one for an attack', ({ given, when, then, state }) => {
    given(ATTACK);
    when('attack 2717 from 5a', 'air');
    then.refused('air', 'AIR.ONE', 'dagc:13.1g');
    then.means(state().own.turn.flown, { 'main-front': 1, 'ukrainian-front': 0 }, 'dagc:R110');
  });

  rule(
    ['dagc:13.1e', 'dagc:13.5a', 'dagc:13.5b'],
    'each flies once in a game turn',
    ({ given, dice, when, then, state }) => {
      given(`${ATTACK}; own turn.flown {"main-front":7,"ukrainian-front":0}`);
      dice(1, 1);
      when('attack 2717 from 5a', 'air', 'pass');
      then.means(atHand(p, state(), 'main-front'), 0, 'dagc:13.5a');
      when('attack 2818 from 39a');
      then.refused('air', 'AIR.NONE', 'dagc:13.1e');
      when('pass');
      const flown = state().own.turn.flown['main-front'];
      then.means(flown, 8, 'dagc:13.5b');
      given(
        `phase soviet-interdiction; turn 2; 6inf@2717; own turn.flown {"main-front":${flown},"ukrainian-front":0}`,
      );
      then.refused('interdict 6inf by main-front', 'MARKER.NOTHING', 'dagc:13.3b');
    },
  );

  rule(
    ['dagc:13.1b', 'dagc:13.1c'],
    'it is no unit, and loses nothing',
    ({ given, dice, when, then, state }) => {
      given(`${ATTACK}; hits 5a 1; 26inf@2717`);
      dice(1);
      when('attack 2717 from 5a', 'air', 'pass');
      then.event('unit.eliminated', { unit: '5a' }, 'dagc:11.16a');
      then.means(state().own.markers, {}, 'dagc:13.1b');
      then.means(airArmies(p, state(), 'main-front'), 8, 'dagc:13.1c');
    },
  );

  rule('dagc:R32', 'how many are left is open to both', ({ given, when, then, state }) => {
    given(ATTACK);
    when('attack 2717 from 5a', 'air');
    const seen = (who: string) => seenBy(dagc, state(), who).places.find(({ id }) => id === 'air')?.facts;
    then.means(
      [seen('german'), seen('soviet')],
      [
        { 'main-front': 7, 'ukrainian-front': 0 },
        { 'main-front': 7, 'ukrainian-front': 0 },
      ],
    );
  });

  rule('dagc:13.1d', 'wherever the attack is', ({ given, when, then, state }) => {
    given('phase soviet-pre-combat; turn 2; 5a@4324; 6inf@4325');
    when('attack 4325 from 5a', 'air');
    then.means(state().own.turn.flown['main-front'], 1);
  });

  rule('dagc:13.1i', 'also for attackers out of supply', ({ given, when, then, state }) => {
    given(ATTACK.replace('turn 2', 'turn 6'));
    when('attack 2717 from 5a', 'air');
    const { entries } = oddsOn(state(), '2717', ['5a'], { air: 'main-front', defenders: ['6inf'] }).odds;
    then.means(
      entries.slice(1).map(({ why }) => why),
      ['shift.air', 'shift.attacker-out-of-supply'],
    );
  });
});

describe('13.2: the air armies of the 1st Ukrainian Front', () => {
  const both = 'phase soviet-pre-combat; turn 5; 13a@4922; 27inf@4923; 5a@2716; 6inf@2717';

  rule(['dagc:13.2a', 'dagc:R72'], 'two come with it', ({ given, then }) => {
    given(both);
    then.means(
      [3, 4].map((n) => airArmies(p, turn(n), 'ukrainian-front')),
      [0, 2],
      'dagc:13.2a',
    );
    given('phase german-post-combat; turn 3');
    then.means(p.turns.airArmies.find(({ change }) => change === 2)?.turn, 4, 'dagc:R72');
  });

  rule('dagc:13.2a', 'and are told', ({ given, when, then }) => {
    given('phase german-post-combat; turn 3');
    when('end');
    then.event('air.came', { front: 'ukrainian-front', count: 2 });
  });

  const WAITING = '3g@track-4; 13a@track-4; 1gt@track-4; cmb@track-4; cms@track-4; 27inf@4923; 5a@2716';

  rule(
    ['dagc:13.2a', 'dagc:R114', 'dagc:13.4'],
    'not before the first of its units, and one for ever where that is late',
    ({ given, when, then, state }) => {
      given(`phase german-post-combat; turn 3; ${WAITING}`);
      when('end');
      then.noEvent('air.came');
      given(`phase soviet-interdiction; turn 4; ${WAITING}`);
      then.offered('interdict', []);
      given(`phase soviet-movement; turn 4; ${WAITING}`);
      when('place 3g 5012');
      then.event('air.came', { front: 'ukrainian-front', count: 2 });
      then.means(atHand(p, state(), 'ukrainian-front'), 2);
      when('place 13a 5012');
      // After the fatigue one of the two is left to come.
      given(`phase soviet-movement; turn 6; ${WAITING}`);
      when('place 3g 5012');
      then.event('air.came', { front: 'ukrainian-front', count: 1 });
      given(`phase german-post-combat; turn 5; ${WAITING}`);
      when('end');
      then.event('air.withdrawn', { front: 'ukrainian-front', count: 1 }, 'dagc:13.4');
      then.means(atHand(p, state(), 'ukrainian-front'), 0);
      when('end', 'end', 'place cmb 5012');
      then.means(atHand(p, state(), 'ukrainian-front'), 1, 'dagc:R114');
      // One that is lost and reclaimed has come before.
      given(`phase soviet-interdiction; turn 5; ${WAITING.replace('3g@track-4', '3g@track-5')}; hits 3g 1`);
      then.means(atHand(p, state(), 'ukrainian-front'), 2);
    },
  );

  rule(['dagc:13.2b', 'dagc:R111'], 'each front supports its own attacks', ({ given, when, then, state }) => {
    given(both);
    when('attack 4923 from 13a', 'air');
    then.means(state().own.turn.flown, { 'main-front': 0, 'ukrainian-front': 1 }, 'dagc:R111');
    given(`${both}; own turn.flown {"main-front":0,"ukrainian-front":2}`);
    when('attack 4923 from 13a');
    then.refused('air', 'AIR.NONE', 'dagc:13.2b');
  });

  const AREA = 'phase soviet-interdiction; turn 5; 27inf@4923; 6inf@2717';

  rule('dagc:13.2c', 'it interdicts in its area alone', ({ given, then }) => {
    given(AREA);
    then.refused('interdict 6inf by ukrainian-front', 'AIR.AREA');
    then.allowed('interdict 27inf by ukrainian-front', 'interdict 6inf by main-front');
  });

  rule(
    'dagc:13.2d',
    'an interdicted unit stays so wherever it goes',
    ({ given, dice, when, then, state }) => {
      given('phase german-movement; turn 5; 27inf@4822; own turn.interdicted {"27inf":"ukrainian-front"}');
      dice(5);
      when('roll 27inf', 'move 27inf 4722');
      then.means(state().own.turn.interdicted, { '27inf': 'ukrainian-front' });
      then.means(allowance(p, state(), '27inf'), 5);
    },
  );

  rule('dagc:13.2e', 'in Bold Stroke anywhere', ({ given, when, then, state }) => {
    given(`option centre=4720; ${AREA}`);
    when('interdict 6inf by ukrainian-front');
    then.means(state().own.turn.interdicted, { '6inf': 'ukrainian-front' });
  });

  rule(
    ['dagc:13.2f', 'dagc:R137', 'dagc:5.4e'],
    'there the main front interdicts nobody, on turn 1 neither',
    ({ given, when, then, state }) => {
      given(AREA);
      then.refused('interdict 27inf by main-front', 'AIR.MAIN-FRONT', 'dagc:13.2f');
      given(AREA.replace('turn 5', 'turn 1'));
      then.refused('interdict 27inf by main-front', 'AIR.MAIN-FRONT', 'dagc:13.2f');
      when('interdict 6inf by main-front');
      then.means(state().own.turn.interdicted, { '6inf': 'main-front' }, 'dagc:5.4e');
      then.refused('interdict 27inf by main-front', 'AIR.MAIN-FRONT', 'dagc:13.2f');
      then.means(state().clock.turn, 1, 'dagc:R137');
    },
  );
});

describe('13.3: interdiction', () => {
  rule(['dagc:13.3a', 'dagc:13.3c'], 'it is laid before the Germans move', ({ given, when, then, state }) => {
    given(LAY);
    then.decides('soviet', 'soviet-interdiction@orders');
    then.means(PHASES.indexOf('soviet-interdiction') + 1, PHASES.indexOf('german-movement'), 'dagc:13.3a');
    when('interdict 39pz by main-front');
    then.event('marker.laid', { side: 'soviet', unit: '39pz', marker: 'main-front' }, 'dagc:13.3c');
    then.means(state().own.turn.interdicted, { '39pz': 'main-front' }, 'dagc:13.3c');
  });

  rule('dagc:13.3b', 'by air armies that have not flown in this turn', ({ given, when, then, state }) => {
    given(`${LAY}; own turn.flown {"main-front":7,"ukrainian-front":0}`);
    when('interdict 39pz by main-front');
    then.refused('interdict 27inf by main-front', 'MARKER.NOTHING', 'dagc:13.3b');
    then.means(atHand(p, state(), 'main-front'), 0);
  });

  rule('dagc:5.2g', 'the Soviet is asked, and told how many are at hand', ({ given, then, state }) => {
    const asked = () => decision(dagc.rules, state())?.question;
    given(LAY);
    then.means(asked(), { key: 'ask.soviet-interdiction', params: { side: 'soviet', count: 8 } });
    given(`${LAY.replace('turn 2', 'turn 5')}; own turn.flown {"main-front":3,"ukrainian-front":1}`);
    then.means(asked()?.params, { side: 'soviet', count: 6 });
  });

  rule('dagc:13.3f', 'one for a unit', ({ given, when, then }) => {
    given(LAY);
    when('interdict 39pz by main-front');
    then.refused('interdict 39pz by main-front', 'MARKER.HAS-ONE');
  });

  rule('dagc:13.3g', 'both of a stack, or one, as the Soviets like', ({ given, when, then, state }) => {
    given(LAY);
    when('interdict 27inf by main-front');
    then.allowed('interdict 39pz by main-front', 'end');
    when('interdict 39pz by main-front');
    then.means(Object.keys(state().own.turn.interdicted).toSorted(), ['27inf', '39pz']);
  });

  rule('dagc:13.3h', 'no locality, but who is with it', ({ given, when, then, state }) => {
    given(LAY);
    then.refused('interdict fvit by main-front', 'AIR.LOCALITY');
    then.refused('interdict 5a by main-front', 'MARKER.NO-TARGET', 'dagc:13.3c');
    when('interdict 6inf by main-front');
    then.means(Object.keys(state().own.turn.interdicted), ['6inf']);
  });

  const MOVE =
    'phase german-movement; turn 2; 39pz@3704; 27inf@3704 under; own turn.interdicted {"39pz":"main-front","27inf":"main-front"}';

  rule(
    ['dagc:13.3d', 'dagc:R112', 'dagc:R113'],
    'a die of its own says what the unit has to move with',
    ({ given, dice, when, then, state }) => {
      given(MOVE);
      dice(3, 5);
      when('roll 39pz', 'roll 27inf');
      then.means(allowance(p, state(), '39pz'), 3, 'dagc:13.3d');
      then.means(allowance(p, state(), '27inf'), 5, 'dagc:R113');
      then.means(state().own.phase.dice, { '39pz': 3, '27inf': 5 }, 'dagc:R112');
    },
  );

  rule(
    ['dagc:13.3e', 'dagc:13.3i'],
    'out of supply it is taken off, down to nothing',
    ({ given, dice, when, then, state }) => {
      const ring = '5a@3703; 39a@3705; 11g@3604; 42a@3804; 67a@3605; 54a@3805';
      given(`${MOVE}; ${ring}`);
      dice(5, 2);
      when('roll 39pz');
      then.means(allowance(p, state(), '39pz'), 3, 'dagc:13.3e');
      given(`${MOVE}; ${ring}`);
      dice(2, 6);
      when('roll 39pz');
      then.means(allowance(p, state(), '39pz'), 0, 'dagc:13.3i');
    },
  );

  rule('dagc:R115', 'it is over with the German movement', ({ given, when, then, state }) => {
    given(LAY);
    when('interdict 39pz by main-front', 'end');
    then.means(state().own.turn.interdicted, { '39pz': 'main-front' });
    when('end');
    then.means(state().own.turn.interdicted, {});
  });

  rule('dagc:R115', 'and nobody is slowed in the combat after it', ({ given, when, then, state }) => {
    given(
      'phase german-movement; turn 3; 5a@4104; held 4104 soviet; 6inf@4105; own turn.interdicted {"6inf":"main-front"}',
    );
    when('end');
    then.means(state().clock.phase, 'german-post-combat');
    then.means(state().own.turn.interdicted, {});
  });
});

describe('13.4: fatigue', () => {
  rule(
    ['dagc:13.4', 'dagc:R114'],
    'five are withdrawn for good as turn 6 begins',
    ({ given, when, then }) => {
      given('phase german-post-combat; turn 5');
      when('end');
      then.event('air.withdrawn', { front: 'main-front', count: 4 }, 'dagc:13.4');
      then.means(
        [5, 6, 9].map((n) => airArmies(p, turn(n), 'main-front')),
        [8, 4, 4],
        'dagc:13.4',
      );
      then.means(
        [5, 6, 9].map((n) => airArmies(p, turn(n), 'ukrainian-front')),
        [2, 1, 1],
        'dagc:R114',
      );
    },
  );

  it('nobody has more air armies than have come', () => {
    expect(atHand(p, turn(6), 'main-front')).toBe(4);
  });
});
