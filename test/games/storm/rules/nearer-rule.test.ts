// Where several rules forbid an order the nearest one is told, and where no question has a verb the rule that says why. N1731
// and the hexes round it are open ground; its neighbours are N1832 N1732 N1632 N1631 N1730 N1831.
import { describe } from '@jest/globals';
import { moveLaw } from '../../../../src/games/storm/09-movement/9.1-move-law.ts';
import { p, rule, stateOf } from './kit.ts';

const soviet = 'phase soviet-combat; turn 2; own plan.order "fight-move"';
const german = 'phase german-combat; turn 2; own plan.order "move-fight"';
const movement = 'phase german-movement; turn 2; own plan.order "move-fight"';
const RING = ['2rd@N1832', '8rd@N1732', '13rd@N1632', '86rd@N1631', '113rd@N1730', '155rd@N1831'];

describe('where no question has the verb', () => {
  rule(['storm:5.13k', 'storm:5.13e'], 'orders of phases that turn 1 settles', ({ given, when, then }) => {
    given('phase soviet-combat; turn 1; 1td@N1731; 5inf@N1732');
    then.refused('choose move-fight', 'SEQUENCE.FIGHT-FIRST');
    when('end', 'end');
    then.refused('german: choose fight-move', 'SEQUENCE.SOVIET-CHOICE', 'storm:5.13e');
    then.allowed('soviet: choose fight-move');
  });

  rule(
    ['storm:9.24d', 'storm:7.9c', 'storm:7.9a', 'storm:5.13h', 'storm:5.13i'],
    'what a side never does, and not on turn 1',
    ({ given, then }) => {
      given(`phase soviet-movement; turn 1; 1td@N1732; 5inf@N1731`);
      then.refused('assault 1td N1731', 'ASSAULT.SOVIET');
      then.refused('airlift N1731', 'AERIAL.SOVIET', 'storm:7.9c');
      then.refused('air N1731', 'AIR.TURN', 'storm:5.13h');
      given(`${german.replace('turn 2', 'turn 1')}; 5inf@N1731; ${RING.join('; ')}`);
      then.refused('airlift N1731', 'AERIAL.AIR', 'storm:5.13i');
      given(`${german}; own turn.air "german"; marker aerial spent; 5inf@N1731; ${RING.join('; ')}`);
      then.refused('airlift N1731', 'AERIAL.USED', 'storm:7.9a');
    },
  );

  rule(['storm:11.1c', 'storm:5.3e'], 'nobody goes on with a marker in hand', ({ given, when, then }) => {
    given('phase air-superiority; turn 2; dice 1 1 1 2; 1td@N1731; 5inf@N1732');
    then.refused('end', 'AIR.LEFT');
    then.refused('pass', 'AIR.LEFT');
    when('air N1731');
    then.event('air.placed', { hex: 'N1731' }, 'storm:5.3e');
  });

  rule(
    ['storm:10.24b', 'storm:11.7j'],
    'an advance that nobody was asked about',
    ({ given, dice, when, then }) => {
      given(`${german}; 1pz@N2140; 3pz@N2140 under; 6rd@N2240; 86rd@N1534`);
      dice(1);
      when('attack N2240 from 1pz 3pz');
      then.decides('german', 'german-combat@orders');
      then.refused('advance 1pz N2240', 'AFTER.BARRED');
      given(`${soviet}; 1ha@N1732; 5inf@N1534; 25rd@N1535`);
      then.refused('advance 1ha N1731', 'ADVANCE.ARTILLERY', 'storm:11.7j');
    },
  );
});

describe('who can assault', () => {
  rule(
    ['storm:9.22a', 'storm:11.7f', 'storm:5.8d'],
    'panzers and grenadiers, and all while artillery stands alone',
    ({ given, then }) => {
      const text =
        'phase german-movement; turn 2; own plan.order "move-fight"; 1pz@N1733; 3mot@N1733 under; 5inf@N1734; 9r@S1725';
      const able = (position: string): readonly string[] =>
        ['1pz', '3mot', '5inf', '9r'].filter(
          (unit) => moveLaw(p).assault?.refuseUnit(stateOf(position), unit) === undefined,
        );
      given(`${text}; 6rd@N1731`);
      then.means(able(`${text}; 6rd@N1731`), ['1pz', '3mot']);
      then.means(able(`${text}; 6rd@N1731; 1ha@N1534`), ['1pz', '3mot', '5inf', '9r'], 'storm:11.7f');
      then.means(
        moveLaw(p).assault?.refuseUnit(stateOf(`${text}; 6rd@N1731`), '9r')?.rule,
        'storm:5.8d',
        'storm:5.8d',
      );
    },
  );
});

