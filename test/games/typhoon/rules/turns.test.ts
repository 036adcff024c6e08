// A game turn as it runs: step A, what each pulse consists of, what the turn ends with; what an attack costs in it.
import { describe } from '@jest/globals';
import { refuseAttackCost } from '../../../../src/games/typhoon/movement/attack-cost.ts';
import { factorsOf } from '../../../../src/games/typhoon/unit-data/factors.ts';
import { p, rule, stateOf } from './kit.ts';

const FIELD = '34ik@5231; 22a@5000; 24pz@5131';
const GERMAN = 'phase german-movement; turn 5';

describe('a turn', () => {
  rule(
    ['typhoon:SEQ.2', 'typhoon:SEQ.5', 'typhoon:VIC.9'],
    'begins with step A, the last one is said to be it, and nothing of the pulse before is left',
    ({ given, when, then, state }) => {
      given(`phase german-movement; turn 10; own pulse.number 3; ${FIELD}`);
      for (let n = 0; n < 12 && state().clock.turn === 10; n++) when('end');
      then.event('turn.begins', { turn: 11 }, 'typhoon:SEQ.2');
      then.noEvent('turn.last');
      then.means(state().own.pulse.number, 0, 'typhoon:SEQ.2');
      then.means([state().clock.phase, state().clock.phasing], ['german-administration', 'german']);
      for (let n = 0; n < 30 && state().clock.turn === 11; n++) when('end');
      then.event('turn.last', { turn: 12 }, 'typhoon:VIC.9');
      // SEQ.1: in Snow the Russian comes first.
      when('end', 'end');
      then.means(state().clock.phasing, 'russian', 'typhoon:SEQ.5');
    },
  );

  rule(
    ['typhoon:SEQ.4', 'typhoon:SEQ.9', 'typhoon:R36'],
    'attacks before movement come in the first pulse of a side alone, the last missions in the last German one',
    ({ given, when, then, state }) => {
      given(
        `phase german-administration; turn 5; 34ik@5115; 22a@5114; 9a@5120; 8fk@german-air; wair@russian-air`,
      );
      const seen: string[] = [];
      for (let n = 0; n < 60 && state().clock.turn === 5; n++) {
        const { phase } = state().clock;
        const now = `${phase} ${state().own.pulse.number}`;
        if (seen.at(-1) !== now) seen.push(now);
        when('end');
      }
      const of = (ending: string) => seen.filter((now) => now.includes(ending));
      then.means(of('german-first-attacks'), ['german-first-attacks 1'], 'typhoon:SEQ.4');
      then.means(of('russian-first-attacks'), ['russian-first-attacks 2'], 'typhoon:R36');
      then.means(of('last-air'), ['german-last-air 5'], 'typhoon:SEQ.9');
    },
  );
});

describe('what an attack costs', () => {
  rule(
    ['typhoon:MOV.8', 'typhoon:R35', 'typhoon:MOV.9'],
    'a movement factor that is left without any road, but for attacks before movement',
    ({ given, then }) => {
      given(`${GERMAN}; 24pz@5115; 34ik@5115`);
      const code = (text: string, unit: string) => refuseAttackCost(p, stateOf(text), unit)?.code;
      const moved = (unit: string, spent: number, plain: number) =>
        `${GERMAN}; ${unit}@5115; own phase.spent {"${unit}":${spent}}; own phase.plain {"${unit}":${plain}}`;
      then.means(
        [
          code(moved('34ik', 2, 2), '34ik'),
          code(moved('34ik', 3, 3), '34ik'),
          code(moved('34ik', 4, 4), '34ik'),
        ],
        [undefined, 'ATTACK.NO-POINTS', 'ATTACK.NO-POINTS'],
        'typhoon:MOV.8',
      );
      then.means(code(moved('24pz', 4, 5), '24pz'), 'ATTACK.BY-ROAD', 'typhoon:MOV.9');
      then.means(
        code('phase german-first-attacks; turn 5; 34ik@5115; own unsupplied ["34ik"]', '34ik'),
        undefined,
        'typhoon:R35',
      );
      const disrupted = refuseAttackCost(p, stateOf(`${GERMAN}; 34ik@5115; own disrupted ["34ik"]`), '34ik');
      then.means(disrupted?.code, 'ATTACK.DISRUPTED');
    },
  );

  rule('typhoon:SUP.11', 'with half of it out of supply, fractions dropped', ({ given, then }) => {
    given(GERMAN);
    const attack = (text: string) => factorsOf(p).attack(stateOf(`${GERMAN}; 24pz@5115${text}`), '24pz');
    then.means(attack('; own unsupplied ["24pz"]'), Math.floor(attack('') / 2));
  });
});
