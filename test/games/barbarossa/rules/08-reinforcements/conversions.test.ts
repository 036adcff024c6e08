// Chapter 8: Guards, Shock and Guards Tank armies, withdrawals, and the Italians.
import { expect, it } from '@jest/globals';
import { pointsTotal } from '../../../../../src/games/barbarossa/state.ts';
import { p, rule, stateOf } from '../kit.ts';

const SOVIET = 'phase soviet-administration';
const GERMAN = 'phase german-administration';
const RING = ['1', '2', '4', '5', '6', '7'];
const ring = (hex: string): string =>
  p
    .neighbours(hex)
    .map((next, i) => `${RING[i] ?? ''}inf@${next}`)
    .join('; ');

rule(
  'barbarossa:8.19a',
  'a Guards Tank Army takes the place of its namesake',
  ({ given, when, then, state }) => {
    given(`${SOVIET}; turn 16; 3gt@track-16; 3t@1810; 5t@1810; 16ra@1810`);
    then.decides('soviet', 'sovietAdministration@convert');
    then.refused('convert 3gt 5t', 'CONVERT.NAMESAKE');
    then.refused('convert', 'CONVERT.WHO');
    when('convert 3gt 3t');
    then.event('unit.converted', { unit: '3gt', for: '3t', place: '1810' });
    expect(state().own.places['1810']).toEqual(['3gt', '5t', '16ra']);
  },
);

rule('barbarossa:8.19b', 'free of cost, in the dead pile too', ({ given, when, then }) => {
  given(`${SOVIET}; turn 16; 3gt@track-16; 3t@dead`);
  when('end', 'end', 'convert 3gt 3t');
  then.event('unit.converted', { unit: '3gt', place: 'dead' });
  then.at('3gt', 'dead');
  given(`${SOVIET}; turn 16; 3gt@track-16; 3t@rvgk`);
  when('convert 3gt 3t');
  then.at('3gt', 'rvgk');
});

rule('barbarossa:8.19c', 'the old army is gone for good', ({ given, when, then, state }) => {
  given(`${SOVIET}; turn 16; 3gt@track-16; 3t@1810`);
  when('convert 3gt 3t');
  then.means(state().own.places['out']?.includes('3t'), true);
});

rule('barbarossa:8.19d', 'it waits while its namesake is out of supply', ({ given, then }) => {
  given(`${SOVIET}; turn 16; 3gt@track-16; 3t@1813; 2sh@track-16; 16ra@1606; ${ring('1813')}`);
  then.refused('convert 3gt 3t', 'CONVERT.TANK-SUPPLY');
  given(`${SOVIET}; turn 17; 3gt@track-16; 3t@1813; ${ring('1813')}`);
  then.at('3gt', 'track-16');
});

rule(
  'barbarossa:8.20a',
  'a Guards or Shock army takes the place of any supplied rifle army',
  ({ given, when, then }) => {
    given(
      `${SOVIET}; turn 16; 4g@track-16; 5g@track-16; 16ra@1810; 2sh@1810; 1mc@1606; 18ra@1813; pol@1606; ${ring('1813')}`,
    );
    then.refused('convert 4g 2sh', 'CONVERT.RIFLE');
    then.refused('convert 4g 1mc', 'CONVERT.RIFLE');
    then.refused('convert 4g 18ra', 'CONVERT.RIFLE');
    then.refused('place 4g 1606', 'ORDER.NOT-NOW', 'hexfront:orders');
    when('convert 4g 16ra');
    then.event('unit.converted', { unit: '4g', for: '16ra', place: '1810' });
    then.at('4g', '1810');
    // R69
    then.allowed('convert 5g pol');
  },
);

rule('barbarossa:8.20b', 'which can be replaced', ({ given, when, then, state }) => {
  given(`${SOVIET}; turn 16; 4g@track-16; 16ra@1810`);
  when('convert 4g 16ra');
  then.means(state().own.places['dead'], ['16ra']);
});

rule('barbarossa:8.20c', 'who came so has all its movement', ({ given, when, then, state }) => {
  given(`${SOVIET}; turn 16; 4g@track-16; 3gt@track-16; 16ra@1810; 3t@1810`);
  when('convert default');
  then.means([state().own.turn.owed, state().own.phase.moved], [{}, []]);
  then.at('4g', '1810');
  then.at('3gt', '1810');
});

rule('barbarossa:R99', 'without an army in supply nobody is converted', ({ given, when, then, state }) => {
  given(`${SOVIET}; turn 16; 4g@track-16; 5g@track-16; 16ra@1810; 33ra@dead`);
  when('end', 'end', 'convert 4g 16ra');
  then.event('units.to-rvgk', { units: ['5g'] }, 'barbarossa:R165');
  then.means(state().own.places['rvgk'], ['5g']);
  given(`${SOVIET}; turn 18; 5g@track-16; 6g@track-16; 33ra@1606`);
  then.refused('convert 5g default', 'CONVERT.DEFAULT-ALONE', 'barbarossa:8.19a');
  when('convert 5g 33ra');
  then.means(state().own.places['rvgk'], ['6g']);
  then.at('33ra', 'dead');
});

