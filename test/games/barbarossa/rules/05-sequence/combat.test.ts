// Chapter 5 in battle: what the order of phases, the pause and the first turns do to columns and results.
import { expect } from '@jest/globals';
import {
  convert,
  outcomes,
} from '../../../../../src/games/barbarossa/05-sequence/5.15-result-conversions.ts';
import {
  attacksOf,
  mustJoin,
} from '../../../../../src/games/barbarossa/11-prepared-assaults/11.3-eligible-attackers.ts';
import { battleOdds } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.8-odds.ts';
import { sceneOf } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.8-odds-context.ts';
import type { Battle } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.8-battle-frame.ts';
import type { ResultCode } from '../../../../../src/games/barbarossa/data/charts.ts';
import { oddsAt, shiftsIn, words } from '../combat-kit.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';

const PAIR = '24pz@1910; 3ra@1909';
const german = (more: string, units = PAIR): string => `phase german-assault; ${more}; ${units}`;
const soviet = (more: string, units = PAIR): string => `phase soviet-assault; ${more}; ${units}`;
const attacked = (text: string, more: Partial<Battle> = {}) => shiftsIn(oddsAt(text, '1909', '24pz', more));
const struck = (text: string, more: Partial<Battle> = {}) => shiftsIn(oddsAt(text, '1910', '3ra', more));
const MOBILE = { kind: 'mobile', from: '1910' } as const;

const sceneAt = (text: string, target: string, attackers: string, more: Partial<Battle> = {}) =>
  sceneOf(p, stateOf(text), { target, attackers: words(attackers), kind: 'prepared', ...more });

const others = (text: string, code: ResultCode, target = '1909', attackers = '24pz') =>
  outcomes(sceneAt(text, target, attackers), code);

rule('barbarossa:5.6a', 'in the summer of 1941 fight/move is worth a column', ({ given, then }) => {
  given(german('turn 2; plan order fight-move'));
  const { odds } = oddsAt(german('turn 2; plan order fight-move'), '1909', '24pz');
  then.entry(odds, 'shift.fight-move-1941', 1);
  expect(attacked(german('turn 4; plan order fight-move'))).toEqual({ 'fight-move-1941': 1 });
  expect(attacked(german('turn 2; plan order move-fight'))).toEqual({});
  expect(attacked(german('turn 5; plan order fight-move'))).toEqual({});
  expect(attacked(german('turn 2; plan order fight-move'), MOBILE)).toEqual({ 'mobile-assault': -1 });
});

rule('barbarossa:5.6c', 'in 1942 only in the named zone', ({ given, then }) => {
  const text = (zone: string, order = 'fight-move') =>
    german(`turn 9; plan order ${order}; plan bonusZone ${zone}`);
  given(text('north'));
  then.entry(oddsAt(text('north'), '1909', '24pz').odds, 'shift.fight-move-1942', 1);
  expect(attacked(text('south'))).toEqual({});
  expect(attacked(text('north', 'move-fight'))).toEqual({});
});

rule('barbarossa:R55', 'the zone is that of the hex attacked', ({ given, then }) => {
  // 2108 lies in the north, 2208 below it in the south.
  const text = german('turn 10; plan order fight-move; plan bonusZone south', '24pz@2108; 3ra@2208');
  given(text);
  then.means(shiftsIn(oddsAt(text, '2208', '24pz')), { 'fight-move-1942': 1 });
  const north = german('turn 10; plan order fight-move; plan bonusZone south', '24pz@2208; 3ra@2108');
  then.means(shiftsIn(oddsAt(north, '2108', '24pz')), {});
});

rule('barbarossa:5.6d', 'from turn 13 on never again', ({ given, then }) => {
  const text = german('turn 13; plan order fight-move; plan bonusZone north');
  given(text);
  then.means(attacked(text), {});
});

rule('barbarossa:5.6e', 'of two fights the first gains a column', ({ given, then, state }) => {
  const first = german('turn 10; plan order fight-fight');
  given(first);
  then.entry(oddsAt(first, '1909', '24pz').odds, 'shift.fight-fight', 1);
  given(german('turn 10; plan order fight-fight; half second'));
  const battle = { target: '1909', attackers: ['24pz'], kind: 'prepared' } as const;
  expect(shiftsIn(battleOdds(p, state(), battle))).toEqual({});
});

