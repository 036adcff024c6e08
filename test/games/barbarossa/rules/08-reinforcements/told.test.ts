// Chapter 8: who hears what of arrivals and departures, who may end what, and whose dice fall.
import { heard } from '../../../../../src/core/event-audience.ts';
import { p, rule } from '../kit.ts';
import { asking, endings, hearing, ofKind, played, reach, thrown, users } from '../play.ts';

const GERMAN = 'phase german-administration';
const SOVIET = 'phase soviet-administration';
const TURN = 'phase german-order';
const WALL = `${GERMAN}; turn 19; ${'marker eastwall track-19; '.repeat(10)}held 1810 german; held 1811 german; held 1812 german`;
const AREA = `${SOVIET}; turn 16; marker fa track-16; 16ra@1606`;

rule('barbarossa:11.7a', 'the German sees that somebody came, not who', ({ given, then }) => {
  const soviet = `${SOVIET}; turn 3; 33ra@track-3; 34ra@track-3`;
  given(soviet);
  const now = played(soviet, 'place 33ra 34ra 1606');
  then.means(hearing(now, 'units.entered'), {
    soviet: ['units.entered'],
    german: ['units.entered-veiled'],
  });
  then.means(
    ofKind(now, 'units.entered').map((event) => heard(event, 'german')?.data),
    [{ count: 2, hex: '1606', side: 'soviet' }],
  );
  const open = played(`option fog=off; ${soviet}`, 'place 33ra 1606');
  then.means(hearing(open, 'units.entered').german, ['units.entered']);
  const german = played(`${GERMAN}; turn 3; 27inf@track-3`, 'place 27inf 2117');
  then.means(hearing(german, 'units.entered').soviet, ['units.entered']);
});

rule('barbarossa:8.12a', 'what the Soviet brings back is his to know', ({ given, then }) => {
  const soviet = `${SOVIET}; turn 9; 16ra@dead`;
  given(soviet);
  then.means(hearing(played(soviet, 'replace 16ra 1606'), 'units.replaced'), {
    soviet: ['units.replaced'],
    german: [undefined],
  });
  const open = played(`option fog=off; ${soviet}`, 'replace 16ra 1606');
  then.means(hearing(open, 'units.replaced').german, ['units.replaced']);
  const german = played(`${GERMAN}; turn 8; 1inf@dead`, 'replace 1inf 2117');
  then.means(hearing(german, 'units.replaced'), { german: ['units.replaced'], soviet: ['units.replaced'] });
});

rule('barbarossa:R165', 'that a new army waits is no news for the German', ({ given, then }) => {
  const text = `${SOVIET}; turn 16; 4g@track-16; 5g@track-16; 16ra@1810`;
  given(text);
  then.means(hearing(played(text, 'convert 4g 16ra'), 'units.to-rvgk'), {
    soviet: ['units.to-rvgk'],
    german: [undefined],
  });
});

rule('barbarossa:8.20a', 'nor who took the place of whom', ({ given, then }) => {
  const text = `${SOVIET}; turn 16; 4g@track-16; 16ra@1810`;
  given(text);
  then.means(hearing(played(text, 'convert 4g 16ra'), 'unit.converted').german, [undefined]);
  then.means(hearing(played(`option fog=off; ${text}`, 'convert 4g 16ra'), 'unit.converted').german, [
    'unit.converted',
  ]);
});

rule('barbarossa:8.21b', 'he hears that an army went, not which', ({ given, when, then }) => {
  const text = `${SOVIET}; turn 7; 16ra@1606`;
  given(text);
  when('choose 16ra');
  then.event('unit.withdrawn', { unit: '16ra', side: 'soviet' });
  const now = played(text, 'choose 16ra');
  then.means(hearing(now, 'unit.withdrawn'), {
    soviet: ['unit.withdrawn'],
    german: ['army.withdrawn-veiled'],
  });
  then.means(hearing(played(`option fog=off; ${text}`, 'choose 16ra'), 'unit.withdrawn').german, [
    'unit.withdrawn',
  ]);
});

