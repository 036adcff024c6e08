// What the rulebook demands of any owner's files: each demand holds in the shipped ones and is missed when it does not.
import { expect, it } from '@jest/globals';
import { brokenCharts, describeDemands, nameless } from '../../../kit/demands.ts';
import { at, campaign, faults, findings, set, tables, turns, unit } from './kit.ts';

const MAP = 'map.json';
const UNITS = 'units.json';
const TABLES = 'tables.json';
const TURNS = 'turns.json';
const CAMPAIGN = 'scenarios/campaign.json';

const german = campaign.free['german']?.historical ?? {};
const { 4822: _bare, ...elsewhere } = german;

const without = nameless(set);

describeDemands(
  'typhoon',
  faults,
  {
    'the map': [
      ['TER.4', 'Moscow', without('Moscow')],
      ['TER.4', 'one Moscow', [MAP, ['hexes', '2310', 'features'], { moscow: { name: 'Moscow' } }]],
      ['TER.4', 'Tula', without('Tula')],
      ['VIC.3', 'Glukhov', without('Glukhov')],
      ['VIC.4', 'Yefremov', without('Yefremov')],
      ['VIC.6', 'Voronezh', without('Voronezh')],
      ['VIC.9', 'one Rzhev', [MAP, ['hexes', '2310', 'features'], { town: { name: 'Rzhev' } }]],
      ['WEA.1', 'the road to Moscow', [MAP, ['networks', 'highway', 'routes'], []]],
    ],
    'the counters': [
      ['REP.5', 'the 16th Army', [UNITS, at('16a', 'name'), '17th Army']],
      ['REP.9', 'Vatutin', [UNITS, at('vatutin', 'name'), 'Watutin']],
      ['REP.10', 'the 2nd Fliegerkorps', [UNITS, at('2fk', 'name'), '9th Fliegerkorps']],
      ['SUP.9', 'the paratroops', [UNITS, at('5para', 'name'), 'Paratroops']],
      ['SET.4', 'front aviation', [UNITS, at('wair', 'kinds'), ['fighters']]],
      ['AIR.5', 'fighters', [UNITS, at('6iak', 'kinds'), ['front-aviation']]],
      ['SET.8', 'two marked corps', [UNITS, at('5ik', 'marks'), ['panzer-group']]],
      ['SET.8', 'marked panzers', [UNITS, at('19pzd', 'marks'), undefined]],
      ['RES.X.8', 'a weaker back', [UNITS, at('56pz', 'faces', 1, 'attack'), 6]],
      ['ARM.5', 'a stronger back', [UNITS, at('9a', 'faces', 1, 'attack'), 2]],
      ['ARM.7', 'a stronger back', [UNITS, at('1sh', 'faces', 1, 'attack'), 3]],
      ['STK.7', 'icons of corps', [UNITS, at('19pzd', 'marks'), ['panzer-group', 'two-icons']]],
      ['ARM.4', 'a cross on armies', [UNITS, at('9a', 'marks'), undefined]],
      ['KAT.5', 'a cross on katyushas', [UNITS, at('1kat', 'marks'), undefined]],
      ['REP.2', 'Siberians', [UNITS, at('1sh', 'kinds'), ['siberian']]],
      ['RES.X.7', 'a factor a division', [UNITS, at('5ik', 'faces', 0, 'attack'), 3]],
    ],
    'the charts': [
      ['WEA.8', 'turn 1', [TURNS, ['weather', 0, 'early'], 'mud']],
      ['WEA.9', 'turn 2', [TURNS, ['weather', 1, 'late'], 'mud']],
      ['WEA.10', 'turn 3', [TURNS, ['weather', 2, 'early'], 'good']],
      ['WEA.12', 'turn 6', [TURNS, ['weather', 5, 'late'], 'hard-frost']],
      ['WEA.13', 'turn 9', [TURNS, ['weather', 8, 'early'], 'mud']],
      ['SEQ.1', 'who is first', [TURNS, ['order', 3, 'first'], 'german']],
      ['SEQ.3', 'pulses', [TURNS, ['order', 3, 'russian'], 2]],
      ['SUP.5', 'lines in Good weather', [TABLES, ['supply', 0, 'german'], 5]],
      ['SUP.6', 'lines in Mud', [TABLES, ['supply', 2, 'russian'], 9]],
    ],
    'the set-up': [
      ['VIC.9', 'twelve turns', [CAMPAIGN, ['turns', 'last'], 11]],
      ['REP.9', 'Vatutin on turn 1', [CAMPAIGN, ['track'], {}]],
      ['SET.6', 'armies entrenched', [CAMPAIGN, ['begins', '16a'], undefined]],
      ['SET.2', 'no R on the map', [CAMPAIGN, ['fixed'], { 2309: ['5a'] }]],
      ['SET.4', 'no aircraft on the map', [CAMPAIGN, ['fixed'], { 2309: ['wair'] }]],
      ['SET.4', 'Kalinin aviation', [CAMPAIGN, ['boxes', 'kalinin'], []]],
      ['REP.2', 'Siberians', [CAMPAIGN, ['boxes', 'siberia'], ['78rd']]],
      ['SIB.2', 'shock armies', [CAMPAIGN, ['boxes', 'shock'], ['1sh', '5a']]],
      ['STK.3', 'three units', [CAMPAIGN, ['fixed'], { 1524: ['161inf', '112inf', '1cav'] }]],
      ['STK.4', 'one army', [CAMPAIGN, ['fixed'], { 1523: ['16a'] }]],
      ['STK.5', 'two corps', [CAMPAIGN, ['fixed'], { 1524: ['5ik', '6ik'] }]],
      ['STK.6', 'two mobile units', [CAMPAIGN, ['fixed'], { 2525: ['gd', '900l'] }]],
      ['STK.7', 'one corps with icons', [CAMPAIGN, ['fixed'], { 2525: ['24pz'] }]],
      ['SET.11', 'no bare hex', [CAMPAIGN, ['free', 'german', 'historical'], elsewhere]],
    ],
  },
  [
    ...brokenCharts(tables, turns),
    ['KEY.NONE', 'a place of victory', [TABLES, ['victory', 0, 'needs'], ['Moskau']]],
    ['KEY.NONE', 'a place of history', [TABLES, ['history', 0, 'place'], 'Oryol']],
    ['KEY.NONE', 'a division', [TABLES, ['breakdown', 0, 'divisions'], ['99inf']]],
    ['CHART.LACKING', 'a weather', [TURNS, ['order'], turns.order.slice(1)]],
  ],
);

it('typhoon:RES.X.7 says which corps has too few factors, and how many', () => {
  const found = findings([UNITS, at('5ik', 'faces', 0, 'attack'), 3]);
  expect(found).toContainEqual(
    expect.objectContaining({
      path: at('5ik'),
      params: { rule: 'typhoon:RES.X.7', expected: 'attack 4 or more for 5th Infantry Corps', found: 3 },
    }),
  );
});

it('typhoon:STK.8 lets katyushas stand with anybody', () => {
  expect(unit('3kat').type).toBe('katyusha');
  expect(faults([CAMPAIGN, ['fixed'], { 1523: ['1kat', '2kat', '3kat'] }])).toEqual([]);
});
