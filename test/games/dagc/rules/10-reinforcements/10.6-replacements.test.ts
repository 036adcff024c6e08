// Chapter 10: replacement steps, who may take them, and what becomes of him (10.6 to 10.8).
import { describe, expect, it } from '@jest/globals';
import { scripted } from '../../../../../src/core/dice.ts';
import { decision } from '../../../../../src/core/kernel.ts';
import { give, matchFrom } from '../../../../../src/core/match.ts';
import { placeOf } from '../../../../../src/mechanics/places.ts';
import { hitsOn } from '../../../../../src/mechanics/steps.ts';
import { replacementSteps } from '../../../../../src/games/dagc/10-reinforcements/10.6-replacement-steps.ts';
import { mayReplace, stepsOf } from '../../../../../src/games/dagc/10-reinforcements/10.7-dead-pile.ts';
import { replacing } from '../../../../../src/games/dagc/10-reinforcements/10.8-rebuilding.ts';
import { supplyOf } from '../../../../../src/games/dagc/07-supply/7.1-supply.ts';
import { handsOn } from '../../../../kit/chapter.ts';
import { dagc, endTo, p, rule, stateOf } from '../kit.ts';

const SOVIET = 'phase soviet-replacement; turn 2';
const GERMAN = 'phase german-replacement; turn 4; option german-steps=two';
/** No source of the edge works, so that there is no supply but by ports. */
const CUT_OFF = p
  .area('german-sources')
  .map((hex) => `held ${hex} soviet`)
  .join('; ');

describe('10.6: steps', () => {
  rule('dagc:10.6a', 'one brings a lost unit back, or a reduced one up', ({ given, when, then, state }) => {
    given(`${SOVIET}; 5a@dead; 39a@3400; hits 39a 1; 43a@3300`);
    then.refused('replace 43a', 'REPLACE.WHOLE');
    then.refused('replace 1pol', 'REPLACE.NOT-LOST');
    then.refused('replace 6inf', 'REPLACE.NOT-YOURS');
    then.offered('replace', ['replace 5a', 'replace 39a']);
    when('replace 5a', 'replace 39a');
    then.means([hitsOn(state().own, '5a'), hitsOn(state().own, '39a')], [1, 0]);
    then.event('unit.reclaimed', { unit: '5a', steps: 1 }, 'dagc:10.8a');
    then.event('unit.replenished', { unit: '39a', steps: 2 }, 'dagc:10.8d');
  });

  rule('dagc:10.6b', 'what is not used is lost', ({ given, when, then, state }) => {
    given(`${SOVIET}; 5a@dead; 39a@3400`);
    when('replace 5a', 'end');
    then.event('steps.lost', { side: 'soviet', steps: 2 });
    then.means(replacementSteps(p, state(), 'soviet', 3), 3);
    // One is left, and nobody to take it.
    given(`${SOVIET}; 5a@3600; own turn.replaced ["39a","43a"]`);
    then.means(decision(dagc.rules, state())?.question?.params, { side: 'soviet', steps: 1, idle: true });
    when('end');
    then.event('steps.lost', { side: 'soviet', steps: 1 });
  });

  rule(
    ['dagc:10.6a', 'dagc:10.6c'],
    'nobody takes one where all are whole, or none is left',
    ({ given, then, state }) => {
      const frame = { proc: 'soviet-replacement', step: 'orders', vars: {} };
      const idle = () => replacing(p).idle?.(state(), frame)?.code;
      given(`${SOVIET}; 5a@3600; own turn.replaced ["39a","43a"]`);
      then.means(idle(), 'REPLACE.NOBODY', 'dagc:10.6a');
      given(`${SOVIET}; 5a@dead; own turn.replaced ["39a","43a","31a"]`);
      then.means(idle(), 'REPLACE.NO-STEPS', 'dagc:10.6c');
    },
  );

  rule('dagc:10.6c', 'as many as the track says', ({ given, when, then }) => {
    given(`${SOVIET}; 5a@dead; 39a@dead; 33a@dead; 31a@dead`);
    when('replace 5a', 'replace 39a', 'replace 33a');
    then.refused('replace 31a', 'REPLACE.NO-STEPS');
    given('phase german-replacement; turn 3; 6inf@dead');
    then.refused('replace 6inf', 'REPLACE.NO-STEPS');
  });
});

