// What the rulebook demands of any owner's files: each demand holds in the shipped ones and is missed when it does not.
import { describe, expect, it } from '@jest/globals';
import { deathstruggleOwn } from '../../../../src/games/deathstruggle/data/board.ts';
import type { Step } from '../../../board/shelf.ts';
import { at as unit, campaign, faults, markers, set, tables, turns } from './kit.ts';
import type { Change } from './kit.ts';

const MAP = 'map.json';
const UNITS = 'units.json';
const TABLES = 'tables.json';
const TURNS = 'turns.json';
const CAMPAIGN = 'scenarios/campaign.json';

const marker = (id: string, ...path: readonly Step[]): Step[] => [
  'markers',
  markers.findIndex((one) => one.id === id),
  ...path,
];
const feature = (name: string, ...path: readonly Step[]): Step[] => {
  for (const [hex, { features = {} }] of Object.entries(set.board.map.hexes))
    for (const [key, line] of Object.entries(features))
      if (line.name === name) return ['hexes', hex, 'features', key, ...path];
  throw new RangeError(`no place ${name}`);
};
const features = (name: string): Step[] => feature(name).slice(0, 3);
const line = (section: 'breakdown' | 'limits', id: string): number =>
  tables[section].findIndex((one) => ('corps' in one ? one.corps : one.id) === id);
const moved = (group: string, hex: string): Change => {
  const all = campaign.free[group]?.units ?? [];
  return [CAMPAIGN, ['free', group, 'historical'], { [hex]: all }];
};

it('the shipped files are all that the book demands', () => {
  expect(deathstruggleOwn.findings(set)).toEqual([]);
});

describe('a demand on the map', () => {
  it.each<[string, string, Change]>([
    ['VIC.3', 'two points for Moscow', [MAP, feature('Moscow', 'points'), 1]],
    ['VIC.5', 'a victory city that is not there', [MAP, feature('Voronezh', 'name'), 'Elsewhere']],
    ['STR.9', 'Koenigsberg', [MAP, feature('Koenigsberg', 'name'), 'Elsewhere']],
    ['STR.11', 'Kerch', [MAP, feature('Kerch', 'name'), 'Elsewhere']],
    ['SET.11', 'Minsk', [MAP, feature('Minsk', 'name'), 'Elsewhere']],
    ['SUP.15', 'oil at Ploesti', [MAP, features('Ploesti'), { town: { name: 'Ploesti' } }]],
    [
      'REP.5',
      'a factory at Stalingrad',
      [MAP, features('Stalingrad'), { 'victory-city': { name: 'Stalingrad', points: 1 } }],
    ],
    ['VIC.1', 'Warsaw in Axis hands', [MAP, ['countries', 'germany', 'holder'], 'russian']],
    ['REP.1', 'Kiev in Russian hands', [MAP, ['countries', 'ussr', 'holder'], 'axis']],
    ['STR.10', 'Sevastopol in Russian hands', [MAP, ['countries', 'ussr', 'holder'], 'axis']],
    ['SET.3', 'Rumania', [MAP, ['areas', 'rumania'], undefined]],
    ['MOV.4', 'the south', [MAP, ['areas', 'south', 'hexes'], []]],
    ['SUP.5', 'Russian sources', [MAP, ['areas', 'russian-edge', 'hexes'], []]],
    ['REP.7', 'an edge of the Axis', [MAP, ['areas', 'axis-edge', 'hexes'], []]],
    ['REP.1', 'the eastern edge', [MAP, ['areas', 'eastern-edge', 'hexes'], []]],
    ['STR.7', 'the Sea of Azov', [MAP, ['waters', 'azov', 'kind'], 'lake']],
    [
      'MOV.3',
      'a line of the chart',
      [MAP, ['terrains', 'heath'], { name: 'heath', sign: 'h', fill: '#aaaaaa' }],
    ],
    ['TER.10', 'one terrain', [MAP, ['hexes', '2820', 'terrain'], ['clear', 'forest']]],
  ])('deathstruggle:%s: %s', (rule, _what, change) => {
    expect(faults(change)).toContain(`deathstruggle:${rule}`);
  });
});

