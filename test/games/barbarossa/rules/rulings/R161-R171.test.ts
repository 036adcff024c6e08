// The rulings that follow the words of the book, R161 to R171, and statements that stand beside them.
import { stepCost } from '../../../../../src/games/barbarossa/10-movement/10.10-costs.ts';
import { refuseWater } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.3-eligible-attackers.ts';
import { oddsAt } from '../combat-kit.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';
import { hearing, played } from '../play.ts';

const CRIMEA =
  'phase soviet-assault; turn 20; plan order fight-move; 11inf@3108; 1g@3107; 2g@3107 under; 3g@3107 under; marker supplya 3107; marker aerial hand;';

rule(
  ['barbarossa:R161', 'barbarossa:9.7c'],
  'once an attack is declared nobody turns Crimea supply on, aerial supply alone comes',
  ({ given, when, then }) => {
    given(CRIMEA);
    then.allowed('german: crimea on');
    when('german: standing ask if air-supply', 'attack 3108 from 1g 2g 3g');
    then.decides('german', 'battle@airSupply');
    then.refused('crimea on', 'CRIMEA.ATTACK', 'barbarossa:9.7c');
    then.refused('declare 3108', 'DECLARE.ATTACK', 'barbarossa:9.7a');
    then.allowed('airlift 3108');
    when('pass');
    then.decides('german', 'battle@support');
    then.refused('crimea on', 'CRIMEA.ATTACK', 'barbarossa:9.7c');
    then.means(oddsAt(CRIMEA, '3108', '1g 2g 3g').odds.total > 0, true, 'barbarossa:R161');
  },
);

const WON =
  'phase german-assault; turn 4; plan order fight-move; own turn.luftwaffe 9; 24pz@1708; 46pz@1608; 7inf@1708 under; 3ra@1707; dice 1';

rule(
  ['barbarossa:R162', 'barbarossa:11.32b'],
  'the second hex is none the unit was next to before, nor the one it came from',
  ({ given, when, then, state }) => {
    given(WON);
    when('attack 1707 from 24pz 46pz 7inf', 'advance 24pz 46pz 1707');
    for (const hex of ['1708', '1608', '1808'])
      then.refused(`advance 24pz ${hex}`, 'ADVANCE.NOT-NEW', 'barbarossa:11.32b');
    then.allowed('advance 24pz 1607', 'advance 24pz 1706', 'advance 24pz 1807');
    // Each by where it came from.
    then.refused('advance 46pz 1607', 'ADVANCE.NOT-NEW', 'barbarossa:11.32b');
    then.refused('advance 24pz 46pz 1607', 'ADVANCE.NOT-NEW', 'barbarossa:11.32b');
    then.allowed('advance 46pz 1808');
    when('advance 24pz 46pz 1706');
    then.means(state().own.places['1706'], ['24pz', '46pz'], 'barbarossa:R162');
  },
);

const NO_PAUSE =
  'phase german-movement; turn 3; plan order move-fight; plan paulus no-pause; held 2607 german;';

rule(
  ['barbarossa:R163', 'barbarossa:5.10i'],
  'the die falls before the way is chosen, and who has rolled has begun to move',
  ({ given, when, then, state }) => {
    given(`${NO_PAUSE} 24pz@1904; 46pz@1904; 1inf@1904; 47pz@1906; dice 6 1`);
    then.refused('move 24pz 1903', 'MOVE.DIE-FIRST', 'barbarossa:5.10i');
    then.refused('roll 1inf', 'ROLL.NO-DIE', 'barbarossa:5.10i');
    then.refused('roll 24pz 47pz', 'MOVE.NOT-TOGETHER', 'barbarossa:10.5a');
    then.allowed('move 1inf 1903');
    when('roll 24pz');
    then.event('pause.die', { hex: '1904', die: 6 }, 'barbarossa:5.10j');
    then.means([state().own.phase.moved, state().own.phase.afoot], [['24pz'], [['24pz']]], 'barbarossa:R163');
    then.allowed('move 24pz 1903', 'move 24pz 1905');
    when('roll 47pz');
    then.refused('move 24pz 1903', 'MOVE.CLOSED', 'barbarossa:10.6b');
    // The die of its hex has fallen: 46 Panzer begins without another.
    then.allowed('move 46pz 1903');
  },
);

