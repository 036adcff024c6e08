// Chapter 11: the sums of a battle: strengths, ground, the column, and what shifts it.
import { describe, expect, it } from '@jest/globals';
import { battleOf } from '../../../../../src/games/dagc/11-combat/11.8-battle-frame.ts';
import { battleOdds, isLeftMost, ladder } from '../../../../../src/games/dagc/11-combat/11.8-odds.ts';
import { lineOf } from '../../../../../src/board/chart-lines.ts';
import { decision, listed, offers } from '../../../../../src/core/kernel.ts';
import type { State } from '../../../../../src/core/types.ts';
import type { Own } from '../../../../../src/games/dagc/state.ts';
import { playOf } from '../../../../kit/play.ts';
import { dagc, p, rule, stateOf } from '../kit.ts';
import { oddsOn, reasons } from '../combat-kit.ts';

const { played, ofKind } = playOf<State<Own>, string>(dagc);

/** Open country: 2617 north-east of it, then clockwise 2716, 2817, 2818, 2718, 2618. */
const TARGET = '2717';
const at = (text: string, turn = 2): string => `phase soviet-pre-combat; turn ${turn}; ${text}`;

/** Of the battle under way, from the first column of the table. */
const battleRung = (s: State<Own>): number => {
  const frame = s.stack.at(-1);
  return frame === undefined ? -1 : battleOdds(p, s, battleOf(frame)).odds.total;
};

describe('11.8: the differential', () => {
  rule('dagc:11.8a', 'attack less defence says the column', ({ given, then, state }) => {
    given(at('5a@2716; 39a@2817; 6inf@2717'));
    const { attack, defence, column } = oddsOn(state(), TARGET, ['5a', '39a']);
    then.means([attack.total, defence.total, column], [11, 3, '+7 or +8']);
    then.means(oddsOn(state(), TARGET, ['5a']).column, '+3 or +4');
  });

  rule(
    'dagc:11.5a',
    'a unit fights with all of its factor, on the face that is up',
    ({ given, then, state }) => {
      given(at('5a@2716; 6inf@2717; hits 5a 1'));
      then.entry(oddsOn(state(), TARGET, ['5a']).attack, 'combat.unit', 4);
      given(at('5a@2716; 6inf@2717; 27inf@2717 under; hits 27inf 1'));
      then.means(oddsOn(state(), TARGET, ['5a']).defence.total, 5);
    },
  );

  rule('dagc:11.5c', 'who is attacked fights: all of them', ({ given, dice, when, then, state }) => {
    given(at('5a@2716; 6inf@2717; 27inf@2717 under'));
    when('attack 2717 from 5a');
    then.decides('soviet', 'battle@before');
    then.means(state().own.phase.defended, ['6inf', '27inf']);
    dice(3);
    when('pass');
    then.event('battle.odds', { attack: 6, defence: 7 }, 'dagc:11.8a');
  });

  rule(
    ['dagc:11.14a', 'dagc:11.23a', 'dagc:12.6a', 'dagc:13.1a'],
    'a lower column is spoken of where there is one, and zeal where it may be shown',
    ({ given, when, then, state }) => {
      const asked = (): unknown => decision(dagc.rules, state())?.question.params;
      given(at('cmo@2716; 39pz@2717; 6inf@2717 under'));
      when('attack 2717 from cmo');
      then.means(battleRung(state()), 0);
      expect(asked()).toMatchObject({ ardor: true });
      then.means(Object.hasOwn(asked() as object, 'lower'), false, 'dagc:11.14a');
      given(at('5a@2716; 39pz@2717; 6inf@2717 under'));
      when('attack 2717 from 5a');
      then.means(battleRung(state()), 1);
      expect(asked()).toMatchObject({ air: true, ardor: true, lower: true });
      given(at('5a@2716; 6inf@2717; own turn.flown {"main-front":8,"ukrainian-front":0}'));
      when('attack 2717 from 5a');
      then.means(Object.hasOwn(asked() as object, 'air'), false, 'dagc:13.1a');
      given(at('11g@2716; 6inf@2717'));
      when('attack 2717 from 11g');
      then.means(Object.hasOwn(asked() as object, 'ardor'), false, 'dagc:11.23a');
      const tanks = (turn: number): void => {
        given(`phase german-pre-combat; turn ${turn}; 39pz@2718; 5a@2717`);
        when('attack 2717 from 39pz');
      };
      tanks(2);
      expect(asked()).toMatchObject({ armour: true });
      tanks(1);
      then.means(Object.hasOwn(asked() as object, 'armour'), false, 'dagc:12.6a');
    },
  );

  rule('dagc:11.13', 'beyond the table its last and first columns count', ({ given, then, state }) => {
    given(at('11g@2716; 5gt@2716 under; 5a@2817; 39a@2817 under; 6inf@2717; hits 6inf 1'));
    const { column, isTop } = oddsOn(state(), TARGET, ['11g', '5gt', '5a', '39a']);
    then.means([column, isTop], ['+9 or more', true]);
    given(at('cmo@2716; 3sspz@2717; 39pz@2717 under; hits cmo 1'));
    then.means(oddsOn(state(), TARGET, ['cmo']).column, '-3 or less');
  });

  rule(
    ['dagc:R82', 'dagc:R135'],
    'the last column is where shifts and lowering begin from',
    ({ given, then, state }) => {
      given(at('11g@2716; 5gt@2716 under; 5a@2817; 39a@2817 under; 6inf@2717; hits 6inf 1'));
      const all = ['11g', '5gt', '5a', '39a'];
      // Out of supply on turn 6: one to the left of the last column, however many factors there are.
      const late = { ...state(), clock: { ...state().clock, turn: 6 } };
      const odds = oddsOn(late, TARGET, all);
      then.means([odds.column, odds.isTop], ['+7 or +8', true], 'dagc:R82');
      then.means(
        oddsOn(state(), TARGET, all, { air: 'main-front', lowered: 1 }).column,
        '+9 or more',
        'dagc:R135',
      );
    },
  );

  it('no factor more is asked for where the table ends', () => {
    const odds = oddsOn(stateOf(at('5a@2716; 6inf@2717')), TARGET, ['5a']);
    expect([odds.lacks, odds.isTop]).toEqual([2, false]);
  });
});

