// Chapter 4: what plans come to: the offensive, the gambit, the expedition, and who is told that they failed.
import { hasGambitWon } from '../../../../../src/games/barbarossa/04-how-to-win/4.4-summer-offensive.ts';
import { openingHexes } from '../../../../../src/games/barbarossa/04-how-to-win/4.2-victory-points.ts';
import { p, rule, stateOf } from '../kit.ts';
import { endings, ofKind, played, thrown } from '../play.ts';

const HELD = 'points 3 12 points.taken barbarossa:4.2c; held 2809 german; held 1214 german;';
const START = `phase turn-start; ${HELD}`;
const CHECK = `phase victory-check; ${HELD}`;
const GERMAN = '1717 1819 1921 2023 2117 2120 2320 2423 2722 2820 3114'.split(' ');
const plan = (turn: number, gambit: boolean): string =>
  `own plan.offensive ${JSON.stringify({ turn, gambit, cities: GERMAN })};`;

rule('barbarossa:4.4c', 'an offensive alone is no gambit', ({ given, when, then }) => {
  given(`${START} turn 18; 24pz@1911; 3ra@1909`);
  when('choose offensive');
  then.event('offensive.declared');
  then.noEvent('gambit.declared');
});

rule(
  'barbarossa:4.16a',
  'the gambit names the fourteen hexes of the start',
  ({ given, when, then, state }) => {
    given(`${START} turn 17; 24pz@1911; 3ra@1909`);
    when('choose gambit');
    then.event('gambit.declared', { turn: 17, hexes: [...openingHexes(p, state())] });
    then.means(openingHexes(p, state()).length, 14);
  },
);

rule('barbarossa:4.4a', 'the half die is German, and falls once in a failed summer', ({ given, then }) => {
  const text = `${CHECK} turn 19; dice 5`;
  given(text);
  then.means(thrown(played(text)), ['german offensive 4.4a d6']);
  then.means(
    thrown(played(`${CHECK} turn 17; ${plan(17, false)} dice 2`)),
    ['german offensive 4.4a d6'],
    'barbarossa:4.4a',
  );
});

rule('barbarossa:4.4g', 'after success no die falls', ({ given, then }) => {
  const text = `${CHECK} turn 17; ${plan(17, false)} held 1810 german; dice 6`;
  given(text);
  then.means(thrown(played(text)), []);
});

rule('barbarossa:4.16d', 'any two of Leningrad, Moscow, Kiev and Stalingrad', ({ given, then, state }) => {
  given(`${CHECK} turn 20; ${plan(17, true)} held 1606 german; held 2311 german`);
  then.over('german');
  then.means(state().over?.reason, 'gambit');
  const won = (...hexes: readonly string[]): boolean =>
    hasGambitWon(p, stateOf(`${CHECK} turn 20; ${hexes.map((hex) => `held ${hex} german`).join('; ')}`));
  then.means(
    [
      ['1011', '1606'],
      ['1011', '2311'],
      ['1606', '2501'],
      ['2311', '2501'],
    ].map((pair) => won(...pair)),
    [true, true, true, true],
  );
});

rule('barbarossa:4.16e', 'that the gambit failed is the reason', ({ given, then, state }) => {
  given(`${CHECK} turn 20; ${plan(17, true)} held 1606 german`);
  then.over('soviet');
  then.means(state().over?.reason, 'gambit-failed');
});

rule('barbarossa:4.14b', 'points decide by points, on either bound', ({ given, then, state }) => {
  given('phase victory-check; turn 10; points 3 7 points.taken barbarossa:4.2c');
  then.over('soviet');
  then.means(state().over, { winner: 'soviet', rule: 'barbarossa:4.14b', reason: 'points' });
});

rule('barbarossa:4.14a', 'where the chart has no line nobody has won', ({ given, then, state }) => {
  given('phase victory-check; turn 1; points 1 60 points.taken barbarossa:4.2c');
  then.means(state().over, undefined);
});

rule('barbarossa:4.20b', 'a single point too many is too many', ({ given, then }) => {
  given('phase victory-check; option forgiveness=on; turn 3; points 3 8 points.taken barbarossa:4.2c');
  then.event('forgiven', { points: 1 });
});

rule('barbarossa:4.2c', 'nothing won is nothing entered', ({ given, when, then, state }) => {
  given('phase german-movement; turn 9; held 2607 german; 24pz@1904; held 1903 soviet');
  when('move 24pz 1903');
  then.event('hex.taken', { hex: '1903' }, 'barbarossa:3.6c');
  then.noEvent('points');
  then.means(state().own.points, []);
  // 4.13c: a fountain of oil is one point.
  const text = `phase victory-check; turn 11; points 3 12 points.taken barbarossa:4.2c; own expedition "beaten"`;
  then.means(ofKind(played(text), 'points'), []);
});

const LAUNCH =
  'phase german-movement; turn 11; plan order move-fight; own expedition "open"; 3pz@3203; 14pz@3203 under; 49mtn@3204;';