rule('barbarossa:R56', 'fight/fight is not fight/move', ({ given, then }) => {
  const text = german('turn 10; plan order fight-fight; plan bonusZone north');
  given(text);
  then.means(attacked(text), { 'fight-fight': 1 });
});

rule('barbarossa:5.7a', 'Soviet move/fight costs a column', ({ given, then }) => {
  const text = soviet('turn 9; plan order move-fight');
  given(text);
  then.entry(oddsAt(text, '1910', '3ra').odds, 'shift.soviet-move-fight', -1);
  expect(struck(soviet('turn 9; plan order fight-move'))).toEqual({});
});

const SHOCK = '1sh@1909; 24pz@1910';
const shock = (more: string, units = SHOCK) => oddsAt(soviet(more, units), '1910', '1sh').attack;

rule(
  'barbarossa:5.7b',
  'supplied shock armies are doubled in prepared assaults of fight/move',
  ({ given, then }) => {
    given(soviet('turn 6; plan order fight-move', SHOCK));
    then.entry(shock('turn 6; plan order fight-move'), 'combat.shock-doubled', 3);
    expect(shock('turn 6; plan order fight-move').total).toBe(6);
    expect(shock('turn 6; plan order move-fight').total).toBe(3);
    const mobile = oddsAt(soviet('turn 6; plan order fight-move', SHOCK), '1910', '1sh', {
      kind: 'mobile',
      from: '1909',
    });
    expect(mobile.attack.total).toBe(3);
  },
);

rule('barbarossa:5.7d', 'from turn 7 on they need offensive supply', ({ given, then }) => {
  const text = 'turn 7; plan order fight-move';
  given(soviet(text, SHOCK));
  then.entry(shock(text), 'combat.shock-single', 1);
  expect(shock(text).total).toBe(1);
  expect(shock(`${text}; marker supplyb 1908`).total).toBe(6);
});

rule('barbarossa:R57', 'Soviet fight/fight neither doubles nor costs', ({ given, then }) => {
  const text = 'turn 31; plan order fight-fight; marker supplya 1908';
  given(soviet(text, SHOCK));
  then.means(shock(text).total, 3);
  then.means(shiftsIn(oddsAt(soviet(text, SHOCK), '1910', '1sh')), {});
});

rule('barbarossa:R87', 'what is not doubled is halved from 3', ({ given, then }) => {
  const ring = '1inf@1809; 2inf@1908; 4inf@2009; 5inf@2010; 6inf@1810; 7inf@1910; 1sh@1909';
  given(soviet('turn 9; plan order fight-move', ring));
  const text = soviet('turn 9; plan order fight-move; marker supplya 1907', ring);
  const { attack } = oddsAt(text, '1910', '1sh');
  then.means(attack.total, 1);
  then.means(
    attack.entries.filter(({ why }) => why === 'combat.shock-doubled'),
    [],
  );
});

rule('barbarossa:5.10b', 'in the pause nothing German attacks', ({ given, then }) => {
  given(german('turn 3; plan paulus pause; plan order fight-move'));
  then.refused('attack 1909 from 24pz', 'ATTACK.PAUSE');
  const open = german('turn 3; plan paulus no-pause; plan order move-fight');
  then.means(attacksOf(p).attackersOf(stateOf(open), '1909'), ['24pz']);
});

rule('barbarossa:5.10d', 'the pause saves the penalties of turns 4 and 5', ({ given, then }) => {
  given(german('turn 4; plan paulus pause; plan order move-fight'));
  then.means(attacked(german('turn 4; plan paulus pause; plan order move-fight')), {});
  then.means(attacked(german('turn 4; plan paulus pause; plan order move-fight'), MOBILE), {
    'mobile-assault': -1,
  });
  then.means(attacked(german('turn 5; plan paulus pause; plan order move-fight')), {});
});

rule('barbarossa:5.10e', 'without it prepared assaults of turn 4 lose a column', ({ given, then }) => {
  const text = german('turn 4; plan paulus no-pause');
  given(text);
  then.entry(oddsAt(text, '1909', '24pz').odds, 'shift.no-pause-4', -1);
  expect(struck(soviet('turn 4; plan paulus no-pause'))).toEqual({});
});

rule('barbarossa:5.10f', 'and mobile assaults two in place of one', ({ given, then }) => {
  const text = german('turn 4; plan paulus no-pause');
  given(text);
  then.entry(oddsAt(text, '1909', '24pz', MOBILE).odds, 'shift.no-pause-4-mobile', -2);
  expect(attacked(text, MOBILE)).toEqual({ 'no-pause-4-mobile': -2 });
});

