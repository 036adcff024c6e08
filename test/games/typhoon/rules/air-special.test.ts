// Flights of their own kind: over Moscow (2309), interdiction and supply in the last German pulse, drops. 2205 and 2114 are
// towns; turn 5 has three pulses of each side, of which 5 is the last German one and 6 the last.
import { describe } from '@jest/globals';
import type { Message } from '../../../../src/core/types.ts';
import { missionsOf } from '../../../../src/games/typhoon/air/missions.ts';
import { chancesAnswer } from '../../../../src/mechanics/air/questions.ts';
import { p, rule, stateOf } from './kit.ts';

const FLIERS = '8fk@german-air; 2fk@german-air; wair@russian-air; bair@russian-air; 6iak@russian-air';
const NEAR = `phase german-air; turn 5; ${FLIERS}; 9a@2315`;
const FAR = `phase german-air; turn 5; ${FLIERS}; 9a@2316`;

const told = (text: string, hex: string, key: string): readonly Message['params'][] =>
  chancesAnswer(missionsOf(p).chances, stateOf(text), { target: [hex], units: ['8fk'] }).flatMap((each) =>
    'key' in each && each.key === key ? [each.params] : [],
  );

describe('Moscow', () => {
  rule(
    ['typhoon:AIR.29', 'typhoon:R56'],
    'is bombed with its units, guns first, then two dice are rolled for panic',
    ({ given, when, then, dice, state }) => {
      given(`${NEAR}; 22a@2309`);
      dice(4, 1, 3, 4);
      when('bomb 2309 with 8fk from 9a', 'end', 'pass');
      then.event('air.bombs', { die: 4, does: 'nothing' }, 'typhoon:AIR.12');
      then.event('air.panic-roll', { total: 7 }, 'typhoon:AIR.30');
      then.means([state().own.disrupted, state().own.turn.panic], [['22a'], undefined], 'typhoon:R56');
      // Its guns shoot first, and who is down brings no panic.
      given(`${NEAR}; 22a@2309`);
      dice(5);
      when('bomb 2309 with 8fk from 9a', 'end', 'pass');
      then.event('air.down', { unit: '8fk' }, 'typhoon:AIR.15');
      then.means(state().drawn, 1);
      // Nobody need be there, as long as it is Russian.
      given(`${NEAR}; 22a@2209`);
      then.allowed('bomb 2309 with 8fk from 9a');
      given(`${NEAR}; 22a@2209; held 2309 german`);
      then.refused('bomb 2309 with 8fk from 9a', 'AIR.NOBODY-THERE', 'typhoon:AIR.2');
      then.means(told(`${NEAR}; 22a@2309`, '2309', 'chances.panic').length, 1, 'typhoon:AIR.29');
    },
  );

  rule('typhoon:AIR.30', 'panics by 1+1 and by 6+6', ({ given, when, then, dice, state }) => {
    for (const face of [1, 6]) {
      given(`${NEAR}; 42tb@2209`);
      dice(1, face, face);
      when('bomb 2309 with 8fk from 9a', 'end', 'pass');
      then.event('air.panic-roll', { total: 2 * face, panic: true });
      then.event('panic.begins', {}, 'typhoon:AIR.31');
      then.means(state().own.turn.panic, 'on');
    }
    then.means(told(`${NEAR}; 22a@2309`, '2309', 'chances.panic')[0]?.['ways'], 2);
  });

  rule(
    'typhoon:AIR.33',
    'panics beyond normal range only by the total that was announced',
    ({ given, when, then, dice, state }) => {
      given(`${FAR}; 42tb@2209`);
      then.refused('bomb 2309 with 8fk from 9a', 'AIR.TOTAL');
      dice(1, 6, 6);
      when('bomb 2309 with 8fk from 9a total 2', 'end', 'pass');
      then.event('air.panic-roll', { total: 12, announced: 2 });
      then.means(state().own.turn.panic, undefined);
      given(`${FAR}; 42tb@2209`);
      dice(1, 6, 6);
      when('bomb 2309 with 8fk from 9a total 12');
      then.event('air.to-bomb', { total: 12, far: true }, 'typhoon:SEQ.5');
      when('end', 'pass');
      then.event('air.panic-roll', { total: 12, announced: 12 });
      then.means(state().own.turn.panic, 'on');
      // The other dice are one worse: a 4 is AA* there.
      given(`${FAR}; 42tb@2209`);
      dice(4);
      when('bomb 2309 with 8fk from 9a total 12', 'end', 'pass');
      then.event('air.down', { unit: '8fk' }, 'typhoon:AIR.15');
      given(`${NEAR}; 22a@2309`);
      then.refused('bomb 2309 with 8fk from 9a total 2', 'AIR.NO-TOTAL');
      then.means(told(`${FAR}; 22a@2309`, '2309', 'chances.panic')[0]?.['ways'], 1);
    },
  );

  rule(
    ['typhoon:AIR.31', 'typhoon:R56'],
    'in panic lasts until the game turn ends',
    ({ given, when, then, state }) => {
      given('phase russian-movement; turn 5; own pulse.number 6; own turn.panic "on"; 34ik@5117; 22a@5114');
      then.means(state().own.turn.panic, 'on', 'typhoon:R56');
      when('end');
      then.means([state().clock.turn, state().own.turn.panic], [6, undefined], 'typhoon:AIR.31');
    },
  );
});