rule('barbarossa:8.21d', 'a refusal to withdraw is the Soviet player his own', ({ given, when, then }) => {
  given(`${SOVIET}; turn 8; 16ra@1606`);
  then.event('withdrawals.begin', { side: 'soviet' }, 'barbarossa:5.3c');
  when('pass');
  then.event('army.declined', { side: 'soviet' });
});

rule('barbarossa:8.17e', 'to keep 2 SS Panzer is the German player his own', ({ given, when, then }) => {
  given(`${GERMAN}; turn 19; 1inf@2116; 2sspz@2117`);
  then.event('withdrawals.begin', { side: 'german' }, 'barbarossa:5.3b');
  when('choose keep');
  then.event('withdrawal.declined', { unit: '2sspz', side: 'german' });
});

rule('barbarossa:8.5a', 'the wall is built by the German', ({ given, when, then }) => {
  given(WALL);
  when('fortify 1811 1812');
  then.event('wall.built', { side: 'german', hexes: ['1811', '1812'] });
});

rule('barbarossa:8.18b', 'the fortified area by the Soviet', ({ given, when, then, state }) => {
  given(AREA);
  when('fortify 1607');
  then.event('area.placed', { side: 'soviet', hex: '1607' });
  then.means(state().own.markers['fa'], ['1607']);
});

rule(
  'barbarossa:8.16a',
  'the comb-out is declared by the German, once a summer',
  ({ given, when, then, state }) => {
    const text = `${TURN}; turn 17; 1inf@dead; 2inf@dead; dice 5`;
    given(text);
    when('choose comb-out');
    then.event('comb-out.declared', { side: 'german' });
    then.means(state().own.plan.combOuts, [17]);
  },
);

rule('barbarossa:8.16b', 'and found out by his die', ({ given, then }) => {
  const text = `${TURN}; turn 17; 1inf@dead; 2inf@dead; dice 5`;
  given(text);
  then.means(thrown(played(text, 'choose comb-out')), ['german comb-out 8.16b d6']);
});

rule('barbarossa:8.15b', 'the Romanians come back by a German die', ({ given, then }) => {
  const text = `${GERMAN}; turn 14; own pending [{"kind":"returns","unit":"r3"}]; r3@dead; dice 3`;
  given(text);
  then.means(thrown(played(text)), ['german romanian-return 8.15b d6']);
});

rule('barbarossa:8.1d', 'who enters units ends that himself', ({ given, then }) => {
  const german = `${GERMAN}; turn 3; 27inf@track-3`;
  given(german);
  then.means(endings(played(german)), ['end 8.1d']);
});

rule('barbarossa:8.12b', 'so does the Soviet, who loses nothing by it but steps', ({ given, then }) => {
  const soviet = `${SOVIET}; turn 3; 33ra@track-3`;
  given(soviet);
  then.means(endings(played(soviet)), ['end 8.12b']);
  const found = `${TURN}; turn 17; 1inf@dead; 2inf@dead; 4inf@dead; dice 5`;
  then.means(endings(played(found, 'choose comb-out')), ['end 8.12b']);
});

rule('barbarossa:8.16a', 'a comb-out may be declined', ({ given, then }) => {
  const text = `${TURN}; turn 17; 1inf@dead; dice 5`;
  given(text);
  then.means(endings(played(text)), ['pass 8.16a']);
});

rule('barbarossa:8.1b', 'conversions may wait', ({ given, then }) => {
  const text = `${SOVIET}; turn 16; 4g@track-16; 16ra@1810`;
  given(text);
  then.means(endings(played(text)), ['end 8.1b']);
});

rule('barbarossa:8.21d', 'the withdrawal may be declined', ({ given, then }) => {
  const text = `${SOVIET}; turn 8; 16ra@1606`;
  given(text);
  then.means(endings(played(text)), ['pass 8.21d']);
});

rule('barbarossa:8.9a', 'transfers end when the Soviet says so', ({ given, then }) => {
  const text = 'phase soviet-rvgk; turn 4; 16ra@rvgk';
  given(text);
  then.means(endings(played(text)), ['end 8.9a']);
});

rule('barbarossa:8.7a', 'strategic movement when the German says so', ({ given, then }) => {
  const text = 'phase german-strategic; turn 9; held 1813 german; 24pz@1813';
  given(text);
  then.means(endings(played(text)), ['end 8.7a']);
});

