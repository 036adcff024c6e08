// Rulings on the events of the later war, the ends of the game and the shorter scenario, each by its number.
import { pointsLedger } from '../../../../../src/games/barbarossa/04-how-to-win/4.2-victory-points.ts';
import { boundsOn } from '../../../../../src/games/barbarossa/04-how-to-win/4.20-victory-check.ts';
import {
  judgeOder,
  lossesOf,
} from '../../../../../src/games/barbarossa/04-how-to-win/4.18-watch-on-the-oder.ts';
import { luftwaffeOn, replacementsOn } from '../../../../../src/games/barbarossa/data/charts.ts';
import { supplyOf } from '../../../../../src/games/barbarossa/07-supply/7.17-supply-state.ts';
import { pointsTotal } from '../../../../../src/games/barbarossa/state.ts';
import { driven, isPhase } from '../driving.ts';
import { p, rule, stateOf } from '../kit.ts';

/** Points in the middle of the chart, and regions that are not lost. */
const HELD = 'points 3 12 points.taken barbarossa:4.2c; held 2809 german; held 1214 german;';
const CHECK = `phase victory-check; ${HELD}`;
const START = `phase turn-start; ${HELD}`;
const GERMAN_CITIES = '1717 1819 1921 2023 2117 2120 2320 2423 2722 2820 3114'.split(' ');
const plan = (turn: number, gambit: boolean): string =>
  `own plan.offensive ${JSON.stringify({ turn, gambit, cities: GERMAN_CITIES })};`;
const GAMBIT = 'own turn.luftwaffe 9; own plan.offensive {"turn":17,"gambit":true,"cities":[]};';

const BOX = '3pz@caucasus; 14pz@caucasus; 49mtn@caucasus; 3ra@caucasus;';

rule('barbarossa:R34', 'the oil is worth a die', ({ given, then, state }) => {
  given(`${CHECK} turn 11; own expedition "out"; ${BOX} dice 6 2`);
  then.means(state().own.points.at(-1), { turn: 11, amount: 2, why: 'points.oil', rule: 'barbarossa:4.13b' });
});

rule(
  'barbarossa:R35',
  'after the breakthrough nobody comes back until the expedition is beaten',
  ({ given, when, then }) => {
    given(
      `phase german-movement; turn 12; plan order move-fight; own expedition "through"; ${BOX} 24pz@1911; 9ra@1810`,
    );
    then.refused('return 3203', undefined, 'barbarossa:4.13o');
    given(
      `phase soviet-movement; turn 12; plan order move-fight; own expedition "through"; ${BOX} 9ra@2803; held 2804 german`,
    );
    then.refused('return 3ra 3203', undefined, 'barbarossa:R35');
    when('move 9ra 2804');
    then.at('3pz', 'dead');
    then.allowed('return 3ra 3203');
  },
);

rule(
  'barbarossa:R37',
  'of two ends at once the first that was set off counts',
  ({ given, when, then, state }) => {
    const left = '{"kind":"left","units":["3pz"]}';
    const moscow = '{"kind":"taken","hex":"1606","by":"german"}';
    const text = (pending: string): string =>
      `phase german-movement; turn 11; plan order move-fight; own expedition "out"; 3pz@caucasus; 14pz@caucasus; 49mtn@caucasus; 24pz@1911; 3ra@1810; held 1606 german; own pending ${pending};`;
    // Nobody can answer the expedition, and the die of Moscow would be a surrender.
    given(`${text(`[${moscow},${left}]`)} dice 6`);
    when('move 24pz 1812');
    then.means(state().over?.rule, 'barbarossa:4.15a');
    given(`${text(`[${left},${moscow}]`)} dice 6`);
    when('move 24pz 1812');
    then.means(state().over?.rule, 'barbarossa:4.12c');
  },
);

rule(
  'barbarossa:R40',
  'the gambit is declared before replacements are handed out, and raises them to turn 20',
  ({ given, when, then }) => {
    given(`${START} turn 18; 24pz@1911; 3ra@1909`);
    then.decides('german', 'startOfTurnChoices@offensive');
    when('choose gambit');
    const rates = [18, 19, 20, 21].map((turn) => replacementsOn(p.turns, turn, 'german', ['gambit'])?.mech);
    then.means(rates, [2, 2, 2, 1]);
  },
);