describe('the last German pulse', () => {
  const LAST = `phase german-last-air; turn 5; ${FLIERS}; 9a@5120; 22a@5114; 42tb@5113`;

  rule(
    ['typhoon:SEQ.9', 'typhoon:AIR.34', 'typhoon:R53'],
    'ends with interdiction, of hexes that were not attacked, by who has not flown',
    ({ given, when, then, dice, state }) => {
      given(`phase german-combat; turn 5; own pulse.number 3; ${FLIERS}; 9a@5120; 22a@5114`);
      then.decides('russian', 'russian-movement@orders');
      given(`phase german-combat; turn 5; own pulse.number 5; ${FLIERS}; 9a@5120; 22a@5114`);
      then.decides('german', 'german-last-air@orders');
      then.means(state().clock.phase, 'german-last-air', 'typhoon:SEQ.9');
      given(`${LAST}; own pulse.battles [{"hex":"5113","from":["5112"]}]; own pulse.flown ["2fk"]`);
      then.refused('interdict 5113 with 8fk from 9a', 'AIR.ATTACKED', 'typhoon:R53');
      then.refused('interdict 5114 with 2fk from 9a', 'AIR.FLOWN', 'typhoon:AIR.6');
      dice(1);
      when('interdict 5114 with 8fk from 9a', 'end', 'pass');
      then.event('air.to-interdict', { hex: '5114' }, 'typhoon:AIR.34');
      then.means([state().own.disrupted, state().own.pulse.supported], [['22a'], []]);
      given(`option interdiction=off; ${LAST}`);
      then.refused('interdict 5114 with 8fk from 9a', 'AIR.NO-INTERDICTION', 'typhoon:R53');
    },
  );

  // 34ik is far behind the Russian front, with Russians all about it.
  const CUT =
    '34ik@5005; 35ik@5017; 22a@5004; 30a@5006; 31a@4905; 50a@5105; 9a@5010; 8fk@german-air; wair@russian-air';

  rule(
    ['typhoon:AIR.27', 'typhoon:R54', 'typhoon:SEQ.9'],
    'has supply flown to one hex, for the supply step of the same turn',
    ({ given, when, then, state }) => {
      given(`phase german-last-air; turn 5; ${CUT}; own unsupplied ["34ik"]`);
      then.refused('resupply 5004 with 8fk from 9a', 'AIR.NOBODY-YOURS', 'typhoon:AIR.27');
      when('resupply 5005 with 8fk from 9a', 'end', 'pass');
      then.event('air.to-resupply', { hex: '5005' }, 'typhoon:SEQ.9');
      then.event('air.resupplied', { hex: '5005' }, 'typhoon:AIR.27');
      then.means(state().own.turn.resupplied, ['5005']);
      then.means(state().own.unsupplied, ['34ik']);
      given(`phase supply; turn 5; ${CUT}; own unsupplied ["34ik"]; own turn.resupplied ["5005"]`);
      when('end');
      then.event('supply.again', { units: ['34ik'] }, 'typhoon:SEQ.11');
      then.means(state().own.unsupplied.includes('34ik'), false, 'typhoon:R54');
      given(`phase supply; turn 5; ${CUT}`);
      when('end');
      then.means(state().own.unsupplied.includes('34ik'), true);
      // Within normal range alone.
      given(`phase german-last-air; turn 5; ${CUT.replace('9a@5010', '9a@5012')}`);
      then.refused('resupply 5005 with 8fk from 9a', 'AIR.RANGE', 'typhoon:AIR.16');
    },
  );

  rule('typhoon:AIR.28', 'whose supply may be intercepted', ({ given, when, then, dice, state }) => {
    given(`phase german-last-air; turn 5; ${CUT}`);
    dice(5);
    when('resupply 5005 with 8fk from 9a', 'end', 'intercept 5005 with wair from 22a');
    then.event('air.down', { unit: '8fk' }, 'typhoon:AIR.37');
    then.noEvent('air.resupplied');
    then.means(state().own.turn.resupplied, []);
  });
});

