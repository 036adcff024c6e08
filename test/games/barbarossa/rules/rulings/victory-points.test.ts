// Rulings on chapters 3 and 4, each by its number: what counts for points, and when.
import {
  citiesOf,
  openingHexes,
  worthOf,
} from '../../../../../src/games/barbarossa/04-how-to-win/4.2-victory-points.ts';
import { enteredReich } from '../../../../../src/games/barbarossa/04-how-to-win/4.2-debits.ts';
import { hasSucceeded } from '../../../../../src/games/barbarossa/04-how-to-win/4.4-summer-offensive.ts';
import { pointsTotal } from '../../../../../src/games/barbarossa/state.ts';
import { p, rule, stateOf } from '../kit.ts';

/** Points in the middle of the chart, and regions that are not lost. */
const HELD = 'points 1 12 points.taken barbarossa:4.2c; held 2809 german; held 1214 german;';
const CHECK = `phase victory-check; ${HELD}`;
const SOVIET = 'phase soviet-movement; plan order move-fight; held 2809 german; held 1214 german;';
const GERMAN_CITIES = '1717 1819 1921 2023 2117 2120 2320 2423 2722 2820 3114'.split(' ');
const plan = (turn: number, gambit: boolean): string =>
  `own plan.offensive ${JSON.stringify({ turn, gambit, cities: GERMAN_CITIES })};`;
const GAMBIT = 'own turn.luftwaffe 9; own plan.offensive {"turn":17,"gambit":true,"cities":[]};';

rule(
  'barbarossa:R11',
  'Bulgaria begins German, is worth nothing, feeds nobody, and is open to both',
  ({ given, then }) => {
    given(`${SOVIET} turn 20; 3ra@3214; 24pz@3117`);
    const bulgaria = p.grid.ids.filter((hex) => p.hex(hex).country === 'bulgaria');
    const control = p.opening('campaign').control;
    then.means(bulgaria.length > 0 && bulgaria.every((hex) => control.get(hex) === 'german'), true);
    then.means(
      bulgaria.filter((hex) => p.hex(hex).objective !== undefined || p.area('german-sources').includes(hex)),
      [],
    );
    then.allowed('move 3ra 3215');
  },
);

rule(
  'barbarossa:R14',
  'paratroops over an enemy hex hold nothing until it is clear',
  ({ given, when, then, state }) => {
    const drop = `phase german-assault; turn 17; plan order move-fight; ${GAMBIT} 2para@airborne; 24pz@1811; 3ra@1810; 1g@1810;`;
    // 6 and 6 on 8, less the city: 1:2, and 4 stalls.
    given(`${drop} dice 4`);
    when('attack 1810 from 24pz drop 2para');
    then.at('2para', 'out');
    then.noEvent('hex.taken');
    then.means(state().own.held['1810'], undefined);
  },
);

rule('barbarossa:R15', 'fourteen hexes, of which the rules name four', ({ given, then, state }) => {
  given('start campaign');
  then.means(openingHexes(p, state()).length, 14);
  then.means(
    ['2419', '2922', '3015', '3114'].every((hex) => openingHexes(p, state()).includes(hex)),
    true,
  );
});

rule(
  'barbarossa:R16',
  'the industrial region is worth a point and is no city',
  ({ given, when, then, state }) => {
    given('phase german-strategic; turn 9; 24pz@2419; 1inf@2320; marker fc hand');
    then.means([p.hex('2419').objective, p.hex('2419').city], ['industry', undefined]);
    then.means(citiesOf(p, state(), 'german').includes('2419'), false);
    then.refused('rail 24pz 2420', 'RAIL.NO-CITY', 'barbarossa:8.7c');
    then.refused('declare 2419', 'DECLARE.INDUSTRY', 'barbarossa:9.2g');
    given('phase german-administration; turn 3; 27inf@track-3; 24pz@2419');
    then.refused('place 27inf 2419', undefined, 'barbarossa:8.1g');
    when('place 27inf 2320');
    then.at('27inf', '2320');
  },
);

rule('barbarossa:R17', 'nor are the oil fields, Maikop too', ({ given, then }) => {
  given(`${CHECK} turn 17; 24pz@2117`);
  then.means(
    ['3103', '2922', '3015'].map((hex) => [p.hex(hex).objective, p.hex(hex).city]),
    [
      ['oil', undefined],
      ['oil', undefined],
      ['oil', undefined],
    ],
  );
  then.means(hasSucceeded(p, stateOf(`${CHECK} turn 17; held 3103 german`), GERMAN_CITIES), false);
});

rule(
  'barbarossa:R19',
  'Lithuania stays Baltic when it is traded, and its price is no Reich',
  ({ given, then }) => {
    given(`${CHECK} turn 2; option lithuania=on; 5ra@2216; 6ra@1615`);
    then.noEvent('points');
    then.means(enteredReich(p, stateOf(`${CHECK} turn 2; option lithuania=on; 5ra@2216; 6ra@1615`)), []);
    then.means(p.area('baltic-republics').includes('1615'), true);
  },
);

rule('barbarossa:R20', 'two armies in one hex of the Reich cost one point', ({ given, then, state }) => {
  given('phase victory-check; turn 3; points 2 2 points.taken barbarossa:4.2c; 3ra@1717; 4ra@1717');
  then.event('points', { amount: -1, hex: '1717' }, 'barbarossa:4.2g');
  then.event('check', { total: 15 }, 'barbarossa:4.14a');
  then.means(state().own.points.filter(({ why }) => why === 'points.reich').length, 1);
});