rule(
  'barbarossa:8.12b',
  'German steps are told as lost by the German, Soviet ones by the Soviet',
  ({ given, then }) => {
    const lost = (text: string, ...lines: readonly string[]): unknown =>
      ofKind(played(text, ...lines), 'steps.lost')[0]?.data;
    const german = `${GERMAN}; turn 8; 24pz@dead; 1inf@dead`;
    given(german);
    then.means(lost(german, 'end', 'end'), { side: 'german', mech: 1, nonMech: 3 });
    then.means(lost(`${SOVIET}; turn 9; 16ra@dead; 33ra@track-3`, 'end', 'end'), {
      side: 'soviet',
      mech: 1,
      nonMech: 3,
    });
    const found = `${TURN}; turn 17; 1inf@dead; 2inf@dead; 4inf@dead; dice 5`;
    then.means(lost(found, 'choose comb-out', 'end'), { side: 'german', mech: 0, nonMech: 2 });
  },
);

rule('barbarossa:8.12b', 'who ends too soon hears what he would lose by it', ({ given, when, then }) => {
  given(`${GERMAN}; turn 3; 27inf@track-3`);
  when('end');
  then.event('entry.unused', { side: 'german', units: ['27inf'] });
  // Soviet units lose nothing by waiting; steps are lost.
  given(`${SOVIET}; turn 9; 33ra@track-9; 3ra@dead; 4ra@1606`);
  when('end');
  then.event('entry.unused', { side: 'soviet', units: [] });
});

rule('barbarossa:8.12b', 'one step that is not used is told as lost', ({ given, when, then }) => {
  given(`${TURN}; turn 17; 1inf@dead; 2inf@dead; dice 3`);
  when('choose comb-out', 'end');
  then.event('comb-out.found', { side: 'german', die: 3, count: 1 }, 'barbarossa:8.16b');
  then.event('steps.lost', { side: 'german', mech: 0, nonMech: 1 });
});

rule('barbarossa:8.18b', 'where one hex is left for it the area is asked for', ({ given, then }) => {
  const sound = ['1606', ...p.neighbours('1606')];
  const held = p.grid.ids
    .filter((hex) => p.isLand(hex) && !sound.includes(hex))
    .map((hex) => `held ${hex} german`);
  const text = `${AREA}; ${held.join('; ')}`;
  given(text);
  then.decides('soviet', 'sovietAdministration@fortify');
  then.offered('fortify', ['fortify 1606']);
});

rule('barbarossa:R115', 'where none is left nothing is asked', ({ given, then }) => {
  const held = p.grid.ids.filter((hex) => p.isLand(hex) && hex !== '1606').map((hex) => `held ${hex} german`);
  const text = `${AREA}; ${held.join('; ')}`;
  given(text);
  then.event('area.waits', { side: 'soviet' });
  then.means(asking(played(text))?.key === 'ask.area', false);
});

rule('barbarossa:8.21a', 'in other turns no rifle army is asked for', ({ given, then }) => {
  given(`${SOVIET}; turn 8; 3ra@1606; 24pz@2117`);
  then.decides('soviet', 'sovietAdministration@withdraw');
  then.means(asking(played(`${SOVIET}; turn 8; 3ra@1606; 24pz@2117`))?.key, 'ask.rifle-army');
  given(`${SOVIET}; turn 9; 3ra@1606; 24pz@2117`);
  then.decides('german', 'germanTurn@zone');
});

rule(
  'barbarossa:8.4b',
  'into a city several emergency corps may come, whoever is in it',
  ({ given, when, then }) => {
    given(`${GERMAN}; turn 31; wk2@track-31; wk3@track-31; 1inf@2117; held 2117 german`);
    when('place wk2 2117');
    then.allowed('place wk3 2117');
    when('place wk3 2117');
    then.event('units.entered', { units: ['wk3'], hex: '2117' });
  },
);

rule('barbarossa:8.3c', 'who has a hex of his own shares it with friends', ({ given, when, then }) => {
  given(`${GERMAN}; turn 24; h1@track-24; 1inf@2820; 2inf@2117`);
  when('place h1 2820');
  then.event('units.entered', { units: ['h1'], hex: '2820' });
});