describe('11.9: what the ground adds', () => {
  rule('dagc:11.9a', 'forest, city and their like, by the chart', ({ given, then, state }) => {
    given(at('5a@3311; 6inf@3312; 27inf@3313; 11g@3413'));
    then.entry(oddsOn(state(), '3312', ['5a']).defence, 'combat.ground', 1);
    then.entry(oddsOn(state(), '3313', ['11g']).defence, 'combat.ground', 2);
  });

  rule('dagc:11.9b', 'once, however many defend', ({ given, then, state }) => {
    given(at('5a@3311; 6inf@3312; 27inf@3312 under'));
    then.means(oddsOn(state(), '3312', ['5a']).defence.total, 3 + 4 + 1);
  });

  rule('dagc:11.9d', 'a river, where all come over one', ({ given, then, state }) => {
    given(at('5a@3311; 39a@3310; 6inf@3211'));
    then.entry(oddsOn(state(), '3211', ['5a']).defence, 'combat.ground', 3);
    // R84: one who comes over none takes it away.
    then.means(oddsOn(state(), '3211', ['5a', '39a']).defence.total, 3 + 1);
  });

  rule('dagc:R84', 'one attacker on dry ground takes the river away', ({ given, then, state }) => {
    given(at('5a@3311; 39a@3310; 6inf@3211'));
    const sums = [['5a'], ['39a'], ['5a', '39a']].map((from) => oddsOn(state(), '3211', from).defence.total);
    then.means(sums, [7, 4, 4]);
  });

  rule('dagc:11.9c', 'a river is added to what is in the hex', ({ given, then, state }) => {
    given(at('5a@3311; 6inf@3211'));
    const { defence } = oddsOn(state(), '3211', ['5a']);
    then.means(
      defence.entries.slice(1).map(({ n }) => n),
      [1, 3],
    );
  });

  rule('dagc:11.9e', 'a town is added to ground and river', ({ given, then, state }) => {
    given(at('5a@2720; 6inf@2821'));
    then.entry(oddsOn(state(), '2821', ['5a']).defence, 'combat.ground', 1);
    then.means(oddsOn(state(), '2821', ['5a']).defence.total, 3 + 1 + 3);
  });

  rule('dagc:11.9f', 'two, in a forest with a town, over rivers alone, is seven', ({ given, then }) => {
    given(at('5a@2720; 6inf@2821'));
    const adds = (id: string): number => lineOf(p.tables.terrain, id).addition;
    then.means(2 + adds('forest') + adds('town') + adds('river'), 7);
  });

  rule(['dagc:11.9g', 'dagc:R123'], 'all of it helps Soviets as well', ({ given, then, state }) => {
    given('phase german-pre-combat; turn 2; 27inf@2720; 39pz@2820; 5a@2821');
    then.means(oddsOn(state(), '2821', ['27inf']).defence.total, 6 + 1 + 3, 'dagc:11.9g');
    given('phase german-pre-combat; turn 2; 27inf@3413; 5a@3313');
    const odds = oddsOn(state(), '3313', ['27inf']);
    then.means([odds.defence.total, odds.faces.includes('DR')], [6 + 2, false], 'dagc:R123');
  });

  rule('dagc:R57', 'of mixed ground each thing that adds counts', ({ given, then, state }) => {
    given(at('8a@1402; 43inf@1403'));
    // Marsh and forest, with an entrenchment, behind a river.
    then.means(
      oddsOn(state(), '1403', ['8a'])
        .defence.entries.slice(1)
        .map(({ n }) => n),
      [1, 2, 3],
    );
  });

  rule('dagc:R59', 'the narrows are as a river', ({ given, then, state }) => {
    given(at('8a@1803; 28inf@1804'));
    const { defence } = oddsOn(state(), '1804', ['8a']);
    then.means(
      defence.entries.some(({ n, rule: by }) => n === 3 && by === 'dagc:11.9d'),
      true,
    );
    then.allowed('attack 1804 from 8a');
  });

  rule('dagc:11.10a', 'entrenchments help their own side alone', ({ given, then, state }) => {
    given(at('11g@3800; 27inf@3700'));
    then.entry(oddsOn(state(), '3700', ['11g']).defence, 'combat.ground', 2);
    given('phase german-pre-combat; turn 2; 27inf@3701; 11g@3700');
    then.means(oddsOn(state(), '3700', ['27inf']).defence.total, 7 + 1);
  });

  rule('dagc:11.10b', 'and again when they are retaken', ({ given, then, state }) => {
    given(at('11g@3701; 27inf@3700; held 3700 german'));
    then.entry(oddsOn(state(), '3700', ['11g']).defence, 'combat.ground', 2, 'dagc:11.10a');
    then.means(p.entrenchment('3700'), 'german');
  });
});