rule(
  'barbarossa:R41',
  'the gambit fetches 2 SS Panzer only from its box, and costs nothing',
  ({ given, then }) => {
    given(`phase german-administration; ${HELD} turn 19; ${plan(19, true)} 2sspz@1813; 24pz@1911; 3ra@1909`);
    then.noEvent('points');
    then.at('2sspz', '1813');
    then.means(
      stateOf(`${HELD} turn 19; phase german-administration; ${plan(19, true)} 2sspz@1813`).own.plan.ssDue,
      undefined,
    );
  },
);

rule('barbarossa:R42', 'points are looked at during the gambit too', ({ given, then, state }) => {
  given(
    `phase victory-check; turn 18; held 2809 german; held 1214 german; ${plan(17, true)} points 3 30 points.taken barbarossa:4.2c`,
  );
  then.means(state().over, { winner: 'german', rule: 'barbarossa:4.14b', reason: 'points' });
});

rule(
  'barbarossa:R44',
  'the paratroops enter on foot in the first turn of the gambit alone',
  ({ given, when, then }) => {
    given(
      `phase german-administration; ${HELD} turn 17; ${GAMBIT} 2para@aside; xivpz@aside; 76pz@aside; 24pz@1911; 3ra@1909`,
    );
    then.at('2para', 'track-17');
    then.refused('place 2para 1911', undefined, 'barbarossa:8.1g');
    when('place 2para 2117');
    then.at('2para', '2117');
    given(`phase german-assault; turn 17; plan order fight-move; ${GAMBIT} 2para@2117; 24pz@1708; 3ra@1707`);
    then.refused('attack 1707 from 24pz drop 2para', 'DROP.NOT-NOW', 'barbarossa:4.17d');
    then.means(p.unit('2para').type, 'paratroops');
  },
);

rule('barbarossa:R45', 'who chose neither has chosen the Rhine', ({ given, then, state }) => {
  given(
    'phase turn-start; turn 30; points 20 -6 points.lost barbarossa:4.2c; 24pz@2218; 3ra@2201; held 2809 german; held 1214 german',
  );
  then.event('watch.shown', { watch: 'rhine' }, 'barbarossa:4.18d');
  then.means(state().own.plan.watch, undefined);
});

rule('barbarossa:R46', 'the aircraft of the Oder come on top', ({ given, then }) => {
  given('phase german-order; turn 30; 24pz@2218');
  then.means(luftwaffeOn(p.turns, 30, ['oder']), luftwaffeOn(p.turns, 30) + 2);
});

rule('barbarossa:R47', 'losses of the Oder are all of the turn, by printed strength', ({ given, then }) => {
  const end = 'phase german-movement; turn 30; plan order fight-move; plan watch oder; 24pz@2218; 3ra@2201;';
  const lost = `${end} own turn.eliminated ["29rc","1abc","16ra","1g","ica","24pz"];`;
  given(lost);
  // Two corps, a rifle army, a Guards army for two, and the Coastal Army, whose defence is 4.
  then.means(lossesOf(p, stateOf(lost)), 1 + 1 + 1 + 2 + 2);
  const cities = `own turn.cities ${JSON.stringify(GERMAN_CITIES)};`;
  then.means(judgeOder(p, stateOf(`${end} ${cities} held 2415 german; held 1813 german`)).won, true);
});

rule(
  'barbarossa:R48',
  'the first call for 2 SS Panzer is that of turn 19',
  ({ given, when, then, state }) => {
    given(`phase german-administration; ${HELD} turn 14; 2sspz@2117; 24pz@1911`);
    then.noEvent('withdrawals.begin');
    given(`phase german-administration; ${HELD} turn 19; 2sspz@2117; 24pz@1911`);
    when('choose keep');
    then.means(state().own.points.at(-1)?.why, 'points.ss-panzer');
  },
);

rule('barbarossa:R49', 'each forgiven point is worth one at the last check', ({ given, then, state }) => {
  const last = 'phase victory-check; option forgiveness=on; turn 32;';
  given(`${last} points 3 -16 points.taken barbarossa:4.2c; own forgiven 3`);
  then.means(state().over?.winner, 'german');
  given(`${last} points 3 -16 points.taken barbarossa:4.2c; own forgiven 2`);
  then.means(state().over?.winner, 'soviet');
});

rule('barbarossa:R50', 'the die of Kiev stands in place of its point', ({ given, when, then, state }) => {
  given('phase german-movement; plan order move-fight; 24pz@2412; turn 2; option kiev=on; dice 4');
  when('move 24pz 2311');
  then.means(
    state().own.points.map(({ amount }) => amount),
    [3],
  );
});

