// Chapter 7, tracing: where lines go, what bars them, and when they are looked at.
import { expect } from '@jest/globals';
import type { State } from '../../../../../src/core/types.ts';
import { barsAround } from '../../../../../src/games/barbarossa/questions/supply-why.ts';
import type { Own } from '../../../../../src/games/barbarossa/state.ts';
import { supplyMap } from '../../../../../src/games/barbarossa/07-supply/7.20-tracing.ts';
import { cutters, supplyPath } from '../../../../../src/games/barbarossa/questions/supply.ts';
import {
  attackHalvings,
  defenceHalvings,
  fixMovement,
  isMoveHalved,
  moveHalvings,
  supplyOf,
  supplyStates,
} from '../../../../../src/games/barbarossa/07-supply/7.17-supply-state.ts';
import { asSum, handsOn, p, rule, says, told } from '../supply-kit.ts';

const german = (rest: string): string => `turn 9; phase german-movement; ${rest}`;
const soviet = (rest: string): string => `turn 9; phase soviet-movement; ${rest}`;
const NORTH_POCKET = '5ra@2017; 9ra@2018; 12ra@2116; 18ra@2118';
const TULA = '1inf@1705; 2inf@1706; 4inf@1805; 5inf@1807; 6inf@1905; 7inf@1906';

rule('barbarossa:7.14a', 'over any playable terrain, not over neutral land', ({ given, then, state }) => {
  given(soviet('5ra@2013'));
  expect(p.hex('2013').terrain).toBe('marsh');
  expect(supplyPath(p, state(), '5ra').hexes.map((hex) => p.hex(hex).terrain)).toContain('rough');
  const bar = p.lines.bar('german', '1520', '1521');
  then.entry(asSum(bar === undefined ? [] : [bar]), 'supply.bar.closed', 2);
});

rule('barbarossa:7.14b', 'Soviet lines cross the lakes of the USSR', ({ given, then, state }) => {
  given(soviet('5ra@1011; 1inf@1110; 2inf@1111'));
  expect(supplyPath(p, state(), '5ra').hexes.slice(0, 2)).toEqual(['1011', '1010']);
  then.entry(says(state(), '1011'), 'supply.over.lake', 2);
  given(soviet('5ra@1011; 1inf@1110; 2inf@1111; 4inf@1009; 5inf@1109'));
  expect(supplyOf(p, state(), '5ra')).toBe('none');
  expect(p.lines.bar('soviet', '2821', '2921')).toMatchObject({ rule: 'barbarossa:7.14b' });
});

rule(
  'barbarossa:7.14c',
  'German lines cross lakes in Greater Germany and Hungary only',
  ({ given, then, state }) => {
    given(german('24pz@2821; 5ra@2720; 9ra@2721; 12ra@2820; 18ra@2822; 21ra@2920'));
    then.entry(says(state(), '2821'), 'supply.over.lake', 2);
    expect(supplyPath(p, state(), '24pz').hexes.slice(0, 2)).toEqual(['2821', '2921']);
    expect(p.lines.bar('german', '1817', '1917')).toBeUndefined();
    expect(p.lines.bar('german', '1112', '1213')).toMatchObject({ rule: 'barbarossa:7.14c' });
    expect(p.lines.bar('german', '1011', '1010')).toMatchObject({ rule: 'barbarossa:7.14c' });
  },
);

rule(
  'barbarossa:7.14d',
  'a hex with an enemy ends every line, an empty hostile one does not',
  ({ given, then, state }) => {
    given(german(`24pz@2117; ${NORTH_POCKET}`));
    then.entry(says(state(), '2117'), 'supply.bar.enemy', 2);
    given(german('24pz@2117; held 2017 soviet; held 2018 soviet; held 2116 soviet; held 2118 soviet'));
    expect(supplyOf(p, state(), '24pz')).toBe('overland');
    then.entry(says(state(), '2117'), 'supply.safe', 2);
  },
);

