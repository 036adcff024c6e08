// What the computer player is told of DAGC: each value has its reason in the rules, and stands in order with its kin.
import { describe, expect, it } from '@jest/globals';
import { outlookOf } from '../../../src/games/dagc/outlook.ts';
import { isAutomatic } from '../../../src/games/dagc/07-supply/7.1-supply.ts';
import type { Fight } from '../../../src/api/outlook.ts';
import { p, stateOf } from './rules/kit.ts';

const outlook = outlookOf(p);
const SOVIET = 'phase soviet-movement; turn 3';

const onTurn = (turn: number) => stateOf(`phase soviet-movement; turn ${turn}`).clock;

describe('how things stand', () => {
  const at = (more: string) => {
    const s = stateOf(`${SOVIET}${more}`);
    return { soviet: outlook.standing(s, 'soviet'), german: outlook.standing(s, 'german') };
  };

  it('dagc:4.3h: what one side has the other lacks', () => {
    const { soviet, german } = at('; held 2606 soviet; held 3908 soviet');
    expect([soviet.points, german.points]).toEqual([5, -5]);
    expect(soviet.hope + german.hope).toBeCloseTo(1);
  });

  it('dagc:4.3i: there is all hope where enough has been taken, and none where nothing has', () => {
    const all = [...p.withFeature('city'), ...p.withFeature('town')]
      .map((hex) => `; held ${hex} soviet`)
      .join('');
    expect([at('').soviet.hope, at('').german.hope]).toEqual([0, 1]);
    expect([at(all).soviet.hope, at(all).german.hope]).toEqual([1, 0]);
    const some = at('; held 3908 soviet').soviet.hope;
    expect(some).toBeCloseTo(4 / 31);
  });

  it('dagc:4.3e: what counts at the end alone counts for less now, but all of it for hope', () => {
    const { points, hope } = at('; held 2021 soviet').soviet;
    expect(points).toBeGreaterThan(1);
    expect(points).toBeLessThan(11);
    expect(hope).toBeCloseTo(11 / 31);
  });

  it("dagc:4.3: places that have been lost again are nobody's any more", () => {
    expect(at('; held 3908 german back').soviet).toEqual({ points: 0, hope: 0 });
  });
});

describe('what there is to take', () => {
  const prizes = outlook.prizes(stateOf(`${SOVIET}; held 3908 soviet`));
  const of = (hex: string, rule: string) =>
    prizes.filter((prize) => prize.hex === hex && prize.rule === rule);

  it('dagc:4.3b, dagc:4.3c: towns and cities at what they are worth, with their holders', () => {
    expect(of('2606', 'dagc:4.3b')).toMatchObject([{ worth: 1, holder: 'german' }]);
    expect(of('3908', 'dagc:4.3c')).toMatchObject([{ worth: 4, holder: 'soviet' }]);
    const settlements = prizes.filter(({ rule }) => rule !== 'dagc:4.3e').map(({ hex }) => hex);
    expect(new Set(settlements)).toEqual(new Set([...p.withFeature('town'), ...p.withFeature('city')]));
  });

  it('dagc:4.2: Koenigsberg above all, for it ends the game', () => {
    const [koenigsberg] = of('2825', 'dagc:4.2');
    const others = prizes.filter(({ hex }) => hex !== '2825').map(({ worth }) => worth);
    expect(koenigsberg?.worth).toBeGreaterThan(2 * Math.max(...others));
    expect(prizes.filter(({ rule }) => rule === 'dagc:4.2')).toHaveLength(1);
  });

  it('dagc:4.3e: each hex of the coast for more than a town and less than a city, as one of many', () => {
    const coast = prizes.filter(({ rule }) => rule === 'dagc:4.3e');
    expect(coast.length).toBeGreaterThan(10);
    for (const { worth, isMany } of coast) expect([isMany, worth > 1, worth < 2]).toEqual([true, true, true]);
  });
});

describe('what units are worth', () => {
  it('dagc:12.5g: localities defend and never attack; others do both alike', () => {
    const s = stateOf('phase german-movement; turn 3; fors@4113; 6inf@4113 under');
    const worth = outlook.forces(s).map(({ unit, attack, defence }) => [unit, attack, defence]);
    expect(worth).toEqual([
      ['fors', 0, 2],
      ['6inf', 3, 3],
    ]);
  });
});

describe('who is in supply', () => {
  it('dagc:12.5c: a locality always, for it does nothing but defend; who stands with it as anybody', () => {
    const s = stateOf(
      'phase german-movement; turn 3; fvil@3313; 6inf@3313 under; 5a@3213; 39a@3412; 11g@3314',
    );
    expect(
      outlook.forces(s).flatMap(({ unit, side, isFed }) => (side === 'german' ? [[unit, isFed]] : [])),
    ).toEqual([
      ['fvil', true],
      ['6inf', false],
    ]);
  });
});