describe('the fighters of Moscow', () => {
  rule('typhoon:AIR.5', 'meet interdiction of it as well', ({ given, when, then }) => {
    given(`phase german-last-air; turn 5; ${FLIERS}; 9a@2315; 22a@2309`);
    when('interdict 2309 with 8fk from 9a', 'end');
    then.allowed('intercept 2309 with 6iak');
    then.refused('intercept 2309 with 2fk from 22a', 'AIR.NOT-YOURS', 'typhoon:SEQ.5');
    given(`phase german-last-air; turn 5; ${FLIERS}; 9a@2315; 22a@2309; 34ik@2311`);
    when('resupply 2311 with 8fk from 9a', 'end');
    then.refused('intercept 2311 with 6iak from 22a', 'AIR.FIGHTERS');
  });
});

describe('their base', () => {
  rule('typhoon:SET.5', 'is Moscow, whatever armies are near', ({ given, when, then, dice }) => {
    // No Russian army within 3 hexes: front aviation has no base, the fighters have theirs.
    given(`phase german-air; turn 5; ${FLIERS}; 9a@2315; 22a@5114`);
    dice(1, 6);
    when('bomb 2309 with 8fk from 9a', 'end');
    then.refused('intercept 2309 with wair from 22a', 'AIR.RANGE', 'typhoon:AIR.17');
    then.refused('intercept 2309 with 6iak from 22a', 'AIR.OWN-BASE');
    when('intercept 2309 with 6iak');
    then.event('air.down', { unit: '6iak' }, 'typhoon:AIR.37');
  });
});

