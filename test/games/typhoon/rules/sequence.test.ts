// Gameturn sequence and weather: whose pulses a turn has, what its steps do, and what the sky brings.
import { describe } from '@jest/globals';
import { moveLaw, refusePulse } from '../../../../src/games/typhoon/movement/move-law.ts';
import { pulseNow, pulseOrder } from '../../../../src/games/typhoon/sequence/pulse-now.ts';
import { isBarredPulse } from '../../../../src/games/typhoon/sequence/pulse-now.ts';
import { citiesOf } from '../../../../src/games/typhoon/victory/verdict.ts';
import {
  activeRoads,
  isFirstOfIts,
  isFrozen,
  weatherOf,
} from '../../../../src/games/typhoon/weather/weather.ts';
import { p, rule, stateOf } from './kit.ts';

const FIELD = '34ik@5231; 22a@5000; 24pz@5131';

/** The weather of a turn, by what the die of turn 2 brought. */
const sky = (turn: number, die: 'mud' | 'good') =>
  weatherOf(p, stateOf(`phase german-movement; turn ${turn}; own weather "${die}"`));

describe('pulses', () => {
  rule(
    ['typhoon:SEQ.8', 'typhoon:SEQ.10', 'typhoon:R67'],
    'one side and the other, as often as the weather lets them',
    ({ given, when, then, state }) => {
      given(`phase german-administration; turn 5; ${FIELD}`);
      const seen: string[] = [];
      for (let n = 0; n < 30 && state().clock.turn === 5; n++) {
        const { phase } = state().clock;
        const now = `${phase} ${state().own.pulse.number}`;
        if (phase.endsWith('-movement') && seen.at(-1) !== now) seen.push(now);
        when('end');
      }
      then.means(
        seen,
        [1, 2, 3, 4, 5, 6].map((n) => `${n % 2 === 1 ? 'german' : 'russian'}-movement ${n}`),
        'typhoon:SEQ.10',
      );
      then.event('pulse.begins', { side: 'russian', nth: 1 }, 'typhoon:SEQ.5');
      then.event('pulse.begins', { side: 'german', nth: 3, last: true }, 'typhoon:SEQ.10');
      then.means(
        pulseNow(p, stateOf('phase russian-movement; turn 5; own pulse.number 4')),
        { side: 'russian', nth: 2, isLast: false },
        'typhoon:SEQ.8',
      );
      then.means(
        pulseNow(p, stateOf('phase german-movement; turn 5; own pulse.number 5'))?.isLast,
        true,
        'typhoon:R67',
      );
    },
  );

  rule(
    ['typhoon:SET.12', 'typhoon:R66'],
    'the unhistorical first move is one Russian pulse without attacks',
    ({ given, then }) => {
      given(`phase russian-movement; turn 1; option first-move=russian; ${FIELD}`);
      const at = (turn: number, number: number) =>
        stateOf(
          `phase russian-movement; turn ${turn}; option first-move=russian; own pulse.number ${number}; ${FIELD}`,
        );
      then.means(
        pulseOrder(p, at(1, 1)),
        ['russian', 'german', 'russian', 'german', 'russian', 'german'],
        'typhoon:R66',
      );
      then.means(
        [isBarredPulse(p, at(1, 1)), isBarredPulse(p, at(1, 3)), isBarredPulse(p, at(5, 2))],
        [true, false, false],
        'typhoon:SET.12',
      );
    },
  );

  rule('typhoon:R81', 'an army in its third pulse has not spent what an attack costs', ({ given, then }) => {
    const text = 'phase german-movement; turn 5; own pulse.number 5; 9a@5131; 22a@5000';
    given(text);
    const s = stateOf(text);
    then.means([refusePulse(p, s, '9a')?.rule, moveLaw(p).allowance(s, '9a')], ['typhoon:MOV.11', 4]);
  });

  rule('typhoon:R64', 'when the last turn is over with no winner it is a draw', ({ given, then }) => {
    given(`phase german-movement; turn 12; ${FIELD}`);
    then.means(citiesOf(p).finalVerdict(stateOf(`phase german-movement; turn 12; ${FIELD}`)).winner, 'draw');
  });
});

