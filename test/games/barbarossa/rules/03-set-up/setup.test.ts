// Chapter 3: set-up and hex control.
import { holder } from '../../../../../src/mechanics/control.ts';
import { unitsAt } from '../../../../../src/mechanics/places.ts';
import { expect } from '@jest/globals';
import { settle } from '../../../../../src/core/kernel.ts';
import {
  placeDefault,
  setupHexes,
  waiting,
} from '../../../../../src/games/barbarossa/03-set-up/3.1-deployment.ts';
import { freeUnits } from '../../../../../src/games/barbarossa/03-set-up/3.3-free-units.ts';
import { displaced } from '../../../../../src/games/barbarossa/03-set-up/3.7-lithuania.ts';
import { enterHex } from '../../../../../src/games/barbarossa/03-set-up/3.6-hex-control.ts';
import { pointsTotal } from '../../../../../src/games/barbarossa/state.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';

const TRADE = { fog: 'on', lithuania: 'on' };
const traded = () => stateOf('base campaign; phase set-up; option lithuania=on');

rule(
  'barbarossa:3.1a',
  'the German places his free units, then the first turn begins',
  ({ given, when, then, state }) => {
    given('start campaign');
    then.event('game.begins', { scenario: 'campaign', open: 44 });
    then.decides('german', 'setUp@german');
    then.refused('end', 'SETUP.LEFT');
    when('place 1inf 1517', 'place default');
    then.event('setup.placed', { units: ['1inf'], hex: '1517' });
    then.event('setup.default', { side: 'german', count: 43 });
    then.refused('place default', 'SETUP.ALL-PLACED');
    then.at('1inf', '1517');
    then.at('56pz', '1716');
    when('place 56pz 1617');
    then.at('56pz', '1617');
    then.refused('place 56pz 1617', 'SETUP.THERE');
    when('end');
    then.event('setup.done', { side: 'german' });
    expect(state().own.places['setup']).toBeUndefined();
  },
);

rule('barbarossa:3.1a', 'whoever names no hex, or default with units, places nobody', ({ given, then }) => {
  given('start campaign');
  then.refused('place 1inf', 'SETUP.WHAT-WHERE');
  then.refused('place 1inf default', 'SETUP.DEFAULT-ALONE');
});

rule('barbarossa:3.1b', 'nobody is stacked beyond the limits in set-up', ({ given, when, then }) => {
  given('start campaign');
  when('place 10inf 1inf 23inf 26inf 2inf 1517');
  then.refused('place 28inf 1517', 'STACK.FULL');
  then.refused('place 28inf 28inf 1617', 'SETUP.TWICE', 'barbarossa:2.2a');
  then.allowed('place 28inf 1617');
  when('place r3 2913');
  then.refused('place r4 2913', 'STACK.SATELLITES');
  then.allowed('place 11inf 2913');
});

rule(
  'barbarossa:3.2a',
  'reinforcements of both sides wait in the boxes of their turns',
  ({ given, then }) => {
    given('start campaign');
    then.sees('both', 'track-9', [{ id: 'h2' }, { id: '5t' }]);
  },
);

rule('barbarossa:3.3c', 'units marked Rom stand anywhere in Romania, nowhere else', ({ given, then }) => {
  given('start campaign');
  then.refused('place 11inf 2517', 'SETUP.NOT-THERE');
  then.refused('place 11inf 2717', 'SETUP.NOT-THERE');
  const hexes = setupHexes(p, stateOf('base campaign; phase set-up'), '11inf');
  then.means(
    [hexes.length, hexes.every((hex) => p.hex(hex).country === 'romania'), hexes.includes('3015')],
    [25, true, true],
  );
});

rule('barbarossa:3.3d', 'units marked N stand in 1517, 1617 and 1716', ({ given, then }) => {
  given('start campaign');
  then.refused('place 41pz 1817', 'SETUP.NOT-THERE');
  then.allowed('place 41pz 1517', 'place 41pz 1617', 'place 41pz 1716');
});

rule('barbarossa:3.3e', 'units marked C stand in 1817, 1917, 2017 and 2116', ({ given, then }) => {
  given('start campaign');
  then.refused('place 24pz 1716', 'SETUP.NOT-THERE');
  then.refused('place 24pz 2216', 'SETUP.NOT-THERE');
  then.allowed('place 24pz 1817', 'place 24pz 1917', 'place 24pz 2017', 'place 24pz 2116');
});