rule('barbarossa:5.10i', 'who asks why is told of the die', ({ given, when, then, state }) => {
  given(`${NO_PAUSE} 24pz@1904; dice 6`);
  const told = () =>
    (barbarossa.questions?.['why']?.(state(), 'german', { unit: ['24pz'] }) ?? []).filter(
      (fact) => 'key' in fact && fact.key === 'why.no-move',
    ).length;
  then.means(told(), 1);
  when('roll 24pz');
  then.means(told(), 0);
});

rule('barbarossa:R163', 'a die that takes everything leaves the one hex', ({ given, when, then }) => {
  const ring = '3ra@1905; 4ra@1804; 5ra@2005; 6ra@2004; 8ra@1803';
  given(`${NO_PAUSE} 24pz@1904; ${ring}; own phase.halved ["24pz"]; dice 6`);
  when('roll 24pz');
  then.means(
    played(`${NO_PAUSE} 24pz@1904; dice 6`, 'roll 24pz').dice.map(({ purpose }) => purpose),
    ['pause'],
  );
  when('move 24pz 1903');
  then.at('24pz', '1903');
});

const SOVIET = 'phase soviet-administration; turn 16; plan order move-fight';

rule(
  ['barbarossa:R165', 'barbarossa:8.1b'],
  'a Shock army that is given nobody waits in the RVGK box',
  ({ given, when, then, state }) => {
    given(`${SOVIET}; 1sh@track-16; 4g@track-16; 33ra@track-16; 16ra@1810; 18ra@1606`);
    then.refused('place 1sh 1606', 'PLACE.CONVERTS', 'barbarossa:8.20a');
    when('place 1sh at rvgk');
    then.means(state().own.places['rvgk'], ['1sh'], 'barbarossa:8.1b');
    when('place 33ra 1606', 'end');
    then.event('units.to-rvgk', { units: ['4g'] }, 'barbarossa:R165');
    then.means(state().own.places['rvgk']?.toSorted(), ['1sh', '4g'], 'barbarossa:R165');
    then.means(state().own.places['1810'], ['16ra'], 'barbarossa:R165');
  },
);

rule('barbarossa:R165', 'and comes out of it by emergency deployment', ({ given, when, then }) => {
  given('phase german-movement; turn 16; plan order move-fight; 1sh@rvgk; 3ra@1503; 24pz@2117');
  when('german: move 24pz 2116', 'soviet: place 1sh 1606');
  then.event('rvgk.deployed', { unit: '1sh', hex: '1606' }, 'barbarossa:8.11a');
  then.at('1sh', '1606');
  given('phase soviet-rvgk; turn 16; plan order move-fight; 1sh@rvgk; 3ra@1503');
  when('place 1sh 1606');
  then.event('rvgk.out', { units: ['1sh'], hex: '1606' }, 'barbarossa:8.10b');
  then.at('1sh', '1606');
  const held = hearing(played(`${SOVIET}; 1sh@track-16; 16ra@1810`, 'end'), 'units.to-rvgk');
  then.means(held, { soviet: ['units.to-rvgk'], german: [undefined] });
});

const BACK =
  'phase soviet-movement; turn 13; plan order move-fight; 9ra@caucasus; 37ra@caucasus; 3ra@1503; own expedition "recalled"';