rule('barbarossa:7.14e', 'no line goes over the sea', ({ given, then, state }) => {
  given(german('24pz@1114; 5ra@1113; 9ra@1214'));
  then.entry(says(state(), '1114'), 'supply.bar.sea', 2);
  const map = supplyMap(p, state(), 'german');
  expect(p.grid.ids.filter((hex) => p.hex(hex).terrain === 'all-sea' && map.overland(hex))).toEqual([]);
});

rule(
  'barbarossa:7.14f',
  'Soviet lines cross the Sivash and Kerch, in every turn',
  ({ given, then, state }) => {
    given('turn 1; phase soviet-movement; 5ra@3008; 1inf@2908; 2inf@3107; 4inf@3108');
    expect(supplyPath(p, state(), '5ra').hexes.slice(0, 2)).toEqual(['3008', '2907']);
    then.entry(says(state(), '3008'), 'supply.over.sivash', 2);
    given('turn 1; phase soviet-movement; 5ra@3106; 1inf@3107');
    then.entry(says(state(), '3106'), 'supply.over.kerch', 2);
  },
);

rule('barbarossa:7.14g', 'German lines cross Kerch, but then go over Rostov', ({ given, then, state }) => {
  given(german('24pz@3106; 5ra@3107; held 2607 german; held 2804 german'));
  then.entry(says(state(), '3106'), 'supply.over.kerch', 2);
  expect(supplyPath(p, state(), '24pz').hexes.slice(0, 2)).toEqual(['3106', '3105']);
});

/** What bars a German hex first, and by which rule. */
const barred = (s: State<Own>, hex: string): unknown => {
  const [bar] = barsAround(p, s, 'german', hex);
  return [bar?.why, bar?.rule, ...(bar?.hexes ?? [])];
};

rule(
  'barbarossa:R72',
  'lines over Kerch obey both bottlenecks wherever they begin',
  ({ given, then, state }) => {
    const cut = (rostov: string): string => `1inf@3106; ${rostov}; 41ra@2908; held 2607 german`;
    given(german(cut('40ra@2804')));
    expect(supplyOf(p, state(), '1inf')).not.toBe('overland');
    expect(barred(state(), '3106')).toEqual(['supply.bar.lost-junction', 'barbarossa:R72', '2804']);
    // Out of the Crimea by land nobody asks for Rostov.
    given(german('1inf@3106; 40ra@2804; held 2607 german'));
    expect(supplyOf(p, state(), '1inf')).toBe('overland');
    // Over Rostov it comes home.
    given(german(cut('held 2804 german')));
    then.entry(says(state(), '3106'), 'supply.over.rostov', 2);
    const { hexes } = supplyPath(p, state(), '1inf');
    expect(hexes.filter((hex) => ['3105', '2804', '2607'].includes(hex))).toEqual(['3105', '2804', '2607']);
    // Rostov is German, and no way leads to it.
    const around = p.neighbours('2804').filter(p.isLand);
    const ring = around.map((hex, i) => `${['8ra', '3ra', '5ra', '4ra', '6ra', '9ra'][i]}@${hex}`).join('; ');
    given(german(`${cut('held 2804 german')}; ${ring}`));
    expect(barred(state(), '3106')).toEqual(['supply.bar.junction', 'barbarossa:R72', '2804']);
  },
);

rule('barbarossa:R72', 'so do those that begin west of the DP area', ({ given, then, state }) => {
  // All ways out by land are closed; over Kerch and round by the east there is one.
  const ring = '1inf@2909; 40ra@2810; 41ra@2809; 42ra@2808; 43ra@2907';
  given(german(`${ring}; held 2607 german`));
  expect(supplyOf(p, state(), '1inf')).not.toBe('overland');
  expect(barred(state(), '2909')).toEqual(['supply.bar.lost-junction', 'barbarossa:R72', '2804']);
  given(german(ring));
  expect(barred(state(), '2909')).toEqual(['supply.bar.lost-junction', 'barbarossa:R72', '2607']);
  given(german(`${ring}; held 2607 german; held 2804 german`));
  then.entry(says(state(), '2909'), 'supply.over.rostov', 2);
});

