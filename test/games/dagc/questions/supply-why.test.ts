// Chapter 7: what a line makes use of, and what keeps a hex without one: every reason with its hexes.
import { describe, expect, it } from '@jest/globals';
import type { Note } from '../../../../src/mechanics/supply/bars.ts';
import { barsAround, lineNotes, portBars } from '../../../../src/games/dagc/questions/supply-why.ts';
import { p, stateOf } from '../rules/kit.ts';
import { CUT_OFF, fallen } from '../rules/07-supply/positions.ts';

const GERMAN = 'phase german-movement; turn 3';
const SOVIET = 'phase soviet-movement; turn 3';

const told = (notes: readonly Note[]): readonly string[] =>
  notes.map(({ rule, why, hexes }) => `${rule} ${why} ${hexes.join(' ')}`);

describe('a line', () => {
  it.each([
    [
      'dagc:7.8: crosses a border into its second hex',
      'german',
      ['3204', '3205', '3206'],
      ['dagc:7.8 supply.over.borders 3205', 'dagc:7.7a supply.over.source 3206'],
    ],
    [
      'dagc:7.8: crosses borders that are nothing to the Soviet',
      'soviet',
      ['3206', '3205', '3204'],
      ['dagc:7.10a supply.over.source 3204'],
    ],
    [
      'dagc:7.2f: goes over the narrows',
      'soviet',
      ['1904', '1804', '1803', '1802'],
      ['dagc:7.2f supply.over.narrows 1804 1803', 'dagc:7.10a supply.over.source 1802'],
    ],
    [
      'dagc:7.2f: passes beside the narrows, and not over them',
      'soviet',
      ['1803', '1802', '1801'],
      ['dagc:7.10a supply.over.source 1801'],
    ],
    ['dagc:7.2a: is none', 'german', [], []],
  ] as const)('%s', (_what, side, line, notes) => {
    expect(told(lineNotes(p, side, line))).toEqual(notes);
  });
});

describe('a hex without a line', () => {
  /** 4127 has the enemy in it, 4228 his zone. */
  const LOST = p
    .area('german-sources')
    .filter((hex) => !['4028', '4127', '4228'].includes(hex))
    .toSorted();
  const ring = '26inf@1702; 43inf@1802; 1inf@1902; 2inf@1704; 28inf@1805; 38inf@1904';

  it.each([
    ['dagc:7.2a: has one', `${GERMAN}; 26inf@1302`, 'german', '1302', []],
    [
      'dagc:7.7b: comes to sources that are lost, and to no others',
      `${GERMAN}${CUT_OFF}; 26inf@4026`,
      'german',
      '4026',
      [`dagc:7.7b supply.bar.lost-source ${p.area('german-sources').toSorted().join(' ')}`],
    ],
    [
      'dagc:7.7c: comes to one that an enemy zone has gripped, between others that are lost',
      `${GERMAN}${CUT_OFF.replace('held 4028 soviet', 'held 4028 german back')}; 26inf@4026; 2sh@4127`,
      'german',
      '4026',
      [
        `dagc:7.7b supply.bar.lost-source ${LOST.join(' ')}`,
        'dagc:7.2c supply.bar.zone 4027 4126 4227 4228',
        'dagc:7.7c supply.bar.gripped-source 4028',
      ],
    ],
    [
      'dagc:7.10d: stands between sources in enemy zones',
      `${SOVIET}; 26inf@1401; 43inf@1201; 1inf@1301`,
      'soviet',
      '1300',
      ['dagc:7.10d supply.bar.gripped-source 1200 1300 1400', 'dagc:7.2b supply.bar.enemy 1201 1301 1401'],
    ],
    [
      'dagc:7.7c: stands among zones, one of them over a source of the other side',
      `${SOVIET}; 2sh@4026; 26inf@4025; 43inf@3926; 1inf@4125; 2inf@3925`,
      'soviet',
      '4026',
      ['dagc:7.2b supply.bar.enemy 3925 3926 4025 4125', 'dagc:7.2c supply.bar.zone 4027 4126'],
    ],
    [
      'dagc:7.13: comes to a source of the other side',
      `${GERMAN}; 26inf@3300`,
      'german',
      '3300',
      ['dagc:7.13 supply.bar.their-source 3300'],
    ],
    [
      'dagc:7.11a: has one through the marsh alone',
      `${GERMAN}; 70a@4815`,
      'soviet',
      '4815',
      ['dagc:7.11a supply.bar.pripyat 4714 4715 4814 4816 4914 4915'],
    ],
    [
      'dagc:7.2f: ends at narrows that are not both Soviet',
      `${SOVIET}; 8a@1803; ${ring}`,
      'soviet',
      '1803',
      ['dagc:7.2b supply.bar.enemy 1702 1802 1902', 'dagc:7.2f supply.bar.narrows 1804'],
    ],
    [
      'dagc:7.2f: goes over narrows that are, and meets the enemy behind them',
      `${SOVIET}; held 1804 soviet; 2sh@1804; 8a@1803; ${ring}`,
      'soviet',
      '1804',
      ['dagc:7.2b supply.bar.enemy 1702 1704 1802 1805 1902 1904'],
    ],
    [
      'dagc:7.8: comes to a source over too many borders',
      `${GERMAN}${CUT_OFF.replace('held 2927 soviet', 'held 2927 german back')}; 26inf@1302`,
      'german',
      '1302',
      ['dagc:7.8 supply.bar.borders 1302'],
    ],
    [
      'dagc:7.14: hears of entrenchments and lakes where nothing else is in the way',
      `${GERMAN}; held 1804 german back`,
      'german',
      '1803',
      ['dagc:7.14 supply.bar.entrenchment 1702 1802 1804 1902', 'dagc:7.2e supply.bar.lake 1703 1903'],
    ],
  ] as const)('%s', (_what, position, side, hex, notes) => {
    expect(told(barsAround(p, stateOf(position), side, hex))).toEqual(notes);
  });
});