rule(
  ['barbarossa:R166', 'barbarossa:4.13j'],
  'armies follow a recall in that same game turn or not at all',
  ({ given, when, then, state }) => {
    given(BACK);
    then.refused('return 9ra 3200', 'RETURN.TOO-LATE', 'barbarossa:4.13j');
    then.refused('return 9ra at rvgk', 'RETURN.TOO-LATE', 'barbarossa:4.13j');
    given(`${BACK}; own turn.recalled true`);
    when('return 9ra 3200');
    then.event('units.returned', { units: ['9ra'], at: '3200' }, 'barbarossa:4.13j');
    given(
      'phase german-movement; turn 12; plan order move-fight; 40pz@caucasus; 57pz@caucasus; 52inf@caucasus; 9ra@caucasus; 3ra@1503; own expedition "out"',
    );
    when('return 40pz 3200', 'return 57pz 3200', 'return 52inf 3200');
    then.means([state().own.expedition, state().own.turn.recalled], ['recalled', true], 'barbarossa:R166');
  },
);

rule(
  ['barbarossa:R170', 'barbarossa:10.21'],
  'who leaves the map where no rule lets him is eliminated, once he has said yes',
  ({ given, when, then }) => {
    given('phase german-movement; turn 12; plan order move-fight; 24pz@2924; 46pz@2023; 1inf@1808');
    then.refused('leave 24pz', 'LEAVE.DIES', 'barbarossa:10.21');
    then.refused('leave 1inf yes', 'LEAVE.NO-EDGE', 'barbarossa:10.21');
    then.offered('leave', ['leave 24pz yes']);
    when('leave 24pz yes');
    then.event('unit.eliminated', { unit: '24pz', from: '2924', cause: 'left-map' }, 'barbarossa:10.21');
    then.at('24pz', 'dead');
    then.refused('leave 46pz yes', 'LEAVE.NO-EDGE', 'barbarossa:10.21');
    given('phase soviet-movement; turn 12; plan order move-fight; 3ra@1501; 1g@1503');
    when('move 3ra 1500 1501 1500');
    then.refused('leave 3ra yes', 'LEAVE.NO-POINTS', 'barbarossa:8.26a');
    given('phase soviet-movement; turn 20; plan order move-fight; 3ra@3216; 1g@1503');
    then.refused('leave 3ra yes', 'LEAVE.LIVES', 'barbarossa:8.26a');
    then.allowed('leave 3ra');
    then.means(p.neighbours('2924').length < 6, true, 'barbarossa:R170');
  },
);

rule(
  ['barbarossa:R171', 'barbarossa:1.3d'],
  'all that are halved are added first, whatever halves each of them',
  ({ given, then }) => {
    // 1 Guards goes into marsh, 3 Rifle lacks a marker: 5 and 3 halved together.
    const text =
      'phase soviet-assault; turn 21; plan order fight-move; own turn.luftwaffe 9; marker supplya 2009; 1g@2013; 3ra@2114; 24pz@2014';
    given(text);
    const one = oddsAt(text, '2014', '1g').attack;
    const other = oddsAt(text, '2014', '3ra').attack;
    const both = oddsAt(text, '2014', '1g 3ra').attack;
    then.means([one.total, other.total, both.total], [2, 1, 4], 'barbarossa:R171');
    then.means(both.total > one.total + other.total, true, 'barbarossa:1.3d');
  },
);

rule('barbarossa:5.12f', 'a mandatory attack is an attack like any other', ({ given, when, then }) => {
  given(
    'phase soviet-assault; turn 2; plan order move-fight; own turn.luftwaffe 9; 3ra@1909; 24pz@1910; dice 6',
  );
  then.refused('end', 'ATTACK.DUE', 'barbarossa:5.12a');
  then.refused('attack 1911 from 3ra', undefined, 'barbarossa:11.1a');
  when('attack 1910 from 3ra');
  then.event('battle.declared', { hex: '1910', units: ['3ra'], kind: 'prepared' }, 'barbarossa:11.1c');
  then.means(
    oddsAt(
      'phase soviet-assault; turn 2; plan order move-fight; own turn.luftwaffe 9; 3ra@1909; 24pz@1910',
      '1910',
      '3ra',
    ).attack.total,
    3,
  );
});