describe('weather', () => {
  rule(
    ['typhoon:WEA.8', 'typhoon:WEA.10', 'typhoon:WEA.11', 'typhoon:WEA.12', 'typhoon:WEA.13', 'typhoon:R45'],
    'Good, then Mud early or late, then frost, and Snow to the end',
    ({ given, then }) => {
      given(`phase german-movement; turn 1; ${FIELD}`);
      then.means([sky(1, 'mud'), sky(1, 'good')], ['good', 'good'], 'typhoon:WEA.8');
      then.means(
        [3, 4].flatMap((turn) => [sky(turn, 'mud'), sky(turn, 'good')]),
        ['mud', 'mud', 'mud', 'mud'],
        'typhoon:WEA.10',
      );
      then.means([sky(5, 'mud'), sky(6, 'mud')], ['hard-frost', 'hard-frost'], 'typhoon:WEA.11');
      then.means([sky(5, 'good'), sky(6, 'good')], ['hard-frost', 'snow'], 'typhoon:WEA.12');
      then.means(
        [7, 8, 9].map((turn) => sky(turn, 'mud')),
        ['snow', 'snow', 'snow'],
        'typhoon:WEA.13',
      );
      then.means(
        [10, 11, 12].map((turn) => sky(turn, 'good')),
        ['snow', 'snow', 'snow'],
        'typhoon:R45',
      );
    },
  );

  rule(['typhoon:WEA.9', 'typhoon:R46'], 'a die in turn 2: Mud on 1 to 4', ({ given, then, state }) => {
    given(`phase turn-start; turn 2; dice 4; ${FIELD}`);
    then.event('weather.die', { die: 4, weather: 'mud' }, 'typhoon:WEA.9');
    given(`phase turn-start; turn 2; dice 5; ${FIELD}`);
    then.event('weather.die', { die: 5, weather: 'good' }, 'typhoon:WEA.9');
    then.means(state().own.weather, 'good', 'typhoon:R46');
    given(`phase turn-start; turn 3; own weather "good"; ${FIELD}`);
    then.noEvent('weather.die');
    then.event('weather.now', { weather: 'mud', first: true }, 'typhoon:WEA.10');
  });

  rule(
    [
      'typhoon:WEA.8',
      'typhoon:WEA.9',
      'typhoon:WEA.10',
      'typhoon:WEA.11',
      'typhoon:WEA.12',
      'typhoon:WEA.13',
    ],
    'each turn tells its weather by the rule that gives it',
    ({ given, then }) => {
      const now = (turn: number, came: string, weather: string, id: string): void => {
        given(`phase turn-start; turn ${turn}; ${came}; ${FIELD}`);
        then.event('weather.now', { weather }, `typhoon:${id}`);
      };
      now(1, 'held 2309 german', 'good', 'WEA.8');
      now(2, 'dice 4', 'mud', 'WEA.9');
      now(4, 'own weather "mud"', 'mud', 'WEA.10');
      now(5, 'own weather "good"', 'hard-frost', 'WEA.12');
      now(6, 'own weather "mud"', 'hard-frost', 'WEA.11');
      now(6, 'own weather "good"', 'snow', 'WEA.12');
      now(7, 'own weather "mud"', 'snow', 'WEA.13');
    },
  );

  rule('typhoon:R47', 'the first turn of its weather is that of the track as it came', ({ given, then }) => {
    given(`phase german-movement; turn 1; ${FIELD}`);
    const first = (turn: number, die: string) =>
      isFirstOfIts(p, stateOf(`phase german-movement; turn ${turn}; own weather "${die}"`));
    then.means(
      [
        first(2, 'mud'),
        first(3, 'mud'),
        first(3, 'good'),
        first(7, 'mud'),
        first(6, 'good'),
        first(7, 'good'),
      ],
      [true, false, true, true, true, false],
    );
    const s = (turn: number) => stateOf(`phase german-movement; turn ${turn}; own weather "mud"`);
    then.means([activeRoads(p, s(2)) > 0, activeRoads(p, s(3)), isFrozen(p, s(7))], [true, 0, true]);
  });
});