rule('barbarossa:R100', 'a namesake that has not come yet is waited for', ({ given, when, then }) => {
  given(`${SOVIET}; turn 16; 3gt@track-16; 3t@track-17; 4g@track-16; 16ra@1606`);
  then.refused('convert 3gt 3t', 'CONVERT.NOT-YET');
  when('end');
  then.at('3gt', 'track-16');
});

it('barbarossa:R100 and one that is gone for good is not', () => {
  const s = stateOf(`${SOVIET}; turn 16; 3gt@track-16; 3t@out`);
  expect(s.own.places['track-16']).toEqual(['3gt']);
});

rule('barbarossa:8.1g', 'then it enters as others do (R100)', ({ given, when, then }) => {
  given(`${SOVIET}; turn 16; 3gt@track-16; 3t@out`);
  then.decides('soviet', 'sovietAdministration@enter');
  when('place 3gt 1606');
  then.event('units.entered', { units: ['3gt'] });
});

it('barbarossa:R101 an oversized army leaves its counterpart in the dead pile', () => {
  expect(p.unit('6ora').counterpart).toBe('6ra');
});

rule('barbarossa:8.20a', 'oversized armies count, and are gone then (R101)', ({ given, when, then }) => {
  given(`${SOVIET}; turn 3; 2sh@track-3; 6ora@1810`);
  when('convert 2sh 6ora');
  then.event('unit.converted', { for: '6ora' });
  then.at('6ora', 'out');
  then.at('6ra', 'dead');
});

rule('barbarossa:8.21a', 'on turns 6 to 8 a rifle army is to be withdrawn', ({ given, when, then }) => {
  given(`${SOVIET}; turn 6; 16ra@1606; 18ra@1407`);
  then.decides('soviet', 'sovietAdministration@withdraw');
  then.refused('german: pass', 'ORDER.NOT-YOURS');
  when('choose 16ra');
  then.at('16ra', 'track-27');
});

rule('barbarossa:8.21b', 'any that is on the map in overland supply', ({ given, when, then }) => {
  given(`${SOVIET}; turn 7; 16ra@1606; 1t@1606; 18ra@1813; ${ring('1813')}`);
  then.refused('choose 18ra', 'WITHDRAW.SUPPLY');
  then.refused('choose 1t', 'WITHDRAW.NO-RIFLE-ARMY');
  when('choose 16ra');
  then.event('unit.withdrawn', { unit: '16ra', turn: 27 });
  then.at('16ra', 'track-27');
});

rule('barbarossa:8.21c', 'on turn 27 they come back as others do', ({ given, when, then, state }) => {
  given(`${SOVIET}; turn 27; 16ra@track-27; 26ra@track-27`);
  when('place 16ra 26ra 1606');
  then.means(state().own.places['1606'], ['16ra', '26ra']);
});

rule('barbarossa:8.21d', 'who declines gives the German a point', ({ given, when, then, state }) => {
  given(`${SOVIET}; turn 8; 16ra@1606`);
  const before = pointsTotal(p, state());
  when('pass');
  then.event('army.declined');
  expect(pointsTotal(p, state())).toBe(before + 1);
});

rule(
  'barbarossa:4.9',
  'a point for each declined withdrawal, none without an army (R29)',
  ({ given, when, then, state }) => {
    given(`${SOVIET}; turn 6; 16ra@1606`);
    when('pass');
    then.event('points', { amount: 1 });
    given(`${SOVIET}; turn 6; 16ra@1813; ${ring('1813')}`);
    expect(state().own.points).toEqual([]);
    then.noEvent('withdrawals.begin');
  },
);

const SS = `${GERMAN}; turn 19; 1inf@2116`;

rule('barbarossa:8.17a', '2 SS Panzer comes on turn 14', ({ then }) => {
  then.means(p.unit('2sspz').entry?.[0], { turn: 14, by: 'general' });
});

rule('barbarossa:8.17b', 'on turn 19 it is called away', ({ given, when, then, state }) => {
  given(`${SS}; 2sspz@2117`);
  then.decides('german', 'germanAdministration@withdraw');
  when('choose withdraw');
  then.event('unit.withdrawn', { unit: '2sspz', turn: 24 });
  expect(state().own.points).toEqual([]);
  given(`${SS}; 2sspz@dead; 24pz@dead`);
  then.event('unit.withdrawn', { unit: '2sspz', from: 'dead', turn: 24 });
  expect(state().own.points).toEqual([]);
});

