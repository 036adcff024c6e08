// Chapter 7, the German side: overland supply and its junctions, fortress cities and garrisons.
import { expect } from '@jest/globals';
import { supplyPath } from '../../../../../src/games/barbarossa/questions/supply.ts';
import {
  attackHalvings,
  defenceHalvings,
  mayAssault,
  moveHalvings,
  overlandHexes,
  SUPPLY_STATES,
  supplyOf,
} from '../../../../../src/games/barbarossa/07-supply/7.17-supply-state.ts';
import type { Printed } from '../../../../../src/games/barbarossa/data/sheet.ts';
import type { Seeing } from '../../../../../src/games/barbarossa/state.ts';
import { p, rule, says } from '../supply-kit.ts';

const german = (rest: string): string => `turn 9; phase german-movement; ${rest}`;
const CRIMEA = 'own shipping {"mode":"crimea","on":true,"units":[]}';
const RING_OF_DNEPROPETROVSK = '5ra@2506; 9ra@2606; 12ra@2706; 18ra@2707; 21ra@2608; 24ra@2507';
const RING_OF_ROSTOV = '5ra@2703; 9ra@2803; 12ra@2903; 18ra@2904; 21ra@2805; 24ra@2704';
const RING_OF_BUDAPEST = '5ra@2719; 9ra@2720; 12ra@2819; 18ra@2821; 21ra@2919; 24ra@2920';
const TALLINN_CUT = '5ra@1113; 9ra@1214';

/** Attack, defence and movement, how often each is halved. */
const weak = (board: Printed, s: Seeing, unit: string, hex: string): readonly number[] => [
  attackHalvings(board, s, unit, hex).length,
  defenceHalvings(board, s, unit).length,
  moveHalvings(board, s, unit).length,
];

rule('barbarossa:7.1', 'supply is a line to a source', ({ given, then, state }) => {
  given(german('24pz@1817'));
  then.entry(says(state(), '1817'), 'supply.line', 2);
  const { hexes } = supplyPath(p, state(), '24pz');
  expect([hexes[0], hexes.at(-1)]).toEqual(['1817', '1824']);
  expect(hexes.slice(1).every((hex, i) => p.areAdjacent(hex, hexes[i] ?? ''))).toBe(true);
});

rule('barbarossa:7.2', 'every unit of the German side is in one of six states', ({ given, then, state }) => {
  given(
    german(
      `1inf@1817; 2inf@1114; ${TALLINN_CUT}; 4inf@3107; ${CRIMEA}; held 3108 german; 12ra@3008; 5inf@2501; 24pz@2806; marker aerial 2501`,
    ),
  );
  const states = ['1inf', '2inf', '4inf', '5inf', '24pz'].map((unit) => supplyOf(p, state(), unit));
  expect(states).toEqual(['overland', 'coastal', 'crimea', 'aerial', 'none']);
  expect(SUPPLY_STATES).toHaveLength(7);
  then.entry(says(state(), '2806'), 'supply.is-none', 2);
});

rule('barbarossa:7.3a', 'a line of any length through hexes without enemies', ({ given, then, state }) => {
  given(german('24pz@2708'));
  then.entry(says(state(), '2708'), 'supply.is-overland', 2);
  expect(supplyPath(p, state(), '24pz').hexes.length).toBeGreaterThan(15);
  given(german('24pz@2117; 5ra@2017; 9ra@2018; 12ra@2116; 18ra@2118'));
  expect(supplyOf(p, state(), '24pz')).toBe('none');
});

rule('barbarossa:7.3b', 'the sources are the west edge from 1724 to 2924', ({ given, then, state }) => {
  given(german('24pz@1823'));
  then.entry(says(state(), '1823'), 'supply.over.source', 2);
  const sources = p.lines.sources.german.map(p.grid.id);
  expect(sources).toEqual(Array.from({ length: 13 }, (_, i) => `${17 + i}24`));
});

rule('barbarossa:7.3c', 'overland supply is full supply', ({ given, then, state }) => {
  given(german('24pz@1817'));
  expect(weak(p, state(), '24pz', '1817')).toEqual([0, 0, 0]);
  expect(mayAssault(p, state(), '24pz', '1817')).toBeUndefined();
  then.entry(says(state(), '1817'), 'supply.means.full', 2);
});

