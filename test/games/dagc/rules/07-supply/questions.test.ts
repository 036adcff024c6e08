// Chapter 7: what is told of supply: the question, the overlay, the sign of those who are out.
import { describe, expect, it } from '@jest/globals';
import { seenBy } from '../../../../../src/api/game.ts';
import { supplyAnswer, supplyOfUnit, supplyPath } from '../../../../../src/games/dagc/questions/supply.ts';
import type { Seeing } from '../../../../../src/games/dagc/state.ts';
import { dagc, p, rule, stateOf } from '../kit.ts';
import { CUT_OFF, fallen } from './positions.ts';

const PHASE = 'phase german-movement; turn 3';
const told = (s: Seeing, who: string, hex: string): readonly string[] =>
  supplyAnswer(p, s, who, { hex: [hex] }).map(({ key, params }) => `${key} ${params['rule'] as string}`);

describe('supply', () => {
  it('tells a line, its source, its borders and what would cut it', () => {
    const s = stateOf(`${PHASE}; 26inf@1302`);
    expect(told(s, 'german', '1302')).toEqual([
      'supply.is-overland dagc:7.2a',
      'supply.means.full dagc:7.1a',
      'supply.line dagc:7.2a',
      expect.stringContaining('supply.'),
      'supply.over.borders dagc:7.8',
      'supply.over.source dagc:7.7a',
    ]);
    expect(supplyPath(p, s, '26inf').hexes[0]).toBe('1302');
  });

  rule('dagc:7.4a', 'tells what want of it does', ({ given, then, state }) => {
    const [a, , b, , c] = p.neighbours('3908');
    given(`${PHASE}; 39pz@3908; 2sh@${a}; 8a@${b}; 42a@${c}`);
    then.means(told(state(), 'german', '3908').slice(0, 5), [
      'supply.is-out dagc:7.2a',
      'supply.means.die dagc:7.3a',
      'supply.means.attack dagc:7.4a',
      'supply.means.defence dagc:7.4b',
      'supply.means.stays dagc:7.5',
    ]);
    expect(told(state(), 'german', '3908')).toContain('supply.bar.enemy dagc:7.2b');
    expect(told(state(), 'german', '3908')).toContain('supply.bar.zone dagc:7.2c');
  });

  it('tells why no port feeds a unit', () => {
    const tell = (more: string): readonly string[] =>
      told(stateOf(`${PHASE}${CUT_OFF}${fallen('1718', '2113', '2422')}; ${more}`), 'german', '2020');
    expect(tell('26inf@2020; 2sh@1920')).toContain('supply.bar.beset-port dagc:7.9l');
    expect(tell('26inf@2020')).toContain('supply.is-port dagc:7.9a');
    expect(tell('26inf@2020').filter((key) => key.includes('-port dagc:7.9f'))).toEqual([]);
    expect(tell(`26inf@2020${fallen('2021')}`)).toContain('supply.bar.fallen-port dagc:7.9m');
    expect(tell('26inf@2020; own turn.cut ["26inf"]')).toContain('supply.bar.full-port dagc:7.9f');
    const lost = told(stateOf(`${PHASE}${CUT_OFF}; 26inf@4026`), 'german', '4026');
    expect(lost).toContain('supply.bar.lost-source dagc:7.7b');
  });

  rule('dagc:7.9d', 'tells that a port feeds in full', ({ given, then, state }) => {
    given(`${PHASE}${CUT_OFF}${fallen('1718')}; 26inf@2020`);
    then.means(told(state(), 'german', '2020').slice(0, 2), [
      'supply.is-port dagc:7.9a',
      'supply.means.full dagc:7.9d',
    ]);
  });

  it('tells the line to a port', () => {
    const s = stateOf(`${PHASE}${CUT_OFF}${fallen('1718')}; 26inf@2019`);
    expect(supplyPath(p, s, '26inf')).toMatchObject({ state: 'port', hexes: ['2019', '2020', '2021'] });
  });

  it('tells the line of cav-mech through the marsh, and what would cut it', () => {
    const s = stateOf(`${PHASE}; cmp@4815; 26inf@4614; 43inf@4617`);
    const { state, hexes, cutBy } = supplyPath(p, s, 'cmp');
    expect([state, hexes[0]]).toEqual(['overland', '4815']);
    expect(hexes.length).toBeGreaterThan(2);
    // There is more than one way through it.
    expect(cutBy).toEqual([]);
  });

  it('tells of the marsh, of borders and of foreign sources', () => {
    expect(told(stateOf(`${PHASE}; 70a@4815`), 'soviet', '4815')).toContain('supply.bar.pripyat dagc:7.11a');
    const late = told(stateOf('phase soviet-movement; turn 6; 5a@3400'), 'soviet', '3400');
    expect(late).toContain('supply.is-out dagc:7.12a');
    expect(late).toContain('supply.means.line dagc:7.12b');
    const gripped = told(
      stateOf(
        `${PHASE}${CUT_OFF.replace('held 4028 soviet', 'held 4028 german back')}; 26inf@4026; 2sh@4127`,
      ),
      'german',
      '4026',
    );
    expect(gripped).toContain('supply.bar.gripped-source dagc:7.7c');
    expect(told(stateOf(`phase soviet-movement; turn 2`), 'soviet', '1214')).toContain(
      'supply.bar.sea dagc:7.2e',
    );
  });

  it('is said of every German to all, and of what the German does not see only by its hex', () => {
    const s = stateOf(`${PHASE}${CUT_OFF}; 26inf@2020; 70a@4815; cmp@4815`);
    expect(told(s, 'soviet', '2020')[0]).toBe('supply.is-port dagc:7.9a');
    expect(told(s, 'german', '4815')[0]).toBe('supply.hex-cut dagc:7.2a');
    expect(told(s, 'soviet', '4815')[0]).toBe('supply.is-out dagc:7.11a');
    expect(supplyOfUnit(p, s, 'german', '26inf')[0]?.key).toBe('supply.is-port');
    const out = dagc.outOfSupply?.(s, 'soviet');
    expect(['26inf', '70a', 'cmp'].map((unit) => out?.(unit))).toEqual([false, true, false]);
    const late = stateOf('phase german-movement; turn 6; 5a@3400; 26inf@2825');
    expect(['5a', '26inf'].map((unit) => dagc.outOfSupply?.(late, 'german')(unit))).toEqual([true, false]);
  });

  it('shows on the map who is fed, and signs those who are not', () => {
    const s = stateOf(`${PHASE}${CUT_OFF}; 26inf@2020; 12inf@3908`);
    const sight = dagc.supplied?.(s, 'german');
    expect([...(sight?.stacks ?? [])].map(([hex, { letter }]) => [hex, letter])).toEqual([
      ['2020', 'p'],
      ['3908', '?'],
    ]);
    const seen = seenBy(dagc, s, 'soviet').units.filter(({ at }) => ['2020', '3908'].includes(at));
    expect(seen.map(({ id, states }) => [id, states])).toEqual([
      ['26inf', undefined],
      ['12inf', ['oos']],
    ]);
  });
});