rule('barbarossa:8.17c', 'cut off it leaves later, as soon as it can', ({ given, then, state }) => {
  const cut = p
    .neighbours('2117')
    .map((next, i) => `${['3ra', '4ra', '13ra', '16ra', '18ra', '19ra'][i] ?? ''}@${next}`)
    .join('; ');
  given(`${GERMAN}; turn 19; 2sspz@2117; ${cut}`);
  then.event('withdrawal.late', { unit: '2sspz' });
  expect(state().own.plan.ssDue).toBe(true);
  expect(state().own.points).toHaveLength(1);
  given(`${GERMAN}; turn 20; 2sspz@2117; own plan.ssDue true`);
  then.event('unit.withdrawn', { turn: 24 });
  given(`${GERMAN}; turn 21; 2sspz@dead; own plan.ssDue true`);
  then.event('unit.withdrawn', { from: 'dead', turn: 24 });
});

rule('barbarossa:8.17c', 'at the instant a Soviet move lets it out', ({ given, when, then }) => {
  const [open = '', ...others] = p.neighbours('1810');
  const cut = others
    .map((next, i) => `${['4ra', '13ra', '16ra', '18ra', '19ra'][i] ?? ''}@${next}`)
    .join('; ');
  const away = p.neighbours(open).find((hex) => p.isLand(hex) && !p.areAdjacent(hex, '1810')) ?? '';
  given(
    `phase soviet-movement; turn 20; plan order move-fight; 2sspz@1810; ${cut}; 3ra@${open}; own plan.ssDue true`,
  );
  then.noEvent('unit.withdrawn');
  when(`move 3ra ${away}`);
  then.event('unit.withdrawn', { unit: '2sspz', from: '1810', turn: 24 });
  then.noEvent('hex.taken');
});

rule('barbarossa:8.17d', 'again on turn 25, until turn 31', ({ given, when, then }) => {
  given(`${GERMAN}; turn 24; 2sspz@track-24`);
  when('place 2sspz 2117');
  given(`${GERMAN}; turn 25; 2sspz@2117`);
  when('choose withdraw');
  then.event('unit.withdrawn', { turn: 31 });
});

rule('barbarossa:8.17e', 'to keep it on turn 19 costs a point (R48)', ({ given, when, then, state }) => {
  given(`${SS}; 2sspz@2117`);
  when('choose keep');
  then.event('withdrawal.declined');
  then.at('2sspz', '2117');
  expect(state().own.points.map(({ amount, rule: by }) => [amount, by])).toEqual([[-1, 'barbarossa:4.10a']]);
  expect(state().own.plan.ssDue).toBeUndefined();
});

rule('barbarossa:4.10a', 'the point of turn 19', ({ given, when, then }) => {
  given(`${SS}; 2sspz@2117`);
  when('choose keep');
  then.event('points', { amount: -1 });
});

rule('barbarossa:4.10b', 'the point of turn 25', ({ given, when, then }) => {
  given(`${GERMAN}; turn 25; 2sspz@2117`);
  when('choose keep');
  then.event('points', { amount: -1 });
});

rule('barbarossa:8.17f', 'the gambit keeps it, Oder brings it', ({ given, then, state }) => {
  given(`${SS}; 2sspz@2117; own plan.offensive {"turn":18,"gambit":true,"cities":[]}`);
  then.noEvent('withdrawals.begin');
  expect(state().own.points).toEqual([]);
  given(`${GERMAN}; turn 30; 2sspz@track-31; own plan.watch "oder"`);
  then.decides('german', 'germanAdministration@enter');
  then.means(state().own.places['track-30'], ['2sspz']);
});

rule(
  'barbarossa:4.17b',
  'the gambit brings three corps, and two before their time',
  ({ given, then, state }) => {
    given(
      `${GERMAN}; turn 18; 2sspz@track-24; 3sspz@track-22; own plan.offensive {"turn":18,"gambit":true,"cities":[]}`,
    );
    then.event('gambit.forces', { units: ['xivpz', '76pz', '2para', '2sspz', '3sspz'] });
    expect(state().own.places['track-18']).toHaveLength(5);
  },
);

rule('barbarossa:4.17d', '2 Para may wait for its drop', ({ given, when, then }) => {
  given(`${GERMAN}; turn 18; own plan.offensive {"turn":18,"gambit":true,"cities":[]}`);
  then.refused('place xivpz at airborne', 'PLACE.NO-DROP');
  when('place 2para at airborne');
  then.event('paratroops.wait');
  then.at('2para', 'airborne');
});

rule('barbarossa:4.18g', 'Oder brings 2 SS Panzer', ({ given, then }) => {
  given(`${GERMAN}; turn 30; 2sspz@track-31; own plan.watch "oder"`);
  then.event('oder.forces', { unit: '2sspz' });
});

rule('barbarossa:8.28', 'the Italians leave at the end of turn 16', ({ given, then }) => {
  given('phase victory-check; turn 16; i8@2815; points 16 14 points.taken barbarossa:4.2c');
  then.event('unit.left-play', { unit: 'i8' });
  then.at('i8', 'out');
});

rule(
  'barbarossa:8.17d',
  'who has not left by turn 24 is not called for any more',
  ({ given, then, state }) => {
    given(`${GERMAN}; turn 24; 2sspz@2117; 27inf@track-24; own plan.ssDue true`);
    then.means([state().own.plan.ssDue, state().own.places['2117']], [undefined, ['2sspz']]);
  },
);
