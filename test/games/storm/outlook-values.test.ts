// What the computer player is told of Operation Storm: each value has its reason in the rules, and stands in order with its kin.
import { describe, expect, it } from '@jest/globals';
import type { Fight } from '../../../src/api/outlook.ts';
import { outlookOf } from '../../../src/games/storm/outlook.ts';
import { p, stateOf } from './rules/kit.ts';

const outlook = outlookOf(p);
const SOVIET = 'phase soviet-combat; turn 2; own plan.order "fight-move"';
const MOVING = 'phase german-movement; turn 2; own plan.order "move-fight"';
const held = (hexes: readonly string[], side = 'soviet'): string =>
  hexes.map((hex) => `; held ${hex} ${side}`).join('');
const CITIES = [...p.withFeature('city'), ...p.withFeature('major-city')];

describe('how things stand', () => {
  /** A Hungarian keeps that point from the Soviets. */
  const at = (more: string) => {
    const s = stateOf(`${SOVIET}; 16h@S3822${more}`);
    return { soviet: outlook.standing(s, 'soviet'), german: outlook.standing(s, 'german') };
  };

  it('storm:4.2c: eleven city points to begin with, and as much hope as they are of what is wanted', () => {
    const { soviet, german } = at('');
    expect([soviet.points, german.points]).toEqual([11, -11]);
    expect(soviet.hope).toBeCloseTo(11 / 23 / 4);
    expect(german.hope).toBeCloseTo(1 - 11 / 23 / 4);
  });

  it('storm:4.11a: a victory point is worth eight, and four of them are all that can be hoped for', () => {
    expect(at(held(['S2029'])).soviet.points).toBe(11 + 16);
    expect(at(held(['S2029'])).soviet.hope).toBeCloseTo((2 + 11 / 23) / 4);
    const corridors = held([...p.routes('danube-corridor'), ...p.routes('pripyet-corridor')].flat());
    expect(at(`${corridors}; held S2029 soviet`).soviet.hope).toBe(1);
    expect(at('; own lost {"german":0,"soviet":200}; 5inf@N4044').soviet.hope).toBe(0);
  });

  it('storm:4.7a, storm:4.8a: losses count by degrees, up to all of their point', () => {
    expect(at('; own lost {"german":75,"soviet":0}').soviet.points).toBeCloseTo(11 + 4);
    expect(at('; own lost {"german":150,"soviet":100}').soviet.points).toBeCloseTo(11 + 8 - 4);
    expect(at('; own lost {"german":300,"soviet":400}').soviet.points).toBeCloseTo(11);
  });

  it('storm:4.2a: all cities are the whole of that point, and no more', () => {
    const { points, hope } = at(held(CITIES)).soviet;
    expect(points).toBe(45);
    expect(hope).toBeCloseTo(1 / 4);
  });
});

describe('what there is to take', () => {
  const of = (more: string, hex: string) =>
    outlook.prizes(stateOf(`${SOVIET}${more}`)).find((prize) => prize.hex === hex);

  it('storm:4.3a, storm:7.8a: the oil for its two points and for what its loss does besides', () => {
    expect(of('', 'S2029')).toEqual({
      hex: 'S2029',
      worth: 24,
      holder: 'german',
      isKey: true,
      rule: 'storm:4.3a',
    });
    expect(of(held(['S2029']), 'S2029')).toEqual({
      hex: 'S2029',
      worth: 24,
      holder: 'soviet',
      rule: 'storm:4.3a',
    });
  });

  it('storm:4.2b: cities for one, major ones for two, and these are worth a German garrison', () => {
    expect(of('', 'N2030')).toEqual({ hex: 'N2030', worth: 1, holder: 'german', rule: 'storm:4.2b' });
    expect(of('', 'N2628')).toEqual({
      hex: 'N2628',
      worth: 2,
      holder: 'german',
      isKey: true,
      rule: 'storm:4.2b',
    });
    expect(of('', 'N1231')).toEqual({ hex: 'N1231', worth: 2, holder: 'soviet', rule: 'storm:4.2b' });
    expect(of(held(['N2628']), 'N2628')?.isKey).toBeUndefined();
  });

  it('storm:4.4, storm:4.5: each hex of a corridor that is not Soviet, as one of many', () => {
    const many = { worth: 1.2, holder: 'german', isMany: true };
    expect(of('', 'N2632')).toEqual({ hex: 'N2632', ...many, rule: 'storm:4.4' });
    expect(of('', 'S1533')).toEqual({ hex: 'S1533', ...many, rule: 'storm:4.5' });
    expect([of('', 'N2633'), of('', 'S2037')]).toEqual([undefined, undefined]);
    // Bromberg is a city, too.
    expect(of('', 'N3321')?.worth).toBeCloseTo(2.2);
  });

  it('storm:4.9, storm:4.10: each hex of the east edge, as one of many', () => {
    const edge = (hex: string, rule: string) => ({ hex, worth: 1, holder: 'soviet', isMany: true, rule });
    expect(of('', 'N4044')).toEqual(edge('N4044', 'storm:4.9'));
    expect(of('', 'S3943')).toEqual(edge('S3943', 'storm:4.10'));
    expect(of(held(['N4044'], 'german'), 'N4044')?.holder).toBe('german');
  });
});