describe('10.7: who', () => {
  rule('dagc:10.7a', 'no fortified locality and no Korps Gruppe', ({ given, then }) => {
    given(`${GERMAN}; fmin@out; skn@out; wdl@dead; 6inf@3810`);
    then.refused('replace wdl', 'REPLACE.NEVER');
    then.refused('replace fmin', 'REPLACE.NEVER');
    then.refused('replace skn', 'REPLACE.NEVER');
    then.means(
      ['fmin', 'skn', '6inf'].map((unit) => mayReplace(p, unit)),
      [false, false, true],
    );
  });

  rule('dagc:10.7b', 'everybody else as often as he is lost', ({ given, when, then, state }) => {
    given(`${SOVIET}; 5a@3400; 39a@3300`);
    for (let times = 0; times < 2; times++) {
      const ctx = handsOn(state());
      stepsOf(p).lose(ctx, '5a', 2, 'dagc:11.15');
      then.means(ctx.events[0]?.data, { unit: '5a', from: '3400', cause: 'steps' });
      then.means(placeOf(state().own, '5a'), 'dead');
      when('replace 5a');
      then.means(placeOf(state().own, '5a'), 'track-2');
      state().own.turn.replaced = [];
      state().own.places['3400'] = ['5a'];
      delete state().own.places['track-2'];
    }
  });
});

describe('10.8: how', () => {
  rule('dagc:10.8a', 'a lost unit may enter in the same player turn', ({ given, when, then }) => {
    given(`${SOVIET}; 5a@dead; 39a@3400`);
    when('replace 5a');
    then.event('unit.reclaimed', { unit: '5a' });
    then.refused('place 5a 1200', 'PLACE.PHASE', 'dagc:R17');
    when('end', 'end');
    when('place 5a 1200');
    then.event('units.entered', { units: ['5a'] }, 'dagc:10.1c');
    given('phase soviet-movement; turn 2; 5a@dead; 1pol@track-2');
    then.refused('place 5a 1200', 'PLACE.LOST');
  });

  rule('dagc:R133', 'or waits, the step is spent', ({ given, when, then, state }) => {
    given(`${SOVIET}; 5a@dead; 39a@3400; hits 39a 1; 27inf@3806`);
    when('replace 5a', 'end');
    endTo(when, state, 'soviet-replacement');
    then.means(
      [state().clock.turn, placeOf(state().own, '5a'), hitsOn(state().own, '5a')],
      [3, 'track-2', 1],
    );
    then.refused('replace 5a', 'REPLACE.WAITS', 'dagc:10.6a');
    endTo(when, state, 'soviet-movement');
    when('place 5a 1200');
    then.at('5a', '1200');
  });

  rule(['dagc:10.8b', 'dagc:R78'], 'with one step', ({ given, when, then, state }) => {
    given(`${SOVIET}; 5a@dead; 39a@3400`);
    when('replace 5a', 'end', 'end', 'place 5a 1200');
    then.sees('both', '1200', [{ id: '5a', face: 2, facts: { steps: 1, full: 2 } }] as never);
    then.means(hitsOn(state().own, '5a'), 1, 'dagc:R78');
  });

  rule('dagc:10.8c', 'no unit takes two in a turn', ({ given, when, then }) => {
    given(`${SOVIET}; 5a@dead; 39a@3400; hits 39a 1`);
    when('replace 5a');
    then.refused('replace 5a', 'REPLACE.ONCE');
    given(`${SOVIET}; 39a@3400; hits 39a 1; own turn.replaced ["39a"]`);
    then.refused('replace 39a', 'REPLACE.ONCE');
  });

  rule('dagc:10.8d', 'but one more in the next', ({ given, when, then, state }) => {
    given(`phase soviet-replacement; turn 3; 5a@1200; hits 5a 1`);
    when('replace 5a');
    then.event('unit.replenished', { unit: '5a', steps: 2 });
    then.means(state().own.hits, {});
  });

  rule(['dagc:10.8e', 'dagc:10.8g'], 'both move and fight in that turn', ({ given, when, then, state }) => {
    given(`${SOVIET}; 5a@dead; 39a@3300; hits 39a 1; 43a@3200`);
    when('replace 5a', 'replace 39a', 'end', 'end', 'place 5a 2400', 'move 5a 2401', 'move 39a 3200');
    then.means([placeOf(state().own, '5a'), placeOf(state().own, '39a')], ['2401', '3200'], 'dagc:10.8e');
    then.means(state().own.phase.moved, ['5a', '39a'], 'dagc:10.8g');
  });

  rule(
    ['dagc:10.8h', 'dagc:R77'],
    'on the map in supply over land alone, at that moment',
    ({ given, then }) => {
      given(
        `${SOVIET}; 5a@3400; hits 5a 1; 39a@3908; hits 39a 1; 12inf@3907; 27inf@3909; 35inf@3807; 23inf@4007`,
      );
      then.allowed('replace 5a');
      then.refused('replace 39a', 'REPLACE.NO-LINE', 'dagc:10.8h');
      then.means(p.area('soviet-sources').includes('3400'), true, 'dagc:R77');
    },
  );

  rule('dagc:R20', 'who stays out of the first turn may take one too', ({ given, when, then, state }) => {
    given('phase soviet-replacement; turn 1; 2sh@1300; hits 2sh 1; own turn.activated []');
    when('replace 2sh');
    then.means([hitsOn(state().own, '2sh'), state().own.turn.activated], [0, []]);
  });

  rule('dagc:10.8i', 'from turn 6 on with a line that would be one', ({ given, then }) => {
    given('phase soviet-replacement; turn 6; 5a@3400; hits 5a 1; 39a@4914; hits 39a 1; cmp@4915; hits cmp 1');
    then.allowed('replace 5a', 'replace cmp');
    then.refused('replace 39a', 'REPLACE.NO-LINE');
  });

  rule('dagc:R79', 'not through the marsh, but for cav-mech', ({ given, then }) => {
    given('phase soviet-replacement; turn 7; 39a@4815; hits 39a 1; cmp@4715; hits cmp 1');
    then.refused('replace 39a', 'REPLACE.NO-LINE', 'dagc:10.8i');
    then.allowed('replace cmp');
    then.means([p.hex('4815').terrain, p.hex('4715').terrain].includes('western-pripyat'), true);
  });

  it('the German does not learn who under another', () => {
    const match = matchFrom(dagc.rules, stateOf(`${SOVIET}; 43a@3400; 5a@3400; hits 5a 1`), {
      dice: scripted([]),
    });
    const done = give(match, [{ by: 'soviet', verb: 'replace', args: { units: ['5a'] } }]);
    const [event] = done.ok ? done.entry.events : [];
    expect(event).toMatchObject({ to: ['soviet'], veiled: { data: { side: 'soviet' } } });
  });
});