rule('barbarossa:R72', 'even the line of Dnepropetrovsk itself', ({ given, then, state }) => {
  // The city is cut off from the west but for the way over Rostov and Kerch.
  const isWall = (hex: string): boolean => hex.endsWith('08') && hex < '2900';
  const wall = [...p.grid.ids.filter((hex) => p.isLand(hex) && isWall(hex)), '2907'];
  const armies = p.unitIds.filter((unit) => p.unit(unit).side === 'soviet');
  const line = wall.map((hex, i) => `${armies[i]}@${hex}`).join('; ');
  const lost = `1inf@2607; 9inf@2606; ${line}`;
  given(german(`${lost}; held 2607 german`));
  expect(supplyOf(p, state(), '1inf')).toBe('none');
  given(german(`${lost}; held 2607 german; held 2804 german`));
  expect([supplyOf(p, state(), '1inf'), supplyOf(p, state(), '9inf')]).toEqual(['overland', 'overland']);
  then.entry(says(state(), '2607'), 'supply.over.rostov', 2);
  const { hexes } = supplyPath(p, state(), '9inf');
  expect(hexes.filter((hex) => ['2607', '2804', '3105', '3106'].includes(hex))).toEqual([
    '2804',
    '2607',
    '2804',
    '3105',
    '3106',
  ]);
});

rule('barbarossa:7.14h', 'German lines never cross the Sivash', ({ given, then, state }) => {
  given(german('r4@3008; 5ra@2908; 9ra@3107; 12ra@3108; held 2607 german'));
  expect(supplyOf(p, state(), 'r4')).toBe('none');
  then.entry(says(state(), '3008'), 'supply.bar.sivash', 2);
  given(german('r4@3008; 9ra@3107; 12ra@3108; held 2607 german'));
  expect(supplyOf(p, state(), 'r4')).toBe('overland');
});

rule('barbarossa:7.15a', 'northern lines stay north', ({ given, then, state }) => {
  given(german(`24pz@2117; ${NORTH_POCKET}`));
  expect(supplyOf(p, state(), '24pz')).toBe('none');
  then.entry(says(state(), '2117'), 'supply.bar.zone', 2);
});

rule('barbarossa:7.15b', 'southern lines stay south', ({ given, then, state }) => {
  given(german('24pz@2217; 5ra@2216; 9ra@2218; 12ra@2316; 18ra@2317'));
  expect(supplyOf(p, state(), '24pz')).toBe('none');
  then.entry(says(state(), '2217'), 'supply.bar.zone', 2);
});

rule(
  'barbarossa:7.17a',
  'looked at when a unit begins to move, and good for the phase',
  ({ given, then, state }) => {
    given(german(`24pz@2117; 1inf@1817; ${NORTH_POCKET}`));
    expect(isMoveHalved(p, state(), '24pz')).toBe(true);
    const hands = handsOn(state());
    fixMovement(p, hands, ['24pz', '1inf']);
    expect(state().own.phase.halved).toEqual(['24pz']);
    then.entry(told(hands), 'supply.move-halved', 2);
    // One goes into the pocket, then the pocket opens: what was found holds.
    state().own.phase.moved.push('1inf');
    state().own.places['2117'] = ['1inf', '24pz'];
    delete state().own.places['1817'];
    expect(moveHalvings(p, state(), '1inf')).toHaveLength(1);
    expect(isMoveHalved(p, state(), '1inf')).toBe(false);
    for (const hex of ['2017', '2018', '2116', '2118']) delete state().own.places[hex];
    expect([isMoveHalved(p, state(), '24pz'), isMoveHalved(p, state(), '1inf')]).toEqual([true, false]);
    expect(moveHalvings(p, state(), '24pz')).toEqual([]);
  },
);

rule('barbarossa:7.17b', 'both sides are looked at anew in each battle', ({ given, then, state }) => {
  given(german(`24pz@2117; ${NORTH_POCKET}`));
  const before = [
    attackHalvings(p, state(), '24pz', '2117').length,
    defenceHalvings(p, state(), '5ra').length,
  ];
  delete state().own.places['2118'];
  state().own.places['2216'] = ['1inf'];
  const after = [
    attackHalvings(p, state(), '24pz', '2117').length,
    defenceHalvings(p, state(), '5ra').length,
  ];
  expect([before, after]).toEqual([
    [1, 0],
    [0, 0],
  ]);
  then.means((before[0] ?? 0) - (after[0] ?? 0), 1);
});