describe('a port near by', () => {
  const alone = `${GERMAN}${CUT_OFF}${fallen('1718', '2113', '2422')}; 26inf@2020`;

  it.each([
    ['dagc:7.9p: is nothing to the Soviet', `${SOVIET}${CUT_OFF}; 2sh@2020`, 'soviet', '2020', []],
    [
      'dagc:7.9e: is looked for as far as its range, and not beyond',
      `${GERMAN}${CUT_OFF}`,
      'german',
      '1809',
      ['dagc:7.9f supply.bar.full-port 1510', 'dagc:7.9g supply.bar.full-port 2113'],
    ],
    [
      'dagc:7.9e: is too far over land',
      `${GERMAN}${CUT_OFF}`,
      'german',
      '1100',
      ['dagc:7.9e supply.bar.far-port 1105'],
    ],
    [
      'dagc:7.9m: has a Soviet in it, or has fallen before',
      `${alone}; 2sh@2021`,
      'german',
      '2020',
      ['dagc:7.9m supply.bar.fallen-port 1718 2021 2422'],
    ],
    [
      'dagc:7.9f: has its own garrison in it, and is full',
      `${alone}; 43inf@2021`,
      'german',
      '2020',
      ['dagc:7.9m supply.bar.fallen-port 1718 2422', 'dagc:7.9f supply.bar.full-port 2021'],
    ],
    [
      'dagc:7.9l: has a Soviet beside it',
      `${alone}; 2sh@2121`,
      'german',
      '2020',
      ['dagc:7.9m supply.bar.fallen-port 1718 2422', 'dagc:7.9l supply.bar.beset-port 2021'],
    ],
    [
      'dagc:7.9o: is Koenigsberg, with a Soviet beside it',
      `${GERMAN}${CUT_OFF}; 26inf@2824; 2sh@2826`,
      'german',
      '2824',
      ['dagc:7.9f supply.bar.full-port 2422', 'dagc:7.9o supply.bar.beset-port 2825'],
    ],
  ] as const)('%s', (_what, position, side, hex, notes) => {
    expect(told(portBars(p, stateOf(position), side, hex))).toEqual(notes);
  });
});
