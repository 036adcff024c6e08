// Chapter 11: retreats (11.27 to 11.29), and that of the Independent Coastal Army (10.34).
//
//   1707 Medyn is clear, all round it is clear, no river is near: 1607 ne, 1706 e, 1807 se, 1808 sw, 1708 w, 1608 nw.
//   East of 1706 are 1606 ne, 1705 e, 1806 se. Directions are those of the grid (11.27R.e).
import { isHomeward } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.27-barred-hexsides.ts';
import { coastalHaven } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.27-retreat.ts';
import { p, rule, stateOf } from '../kit.ts';

const GERMAN = 'phase german-assault; turn 4; plan order fight-move; own turn.luftwaffe 9;';
const SOVIET = 'phase soviet-assault; turn 6; plan order fight-move; own turn.luftwaffe 9;';
/** Three corps against two armies: 4:1, a retreat on 4. */
const STRONG = '24pz@1708; 46pz@1708 under; 7inf@1708 under; 3ra@1707; 4ra@1707 under; dice 4';
const ATTACK = 'attack 1707 from 24pz 46pz 7inf';
/** Two corps against two armies that are cut off and halved: 4:1 again. */
const RINGED = '24pz@1708; 34inf@1708 under; 3ra@1707; 4ra@1707 under; dice 4';
const RING_ATTACK = 'attack 1707 from 24pz 34inf';
/** Three armies against a corps: 4:1, a retreat on 3. */
const TANKS = '1t@1706; 2t@1706 under; 3t@1706 under; 2lw@1707; dice 3';
const STRIKE = 'attack 1707 from 1t 2t 3t';

rule('barbarossa:11.28a', 'a retreat costs nothing, whatever lies in the way', ({ given, when, then }) => {
  given(`${GERMAN} ${STRONG}`);
  when(ATTACK);
  then.decides('soviet', 'retreat@choose');
  then.offered('retreat', ['retreat 3ra 4ra 1607', 'retreat 3ra 4ra 1706', 'retreat 3ra 4ra 1807']);
});

rule('barbarossa:11.27a', 'nobody retreats into a hex with an enemy in it', ({ given, when, then }) => {
  given(`${GERMAN} ${STRONG}; 8inf@1607`);
  when(ATTACK);
  then.refused('retreat 3ra 4ra 1607', 'RETREAT.ENEMY');
  then.refused('retreat 5ra 1706', 'RETREAT.NOT-THESE');
  then.allowed('retreat 3ra 4ra 1706', 'retreat 3ra 4ra 1807');
});

rule(
  'barbarossa:11.27a',
  'empty cities and lines may be entered, enemy ones too',
  ({ given, when, then }) => {
    given(
      `${GERMAN} 24pz@1811; 46pz@1811 under; 7inf@1811 under; 5inf@1811 under; 3ra@1910; 4ra@1910 under; held 1810 german; dice 3`,
    );
    when('attack 1910 from 24pz 46pz 5inf 7inf');
    then.refused('retreat 3ra 4ra 1811', 'RETREAT.TOWARD-ATTACKER', 'barbarossa:11.27R.d');
    then.refused('retreat 3ra 4ra 1911', 'RETREAT.WRONG-WAY', 'barbarossa:11.27R.b');
    then.refused('retreat 3ra 4ra 1809', 'AFTER.NOT-NEXT', 'barbarossa:11.28b');
    then.refused('retreat 3ra 1810', 'RETREAT.TOGETHER', 'barbarossa:11.27b');
    then.refused('retreat 3ra 4ra 5ra 1810', 'RETREAT.NOT-THESE');
    when('retreat 3ra 4ra 1810');
    then.at('3ra', '1810');
  },
);

rule('barbarossa:3.6c', 'a hex that is retreated into changes hands (R13)', ({ given, when, then }) => {
  given(`${GERMAN} ${STRONG}; held 1706 german`);
  when(ATTACK, 'retreat 3ra 4ra 1706');
  then.event('hex.taken', { hex: '1706', side: 'soviet' });
});

rule('barbarossa:11.27b', 'a stack stays together while it finds room', ({ given, when, then }) => {
  given(`${GERMAN} ${STRONG}`);
  when(ATTACK);
  then.refused('retreat 3ra 1706', 'RETREAT.TOGETHER');
  when('retreat 3ra 4ra 1807');
  then.at('3ra', '1807');
  then.at('4ra', '1807');
});