rule('barbarossa:7.12g', 'a marker takes no room and fights for nobody', ({ given, when, then }) => {
  const five = '3ra@1810; 4ra@1810; 5ra@1810; 8ra@1810';
  given(`phase soviet-movement; turn 9; plan order move-fight; ${five}; 9ra@1809; marker supplya 1810`);
  when('move 9ra 1810');
  then.at('9ra', '1810');
  const text = (marker: string): string =>
    `phase german-assault; turn 9; plan order fight-move; own turn.luftwaffe 9; 24pz@1811; 46pz@1811; 3ra@1810; ${marker}`;
  const odds = (marker: string) => oddsAt(text(marker), '1810', '24pz 46pz');
  then.means(
    [odds('marker supplya 1810').defence.total, odds('marker supplya 1810').odds.total],
    [odds('').defence.total, odds('').odds.total],
  );
});

rule('barbarossa:10.10b', 'a city is clear ground', ({ given, then }) => {
  given('phase german-movement; turn 9; 24pz@1910');
  const cities = p.objectives.filter((hex) => p.hex(hex).city !== undefined);
  then.means([...new Set(cities.map((hex) => p.hex(hex).terrain))], ['clear']);
});

rule('barbarossa:10.19a', 'cities and lines change nothing in what a hex costs', ({ given, then }) => {
  given('phase german-movement; turn 9; 24pz@1910');
  const s = stateOf('phase german-movement; turn 9; 24pz@1910; 1inf@1910; 3ra@1405');
  const manMade = p.grid.ids.filter(
    (hex) => p.isLand(hex) && (p.hex(hex).city !== undefined || p.hex(hex).fortified !== undefined),
  );
  const costs = manMade
    .filter((hex) => p.hex(hex).terrain === 'clear')
    .flatMap((hex) => {
      const dry = p.neighbours(hex).find((from) => p.isLand(from) && p.sideKinds(from, hex).length === 0);
      return dry === undefined ? [] : [stepCost(p, s, '24pz', dry, hex), stepCost(p, s, '1inf', dry, hex)];
    });
  then.means([costs.length > 40, [...new Set(costs)]], [true, [1]]);
});

rule('barbarossa:11.18d', 'over no other side of sea is there an attack', ({ given, then }) => {
  given('phase german-assault; turn 9; plan order fight-move; 24pz@1910');
  const s = stateOf('phase german-assault; turn 9; 24pz@1910');
  const sea = { ...p, sideKinds: () => ['sea'] as const };
  const told = { unit: '24pz', from: '1910', hex: '1909' };
  then.means(refuseWater(sea, s, told)?.rule, 'barbarossa:11.18d');
  const seas = p.grid.ids.flatMap((hex) =>
    p.neighbours(hex).filter((to) => p.isLand(hex) && p.isLand(to) && p.sideKinds(hex, to).includes('sea')),
  );
  then.means(seas, []);
});

const ROAD = 'scenario road-back; phase soviet-assault; turn 13; own turn.luftwaffe 9';

rule('barbarossa:12.8d', 'else turn 13 is fought as ever', ({ given, when, then }) => {
  const text = `${ROAD}; 1g@2309; 2g@2309; 3ra@2309; 24pz@2308`;
  given(`${text}; dice 1`);
  const first = oddsAt(text, '2308', '1g 2g 3ra');
  const later = oddsAt(text.replace('turn 13', 'turn 14'), '2308', '1g 2g 3ra');
  then.means(first.defence.total, later.defence.total);
  when('attack 2308 from 1g 2g 3ra');
  then.event('battle.declared', { hex: '2308', kind: 'prepared' }, 'barbarossa:11.1c');
});

rule('barbarossa:2.2d', 'the hexes of the example', ({ given, then }) => {
  given('phase german-movement; turn 9; 24pz@1910');
  then.means([p.hex('2804').city, p.hex('2419').label], ['Rostov', 'USIR']);
});
