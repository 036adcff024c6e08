// Chapter 4: points for hexes that change hands, for markers in them, for regions; the dice of cities that fall early.
//
//   Units stand next to what they take; a unit that has not moved may always go one hex (10.3a).
import { expect } from '@jest/globals';
import {
  chartPoints,
  citiesOf,
  openingHexes,
  pointsLedger,
  worthOf,
} from '../../../../../src/games/barbarossa/04-how-to-win/4.2-victory-points.ts';
import { enteredReich } from '../../../../../src/games/barbarossa/04-how-to-win/4.2-debits.ts';
import { pointsTotal } from '../../../../../src/games/barbarossa/state.ts';
import { seenBy } from '../../../../../src/api/game.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';

const GERMAN = 'phase german-movement; turn 4; plan order move-fight;';
/** Held so that no region is lost by the way. */
const REGIONS = 'held 2809 german; held 1214 german;';
const SOVIET = `phase soviet-movement; turn 16; plan order move-fight; ${REGIONS}`;
const CHECK = 'phase victory-check;';

rule('barbarossa:4.1b', 'there is one total, the German one', ({ given, then, state }) => {
  given(`${GERMAN} 24pz@1811`);
  then.means(pointsTotal(p, state()), 14);
});

rule('barbarossa:4.2a', 'every city is worth a point', ({ given, when, then }) => {
  given(`${GERMAN} 24pz@1811`);
  when('move 24pz 1810');
  then.noEvent('kiev.rolled');
  const { own } = stateOf(`${GERMAN} 24pz@1811`);
  const cities = p.objectives.filter((hex) => p.hex(hex).objective === 'city');
  expect(cities).toHaveLength(39);
  then.means(
    cities.map((hex) => worthOf(p, own, hex, 'german').amount),
    cities.map(() => 1),
  );
});

rule('barbarossa:4.2b', 'so are the industry and the oil', ({ given, when, then }) => {
  given(`${SOVIET} 3ra@2921; held 2922 german; held 2921 soviet`);
  when('move 3ra 2922');
  const { own } = stateOf(SOVIET);
  then.means(
    ['2419', '3103', '2922', '3015'].map((hex) => worthOf(p, own, hex, 'soviet').amount),
    [-1, -1, -1, -1],
  );
});

rule('barbarossa:4.2c', 'the total changes the moment a hex does', ({ given, when, then, state }) => {
  given(`${GERMAN} 24pz@1811`);
  when('move 24pz 1810');
  then.event('points', { amount: 1, total: 15, hex: '1810', why: 'points.taken' });
  given(`${SOVIET} 3ra@1710; held 1810 german; points 3 1 points.taken barbarossa:4.2c 1810`);
  when('move 3ra 1810');
  then.event('points', { amount: -1, total: 14, hex: '1810', why: 'points.lost' });
  then.entry(pointsLedger(p, state()), 'points.lost', -1);
  expect(pointsLedger(p, state()).total).toBe(14);
});

rule('barbarossa:4.2c', 'and may fall below nothing (R22)', ({ given, when, then }) => {
  given(`${SOVIET} 3ra@1710; held 1810 german; points 3 -14 points.lost barbarossa:4.2c`);
  when('move 3ra 1810');
  then.event('points', { total: -1 });
});

rule(
  'barbarossa:4.2e',
  'fourteen hexes of the German side are worth points at the start',
  ({ given, then, state }) => {
    given('start campaign');
    then.means(openingHexes(p, state()).length, 14);
  },
);

rule(
  'barbarossa:4.2e',
  'and with the trade of Lithuania those of the trade (R18)',
  ({ given, then, state }) => {
    given(`${GERMAN} option lithuania=on; 24pz@1811`);
    then.means(openingHexes(p, state()).includes('1714'), true);
    expect(openingHexes(p, state())).toHaveLength(15);
  },
);

