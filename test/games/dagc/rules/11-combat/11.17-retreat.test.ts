// Chapter 11: retreats, what bars them, and the step that is given up instead.
import { describe } from '@jest/globals';
import { refuseRetreat, waysFor } from '../../../../../src/games/dagc/11-combat/11.17-retreat-hexes.ts';
import { freshAt } from '../../../../../src/games/dagc/11-combat/11.8-battle-frame.ts';
import { offers } from '../../../../../src/core/kernel.ts';
import { dagc, p, rule } from '../kit.ts';

/** Attacked from the east; open to the 6th Corps are 2818 and 2718, and 2618 farther from the west edge. */
const OPEN = 'phase soviet-pre-combat; turn 2; 5a@2716; 6inf@2717';
/** 6 against 7, -2 or -1: 5 is BB; with the 11th Guards 13 against 7, +5 or +6: 3 is DR. */
const TWO = 'phase soviet-pre-combat; turn 2; 5a@2716; 11g@2716; 6inf@2717; 27inf@2717 under';
const ATTACK = ['attack 2717 from 5a', 'pass'] as const;
const STRONG = ['attack 2717 from 11g 5a', 'pass'] as const;

describe('11.17: retreats', () => {
  rule(
    ['dagc:11.17a', 'dagc:11.17e'],
    'their owner takes them one hex back',
    ({ given, dice, when, then }) => {
      given(OPEN);
      dice(4);
      when(...ATTACK);
      then.decides('german', 'retreat@choose');
      then.refused('retreat 6inf 2719', 'MOVE.NOT-NEXT', 'dagc:9.2e');
      then.refused('retreat 6inf 2718 2719', 'RETREAT.NOT-SO-FAR', 'dagc:11.17a');
      then.refused('soviet: retreat 6inf 2718', 'ORDER.NOT-YOURS', 'dagc:11.17e');
      then.offered('retreat', ['retreat 6inf 2718', 'retreat 6inf 2818']);
      when('retreat 6inf 2718');
      then.event('unit.retreated', { units: ['6inf'], hex: '2718' }, 'dagc:11.17f');
      then.at('6inf', '2718');
    },
  );

  rule(
    ['dagc:11.17f', 'dagc:R88'],
    'Germans to a hex nearest to a source that works',
    ({ given, dice, when, then, state }) => {
      given(OPEN);
      dice(4);
      when(...ATTACK);
      then.offered('retreat', ['retreat 6inf 2718', 'retreat 6inf 2818']);
      then.refused('retreat 6inf 2618', 'RETREAT.WRONG-WAY', 'dagc:11.17f');
      const { open, first } = waysFor(p, state(), 'german');
      then.means(first('2717', open('6inf', '2717'), ['6inf']), ['2818', '2718'], 'dagc:R88');
    },
  );

  rule('dagc:11.17g', 'Soviets likewise', ({ given, dice, when, then }) => {
    given('phase german-pre-combat; turn 2; 39pz@3702; 27inf@3702 under; 42a@3703');
    dice(4);
    when('attack 3703 from 27inf 39pz', 'pass');
    then.offered('retreat', ['retreat 42a 3604', 'retreat 42a 3804']);
    then.refused('retreat 42a 3704', 'RETREAT.WRONG-WAY');
  });

  rule('dagc:11.17h', 'from turn 6 as if nobody were out of supply', ({ given, then, state }) => {
    given('phase german-pre-combat; turn 6; 39pz@3702; 42a@3703');
    const { open, first } = waysFor(p, state(), 'soviet');
    then.means(first('3703', open('42a', '3703'), ['42a']), ['3804', '3604']);
  });

  rule('dagc:R88', 'by agreement along a way that they could go', ({ given, then, state }) => {
    // Armies stand in the way from 2818 to the west edge; those from the other hexes go round them.
    const barred = `${OPEN}; 39a@2820; 11g@3019; 42a@3221`;
    given(barred);
    const nearest = () => {
      const { open, first } = waysFor(p, state(), 'german');
      return first('2717', open('6inf', '2717'), ['6inf']);
    };
    then.means(nearest(), ['2818', '2718']);
    given(`option retreats=path; ${barred}`);
    then.means(nearest(), ['2718', '2618']);
  });

  rule('dagc:R89', 'anywhere where no source works', ({ given, then, state }) => {
    given(
      `${OPEN}; ${p
        .area('german-sources')
        .map((hex) => `held ${hex} soviet`)
        .join('; ')}`,
    );
    const { open, first } = waysFor(p, state(), 'german');
    then.means(first('2717', open('6inf', '2717'), ['6inf']), ['2818', '2718', '2618']);
  });

  rule(
    'dagc:11.17c',
    'not into an enemy zone, unless a friend is there',
    ({ given, dice, when, then, state }) => {
      given(`${OPEN}; 27inf@2817`);
      const refused = (to: string) => refuseRetreat(p, state(), '6inf', '2717', to)?.code;
      then.means(['2617', '2716', '2817'].map(refused), ['RETREAT.ZONE', 'RETREAT.ENEMY', undefined]);
      dice(4);
      when(...ATTACK);
      then.refused('retreat 6inf 2617', 'RETREAT.ZONE');
    },
  );

  rule(
    ['dagc:8.4a', 'dagc:6.9'],
    'a friend takes the zone away; an enemy bars the hex',
    ({ given, then, state }) => {
      given(`${OPEN}; 27inf@2617`);
      then.means(refuseRetreat(p, state(), '6inf', '2717', '2617'), undefined, 'dagc:8.4a');
      then.means(refuseRetreat(p, state(), '6inf', '2717', '2716')?.rule, 'dagc:6.9', 'dagc:6.9');
    },
  );

  rule(
    ['dagc:R98', 'dagc:9.7', 'dagc:9.8d', 'dagc:9.11', 'dagc:9.12a', 'dagc:10.2c'],
    'what bars moves for good bars retreats and advances',
    ({ given, then, state }) => {
      given('phase soviet-pre-combat; turn 5; 8a@1803; 43inf@1404; 27inf@3700; 13a@4823; 6inf@5028');
      const refused = (unit: string, from: string, to: string) => {
        const found = refuseRetreat(p, state(), unit, from, to);
        return [found?.code, found?.rule];
      };
      then.means(refused('43inf', '1404', '1504'), ['MOVE.WATER-SIDE', 'dagc:9.7'], 'dagc:9.7');
      then.means(refused('8a', '1803', '1804'), ['AFTER.NARROWS', 'dagc:9.8d'], 'dagc:9.8d');
      then.means(refused('27inf', '3700', '3600'), ['MOVE.SOVIET-LINE', 'dagc:9.12a'], 'dagc:9.12a');
      then.means(refused('13a', '4823', '4722'), ['MOVE.FRONT-AREA', 'dagc:10.2c'], 'dagc:10.2c');
      // R64: nobody leaves the map, so that it may be a trap.
      then.means(waysFor(p, state(), 'german').open('6inf', '5028').every(p.isHex), true, 'dagc:9.11');
      then.means(refused('6inf', '5028', '5029'), ['MOVE.NOT-NEXT', 'dagc:9.2e'], 'dagc:R98');
    },
  );

  rule('dagc:11.17d', 'a stack stays together where there is room', ({ given, dice, when, then }) => {
    given(TWO);
    dice(3);
    when(...STRONG);
    then.refused('retreat 6inf 2718', 'RETREAT.TOGETHER');
    when('retreat 27inf 6inf 2718');
    then.event('unit.retreated', { hex: '2718' }, 'dagc:11.17f');
    then.at('27inf', '2718');
  });

  rule(
    'dagc:R90',
    'even if the hex is farther; else each goes by himself',
    ({ given, dice, when, then, state }) => {
      given(`${TWO}; 26inf@2718; 43inf@2818`);
      dice(3);
      when(...STRONG);
      then.offered('retreat', ['retreat 27inf 6inf 2618']);
      given(`${TWO}; 26inf@2718; 43inf@2818; 28inf@2618`);
      dice(3);
      when(...STRONG);
      then.refused('retreat 27inf 6inf 2718', 'RETREAT.FULL', 'dagc:11.17c');
      when('retreat 27inf 2718');
      then.event('unit.retreated', { units: ['6inf'], hex: '2818' }, 'dagc:11.17d');
      given(`${TWO}; 26inf@2718; 43inf@2818`);
      const { first } = waysFor(p, state(), 'german');
      then.means(first('2717', ['2618', '2718', '2818'], ['27inf', '6inf']), ['2618']);
    },
  );

  rule('dagc:11.17b', 'who has no hex stays and loses a step', ({ given, dice, when, then, state }) => {
    given('phase soviet-pre-combat; turn 2; 5a@2716; 39a@2718; 6inf@2717; hits 39a 1');
    dice(3);
    when('attack 2717 from 5a', 'pass');
    then.event('unit.reduced', { unit: '6inf' });
    then.at('6inf', '2717');
    then.means(state().own.hits['6inf'], 1);
  });

  rule(
    ['dagc:R92', 'dagc:R131'],
    'where one alone finds room the other suffers for himself',
    ({ given, dice, when, then, state }) => {
      const full = '26inf@2818; 43inf@2818; 28inf@2618; 38inf@2618; 50inf@2718';
      given(`${TWO}; ${full}`);
      dice(3);
      when(...STRONG);
      then.offered('retreat', ['retreat 27inf 2718', 'retreat 6inf 2718']);
      then.offered('stand', ['stand 27inf', 'stand 6inf']);
      when('retreat 27inf 2718');
      then.event('unit.reduced', { unit: '6inf' }, 'dagc:11.17b');
      then.at('6inf', '2717');
      then.means(state().own.hits, { '6inf': 1 }, 'dagc:R92');
      given(`${TWO}; ${full}`);
      dice(3);
      when(...STRONG, 'stand 27inf');
      then.event('unit.reduced', { unit: '27inf' }, 'dagc:11.19b');
      then.event('unit.reduced', { unit: '6inf' }, 'dagc:11.17b');
      then.means(state().own.hits, { '27inf': 1, '6inf': 1 }, 'dagc:R131');
    },
  );

  rule(
    'dagc:11.17i',
    'who retreated into a hex adds nothing there, and shares what comes',
    ({ given, dice, when, then, state }) => {
      given('phase soviet-pre-combat; turn 2; 5a@2716; 11g@2619; 6inf@2717; 27inf@2718');
      dice(4, 6);
      when(...ATTACK, 'retreat 6inf 2718', 'pass', 'attack 2718 from 11g', 'pass');
      then.event('battle.odds', { hex: '2718', attack: 7, defence: 4 }, 'dagc:11.8a');
      then.means(state().own.hits, { '6inf': 1, '27inf': 1 });
    },
  );

  rule('dagc:R91', 'alone he is not attacked again in that phase', ({ given, then, state }) => {
    given(OPEN);

    state().own.phase.defended.push('6inf');
    then.refused('attack 2717 from 5a', 'ATTACK.HEX-AGAIN', 'dagc:11.3b');
    then.means(freshAt(p, state().own, '2717', 'german'), []);
  });
});

