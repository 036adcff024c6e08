// What is told of battles: why nobody strikes, the fewest for an assault, the faces of the die under way, targets of momentum.
import { describe, expect, it } from '@jest/globals';
import type { State } from '../../../../src/core/types.ts';
import type { Own } from '../../../../src/games/storm/state.ts';
import { stateOf, storm } from '../rules/kit.ts';

type Told = { readonly key?: string; readonly params?: Readonly<Record<string, unknown>> };

const MOVING = 'phase german-movement; turn 2; own plan.order "move-fight"';
const COMBAT = 'phase soviet-combat; turn 2; own plan.order "fight-move"';

const answered = (question: string, s: State<Own>, args = {}, who = 'both'): readonly Told[] =>
  (storm.questions?.[question]?.(s, who, args) ?? []) as readonly Told[];
const asked = (question: string, text: string, args = {}): readonly Told[] =>
  answered(question, stateOf(text), args);
const of = (told: readonly Told[], key: string): Told['params'] =>
  told.find((one) => one.key === key)?.params;

describe('odds of mobile assaults', () => {
  it.each([
    ['5inf@N1732; 36mot@N1632', 'N1731'],
    ['10flak@S2029; 36mot@S2130', 'S2030'],
    ['9r@S1725; 36mot@S1826', 'S1726'],
  ])('storm:9.22b: %s tell the nearer reason, not that some never strike', (units, target) => {
    const told = asked('odds', `${MOVING}; ${units}; 6rd@${target}; 86rd@N4242`, { target: [target] });
    expect(of(told, 'odds.no-mobile')).toMatchObject({ rule: 'storm:9.22b' });
  });

  it('storm:9.22b: best is the fewest, if there is a panzer among them', () => {
    const withWhom = (units: string, foes: string, args = {}): readonly unknown[] => {
      const told = asked('odds', `${MOVING}; option stacks=open; ${units}; ${foes}; 86rd@N4242`, {
        target: ['N1731'],
        ...args,
      });
      return of(told, 'odds.mobile')?.['units'] as readonly unknown[];
    };
    const spare = '1pz@N1732; 3mot@N1732 under; gd@N1732 under';
    expect(withWhom(spare, '6rd@N1731')).toHaveLength(3);
    expect(withWhom(spare, '6rd@N1731', { how: ['best'] })).toEqual(['1pz', '3mot']);
    // Twenty would do for twenty-four, but the brigade has to lead.
    const led = 'ssr@N1732; sst@N1732 under; 36mot@N1732 under; 900l@N1732 under';
    expect(withWhom(led, '6rd@N1731; 1ab@N1731 under', { how: ['best'] })).toHaveLength(4);
  });
});

describe('a battle under way', () => {
  const at = (step: string, proc = 'battle') => {
    const s = stateOf(`${COMBAT}; 1td@N1732; 3td@N1732 under; 221sec@N1731`);
    const vars = {
      target: 'N1731',
      kind: 'prepared',
      attackers: ['1td', '3td'],
      defenders: ['221sec'],
      origins: { '1td': 'N1732', '3td': 'N1732' },
      supply: { '1td': 'overland', '3td': 'overland', '221sec': 'overland' },
    };
    return storm.fight?.({
      ...s,
      stack: [
        ...s.stack,
        { proc: 'battle', step, vars },
        ...(proc === 'battle' ? [] : [{ proc, step, vars }]),
      ],
    });
  };

  it('storm:10.21a: tells its faces once they are known, until it is carried out', () => {
    expect(at('die')?.faces?.length).toBeGreaterThan(0);
    expect(at('turn')?.faces).toEqual(at('die')?.faces);
    expect([at('declare')?.faces, at('press')?.faces]).toEqual([[], []]);
    expect(at('die', 'losses')?.faces).toEqual([]);
  });

  it('storm:10.7b: names those who defend when their stack has been shown', () => {
    expect(at('die')).toMatchObject({ hex: 'N1731', against: ['221sec'] });
  });
});

describe('targets of momentum', () => {
  it('storm:10.25d: may have been attacked already', () => {
    const s = stateOf(`${COMBAT}; 1td@N1731; 3td@N1731 under; 281sec@N1730; own phase.defended ["281sec"]`);
    expect(answered('targets', s).map(({ params }) => params?.['hex'])).not.toContain('N1730');
    const vars = { target: 'N1731', kind: 'prepared', attackers: ['1td', '3td'] };
    const pressing = { ...s, stack: [...s.stack, { proc: 'battle', step: 'press', vars }] };
    expect(answered('targets', pressing).map(({ params }) => params?.['hex'])).toContain('N1730');
  });
});

describe('why, of a unit', () => {
  const keys = (text: string, args: object): readonly string[] =>
    asked('why', text, args).map(({ key = '' }) => key);

  it('storm:9.1c: says how far it gets in its phase of movement, and not in others', () => {
    const there = { unit: ['1pz'], at: ['N1733'] };
    expect(keys(`${MOVING}; 1pz@N1731; 86rd@N4242`, there)).not.toContain('why.other-turn');
    expect(keys(`${COMBAT}; 1pz@N1731; 86rd@N4242`, there)).toContain('why.other-turn');
  });

  it('storm:7.2a: says how it is supplied', () => {
    expect(keys(`${MOVING}; 1pz@N1731; 86rd@N4242`, { unit: ['1pz'] })).toContain('supply.is-overland');
  });
});