rule('barbarossa:4.2g', 'each hex of the Reich with Soviet units costs a point', ({ given, then }) => {
  given(`${CHECK} turn 2; 3ra@1717; 4ra@1717 under; 5ra@2118`);
  then.event('points', { amount: -1, hex: '1717', why: 'points.reich', total: 13 });
  then.event('points', { amount: -1, hex: '2118', why: 'points.reich', total: 12 });
  expect(chartPoints(p, 'reich-hex')).toBe(-1);
});

rule('barbarossa:4.2g', 'from turn 6 on it does not', ({ given, then }) => {
  given(`${CHECK} turn 6; points 3 7 points.taken barbarossa:4.2c; 5ra@2118`);
  then.noEvent('points');
  then.means(enteredReich(p, stateOf(`${CHECK} turn 6; 5ra@2118`)), ['2118']);
});

rule('barbarossa:4.2g', 'the hexes traded for Lithuania are no Reich (R19)', ({ given, then }) => {
  given(`${CHECK} turn 2; option lithuania=on; 5ra@2216`);
  then.noEvent('points');
  then.means(enteredReich(p, stateOf(`${CHECK} turn 2; 5ra@2216`)), ['2216']);
});

rule('barbarossa:4.2f', 'everybody sees the total at any time', ({ given, then, state }) => {
  given(`${GERMAN} 24pz@1811; points 2 3 points.taken barbarossa:4.2c`);
  then.means(
    (['german', 'soviet', 'both'] as const).map((who) => seenBy(barbarossa, state(), who).score[0]?.points),
    [17, 17, 17],
  );
});

rule(
  'barbarossa:4.2h',
  'it comes on top of the city that was lost, in supply or not',
  ({ given, then, state }) => {
    given(`${CHECK} turn 2; 3ra@1717; points 2 -1 points.lost barbarossa:4.2c 1717`);
    then.noEvent('check');
    then.means(pointsTotal(p, state()), 12);
  },
);

rule(
  'barbarossa:4.2i',
  'who is thrown out costs nothing more, though the hex stays Soviet',
  ({ given, then }) => {
    given(`${CHECK} turn 2; held 2118 soviet; 24pz@2117`);
    then.noEvent('points');
    then.means(enteredReich(p, stateOf(`${CHECK} turn 2; held 2118 soviet`)), []);
  },
);

rule('barbarossa:4.3a', 'a Hero City is worth two, before its marker goes', ({ given, when, then }) => {
  given(`${GERMAN} 24pz@1811; marker hc 1810`);
  when('move 24pz 1810');
  then.event('points', { amount: 2, hex: '1810', why: 'points.hero-city' });
});

rule('barbarossa:4.3b', 'its marker is gone for good', ({ given, when, then, state }) => {
  given(`${GERMAN} 24pz@1811; marker hc 1810`);
  when('move 24pz 1810');
  then.means(state().own.markers['hc']?.filter((place) => place === 'out').length, 1);
});

rule('barbarossa:4.3c', 'taken back, a former Hero City counts one', ({ given, when, then, state }) => {
  given(`${SOVIET} 3ra@1710; held 1810 german; marker hc out`);
  when('move 3ra 1810');
  then.means(
    state().own.points.map(({ amount, hex }) => [amount, hex]),
    [[-1, '1810']],
  );
});

rule('barbarossa:4.3d', 'a Fortress City costs two', ({ given, when, then }) => {
  given(`${SOVIET} 3ra@1710; held 1810 german; marker fc 1810`);
  when('move 3ra 1810');
  then.event('points', { amount: -2, hex: '1810', why: 'points.fortress-city' });
});

rule('barbarossa:4.3e', 'its marker is gone for good', ({ given, when, then, state }) => {
  given(`${SOVIET} 3ra@1710; held 1810 german; marker fc 1810`);
  when('move 3ra 1810');
  then.means(state().own.markers['fc']?.includes('out'), true);
});

rule('barbarossa:4.3f', 'taken back, a former Fortress City counts one', ({ given, when, then, state }) => {
  given(`phase german-movement; turn 17; plan order move-fight; ${REGIONS} 24pz@1811; marker fc out`);
  when('move 24pz 1810');
  then.means(
    state().own.points.map(({ amount, hex }) => [amount, hex]),
    [[1, '1810']],
  );
});

