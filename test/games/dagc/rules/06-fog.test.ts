// Chapter 6: what the German sees of Soviet stacks.
import { describe, expect, it } from '@jest/globals';
import { check } from '../../../../src/core/kernel.ts';
import { seenBy } from '../../../../src/api/game.ts';
import { fogOf, isKnown } from '../../../../src/games/dagc/06-stacking/6.8-fog-of-war.ts';
import type { State } from '../../../../src/core/types.ts';
import type { Who } from '../../../../src/games/dagc/data/sheet.ts';
import type { Own } from '../../../../src/games/dagc/state.ts';
import { handsOn } from '../../../kit/chapter.ts';
import { playOf } from '../../../kit/play.ts';
import { dagc, p, rule, stateOf } from './kit.ts';

const { played, hearing, verbs } = playOf<State<Own>, Who>(dagc);

const STACK = 'phase soviet-movement; turn 2; 5a@3600; cmo@3600 under; 6inf@3601; 27inf@3601 under';

describe('6.8: fog of war', () => {
  rule('dagc:6.8a', 'the Soviets see all of a German stack', ({ given, then }) => {
    given(STACK);
    then.sees('soviet', '3601', [{ id: '6inf' }, { id: '27inf' }]);
  });

  rule('dagc:6.8b', 'the Germans see the top unit of a Soviet one', ({ given, then }) => {
    given(STACK);
    then.sees('german', '3600', [
      { id: '5a', known: true },
      { id: '?3600.1', known: false, side: 'soviet', strength: '?' },
    ]);
  });

  rule('dagc:6.8b', 'and count what lies under it, though too many do', ({ given, then }) => {
    given(STACK.replace('6inf@3601', '11g@3600 under; 6inf@3601'));
    const covered = { known: false, side: 'soviet' };
    then.sees('german', '3600', [{ id: '5a' }, covered, covered]);
  });

  rule('dagc:R29', 'with its steps, and how many lie under it', ({ given, then, state }) => {
    given(`${STACK}; hits 5a 1; hits cmo 1`);
    then.sees('german', '3600', [{ id: '5a', face: 2 }, { known: false }]);
    const [, covered] = seenBy(dagc, state(), 'german').units.filter(({ at }) => at === '3600');
    expect(covered?.facts).toEqual({});
  });

  it('without fog everybody sees all', () => {
    const units = seenBy(dagc, stateOf(`${STACK}; option fog=off`), 'german').units;
    expect(units.filter(({ at }) => at === '3600').map(({ id }) => id)).toEqual(['5a', 'cmo']);
  });

  it('stacks are laid in no German player turn', () => {
    for (const phase of ['soviet-interdiction', 'german-movement'])
      expect(verbs(played(`phase ${phase}; turn 2; 5a@3600; cmo@3600 under`))).toEqual(['end']);
  });

  rule(
    'dagc:R29',
    'the Soviets lay their stacks as they like in their own player turn',
    ({ given, when, then, state }) => {
      given(STACK);
      then.refused('top 5a', 'TOP.ALREADY');
      then.refused('top 6inf', 'TOP.NOT-YOURS');
      then.refused('top 2sh', 'TOP.OFF-MAP');
      const ofUnits = (units: readonly string[]) =>
        check(dagc.rules, state(), { by: 'soviet', verb: 'top', args: { units } })?.code;
      then.means([[], ['cmo', '5a']].map(ofUnits), ['TOP.ONE', 'TOP.ONE']);
      when('top cmo');
      then.event('stack.top', { unit: 'cmo', hex: '3600' });
      then.sees('german', '3600', [{ id: 'cmo' }, { known: false }]);
      then.decides('soviet', 'soviet-movement@orders');
    },
  );

  rule(
    'dagc:R30',
    'what was seen in a combat is covered again in the next phase',
    ({ given, when, then, state }) => {
      given(STACK);
      state().own.shown.push('cmo');
      then.means(isKnown(p, state(), 'cmo', 'german'), true);
      when('end');
      then.means(isKnown(p, state(), 'cmo', 'german'), false);
    },
  );

  rule('dagc:6.8b', 'an attack lifts the cover', ({ given, then, state }) => {
    given('phase german-pre-combat; turn 2; 5a@3600; cmo@3600 under; 6inf@3601');
    const ctx = handsOn(state());
    fogOf(p).lift(ctx, ctx.seen, ['5a', 'cmo'], '3600', 'german');
    then.means(
      ctx.events.map(({ kind, data }) => ({ kind, data })),
      [{ kind: 'stack.shown', data: { hex: '3600', units: ['cmo'] } }],
    );
    then.means(isKnown(p, state(), 'cmo', 'german'), true);
  });

  it('of a set-up the Germans hear where somebody stands, and not who', () => {
    const done = played('start bold-stroke', 'place 5a 4818');
    expect(hearing(done, 'setup.placed')).toEqual({
      german: ['setup.placed-covered'],
      soviet: ['setup.placed'],
    });
  });
});
