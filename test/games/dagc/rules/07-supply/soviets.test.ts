// Chapter 7: Soviet lines: their sources, the Western Pripyat Marsh, and the turns from which all are out of supply.
import { describe, expect } from '@jest/globals';
import {
  isOverland,
  isSupplied,
  nearestSource,
  supplyOf,
  workingSources,
} from '../../../../../src/games/dagc/07-supply/7.1-supply.ts';
import { onMap } from '../../../../../src/mechanics/places.ts';
import { p, rule } from '../kit.ts';
import { lineFrom, stateOfUnit } from './positions.ts';

const PHASE = 'phase soviet-movement; turn 3';
const LATE = 'phase soviet-movement; turn 6';

describe('off the map, and over land', () => {
  rule('dagc:7.6', 'nobody is short of anything off the map', ({ given, then, state }) => {
    given('phase soviet-movement; turn 7; 5a@track-8; 6inf@3908');
    then.means(supplyOf(p, state(), '5a').state, 'overland');
    then.means(isOverland(p, state(), '5a', 'soviet'), false);
  });

  rule(
    'dagc:7.2a',
    'a line over land is the reason, also for who needs no marsh',
    ({ given, then, state }) => {
      given('phase soviet-movement; turn 2; 5a@3600; 6inf@3908');
      then.means(
        ['5a', '6inf'].map((unit) => supplyOf(p, state(), unit)),
        ['5a', '6inf'].map(() => ({ state: 'overland', rule: 'dagc:7.2a' })),
      );
    },
  );
});

describe('7.10: Soviet sources', () => {
  rule('dagc:7.10a', 'lie on the edge from 1200 to 3400 and from 4200 to 5019', ({ given, then, state }) => {
    given(PHASE);
    const works = new Set(workingSources(p, state(), 'soviet'));
    then.means(
      ['1200', '1300', '3400', '4200', '5000', '5019'].map((hex) => works.has(hex)),
      [true, true, true, true, true, true],
    );
    then.means(
      ['1100', '5020'].map((hex) => works.has(hex)),
      [false, false],
    );
    expect(p.area('soviet-sources').includes(lineFrom(state(), 'soviet', '3000').at(-1) ?? '')).toBe(true);
  });

  rule('dagc:7.10b', 'and are 3600, 3800 and 4000, not those between them', ({ given, then, state }) => {
    given(PHASE);
    const works = workingSources(p, state(), 'soviet');
    then.means(
      ['3500', '3600', '3700', '3800', '3900', '4000', '4100'].map((hex) => works.includes(hex)),
      [false, true, false, true, false, true, false],
    );
  });

  rule('dagc:7.10c', 'nine of them can be nullified', ({ given, then, state }) => {
    // A German may stand wherever no Soviet entrenchment is: the Soviets leave all of these empty.
    given(PHASE);
    const risky = p
      .area('soviet-sources')
      .filter((hex) => p.neighbours(hex).some((next) => p.hex(next).zone === 'german-side'));
    then.means(risky.toSorted(), p.area('soviet-sources-at-risk').toSorted());
    then.means(workingSources(p, state(), 'soviet').length, p.area('soviet-sources').length);
  });

  rule(['dagc:7.10d', 'dagc:R47'], 'do not work empty in a German zone', ({ given, then, state }) => {
    const works = (): boolean => workingSources(p, state(), 'soviet').includes('3400');
    given(`${PHASE}; 53inf@3500`);
    then.means(works(), false, 'dagc:7.10d');
    given(`${PHASE}; 53inf@3500; 5a@3400`);
    then.means(works(), true, 'dagc:R47');
  });

  rule('dagc:7.10e', 'and work again when that has ended', ({ given, then, state }) => {
    given(`${PHASE}; 53inf@3602`);
    then.means(workingSources(p, state(), 'soviet').includes('3400'), true);
  });
});

