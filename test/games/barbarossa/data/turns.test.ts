// The turn track: the calendar, the rates and numbers the rules give, events and markers, and where each value is from.
import { describe, expect, it } from '@jest/globals';
import { provenanceOf } from '../../../../src/board/provenance.ts';
import type { UnitsFile } from '../../../../src/board/data-types.ts';
import {
  MOMENTS,
  eventsOn,
  luftwaffeOn,
  movementOn,
  replacementsOn,
} from '../../../../src/games/barbarossa/data/charts.ts';
import { cited, originFaults, origins, tables, turns } from './charts-kit.ts';
import { readJson } from './kit.ts';

const ALL = Array.from({ length: 32 }, (_, i) => i + 1);
const SIDES = ['german', 'soviet'] as const;
const line = (turn: number) => turns.turns.find((one) => one.turn === turn);

describe('the calendar', () => {
  it('has the 32 turns in order', () => {
    expect(turns.turns.map(({ turn }) => turn)).toEqual(ALL);
  });

  it.each([
    [1, 'Jun 1941'],
    [3, 'Aug 1941'],
    [4, 'Sep 1941'],
    [6, 'Dec/Jan 1941/42'],
    [7, 'Feb/Mar 1942'],
    [9, 'Jun 1942'],
    [13, 'Oct/Nov 1942'],
    [15, 'Feb/Mar 1943'],
    [16, 'Apr/May 1943'],
    [19, 'Aug 1943'],
    [20, 'Sep 1943'],
    [25, 'Jun 1944'],
    [27, 'Aug 1944'],
    [28, 'Sep 1944'],
    [29, 'Oct/Nov 1944'],
    [30, 'Dec/Jan 1944/45'],
    [31, 'Feb/Mar 1945'],
    [32, 'Apr/May 1945'],
  ])('calls turn %d %s, as the rules do', (turn, label) => {
    expect(line(turn)?.label).toBe(label);
  });

  it('counts the winter turns to the year that ends (5.9)', () => {
    expect([6, 14, 22, 30].map((turn) => line(turn)?.ruleYear)).toEqual([1941, 1942, 1943, 1944]);
  });

  it('has four single months and four double months a year (5.8)', () => {
    const single = turns.turns.filter(({ kind }) => kind === 'single-month').map(({ turn }) => turn);
    expect(single).toEqual([1, 2, 3, 4, 9, 10, 11, 12, 17, 18, 19, 20, 25, 26, 27, 28]);
    const wrong = turns.turns.filter(
      ({ kind, months }) => months.length !== (kind === 'single-month' ? 1 : 2),
    );
    expect(wrong).toEqual([]);
  });

  it('has the year and months of the label', () => {
    const wrong = turns.turns.filter(({ label, months, ruleYear }) => {
      const short = months.map((month) => month.slice(0, 3)).join('/');
      const year = months.includes('January') ? `${ruleYear}/${(ruleYear + 1) % 100}` : String(ruleYear);
      return label !== `${short} ${year}`;
    });
    expect(wrong).toEqual([]);
  });
});

describe('movement', () => {
  it('has one rate for each side and turn, and one more for the Oder', () => {
    expect(turns.movement.length).toBe(65);
    const lacking = ALL.flatMap((turn) =>
      SIDES.filter((side) => movementOn(turns, turn, side) === undefined).map((side) => `${turn} ${side}`),
    );
    expect(lacking).toEqual([]);
  });

  it('gives German mechanized units 5 on turn 30, and 6 with the Oder (4.18)', () => {
    expect(movementOn(turns, 30, 'german')?.mech).toBe(5);
    expect(movementOn(turns, 30, 'german', ['oder'])?.mech).toBe(6);
    expect(movementOn(turns, 30, 'german', ['gambit'])?.mech).toBe(5);
  });

  it('leaves something after the worst die on turn 3 (5.10)', () => {
    expect(movementOn(turns, 3, 'german')?.mech).toBeGreaterThan(6);
  });

  it('pays for two mobile assaults wherever they are allowed (10.23, 10.24)', () => {
    const short = turns.turns.flatMap(({ turn, kind }) =>
      SIDES.filter(
        (side) =>
          (side === 'german' ? kind === 'single-month' : turn >= 25) &&
          (movementOn(turns, turn, side)?.mech ?? 0) < 6,
      ).map((side) => `${turn} ${side}`),
    );
    expect(short).toEqual([]);
  });

  it('never has mechanized units slower than the others', () => {
    expect(turns.movement.filter(({ mech, nonMech }) => mech < nonMech || nonMech < 1)).toEqual([]);
  });

  it('is given for German mechanized units of turn 30 alone', () => {
    const given = origins(turns, 'movement').filter(([, origin]) => origin?.status !== 'reconstructed');
    expect(given.map(([, origin]) => origin?.rules.join(' '))).toEqual([
      'barbarossa:4.18h barbarossa:4.18j',
      'barbarossa:4.18h',
    ]);
  });
});