describe('what units are worth', () => {
  const of = (unit: string, more = '') =>
    outlook.forces(stateOf(`${MOVING}; ${more}`)).find((force) => force.unit === unit);

  it('storm:2.10, storm:11.7i: their factors, with two besides for the unit, and artillery no defence', () => {
    expect(of('1pz', '1pz@N1731')).toMatchObject({ attack: 8, defence: 6, price: 16 });
    expect(of('1ha', '1ha@N1731')).toMatchObject({ attack: 1, defence: 0, price: 3 });
  });

  it('storm:9.2c, storm:12.1: a stride as long as ground of all kinds leaves it, and none for the static unit', () => {
    const strides = ['10flak', '1pz', '5inf'].map(
      (unit) => of(unit, '10flak@S2029; 1pz@N1731; 5inf@N1732')?.stride,
    );
    expect(strides).toEqual([0, 8, 6]);
  });
});

describe('attacks that could be ordered', () => {
  const fights = (text: string, side = 'soviet'): readonly Fight[] => outlook.fights(stateOf(text), side);

  it('storm:10.1a: with all beside a hex, be it one unit; storm:10.1c: by the side whose turn it is', () => {
    const text = `${SOVIET}; 6rd@N1732; 5inf@N1731`;
    expect(fights(text)).toMatchObject([{ verb: 'attack', target: 'N1731', able: ['6rd'], must: [] }]);
    expect(fights(text)[0]).not.toHaveProperty('kind');
    expect(fights(text)[0]?.order(['8rd', '6rd'])).toEqual({ target: ['N1731'], from: ['6rd', '8rd'] });
    expect(fights(text, 'german')).toEqual([]);
  });

  it('storm:9.22a: on the move with the whole stack or nobody, and nothing where none is allowed', () => {
    const text = `${MOVING}; 1pz@N1732; 3mot@N1732 under; 6rd@N1731`;
    const [strike] = fights(text, 'german');
    expect(strike).toMatchObject({ verb: 'assault', target: 'N1731', isWhole: true });
    expect(strike?.must).toEqual(strike?.able);
    expect(fights(text.replace('move-fight', 'fight-move'), 'german')).toEqual([]);
  });
});

describe('how an attack may end', () => {
  const ends = (text: string, side: string, units: readonly string[]) => {
    const s = stateOf(`${text}; option stacks=open`);
    const [fight] = outlook.fights(s, side);
    return fight === undefined ? undefined : outlook.prospect(s, side, fight, units);
  };

  it('storm:10.21a: every face of the die is as likely, and one of them falls', () => {
    const { endings = [], odds } = ends(`${SOVIET}; 6rd@N1732; 221sec@N1731`, 'soviet', ['6rd']) ?? {};
    expect(odds).toBe('+1');
    expect(endings.map(({ chance }) => chance)).toEqual(Array.from({ length: 6 }, () => 1 / 6));
  });

  it('storm:9.23b: a mobile assault is a column worse than it would be otherwise', () => {
    const text = '1pz@N1732; 3mot@N1732 under; 6rd@N1731';
    const german = 'phase german-combat; turn 2; own plan.order "move-fight"';
    expect(ends(`${MOVING}; ${text}`, 'german', ['1pz', '3mot'])?.odds).toBe('+5');
    expect(ends(`${german}; ${text}`, 'german', ['1pz', '3mot'])?.odds).toBe('+10');
  });
});

describe('ground and odds', () => {
  const ground = (terrain: string): string => p.grid.ids.find((hex) => p.hex(hex).terrain === terrain) ?? '';

  it('storm:10.9: a column to the left is a quarter more of a defence', () => {
    const sheltered = ['N1731', ground('forest'), ground('rough'), ground('mountain'), 'N2030', 'N2628'];
    expect(sheltered.map((hex) => outlook.shelter(hex, 'german'))).toEqual([1, 1, 1.25, 1.5, 1.25, 1.5]);
    expect(outlook.shelter(ground('all-sea'), 'german')).toBe(1);
  });

  it('storm:10.8a, storm:12.3h: each step of strength is the beginning of a column, and worth more than the last', () => {
    const begins = p.tables.columns.map(({ least }) => least ?? 0);
    for (const { least } of outlook.steps) expect(begins).toContain(least(0));
    expect(outlook.steps.map(({ least }) => least(4) - 4)).toEqual([5, 10, 15, 20, 25, 30, 40]);
    const parts = outlook.steps.map(({ part }) => part);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    // From +30 on a full stack is gone on one face of the die after the other.
    expect(parts.findIndex((part) => part >= 1)).toBe(5);
    expect(parts[0]).toBeLessThan(0.2);
    expect(parts.at(-1)).toBeLessThan(1.2);
    parts.slice(1).forEach((part, i) => expect(part - (parts[i] ?? 0)).toBeLessThan(0.25));
  });
});

describe('how a side leans', () => {
  it('storm:4.1c: the Soviets press, who alone have points to win, and the Germans need not', () => {
    const s = stateOf(SOVIET);
    const [soviet, german] = [outlook.push(s, 'soviet'), outlook.push(s, 'german')];
    expect([soviet > 1, soviet < 2, german > 0.5, german < 1]).toEqual([true, true, true, true]);
  });

  it('storm:5.4, storm:5.7: to stand beside the enemy is worth most to who moves before he fights', () => {
    const massing = (order: string, side: string): number =>
      outlook.massing(stateOf(`phase german-movement; turn 2; own plan.order "${order}"`), side);
    expect(massing('move-fight', 'german')).toBe(1);
    expect([massing('fight-move', 'german'), massing('move-fight', 'soviet')]).toEqual([0.5, 0.5]);
  });
});