rule('barbarossa:7.3d', 'a source with an enemy in it is none until he leaves', ({ given, then, state }) => {
  // 2924 and its neighbours, all else closed.
  given(german('24pz@2923; 5ra@2924; 9ra@2823; 12ra@2822; 18ra@2922; 21ra@3022; 24ra@3023; 28ra@2824'));
  expect(supplyOf(p, state(), '24pz')).toBe('none');
  then.entry(says(state(), '2923'), 'supply.bar.source', 2);
  expect(overlandHexes(p, state(), 'german')('2924')).toBe(false);
  given(german('24pz@2923; 9ra@2823; 12ra@2822; 18ra@2922; 21ra@3022; 24ra@3023; held 2924 soviet'));
  expect(supplyOf(p, state(), '24pz')).toBe('overland');
});

rule('barbarossa:7.4a', 'units in the DP area trace through Dnepropetrovsk', ({ given, then, state }) => {
  given(german('24pz@2806; held 2607 german'));
  const { hexes } = supplyPath(p, state(), '24pz');
  expect(hexes).toContain('2607');
  expect(hexes.indexOf('2607')).toBeLessThan(hexes.length - 1);
  then.entry(says(state(), '2806'), 'supply.over.dnepropetrovsk', 2);
  given(german(`24pz@2806; 48pz@2708; held 2607 german; ${RING_OF_DNEPROPETROVSK}`));
  expect(supplyOf(p, state(), '48pz')).toBe('overland');
  expect(supplyOf(p, state(), '24pz', '2908')).toBe('coastal');
  expect(overlandHexes(p, state(), 'german')('2908')).toBe(false);
  then.entry(says(state(), '2806'), 'supply.bar.junction', 2);
});

rule(
  'barbarossa:7.4b',
  'without Dnepropetrovsk the area is out of supply at once',
  ({ given, then, state }) => {
    given(german('24pz@2806'));
    expect(supplyOf(p, state(), '24pz')).toBe('none');
    then.entry(says(state(), '2806'), 'supply.bar.lost-junction', 2);
    expect(overlandHexes(p, state(), 'german')('2607')).toBe(true);
    given(german('24pz@2806; 48pz@2607'));
    expect(supplyOf(p, state(), '24pz')).toBe('overland');
    expect(supplyOf(p, state(), '48pz')).toBe('overland');
    given(german('24pz@2806; held 2607 german'));
    expect(supplyOf(p, state(), '24pz')).toBe('overland');
  },
);

rule('barbarossa:7.4c', 'hexes 2200, 2806, 3100 and 3004 lie in the DP area', ({ given, then, state }) => {
  given(german('24pz@1817'));
  const lost = overlandHexes(p, state(), 'german');
  given(german('24pz@1817; held 2607 german; held 2804 german'));
  const open = overlandHexes(p, state(), 'german');
  const cut = ['2200', '2806', '3100', '3004'].filter((hex) => open(hex) && !lost(hex));
  then.means(cut, ['2200', '2806', '3100', '3004']);
  expect(lost('2708')).toBe(true);
});

rule('barbarossa:7.4d', 'the R area is a part of the DP area', ({ given, then, state }) => {
  given(german(`24pz@2904; held 2607 german; 5ra@2804`));
  const inside = p.area('r').filter((hex) => p.inArea('dp', hex));
  then.means(inside.length, p.area('r').length);
  expect(p.inArea('r', '2904') && p.inArea('r', '2801') && !p.inArea('r', '2804')).toBe(true);
  expect(supplyOf(p, state(), '24pz')).toBe('none');
});

rule('barbarossa:7.4e', 'units in the R area trace through Rostov first', ({ given, then, state }) => {
  given(german('24pz@3002; held 2607 german; held 2804 german'));
  const { hexes } = supplyPath(p, state(), '24pz');
  expect(hexes.indexOf('2804')).toBeGreaterThan(0);
  expect(hexes.lastIndexOf('2607')).toBeGreaterThan(hexes.indexOf('2804'));
  then.entry(says(state(), '3002'), 'supply.over.rostov', 2);
  given(german(`24pz@3002; 48pz@2702; held 2607 german; held 2804 german; ${RING_OF_ROSTOV}`));
  expect(supplyOf(p, state(), '24pz')).toBe('none');
  expect(supplyOf(p, state(), '48pz')).toBe('overland');
  then.entry(says(state(), '3002'), 'supply.bar.junction', 2);
});