rule('barbarossa:11.27b', 'a stack parts where it finds no room as one', ({ given, when, then }) => {
  const full = (hex: string, units: readonly string[]): string =>
    units.map((unit) => `${unit}@${hex} under`).join('; ');
  const east = [
    full('1607', ['5ra', '6ra', '8ra', '9ra']),
    full('1706', ['10ra', '11ra', '12ra', '13ra']),
    full('1807', ['16ra', '18ra', '19ra', '20ra', '21ra']),
  ];
  given(`${GERMAN} ${STRONG}; ${east.join('; ')}`);
  when(ATTACK);
  then.offered('retreat', ['retreat 3ra 1607', 'retreat 3ra 1706', 'retreat 4ra 1607', 'retreat 4ra 1706']);
  then.refused('retreat 3ra 1807', 'RETREAT.FULL', 'barbarossa:11.28c');
  when('retreat 4ra 1607');
  then.event('unit.retreated', { units: ['4ra'], hex: '1607' });
  // One way is left for the other: it is taken unasked.
  then.at('3ra', '1706');
  then.refused('retreat 3ra 1706', 'ORDER.NOT-NOW', 'hexfront:orders');
});

rule(
  'barbarossa:11.27R.a',
  'the German side goes west, south-west or north-west',
  ({ given, when, then }) => {
    given(`${SOVIET} ${TANKS}`);
    when(STRIKE);
    then.decides('german', 'retreat@choose');
    then.offered('retreat', ['retreat 2lw 1608', 'retreat 2lw 1708', 'retreat 2lw 1808']);
    then.refused('retreat 2lw 1607', 'RETREAT.WRONG-WAY');
    when('retreat 2lw 1608');
    then.event('unit.retreated', { units: ['2lw'], from: '1707', hex: '1608' });
  },
);

rule(
  'barbarossa:11.27R.a',
  'west of 2403 is 2404, north-west of it 2303 (11.27R.f)',
  ({ given, when, then }) => {
    given(
      `${SOVIET} 1t@2502; 2t@2502 under; 3t@2502 under; 2lw@2403; held 2607 german; held 2804 german; dice 3`,
    );
    when('attack 2403 from 1t 2t 3t');
    then.offered('retreat', ['retreat 2lw 2303', 'retreat 2lw 2404', 'retreat 2lw 2503']);
    when('retreat 2lw 2404');
    then.event('unit.retreated', { units: ['2lw'], hex: '2404' });
  },
);

rule('barbarossa:11.27R.b', 'the Soviet goes east, south-east or north-east', ({ given, when, then }) => {
  given(`${GERMAN} ${STRONG}`);
  when(ATTACK);
  then.refused('retreat 3ra 4ra 1608', 'RETREAT.WRONG-WAY');
  then.refused('retreat 3ra 4ra 1808', 'RETREAT.WRONG-WAY');
  when('retreat 3ra 4ra 1607');
  then.event('unit.retreated', { units: ['3ra', '4ra'], from: '1707', hex: '1607' });
});

rule(
  'barbarossa:11.27R.c',
  'the wrong way is for those to whom no other is open',
  ({ given, when, then }) => {
    given(`${SOVIET} ${TANKS}; 3ra@1608; 4ra@1708; 5ra@1808`);
    when(STRIKE);
    then.offered('retreat', ['retreat 2lw 1607', 'retreat 2lw 1807']);
    when('retreat 2lw 1807');
    then.event('unit.retreated', { units: ['2lw'], hex: '1807' });
  },
);

rule('barbarossa:11.27R.d', 'nobody retreats toward an attacker', ({ given, when, then }) => {
  given(`${GERMAN} ${STRONG}; 8inf@1706`);
  when('attack 1707 from 24pz 46pz 7inf 8inf');
  then.decides('german', 'advance@choose');
  given(`${GERMAN} 24pz@1708; 46pz@1708 under; 8inf@1706; 3ra@1707; 4ra@1707 under; dice 4`);
  when('attack 1707 from 24pz 46pz 8inf');
  then.refused('retreat 3ra 4ra 1706', 'RETREAT.TOWARD-ATTACKER');
  then.allowed('retreat 3ra 4ra 1607', 'retreat 3ra 4ra 1807');
});

rule('barbarossa:11.28b', 'what bars a move bars a retreat: the sea, for one', ({ given, when, then }) => {
  given(`${GERMAN} 24pz@1113; 46pz@1113 under; 7inf@1113 under; 3ra@1112; 4ra@1112 under; dice 4`);
  when('attack 1112 from 24pz 46pz 7inf');
  then.allowed('retreat 3ra 4ra 1111', 'retreat 3ra 4ra 1212');
  then.refused('retreat 3ra 4ra 1012', 'AFTER.BARRED');
});

