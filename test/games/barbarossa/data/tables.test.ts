// The charts: every constraint that the rulebook puts on them, and where each value is from.
import { describe, expect, it } from '@jest/globals';
import { RESULTS, crtResult, dieValue } from '../../../../src/games/barbarossa/data/charts.ts';
import { columnAt, ratioRung } from '../../../../src/mechanics/combat/columns.ts';
import type { ResultCode } from '../../../../src/games/barbarossa/data/charts.ts';
import { book, cited, originFaults, origins, rulings, tables } from './charts-kit.ts';
import { map } from './kit.ts';

const ROLLS = [1, 2, 3, 4, 5, 6];
const names = tables.columns.map(({ id }) => id);
const rank = (code: ResultCode | undefined): number => RESULTS.indexOf(code ?? 'AE');
const cell = (column: string | undefined, roll: number): number =>
  rank(crtResult(tables, column ?? '', roll));

/** What a battle comes to after shifts: a column, or the result that needs no die. */
const read = (attack: number, defence: number, shift = 0): string | undefined => {
  const found = columnAt(tables, ratioRung(attack, defence) + shift);
  return found !== undefined && 'result' in found ? found.result : found?.id;
};

describe('the combat table', () => {
  it('has twelve columns from 1:6 to 7:1, one rung apart (11.10)', () => {
    expect(names.join(' ')).toBe('1:6 1:5 1:4 1:3 1:2 1:1 2:1 3:1 4:1 5:1 6:1 7:1');
    expect(tables.columns.map(({ rung }) => rung)).toEqual([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6]);
  });

  it('has one result for every roll in every column', () => {
    const places = tables.crt.map(({ roll, column }) => `${roll} ${column}`);
    expect(new Set(places).size).toBe(72);
    expect(places.toSorted()).toEqual(ROLLS.flatMap((roll) => names.map((id) => `${roll} ${id}`)).toSorted());
    expect(tables.crt.filter(({ result }) => !RESULTS.includes(result))).toEqual([]);
  });

  it('never grows worse for the attacker with better odds', () => {
    const wrong = ROLLS.flatMap((roll) =>
      names
        .slice(1)
        .filter((id, i) => cell(id, roll) < cell(names[i], roll))
        .map((id) => `${roll} ${id}`),
    );
    expect(wrong).toEqual([]);
  });

  it('never grows better for the attacker with a higher roll', () => {
    const wrong = names.flatMap((id) =>
      ROLLS.slice(1)
        .filter((roll) => cell(id, roll) > cell(id, roll - 1))
        .map((roll) => `${roll} ${id}`),
    );
    expect(wrong).toEqual([]);
  });

  it('gives BB for a 5 at 5:1 (11.25), and says that this cell alone is given', () => {
    expect(crtResult(tables, '5:1', 5)).toBe('BB');
    const given = origins(tables, 'crt').filter(([, origin]) => origin?.status === 'given');
    expect(given.map(([, origin]) => origin?.rules)).toEqual([['barbarossa:11.25b']]);
  });

  it('has a next column on each side that is the automatic end', () => {
    const count = (id: string, code: ResultCode): number =>
      ROLLS.filter((roll) => crtResult(tables, id, roll) === code).length;
    expect([count('1:6', 'AE'), count('7:1', 'DE')]).toEqual([5, 5]);
  });

  it('ranks the results as an attacker would', () => {
    expect(tables.results.map(({ id }) => id)).toEqual(RESULTS);
    expect(tables.results.map((line) => line.rank)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('the odds ladder', () => {
  it.each([
    [26, 7, '3:1'],
    [5, 11, '1:3'],
    [7, 7, '1:1'],
    [6, 7, '1:2'],
    [13, 7, '1:1'],
    [14, 7, '2:1'],
    [1, 6, '1:6'],
    [49, 7, '7:1'],
  ])('reads %d against %d as %s (11.8, 11.9)', (attack, defence, column) => {
    expect(read(attack, defence)).toBe(column);
  });

  it('eliminates the defender above 7:1 and the attacker below 1:6 without a die (11.10)', () => {
    expect([read(8, 1), read(56, 7), read(1, 7), read(6, 37)]).toEqual(['DE', 'DE', 'AE', 'AE']);
  });

  it('shifts before it looks at the ends (11.25), one rung a column (11.14)', () => {
    expect([read(20, 1, -2), read(8, 1, -1), read(1, 7, 1), read(3, 1, -1), read(1, 1, -1)]).toEqual([
      'DE',
      '7:1',
      '1:6',
      '2:1',
      '1:2',
    ]);
  });

  it('begins each column at the ratio of its heading', () => {
    const wrong = tables.columns.filter(
      ({ id, least }) => least.join(':') !== id || read(least[0], least[1]) !== id,
    );
    expect(wrong).toEqual([]);
  });
});

/** id, mech, non-mech, shift, whether mobile assaults go there. */
const TERRAIN = `
  clear 1 1 0 yes
  rough 2 1 -1 no
  marsh 3 1 1 no
  desert-steppe 1 1 0 no
  all-sea closed closed 0 no
  all-lake closed closed 0 no
  river 2 1 -1 yes
  lake closed closed 0 no
  sea closed closed 0 no
  kerch whole-move whole-move -1 no
  sivash closed 1 -1 no
  city 0 0 -1 yes
  hero-city 0 0 -3 no
  fortress-city 0 0 -3 no
  fortified-line 0 0 -1 yes
  fortified-area-new 0 0 -1 no
  fortified-area 0 0 -2 no`;

const CAUSES = `
  rough -1 11.14a
  river -1 11.16
  city -1 11.20a
  declared-city -3 9.6a
  fortified-line -1 11.21a
  fortified-area-new -1 8.18d
  fortified-area -2 8.18e
  marsh 1 11.15b
  concentric 1 11.24a
  mobile-assault -1 10.32b
  luftwaffe-attack 1 11.23c
  luftwaffe-defence -1 11.23c
  fight-move-1941 1 5.6a
  fight-move-1942 1 5.6c
  fight-fight 1 5.6e
  soviet-move-fight -1 5.7a
  no-pause-4 -1 5.10e
  no-pause-4-mobile -2 5.10f
  no-pause-5 -2 5.10g
  lone-satellite 1 11.33a
  preparedness -1 5.15b`;

const rows = (text: string): readonly string[] => text.trim().split(/\n\s*/);

describe('the terrain effects chart', () => {
  it('has the costs, shifts and prohibitions of chapters 9, 10 and 11', () => {
    const found = tables.terrain.map(
      ({ id, mech, nonMech, shift, assault }) =>
        `${id} ${mech} ${nonMech} ${shift} ${assault ? 'yes' : 'no'}`,
    );
    expect(found).toEqual(rows(TERRAIN));
  });

  it('makes a river and a rough hex cost 4 to mechanized units (10.20)', () => {
    const cost = (id: string): number => Number(tables.terrain.find((line) => line.id === id)?.mech);
    expect(cost('river') + cost('rough')).toBe(4);
  });

  it('shifts for marsh in prepared assaults only (11.15)', () => {
    expect(tables.terrain.filter(({ shiftIn }) => shiftIn === 'prepared').map(({ id }) => id)).toEqual([
      'marsh',
    ]);
  });

  it('is reconstructed for the cost and shift of desert-steppe alone', () => {
    const found = origins(tables, 'terrain').filter(([, origin]) => origin?.status === 'reconstructed');
    const steppe = tables.terrain.findIndex(({ id }) => id === 'desert-steppe');
    expect(found.map(([place]) => place)).toEqual(
      ['mech', 'nonMech', 'shift'].map((field) => `terrain ${steppe} ${field}`),
    );
  });

  it('knows every terrain and hexside of the map', () => {
    const known = new Set(tables.terrain.map(({ id }) => id));
    const used = [...Object.values(map.hexes).map(({ terrain }) => terrain), 'river', 'lake', 'sea'];
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('the combat shifts', () => {
  it('are those of the rules', () => {
    const found = tables.shifts.map(
      ({ id, columns, rules }) => `${id} ${columns} ${rules[0]?.split(':')[1]}`,
    );
    expect(found).toEqual(rows(CAUSES));
  });

  it('agree with the terrain effects chart', () => {
    const wrong = tables.terrain.filter(({ id, shift }) =>
      tables.shifts.some((line) => line.id === id && line.columns !== shift),
    );
    expect(wrong).toEqual([]);
  });

  it('of an option name an option there is', () => {
    const known = tables.options.map(({ id }) => id);
    const named = tables.shifts.flatMap(({ option }) => option ?? []);
    expect(named).toEqual(['preparedness']);
    expect(named.filter((id) => !known.includes(id))).toEqual([]);
  });

  it('make a mobile assault cost 2 more on clear ground and 3 more on a city or a line (10.24, R81)', () => {
    expect(tables.assaultCosts.map(({ id, extra }) => `${id} ${extra}`)).toEqual([
      'clear 2',
      'city 3',
      'fortified-line 3',
    ]);
  });
});

describe('dice and small tables', () => {
  it.each([
    ['offensive-1943', [1, 1, 2, 2, 3, 3]],
    ['bucharest', [2, 2, 3, 3, 4, 4]],
    ['ploesti', [2, 2, 3, 3, 4, 4]],
    ['kiev-option', [0, 1, 2, 3, 4, 5]],
    ['oil', [1, 2, 3, 4, 5, 6]],
    ['comb-out', [0, 1, 1, 2, 2, 3]],
    ['aerial-supply', [1, 2, 3, 4, 5, 6]],
    ['romanian-return', [1, 2, 3, 4, 5, 6]],
    ['pause-refused', [1, 2, 3, 4, 5, 6]],
    ['emergency-unit', [1, 2, 3, 4, 5, 6]],
  ])('%s comes to %j', (id, values) => {
    const die = tables.dice.find((line) => line.id === id);
    const found = die === undefined ? [] : ROLLS.map((roll) => dieValue(die, roll));
    expect(found).toEqual(values);
    expect([die?.least, die?.most]).toEqual([Math.min(...values), Math.max(...values)]);
  });

  it('surrenders Moscow at 5 and more, with 1 for Kiev and 2 for Leningrad (4.15)', () => {
    expect(tables.moscow.map(({ id, least, most }) => `${id} ${least}-${most}`)).toEqual([
      'no-surrender 1-4',
      'surrender 5-9',
    ]);
    expect(tables.moscowAdds.map(({ hex, add }) => `${hex} ${add}`)).toEqual(['2311 1', '1011 2']);
  });

  it('breaks through the Caucasus at 6 and more, with 1 for Stalingrad (4.13)', () => {
    expect(tables.caucasus.map(({ id, least, most }) => `${id} ${least}-${most}`)).toEqual([
      'nothing 1-5',
      'breakthrough 6-7',
    ]);
    expect(tables.caucasusAdds.map(({ hex, add }) => `${hex} ${add}`)).toEqual(['2501 1']);
    expect(tables.caucasusForce.map(({ id, units }) => `${id} ${units}`)).toEqual([
      'infantry 1',
      'panzer 2',
      'response 4',
    ]);
    expect(tables.caucasusHolds.map(({ hex }) => hex)).toEqual(['3103', '2607', '2804']);
  });

  it('has the points of chapters 3, 4, 9 and 12', () => {
    expect(tables.points.map(({ id, points }) => `${id} ${points}`)).toEqual(
      rows(`start 14
        start-road-back 33
        city 1
        industry 1
        oil-field 1
        hero-city 2
        fortress-city -2
        reich-hex -1
        baltic -3
        dnepr -1
        rifle-army 1
        ss-panzer -1
        oil-flow 1
        siege -1
        fortress-stalingrad 2`),
    );
  });

  it('has the ranges of the offensive supply markers, all from turn 7 (7.10, R38)', () => {
    expect(
      tables.offensiveSupply.map((line) => `${line.id} ${line.letter} ${line.range} ${line.availableFrom}`),
    ).toEqual(['supplya A 4 7', 'supplyb B 3 7', 'supplyc C 2 7']);
  });

  it('moves eight units strategically on turns 9 to 29, in weights of 1, 2 and 4 (8.7)', () => {
    const { first, last, allowance } = tables.strategicTurns[0] ?? {};
    expect([first, last, allowance]).toEqual([9, 29, 8]);
    expect(tables.strategicWeights.map(({ id, weight }) => `${id} ${weight}`)).toEqual([
      'non-mech 1',
      'mech 2',
      'axis-satellite 4',
    ]);
  });

  it.each([
    ['stack', 5],
    ['satellites', 1],
    ['entry', 5],
    ['rvgk', 5],
    ['emergency-rvgk', 1],
    ['crimea-supply', 5],
    ['kerch', 1],
    ['east-wall', 10],
    ['luftwaffe-battle', 1],
    ['hero-cities', 5],
    ['fortress-cities', 5],
    ['response', 4],
  ])('has the limit %s of %d', (id, value) => {
    expect(tables.limits.find((line) => line.id === id)?.value).toBe(value);
  });
});

describe('options and switches', () => {
  it('are off by default, and stand on every optional rule of the book and on no other', () => {
    expect(tables.options.map(({ id, standard }) => `${id} ${standard}`)).toEqual([
      'lithuania off',
      'forgiveness off',
      'kiev off',
      'preparedness off',
      'superiority off',
    ]);
    const optional = book.rules.filter(({ kind }) => kind === 'optional').map(({ id }) => `barbarossa:${id}`);
    const used = new Set(tables.options.flatMap(({ rules }) => rules));
    expect([...used].toSorted()).toEqual(optional.toSorted());
    expect(tables.options.filter(({ values, standard }) => !values.includes(standard))).toEqual([]);
  });

  it('let German lines cross Kerch, and hide the size of Soviet stacks', () => {
    expect(tables.switches.map(({ id, value }) => `${id} ${value}`)).toEqual([
      'germanKerchTracing true',
      'stackSizesShown false',
    ]);
    const named = tables.switches.map(
      ({ id }) => rulings.rulings.filter(({ reason }) => reason.includes(id)).length,
    );
    expect(named).toEqual([1, 1]);
  });
});

describe('every chart', () => {
  const sections = Object.keys(tables).filter(
    (key) => !['format', 'game', 'title', 'sources', 'defaults', 'options'].includes(key),
  );

  it('says of every value where it is from, with rules there are and reasons that say something', () => {
    expect(sections.length).toBe(24);
    expect(originFaults(tables, sections)).toEqual([]);
  });

  it('gives each reconstructed cell a reason of its own within its column', () => {
    const reasons = tables.crt.map(({ column, from }) => {
      const ref = from?.['result'];
      return `${column}: ${Array.isArray(ref) ? String(ref[1]) : 'given'}`;
    });
    expect(reasons.filter((reason, i) => reasons.indexOf(reason) < i)).toEqual([]);
  });

  it('has each cell of the combat table read as its reason says', () => {
    const wrong = tables.crt.filter(({ from, roll, column, result }) => {
      const text = JSON.stringify(from?.['result'] ?? '');
      const [, at, with_, other = '', roll2, code] =
        /"(\d:\d) with a (\d) reads as (\d:\d) with a (\d) does, (\w\w)/.exec(text) ?? [];
      if (at === undefined) return false;
      const same = crtResult(tables, other, Number(roll2));
      return at !== column || Number(with_) !== roll || code !== result || same !== result;
    });
    expect(wrong).toEqual([]);
  });

  it('names no rule that is not in the book', () => {
    const found = [...JSON.stringify(tables).matchAll(/"(barbarossa:[^"]+)"/g)].map(([, rule]) => rule ?? '');
    expect(found.filter((rule) => !cited.has(rule))).toEqual([]);
  });
});