rule('barbarossa:7.17c', 'out of supply at the start, half the movement', ({ given, then, state }) => {
  given(german(`24pz@2117; ${NORTH_POCKET}`));
  then.entry(asSum(moveHalvings(p, state(), '24pz')), 'supply.none', 2);
});

rule('barbarossa:7.17d', 'out of supply in a battle, half the factor', ({ given, then, state }) => {
  given(german(`24pz@2117; ${NORTH_POCKET}`));
  then.entry(asSum(attackHalvings(p, state(), '24pz', '2117')), 'supply.none', 2);
  then.entry(asSum(defenceHalvings(p, state(), '24pz')), 'supply.none', 2);
});

rule('barbarossa:7.19', 'a captured source is no source', ({ given, then, state }) => {
  given(german('24pz@1500; 5ra@1501; 9ra@1400; 12ra@1401; 18ra@1600; 21ra@1601'));
  expect(supplyOf(p, state(), '24pz')).toBe('none');
  then.entry(says(state(), '1500'), 'supply.bar.their-source', 2);
  given(soviet('5ra@1824; 1inf@1724; 2inf@1823; 4inf@1923; 5inf@1924'));
  expect(supplyOf(p, state(), '5ra')).toBe('none');
});

const FORTS = '24pz@2312; 5ra@2212; 9ra@2311; 12ra@2412; 18ra@2413';

rule(
  'barbarossa:7.20a',
  'German lines keep out of Soviet fortified hexes, even empty ones',
  ({ given, then, state }) => {
    given(german(FORTS));
    expect(supplyOf(p, state(), '24pz')).toBe('none');
    then.entry(says(state(), '2312'), 'supply.bar.soviet-works', 2);
    given(german(`${FORTS}; held 2313 german`));
    expect(supplyOf(p, state(), '24pz')).toBe('overland');
    given(german(`24pz@2313; 5ra@2212`));
    expect(supplyOf(p, state(), '24pz')).toBe('overland');
  },
);

const AREA = '24pz@1809; 5ra@1708; 9ra@1808; 12ra@1908; marker fa 1810';

rule(
  'barbarossa:7.20b',
  'nor do they pass the fortified area where it is Soviet',
  ({ given, then, state }) => {
    given(german(AREA));
    expect(supplyOf(p, state(), '24pz')).toBe('none');
    then.entry(says(state(), '1809'), 'supply.bar.fortified-area', 2);
    given(german(`${AREA}; held 1709 german`));
    expect(supplyOf(p, state(), '24pz')).toBe('overland');
  },
);

const PRUSSIA = '5ra@1818; 1inf@1717; 2inf@1819; 4inf@1917; 5inf@1918';
const WALL = '5ra@1914; 1inf@1814; 2inf@1815; 4inf@1915; 5inf@2014; 6inf@2015';

rule(
  'barbarossa:7.20c',
  'Soviet lines keep out of German works until they are destroyed',
  ({ given, then, state }) => {
    given(soviet(PRUSSIA));
    expect(supplyOf(p, state(), '5ra')).toBe('none');
    then.entry(says(state(), '1818'), 'supply.bar.german-works', 2);
    given(soviet(`${PRUSSIA}; own destroyed ["1817"]`));
    expect(supplyOf(p, state(), '5ra')).toBe('overland');
    given(soviet(WALL));
    expect(supplyOf(p, state(), '5ra')).toBe('overland');
    given(soviet(`${WALL}; marker eastwall 1913`));
    expect(supplyOf(p, state(), '5ra')).toBe('none');
  },
);

rule('barbarossa:7.18', 'nothing keeps a unit from a hex without supply', ({ given, then, state }) => {
  given(german(`24pz@1817; ${NORTH_POCKET}`));
  expect(supplyOf(p, state(), '24pz', '2117')).toBe('none');
  then.means(supplyOf(p, state(), '24pz'), 'overland');
});