rule('barbarossa:8.3f', 'and who has an edge of his own as well', ({ given, when, then }) => {
  const [edge = ''] = p.area('army12-entry');
  given(`${GERMAN}; turn 32; army12@track-32; 1inf@${edge}; 2inf@2117; held ${edge} german`);
  when(`place army12 ${edge}`);
  then.event('units.entered', { units: ['army12'], hex: edge });
});

rule('barbarossa:8.26c', 'the Bulgarians join who stands on their border', ({ given, when, then }) => {
  given(`${SOVIET}; turn 14; 1b@track-14; 2b@track-14; 4b@track-14; 3ra@3215; 4ra@1606; held 3215 soviet`);
  when('place 1b 3215');
  then.event('units.entered', { units: ['1b'], hex: '3215' });
});

rule('barbarossa:8.27a', 'Popov is shown the hexes of Soviet units', ({ given, then }) => {
  const text = `${SOVIET}; turn 15; mgp@track-15; 16ra@2403; 3ra@1606; 4ra@dead; 1inf@2501`;
  given(text);
  then.means(reach(played(text), 'place', 'mgp').toSorted(), ['1606', '2403', 'rvgk']);
});

const BOX = 'phase soviet-rvgk; turn 9';

rule('barbarossa:8.10d', 'the program places all or nobody', ({ given, then }) => {
  given(`${BOX}; 3ra@rvgk; 4ra@1606`);
  then.refused('place 3ra default', 'RVGK.DEFAULT-ALONE');
});

rule('barbarossa:8.9a', 'nobody comes out of the box where there is no room', ({ given, then }) => {
  const five = '4ra@1606; 13ra@1606; 16ra@1606; 18ra@1606; 19ra@1606';
  given(`${BOX}; 3ra@rvgk; ${five}`);
  then.refused('place 3ra 1606', 'STACK.FULL', 'barbarossa:6.3');
  then.allowed('place 3ra 1000');
  then.offered('end', ['end']);
});

rule('barbarossa:8.9a', 'with one way out they can still come', ({ given, then }) => {
  const corps = p.unitIds.filter((unit) => /^\d+inf$/.test(unit));
  const [open = '', ...shut] = p.area('rvgk-entry');
  const text = `${BOX}; 3ra@rvgk; ${shut.map((hex, i) => `${corps[i] ?? ''}@${hex}`).join('; ')}; ${p.objectives.map((hex) => `held ${hex} german`).join('; ')}`;
  given(text);
  then.means(reach(played(text), 'place', '3ra'), [open]);
  then.means(users(played(text), 'place'), ['3ra']);
  then.refused('place 3ra 1700', 'RVGK.NOT-THERE', 'barbarossa:8.10c');
});

rule('barbarossa:8.10c', 'what they take in coming is taken at once', ({ given, when, then, state }) => {
  given(`${BOX}; 3ra@rvgk; 4ra@rvgk; held 1700 german`);
  when('place 3ra 1700');
  then.event('rvgk.out', { units: ['3ra'], hex: '1700' });
  then.event('hex.taken', { hex: '1700', side: 'soviet' }, 'barbarossa:3.6c');
  then.decides('soviet', 'rvgk@orders');
  then.means(state().own.pending, []);
});

rule(
  'barbarossa:12.23c',
  'who comes back and cuts the line to Leningrad besieges it at once',
  ({ given, when, then }) => {
    const corps = p.unitIds.filter(
      (unit) => /^\d+inf$/.test(unit) && !['1inf', '2inf', '4inf'].includes(unit),
    );
    const wall = p.grid.ids
      .filter((hex) => hex.endsWith('06') && hex !== '1606' && p.isLand(hex))
      .map((hex, i) => `${corps[i] ?? ''}@${hex}`);
    given(
      `scenario road-back; ${TURN}; turn 17; ${wall.join('; ')}; held 1606 german; 3ra@1011; 1inf@dead; 2inf@dead; 4inf@dead; dice 5`,
    );
    when('choose comb-out', 'replace 1inf 1606');
    then.decides('german', 'combOut@enter');
    then.event('points', { amount: 1, why: 'points.siege' });
  },
);