rule('barbarossa:11.18c', 'no retreat leads over the Sivash', ({ given, when, then }) => {
  given(`${SOVIET} 1t@2807; 2t@2807 under; 3t@2807 under; 2lw@2907; held 2607 german; dice 3`);
  when('attack 2907 from 1t 2t 3t');
  then.offered('retreat', ['retreat 2lw 2808', 'retreat 2lw 2908']);
  then.refused('retreat 2lw 3008', 'AFTER.STRAIT');
});

rule('barbarossa:11.27R.c', 'Kerch is no way out, be it the right one (11.17c)', ({ given, when, then }) => {
  given(
    `${SOVIET} 1t@3104; 2t@3104 under; 3t@3104 under; 2lw@3105; held 2607 german; held 2804 german; held 3108 german; dice 3`,
  );
  when('attack 3105 from 1t 2t 3t');
  then.event('unit.retreated', { units: ['2lw'], from: '3105', hex: '3005' });
});

rule('barbarossa:11.19', 'no retreat leads over a lake', ({ given, when, then }) => {
  given(`${GERMAN} 24pz@1113; 46pz@1113 under; 7inf@1113 under; 3ra@1112; 4ra@1112 under; dice 4`);
  when('attack 1112 from 24pz 46pz 7inf');
  then.refused('retreat 3ra 4ra 1213', 'AFTER.LAKE');
});

rule('barbarossa:10.22a', 'Axis satellites do not retreat over the boundary', ({ given, when, then }) => {
  given(`${SOVIET} 1t@2207; 2t@2207 under; h1@2208; dice 3`);
  when('attack 2208 from 1t 2t');
  then.offered('retreat', ['retreat h1 2209', 'retreat h1 2308']);
  then.refused('retreat h1 2108', 'AFTER.SATELLITE');
});

rule(
  'barbarossa:R108',
  'a corps that is bound to an area does not leave it in flight',
  ({ given, when, then }) => {
    given(`${SOVIET} 1t@1515; 2t@1515 under; 3t@1515 under; 6ssinf@1516; dice 3`);
    when('attack 1516 from 1t 2t 3t');
    then.allowed('retreat 6ssinf 1416', 'retreat 6ssinf 1616');
    then.refused('retreat 6ssinf 1517', 'AFTER.BOUND');
  },
);

rule('barbarossa:11.28c', 'only the surplus goes on, and only as far as it must', ({ given, when, then }) => {
  const full = '5ra@1706; 6ra@1706 under; 8ra@1706 under; 9ra@1706 under';
  given(`${GERMAN} ${STRONG}; 8inf@1607; 9inf@1807; ${full}`);
  when(ATTACK);
  then.offered(
    'retreat',
    ['3ra', '4ra'].flatMap((unit) =>
      ['', ' 1606', ' 1705', ' 1806'].map((on) => `retreat ${unit} 1706${on}`),
    ),
  );
  then.refused('retreat 3ra 4ra 1706', 'RETREAT.FULL');
  then.refused('retreat 3ra 4ra 1706 1705', 'RETREAT.NOT-SO-FAR');
  // R129: a full hex in a good direction comes before an empty one in a bad one.
  then.refused('retreat 3ra 1608', 'RETREAT.WRONG-WAY', 'barbarossa:11.27R.b');
  when('retreat 3ra 1706 1806');
  then.event('unit.retreated', { units: ['3ra'], hex: '1806', path: ['1706', '1806'] });
  then.at('4ra', '1706');
});

rule(
  'barbarossa:11.28c',
  'a whole stack goes on together through hexes that are full',
  ({ given, when, then }) => {
    const full = ['5ra@1706', '6ra@1706 under', '8ra@1706 under', '9ra@1706 under', '10ra@1706 under'];
    given(`${GERMAN} ${STRONG}; 8inf@1607; 9inf@1807; ${full.join('; ')}`);
    when(ATTACK);
    then.offered(
      'retreat',
      ['1606', '1705', '1806'].map((hex) => `retreat 3ra 4ra 1706 ${hex}`),
    );
    then.refused('retreat 3ra 4ra 1706 1707', 'RETREAT.NOT-SO-FAR');
    when('retreat 3ra 4ra 1706 1705');
    then.event('unit.retreated', { units: ['3ra', '4ra'], hex: '1705' });
  },
);