describe('11.19: a step instead of a retreat', () => {
  rule(
    ['dagc:11.19a', 'dagc:11.19b'],
    'any one of them loses it, and all stay',
    ({ given, dice, when, then, state }) => {
      given(TWO);
      dice(3);
      when(...STRONG);
      then.offered('stand', ['stand 27inf', 'stand 6inf']);
      when('stand 27inf');
      then.event('battle.stands', { unit: '27inf', hex: '2717' }, 'dagc:11.19a');
      then.event('unit.reduced', { unit: '27inf' }, 'dagc:11.19b');
      then.at('6inf', '2717');
      then.means(state().own.hits, { '27inf': 1 }, 'dagc:11.19b');
      then.decides('soviet', 'soviet-pre-combat@orders');
    },
  );

  rule(
    ['dagc:11.19a', 'dagc:R90'],
    'all who could go as one stay, though the nearest hex takes but one of them',
    ({ given, dice, when, then, state }) => {
      given(`${TWO}; 26inf@2718; 43inf@2818; 38inf@2818`);
      dice(3);
      when(...STRONG);
      then.offered('retreat', ['retreat 27inf 6inf 2618']);
      then.offered('stand', ['stand 27inf', 'stand 6inf']);
      when('stand 6inf');
      then.means(state().own.hits, { '6inf': 1 }, 'dagc:R90');
    },
  );

  rule('dagc:11.19c', 'not of a force of one step', ({ given, dice, when, then }) => {
    given(`${OPEN}; hits 6inf 1`);
    dice(4);
    when(...ATTACK);
    then.refused('stand 6inf', 'STAND.NO-STEPS');
    when('retreat 6inf 2818');
    then.at('6inf', '2818');
  });

  rule('dagc:11.19d', 'it is said once the die has fallen', ({ given, dice, when, then, state }) => {
    given(OPEN);
    when('attack 2717 from 5a');
    then.decides('soviet', 'battle@before');
    dice(4);
    when('pass');
    then.decides('german', 'retreat@choose');
    then.means(state().drawn, 1);
  });

  rule('dagc:11.19e', 'not of those who have no way to go', ({ given, dice, when, then, state }) => {
    given('phase soviet-pre-combat; turn 2; 5a@2716; 39a@2718; 6inf@2717');
    dice(3);
    when('attack 2717 from 5a', 'pass');
    then.noEvent('battle.stands');
    then.event('unit.reduced', { unit: '6inf' }, 'dagc:11.17b');
    then.means(
      offers(dagc.rules, state()).map(({ verb }) => verb),
      ['end'],
    );
  });

  rule(['dagc:11.19f', 'dagc:R95'], 'by agreement the Germans must', ({ given, dice, when, then, state }) => {
    given(`option stand-fast=on; ${OPEN}`);
    dice(4);
    when(...ATTACK);
    then.refused('retreat 6inf 2718', 'RETREAT.STAND-FAST', 'dagc:11.19f');
    then.allowed('stand 6inf');
    given(`option stand-fast=on; ${OPEN}; hits 6inf 1`);
    dice(4);
    when(...ATTACK, 'retreat 6inf 2718');
    then.at('6inf', '2718');
    given('option stand-fast=on; phase german-pre-combat; turn 2; 39pz@3702; 27inf@3702 under; 42a@3703');
    dice(4);
    when('attack 3703 from 27inf 39pz', 'pass', 'retreat 42a 3604');
    then.means(state().own.places['3604'], ['42a'], 'dagc:R95');
  });
});