rule('barbarossa:R155', 'a line may come back over hexes it has passed', ({ given, then, state }) => {
  // Into Dnepropetrovsk there is one way, and the same way out.
  given(german(`24pz@2806; held 2607 german; ${RING_OF_DNEPROPETROVSK.replace('18ra@2707; ', '')}`));
  const { hexes } = supplyPath(p, state(), '24pz');
  then.means(hexes.filter((hex) => hex === '2707').length, 2);
});

rule(
  'barbarossa:R153',
  'Rostov in Soviet hands lets no line through, even empty',
  ({ given, then, state }) => {
    given(german('24pz@3002; 48pz@2702; held 2607 german'));
    expect(supplyOf(p, state(), '24pz')).toBe('none');
    expect(supplyOf(p, state(), '48pz')).toBe('overland');
    then.entry(says(state(), '3002'), 'supply.bar.lost-junction', 2);
    given(german('24pz@3002; held 2607 german; held 2804 german'));
    expect(supplyOf(p, state(), '24pz')).toBe('overland');
  },
);

rule('barbarossa:7.6a', 'a fortress city in Hungary has garrison supply', ({ given, then, state }) => {
  given(german(`r4@2820; marker fc 2820; ${RING_OF_BUDAPEST}`));
  then.entry(says(state(), '2820'), 'supply.is-garrison', 2);
  given(german(`r4@2820; ${RING_OF_BUDAPEST}`));
  expect(supplyOf(p, state(), 'r4')).toBe('none');
  given(german('24pz@2117; marker fc 2117; 5ra@2017; 9ra@2018; 12ra@2116; 18ra@2118'));
  expect(supplyOf(p, state(), '24pz')).toBe('garrison');
  const ring = p.neighbours('1717').filter(p.isLand);
  const units = ['5ra', '9ra', '12ra', '18ra', '21ra', '24ra'];
  given(german(`24pz@1717; marker fc 1717; ${ring.map((hex, i) => `${units[i]}@${hex}`).join('; ')}`));
  expect(supplyOf(p, state(), '24pz')).toBe('garrison');
});

rule('barbarossa:7.6b', 'garrison supply is full, mobile assaults included', ({ given, then, state }) => {
  given(german(`24pz@2820; marker fc 2820; ${RING_OF_BUDAPEST}`));
  expect(weak(p, state(), '24pz', '2820')).toEqual([0, 0, 0]);
  expect(mayAssault(p, state(), '24pz', '2820')).toBeUndefined();
  then.entry(says(state(), '2820'), 'supply.means.full', 2);
});

rule(
  'barbarossa:7.6c',
  'a fortress city in the USSR has none, but may be supplied by air',
  ({ given, then, state }) => {
    given(german('24pz@2501; marker fc 2501'));
    expect(supplyOf(p, state(), '24pz')).toBe('none');
    then.entry(says(state(), '2501'), 'supply.bar.fortress', 2);
    given(german('24pz@2501; marker fc 2501; marker aerial 2501'));
    expect(supplyOf(p, state(), '24pz')).toBe('aerial');
  },
);

rule('barbarossa:7.22a', 'a cut-off German garrison attacks at full strength', ({ given, then, state }) => {
  given(german(`24pz@2820; marker fc 2820; ${RING_OF_BUDAPEST}`));
  expect(attackHalvings(p, state(), '24pz', '2820')).toEqual([]);
  then.entry(says(state(), '2820'), 'supply.means.attack', 2);
});

rule(
  'barbarossa:R32',
  'a hex is in overland supply if a unit there would be, junctions included',
  ({ given, then, state }) => {
    given(german('24pz@1817; held 2607 german; held 2804 german; held 3103 german'));
    const free = overlandHexes(p, state(), 'german');
    given(german(`24pz@1817; held 2607 german; held 2804 german; held 3103 german; ${RING_OF_ROSTOV}`));
    const cut = overlandHexes(p, state(), 'german');
    const told = ['3103', '2607', '2804'].map((hex) => `${free(hex)} ${cut(hex)}`);
    then.means(told, ['true false', 'true true', 'true false']);
  },
);

rule(
  'barbarossa:R150',
  'surrounded Stalingrad lives on the aerial marker or on nothing',
  ({ given, then, state }) => {
    given(german('24pz@2501; marker fc 2501; marker aerial 2501'));
    const halved = weak(p, state(), '24pz', '2501');
    expect(halved).toEqual([1, 0, 1]);
    given(german('24pz@2501; marker fc 2501'));
    expect(weak(p, state(), '24pz', '2501')).toEqual([1, 1, 1]);
    then.means(halved[0] ?? 0, 1);
  },
);