describe('10.8: ports', () => {
  const cut = `${GERMAN}; ${CUT_OFF}`;

  rule('dagc:10.8j', 'no German is replenished by a port', ({ given, then }) => {
    given(`${cut}; 1inf@2113; hits 1inf 1; 9inf@3908; hits 9inf 1`);
    then.refused('replace 1inf', 'REPLACE.PORT');
    then.refused('replace 9inf', 'REPLACE.NO-LINE', 'dagc:10.8h');
  });

  rule(['dagc:10.8k', 'dagc:R80'], 'but by Koenigsberg', ({ given, then, state }) => {
    given(`${cut}; 1inf@2823; hits 1inf 1; 9inf@2825; hits 9inf 1`);
    then.allowed('replace 1inf', 'replace 9inf');
    then.offered('replace', ['replace 1inf', 'replace 9inf']);
    then.means(supplyOf(p, state(), '1inf').state, 'port', 'dagc:10.8k');
    then.means(supplyOf(p, state(), '9inf').port, '2825', 'dagc:R80');
  });

  rule('dagc:R130', 'its garrison with enemies beside it too', ({ given, when, then }) => {
    const [next = ''] = p.neighbours('2825').filter((hex) => p.isLand(hex));
    given(`${cut}; 1inf@2823; hits 1inf 1; 9inf@2825; hits 9inf 1; 5a@${next}`);
    then.refused('replace 1inf', 'REPLACE.PORT', 'dagc:10.8j');
    when('replace 9inf');
    then.means(p.areAdjacent(next, '2825'), true);
    then.event('unit.replenished', { unit: '9inf', steps: 2 }, 'dagc:10.8d');
  });
});

describe('the replacement phase', () => {
  rule(
    ['dagc:5.2a', 'dagc:5.2e'],
    'says that there is nothing to do only where there is not',
    ({ given, then, state }) => {
      const told = (): readonly unknown[] => {
        const params = decision(dagc.rules, state())?.question.params;
        return [params?.['steps'], params?.['able'], params?.['idle']];
      };
      given('phase soviet-replacement; turn 2; 5a@3400; 6inf@3702; hits 5a 1');
      then.means(told(), [3, true, undefined], 'dagc:5.2a');
      given('phase soviet-replacement; turn 2; 5a@3400; 6inf@3702');
      then.means(told(), [3, undefined, true], 'dagc:5.2a');
      given('phase german-replacement; turn 1; 5a@3400; 6inf@3702; hits 6inf 1');
      then.means(told(), [0, undefined, undefined], 'dagc:5.2e');
    },
  );
});
