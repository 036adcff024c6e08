// Chapter 7, the Soviet side: overland supply, Hero Cities, and what attacks need from turn 7 on.
import { expect } from '@jest/globals';
import {
  attackHalvings,
  defenceHalvings,
  hasAttackSupply,
  inPocket,
  mayAssault,
  moveHalvings,
  offensiveSupply,
  overlandHexes,
  supplyAtLoss,
  supplyOf,
} from '../../../../../src/games/barbarossa/07-supply/7.17-supply-state.ts';
import { battleOdds } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.8-odds.ts';
import { supplyPath } from '../../../../../src/games/barbarossa/questions/supply.ts';
import { distance } from '../../../../../src/hex/distance.ts';
import type { Seeing } from '../../../../../src/games/barbarossa/state.ts';
import { asSum, p, rule, says } from '../supply-kit.ts';

const early = (rest: string): string => `turn 6; phase soviet-movement; ${rest}`;
const late = (rest: string): string => `turn 7; phase soviet-movement; ${rest}`;
/** Around Tula, 1806. */
const POCKET = '1inf@1705; 2inf@1706; 4inf@1805; 5inf@1807; 6inf@1905; 7inf@1906';
const HERO = 'marker hc 1806';

/** Attack, defence and movement, how often each is halved. */
const weak = (s: Seeing, unit: string, hex: string): readonly number[] => [
  attackHalvings(p, s, unit, hex).length,
  defenceHalvings(p, s, unit).length,
  moveHalvings(p, s, unit).length,
];

rule('barbarossa:7.8', 'every Soviet unit is in one of four states', ({ given, then, state }) => {
  given(late(`5ra@1806; 9ra@1606; ${POCKET}`));
  expect([supplyOf(p, state(), '5ra'), supplyOf(p, state(), '9ra')]).toEqual(['none', 'overland']);
  then.entry(says(state(), '1806'), 'supply.is-none', 2);
  given(late(`5ra@1806; ${HERO}; ${POCKET}`));
  expect(supplyOf(p, state(), '5ra')).toBe('garrison');
});

rule('barbarossa:7.8', 'and the Independent Coastal Army in none of them', ({ given, then, state }) => {
  given(late('ica@3108; 5ra@3108; 1inf@3008; 2inf@3107'));
  then.means([supplyOf(p, state(), 'ica'), supplyOf(p, state(), '5ra')], ['own', 'none']);
  expect(weak(state(), 'ica', '3108')).toEqual([0, 0, 0]);
});

rule('barbarossa:7.9a', 'a line of any length to the east', ({ given, then, state }) => {
  given(early('5ra@1914'));
  then.entry(says(state(), '1914'), 'supply.is-overland', 2);
  expect(supplyPath(p, state(), '5ra').hexes.at(-1)).toMatch(/00$/);
});

rule(
  'barbarossa:7.9b',
  'the sources are the east edge without its four hexes of steppe',
  ({ given, then, state }) => {
    given(
      early(
        '5ra@2801; 1inf@2600; 2inf@2700; 4inf@2702; 5inf@3000; 6inf@2900; 7inf@2901; 8inf@2803; 9inf@2902; 10inf@2703',
      ),
    );
    const sources = p.lines.sources.soviet.map(p.grid.id);
    expect(sources).toHaveLength(19);
    expect(['2700', '2800', '2900', '3000'].filter((hex) => sources.includes(hex))).toEqual([]);
    given(early('5ra@2601'));
    then.entry(says(state(), '2601'), 'supply.over.source', 2);
    // Only steppe is left: 2800 and its neighbours 2701, 2801, 2900 and 2901 are open, all around them is not.
    given(early('5ra@2800; 1inf@2700; 2inf@2701; 4inf@2801; 5inf@2900; 6inf@2901'));
    expect(supplyOf(p, state(), '5ra')).toBe('none');
  },
);

rule(
  'barbarossa:7.9c',
  'a source with an enemy in it is none until it is freed',
  ({ given, then, state }) => {
    given(early('5ra@1001; 1inf@1000; 2inf@1002; 4inf@1101; 5inf@1102; 6inf@1100'));
    expect(supplyOf(p, state(), '5ra')).toBe('none');
    then.entry(says(state(), '1001'), 'supply.bar.source', 2);
    given(early('5ra@1001; held 1000 german; 2inf@1002; 4inf@1101; 5inf@1102; 6inf@1100'));
    expect(supplyOf(p, state(), '5ra')).toBe('overland');
  },
);

rule('barbarossa:7.9d', 'until turn 6 overland supply is full', ({ given, then, state }) => {
  given(early('5ra@1810'));
  expect(weak(state(), '5ra', '1810')).toEqual([0, 0, 0]);
  then.entry(says(state(), '1810'), 'supply.means.full', 2);
});

