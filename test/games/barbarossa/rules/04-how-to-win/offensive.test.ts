// Chapter 4: choices at the start of a turn, the summer of 1943, Manstein's Gambit.
//
//   1810 Smolensk and 1813 Minsk are cities; 1811 and 1711 touch Smolensk.
import { expect } from '@jest/globals';
import {
  hasGambitWon,
  hasSucceeded,
} from '../../../../../src/games/barbarossa/04-how-to-win/4.4-summer-offensive.ts';
import { openingHexes } from '../../../../../src/games/barbarossa/04-how-to-win/4.2-victory-points.ts';
import { replacementsOn } from '../../../../../src/games/barbarossa/data/charts.ts';
import { p, rule, stateOf } from '../kit.ts';

/** Points in the middle of the chart, and regions that are not lost. */
const HELD = 'points 3 12 points.taken barbarossa:4.2c; held 2809 german; held 1214 german;';
const START = `phase turn-start; ${HELD}`;
const CHECK = `phase victory-check; ${HELD}`;
const plan = (turn: number, gambit: boolean, cities: readonly string[]): string =>
  `own plan.offensive ${JSON.stringify({ turn, gambit, cities })};`;
const GERMAN = '1717 1819 1921 2023 2117 2120 2320 2423 2722 2820 3114'.split(' ');

rule(
  'barbarossa:5.10a',
  'the pause is decided before anything else in turn 3',
  ({ given, when, then, state }) => {
    given('phase turn-start; turn 3; 24pz@1911; 3ra@1810');
    then.decides('german', 'startOfTurnChoices@pause');
    then.offered('choose', ['choose pause', 'choose no-pause']);
    when('choose pause');
    then.event('pause.decided', { paulus: 'pause' });
    expect(state().own.plan.paulus).toBe('pause');
    given('phase turn-start; turn 4; 24pz@1911; 3ra@1810');
    then.noEvent('pause.decided');
  },
);

rule(
  'barbarossa:4.4c',
  'the offensive is declared as turn 17, 18 or 19 begins',
  ({ given, when, then, state }) => {
    given(`${START} turn 18; 24pz@1911; 3ra@1909`);
    then.decides('german', 'startOfTurnChoices@offensive');
    then.offered('choose', ['choose offensive', 'choose gambit', 'choose wait']);
    when('choose offensive');
    then.event('offensive.declared', { turn: 18 });
    expect(state().own.plan.offensive).toEqual({ turn: 18, gambit: false, cities: GERMAN });
  },
);

rule('barbarossa:4.4c', 'and once', ({ given, then, state }) => {
  given(`${START} turn 18; ${plan(17, false, GERMAN)} 24pz@1911; 3ra@1909`);
  then.noEvent('offensive.declared');
  then.means(
    state().stack.some(({ step }) => step === 'offensive'),
    false,
  );
  given(`${START} turn 20; 24pz@1911; 3ra@1909`);
  then.means(
    state().stack.some(({ step }) => step === 'offensive'),
    false,
  );
});

rule('barbarossa:4.4c', 'it may wait', ({ given, when, then, state }) => {
  given(`${START} turn 17; 24pz@1911; 3ra@1909`);
  then.offered('choose', ['choose offensive', 'choose gambit', 'choose wait']);
  when('choose wait');
  expect(state().own.plan.offensive).toBeUndefined();
});

rule('barbarossa:4.4a', 'a summer without an offensive costs half a die', ({ given, then }) => {
  given(`${CHECK} turn 19; dice 5`);
  then.event('points', { amount: -3, why: 'points.offensive', total: 23 });
});

rule('barbarossa:4.4b', 'at the end of turn 19', ({ given, then }) => {
  given(`${CHECK} turn 18`);
  then.noEvent('points');
  given(`${CHECK} turn 19; dice 1`);
  then.event('offensive.none');
});

rule('barbarossa:4.4b', 'or when it has failed, and not again (R24)', ({ given, then, state }) => {
  given(`${CHECK} turn 17; ${plan(17, false, GERMAN)} dice 2`);
  expect(state().own.points.at(-1)).toMatchObject({ amount: -1, turn: 17 });
  given(`${CHECK} turn 19; ${plan(17, false, GERMAN)}`);
  then.noEvent('offensive.none');
  then.means(state().own.points.length, 1);
});

rule(
  'barbarossa:4.4d',
  'it is judged at the end of the turn in which it was declared',
  ({ given, then, state }) => {
    given(`${CHECK} turn 18; ${plan(17, false, GERMAN)}`);
    then.noEvent('offensive.judged');
    then.means(state().own.points.length, 1);
  },
);

rule('barbarossa:4.4e', 'it needs every city kept and one won', ({ given, then, state }) => {
  given(`${CHECK} turn 17; ${plan(17, false, GERMAN)} held 1810 german`);
  expect(state().own.points).toHaveLength(1);
  const judge = (held: string): boolean => hasSucceeded(p, stateOf(`${CHECK} turn 17; ${held}`), GERMAN);
  then.means(
    ['held 1810 german', 'held 1810 german; held 2117 soviet', 'held 1707 german', 'held 3103 german'].map(
      judge,
    ),
    [true, false, false, false],
  );
});

rule('barbarossa:4.4e', 'failed, it is said', ({ given, then }) => {
  given(`${CHECK} turn 17; ${plan(17, false, GERMAN)} held 1810 german; held 2117 soviet; dice 4`);
  then.event('offensive.judged', { success: false });
});