describe('how an attack may end', () => {
  const expected = (fog: string, from: readonly string[] = ['5a', '11g']) => {
    const s = stateOf(
      `phase soviet-post-combat; turn 3; option fog=${fog}; 5a@2716; 11g@2716; 42a@2619; held 2716 soviet; held 2619 soviet; 6inf@2717; 27inf@2717 under`,
    );
    return outlook.prospect(s, 'soviet', { target: '2717' } as Fight, from);
  };
  /** A Soviet stack of which the German sees the uppermost alone. */
  const covered = (fog: string) =>
    outlook.prospect(
      stateOf(
        `phase german-post-combat; turn 3; option fog=${fog}; 39pz@2718; 42a@2717; 11g@2717 under; held 2717 soviet`,
      ),
      'german',
      { target: '2717' } as Fight,
      ['39pz'],
    );

  it('dagc:11.8b: every face of the die is as likely, and one of them falls', () => {
    const { endings } = expected('off');
    expect(endings).toHaveLength(6);
    for (const { chance } of endings) expect(chance).toBeCloseTo(1 / 6);
  });

  it('dagc:6.8: where units lie covered, the best and the worst are as likely', () => {
    const open = covered('off');
    const hidden = covered('on');
    expect([open.endings.length, hidden.endings.length]).toEqual([6, 12]);
    for (const { chance } of hidden.endings) expect(chance).toBeCloseTo(1 / 12);
  });

  it('dagc:11.15, dagc:11.21: what each result costs both', () => {
    const strong = expected('off').endings;
    const even = expected('off', ['5a']).endings;
    const weak = expected('off', ['42a']).endings;
    const all = [...strong, ...even, ...weak];
    const kinds = new Set(all.map(({ own, theirs, falls }) => `${own} ${theirs} ${falls}`));
    expect(kinds).toEqual(
      new Set([
        // A step of each of the two defenders, who stand there still; what 11.21 takes from so many attackers.
        '0 6 0',
        '10 6 0',
        '4 6 0',
        // They go, and lose a part of what they are worth.
        '0 2.1 0.8',
        '0 0 0',
        '4 0 0',
      ]),
    );
    for (const { own, theirs, falls } of all) {
      expect([own >= 0, theirs >= 0, falls >= 0, falls <= 1]).toEqual([true, true, true, true]);
      expect(theirs).toBeLessThanOrEqual(14);
      expect(own).toBeLessThanOrEqual(26);
    }
  });
});

describe('ground and odds', () => {
  it('dagc:11.10, dagc:11.18: entrenchments and cities shelter most, but no unit counts double twice', () => {
    const line = p
      .withFeature('entrenchment')
      .find((hex) => p.entrenchment(hex) === 'german' && p.hex(hex).terrain === 'clear');
    const open = p.grid.ids.find(
      (hex) => p.isLand(hex) && p.hex(hex).terrain === 'clear' && p.hex(hex).features.length === 0,
    );
    const woods = p.grid.ids.find(
      (hex) => p.hex(hex).terrain === 'forest' && p.hex(hex).features.length === 0,
    );
    const shelter = (hex: string | undefined, side = 'german') => outlook.shelter(hex ?? '', side);
    expect(shelter(open)).toBe(1);
    expect(shelter(woods)).toBeGreaterThan(1);
    expect(shelter('3908')).toBeGreaterThan(shelter(woods));
    expect(shelter('3908', 'soviet')).toBe(shelter('3908'));
    expect(shelter('3908')).toBeLessThan(2);
    expect(shelter(line)).toBeGreaterThan(shelter(woods));
    expect(shelter(line)).toBeLessThan(2);
    expect(shelter(line, 'soviet')).toBeLessThan(shelter(line));
  });

  it('dagc:11.8a: each step of strength is the beginning of a column, and worth more than the last', () => {
    const begins = p.tables.columns
      .map(({ least }) => least)
      .filter((least) => least !== undefined && least > 0);
    expect(outlook.steps.map(({ least }) => least(0))).toEqual(begins);
    expect(outlook.steps.map(({ least }) => least(4) - 4)).toEqual(begins);
    const parts = outlook.steps.map(({ part }) => part);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(parts[0]).toBeLessThan(0.5);
    expect(parts.at(-1)).toBeLessThan(1.5);
    expect(new Set(parts).size).toBe(parts.length);
  });

  it('dagc:5.2: all the strength beside the enemy attacks after the move', () => {
    expect(outlook.massing(stateOf(SOVIET), 'soviet')).toBe(1);
  });
});

describe('how a side leans', () => {
  it('dagc:7.12a: the German dares more from the turn on in which no Soviet is in supply', () => {
    const turns = Array.from({ length: 9 }, (_, i) => i + 1);
    const dares = turns.filter((turn) => outlook.leanings?.(onTurn(turn), 'german').march !== undefined);
    const starved = turns.filter((turn) =>
      isAutomatic(p, stateOf(`phase soviet-movement; turn ${turn}`), 'soviet'),
    );
    expect(dares).toEqual(starved);
    const [before, after] = [5, 6].map((turn) => outlook.leanings?.(onTurn(turn), 'german'));
    expect(after?.fear).toBeLessThan(before?.fear ?? 1);
  });

  it('dagc:4.3i: the Soviet marches for places, and heeds threats to his own little', () => {
    const { march = 1, menace = 1, gap = 1, fear } = outlook.leanings?.(onTurn(3), 'soviet') ?? {};
    expect([march > 1, march < 2, menace < 1, gap < 1, fear]).toEqual([true, true, true, true, undefined]);
  });
});

describe('errands before the moves', () => {
  const errands = (position: string) =>
    (outlook.errands?.['german-movement@orders']?.(stateOf(position), 'german') ?? []).map(({ verb, args }) =>
      [verb, ...Object.values(args).flat()].join(' '),
    );

  it('dagc:10.1, dagc:7.3a: newcomers are placed, then those near the enemy roll, the strongest of them first, and nobody else', () => {
    const near = '6inf@4106; 39pz@4206; 27inf@4306; fors@4007; 43inf@2021';
    expect(errands(`phase german-movement; turn 3; 5a@4103; ${near}`)).toEqual([
      'place default',
      'roll 39pz',
      'roll 6inf',
      'roll 27inf',
    ]);
    expect(errands(`phase german-movement; turn 3; 5a@4103; 6inf@4108; 27inf@2021`)).toEqual([
      'place default',
      'roll 6inf',
    ]);
  });
});
