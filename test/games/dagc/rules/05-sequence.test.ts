// Chapter 5: the sequence of play, and the first Soviet player turn.
import { describe, expect, it } from '@jest/globals';
import { distance } from '../../../../src/hex/distance.ts';
import { decision, offers } from '../../../../src/core/kernel.ts';
import { placeOf, put } from '../../../../src/mechanics/places.ts';
import { ORDER, PHASES, sideOfPhase } from '../../../../src/games/dagc/05-sequence/5.2-phases.ts';
import { inRange, refuseInactive } from '../../../../src/games/dagc/05-sequence/5.4-activation.ts';
import { CUT_OFF, LIEPAJA, SIX } from './07-supply/positions.ts';
import { dagc, p, rule, stateOf } from './kit.ts';

const SOVIET = ['soviet-replacement', 'soviet-pre-combat', 'soviet-movement', 'soviet-post-combat'] as const;
const GERMAN = [
  'german-replacement',
  'german-pre-combat',
  'soviet-interdiction',
  'german-movement',
  'german-post-combat',
] as const;

/** Both sides have something to do in every phase. */
const BUSY =
  'turn 4; option german-steps=two; 5a@3805; 39a@3400; 27inf@3806; 12inf@2820; hits 39a 1; hits 12inf 1';

describe('5.1 to 5.3: turns and phases', () => {
  rule('dagc:5.1a', 'a Soviet player turn, then a German one', ({ given, when, then }) => {
    given(`phase german-post-combat; ${BUSY}`);
    when('end');
    then.event('player-turn.ends', { side: 'german' });
    then.event('player-turn.begins', { side: 'soviet', turn: 5 });
    when('end', 'end', 'end', 'end');
    then.event('player-turn.ends', { side: 'soviet' });
    then.event('player-turn.begins', { side: 'german', turn: 5 });
    when('end', 'end', 'end', 'end');
    then.noEvent('game.over');
    when('end');
    then.event('player-turn.begins', { side: 'soviet', turn: 6 });
  });

  rule('dagc:5.1b', 'the ninth turn is the last', ({ given, when, then, state }) => {
    given(`phase german-post-combat; ${BUSY.replace('turn 4', 'turn 8')}`);
    then.noEvent('turn.last');
    when('end');
    then.event('turn.last', { turn: 9 });
    for (let n = 0; n < PHASES.length && state().over === undefined; n++) when('end');
    expect(state().over).toBeDefined();
  });

  rule('dagc:5.1c', "each phase begins and is its side's", ({ given, when, then }) => {
    given('start historical');
    then.event('phase.begins', { phase: 'soviet-replacement', side: 'soviet' });
    given(`phase soviet-replacement; ${BUSY}`);
    when('end');
    then.event('phase.begins', { phase: 'soviet-pre-combat', side: 'soviet' });
    then.decides('soviet', 'soviet-pre-combat@orders');
  });

  rule(
    ['dagc:5.1c', 'dagc:10.6b'],
    'one in which nothing can be done is over as it begins, with what ends with it',
    ({ given, when, then }) => {
      given('start historical');
      then.event('steps.lost', { side: 'soviet', steps: 2 }, 'dagc:10.6b');
      then.event('phase.begins', { phase: 'soviet-pre-combat' }, 'dagc:5.1c');
      then.decides('soviet', 'soviet-pre-combat@orders');
      // To lay a stack anew keeps no phase open; a position stands at its own.
      given('phase soviet-pre-combat; turn 2; 5a@3600; cmo@3600 under; 27inf@3806');
      then.decides('soviet', 'soviet-pre-combat@orders');
      when('end');
      then.decides('soviet', 'soviet-movement@orders');
      when('end');
      then.decides('soviet', 'soviet-interdiction@orders');
    },
  );

  rule(
    ['dagc:5.1d', 'dagc:5.1a'],
    'a phase and a turn begin with nothing done',
    ({ given, when, then, state }) => {
      given('phase soviet-movement; turn 2; 5a@3600; 6inf@3702; own phase.attackers ["5a"]');
      when('end');
      then.means(state().own.phase.attackers, [], 'dagc:5.1d');
      given('phase german-post-combat; turn 2; 5a@3600; 6inf@3702; own turn.replaced ["5a"]');
      when('end');
      then.means(state().own.turn.replaced, [], 'dagc:5.1a');
    },
  );

  rule('dagc:5.1d', 'no order goes back to a phase that is over', ({ given, when, then, state }) => {
    given(`phase german-post-combat; ${BUSY}`);
    when('end');
    const seen: string[] = [];
    for (let n = 0; n < ORDER.length; n++) {
      seen.push(state().clock.phase);
      when('end');
    }
    then.means(seen, [...SOVIET, ...GERMAN]);
  });

  rule(
    ['dagc:5.2g', 'dagc:R29'],
    'the Soviet lays his stacks in each phase of his own player turn, and not where he interrupts the other',
    ({ given, when, then }) => {
      for (const phase of SOVIET) {
        given(`phase ${phase}; turn 2; 5a@3600; cmo@3600 under; 6inf@3702`);
        when('top cmo');
        then.event('stack.top', { unit: 'cmo', hex: '3600' }, 'dagc:R29');
      }
      given('phase soviet-interdiction; turn 2; 5a@3600; cmo@3600 under; 6inf@3702');
      then.refused('top cmo', 'ORDER.NOT-NOW', 'hexfront:orders');
      const interrupted = ORDER.filter(({ turnOf }) => turnOf === 'german').map(({ phase }) => phase);
      then.means(interrupted, GERMAN, 'dagc:5.2g');
    },
  );

  rule(
    'dagc:5.1c',
    'the phases are shown in their order, after the beginning of the turn',
    ({ given, then }) => {
      given('start historical');
      then.means(dagc.phases.rows, [['turn-start'], ...[...SOVIET, ...GERMAN].map((phase) => [phase])]);
    },
  );

  rule(
    ['dagc:R42', 'dagc:7.9j', 'dagc:5.3'],
    'the German is asked as the turn begins, or as a phase does, who goes short',
    ({ given, when, then, state }) => {
      given(`phase german-post-combat; turn 3${CUT_OFF}${LIEPAJA}; ${SIX}; own turn.cut ["26inf"]`);
      then.decides('german', 'german-post-combat@orders');
      when('end');
      then.decides('german', 'ports@choose');
      const { turn, phase, phasing } = state().clock;
      then.means([turn, phase, phasing], [4, 'turn-start', 'german'], 'dagc:R42');
      then.means([sideOfPhase('turn-start'), sideOfPhase('set-up')], ['german', 'soviet'], 'dagc:5.3');
      // Somebody who draws on the port has come to it within the phase before.
      given(`phase soviet-movement; turn 3${CUT_OFF}${LIEPAJA}; ${SIX}`);
      then.decides('german', 'ports@choose');
      when('exclude 26inf');
      then.decides('soviet', 'soviet-movement@orders');
      then.means(state().own.turn.cut, ['26inf'], 'dagc:7.9j');
    },
  );

  rule(['dagc:5.3', 'dagc:13.2a'], 'a turn tells which air armies come with it', ({ given, when, then }) => {
    given('phase german-post-combat; turn 3');
    when('end');
    then.event('turn.begins', { turn: 4 }, 'dagc:5.3');
    then.event('air.came', { front: 'ukrainian-front', count: 2 }, 'dagc:13.2a');
  });

  rule('dagc:5.2a', 'the Soviets begin with replacements and reinforcements', ({ given, when, then }) => {
    given(`phase soviet-replacement; ${BUSY}`);
    then.decides('soviet', 'soviet-replacement@orders');
    then.offered('end', ['end']);
    when('end');
    then.decides('soviet', 'soviet-pre-combat@orders');
  });

  rule('dagc:5.2b', 'then attack before they move', ({ given, when, then }) => {
    given(`phase soviet-pre-combat; ${BUSY}`);
    then.decides('soviet', 'soviet-pre-combat@orders');
    then.offered('end', ['end']);
    when('end');
    then.decides('soviet', 'soviet-movement@orders');
  });

  rule('dagc:5.2c', 'then move', ({ given, when, then }) => {
    given(`phase soviet-movement; ${BUSY}`);
    then.decides('soviet', 'soviet-movement@orders');
    then.offered('end', ['end']);
    when('end');
    then.decides('soviet', 'soviet-post-combat@orders');
  });

  rule('dagc:5.2d', 'then attack after they have moved', ({ given, when, then }) => {
    given(`phase soviet-post-combat; ${BUSY}`);
    then.decides('soviet', 'soviet-post-combat@orders');
    then.offered('end', ['end']);
    when('end');
    then.decides('german', 'german-replacement@orders');
  });

  rule('dagc:5.2e', 'the Germans begin with replacements and reinforcements', ({ given, when, then }) => {
    given(`phase german-replacement; ${BUSY}`);
    then.decides('german', 'german-replacement@orders');
    then.offered('end', ['end']);
    when('end');
    then.decides('german', 'german-pre-combat@orders');
  });

  rule('dagc:5.2f', 'then attack before they move', ({ given, when, then }) => {
    given(`phase german-pre-combat; ${BUSY}`);
    then.decides('german', 'german-pre-combat@orders');
    then.offered('end', ['end']);
    when('end');
    then.decides('soviet', 'soviet-interdiction@orders');
  });

  rule('dagc:5.2g', 'then the Soviets break in with their air armies', ({ given, when, then }) => {
    given(`phase soviet-interdiction; ${BUSY}`);
    then.decides('soviet', 'soviet-interdiction@orders');
    then.offered('end', ['end']);
    when('end');
    then.decides('german', 'german-movement@orders');
  });

  rule('dagc:5.2h', 'then the Germans move', ({ given, when, then }) => {
    given(`phase german-movement; ${BUSY}`);
    then.decides('german', 'german-movement@orders');
    then.offered('end', ['end']);
    when('end');
    then.decides('german', 'german-post-combat@orders');
  });

  rule('dagc:5.2i', 'then attack after they have moved', ({ given, when, then }) => {
    given(`phase german-post-combat; ${BUSY}`);
    then.decides('german', 'german-post-combat@orders');
    then.offered('end', ['end']);
    when('end');
    then.decides('soviet', 'soviet-replacement@orders');
  });

  it('the other side cannot end a phase', () => {
    const s = stateOf('phase soviet-interdiction; turn 2');
    expect(s.clock.phasing).toBe('soviet');
    expect(offers(dagc.rules, s).map(({ by }) => by)).not.toContain('german');
  });

  rule('dagc:5.3', 'the next turn begins when the last phase is over', ({ given, when, then, state }) => {
    given(`phase german-movement; ${BUSY}`);
    when('end');
    expect(state().clock.turn).toBe(4);
    when('end');
    then.event('turn.begins', { turn: 5, label: '20 Jul' });
    expect(decision(dagc.rules, state())).toMatchObject({ by: 'soviet', at: 'soviet-replacement@orders' });
  });
});