describe('a demand on the counters', () => {
  it.each<[string, string, Change]>([
    ['SET.3', 'three units marked Rm', [UNITS, unit('11ik', 'marks'), undefined]],
    ['SET.3', 'Germans marked Rm', [UNITS, unit('3rumc', 'marks'), ['rm']]],
    ['SUP.3', 'five rail heads', [UNITS, marker('railhead', 'count'), 4]],
    ['SET.11', 'the 3rd Parachute Corps', [UNITS, unit('3para', 'name'), 'Another']],
    ['SET.13', 'the 1st Katyusha Regiment', [UNITS, unit('1kat', 'name'), 'Another']],
    ['SIB.2', 'the Guards cavalry', [UNITS, unit('1gcc', 'kinds'), undefined]],
    ['SIB.1', 'four shock armies', [UNITS, unit('1sh', 'type'), 'rifle']],
    ['AIR.7', 'the 8th Fliegerkorps', [UNITS, unit('8fk', 'name'), 'Another']],
    ['AIR.23', 'two interceptor corps', [UNITS, unit('6iak', 'kinds'), undefined]],
    ['SET.6', 'the 29th Motorized Division', [UNITS, unit('29mot', 'name'), 'Another']],
    ['SET.7', 'the 1st Cavalry Division', [UNITS, unit('1cav', 'type'), 'infantry']],
    ['SET.5', 'the 16th Army', [UNITS, unit('16armee', 'name'), 'Another']],
    ['REP.9', 'panzer divisions of 4-3', [UNITS, unit('1pz', 'faces', 0, 'attack'), 5]],
    [
      'RES.X.8',
      'panzer divisions that turn over',
      [UNITS, unit('1pz', 'faces'), [{ attack: 4, defence: 3 }]],
    ],
    ['RES.X.9', 'a strong side', [UNITS, unit('18armee', 'faces', 1, 'attack'), 1]],
    ['REP.2', 'militia of 0-1', [UNITS, unit('1mil', 'faces', 0, 'attack'), 1]],
    ['KAT.2', 'katyushas without factors', [UNITS, unit('1kat', 'faces', 0, 'attack'), 1]],
    ['AIR.11', 'aircraft without factors', [UNITS, unit('8fk', 'faces', 0, 'defence'), 1]],
    ['REC.2', 'red paratroops', [UNITS, unit('1para', 'marks'), undefined]],
    ['BLD.11', 'bases that are corps', [UNITS, unit('41mk', 'size'), 'division']],
    ['BLD.10', 'a recipe for each corps', [UNITS, unit('1ik', 'faces', 0, 'attack'), 7]],
    [
      'RES.DN.3',
      'the parts of a recipe',
      [TABLES, ['breakdown', line('breakdown', '1ik'), 'divisions'], ['11inf']],
    ],
    ['BLD.5', 'the sum of a mechanized corps', [UNITS, unit('6mc', 'faces', 0, 'attack'), 9]],
    [
      'BLD.12',
      'a part of one corps',
      [TABLES, ['breakdown', 1, 'divisions', 0], tables.breakdown[0]?.divisions[0]],
    ],
  ])('deathstruggle:%s: %s', (rule, _what, change) => {
    expect(faults(change)).toContain(`deathstruggle:${rule}`);
  });
});

describe('a demand on the set-up', () => {
  const anywhere = campaign.free['anywhere']?.historical ?? {};
  const [somewhere = ''] = Object.keys(anywhere);
  it.each<[string, string, Change]>([
    ['SET.1', 'an army too far', moved('18armee', '3550')],
    ['SET.4', 'a panzer group too far', moved('pzgr-4', '3550')],
    ['SET.5', 'corps too far', moved('agn', '4250')],
    ['SET.8', 'a border corps too far', moved('8a-corps', '3330')],
    ['SET.1', 'a group that is not there', [CAMPAIGN, ['free', '18armee'], undefined]],
    ['SET.2', 'a corps elsewhere', [CAMPAIGN, ['fixed', '3330'], ['4mc']]],
    ['REP.7', 'a turn that is not printed', [CAMPAIGN, ['track', '15'], ['2pz']]],
    ['STK.1', 'four units', [CAMPAIGN, ['fixed', '4249'], ['gd', '900l', '29mot', '60mot']]],
    ['STK.2', 'two motorized corps', [CAMPAIGN, ['fixed', '3550'], ['41mk', '56mk']]],
    ['STK.4', 'an army with two corps', [CAMPAIGN, ['fixed', '3550'], ['1ik']]],
    ['STK.5', 'two armies of the Axis', moved('16armee', '2851')],
    ['STK.8', 'Rumanians with Hungarians', [CAMPAIGN, ['fixed', somewhere], ['hunrap', '3rumc']]],
    ['SET.14', 'a Russian division', [CAMPAIGN, ['fixed', '3330'], ['4td']]],
    ['SET.6', 'a German division', [CAMPAIGN, ['fixed', '3550'], ['11inf']]],
    ['SET.9', 'a city without its corps', [CAMPAIGN, ['fixed', '3330'], ['8mc']]],
    ['SET.10', 'three corps on a turn', [CAMPAIGN, ['track', '1'], ['21rc', '5rc', '25rc']]],
    ['VIC.6', 'a game too short', [CAMPAIGN, ['turns', 'last'], 14]],
    ['SUP.1', 'a rail head beyond the border', [CAMPAIGN, ['markers', 'railhead', 0], '3330']],
    ['SUP.3', 'five rail heads on the map', [CAMPAIGN, ['markers', 'railhead'], ['2950']]],
  ])('deathstruggle:%s: %s', (rule, _what, change) => {
    expect(faults(change)).toContain(`deathstruggle:${rule}`);
  });
});