describe('11.11 to 11.25: shifts', () => {
  const from = (...hexes: readonly string[]): string => {
    const units = ['5a', '39a', '11g', '5gt'];
    return at(`${hexes.map((hex, i) => `${units[i] ?? ''}@${hex}`).join('; ')}; 6inf@2717`);
  };
  const ALL = ['5a', '39a', '11g', '5gt'];

  rule('dagc:11.11a', 'from opposite sides', ({ given, then, state }) => {
    given(from('2716', '2718'));
    then.entry(oddsOn(state(), TARGET, ['5a', '39a']).odds, 'shift.concentric', 1);
    given(from('2716', '2818'));
    then.means(reasons(oddsOn(state(), TARGET, ['5a', '39a']))['concentric'], undefined);
  });

  rule('dagc:11.11b', 'from three hexes with one between each', ({ given, then, state }) => {
    given(from('2617', '2817', '2718'));
    then.entry(oddsOn(state(), TARGET, ['5a', '39a', '11g']).odds, 'shift.concentric', 1);
    given(from('2617', '2716', '2817'));
    then.means(reasons(oddsOn(state(), TARGET, ['5a', '39a', '11g']))['concentric'], undefined);
  });

  rule('dagc:11.11c', 'from more than three', ({ given, then, state }) => {
    given(from('2617', '2716', '2817', '2818'));
    then.entry(oddsOn(state(), TARGET, ALL).odds, 'shift.concentric', 1);
  });

  rule('dagc:R85', 'only hexes that somebody attacks from', ({ given, then, state }) => {
    given(from('2716', '2718'));
    then.means(reasons(oddsOn(state(), TARGET, ['5a']))['concentric'], undefined);
  });

  rule(['dagc:11.11d', 'dagc:12.5b'], 'never against a city or a locality', ({ given, then, state }) => {
    given(at('5a@3115; 39a@3117; 6inf@3116'));
    then.means(reasons(oddsOn(state(), '3116', ['5a', '39a']))['concentric'], undefined, 'dagc:11.11d');
    given(at('5a@2716; 39a@2718; 6inf@2717; fvit@2717 under'));
    then.means(reasons(oddsOn(state(), TARGET, ['5a', '39a']))['concentric'], undefined, 'dagc:12.5b');
  });

  rule(['dagc:11.12', 'dagc:R83'], 'supply counts with all other shifts', ({ given, then, state }) => {
    given('phase soviet-pre-combat; turn 6; 5a@2716; 39a@2718; 6inf@2717');
    then.means(
      reasons(oddsOn(state(), TARGET, ['5a', '39a'])),
      {
        concentric: 1,
        'defender-out-of-supply': 1,
        'attacker-out-of-supply': -1,
      },
      'dagc:R83',
    );
    then.entry(oddsOn(state(), TARGET, ['5a']).odds, 'shift.attacker-out-of-supply', -1, 'dagc:7.4a');
    then.means(oddsOn(state(), TARGET, ['5a', '39a']).odds.total, ladder(p).rung(11, 3) + 1, 'dagc:11.12');
  });

  rule('dagc:11.25', 'Soviet attacks into a partisan area, and no others', ({ given, then, state }) => {
    given(at('5a@3304; 6inf@3405'));
    then.entry(oddsOn(state(), '3405', ['5a']).odds, 'shift.partisans', 1);
    given('phase german-pre-combat; turn 2; 27inf@3304; 5a@3405');
    then.means(reasons(oddsOn(state(), '3405', ['27inf']))['partisans'], undefined);
  });

  rule(['dagc:5.4b', 'dagc:R23'], 'Bagration: on turn 1 before movement', ({ given, then, state }) => {
    given('phase soviet-pre-combat; turn 1; 11g@3800; 27inf@3700');
    then.entry(oddsOn(state(), '3700', ['11g']).odds, 'shift.bagration', 1, 'dagc:5.4b');
    given('phase soviet-post-combat; turn 1; 11g@3800; 27inf@3700');
    then.means(reasons(oddsOn(state(), '3700', ['11g']))['bagration'], undefined, 'dagc:R23');
    given(at('11g@3800; 27inf@3700'));
    then.means(reasons(oddsOn(state(), '3700', ['11g']))['bagration'], undefined, 'dagc:5.4b');
  });
});

