// What the rulebook demands of any owner's files: each demand holds in the shipped ones and is missed when it does not.
import { describe, expect, it } from '@jest/globals';
import type { Change } from '../../../kit/board-data.ts';
import { at, campaign, faults, set, tables, turns, unit } from './kit.ts';

const MAP = 'map.json';
const UNITS = 'units.json';
const TABLES = 'tables.json';
const TURNS = 'turns.json';
const CAMPAIGN = 'scenarios/campaign.json';

const hexOf = (name: string): string =>
  Object.entries(set.board.map.hexes).find(([, { features = {} }]) =>
    Object.values(features).some((feature) => feature.name === name),
  )?.[0] ?? '';

const nameless = (name: string): Change => [MAP, ['hexes', hexOf(name), 'features'], {}];
const line = (list: readonly { readonly id: string }[], id: string): number =>
  list.findIndex((one) => one.id === id);

const german = campaign.free['german']?.historical ?? {};
const { 4822: _bare, ...elsewhere } = german;

it('the shipped files are all that the book demands', () => {
  expect(faults()).toEqual([]);
});

describe('a demand on the map', () => {
  it.each<[string, string, Change]>([
    ['TER.4', 'Moscow', nameless('Moscow')],
    ['TER.4', 'one Moscow', [MAP, ['hexes', '2310', 'features'], { moscow: { name: 'Moscow' } }]],
    ['TER.4', 'Tula', nameless('Tula')],
    ['VIC.3', 'Glukhov', nameless('Glukhov')],
    ['VIC.4', 'Yefremov', nameless('Yefremov')],
    ['VIC.6', 'Voronezh', nameless('Voronezh')],
    ['VIC.9', 'one Rzhev', [MAP, ['hexes', '2310', 'features'], { town: { name: 'Rzhev' } }]],
    ['WEA.1', 'the road to Moscow', [MAP, ['networks', 'highway', 'routes'], []]],
  ])('typhoon:%s: %s', (rule, _what, change) => {
    expect(faults(change)).toContain(`typhoon:${rule}`);
  });
});

describe('a demand on the counters', () => {
  it.each<[string, string, Change]>([
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
  ])('typhoon:%s: %s', (rule, _what, change) => {
    expect(faults(change)).toContain(`typhoon:${rule}`);
  });
});

describe('a demand on the charts', () => {
  it.each<[string, string, Change]>([
    ['WEA.8', 'turn 1', [TURNS, ['weather', 0, 'early'], 'mud']],
    ['WEA.9', 'turn 2', [TURNS, ['weather', 1, 'late'], 'mud']],
    ['WEA.10', 'turn 3', [TURNS, ['weather', 2, 'early'], 'good']],
    ['WEA.12', 'turn 6', [TURNS, ['weather', 5, 'late'], 'hard-frost']],
    ['WEA.13', 'turn 9', [TURNS, ['weather', 8, 'early'], 'mud']],
    ['SEQ.1', 'who is first', [TURNS, ['order', 3, 'first'], 'german']],
    ['SEQ.3', 'pulses', [TURNS, ['order', 3, 'russian'], 2]],
    ['SUP.5', 'lines in Good weather', [TABLES, ['supply', 0, 'german'], 5]],
    ['SUP.6', 'lines in Mud', [TABLES, ['supply', 2, 'russian'], 9]],
  ])('typhoon:%s: %s', (rule, _what, change) => {
    expect(faults(change)).toContain(`typhoon:${rule}`);
  });

  it.each<[string, string, Change]>([
    ['CHART.LACKING', 'a cell of the table', [TABLES, ['crt'], tables.crt.slice(1)]],
    ['KEY.NONE', 'a result', [TABLES, ['crt', 0, 'result'], 'D9']],
    ['CHART.OTHER', 'odds in order', [TABLES, ['columns', 0, 'defence'], 4]],
    ['CHART.OTHER', 'index B', [TABLES, ['rows', 0, 'b'], 5]],
    ['CHART.LACKING', 'a cell of the air', [TABLES, ['air'], tables.air.slice(1)]],
    ['KEY.NONE', 'a result of the air', [TABLES, ['air', 0, 'result'], 'DD']],
    ['CHART.TWICE', 'a conversion', [TABLES, ['conversions', 1, 'code'], 'D1']],
    ['KEY.NONE', 'a place of victory', [TABLES, ['victory', 0, 'needs'], ['Moskau']]],
    ['KEY.NONE', 'a place of history', [TABLES, ['history', 0, 'place'], 'Oryol']],
    ['KEY.NONE', 'a division', [TABLES, ['breakdown', 0, 'divisions'], ['99inf']]],
    ['KEY.NONE', 'a shock army', [TABLES, ['shockArmies', 0, 'unit'], '2sh']],
    ['KEY.NONE', 'a line of movement', [TABLES, ['movement'], tables.movement.slice(1)]],
    ['KEY.NONE', 'a standard', [TABLES, ['options', 0, 'standard'], 'neither']],
    ['CHART.LACKING', 'a turn', [TURNS, ['turns'], turns.turns.slice(1)]],
    ['CHART.LACKING', 'a weather', [TURNS, ['order'], turns.order.slice(1)]],
    ['CHART.OTHER', 'a span beyond the track', [TURNS, ['spans', 0, 'last'], 13]],
    ['SOURCE.NONE', 'a source', [TABLES, ['limits', line(tables.limits, 'stack'), 'from'], {}]],
  ])('%s: %s', (code, _what, change) => {
    expect(faults(change)).toContain(code);
  });
});

describe('a demand on the set-up', () => {
  it.each<[string, string, Change]>([
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
  ])('typhoon:%s: %s', (rule, _what, change) => {
    expect(faults(change)).toContain(`typhoon:${rule}`);
  });

  it('typhoon:STK.8 lets katyushas stand with anybody', () => {
    expect(unit('3kat').type).toBe('katyusha');
    expect(faults([CAMPAIGN, ['fixed'], { 1523: ['1kat', '2kat', '3kat'] }])).toEqual([]);
  });
});