describe('before supply', () => {
  rule(
    ['storm:9.22a', 'storm:9.29a', 'storm:7.6b'],
    'who makes no mobile assault anyway, and what the order forbids to all',
    ({ given, then }) => {
      const ring = `${RING.slice(1).join('; ')}; 1ha@N1832`;
      given(`${movement}; 5inf@N1731; 1pz@N1731 under; ${ring}`);
      then.refused('assault 5inf N1732', 'ASSAULT.KIND', 'storm:9.22a');
      then.refused('assault 5inf N1832', 'ASSAULT.SHORT', 'storm:7.6b');
      then.refused('assault 1pz N1732', 'ASSAULT.SHORT', 'storm:7.6b');
      given(`${movement.replace('move-fight', 'fight-move')}; 5inf@N1731; 1pz@N1731 under; ${ring}`);
      then.refused('assault 1pz N1732', 'ASSAULT.ORDER', 'storm:9.29a');
    },
  );
});

describe('in the order of phases', () => {
  rule(['storm:5.4f', 'storm:5.7f'], 'no phase comes twice', ({ given, then }) => {
    given('phase soviet-order; turn 2; 1td@N1731; 5inf@N1732');
    then.refused('choose fight-fight', 'SEQUENCE.ONE-OF-EACH', 'storm:5.4f');
    then.refused('choose move-move', 'SEQUENCE.ONE-OF-EACH', 'storm:5.4f');
    given('phase german-order; turn 2; 1td@N1731; 5inf@N1732');
    then.refused('choose move-move', 'SEQUENCE.ONE-OF-EACH', 'storm:5.7f');
  });
});

describe('in combat', () => {
  rule(
    ['storm:11.10m', 'storm:11.7j', 'storm:R103', 'storm:10.25a'],
    'who presses no further, and why',
    ({ given, dice, when, then }) => {
      given(
        `${soviet}; 1td@N1732; 3td@N1732 under; 2td@N1732 under; 5td@N1732 under; 1ha@N1732 under; 1ab@N1732 under; 221sec@N1731; 281sec@N1730; 285sec@N1831; 5inf@N1534`,
      );
      dice(1, 3);
      when('attack N1731 from 1ab 1ha 1td 2td 3td', 'advance 1ab 1td 2td 3td N1731');
      then.decides('soviet', 'battle@press');
      then.refused('attack N1730 from 1ab', 'MOMENTUM.NOT-THIS');
      then.refused('attack N1730 from 1ha', 'MOMENTUM.NOT-THIS', 'storm:11.7j');
      then.refused('attack N1730 from 5td', 'MOMENTUM.NOT-THIS', 'storm:10.25a');
      when('attack N1730 from 1td 2td', 'lose 2td', 'pass');
      then.decides('soviet', 'battle@press');
      then.refused('attack N1831 from 1td', 'MOMENTUM.NOT-THIS', 'storm:R103');
      then.allowed('attack N1831 from 3td');
    },
  );

  rule('storm:11.10e', 'a drop without anybody on the ground', ({ given, then }) => {
    given(`${soviet}; own turn.air "soviet"; 1ab@airborne; 1td@N1736; 5inf@N1731`);
    then.refused('attack N1731 drop 1ab', 'DROP.GROUND');
    given(`${soviet}; own turn.air "german"; 1ab@airborne; 1td@N1736; 5inf@N1731`);
    then.refused('attack N1731 drop 1ab', 'DROP.AIR', 'storm:11.10b');
  });

  rule('storm:11.7h', 'artillery is no loss by itself', ({ given, dice, when, then }) => {
    given(
      `${german}; 1pz@N1732; 3pz@N1732 under; 6rd@N1731; 8rd@N1731 under; 13rd@N1731 under; 1ha@N1731 under; 86rd@N1534`,
    );
    dice(3);
    when('attack N1731 from 1pz 3pz');
    then.refused('soviet: lose 1ha', 'LOSE.NOT-IN-BATTLE');
    then.refused('soviet: lose 1pz', 'LOSE.NOT-IN-BATTLE', 'storm:10.22e');
  });

  rule(
    ['storm:11.7h', 'storm:R43'],
    'nor lost while somebody sits by in its hex',
    ({ given, dice, when, then }) => {
      const text = `${soviet}; 1ha@N1732; 25rd@N1732 under; 73rd@N1632; 5inf@N1731; 6inf@N1731 under`;
      given(text);
      dice(6);
      when('attack N1731 from 1ha 73rd');
      then.event('unit.eliminated', { unit: '73rd' }, 'storm:10.22e');
      then.at('1ha', 'N1732');
      given(text.replace('25rd@N1732 under; ', ''));
      dice(6);
      when('attack N1731 from 1ha 73rd');
      then.event('unit.eliminated', { unit: '1ha' }, 'storm:11.7h');
      then.means(p.unit('25rd').type, 'rifle', 'storm:R43');
    },
  );
});