rule('barbarossa:11.28A', 'who can go nowhere is eliminated', ({ given, when, then }) => {
  const ring = '8inf@1607; 9inf@1706; 10inf@1807; 12inf@1808; 13inf@1608';
  given(`${GERMAN} ${RINGED}; ${ring}`);
  when(RING_ATTACK);
  then.event('unit.eliminated', { unit: '3ra', from: '1707', cause: 'no-retreat' });
  then.at('4ra', 'dead');
  then.decides('german', 'advance@choose');
});

rule('barbarossa:11.28A', 'where there is room for one, the other is eliminated', ({ given, when, then }) => {
  const full = ['5ra@1706', '6ra@1706 under', '8ra@1706 under', '9ra@1706 under'];
  const ring = '8inf@1607; 10inf@1807; 12inf@1606; 13inf@1705; 17inf@1806; 20inf@1608; 23inf@1808';
  given(`${GERMAN} ${RINGED}; ${ring}; ${full.join('; ')}`);
  when(RING_ATTACK);
  then.offered('retreat', ['retreat 3ra 1706', 'retreat 4ra 1706']);
  when('retreat 4ra 1706');
  then.event('unit.eliminated', { unit: '3ra', cause: 'no-retreat' });
  then.at('4ra', '1706');
});

const BESIDE = '24pz@1708; 46pz@1708 under; 47pz@1607; 57pz@1607 under; 41pz@1807; 3ra@1707; 4ra@1706;';

rule('barbarossa:11.29b', 'who retreated into a beaten hex dies with it', ({ given, when, then }) => {
  given(`${GERMAN} ${BESIDE} dice 5 1`);
  when('attack 1707 from 24pz 46pz', 'pass', 'attack 1706 from 47pz 57pz');
  then.event('unit.eliminated', { unit: '3ra', from: '1706' });
  then.at('4ra', 'dead');
});

rule('barbarossa:11.29b', 'also when its defenders retreat', ({ given, when, then }) => {
  given(`${GERMAN} ${BESIDE} dice 5 5`);
  when('attack 1707 from 24pz 46pz', 'pass', 'attack 1706 from 47pz 57pz');
  then.event('unit.eliminated', { unit: '3ra', from: '1706' });
  then.decides('soviet', 'retreat@choose');
  then.refused('retreat 3ra 1705', 'RETREAT.NOT-THESE', 'barbarossa:11.27a');
  when('retreat 4ra 1705');
  then.at('4ra', '1705');
});

rule('barbarossa:11.29b', 'not when the attack stalls or the attacker is beaten', ({ given, when, then }) => {
  given(`${GERMAN} ${BESIDE} dice 5 6`);
  when('attack 1707 from 24pz 46pz', 'pass', 'attack 1706 from 41pz');
  then.at('3ra', '1706');
  given(`${GERMAN} ${BESIDE} dice 5 1`);
  when('attack 1707 from 24pz 46pz', 'pass', 'attack 1706 from 47pz 57pz');
  then.event('unit.eliminated', { unit: '3ra' });
});

rule(
  'barbarossa:11.26e',
  'who retreated in counts for nothing in the losses (11.29c)',
  ({ given, when, then }) => {
    given(`${GERMAN} ${BESIDE} ho@1607 under; dice 5 5`);
    when('attack 1707 from 24pz 46pz', 'pass', 'attack 1706 from 47pz ho', 'lose ho');
    then.event('losses.paid', { units: ['ho'], has: 3, need: 3 });
    then.at('3ra', 'dead');
  },
);

const ODESSA = '14pz@2811; 24pz@2811 under; 3pz@2811 under; 46pz@2811 under; 47pz@2811 under; 2sspz@2812;';
const AT_ODESSA = 'attack 2911 from 14pz 24pz 2sspz 3pz 46pz 47pz';

rule('barbarossa:10.34d', 'the Independent Coastal Army sails to its other port', ({ given, when, then }) => {
  given(`${GERMAN} ${ODESSA} ica@2911; 3ra@2911 under; dice 4`);
  when(AT_ODESSA);
  then.event('unit.sailed', { units: ['ica'], from: '2911', hex: '3108' });
  then.at('ica', '3108');
  // 10.34e: the others do not sail with it.
  then.decides('soviet', 'retreat@choose');
  then.offered('retreat', ['retreat 3ra 2912', 'retreat 3ra 3012']);
});

rule('barbarossa:11.28A', 'a port that was once German is closed to it (R133)', ({ given, when, then }) => {
  given(`${GERMAN} ${ODESSA} ica@2911; 3ra@2911 under; held 3108 soviet back; dice 4`);
  when(AT_ODESSA);
  then.event('unit.eliminated', { unit: 'ica', from: '2911', cause: 'no-retreat' });
  then.at('3ra', '2911');
});