describe('7.11: the Western Pripyat Marsh', () => {
  rule('dagc:7.11a', 'bars the lines of all but cav-mech', ({ given, then, state }) => {
    given(`${PHASE}; 70a@4815; cmp@4815`);
    then.means(supplyOf(p, state(), '70a'), { state: 'out', rule: 'dagc:7.11a' });
    then.means(isSupplied(p, state(), '70a'), false);
  });

  rule('dagc:12.4a', 'and not those of cav-mech', ({ given, then, state }) => {
    given(`${PHASE}; cmp@4815`);
    then.means(supplyOf(p, state(), 'cmp').state, 'overland');
    then.means(isOverland(p, state(), 'cmp', 'soviet'), true);
    given(`${LATE}; cmp@4815; 70a@4815`);
    then.means(
      [isOverland(p, state(), 'cmp', 'soviet'), isOverland(p, state(), '70a', 'soviet')],
      [true, false],
    );
  });

  rule('dagc:R34', 'but who stands on a source that works is supplied', ({ given, then, state }) => {
    given(`${PHASE}; 13a@5015; 70a@4917`);
    expect(p.hex('5015').terrain).toBe('western-pripyat');
    then.means(stateOfUnit(state(), '13a'), 'overland');
    then.means(lineFrom(state(), 'soviet', '5015'), ['5015']);
    then.means(stateOfUnit(state(), '70a'), 'out');
  });

  rule('dagc:R35', 'a source in it is of use to nobody else', ({ given, then, state }) => {
    // Kovel behind Germans who leave no way but that over the marsh.
    given(`${PHASE}; 70a@4916; 13a@5016`);
    then.means(stateOfUnit(state(), '70a'), 'out');
    given(`${PHASE}; cmp@4916`);
    then.means(stateOfUnit(state(), 'cmp'), 'overland');
  });

  rule(['dagc:7.11b', 'dagc:3.6j'], 'in Bold Stroke from turn 2', ({ given, then, state }) => {
    given('phase soviet-movement; turn 1; option centre=4720; 70a@4815');
    then.means(stateOfUnit(state(), '70a'), 'overland', 'dagc:3.6j');
    given('phase soviet-movement; turn 2; option centre=4720; 70a@4815');
    then.means(stateOfUnit(state(), '70a'), 'out', 'dagc:3.6j');
    given('phase soviet-movement; turn 1; 70a@4815');
    then.means(stateOfUnit(state(), '70a'), 'out', 'dagc:7.11b');
  });

  rule('dagc:7.12c', 'and from turn 6 it is no matter', ({ given, then, state }) => {
    given(`${LATE}; 70a@4815`);
    then.means(supplyOf(p, state(), '70a').rule, 'dagc:7.12a');
    then.means(isOverland(p, state(), '4815', 'soviet'), true);
  });
});

describe('7.12: all out of supply', () => {
  rule('dagc:7.12a', 'from turn 6 in every scenario', ({ given, then, state }) => {
    for (const option of ['', '; option centre=4720']) {
      given(`phase soviet-movement; turn 6; 5a@3400${option}`);
      then.means(supplyOf(p, state(), '5a'), { state: 'out', rule: 'dagc:7.12a' });
      given(`phase soviet-movement; turn 5; 5a@3400${option}`);
      then.means(supplyOf(p, state(), '5a').state, 'overland');
    }
    given('base historical; phase german-movement; turn 9');
    then.means(
      onMap(p, state(), 'soviet').filter((unit) => isSupplied(p, state(), unit)),
      [],
    );
    then.means(stateOfUnit(state(), '38inf'), 'overland');
  });

  rule('dagc:12.4b', 'cav-mech too', ({ given, then, state }) => {
    given(`${LATE}; cmp@3400`);
    then.means(stateOfUnit(state(), 'cmp'), 'out');
  });

  rule('dagc:7.12b', 'a unit keeps the line that replenishment asks for', ({ given, then, state }) => {
    given(`${LATE}; 5a@3400`);
    then.means([isOverland(p, state(), '5a', 'soviet'), isSupplied(p, state(), '5a')], [true, false]);
  });

  rule('dagc:R79', 'but through the marsh cav-mech alone', ({ given, then, state }) => {
    given(`${LATE}; 70a@4815; cmp@4814`);
    then.means(isOverland(p, state(), '70a', 'soviet'), false);
    then.means(isOverland(p, state(), 'cmp', 'soviet'), true);
  });

  rule('dagc:R51', 'a city keeps its line', ({ given, then, state }) => {
    given(`${LATE}; held 3908 soviet`);
    then.means(isOverland(p, state(), '3908', 'soviet'), true);
  });

  rule('dagc:11.17h', 'and sources are as near as before', ({ given, then, state }) => {
    given(`${LATE}; 5a@3405`);
    const late = nearestSource(p, state(), '3405', 'soviet');
    given('phase soviet-movement; turn 5; 5a@3405');
    then.means(late, nearestSource(p, state(), '3405', 'soviet'));
    then.means(late, 5);
  });
});