rule('barbarossa:7.9e', 'from turn 7 overland supply alone halves the attack', ({ given, then, state }) => {
  given(late('5ra@1810'));
  expect(weak(state(), '5ra', '1810')).toEqual([1, 0, 0]);
  then.entry(asSum(attackHalvings(p, state(), '5ra', '1810')), 'supply.no-offensive', 2);
});

rule(
  'barbarossa:7.10a',
  'an attack from a hex in range of a marker, by a unit in overland supply',
  ({ given, then, state }) => {
    given(late('5ra@1810; 9ra@1814; marker supplyc 1810'));
    expect(attackHalvings(p, state(), '5ra', '1810')).toEqual([]);
    expect(attackHalvings(p, state(), '9ra', '1814')).toHaveLength(1);
    then.entry(says(state(), '1814'), 'supply.no-marker', 2);
    then.entry(says(state(), '1814'), 'supply.means.no-marker', 2);
  },
);

rule('barbarossa:7.10b', 'marker A reaches 4 hexes, B 3, C 2', ({ given, then, state }) => {
  for (const [marker, letter, range] of [
    ['supplya', 'A', 4],
    ['supplyb', 'B', 3],
    ['supplyc', 'C', 2],
  ] as const) {
    given(late(`5ra@1806; marker ${marker} 1806`));
    const reached = Array.from({ length: 7 }, (_, i) =>
      offensiveSupply(p, state(), `18${String(6 + i).padStart(2, '0')}`),
    );
    expect(reached.filter((found) => found === letter)).toHaveLength(range + 1);
    expect(reached[range + 1]).toBeUndefined();
    then.entry(says(state(), '1806'), 'supply.marker', 2);
  }
});

rule('barbarossa:7.10c', 'with offensive supply everything is full', ({ given, then, state }) => {
  given(late('5ra@1810; marker supplyc 1810'));
  expect(weak(state(), '5ra', '1810')).toEqual([0, 0, 0]);
  then.entry(says(state(), '1810'), 'supply.means.full', 2);
});

rule('barbarossa:7.10d', 'before turn 7 no marker is needed', ({ given, then, state }) => {
  given(early('3sh@1810'));
  expect(hasAttackSupply(p, state(), '3sh', '1810')).toBe(true);
  then.entry(says(state(), '1810'), 'supply.means.early', 2);
  given(late('3sh@1810'));
  expect(hasAttackSupply(p, state(), '3sh', '1810')).toBe(false);
});

const away = (a: string, b: string): number => distance(p.grid, p.grid.index(a), p.grid.index(b));

rule(
  'barbarossa:7.11a',
  'the hex of the marker counts, that of the unit does not',
  ({ given, then, state }) => {
    given(late('5ra@1810; marker supplyc 1808'));
    expect(offensiveSupply(p, state(), '1810')).toBe('C');
    given(late('5ra@1810; marker supplyc 1807'));
    expect(offensiveSupply(p, state(), '1810')).toBeUndefined();
    then.means(away('1810', '1808'), 2);
  },
);

rule('barbarossa:7.11b', '2210 is two hexes from 2208, 2308 and 2409', ({ given, then, state }) => {
  for (const hex of ['2208', '2308', '2409']) {
    given(late(`5ra@${hex}; marker supplyc 2210`));
    expect(offensiveSupply(p, state(), hex)).toBe('C');
    then.means(away('2210', hex), 2);
  }
});

rule('barbarossa:7.11c', 'no line is traced to the marker', ({ given, then, state }) => {
  given(late('5ra@1810; 1inf@1809; 2inf@1808; 4inf@1709; 5inf@1909; marker supplyc 1808'));
  const full = attackHalvings(p, state(), '5ra', '1810');
  then.means(full.length, 0);
});

rule('barbarossa:7.11e', 'without overland supply a marker helps nobody', ({ given, then, state }) => {
  given(late(`5ra@1806; marker supplya 1806; ${POCKET}`));
  const halvings = attackHalvings(p, state(), '5ra', '1806');
  expect(hasAttackSupply(p, state(), '5ra', '1806')).toBe(false);
  then.means(halvings.length, 2);
  given(late(`5ra@1806; marker supplya 1806; ${HERO}; ${POCKET}`));
  expect(attackHalvings(p, state(), '5ra', '1806')).toHaveLength(1);
});

rule('barbarossa:7.12e', 'German units on a marker change nothing', ({ given, then, state }) => {
  given(late('5ra@1810; 1inf@1809; marker supplyc 1809'));
  const halvings = attackHalvings(p, state(), '5ra', '1810');
  then.means(halvings.length, 0);
});