rule('barbarossa:11.27R.e', 'directions are those of the grid', ({ given, then }) => {
  given(`${GERMAN} ${STRONG}`);
  for (const from of ['1707', '2403']) {
    const by = (side: 'german' | 'soviet') =>
      p.neighbours(from).filter((to) => isHomeward(p, side, from, to));
    then.means(new Set([...by('german'), ...by('soviet')]).size, 6);
    then.means([by('german').length, by('soviet').length], [3, 3]);
  }
  then.means(isHomeward(p, 'german', '1707', '1708'), true);
  then.means(isHomeward(p, 'german', '1707', '1607'), false);
});

rule('barbarossa:11.27R.f', 'west of 2403 is 2404, north-west of it 2303', ({ given, then }) => {
  given(`${GERMAN} ${STRONG}`);
  then.means(
    p.neighbours('2403').filter((to) => isHomeward(p, 'german', '2403', to)),
    ['2503', '2404', '2303'],
  );
});

rule(
  'barbarossa:R129',
  'a full hex in a good direction comes before an empty one in a bad',
  ({ given, when, then, state }) => {
    const full = ['5ra@1706', '6ra@1706 under', '8ra@1706 under', '9ra@1706 under', '10ra@1706 under'];
    given(`${GERMAN} ${STRONG}; 8inf@1607; 9inf@1807; ${full.join('; ')}`);
    when(ATTACK);
    then.refused('retreat 3ra 4ra 1608', 'RETREAT.WRONG-WAY', 'barbarossa:11.27R.b');
    when('retreat 3ra 4ra 1706 1606');
    then.means(state().own.places['1606'], ['3ra', '4ra']);
  },
);

rule('barbarossa:R13', 'a retreat into an empty enemy hex takes it', ({ given, when, then, state }) => {
  given(`${SOVIET} ${TANKS}`);
  when(STRIKE, 'retreat 2lw 1708');
  then.means(state().own.held['1708'], 'german');
});

rule('barbarossa:11.29a', 'who retreated in adds nothing to the defence', ({ given, when, then, state }) => {
  given(`${GERMAN} ${BESIDE} dice 5 5`);
  when('attack 1707 from 24pz 46pz', 'pass', 'attack 1706 from 47pz 57pz');
  then.means(state().stack.at(-1)?.vars['defenders'], ['4ra']);
});

rule(
  'barbarossa:11.29c',
  'what falls with the beaten hex pays for nothing',
  ({ given, when, then, state }) => {
    given(`${GERMAN} ${BESIDE} ho@1607 under; dice 5 5`);
    when('attack 1707 from 24pz 46pz', 'pass', 'attack 1706 from 47pz ho', 'lose ho');
    // Three for three: the two armies that fell would have been worth six.
    then.means(state().own.turn.eliminated, ['3ra', '4ra', 'ho']);
  },
);

rule('barbarossa:R130', 'a retreat is remembered by unit, for the phase', ({ given, when, then, state }) => {
  given(`${GERMAN} ${BESIDE} dice 5`);
  when('attack 1707 from 24pz 46pz', 'pass');
  then.means(state().own.phase.retreated, ['3ra']);
  when('end');
  then.means(state().own.phase.retreated, []);
});

rule(
  'barbarossa:10.34e',
  'nobody sails with the Independent Coastal Army',
  ({ given, when, then, state }) => {
    given(`${GERMAN} ${ODESSA} ica@2911; 3ra@2911 under; dice 4`);
    when(AT_ODESSA);
    then.means(state().own.places['2911'], ['3ra']);
    then.refused('retreat 3ra 3108', 'AFTER.NOT-NEXT', 'barbarossa:11.28b');
  },
);

rule(
  'barbarossa:R133',
  'it sails to a friendly port that has room and was never German',
  ({ given, then }) => {
    const haven = (rest: string, from = '2911') =>
      coastalHaven(p, stateOf(`${GERMAN} ica@${from}; ${rest}`), from);
    given(`${GERMAN} ica@2911`);
    then.means(haven(''), '3108');
    then.means(haven('', '3108'), '2911');
    then.means(haven('held 3108 german'), undefined);
    then.means(haven('held 3108 soviet'), '3108');
    then.means(haven('held 3108 soviet back'), undefined);
    then.means(haven('marker hc 2911'), undefined);
    then.means(haven('3ra@3108; 4ra@3108; 5ra@3108; 6ra@3108; 8ra@3108'), undefined);
  },
);