describe('a drop', () => {
  const FIELD = '5para@2309; 22a@2609; 8fk@german-air; wair@russian-air';
  const DROP = `phase supply; turn 5; ${FIELD}; 34ik@2611`;

  rule(
    ['typhoon:AIR.21', 'typhoon:AIR.24', 'typhoon:R55'],
    'is made in the supply step, carried by front aviation, and Disrupts the corps',
    ({ given, when, then, state }) => {
      given(`phase russian-movement; turn 5; own pulse.number 6; ${FIELD}; 34ik@2611`);
      when('end');
      then.decides('russian', 'supply@orders');
      given(`${DROP}; 6iak@russian-air`);
      then.refused('drop 5para 2607 with 6iak', 'DROP.CARRIER', 'typhoon:AIR.21');
      then.refused('drop 22a 2607 with wair', 'DROP.WHO');
      then.refused('drop 5para 2611 with wair', 'DROP.ON-GERMANS', 'typhoon:AIR.21');
      then.refused('drop 5para 2607', 'DROP.NO-CARRIER');
      when('drop 5para 2607 with wair');
      then.event('air.to-drop', { unit: '5para', carrier: 'wair' });
      then.means(state().own.pulse.flown, ['wair']);
      when('end');
      then.at('5para', '2607');
      then.event('drop.landed', { unit: '5para' }, 'typhoon:AIR.21');
      then.event('units.disrupted', { units: ['5para'] }, 'typhoon:AIR.24');
      then.means(state().clock.turn, 6, 'typhoon:R55');
    },
  );

  rule(
    'typhoon:AIR.22',
    'begins in a Russian city or town in supply in which the corps began the turn',
    ({ given, when, then, state }) => {
      given(DROP.replace('5para@2309', '5para@2409'));
      then.refused('drop 5para 2607 with wair', 'DROP.TAKE-OFF');
      given(`${DROP}; own turn.began {"5para":"2409"}`);
      then.refused('drop 5para 2607 with wair', 'DROP.CAME');
      given(`${DROP}; bair@russian-air`);
      when('drop 5para 2607 with wair');
      then.refused('drop 5para 2606 with bair', 'DROP.AGAIN', 'typhoon:AIR.21');
      given(`${DROP}; own disrupted ["5para"]`);
      then.refused('drop 5para 2607 with wair', 'DROP.DISRUPTED', 'typhoon:DIS.1');
      given('phase russian-movement; turn 5; own pulse.number 6; 5para@5114; 34ik@5131; 22a@5100');
      when('end');
      then.means([state().clock.turn, state().own.turn.began], [6, { '5para': '5114' }]);
    },
  );

  rule(
    'typhoon:AIR.23',
    'ends within three hexes of a Russian army, city or town in supply',
    ({ given, then }) => {
      given(`phase supply; turn 5; 5para@2309; 22a@5331; 34ik@2611; wair@russian-air`);
      then.allowed('drop 5para 5328 with wair');
      then.refused('drop 5para 5327 with wair', 'DROP.TOO-FAR');
      given(
        `phase supply; turn 5; 5para@2309; 22a@5331; 30a@2307; 34ik@2611; wair@russian-air; own unsupplied ["22a"]`,
      );
      then.refused('drop 5para 5328 with wair', 'DROP.TOO-FAR');
    },
  );

  rule(
    ['typhoon:AIR.25', 'typhoon:R55'],
    'into a German zone where no Russian stands costs the corps with four faces of six',
    ({ given, when, then, dice, state }) => {
      given(DROP);
      dice(4);
      when('drop 5para 2610 with wair', 'end');
      then.event('drop.die', { die: 4, lost: true }, 'typhoon:AIR.25');
      then.event('unit.eliminated', { unit: '5para', cause: 'air' }, 'typhoon:AIR.25');
      then.noEvent('drop.landed');
      given(DROP);
      dice(5);
      when('drop 5para 2610 with wair', 'end');
      then.at('5para', '2610');
      given(`${DROP}; 42tb@2610`);
      when('drop 5para 2610 with wair', 'end');
      then.at('5para', '2610');
      then.means(state().drawn, 0, 'typhoon:R55');
      // In a Russian zone alone no die falls.
      given(DROP);
      when('drop 5para 2608 with wair', 'end');
      then.at('5para', '2608');
      then.means(state().drawn, 0, 'typhoon:R55');
    },
  );

  rule('typhoon:STK.3', 'ends where there is room', ({ given, then }) => {
    given(`${DROP}; 287rd@2607; 7grd@2607; dovator@2607`);
    then.refused('drop 5para 2607 with wair', 'STACK.STACK', 'typhoon:STK.3');
    then.allowed('drop 5para 2608 with wair');
  });

  rule(
    'typhoon:AIR.26',
    'fails with the corps where its aircraft is shot down',
    ({ given, when, then, dice, state }) => {
      given(`${DROP}; 9a@2613`);
      dice(2);
      when('drop 5para 2607 with wair', 'end', 'intercept 2607 with 8fk from 9a');
      then.event('unit.eliminated', { unit: '5para', cause: 'air' }, 'typhoon:AIR.26');
      // The aircraft is out until the turn ends, and that is now.
      then.event('air.back', { units: ['wair'] }, 'typhoon:AIR.11');
      then.means(state().own.downed, {});
    },
  );

  rule('typhoon:R48', 'needs an army in supply for its aircraft', ({ given, then }) => {
    given(`${DROP}; own unsupplied ["22a"]`);
    then.refused('drop 5para 2307 with wair', 'AIR.NO-BASE');
    given(DROP);
    then.allowed('drop 5para 2307 with wair');
  });

  rule('typhoon:AIR.6', 'is a task of the last pulse', ({ given, then }) => {
    given(`${DROP}; bair@russian-air; own pulse.number 6; own pulse.flown ["wair"]`);
    then.refused('drop 5para 2607 with wair', 'AIR.FLOWN');
    then.allowed('drop 5para 2607 with bair');
  });
});