rule('barbarossa:R79', 'enemy control alone bars nobody', ({ given, then, state }) => {
  given(german('24pz@1807'));
  const { hexes } = supplyPath(p, state(), '24pz');
  const hostile = hexes.filter((hex) => p.opening('campaign').control.get(hex) === 'soviet');
  expect(hostile.length).toBeGreaterThan(5);
  then.means(supplyOf(p, state(), '24pz'), 'overland');
});

rule(
  'barbarossa:R80',
  'a fort belongs to its builder; Soviet ones count while they are held',
  ({ given, then, state }) => {
    given(soviet(`${PRUSSIA}; held 1817 soviet`));
    expect(supplyOf(p, state(), '5ra')).toBe('none');
    given(german(`${FORTS}; held 2313 german`));
    then.means(supplyOf(p, state(), '24pz'), 'overland');
  },
);

rule('barbarossa:R89', 'sources serve their own zone', ({ given, then, state }) => {
  // Every northern source of the German side is in Soviet hands, the southern ones are free.
  const north = ['1724', '1824', '1924', '2024', '2124'];
  const guards = ['5ra', '9ra', '12ra', '18ra', '21ra'];
  given(german(`24pz@1817; 48pz@2316; ${guards.map((unit, i) => `${unit}@${north[i]}`).join('; ')}`));
  then.means([supplyOf(p, state(), '24pz'), supplyOf(p, state(), '48pz')], ['none', 'overland']);
});

rule('barbarossa:R90', 'lines go over lakes, units do not count on them', ({ given, then, state }) => {
  given(soviet('5ra@1011; 1inf@1110; 2inf@1111'));
  const { hexes, cutBy } = supplyPath(p, state(), '5ra');
  expect(hexes).toContain('1010');
  expect(cutBy).not.toContain('1010');
  then.means(supplyOf(p, state(), '5ra'), 'overland');
});

rule(
  'barbarossa:R78',
  'who stands beside Kerch does not matter, who holds both shores does',
  ({ given, then, state }) => {
    given(german('24pz@2806; held 3105 german; held 3106 german; 5ra@3107; 9ra@3104'));
    then.means(supplyOf(p, state(), '24pz'), 'coastal');
    given(german('24pz@2806; held 3105 german; 5ra@3106'));
    expect(supplyOf(p, state(), '24pz')).toBe('none');
  },
);

rule('barbarossa:7.17b', 'the units of a mobile assault cut nobody', ({ given, then, state }) => {
  given(german(`24pz@1705; 5ra@1806; ${TULA.replace('1inf@1705; ', '')}`));
  expect(supplyOf(p, state(), '5ra')).toBe('none');
  const seen = supplyOf(p, state(), '5ra', undefined, { ignore: ['24pz'] });
  then.means(seen, 'overland');
});

rule(
  'barbarossa:7.14d',
  'the hexes whose loss alone would cut a line, no more and no fewer',
  ({ given, then, state }) => {
    given(soviet(`5ra@1806; ${TULA.replace('1inf@1705; ', '')}; 8inf@1604; 9inf@1704; 10inf@1605`));
    const one = cutters(p, state(), 'soviet', '1806');
    then.entry(says(state(), '1806'), 'supply.cutters', 2);
    const all = p.grid.ids.filter(
      (hex) =>
        p.isLand(hex) && hex !== '1806' && !supplyMap(p, state(), 'soviet', { lost: [hex] }).overland('1806'),
    );
    expect(one.toSorted()).toEqual(all.toSorted());
    expect(one).toContain('1705');
  },
);

rule('barbarossa:7.2', 'the state of all units at once is the state of each', ({ given, then, state }) => {
  given(
    german(`24pz@2117; 1inf@1114; r4@2820; marker fc 2820; 48pz@2806; ${NORTH_POCKET}; 21ra@1113; 24ra@1214`),
  );
  for (const side of ['german', 'soviet'] as const)
    for (const [unit, found] of supplyStates(p, state(), side))
      expect([unit, supplyOf(p, state(), unit)]).toEqual([unit, found]);
  then.entry(says(state(), '2806'), 'supply.is-none', 2);
});