rule('barbarossa:4.4f', 'whatever the supply of the cities', ({ given, then }) => {
  given(`${CHECK} turn 17; ${plan(17, false, GERMAN)} held 1502 german`);
  then.means(hasSucceeded(p, stateOf(`${CHECK} turn 17; held 1502 german`), GERMAN), true);
});

rule('barbarossa:4.4g', 'success costs nothing and brings nothing', ({ given, then, state }) => {
  given(`${CHECK} turn 17; ${plan(17, false, GERMAN)} held 1810 german`);
  then.event('offensive.judged', { success: true });
  then.noEvent('points');
  expect(state().own.points).toHaveLength(1);
});

rule('barbarossa:4.16a', 'the gambit is part of the offensive', ({ given, when, then, state }) => {
  given(`${START} turn 17; 24pz@1911; 3ra@1909`);
  when('choose gambit');
  then.event('gambit.declared', { turn: 17 });
  expect(state().own.plan.offensive?.gambit).toBe(true);
});

rule('barbarossa:4.16c', 'it puts the judgement of the offensive out of force', ({ given, then, state }) => {
  given(`${CHECK} turn 17; ${plan(17, true, GERMAN)}`);
  then.noEvent('offensive.judged');
  given(`${CHECK} turn 19; ${plan(17, true, GERMAN)}`);
  then.means(state().own.points.length, 1);
});

rule('barbarossa:4.16b', 'and decides the game at the end of turn 20', ({ given, then, state }) => {
  given(`${CHECK} turn 19; ${plan(17, true, GERMAN)} 24pz@1911; 3ra@1909`);
  expect(state().over).toBeUndefined();
  given(`${CHECK} turn 20; ${plan(17, true, GERMAN)}`);
  then.means(state().over?.winner, 'soviet');
  given(`${CHECK} turn 20; ${plan(17, false, GERMAN)} 24pz@1911; 3ra@1909`);
  expect(state().over).toBeUndefined();
});

rule('barbarossa:4.16d', 'all fourteen of the start and two of four win it', ({ given, then }) => {
  given(`${CHECK} turn 20; ${plan(17, true, GERMAN)} held 1011 german; held 2501 german`);
  then.over('german');
  const won = (held: string): boolean => hasGambitWon(p, stateOf(`${CHECK} turn 20; ${held}`));
  expect(won('held 1011 german')).toBe(false);
  expect(won('held 1606 german; held 2311 german; held 2419 soviet')).toBe(false);
  expect(openingHexes(p, stateOf(CHECK + ' turn 20'))).toEqual(
    expect.arrayContaining(['2419', '2922', '3015', '3114']),
  );
});

rule('barbarossa:4.16e', 'failing that the Soviet wins', ({ given, then }) => {
  given(`${CHECK} turn 20; ${plan(17, true, GERMAN)} held 1011 german`);
  then.over('soviet');
});

rule('barbarossa:4.16b', 'points decide first in that turn too (R42)', ({ given, then, state }) => {
  given(
    `phase victory-check; held 2809 german; held 1214 german; turn 20; ${plan(17, true, GERMAN)} points 3 20 points.taken barbarossa:4.2c`,
  );
  then.means(state().over, { winner: 'german', rule: 'barbarossa:4.14b', reason: 'points' });
});

rule('barbarossa:4.17a', 'replacements are 2/2 to turn 20', ({ given, then }) => {
  given(`${START} turn 21; 24pz@1911`);
  const rates = [17, 18, 19, 20, 21].map((turn) => {
    const rate = replacementsOn(p.turns, turn, 'german', ['gambit']);
    return `${rate?.mech ?? 0}/${rate?.nonMech ?? 0}`;
  });
  then.means(rates, ['2/2', '2/2', '2/2', '2/2', '1/2']);
});

rule('barbarossa:4.17i', 'without it they are 1/1', ({ given, then }) => {
  given(`${START} turn 21; 24pz@1911`);
  const rates = [17, 18, 19, 20].map((turn) => {
    const rate = replacementsOn(p.turns, turn, 'german');
    return `${rate?.mech ?? 0}/${rate?.nonMech ?? 0}`;
  });
  then.means(rates, ['1/1', '1/1', '1/1', '1/1']);
});

rule('barbarossa:4.17h', 'XIV Panzer is not 14 Panzer', ({ given, then }) => {
  given(`${START} turn 21; 14pz@1911`);
  then.means([p.unit('xivpz').print === p.unit('14pz').print, p.isUnit('14pz')], [false, true]);
});

rule('barbarossa:4.17d', 'paratroops that did not drop in their turn are gone', ({ given, when, then }) => {
  given(
    `phase german-movement; ${HELD} turn 17; plan order fight-move; ${plan(17, true, GERMAN)} 24pz@1911; 3ra@1909; 2para@airborne`,
  );
  when('end');
  then.event('unit.eliminated', { unit: '2para' });
  then.at('2para', 'out');
});

rule('barbarossa:4.17c', 'two SS corps come from their later boxes', ({ given, then, state }) => {
  given(
    `phase german-administration; ${HELD} turn 17; ${plan(17, true, GERMAN)} 24pz@1911; 3ra@1909; 2sspz@track-24; 3sspz@track-22; xivpz@aside`,
  );
  then.means(
    ['2sspz', '3sspz', 'xivpz'].map((unit) => state().own.places['track-17']?.includes(unit)),
    [true, true, true],
  );
});