const BALTIC = p.area('baltic-republics').filter((hex) => hex !== '1214');
const held = (hexes: readonly string[], side: string): string =>
  hexes.map((hex) => `held ${hex} ${side}`).join('; ');

rule(
  'barbarossa:4.5a',
  'the last hex of the Baltic Republics takes three points with it',
  ({ given, when, then }) => {
    given(`${SOVIET} ${held(BALTIC, 'soviet')}; 3ra@1213`);
    when('move 3ra 1214');
    then.event('points', { amount: -3, why: 'points.baltic' });
  },
);

rule(
  'barbarossa:4.5a',
  'the debit falls due when turn 14 begins, if it is so already (R26)',
  ({ given, then }) => {
    given(`phase turn-start; turn 13; ${held(BALTIC, 'soviet')}; held 1214 soviet; held 2809 german`);
    then.noEvent('points');
    given(`phase turn-start; turn 14; ${held(BALTIC, 'soviet')}; held 1214 soviet; held 2809 german`);
    then.event('points', { amount: -3, total: 11 });
  },
);

rule('barbarossa:4.5b', 'once', ({ given, when, then, state }) => {
  given(`${SOVIET} ${held(BALTIC, 'soviet')}; 3ra@1213; points 15 -3 points.baltic barbarossa:4.5a`);
  when('move 3ra 1214');
  then.noEvent('points');
  then.means(pointsTotal(p, state()), 11);
});

rule('barbarossa:4.6a', 'the last hex on the Dnepr takes one point with it', ({ given, when, then }) => {
  given(`${SOVIET} 3ra@2808`);
  when('move 3ra 2809');
  then.event('points', { amount: -1, why: 'points.dnepr' });
});

rule(
  'barbarossa:4.6a',
  'any other hex of it would have kept it, occupied or not',
  ({ given, when, then, state }) => {
    given(`${SOVIET} held 2506 german; 3ra@2808`);
    when('move 3ra 2809');
    then.noEvent('points');
    then.means(state().own.held['2809'], 'soviet');
  },
);

rule(
  'barbarossa:4.6b',
  'all that is round Kiev and Dnepropetrovsk is Dnepr',
  ({ given, when, then, state }) => {
    given(`${SOVIET} held 2212 german; held 2606 german; 3ra@2808`);
    when('move 3ra 2809');
    then.noEvent('points');
    const round = ['2311', '2607'].flatMap((hex) => [hex, ...p.neighbours(hex)]);
    then.means(
      round.filter((hex) => !p.area('dnepr-line').includes(hex)),
      [],
    );
    expect(state().own.points).toEqual([]);
  },
);

rule('barbarossa:4.6c', 'once', ({ given, when, then }) => {
  given(`${SOVIET} 3ra@2808; points 15 -1 points.dnepr barbarossa:4.6a`);
  when('move 3ra 2809');
  then.noEvent('points');
  then.means(chartPoints(p, 'dnepr'), -1);
});

rule('barbarossa:4.7a', 'the early fall of Bucharest costs half a die and one', ({ given, when, then }) => {
  given(
    `${SOVIET} 3ra@3113; held 3113 soviet; held 3114 german; points 15 -1 points.lost barbarossa:4.2c 1810; dice 3`,
  );
  when('move 3ra 3114');
  then.event('points', { amount: -3, hex: '3114', why: 'points.bucharest' });
  then.noEvent('moscow.rolled');
});

rule(
  'barbarossa:4.7a',
  'the first time; then a point like any other (R28)',
  ({ given, when, then, state }) => {
    given(
      `${SOVIET} 3ra@3113; held 3113 soviet; points 15 -3 points.bucharest barbarossa:4.7a 3114; points 15 1 points.taken barbarossa:4.2c 3114`,
    );
    when('move 3ra 3114');
    then.means(state().own.points.at(-1)?.amount, -1);
  },
);