rule('barbarossa:R21', 'in the shorter game it costs nothing', ({ given, then, state }) => {
  given(
    `scenario road-back; phase victory-check; turn 14; 3ra@1717; 2lw@1111; held 2809 german; held 1214 german`,
  );
  then.means(
    state().own.points.filter(({ why }) => why === 'points.reich'),
    [],
  );
});

rule('barbarossa:R22', 'the total goes below nothing', ({ given, when, then, state }) => {
  given(`${SOVIET} turn 20; 3ra@1710; held 1810 german; points 19 -14 points.lost barbarossa:4.2c`);
  when('move 3ra 1810');
  then.means(pointsTotal(p, state()), -1);
});

rule(
  'barbarossa:R23',
  'what lies in a city when it falls says what it is worth',
  ({ given, when, then, state }) => {
    given(`${SOVIET} turn 20; 3ra@1710; held 1810 german; marker hc out; marker fc 1810`);
    then.means(worthOf(p, state().own, '1810', 'soviet').amount, -2);
    when('move 3ra 1810');
    then.event('points', { amount: -2, hex: '1810' }, 'barbarossa:4.3d');
    then.means(
      [worthOf(p, state().own, '1810', 'german').amount, worthOf(p, state().own, '1810', 'soviet').amount],
      [1, -1],
    );
  },
);

rule(
  'barbarossa:R24',
  'an offensive that failed on turn 18 is paid for then, and not on turn 19',
  ({ given, then, state }) => {
    given(`${CHECK} turn 18; ${plan(18, false)} dice 2`);
    then.means(state().own.points.at(-1), {
      turn: 18,
      amount: -1,
      why: 'points.offensive',
      rule: 'barbarossa:4.4a',
    });
    given(`${CHECK} turn 19; ${plan(18, false)}`);
    then.noEvent('offensive.none');
    then.noEvent('points');
  },
);

rule(
  'barbarossa:R25',
  'only the start and the end of the turn of an offensive are compared',
  ({ given, then, state }) => {
    given(
      `${CHECK} turn 17; ${plan(17, false)} held 1810 german; held 2117 german; points 17 -1 points.lost barbarossa:4.2c 2117; points 17 1 points.taken barbarossa:4.2c 2117`,
    );
    then.event('offensive.judged', { success: true }, 'barbarossa:4.4g');
    // A city that was German at the start does not count as won.
    then.means(hasSucceeded(p, state(), [...GERMAN_CITIES, '1810']), false);
  },
);

const BALTIC = p
  .area('baltic-republics')
  .map((hex) => `held ${hex} soviet`)
  .join('; ');

rule(
  'barbarossa:R26',
  'both debits fall due as turn 14 begins, in the shorter game too',
  ({ given, then, state }) => {
    given(`phase turn-start; turn 14; ${BALTIC}`);
    then.means(
      state().own.points.map(({ why, amount }) => [why, amount]),
      [
        ['points.baltic', -3],
        ['points.dnepr', -1],
      ],
    );
    given(
      `scenario road-back; phase turn-start; turn 14; ${BALTIC}; 2lw@1111; ${p
        .area('dnepr-line')
        .filter((hex) => hex !== '2809')
        .map((hex) => `held ${hex} soviet`)
        .join('; ')}; held 2809 german`,
    );
    then.means(
      state().own.points.map(({ why }) => why),
      ['points.baltic'],
    );
  },
);

rule('barbarossa:R27', 'sea and lake are no hexes of the Baltic Republics', ({ given, then }) => {
  given(`${CHECK} turn 4`);
  const area = p.area('baltic-republics');
  then.means(
    area.filter((hex) => !p.isLand(hex)),
    [],
  );
  then.means(
    area.every((hex) => ['lithuania', 'latvia', 'estonia'].includes(p.hex(hex).country ?? '')),
    true,
  );
});

rule('barbarossa:R29', 'without a rifle army nobody is asked, and nobody gains', ({ given, then, state }) => {
  given('phase soviet-administration; turn 7; 24pz@2117; 1t@1606');
  then.noEvent('points');
  then.means(pointsTotal(p, state()), 14);
});

rule(
  'barbarossa:R30',
  'the point for 2 SS Panzer is lost on the turn it is due, and leaving later mends nothing',
  ({ given, then, state }) => {
    const ring = p
      .neighbours('1813')
      .map((hex, i) => `${[3, 4, 5, 6, 8, 9][i]}ra@${hex}`)
      .join('; ');
    given(`phase german-administration; turn 19; ${HELD} 2sspz@1813; ${ring}`);
    then.event('points', { amount: -1, why: 'points.ss-panzer' }, 'barbarossa:4.10a');
    then.means(state().own.plan.ssDue, true);
    given(`phase german-administration; turn 20; ${HELD} own plan.ssDue true; 2sspz@1812`);
    then.noEvent('points');
  },
);

rule('barbarossa:R31', 'the way to the Caucasus, once open, is open', ({ given, then, state }) => {
  given('phase turn-start; turn 12; own expedition "open"; held 3103 soviet; 3ra@3004');
  then.means(state().own.expedition, 'open');
});
