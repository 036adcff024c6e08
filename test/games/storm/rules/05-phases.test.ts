// What begins and ends with a phase, a player turn and a turn; who is asked, and whose the dice are.
import { describe, expect } from '@jest/globals';
import { decision } from '../../../../src/core/kernel.ts';
import type { State } from '../../../../src/core/types.ts';
import type { Own } from '../../../../src/games/storm/state.ts';
import { playOf } from '../../../kit/play.ts';
import { rule, storm } from './kit.ts';

const { played, hearing, thrown } = playOf<State<Own>, 'soviet' | 'german'>(storm);
const FIELD = '1td@N1731; 3td@N1731 under; 5inf@N1832; 24rd@N4244';

describe('phases', () => {
  rule('storm:5.1b', 'nothing of one phase is left in the next', ({ given, when, then, state }) => {
    given(`phase soviet-movement; turn 2; plan order move-fight; ${FIELD}; 6rd@N1740`);
    when('move 6rd N1741', 'end');
    then.event('phase.begins', { phase: 'soviet-combat' }, 'storm:5.1a');
    then.means(state().own.phase.moved, []);
    given(`phase soviet-combat; turn 2; plan order fight-move; own shown ["5inf"]; ${FIELD}`);
    when('end');
    then.means(state().own.shown, []);
  });

  rule(
    ['storm:5.4c', 'storm:5.7c'],
    'an order of phases is of one player turn, and is declared anew for the next',
    ({ given, then, state }) => {
      given(`phase soviet-order; turn 2; plan order fight-move; ${FIELD}`);
      then.decides('soviet', 'turn@sovietOrder');
      then.means(state().own.plan.order, undefined);
      given(`phase german-order; turn 2; plan order fight-move; ${FIELD}`);
      then.decides('german', 'turn@germanOrder');
      then.means(state().own.plan.order, undefined, 'storm:5.7c');
    },
  );

  rule(
    ['storm:5.2b', 'storm:5.2c'],
    'one in which nothing can be done is over as it begins, also after a position was read in',
    ({ given, when, then }) => {
      given('phase soviet-order; turn 2; 1td@N1731; 5inf@N1740');
      when('choose fight-move');
      then.decides('soviet', 'soviet-movement@orders');
      then.event('player-turn.begins', { side: 'soviet' });
      given('phase german-order; turn 2; 1td@N1731; 5inf@N1740');
      when('choose fight-move', 'end');
      then.decides('german', 'german-movement@orders');
      then.event('phase.begins', { phase: 'german-combat' }, 'storm:5.1a');
      then.event('player-turn.begins', { side: 'german' }, 'storm:5.2c');
    },
  );

  const SEVEN = ['10rd', '90rd', '48rd', '125rd', '5rd', '33rd', '16rd']
    .map((unit) => `${unit}@N1740 under`)
    .join('; ');
  rule(
    ['storm:5.2d', 'storm:6.1e', 'storm:6.6a'],
    'each looks at stacks first and then goes on where it was',
    ({ given, when, then, state }) => {
      for (const [phase, order] of [
        ['soviet-movement', 'move-fight'],
        ['soviet-combat', 'fight-move'],
        ['soviet-movement', 'fight-move'],
        ['soviet-combat', 'move-fight'],
        ['german-movement', 'move-fight'],
        ['german-combat', 'fight-move'],
        ['german-movement', 'fight-move'],
        ['german-combat', 'move-fight'],
      ] as const) {
        given(`phase ${phase}; turn 2; plan order ${order}; ${FIELD}; 1pz@N1732; ${SEVEN}`);
        then.decides('german', 'overstack@choose');
        when('choose 10rd');
        then.means([phase, order, state().clock.phase], [phase, order, phase]);
        then.event('unit.eliminated', { unit: '10rd', cause: 'overstack' }, 'storm:6.6a');
        then.means(`${state().stack.at(-1)?.proc}`, phase, 'storm:6.1e');
      }
      given(`phase terminal-supply; turn 2; ${FIELD}; ${SEVEN}`);
      when('choose 10rd');
      then.event('phase.begins', { phase: 'soviet-reinforcement' }, 'storm:5.1a');
      then.means(state().own.places['out']?.includes('10rd'), true, 'storm:5.2d');
    },
  );
});

describe('turns', () => {
  rule('storm:4.1a', 'the last is told as it begins, and no other', ({ given, then }) => {
    given('phase administration; turn 9; dice 3 3 3 3; 1td@N1731; 5inf@N1740');
    then.event('turn.last', { turn: 10 });
    given('phase administration; turn 8; dice 3 3 3 3; 1td@N1731; 5inf@N1740');
    then.noEvent('turn.last');
  });

  rule(
    'storm:3.1a',
    'a game begins with all who stand on the map, and with those to be placed',
    ({ given, then }) => {
      given('start campaign');
      then.event('game.begins', { units: 160, open: 203 });
    },
  );
});