rule('barbarossa:R28', 'a Fortress City that falls early costs one more', ({ given, when, then }) => {
  given(`${SOVIET} 3ra@3113; held 3113 soviet; marker fc 3114; dice 6`);
  when('move 3ra 3114');
  then.event('points', { amount: -1, hex: '3114', why: 'points.fortress-more', total: 9 });
});

rule('barbarossa:4.7b', 'from turn 27 on it costs a point', ({ given, when, then }) => {
  given(`phase soviet-movement; turn 27; plan order move-fight; ${REGIONS} 3ra@3113; held 3113 soviet`);
  when('move 3ra 3114');
  then.event('points', { amount: -1, hex: '3114' });
});

rule('barbarossa:4.8a', 'so with Ploesti', ({ given, when, then }) => {
  given(`${SOVIET} 3ra@3014; held 3014 soviet; dice 5`);
  when('move 3ra 3015');
  then.event('points', { amount: -4, hex: '3015', why: 'points.ploesti' });
});

rule('barbarossa:4.8b', 'and with its late fall', ({ given, when, then }) => {
  given(`phase soviet-movement; turn 27; plan order move-fight; ${REGIONS} 3ra@3014; held 3014 soviet`);
  when('move 3ra 3015');
  then.event('points', { amount: -1, hex: '3015' });
});

const KIEV = 'phase german-movement; plan order move-fight; 24pz@2412;';

rule(
  'barbarossa:4.21a',
  'with the option Kiev is worth a die less one until turn 3',
  ({ given, when, then }) => {
    given(`${KIEV} turn 3; option kiev=on; plan paulus no-pause; dice 6 6`);
    when('roll 24pz', 'move 24pz 2311');
    then.event('kiev.rolled', { roll: 6, amount: 5 });
    then.event('points', { amount: 5, hex: '2311', total: 19 });
  },
);

rule('barbarossa:4.21a', 'and without it a point', ({ given, when, then, state }) => {
  given(`${KIEV} turn 3; plan paulus no-pause; dice 6`);
  when('roll 24pz', 'move 24pz 2311');
  then.noEvent('kiev.rolled');
  then.means(
    state().own.points.map(({ amount }) => amount),
    [1],
  );
});

rule('barbarossa:4.21b', 'from turn 4 on it is a point, option or not', ({ given, when, then }) => {
  given(`${KIEV} turn 4; option kiev=on`);
  when('move 24pz 2311');
  then.event('points', { amount: 1, hex: '2311' });
  then.noEvent('kiev.rolled');
});

rule(
  'barbarossa:4.21c',
  'a die of 1 gives nothing, and uses the option up',
  ({ given, when, then, state }) => {
    given(`${KIEV} turn 3; option kiev=on; plan paulus no-pause; dice 6 1`);
    when('roll 24pz', 'move 24pz 2311');
    then.noEvent('points');
    then.means(state().own.points, [
      { turn: 3, amount: 0, why: 'points.kiev', rule: 'barbarossa:4.21a', hex: '2311' },
    ]);
    given(
      `${KIEV} turn 3; option kiev=on; plan paulus no-pause; points 2 0 points.kiev barbarossa:4.21a 2311; dice 6`,
    );
    when('roll 24pz', 'move 24pz 2311');
    then.noEvent('kiev.rolled');
    expect(state().own.points.at(-1)?.amount).toBe(1);
  },
);

const MOSCOW = 'phase german-movement; turn 10; plan order move-fight; 24pz@1607;';

rule('barbarossa:4.15a', 'five on the die ends the war', ({ given, when, then }) => {
  given(`${MOSCOW} dice 5`);
  when('move 24pz 1606');
  then.event('moscow.rolled', { roll: 5, added: 0, final: 5, surrender: true });
  then.over('german');
});

rule('barbarossa:4.15a', 'four does not', ({ given, when, then, state }) => {
  given(`${MOSCOW} dice 4`);
  when('move 24pz 1606');
  then.event('moscow.rolled', { final: 4, surrender: false });
  expect(state().over).toBeUndefined();
  then.decides('german', 'movement@orders');
});

