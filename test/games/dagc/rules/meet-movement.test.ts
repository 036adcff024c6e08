// Where rules meet in movement and arrival: two dice on one unit, two fronts on one road, groups and their receivers.
import { describe } from '@jest/globals';
import { allowance } from '../../../../src/games/dagc/09-movement/9.1-allowance.ts';
import { p, rule } from './kit.ts';

const CUT_OFF = p
  .area('german-sources')
  .map((hex) => `held ${hex} soviet`)
  .join('; ');

describe('dice of a stack', () => {
  const STACK = `phase german-movement; turn 2; ${CUT_OFF}; 39pz@4017; 27inf@4017 under`;

  rule(
    ['dagc:7.3b', 'dagc:13.3e', 'dagc:13.3g'],
    'out of supply they share one, and each that is interdicted loses its own',
    ({ given, dice, when, then, state }) => {
      given(`${STACK}; own turn.interdicted {"39pz":"main-front"}`);
      dice(5, 2);
      when('roll 39pz');
      then.event('allowance.die', { unit: '39pz', die: 2, off: true }, 'dagc:13.3e');
      then.means(
        ['39pz', '27inf'].map((unit) => allowance(p, state(), unit)),
        [3, 5],
        'dagc:7.3b',
      );
      given(`${STACK}; own turn.interdicted {"39pz":"main-front","27inf":"main-front"}`);
      dice(5, 2, 6);
      when('roll 39pz', 'roll 27inf');
      then.means(
        ['39pz', '27inf'].map((unit) => allowance(p, state(), unit)),
        [3, 0],
        'dagc:13.3g',
      );
    },
  );

  rule(
    ['dagc:2.10d', 'dagc:7.3a', 'dagc:13.3e'],
    'are all that 5th Panzer Army has too',
    ({ given, dice, when, then, state }) => {
      given(
        `phase german-movement; turn 3; ${CUT_OFF}; 1sspz@4017; own turn.interdicted {"1sspz":"main-front"}`,
      );
      dice(6, 1);
      when('roll 1sspz');
      then.event('allowance.die', { die: 6, off: false }, 'dagc:7.3a');
      then.event('allowance.die', { die: 1, off: true }, 'dagc:13.3e');
      then.means(allowance(p, state(), '1sspz'), 5, 'dagc:2.10d');
    },
  );

  rule(['dagc:13.3h', 'dagc:7.3a'], 'fall for the corps in a locality alone', ({ given, when, then }) => {
    given(`phase soviet-interdiction; turn 3; ${CUT_OFF}; 39pz@4017; fmin@4017 under`);
    then.refused('interdict fmin by main-front', 'AIR.LOCALITY', 'dagc:13.3h');
    when('interdict 39pz by main-front', 'end');
    then.refused('move 39pz 4018', 'MOVE.DIE-FIRST', 'dagc:7.3a');
  });
});

describe('two fronts on one road', () => {
  rule(
    ['dagc:6.10b', 'dagc:R69', 'dagc:10.2b'],
    'neither passes the other, and new units find the edge taken',
    ({ given, when, then }) => {
      given('phase soviet-movement; turn 5; 8g@5018; 3g@5017; cms@track-4; 6inf@5016');
      then.refused('place cms 5018', 'STACK.FRONTS', 'dagc:R69');
      then.refused('place cms 5016', 'ENTRY.NOT-THERE', 'dagc:10.2b');
      then.refused('move 3g 5018', 'STACK.FRONTS');
      when('place cms 5017');
      then.at('cms', '5017');
    },
  );

  rule(
    ['dagc:13.2a', 'dagc:10.2b'],
    'a lost army that comes back by the marsh brings no air armies a second time',
    ({ given, when, then }) => {
      given('phase soviet-movement; turn 5; 3g@track-5; hits 3g 1; 13a@4818');
      then.refused('place 3g 3600', 'ENTRY.NOT-THERE', 'dagc:10.2b');
      when('place 3g 5014');
      then.noEvent('air.came');
      then.event('units.entered', { hex: '5014' }, 'dagc:10.2b');
      given('phase soviet-movement; turn 5; 3g@track-4; 13a@track-4; 1gt@track-4; cmb@track-4; cms@track-4');
      when('place 3g 5014');
      then.event('air.came', { count: 2 });
    },
  );
});

describe('Korps Gruppen', () => {
  rule(
    ['dagc:10.4d', 'dagc:10.4g'],
    'one for a receiver, wherever it goes in that turn, and on its bank',
    ({ given, when, then }) => {
      given('phase german-movement; turn 4; 27inf@2214; 6inf@2112; skn@track-2; hrt@track-2');
      then.refused('place hrt 2112', 'ENTRY.BANK', 'dagc:10.4g');
      when('place skn 2214', 'move 27inf 2314');
      then.refused('place hrt 2314', 'ENTRY.RECEIVED');
      when('move skn 2215');
      then.event('units.moved', { units: ['skn'] }, 'dagc:9.2e');
    },
  );
});