describe('who declares, and who rolls', () => {
  rule(
    ['storm:5.4a', 'storm:5.13e'],
    'each for himself, and on turn 1 the Soviet for the enemy',
    ({ given, then }) => {
      given(`phase german-order; turn 1; ${FIELD}`);
      then.decides('soviet', 'turn@germanOrder');
      const ready = (turn: number) => played(`phase german-order; turn ${turn}; ${FIELD}`).s;
      const of = (s: State<Own>): unknown => {
        const now = decision(storm.rules, s);
        return now?.kind === 'ask' ? now.question?.params['of'] : undefined;
      };
      then.means(of(ready(1)), 'german', 'storm:5.13e');
      then.means(of(ready(2)), undefined);
      then.means(of(played(`phase soviet-order; turn 2; ${FIELD}`).s), undefined);
    },
  );

  rule(
    ['storm:5.3a', 'storm:11.5', 'storm:4.11c', 'storm:R77'],
    'two dice each, one for who has lost Ploesti, and none for the Soviets by the option',
    ({ given, then }) => {
      const dice = (more: string, faces: string): readonly string[] =>
        thrown(played(`phase air-superiority; turn 2; dice ${faces}; ${FIELD}${more}`));
      const soviet = 'soviet air 5.3a d6';
      given(`phase air-superiority; turn 2; dice 3 3 3 3; ${FIELD}`);
      then.means(dice('', '3 3 3 3'), [soviet, soviet, 'german air 5.3a d6', 'german air 5.3a d6']);
      then.means(
        dice('; held S2029 german back', '3 3 3'),
        [soviet, soviet, 'german air 11.5 d6'],
        'storm:11.5',
      );
      const luftwaffe = '; option pro-luftwaffe=on';
      then.means(dice(luftwaffe, '3 3'), ['german air 4.11c d6', 'german air 4.11c d6'], 'storm:4.11c');
      then.means(dice(`${luftwaffe}; held S2029 german back`, '3'), ['german air 11.5 d6'], 'storm:R77');
    },
  );

  rule('storm:5.3c', 'equal sums give the air to nobody', ({ given, then, state }) => {
    given(`phase air-superiority; turn 2; dice 3 3 2 4; ${FIELD}`);
    then.event('air.tied', { soviet: 6, german: 6 });
    then.means([state().own.turn.air, state().own.turn.awarded], [undefined, 0]);
  });

  rule('storm:11.1a', 'a marker goes to a hex, or all of them go by default', ({ given, then }) => {
    given(`phase air-superiority; turn 2; dice 6 6 1 1; ${FIELD}`);
    then.refused('air', 'AIR.WHERE');
    then.refused('air N1731 default', 'AIR.DEFAULT-ALONE');
    then.allowed('air N1731', 'air default', 'air S1444');
  });
});

describe('the reserve', () => {
  rule(
    'storm:5.6a',
    'takes in several of one hex, one after the other, and is told whose it is',
    ({ given, when, then }) => {
      given('phase german-creation; turn 2; plan order move-fight; 1pz@N1731; 3pz@N1731 under; 6rd@N4242');
      when('withdraw 1pz');
      then.event('reserve.withdrawn', { side: 'german', units: ['1pz'], hex: 'N1731' });
      then.decides('german', 'german-creation@orders');
      when('withdraw 3pz');
      then.at('3pz', 'reserve');
    },
  );

  rule(
    ['storm:5.11g', 'storm:R6'],
    'minor allies come in over their own edge, where no enemy is',
    ({ given, then }) => {
      given('phase german-reinforcement; turn 3; 1h@track-3; 6r@track-3; 6rd@S3820; 8rd@S2220; 86rd@N4242');
      then.refused('place 1h S3820', 'ENTRY.ENEMY');
      then.refused('place 6r S2220', 'ENTRY.ENEMY', 'storm:R6');
      then.allowed('place 1h S3720', 'place 6r S2320');
      then.refused('place 6r S3720', 'ENTRY.NOT-THERE', 'storm:R6');
    },
  );

  rule('storm:7.9b', 'supply by air is told as the German side has it', ({ given, when, then }) => {
    given(
      'phase german-order; turn 2; own turn.air "german"; 1pz@N1731; 2rd@N1832; 8rd@N1732; 13rd@N1632; 86rd@N1631; 113rd@N1730; 155rd@N1831',
    );
    when('airlift N1731');
    then.event('aerial.placed', { side: 'german', hex: 'N1731' });
  });
});

describe('set-up', () => {
  rule(['storm:10.7a', 'storm:3.4a'], 'the enemy sees that somebody came', ({ given, then }) => {
    const heard = (option: string) =>
      hearing(played(`start campaign; ${option}`, 'place 10rd N3037'), 'setup.placed');
    given('start campaign');
    then.means(heard(''), { soviet: ['setup.placed'], german: ['setup.placed-covered'] });
    then.refused('end', 'SETUP.LEFT', 'storm:3.4a');
  });
});

describe('what the ledgers are called', () => {
  rule(
    'storm:3.6b',
    'nothing is lost or replaced to begin with, and the Soviet begins',
    ({ given, then }) => {
      given('start campaign');
      const begun = storm.rules.setup('campaign', {}) as State<Own>;
      then.means([begun.own.replaced, begun.own.lost], [0, { german: 0, soviet: 0 }]);
      expect(begun.clock.phasing).toBe('soviet');
    },
  );
});