const ARMIES = '3ra@1606; 4ra@1606 under; 5ra@1606 under; 6ra@1606 under; 8ra@rvgk;';

rule('barbarossa:4.12c', 'the Soviet may decline, and is told to have', ({ given, then }) => {
  given(`${LAUNCH} ${ARMIES}`);
  const now = played(`${LAUNCH} ${ARMIES}`, 'leave 3pz', 'leave 14pz', 'leave 49mtn');
  then.means(endings(now), ['pass 4.12c']);
  const declined = played(`${LAUNCH} ${ARMIES}`, 'leave 3pz', 'leave 14pz', 'leave 49mtn', 'pass');
  then.means(
    ofKind(declined, 'response.declined').map(({ data }) => data['side']),
    ['soviet'],
  );
});

rule('barbarossa:4.12a', 'with the fourth army the answer is complete', ({ given, when, then, state }) => {
  given(`${LAUNCH} ${ARMIES} 9ra@rvgk`);
  when('leave 3pz', 'leave 14pz', 'leave 49mtn', 'choose 3ra', 'choose 4ra', 'choose 5ra');
  then.decides('soviet', 'caucasusResponse@army');
  when('choose 6ra');
  then.decides('german', 'movement@orders');
  then.means(state().own.places['caucasus']?.length, 7);
});

const BOX = '3pz@caucasus; 14pz@caucasus under; 49mtn@caucasus under; 3ra@caucasus under;';
const OUT = `phase soviet-movement; turn 12; plan order move-fight; own expedition "out"; ${BOX}`;

rule('barbarossa:4.13e', 'Dnepropetrovsk taken, it is beaten as well', ({ given, when, then }) => {
  const [from = ''] = p.neighbours('2607').filter(p.isLand);
  given(`${OUT} held 2607 german; held ${from} soviet; 4ra@${from}`);
  when('move 4ra 2607');
  then.event('expedition.beaten', { cause: 'city' });
});

rule(
  'barbarossa:4.13f',
  'its corps are lost with the expedition, and not in battle',
  ({ given, when, then }) => {
    given(`${OUT} held 2804 german; 4ra@2803`);
    when('move 4ra 2804');
    then.event('unit.eliminated', { unit: '3pz', from: 'caucasus', cause: 'expedition' });
  },
);

rule('barbarossa:4.13g', 'one that is not under way cannot be beaten', ({ given, when, then, state }) => {
  given(
    'phase soviet-movement; turn 12; plan order move-fight; own expedition "recalled"; held 2804 german; 4ra@2803',
  );
  when('move 4ra 2804');
  then.noEvent('expedition.beaten');
  then.means(state().own.expedition, 'recalled');
  given('phase soviet-movement; turn 12; plan order move-fight; held 2804 german; 4ra@2803');
  when('move 4ra 2804');
  then.noEvent('expedition.beaten');
});

rule('barbarossa:4.17d', 'paratroops that did not drop are lost for that', ({ given, when, then }) => {
  given(
    `phase german-movement; ${HELD} turn 17; plan order fight-move; ${plan(17, true)} 24pz@1911; 3ra@1909; 2para@airborne`,
  );
  when('end');
  then.event('unit.eliminated', { unit: '2para', cause: 'no-drop' });
});

rule('barbarossa:4.18a', 'the Rhine is a choice like the other', ({ given, when, then, state }) => {
  given(
    `phase turn-start; turn 28; points 20 -6 points.lost barbarossa:4.2c; 24pz@2218; 3ra@2201; held 2809 german; held 1214 german`,
  );
  when('choose rhine');
  then.event('watch.chosen', { watch: 'rhine' }, 'barbarossa:4.18b');
  then.means(state().own.plan.watch, 'rhine');
});

rule(
  'barbarossa:5.10a',
  'going on without the pause is a choice like the other',
  ({ given, when, then, state }) => {
    given('phase turn-start; turn 3; 24pz@1911; 3ra@1810');
    when('choose no-pause');
    then.event('pause.decided', { paulus: 'no-pause' });
    then.means(state().own.plan.paulus, 'no-pause');
  },
);

const MOVE = 'phase soviet-movement; plan order move-fight; held 2809 german; held 1214 german;';

rule('barbarossa:R116', 'hexes traded for Lithuania have not been German', ({ given, then }) => {
  const five = p.area('polish-five');
  const near =
    five.find((hex) => p.neighbours(hex).some((next) => p.hex(next).country === 'general-government')) ?? '';
  const from = p.neighbours(near).find((hex) => p.isLand(hex) && !five.includes(hex)) ?? '';
  const walk = (facts: string): number =>
    ofKind(
      played(`${facts} ${MOVE} turn 13; 3ra@${from}; held ${from} soviet`, `move 3ra ${near}`),
      'army.appears',
    ).length;
  given(`option lithuania=on; ${MOVE} turn 16; 3ra@${from}`);
  then.means(walk('option lithuania=on;'), 0);
  const lithuania = p.area('lithuania').length;
  then.means(lithuania > 0, true);
});