const steps = (
  turn: number,
  side: 'german' | 'soviet',
  ...holds: ('oder' | 'gambit' | 'scenario:road-back')[]
) => {
  const found = replacementsOn(turns, turn, side, holds);
  return `${found?.mech}/${found?.nonMech}`;
};

describe('replacements', () => {
  it('has one number for each side and turn', () => {
    const lacking = ALL.flatMap((turn) =>
      SIDES.filter((side) => replacementsOn(turns, turn, side) === undefined).map(
        (side) => `${turn} ${side}`,
      ),
    );
    expect(lacking).toEqual([]);
  });

  it('are 1/1 for the German in the summer of 1943, and 2/2 with the gambit (4.17)', () => {
    const summer = [17, 18, 19, 20];
    expect(summer.map((turn) => steps(turn, 'german'))).toEqual(['1/1', '1/1', '1/1', '1/1']);
    expect(summer.map((turn) => steps(turn, 'german', 'gambit'))).toEqual(['2/2', '2/2', '2/2', '2/2']);
    expect(summer.map((turn) => steps(turn, 'soviet', 'gambit'))).toEqual(
      summer.map((turn) => steps(turn, 'soviet')),
    );
  });

  it('are 0/2 for the German on turn 30, and 4/4 with the Oder (4.18)', () => {
    expect([steps(30, 'german'), steps(30, 'german', 'oder')]).toEqual(['0/2', '4/4']);
  });

  it('are none on turn 13 of the shorter game (12.4)', () => {
    expect(SIDES.map((side) => steps(13, side, 'scenario:road-back'))).toEqual(['0/0', '0/0']);
    expect(SIDES.map((side) => steps(14, side, 'scenario:road-back'))).not.toContain('0/0');
  });

  it('rebuild no Soviet mechanized unit before there is one that can be rebuilt (8.23)', () => {
    const early = turns.replacements.filter(
      ({ side, turn, mech }) => side === 'soviet' && turn < 8 && mech > 0,
    );
    expect(early).toEqual([]);
  });
});

const markers = readJson<UnitsFile>('../../../../data/barbarossa/units.json').markers;

describe('Luftwaffe and other markers', () => {
  it('has a number for every turn, and two more with the Oder (4.18, R46)', () => {
    expect(
      turns.luftwaffe.filter(({ condition }) => condition === undefined).map(({ turn }) => turn),
    ).toEqual(ALL);
    expect(luftwaffeOn(turns, 30, ['oder']) - luftwaffeOn(turns, 30)).toBe(2);
  });

  it('needs no more Luftwaffe markers than there are', () => {
    const most = Math.max(...ALL.map((turn) => luftwaffeOn(turns, turn, ['oder'])));
    expect(markers.find(({ id }) => id === 'luftwaffe')?.count).toBeGreaterThanOrEqual(most);
  });

  it.each([
    ['hc', '4:5'],
    ['fc', '13:1 28:4'],
    ['aerial', '6:1'],
    ['fa', '16:1'],
    ['eastwall', '19:10'],
    ['watch', '28:1'],
    ['supplya', '7:1'],
    ['supplyb', '7:1'],
    ['supplyc', '7:1'],
  ])('has %s arrive as %s', (marker, when) => {
    const found = turns.arrivals.filter((one) => one.marker === marker);
    expect(found.map(({ turn, count }) => `${turn}:${count}`).join(' ')).toBe(when);
    const counter = markers.find(({ id }) => id === marker);
    expect(counter?.count).toBe(found.reduce((sum, { count }) => sum + count, 0));
    expect(found.filter(({ side }) => side !== counter?.side)).toEqual([]);
  });

  it('makes the supply markers available on the turn the chart says', () => {
    const found = tables.offensiveSupply.map(
      ({ id, availableFrom }) => turns.arrivals.find(({ marker }) => marker === id)?.turn === availableFrom,
    );
    expect(found).toEqual([true, true, true]);
  });
});