describe('charts', () => {
  it.each<[string, string, Change]>([
    ['CHART.TWICE', 'an id that stands there twice', [TABLES, ['limits', 1, 'id'], tables.limits[0]?.id]],
    ['CHART.LACKING', 'a cell that is not there', [TABLES, ['crt'], tables.crt.slice(1)]],
    ['CHART.LACKING', 'a cell of the air table', [TABLES, ['air'], tables.air.slice(1)]],
    ['CHART.LACKING', 'a weather without supply', [TABLES, ['supply'], tables.supply.slice(1)]],
    ['CHART.LACKING', 'a turn that is not there', [TURNS, ['turns'], turns.turns.slice(1)]],
    ['CHART.OTHER', 'odds out of order', [TABLES, ['columns', 3, 'defence'], 9]],
    ['CHART.OTHER', 'a row that does not add up', [TABLES, ['rows', 2, 'b'], 4]],
    ['CHART.OTHER', 'a span that ends too late', [TURNS, ['spans', 0, 'last'], 16]],
    ['CHART.TWICE', 'a result read as two', [TABLES, ['conversions', 1, 'code'], 'D1']],
    ['deathstruggle:SEQ.0', 'steps out of order', [TURNS, ['steps', 2, 'order'], 5]],
    ['KEY.NONE', 'an option of a step there is not', [TURNS, ['steps', 14, 'option'], 'maybe']],
    ['deathstruggle:CRT.9', 'a table that begins too high', [TABLES, ['columns', 0, 'id'], '1:6']],
    ['deathstruggle:CRT.10', 'a table that ends too low', [TABLES, ['columns', 13, 'id'], '8:1']],
    ['deathstruggle:VIC.9', 'points without an outcome', [TABLES, ['victory', 6, 'most'], 4]],
    ['KEY.NONE', 'a result there is not', [TABLES, ['crt', 0, 'result'], 'DX']],
    ['KEY.NONE', 'a conversion there is not', [TABLES, ['conversions', 0, 'code'], 'DX']],
    ['KEY.NONE', 'a result in the air there is not', [TABLES, ['air', 0, 'result'], 'DX']],
    ['KEY.NONE', 'a weather there is not', [TURNS, ['turns', 0, 'weather'], 'fog']],
    ['KEY.NONE', 'an arrival nowhere', [TABLES, ['arrivals', 0, 'at', 0], 'nowhere']],
    ['KEY.NONE', 'a city to be won that there is not', [TABLES, ['victory', 0, 'needs', 0], 'Nowhere']],
    ['KEY.NONE', 'a part there is not', [TABLES, ['breakdown', 0, 'divisions', 0], 'nobody']],
    ['KEY.NONE', 'a movement factor there is not', [UNITS, unit('8a', 'mobility'), 'winged']],
    ['KEY.NONE', 'a place in history there is not', [TABLES, ['history', 0, 'place'], 'Nowhere']],
    ['KEY.NONE', 'a standard there is not', [TABLES, ['options', 0, 'standard'], 'maybe']],
    ['SOURCE.NONE', 'a value without a source', [TABLES, ['limits', line('limits', 'oil'), 'from'], {}]],
  ])('%s: %s', (code, _what, change) => {
    expect(faults(change)).toContain(code);
  });
});