rule('barbarossa:5.10g', 'and prepared assaults of turn 5 lose two', ({ given, then }) => {
  const text = german('turn 5; plan paulus no-pause');
  given(text);
  then.entry(oddsAt(text, '1909', '24pz').odds, 'shift.no-pause-5', -2);
});

rule('barbarossa:5.11a', 'on turn 1 nobody attacks out of Romania', ({ given, then }) => {
  given('phase german-assault; turn 1; plan order fight-move; 30inf@2714; 17rc@2614; 24pz@1910; 3ra@1909');
  then.refused('attack 2614 from 30inf', 'BORDER.NO-ATTACK');
});

rule(
  'barbarossa:5.12b',
  'who has no other attack left must be in this one',
  ({ given, when, then, state }) => {
    given(
      'phase soviet-assault; turn 2; plan order fight-move; own turn.luftwaffe 3; 3ra@1910; 4ra@2010; 24pz@1909; 46pz@2009',
    );
    then.refused('attack 1909 from 4ra', 'ATTACK.MUST-JOIN');
    then.allowed('attack 1909 from 3ra', 'attack 2009 from 4ra', 'attack 1909 from 3ra 4ra');
    then.refused('end', 'ATTACK.DUE', 'barbarossa:5.12a');
    then.means(mustJoin(p, state(), '1909'), ['3ra']);
    when('attack 1909 from 3ra 4ra');
  },
);

rule('barbarossa:5.13a', 'two marshes are dry for supplied German tanks on turn 1', ({ given, then }) => {
  const text = 'phase german-assault; turn 1; plan order move-fight; 24pz@2015; 17mc@2014';
  given(text);
  then.means(oddsAt(text, '2014', '24pz').attack.total, 8);
  then.means(oddsAt(text.replace('turn 1', 'turn 2'), '2014', '24pz').attack.total, 4);
});

rule('barbarossa:5.13c', 'only those two', ({ given, then }) => {
  const text = 'phase german-assault; turn 1; plan order move-fight; 24pz@2013; 17mc@2112';
  given(text);
  then.means(oddsAt(text, '2112', '24pz').attack.total, 4);
});

rule('barbarossa:5.14a', 'on turn 1 a Soviet bloodbath is a retreat', ({ given, then }) => {
  given(soviet('turn 1'));
  const scene = sceneAt(soviet('turn 1'), '1910', '3ra');
  then.means(convert(scene, 'BB').result, 'DR');
  then.means(convert(sceneAt(soviet('turn 2'), '1910', '3ra'), 'BB').result, 'BB');
});

rule('barbarossa:5.14b', 'a German one may be', ({ given, when, then }) => {
  given(`${german('turn 1; plan order fight-move; own turn.luftwaffe 3')}; dice 3`);
  when('attack 1909 from 24pz');
  then.decides('soviet', 'retreat@choose');
  given(`${german('turn 1; plan order fight-move; own turn.luftwaffe 3', '1inf@1910; 3ra@1909')}; dice 4`);
  when('attack 1909 from 1inf');
  then.decides('german', 'battle@wish');
  when('choose DR');
  then.event('battle.converted', { from: 'BB', to: 'DR' });
  then.decides('soviet', 'retreat@choose');
});

rule('barbarossa:5.14b', 'or stay what it is', ({ given, when, then }) => {
  given(
    `${german('turn 1; plan order fight-move; own turn.luftwaffe 3', '1inf@1910; 2inf@1910 under; 3ra@1909')}; dice 5`,
  );
  then.means(others(german('turn 1'), 'BB'), { result: 'BB', others: ['DR'] });
  when('attack 1909 from 1inf 2inf', 'choose BB', 'lose 1inf', 'pass');
  then.noEvent('battle.converted');
  then.at('3ra', 'dead');
});

rule('barbarossa:5.14c', 'on turn 1 this goes before every other rule on bloodbaths', ({ given, then }) => {
  const text = german('turn 1; option superiority=on');
  given(text);
  const turned = convert(sceneAt(text, '1909', '24pz'), 'BB', { 'first-turn-german': true });
  then.means(
    turned.turned.map(({ rule: by }) => by),
    ['barbarossa:5.14b'],
  );
  then.means(convert(sceneAt(text, '1909', '24pz'), 'BB', { 'first-turn-german': false }).result, 'BB');
});