rule('barbarossa:3.3f', 'units marked S stand in 2216, 2315, 2416 and 2516', ({ given, then }) => {
  given('start campaign');
  then.refused('place 14pz 2116', 'SETUP.NOT-THERE');
  then.allowed('place 14pz 2216', 'place 14pz 2315', 'place 14pz 2416', 'place 14pz 2516');
});

rule('barbarossa:3.4a', 'Soviet reinforcements wait in the boxes of their turns', ({ given, then }) => {
  given('start campaign');
  then.sees('soviet', 'track-4', [{ id: '52ra' }, { id: '53ra' }, { id: '54ra' }, { id: '55ra' }]);
  then.sees('german', 'track-4', []);
});

rule('barbarossa:3.4b', 'Soviet units stand where their reverse says, with no choice', ({ given, then }) => {
  given('start campaign');
  then.refused('place 6ora 2313', 'SETUP.FIXED');
  then.sees('soviet', '2314', [{ id: '6ora' }, { id: '22mc' }]);
  then.means(
    [...freeUnits(p, 'campaign').keys()].filter((unit) => p.unit(unit).side === 'soviet'),
    [],
  );
});

rule('barbarossa:3.5', 'the six communist satellites are set aside', ({ given, then, state }) => {
  given('start campaign');
  const six = ['1b', '2b', '4b', 'pol', '1r', '4r'];
  then.means(
    six.filter((unit) => !unitsAt(state().own, 'aside').includes(unit)),
    [],
  );
});

rule(
  'barbarossa:3.6c',
  'a hex passes to the side whose units come into it, again and again',
  ({ given, then, when }) => {
    given('phase german-order; turn 9; 24pz@1812; 3ra@1810');
    const s = stateOf('phase german-movement; turn 9; 24pz@1814; 3ra@1810');
    const events: string[] = [];
    const ctx = {
      s,
      emit: ({ kind, rule: by }: { kind: string; rule: string }) => void events.push(`${kind} ${by}`),
    };
    expect(holder(p, s, '1813')).toBe('soviet');
    enterHex(p, ctx as unknown as Parameters<typeof enterHex>[1], ['24pz'], '1813');
    then.means([holder(p, s, '1813'), events], ['german', ['hex.taken barbarossa:3.6c']]);
    enterHex(p, ctx as unknown as Parameters<typeof enterHex>[1], ['24pz'], '1814');
    enterHex(p, ctx as unknown as Parameters<typeof enterHex>[1], ['3ra'], '1813');
    then.means([holder(p, s, '1813'), events.length, s.own.pending.length], ['soviet', 2, 2]);
    when('choose south');
  },
);

rule('barbarossa:3.7a', 'Lithuania begins German, and central Poland Soviet', ({ given, then }) => {
  given('start campaign');
  const s = traded();
  const plain = stateOf('base campaign; phase set-up');
  const five = ['1614', '1615', '1616', '1714', '1715'];
  then.means(
    five.map((hex) => holder(p, s, hex)),
    five.map(() => 'german'),
  );
  then.means(
    five.map((hex) => holder(p, plain, hex)),
    five.map(() => 'soviet'),
  );
  const bare = stateOf('base road-back; turn 14; phase german-order; option lithuania=on');
  then.means(
    holder(p, bare, '2116'),
    holder(p, stateOf('base road-back; turn 14; phase german-order'), '2116'),
  );
});

rule('barbarossa:3.7b', 'the Northern group may stand in Lithuania', ({ given, then }) => {
  given('base campaign; phase set-up; option lithuania=on');
  then.means(setupHexes(p, traded(), '41pz').toSorted(), [
    '1517',
    '1614',
    '1615',
    '1616',
    '1617',
    '1714',
    '1715',
    '1716',
  ]);
  then.means(setupHexes(p, traded(), '24pz').includes('1714'), false);
});

rule('barbarossa:3.7c', 'the five hexes are lost to the other groups', ({ given, then }) => {
  given('base campaign; phase set-up; option lithuania=on');
  const s = traded();
  then.means(
    p.area('polish-five').map((hex) => holder(p, s, hex)),
    Array(5).fill('soviet'),
  );
  then.means(setupHexes(p, s, '24pz').toSorted(), ['1817', '1917', '2017']);
  then.means(setupHexes(p, s, '14pz').toSorted(), ['2416', '2516']);
});

