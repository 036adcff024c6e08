// What the rulebook demands of any owner's files: each demand holds in the shipped ones and is missed when it does not.
import { brokenCharts, describeDemands, nameless } from '../../../kit/demands.ts';
import { at, faults, set, tables, turns } from './kit.ts';

const MAP = 'map.json';
const UNITS = 'units.json';
const TABLES = 'tables.json';
const TURNS = 'turns.json';
const CAMPAIGN = 'scenarios/campaign.json';

const without = nameless(set);

describeDemands(
  'moscow41',
  faults,
  {
    'the map': [
      ['TER.14', 'Moscow', without('Moscow')],
      ['TER.14', 'Tula', without('Tula')],
      ['INH.VIC', 'Glukhov', without('Glukhov')],
      ['INH.VIC', 'Yefremov', without('Yefremov')],
      ['INH.VIC', 'Voronezh', without('Voronezh')],
      ['WEA.2', 'the road to Moscow', [MAP, ['networks', 'highway', 'routes'], []]],
    ],
    'the counters': [
      ['INH.REP', 'the 16th Army', [UNITS, at('16a', 'name'), '17th Army']],
      ['INH.REP', 'Vatutin', [UNITS, at('vatutin', 'name'), 'Watutin']],
      ['INH.VIC', 'the 2nd Fliegerkorps', [UNITS, at('2fk', 'name'), '9th Fliegerkorps']],
      ['SUP.8', 'the paratroops', [UNITS, at('5para', 'name'), 'Paratroops']],
      ['INH.SET', 'front aviation', [UNITS, at('wair', 'kinds'), ['fighters']]],
      ['INH.AIR', 'fighters', [UNITS, at('6iak', 'kinds'), ['front-aviation']]],
      ['INH.SET', 'two marked corps', [UNITS, at('5ik', 'marks'), ['panzer-group']]],
      ['RES.X.3', 'a weaker back', [UNITS, at('56pz', 'faces', 1, 'attack'), 6]],
      ['RES.X.3', 'a stronger back', [UNITS, at('9a', 'faces', 1, 'attack'), 1]],
      ['INH.STK', 'icons of corps', [UNITS, at('19pzd', 'marks'), ['panzer-group', 'two-icons']]],
      ['INH.ARM', 'a cross on armies', [UNITS, at('9a', 'marks'), undefined]],
      ['INH.KAT', 'a cross on katyushas', [UNITS, at('1kat', 'marks'), undefined]],
      ['RES.X.2', 'corps of 2 and 1', [UNITS, at('5ik', 'faces', 0, 'attack'), 3]],
    ],
    'the charts': [
      ['WEA.16', 'turn 1', [TURNS, ['weather', 0, 'early'], 'mud']],
      ['WEA.17', 'turn 2', [TURNS, ['weather', 1, 'late'], 'mud']],
      ['WEA.18', 'turn 3', [TURNS, ['weather', 2, 'early'], 'good']],
      ['WEA.19', 'turn 4', [TURNS, ['weather', 3, 'late'], 'hard-frost']],
      ['WEA.21', 'turn 8', [TURNS, ['weather', 7, 'early'], 'mud']],
      ['INH.SEQ', 'who is first', [TURNS, ['order', 3, 'first'], 'german']],
      ['SUP.4', 'lines in Good weather', [TABLES, ['supply', 0, 'german'], 5]],
      ['SUP.5', 'lines in Mud', [TABLES, ['supply', 2, 'russian'], 9]],
    ],
    'the set-up': [
      ['WEA.21', 'eight turns', [CAMPAIGN, ['turns', 'last'], 7]],
      ['INH.REP', 'Vatutin on turn 1', [CAMPAIGN, ['track'], {}]],
      ['INH.SET', 'armies entrenched', [CAMPAIGN, ['begins', '16a'], undefined]],
      ['INH.SET', 'no R on the map', [CAMPAIGN, ['fixed'], { 1806: ['5a'] }]],
      ['INH.REP', 'Siberians', [CAMPAIGN, ['boxes', 'siberia'], ['78rd']]],
      ['INH.SIB', 'shock armies', [CAMPAIGN, ['boxes', 'shock'], ['1sh', '5a']]],
      ['INH.STK', 'three units', [CAMPAIGN, ['fixed'], { 1315: ['161inf', '112inf', '1cav'] }]],
      ['INH.STK', 'one corps with icons', [CAMPAIGN, ['fixed'], { 3413: ['47pz'] }]],
      ['INH.SET', 'no bare hex', [CAMPAIGN, ['free', 'pzgr-2', 'historical'], {}]],
    ],
  },
  [...brokenCharts(tables, turns)],
);