rule('barbarossa:7.12f', 'two markers in range are as good as one', ({ given, then, state }) => {
  given(late('5ra@1810; marker supplya 1809; marker supplyb 1810'));
  const halvings = attackHalvings(p, state(), '5ra', '1810');
  expect(offensiveSupply(p, state(), '1810')).toBe('A');
  then.means(halvings.length, 0);
});

rule('barbarossa:7.13a', 'Hero Cities have garrison supply', ({ given, then, state }) => {
  given(late(`5ra@1806; pol@1806; ${HERO}; ${POCKET}`));
  then.entry(says(state(), '1806'), 'supply.is-garrison', 2);
  expect(supplyOf(p, state(), 'pol')).toBe('garrison');
  expect(weak(state(), '5ra', '1806').slice(1)).toEqual([0, 0]);
});

rule('barbarossa:7.13b', 'garrison supply allows mobile assaults', ({ given, then, state }) => {
  given(`turn 25; phase soviet-movement; 2gt@1806; ${HERO}; ${POCKET}`);
  expect(mayAssault(p, state(), '2gt', '1806')).toBeUndefined();
  then.entry(says(state(), '1806'), 'supply.means.assault', 2);
  given(`turn 25; phase soviet-movement; 2gt@1806; ${POCKET}`);
  expect(mayAssault(p, state(), '2gt', '1806')).toMatchObject({ rule: 'barbarossa:10.26b' });
});

rule('barbarossa:7.16a', 'nobody is eliminated for want of supply', ({ given, when, then, state }) => {
  given(late(`5ra@1806; ${POCKET}`));
  when('end');
  then.at('5ra', '1806');
  then.entry(says(state(), '1806'), 'supply.means.stays', 2);
});

rule('barbarossa:7.16b', 'out of supply everything is halved', ({ given, then, state }) => {
  given(early(`5ra@1806; ${POCKET}`));
  expect(weak(state(), '5ra', '1806')).toEqual([1, 1, 1]);
  then.entry(says(state(), '1806'), 'supply.means.all-half', 2);
});

rule(
  'barbarossa:7.22b',
  'until turn 6 a cut-off Hero City attacks at full strength',
  ({ given, then, state }) => {
    given(early(`5ra@1806; ${HERO}; ${POCKET}`));
    expect(weak(state(), '5ra', '1806')).toEqual([0, 0, 0]);
    then.entry(says(state(), '1806'), 'supply.means.attack', 2);
  },
);

rule('barbarossa:7.22c', 'from turn 7 it attacks at half', ({ given, then, state }) => {
  given(late(`5ra@1806; ${HERO}; ${POCKET}`));
  expect(weak(state(), '5ra', '1806')).toEqual([1, 0, 0]);
  then.entry(asSum(attackHalvings(p, state(), '5ra', '1806')), 'supply.garrison-only', 2);
  given(late(`5ra@1806; ${HERO}; marker supplya 1806`));
  expect(attackHalvings(p, state(), '5ra', '1806')).toEqual([]);
});

rule(
  'barbarossa:7.22d',
  'from turn 7 units out of all supply attack at a quarter',
  ({ given, then, state }) => {
    given(late(`5ra@1806; ${POCKET}`));
    expect(weak(state(), '5ra', '1806')).toEqual([2, 1, 1]);
    then.entry(asSum(attackHalvings(p, state(), '5ra', '1806')), 'supply.no-offensive', 2);
    then.entry(says(state(), '1806'), 'supply.means.quarter', 2);
  },
);

rule('barbarossa:7.22e', 'the base of a shock army is 3, not 6', ({ given, then, state }) => {
  given(late(`3sh@1806; ${POCKET}; plan order fight-move`));
  const { attack } = battleOdds(p, state(), { target: '1705', attackers: ['3sh'], kind: 'prepared' });
  then.entry(attack, 'combat.shock-single', 1);
  expect(attack.entries[0]).toMatchObject({ op: 'add', n: 3 });
});

rule('barbarossa:7.22f', 'a lone unit keeps 1 when it is quartered', ({ given, then, state }) => {
  given(late(`9rc@1806; ${POCKET}; plan order fight-move`));
  const { attack } = battleOdds(p, state(), { target: '1705', attackers: ['9rc'], kind: 'prepared' });
  expect(attack.total).toBe(1);
  then.entry(attack, 'combat.at-least-one', 1);
});

rule('barbarossa:R76', 'no coast feeds Soviet units', ({ given, then, state }) => {
  given(late('5ra@1114; 1inf@1113; 2inf@1214'));
  expect(supplyOf(p, state(), '5ra')).toBe('none');
  then.means(defenceHalvings(p, state(), '5ra').length, 1);
});