rule(
  'barbarossa:R154',
  'who finds no room in what is left of his group stands beside it',
  ({ given, then }) => {
    given('base campaign; phase set-up; option lithuania=on');
    const s = traded();
    placeDefault(p, s, 'soviet');
    placeDefault(p, s, 'german');
    const astray = [...freeUnits(p, 'campaign')].filter(
      ([unit, { area }]) =>
        ['agc', 'ags'].includes(area) && !p.area(area).some((hex) => unitsAt(s.own, hex).includes(unit)),
    );
    then.means([astray.length, waiting(p, s, 'german')], [4, []]);
    const hexes = astray.map(
      ([unit]) => Object.keys(s.own.places).find((hex) => unitsAt(s.own, hex).includes(unit)) ?? '',
    );
    const isBeside = (hex: string, i: number): boolean =>
      p.neighbours(hex).some((next) => p.area(astray[i]?.[1].area ?? '').includes(next));
    expect(hexes.every(isBeside)).toBe(true);
    expect(new Set(hexes.map((hex) => holder(p, s, hex)))).toEqual(new Set(['german']));
    expect(barbarossa.rules.problems(s)).toEqual([]);
  },
);

rule(
  'barbarossa:3.7d',
  'the Soviet places whoever stood in Lithuania, before the German',
  ({ given, when, then }) => {
    given('base campaign; phase set-up; option lithuania=on');
    then.decides('soviet', 'setUp@soviet');
    expect(displaced(p, 'campaign').toSorted()).toEqual(['11ora', '29rc', '8ra']);
    then.refused('end', 'SETUP.LEFT', 'barbarossa:3.1a');
    then.refused('place 8ra 1616', 'SETUP.NOT-THERE');
    then.allowed('place 8ra 1515', 'place 8ra 2116', 'place 29rc 2100');
    when('place default');
    then.at('8ra', '1515');
    when('end');
    then.decides('german', 'setUp@german');
  },
);

rule(
  'barbarossa:3.7e',
  'he may shift others into central Poland, but not 9th Army or the Coastal Army',
  ({ given, when, then }) => {
    given('base campaign; phase set-up; option lithuania=on');
    when('place 4ra 2116');
    then.at('4ra', '2116');
    then.refused('place 4ra 2014', 'SETUP.NOT-THERE');
    then.allowed('place 4ra 2115', 'place 4ra 2217');
    then.refused('place 9ora 2116', 'SETUP.FIXED');
    then.refused('place ica 2116', 'SETUP.FIXED');
    then.refused('place 16ra 2116', 'SETUP.FIXED');
  },
);

rule('barbarossa:R18', 'with the trade the opening points follow what changes hands', ({ given, then }) => {
  given('base campaign; phase set-up; option lithuania=on');
  const worth = (area: string) => p.area(area).reduce((sum, hex) => sum + (p.hex(hex).points ?? 0), 0);
  expect(worth('lithuania')).not.toBe(worth('polish-five'));
  then.means(pointsTotal(p, traded()), 14 + worth('lithuania') - worth('polish-five'));
  expect(pointsTotal(p, stateOf('base campaign; phase set-up'))).toBe(14);
});

rule('barbarossa:R132', 'without the trade only the German has anything to place', ({ given, then }) => {
  given('start campaign');
  then.decides('german', 'setUp@german');
  then.means(waiting(p, stateOf('base campaign; phase set-up'), 'soviet'), []);
  const road = barbarossa.rules.setup('road-back', TRADE);
  settle(barbarossa.rules, road);
  then.means(
    road.stack.some(({ proc }) => proc === 'setUp'),
    false,
  );
});

rule(
  'barbarossa:3.3g',
  'from the first turn on the groups move, stack and fight together',
  ({ given, when, then }) => {
    given('phase german-assault; turn 1; 56pz@1909; 24pz@1910; 14pz@1809; 13ra@1908');
    then.allowed('attack 1908 from 14pz 56pz');
    given('phase german-movement; turn 1; 56pz@1909; 24pz@1910');
    when('move 56pz 1910');
    then.sees('both', '1910', [{ id: '56pz' }, { id: '24pz' }]);
  },
);