rule('barbarossa:4.15b', 'Kiev adds one', ({ given, when, then, state }) => {
  given(`${MOSCOW} held 2311 german; dice 4`);
  when('move 24pz 1606');
  then.means(state().over, { winner: 'german', rule: 'barbarossa:4.15a', reason: 'moscow' });
});

rule('barbarossa:4.15c', 'Leningrad adds two', ({ given, when, then, state }) => {
  given(`${MOSCOW} held 1011 german; dice 3`);
  when('move 24pz 1606');
  then.means(state().over?.rule, 'barbarossa:4.15a');
  given(`${MOSCOW} held 1011 german; dice 2`);
  when('move 24pz 1606');
  expect(state().over).toBeUndefined();
});

rule('barbarossa:4.15d', 'both add three', ({ given, when, then, state }) => {
  given(`${MOSCOW} held 1011 german; held 2311 german; dice 2`);
  when('move 24pz 1606');
  then.means(state().over?.winner, 'german');
  given(`${MOSCOW} held 1011 german; held 2311 german; dice 1`);
  when('move 24pz 1606');
  expect(state().over).toBeUndefined();
});

rule('barbarossa:4.21d', 'Kiev adds its one whatever it was worth', ({ given, when, then, state }) => {
  given(`${MOSCOW} option kiev=on; held 2311 german; points 3 0 points.kiev barbarossa:4.21a 2311; dice 4`);
  when('move 24pz 1606');
  then.means(state().over?.winner, 'german');
});

rule('barbarossa:4.15e', 'the die falls once in a game', ({ given, when, then, state }) => {
  given(`${MOSCOW} own moscowRolled true; dice 1`);
  when('move 24pz 1606');
  then.noEvent('moscow.rolled');
  then.means(
    state().own.points.map(({ amount }) => amount),
    [1],
  );
});

rule('barbarossa:4.14e', 'beyond the chart within a turn nothing ends', ({ given, when, then, state }) => {
  given(
    `phase german-movement; turn 4; plan order move-fight; 24pz@1811; points 3 10 points.taken barbarossa:4.2c`,
  );
  when('move 24pz 1810');
  then.means([pointsTotal(p, state()), state().over], [25, undefined]);
});

rule('barbarossa:4.14f', 'sudden death does not wait for the check', ({ given, when, then, state }) => {
  given(`${MOSCOW} dice 6`);
  when('move 24pz 1606');
  then.means([state().over?.winner, state().clock.phase], ['german', 'german-movement']);
});

rule(
  'barbarossa:4.2a',
  'cities of a side are counted without industry and oil (R16, R17)',
  ({ given, then, state }) => {
    given('start campaign');
    then.means(citiesOf(p, state(), 'german').length, 11);
  },
);

rule('barbarossa:11.21d', 'also one that he only passes', ({ given, when, then, state }) => {
  const [line = ''] = p.lines.forts.german;
  const beside = p.neighbours(line).filter((hex) => p.isLand(hex) && p.hex(hex).fortified === undefined);
  const [from = '', to = ''] = [beside[0], beside.at(-1)];
  const held = [line, to].map((hex) => `held ${hex} soviet`).join('; ');
  given(`phase soviet-movement; turn 16; plan order move-fight; ${REGIONS} 3ra@${from}; ${held}`);
  when(`move 3ra ${line} ${to}`);
  then.at('3ra', to);
  then.event('line.destroyed', { hex: line });
  expect(state().own.destroyed).toEqual([line]);
});

rule(
  'barbarossa:11.21d',
  'a German line that a Soviet unit comes into is gone at once',
  ({ given, when, then, state }) => {
    const line = p.lines.forts.german[0] ?? '';
    const from = p.neighbours(line).find((hex) => p.isLand(hex) && p.hex(hex).fortified === undefined) ?? '';
    given(
      `phase soviet-movement; turn 16; plan order move-fight; ${REGIONS} 3ra@${from}; held ${line} soviet`,
    );
    expect(state().own.destroyed).toEqual([]);
    when(`move 3ra ${line}`);
    then.event('line.destroyed', { hex: line });
  },
);