describe('11.14, 11.23: what is announced before the die', () => {
  /** How many columns could be given up now. */
  const offered = (s: State<Own>): readonly (string | undefined)[] => {
    const offer = offers(dagc.rules, s).find(({ verb }) => verb === 'lower');
    return (offer && listed(s, offer))?.map(({ args }) => args['columns']?.[0]) ?? [];
  };

  rule(
    ['dagc:11.14a', 'dagc:11.14b'],
    'columns are given up before the die alone',
    ({ given, dice, when, then, state }) => {
      given(at('5a@2716; 6inf@2717'));
      when('attack 2717 from 5a');
      then.refused('lower 5', 'LOWER.NOT-SO-FAR', 'dagc:11.14a');
      when('lower 1');
      then.event('battle.lowered', { from: '+3 or +4', odds: '+1 or +2' }, 'dagc:11.14a');
      dice(1);
      when('lower 2', 'pass');
      then.event('battle.result-AE', { odds: '-2 or -1' }, 'dagc:11.16a');
      then.decides('soviet', 'soviet-pre-combat@orders');
      given(at('5a@2716; 6inf@2717'));
      when('attack 2717 from 5a');
      then.means(offered(state()), ['1', '2', '3', '4'], 'dagc:11.14b');
      dice(4);
      when('pass');
      then.decides('german', 'retreat@choose');
      then.means(offered(state()), [], 'dagc:11.14b');
    },
  );

  rule(
    'dagc:11.23a',
    'on the three columns at the left the die is rolled until something happens',
    ({ given, dice, when, then }) => {
      given(at('cmo@2716; 27inf@2717'));
      when('attack 2717 from cmo');
      dice(2, 2, 4);
      when('ardor');
      then.event('battle.ardor', { side: 'soviet' });
      then.event('battle.rolls-on', { die: 2 }, 'dagc:11.8b');
      then.event('battle.result-BB', { die: 4 }, 'dagc:11.21a');
    },
  );

  rule('dagc:11.23b', 'once committed, there is no way back', ({ given, dice, when, then, state }) => {
    given(at('cmo@2716; 27inf@2717'));
    dice(2, 1);
    when('attack 2717 from cmo', 'ardor');
    then.means(state().own.hits, { cmo: 1 });
    then.decides('soviet', 'soviet-pre-combat@orders');
  });

  rule('dagc:R99', 'every roll is told', ({ given, then }) => {
    given(at('cmo@2716; 27inf@2717'));
    const done = played(at('cmo@2716; 27inf@2717; dice 3 2 3 6'), 'attack 2717 from cmo', 'ardor');
    then.means(
      ofKind(done, 'battle.rolls-on').map(({ data }) => data['die']),
      [3, 2, 3],
    );
  });

  rule('dagc:R86', 'who gives up columns may come to one of them', ({ given, when, then, state }) => {
    given(at('5a@2716; 6inf@2717'));
    when('attack 2717 from 5a');
    then.refused('ardor', 'ARDOR.NOT-HERE', 'dagc:11.23a');
    when('lower 2');
    then.allowed('ardor');
    const odds = (lowered: number) => oddsOn(state(), TARGET, ['5a'], { lowered, defenders: ['6inf'] });
    then.means(
      [1, 2].map((n) => isLeftMost(p, odds(n))),
      [false, true],
    );
  });

  rule('dagc:R125', 'the Germans do all this as well', ({ given, when, then, state }) => {
    given('phase german-pre-combat; turn 2; 39pz@2716; cmo@2717; 5a@2717 under');
    when('attack 2717 from 39pz');
    then.means(
      offers(dagc.rules, state()).some(({ verb }) => verb === 'ardor'),
      true,
    );
  });
});
