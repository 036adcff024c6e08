// Sequence: the steps of the player turns, the weather of the turns, and recovery in the middle of a player turn. 2845 and the hexes round
// it are open ground, 2846 lies west of it.
import { describe } from '@jest/globals';
import { procedures } from '../../../../src/games/deathstruggle/sequence/player-phases.ts';
import { weatherOf } from '../../../../src/games/deathstruggle/weather.ts';
import { p, rule, stateOf } from './kit.ts';

const FRONT = '38ik@2846; 8a@2845';

describe('the steps of a player turn', () => {
  rule(
    'deathstruggle:SEQ.0',
    'the Axis goes first, then the Russians, each in its own steps',
    ({ given, when, then }) => {
      given(`phase axis-breakthrough; turn 4; ${FRONT}`);
      when('end');
      then.decides('russian', 'russian-administration@orders');
      then.event('pulse.begins', { side: 'russian', nth: 1, last: true });
      given(`phase russian-breakthrough; turn 4; ${FRONT}`);
      when('end');
      then.decides('axis', 'axis-administration@orders');
      then.event('turn.begins', { turn: 5 });
      then.event('weather.now', { weather: 'good', first: false }, 'deathstruggle:WEA.8');
      then.event('pulse.begins', { side: 'axis' });
    },
  );

  rule(
    ['deathstruggle:SEQ.A6', 'deathstruggle:R30'],
    'are asked about by the statement that has each; that of the Russian breakthrough is a ruling',
    ({ given, then }) => {
      given(`phase axis-movement; turn 4; ${FRONT}`);
      const all = procedures(p);
      const ruleOf = (phase: string): unknown => {
        const step = all[phase]?.['orders'];
        return step?.kind === 'ask' ? step.rule : undefined;
      };
      const steps = ['administration', 'first-attacks', 'movement', 'breakthrough'];
      then.means(
        steps.map((step) => ruleOf(`axis-${step}`)),
        ['A1', 'A2', 'A3', 'A6'].map((step) => `deathstruggle:SEQ.${step}`),
      );
      then.means(
        steps.map((step) => ruleOf(`russian-${step}`)),
        [...['B1', 'B2', 'B3'].map((step) => `deathstruggle:SEQ.${step}`), 'deathstruggle:R30'],
        'deathstruggle:R30',
      );
    },
  );

  rule(
    ['deathstruggle:SEQ.B2', 'deathstruggle:SEQ.B3', 'deathstruggle:R31'],
    'Russians attack, move, and attack',
    ({ given, when, then, state }) => {
      given(`phase russian-first-attacks; turn 4; ${FRONT}; 11a@2844`);
      then.decides('russian', 'russian-first-attacks@orders');
      when('attack 2846 from 8a', 'end');
      then.means(state().clock.phase, 'russian-first-combat');
      given(`phase russian-first-attacks; turn 4; ${FRONT}; 11a@2844`);
      when('end');
      then.decides('russian', 'russian-movement@orders');
      then.allowed('move 11a 2944');
      then.means(state().clock.phase, 'russian-movement', 'deathstruggle:SEQ.B3');
      when('attack 2846 from 8a', 'end');
      then.means(state().clock.phase, 'russian-combat', 'deathstruggle:R31');
      given(`phase russian-breakthrough; turn 4; ${FRONT}`);
      when('attack 2846 from 8a', 'end');
      then.decides('russian', 'russian-breakthrough-combat@orders');
    },
  );

  rule(
    ['deathstruggle:R75', 'deathstruggle:R76', 'deathstruggle:SET.15'],
    'one set-up, with the rules of the first turn',
    ({ given, then }) => {
      given('base campaign; phase set-up; turn 1');
      then.means(Object.keys(p.set.scenarios), ['campaign'], 'deathstruggle:R75');
      then.means(
        p.turns.spans.some(({ id, last }) => id === 'surprise' && last === 1),
        true,
        'deathstruggle:R76',
      );
      then.means(Object.keys(p.set.scenarios).length, 1, 'deathstruggle:SET.15');
    },
  );

  rule(['deathstruggle:WEA.8', 'deathstruggle:R33'], 'the track has the weather', ({ given, then }) => {
    given(`phase axis-movement; turn 1; ${FRONT}`);
    const turns = Array.from({ length: 15 }, (_, i) => weatherOf(p, { clock: { turn: i + 1 } }));
    then.means(new Set(turns.slice(0, 7)), new Set(['good']), 'deathstruggle:WEA.8');
    then.means(
      turns.slice(7),
      ['light-mud', 'mud', 'light-mud', 'hard-frost', 'snow', 'snow', 'snow', 'snow'],
      'deathstruggle:R33',
    );
  });
});