describe('5.4: the first Soviet player turn', () => {
  rule(
    ['dagc:5.4a', 'dagc:5.4g', 'dagc:5.4h'],
    'only who began it within nine hexes moves and attacks',
    ({ given, then, state }) => {
      given('start historical');
      const s = state();
      const far = (unit: string): number =>
        distance(p.grid, p.grid.index('4004'), p.grid.index(placeOf(s.own, unit)));
      expect(Math.max(...s.own.turn.activated.map(far))).toBe(9);
      then.means(refuseInactive(p, s, '2sh')?.rule, 'dagc:5.4a', 'dagc:5.4a');
      then.means(refuseInactive(p, s, '5a'), undefined, 'dagc:5.4a');
      // The unit's own hex counts, that of the marker does not, and Germans between them are no matter.
      then.means(s.own.turn.activated.includes('4sh'), far('4sh') <= 9, 'dagc:5.4g');
      then.means(s.own.turn.activated.length, 17, 'dagc:5.4h');
    },
  );

  rule('dagc:R19', 'counted once, when everybody is set up', ({ given, when, then, state }) => {
    given('start bold-stroke');
    when('place 5a 4818', 'place default', 'end');
    const s = state();
    then.means(s.own.turn.activated.includes('5a'), true);
    put(s.own, ['5a'], '1200');
    then.means(refuseInactive(p, s, '5a'), undefined);
  });

  it('later turns and the Germans know nothing of it', () => {
    expect(refuseInactive(p, stateOf('phase soviet-movement; turn 2; 2sh@1300'), '2sh')).toBeUndefined();
    expect(refuseInactive(p, stateOf('phase german-movement; turn 1; 26inf@1302'), '26inf')).toBeUndefined();
  });

  rule('dagc:5.4f', 'the marker is shown and no more', ({ given, then, state }) => {
    given('phase soviet-movement; turn 1; 6inf@4004; 27inf@4004 under');
    then.sees('soviet', '4004', [{ id: '6inf' }, { id: '27inf' }]);
    expect(dagc.rules.problems(state())).toEqual([]);
    expect(inRange(p, state())).toEqual([]);
  });
});
