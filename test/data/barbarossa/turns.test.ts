// The turn track: the calendar, the rates and numbers the rules give, events and markers, and where each value is from.
import { describe, expect, it } from '@jest/globals';
import type { UnitsFile } from '../../../src/board/types.ts';
import {
  MOMENTS,
  eventsOn,
  luftwaffeOn,
  movementOn,
  replacementsOn,
} from '../../../src/games/barbarossa/charts.ts';
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

const markers = readJson<UnitsFile>('../../../data/barbarossa/units.json').markers;

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

/** Turn, and what must happen on it. */
const EVENTS = `
  1 german-fight-first soviet-fight-first no-rvgk border-closed rivers-free marsh-dry first-turn-results mandatory-attacks
  2 border-open rvgk-opens mandatory-attacks
  3 paulus-pause emergency-rvgk reorganization first-check mandatory-attacks
  4 hero-cities pause-refused-4 reich-entered german-lines-break
  5 pause-refused-5 soviet-fight-first reich-entered
  6 aerial-supply rifle-army-leaves
  7 offensive-supply sivash-open moscow-and-supply rifle-army-leaves
  8 rifle-army-leaves
  9 strategic-movement bonus-zone double-fight-1942
  12 zone-bonus double-fight-1942
  13 fortress-city soviet-marsh soviet-two-hexes bonus-over polish-army road-back-begins
  14 baltic-and-dnepr southern-allies ss-panzer-comes road-back-whole
  15 group-popov stalingrad-award
  16 fortified-area italians-leave road-back-first-check
  17 offensive-1943 gambit double-fight-1943 comb-out-1943
  19 offensive-1943 gambit ss-panzer-leaves east-wall offensive-overdue
  20 gambit-decides double-fight-1943 comb-out-1943
  24 ss-panzer-returns
  25 soviet-assaults ss-panzer-leaves-again comb-out-1944
  27 rifle-armies-return romania-normal
  28 rhine-or-oder fortress-cities losses-final comb-out-1944
  29 strategic-movement-last
  30 rhine-or-oder-shown strategic-movement-over oder-forces oder-double-fight oder-decides
  31 ss-panzer-stays soviet-double-fight
  32 soviet-double-fight last-check`;

describe('events', () => {
  it.each(
    EVENTS.trim()
      .split(/\n\s*/)
      .map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1)] as const),
  )('of turn %s are there', (turn, ids) => {
    const found = eventsOn(tables, turns, Number(turn)).map(({ id }) => id);
    expect(ids.filter((id) => !found.includes(id))).toEqual([]);
  });

  it('end when they must', () => {
    const on = (turn: number): readonly string[] => eventsOn(tables, turns, turn).map(({ id }) => id);
    expect(on(2)).not.toContain('border-closed');
    expect(on(4)).not.toContain('mandatory-attacks');
    expect(on(6)).not.toContain('reich-entered');
    expect(on(9)).not.toContain('rifle-army-leaves');
    expect(on(13)).not.toContain('zone-bonus');
    expect(on(20)).not.toContain('offensive-1943');
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

  it('gives a reason of its own for every reconstructed number', () => {
    for (const section of ['movement', 'replacements', 'luftwaffe']) {
      const reasons = origins(turns, section)
        .filter(([, origin]) => origin?.status === 'reconstructed')
        .map(([, origin]) => origin?.why);
      expect([section, reasons.length - new Set(reasons).size]).toEqual([section, 0]);
    }
  });
});