rule(
  'barbarossa:R51',
  'the debits of a turn come in their order, the chart last',
  ({ given, then, state }) => {
    given(
      `scenario road-back; phase victory-check; turn 19; own expedition "through"; ${BOX} held 2501 german; 2lw@1111; held 2809 german; held 1214 german; dice 1`,
    );
    then.means(
      state().own.points.map(({ why }) => why),
      ['points.oil-flow', 'points.fortress-stalingrad', 'points.offensive'],
    );
    then.event('check', { total: 33 + 1 + 2 - 1 }, 'barbarossa:4.14a');
  },
);

rule(
  'barbarossa:R52',
  'a total on the bound wins, on either side, and the last two meet',
  ({ given, then, state }) => {
    const bounds = boundsOn(p, stateOf('phase victory-check; turn 32'));
    then.means((bounds?.german ?? 0) - (bounds?.soviet ?? 0), 1);
    given('phase victory-check; turn 3; points 2 8 points.taken barbarossa:4.2c');
    then.means(state().over?.winner, 'german');
    given('phase victory-check; turn 3; points 2 -1 points.taken barbarossa:4.2c');
    then.means(state().over?.winner, 'soviet');
  },
);

const ROAD = 'scenario road-back; held 2809 german; held 1214 german;';

rule(
  'barbarossa:R145',
  'Leningrad is besieged while somebody stands beside it, or while it is cut off',
  ({ given, when, then }) => {
    given(`${ROAD} phase german-movement; turn 14; plan order move-fight; 2lw@1111; 24pz@2117`);
    when('move 2lw 1112');
    then.event('points', { amount: -1, why: 'points.siege-lifted' }, 'barbarossa:12.23b');
    given(`${ROAD} phase german-movement; turn 14; plan order move-fight; 2lw@1111; 3lw@1110; 24pz@2117`);
    when('move 2lw 1112');
    then.noEvent('points');
    then.means(
      p
        .neighbours('1011')
        .filter(p.isLand)
        .toSorted()
        .every((hex) => ['1009', '1010', '1110', '1111'].includes(hex) || p.hex(hex).terrain === 'all-lake'),
      true,
    );
  },
);

rule('barbarossa:R146', 'the 33 points of the start hold the siege', ({ given, then, state }) => {
  given('start road-back');
  then.means(pointsTotal(p, state()), 33);
  then.means(pointsLedger(p, state()).entries.length, 1);
});

rule(
  'barbarossa:R147',
  'all of the German side in Stalingrad are bound, may be fed by air, and earn the two points',
  ({ given, then, state }) => {
    const ring = p
      .neighbours('2501')
      .map((hex, i) => `${[3, 4, 5, 6, 8, 9][i]}ra@${hex}`)
      .join('; ');
    given(`${ROAD} phase turn-start; turn 14; 24pz@2501; r3@2501; 2lw@1111; ${ring}`);
    then.means(state().own.turn.stand, ['24pz', 'r3']);
    given(
      `${ROAD} phase german-assault; turn 14; plan order move-fight; 48pz@2603; 24pz@2501; 2lw@1111; ${ring}; marker aerial 2501; own turn.stand ["24pz"]`,
    );
    then.refused('attack 2402 from 24pz', 'ATTACK.STANDS-FAST', 'barbarossa:12.7a');
    then.means(supplyOf(p, state(), '24pz'), 'aerial');
    given(
      `${ROAD} phase victory-check; turn 15; held 2501 german; 2lw@1111; own expedition "through"; ${BOX}`,
    );
    then.event('points', { amount: 2, why: 'points.fortress-stalingrad' }, 'barbarossa:12.7e');
    then.event('points', { amount: 1, why: 'points.oil-flow' }, 'barbarossa:4.13c');
  },
);

rule('barbarossa:R54', 'who fights twice has had his strategic movement', ({ given, then }) => {
  given('phase german-strategic; turn 9; plan order fight-fight; 24pz@1813; held 1813 german');
  then.decides('german', 'strategicMovement@orders');
  const events = driven(
    'phase german-strategic; turn 9; plan order fight-fight; 24pz@1813; held 1813 german',
    isPhase('soviet-rvgk'),
  );
  then.means(
    events
      .filter(({ kind }) => kind === 'phase.begins')
      .map(({ data }) => data['phase'])
      .slice(0, 3),
    ['german-strategic', 'german-assault', 'german-assault'],
  );
});