const WEST = '24pz@2117; 6ora@2116';

rule(
  'barbarossa:5.15b',
  'prepared German defenders west of the start line gain a column',
  ({ given, then }) => {
    const text = soviet('turn 1; option preparedness=on', WEST);
    given(text);
    then.entry(oddsAt(text, '2117', '6ora').odds, 'shift.preparedness', -1);
    expect(shiftsIn(oddsAt(soviet('turn 1', WEST), '2117', '6ora'))['preparedness']).toBeUndefined();
    expect(
      shiftsIn(oddsAt(soviet('turn 2; option preparedness=on', WEST), '2117', '6ora'))['preparedness'],
    ).toBeUndefined();
  },
);

rule('barbarossa:R66', 'where the German began, with a German among them', ({ given, then }) => {
  const at = (units: string, hex: string, from: string) =>
    shiftsIn(oddsAt(soviet('turn 1; option preparedness=on', units), hex, from))['preparedness'] ?? 0;
  given(soviet('turn 1; option preparedness=on', WEST));
  then.means(at(PAIR, '1910', '3ra'), 0);
  then.means(at('r3@2117; 6ora@2116', '2117', '6ora'), 0);
  then.means(at('r3@2117; 1inf@2117 under; 6ora@2116', '2117', '6ora'), -1);
  // With the trade of 3.7 Lithuania was German, and 2116 was not.
  const traded = (units: string, hex: string, from: string) => at(`option lithuania=on; ${units}`, hex, from);
  then.means(
    [traded('1inf@1615; 6ora@1614', '1615', '6ora'), at('1inf@1615; 6ora@1614', '1615', '6ora')],
    [-1, 0],
  );
  then.means(
    [traded('1inf@2116; 6ora@2115', '2116', '6ora'), at('1inf@2116; 6ora@2115', '2116', '6ora')],
    [0, -1],
  );
});

const SUPERIOR = 'turn 2; option superiority=on';

rule(
  'barbarossa:5.15c',
  'tactical superiority turns German bloodbaths into retreats, at will',
  ({ given, when, then }) => {
    given(german('turn 10'));
    then.means(others(german(SUPERIOR), 'BB').others, ['DR']);
    then.means(others(german('turn 6; option superiority=on'), 'BB').others, ['DR']);
    then.means(others(german('turn 9; option superiority=on'), 'BB').others, ['DR']);
    then.means(others(german('turn 7; option superiority=on'), 'BB').others, []);
    then.means(others(german('turn 13; option superiority=on'), 'BB').others, []);
    then.means(others(german('turn 2'), 'BB').others, []);
    given(`${german(`${SUPERIOR}; plan order move-fight; own turn.luftwaffe 3`)}; dice 3`);
    when('attack 1909 from 24pz', 'choose DR');
    then.event('battle.converted', { from: 'BB', to: 'DR' });
  },
);

rule('barbarossa:5.15d', 'but not against cities', ({ given, then }) => {
  const text = german(SUPERIOR, '24pz@1906; 3ra@2007');
  given(text);
  then.means(others(text, 'BB', '2007').others, []);
  then.means(others(`${text}; marker hc 2007`, 'BB', '2007').others, []);
});

rule('barbarossa:5.15e', 'and never for the Soviet', ({ given, then }) => {
  const text = soviet(SUPERIOR);
  given(text);
  then.means(others(text, 'BB', '1910', '3ra').others, []);
});

rule(
  'barbarossa:5.15a',
  'players may agree on either or both of the two rules that follow',
  ({ given, then }) => {
    given(soviet('turn 1', WEST));
    then.means(
      barbarossa.options
        .filter(({ id }) => id === 'preparedness' || id === 'superiority')
        .map(({ id, values, standard }) => [id, values, standard]),
      [
        ['preparedness', ['off', 'on'], 'off'],
        ['superiority', ['off', 'on'], 'off'],
      ],
    );
    const both = german('turn 2; option superiority=on; option preparedness=on');
    then.means(others(both, 'BB').others, ['DR']);
  },
);

rule('barbarossa:R61', 'turn 13 is October and November 1942', ({ given, then }) => {
  given('phase german-order; turn 13');
  const line = p.turns.turns.find(({ turn }) => turn === 13);
  then.means([line?.months, line?.ruleYear, line?.kind], [['October', 'November'], 1942, 'double-month']);
});