/** Event, the turns on which the rules have it, and one of these rules. */
const EVENTS = `
  german-fight-first 1 5.4c
  soviet-fight-first 1-5 5.4d
  no-rvgk 1 5.2b
  border-closed 1 5.11a
  rivers-free 1 10.18d
  marsh-dry 1 5.13a
  first-turn-results 1 5.14a
  german-preparedness 1 5.15b
  mandatory-attacks 1-3 5.12a
  reich-entered 1-5 4.2g
  fight-first-bonus 1-4 5.6a
  border-open 2 5.11d
  rvgk-opens 2 8.9a
  tactical-superiority 2-6,9-12 5.15c
  paulus-pause 3 5.10a
  pause-no-attacks 3 5.10b
  pause-refused-movement 3 5.10i
  emergency-rvgk 3 8.11a
  reorganization 3 8.23a
  first-check 3 4.14a
  kiev-normal 4 4.21b
  hero-cities 4 9.1a
  pause-refused-4 4 5.10e
  german-lines-break 4 11.21d
  pause-refused-5 5 5.10g
  aerial-supply 6 7.7a
  rifle-army-leaves 6-8 8.21a
  offensive-supply 7 7.12a
  sivash-open 7 10.15a
  moscow-and-supply 7 7.21a
  strategic-movement 9 8.7i
  bonus-zone 9 5.6b
  zone-bonus 9-12 5.6c
  double-fight-1942 9-12 5.5a
  bonus-over 13 5.6d
  fortress-city 13 9.2a
  soviet-marsh 13 10.12b
  soviet-two-hexes 13 11.32c
  polish-army 13 8.24c
  road-back-begins 13 12.2a
  baltic-and-dnepr 14 4.5a
  southern-allies 14 8.25a
  ss-panzer-comes 14 8.17a
  road-back-whole 14 12.2c
  fortress-stalingrad 14-32 12.7c
  stalingrad-award 15-32 12.7e
  group-popov 15 8.27a
  fortified-area 16 8.18a
  italians-leave 16 8.28
  road-back-first-check 16 12.3b
  offensive-1943 17-19 4.4c
  gambit 17-19 4.16a
  offensive-judged 17-19 4.4d
  double-fight-1943 17-20 5.5b
  comb-out-1943 17-20 8.16a
  ss-panzer-leaves 19 8.17b
  east-wall 19 11.21e
  offensive-overdue 19 4.4b
  gambit-decides 20 4.16b
  ss-panzer-returns 24 8.17d
  ss-panzer-leaves-again 25 8.17d
  soviet-assaults 25 10.23c
  comb-out-1944 25-28 8.16a
  rifle-armies-return 27 8.21c
  romania-normal 27 4.7b
  rhine-or-oder 28 4.18a
  fortress-cities 28 9.2b
  losses-final 28 8.14
  strategic-movement-last 29 8.7i
  rhine-or-oder-shown 30 4.18c
  strategic-movement-over 30 8.7k
  oder-forces 30 4.18f
  oder-double-fight 30 5.5c
  oder-decides 30 4.18e
  ss-panzer-stays 31 8.17d
  soviet-double-fight 31-32 5.5d
  last-check 32 4.14a`;

/** "2-4,9" as turns. */
const turnsIn = (text: string): readonly number[] =>
  text.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });

const stated = EVENTS.trim()
  .split(/\n\s*/)
  .map((text) => {
    const [id = '', on = '', rule = ''] = text.split(' ');
    return { id, on: turnsIn(on), rule: `barbarossa:${rule}` as const };
  });

describe('events', () => {
  it.each(ALL)('of turn %d are those of the rules, and no others', (turn) => {
    const expected = stated.filter(({ on }) => on.includes(turn)).map(({ id }) => id);
    const found = eventsOn(tables, turns, turn).map(({ id }) => id);
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it('name the rules that state them', () => {
    const wrong = stated.filter(
      ({ id, rule }) => tables.events.find((one) => one.id === id)?.rules.includes(rule) !== true,
    );
    expect(wrong).toEqual([]);
  });

  it('follow, turn by turn, from rules of their own and from no others', () => {
    for (const { turn, from } of turns.turns) {
      const rules = eventsOn(tables, turns, turn).map((event) => event.rules);
      const origin = provenanceOf(turns, 'turns', 'events', from);
      expect([turn, origin?.status]).toEqual([turn, 'implied']);
      const named = origin?.rules ?? [];
      expect(rules.filter((own) => !own.some((rule) => named.includes(rule)))).toEqual([]);
      expect(named.filter((rule) => !rules.flat().includes(rule))).toEqual([]);
    }
  });

  it('are all in the chart, each once, and each used', () => {
    const known = tables.events.map(({ id }) => id);
    expect(new Set(known).size).toBe(known.length);
    const used = new Set(turns.turns.flatMap(({ events }) => events));
    expect([...used].toSorted()).toEqual(known.toSorted());
  });

  it('stand on rules of the book, at moments of a turn', () => {
    expect(tables.events.flatMap(({ rules }) => rules).filter((rule) => !cited.has(rule))).toEqual([]);
    expect(tables.events.filter(({ rules, when }) => rules.length === 0 || !MOMENTS.includes(when))).toEqual(
      [],
    );
  });

  it('hold under conditions there are', () => {
    const conditions = new Set(
      [...tables.events, ...turns.movement, ...turns.replacements, ...turns.luftwaffe].flatMap(
        ({ condition }) => condition ?? [],
      ),
    );
    const known = tables.options.map(({ id }) => `option:${id}`);
    const strange = [...conditions].filter(
      (condition) => !['oder', 'gambit', 'scenario:road-back', ...known].includes(condition),
    );
    expect(strange).toEqual([]);
  });

  it('are sentences', () => {
    expect(tables.events.filter(({ text }) => !/^[A-Z0-9].{10,150}\.$/.test(text))).toEqual([]);
  });
});

describe('the turn track', () => {
  it('says of every value where it is from, with rules there are and reasons that say something', () => {
    expect(originFaults(turns, ['turns', 'movement', 'replacements', 'luftwaffe', 'arrivals'])).toEqual([]);
  });
});