describe('in movement and supply', () => {
  rule(
    ['storm:7.8b', 'storm:7.5b', 'storm:7.9b'],
    'who sets out attenuated stays so, also where no line is',
    ({ given, when, then, state }) => {
      given(
        `${movement}; held S2029 german back; own turn.air "german"; marker aerial N1731; 1pz@N1731; 6rd@N1832; 8rd@N1632; 13rd@N1631; 86rd@N1730; 113rd@N1831; 155rd@N1833; 16rd@N1733; 23rd@N1633`,
      );
      then.means(moveLaw(p).allowance(state(), '1pz'), 7, 'storm:7.9b');
      when('move 1pz N1732');
      then.means(moveLaw(p).allowance(state(), '1pz'), 7, 'storm:7.8b');
      then.means(state().own.phase.short, [], 'storm:7.5b');
    },
  );

  rule(
    ['storm:6.6a', 'storm:4.8b', 'storm:8.4a', 'storm:4.7c'],
    'who is taken for room is lost with the supply he has',
    ({ given, when, then, state }) => {
      const seven = ['10rd', '90rd', '48rd', '125rd', '5rd', '33rd', '16rd'];
      const ring = [
        '31inf@N1832',
        '34inf@N1732',
        '45inf@N1632',
        '167inf@N1631',
        '255inf@N1730',
        '293inf@N1831',
      ];
      given(
        `phase soviet-movement; turn 2; ${seven.map((unit) => `${unit}@N1731 under`).join('; ')}; ${ring.join('; ')}`,
      );
      when('choose 10rd');
      then.event('unit.eliminated', { unit: '10rd', cause: 'overstack' });
      then.means(state().own.lost.soviet, 2, 'storm:4.8b');
      const nine = ['5inf', '6inf', '26inf', '28inf', '35inf', '8inf', '161inf', '162inf', '1pz'];
      given(`${movement}; ${nine.map((unit) => `${unit}@N1731 under`).join('; ')}; ${RING.join('; ')}`);
      when('choose 1pz');
      then.at('1pz', 'out');
      then.event('unit.out-for-good', { unit: '1pz' }, 'storm:8.4a');
      then.means(state().own.lost.german, 2, 'storm:4.7c');
    },
  );

  rule(
    ['storm:8.4b', 'storm:8.4a', 'storm:8.4c', 'storm:8.1b'],
    'why a unit never comes back',
    ({ given, then }) => {
      given(
        'phase german-reinforcement; turn 3; 5inf@dead; own fallen {"5inf":2}; own airLost ["1pz"]; 3pz@out; slov@out; 16h@out; 1cav@dead; frr@dead',
      );
      then.refused('replace 1pz N2020', 'REPLACE.NEVER');
      then.refused('replace 3pz N2020', 'REPLACE.NEVER', 'storm:8.4a');
      then.refused('replace slov N2020', 'REPLACE.NEVER', 'storm:8.4c');
      then.refused('replace 1cav N2020', 'REPLACE.NEVER', 'storm:8.4c');
      then.refused('replace frr S2020', 'REPLACE.NEVER', 'storm:8.4c');
      then.refused('place 16h S3820', 'PLACE.NOT-WAITING', 'storm:8.1b');
    },
  );

  rule(['storm:5.11j', 'storm:R67', 'storm:9.2c'], 'who never goes into reserve', ({ given, then }) => {
    given(
      'phase german-creation; turn 2; own plan.order "move-fight"; 1pz@N1731; 16h@S3621; rcc@S3334; 10flak@S2029',
    );
    then.refused('withdraw 16h', 'WITHDRAW.NOT-GERMAN');
    then.refused('withdraw rcc', 'WITHDRAW.NOT-GERMAN', 'storm:R67');
    then.refused('withdraw 10flak', 'WITHDRAW.NOT-GERMAN', 'storm:9.2c');
  });
});