rule('barbarossa:R82', 'Crimea supply allows mobile assaults', ({ given, then, state }) => {
  given(
    'turn 9; phase german-movement; 24pz@3106; held 3108 german; own shipping {"mode":"crimea","on":true,"units":[]}',
  );
  expect(mayAssault(p, state(), '24pz', '3106')).toBeUndefined();
  given('turn 9; phase german-movement; 24pz@3106; held 3108 german');
  const refused = mayAssault(p, state(), '24pz', '3106');
  then.means(refused?.rule ?? '', 'barbarossa:7.5b');
});

rule('barbarossa:R83', 'it is the launch hex that is judged', ({ given, then, state }) => {
  given(`turn 25; phase soviet-movement; 2gt@1606; ${POCKET}`);
  expect(mayAssault(p, state(), '2gt', '1606')).toBeUndefined();
  const refused = mayAssault(p, state(), '2gt', '1806');
  then.means(refused?.rule ?? '', 'barbarossa:10.26b');
});

rule('barbarossa:R84', 'the launch hex must be in range', ({ given, then, state }) => {
  given('turn 25; phase soviet-movement; 2gt@1810; marker supplyc 1806');
  const counts = ['1810', '1808'].map((from) => attackHalvings(p, state(), '2gt', from).length);
  then.means(counts, [1, 0]);
});

rule('barbarossa:R85', 'only the attack needs a marker', ({ given, then, state }) => {
  given(late('5ra@1810'));
  expect(weak(state(), '5ra', '1810')).toEqual([1, 0, 0]);
  then.means(moveHalvings(p, state(), '5ra').length, 0);
});

rule(
  'barbarossa:R86',
  'a quarter is two halvings; movement and defence are halved once',
  ({ given, then, state }) => {
    given(late(`5ra@1806; ${POCKET}`));
    expect(weak(state(), '5ra', '1806')).toEqual([2, 1, 1]);
    const rules = attackHalvings(p, state(), '5ra', '1806').map((halving) => halving.rule);
    then.means(rules, ['barbarossa:7.17d', 'barbarossa:7.22d']);
  },
);

rule('barbarossa:R87', 'a shock army without offensive supply is not doubled', ({ given, then, state }) => {
  given(late('3sh@1810; marker supplya 1806'));
  expect(hasAttackSupply(p, state(), '3sh', '1810')).toBe(true);
  given(late('3sh@1810'));
  expect(hasAttackSupply(p, state(), '3sh', '1810')).toBe(false);
  then.means(attackHalvings(p, state(), '3sh', '1810').length, 1);
});

rule('barbarossa:R91', 'one halving of movement out of supply', ({ given, then, state }) => {
  given(late(`5ra@1806; ${POCKET}`));
  then.means(moveHalvings(p, state(), '5ra').length, 1);
});

rule('barbarossa:R136', 'a pocket has neither overland nor garrison supply', ({ given, then, state }) => {
  given(early(`5ra@1806; 9ra@1606; ${POCKET}`));
  const pockets = ['5ra', '9ra'].filter((unit) => inPocket(p, state(), unit));
  then.means(pockets.join(' '), '5ra');
  given(early(`5ra@1806; ${HERO}; ${POCKET}`));
  expect(inPocket(p, state(), '5ra')).toBe(false);
});

rule('barbarossa:R140', 'a lost unit had the state of the start of its battle', ({ given, then, state }) => {
  given(early(`5ra@1806; 9ra@rvgk; ${POCKET}`));
  expect(supplyAtLoss(p, state(), '5ra', { '5ra': 'overland' })).toBe('overland');
  expect(supplyAtLoss(p, state(), '9ra')).toBe('overland');
  then.means(supplyAtLoss(p, state(), '5ra'), 'none');
});

rule('barbarossa:R151', 'a hex is supplied if a unit there could trace a line', ({ given, then, state }) => {
  given(early(POCKET));
  const open = overlandHexes(p, state(), 'soviet');
  then.means([open('1806'), open('1606'), open('1807')], [false, true, false]);
});

rule('barbarossa:R144', 'on turn 13 of The Road Back the south needs no marker', ({ given, then, state }) => {
  given('scenario road-back; turn 13; phase soviet-assault; 5ra@2804; 9ra@1810');
  const halvings = ['5ra', '9ra'].map(
    (unit) => attackHalvings(p, state(), unit, unit === '5ra' ? '2804' : '1810').length,
  );
  then.means(halvings, [0, 1]);
  expect(says(state(), '2804').entries).toContainEqual(
    expect.objectContaining({ why: 'supply.southern', rule: 'barbarossa:12.8c' }),
  );
});