describe('who does not move in a step', () => {
  const MOVES = `phase axis-movement; turn 4; 2ik@2846 under; ${FRONT}`;

  rule(
    ['deathstruggle:SEQ.A3', 'deathstruggle:SEQ.A6', 'deathstruggle:SEQ.B3', 'deathstruggle:R79'],
    'who attacked before it, or is to attack in it',
    ({ given, when, then }) => {
      given(`${MOVES}; own pulse.used ["38ik"]`);
      then.refused('move 38ik 2847', 'MOVE.ATTACKED-FIRST');
      when('attack 2845 from 2ik');
      then.refused('move 2ik 2847', 'MOVE.TO-ATTACK');
      given(`phase axis-breakthrough; turn 4; ${FRONT}; own pulse.fought ["38ik"]`);
      then.refused('move 38ik 2847', 'MOVE.HAS-GONE', 'deathstruggle:SEQ.A6');
      given(`phase russian-movement; turn 4; ${FRONT}; own pulse.used ["8a"]`);
      then.refused('move 8a 2844', 'MOVE.ATTACKED-FIRST', 'deathstruggle:SEQ.B3', 'deathstruggle:R79');
    },
  );
});

describe('recovery in the middle of a player turn', () => {
  rule(
    ['deathstruggle:REC.4', 'deathstruggle:SEQ.A5'],
    'who was attacked in vain recovers after it',
    ({ given, when, then, dice }) => {
      given(`phase axis-movement; turn 4; ${FRONT}; own disrupted ["8a"]`);
      dice(5);
      when('attack 2845 from 38ik', 'end');
      then.noEvent('units.recovered');
      when('fight 2845', 'russian: pass');
      then.event('units.recovered', { side: 'russian', units: ['8a'] }, 'deathstruggle:SEQ.A5');
      then.means(stateOf(`phase axis-movement; turn 4; ${FRONT}`).own.disrupted, []);
    },
  );

  rule(
    ['deathstruggle:REC.4', 'deathstruggle:SEQ.A6'],
    'at once, before the next attack of the plan; nobody does in the breakthrough',
    ({ given, when, then, dice, state }) => {
      // 3 to 6 is 1:2, 1:1 against the Disrupted: AD on the fifth row.
      const two = `${FRONT}; 1ik@2644; 11a@2643; own disrupted ["8a"]`;
      given(`phase axis-movement; turn 4; ${two}`);
      dice(5);
      when('attack 2845 from 38ik', 'attack 2643 from 1ik', 'end', 'fight 2845', 'russian: pass');
      then.means([state().own.disrupted.includes('8a'), state().own.pulse.healing], [false, []]);
      then.event('units.recovered', { units: ['8a'] }, 'deathstruggle:SEQ.A5');
      then.means(state().own.pulse.attacks.length, 1, 'deathstruggle:REC.4');
      given(`phase axis-breakthrough; turn 4; ${two}; own pulse.healing ["8a"]`);
      dice(5);
      when('attack 2845 from 38ik', 'attack 2643 from 1ik', 'end', 'fight 2845', 'russian: pass');
      then.means(state().own.disrupted.includes('8a'), true, 'deathstruggle:SEQ.A6');
    },
  );

  rule('deathstruggle:SEQ.B5', 'allies do so after the Russian attack', ({ given, when, then, dice }) => {
    given('phase russian-movement; turn 4; 3ruma@6044; 10rc@5943; own rumania true; own disrupted ["3ruma"]');
    dice(5);
    when('attack 6044 from 10rc', 'end', 'fight 6044', 'axis: pass');
    then.event('units.recovered', { side: 'axis', units: ['3ruma'] });
  });
});
