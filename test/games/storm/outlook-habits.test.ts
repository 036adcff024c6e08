// What the computer player of Operation Storm does where there is little to weigh: order of phases, air supply, losses, advance.
import { describe, expect, it } from '@jest/globals';
import type { State } from '../../../src/core/types.ts';
import { habitsOf } from '../../../src/games/storm/outlook/habits.ts';
import { outlookOf } from '../../../src/games/storm/outlook.ts';
import type { Own } from '../../../src/games/storm/state.ts';
import { storm } from '../../../tools/games/storm/shipped.ts';
import { playOf } from '../../kit/play.ts';
import { p, stateOf } from './rules/kit.ts';

const habits = habitsOf(p);

/** What is said to a question, as orders are typed. */
const said = (question: string, s: State<Own>, side: string): readonly string[] => {
  const habit = habits[question];
  if (habit?.kind !== 'thumb') throw new Error(`${question} has no answer of its own`);
  return habit.answer(s, side).map(({ verb, args }) => [verb, ...Object.values(args).flat()].join(' '));
};

const under = (hex: string, units: readonly string[]): string =>
  units.map((unit) => `${unit}@${hex} under`).join('; ');

describe('the order of phases', () => {
  // Seventeen factors beside four stacks of two.
  const FORCE = under('N1731', ['1td', '3td', '163md', '6rd']);
  const STACKS = ['221sec@N1732', '281sec@N1632', '285sec@N1631', '207sec@N1730'];
  const order = (side: string, text: string): string | undefined =>
    said(`turn@${side}Order`, stateOf(`phase ${side}-order; turn 2; ${text}`), side)[0];

  it('storm:5.4a: is fight and move where four stacks can be attacked well at once', () => {
    expect(order('soviet', `${FORCE}; ${STACKS.join('; ')}`)).toBe('choose fight-move');
    expect(order('soviet', `${FORCE}; ${STACKS.slice(1).join('; ')}`)).toBe('choose move-fight');
    const weaker = under('N1731', ['1td', '3td', '6rd', '8rd']);
    expect(order('soviet', `${weaker}; ${STACKS.join('; ')}`)).toBe('choose move-fight');
  });

  it('storm:5.4f: names the other one as well, should the first be closed', () => {
    const all = said('turn@sovietOrder', stateOf(`phase soviet-order; turn 2; ${FORCE}`), 'soviet');
    expect(all).toEqual(['choose move-fight', 'choose fight-move']);
    const ripe = stateOf(`phase soviet-order; turn 2; ${FORCE}; ${STACKS.join('; ')}`);
    expect(said('turn@sovietOrder', ripe, 'soviet')).toEqual(['choose fight-move', 'choose move-fight']);
  });

  it('storm:5.13e: is one without mobile assaults where it is chosen for the enemy', () => {
    const s = stateOf(`phase german-order; turn 1; ${FORCE}`);
    expect(said('turn@germanOrder', s, 'soviet')[0]).toBe('choose fight-move');
  });
});

describe('supply by air', () => {
  const ring = (hex: string, far: number, units: readonly string[]): string => {
    const within = (steps: number): ReadonlySet<string> => {
      let found = new Set([hex]);
      for (let i = 0; i < steps; i++) found = new Set([...found].flatMap((at) => [at, ...p.neighbours(at)]));
      return found;
    };
    const inner = within(far - 1);
    return [...within(far)]
      .filter((at) => !inner.has(at))
      .map((at, i) => `${units[i] ?? ''}@${at}`)
      .join('; ');
  };
  const rifles = p.unitIds.filter((unit) => p.unit(unit).type === 'rifle');
  const lifted = (text: string): readonly string[] =>
    said('airlift@ask', stateOf(`phase german-order; turn 2; own turn.air "german"; ${text}`), 'german');
  const NEAR = ring('N1726', 1, rifles);

  it('storm:7.9a: goes to those who are worth forty, and to nobody who is worth less', () => {
    expect(lifted(`${NEAR}; ${under('N1726', ['1pz', '3pz', 'gd'])}`)).toEqual(['airlift N1726', 'pass']);
    expect(lifted(`${NEAR}; ${under('N1726', ['1pz', '3pz', '221sec'])}`)).toEqual(['pass']);
    expect(lifted('1pz@N1726; 3pz@N1726 under; gd@N1726 under; 86rd@N1727')).toEqual(['pass']);
  });

  it('storm:7.9b: only where enemies are near, three hexes off at most', () => {
    const cut = under('N1726', ['1pz', '3pz', 'gd']);
    expect(lifted(`${ring('N1726', 3, rifles)}; ${cut}`)).toEqual(['airlift N1726', 'pass']);
    expect(lifted(`${ring('N1726', 4, rifles)}; ${cut}`)).toEqual(['pass']);
  });

  it('storm:7.9a: goes to the dearest of several, of equals to the first', () => {
    const both = `${NEAR}; ${ring('N2026', 1, rifles.slice(6))}`;
    const other = (units: readonly string[]): string =>
      `${both}; ${under('N1726', ['1pz', '3pz', 'gd'])}; ${under('N2026', units)}`;
    expect(lifted(other(['7pz', '20pz', '14pz']))[0]).toBe('airlift N2026');
    expect(lifted(other(['7pz', '20pz', '900l']))[0]).toBe('airlift N2026');
    const even = `${both}; ${under('N2026', ['1pz', '3pz', 'gd', '5inf'])}; ${under('N1726', ['7pz', '20pz', '14pz'])}`;
    expect(lifted(even)[0]).toBe('airlift N2026');
    const equal = `${both}; ${under('N2026', ['1pz', '3pz', '14pz'])}; ${under('N1726', ['7pz', '20pz', '11pz'])}`;
    expect(lifted(equal)[0]).toBe('airlift N1726');
  });
});

describe('losses', () => {
  it('storm:10.22d: are the cheapest, of equals the first', () => {
    const frame = {
      proc: 'stepLosses',
      step: 'choose',
      vars: { units: ['8rd', '1td', '6rd', '1tb', '2rd'] },
    };
    const s = stateOf('phase soviet-combat; turn 2; 6rd@N1731');
    const stack = [{ proc: 'battle', step: 'end', vars: { units: ['90rd'] } }, frame];
    expect(said('stepLosses@choose', { ...s, stack }, 'soviet')).toEqual(
      ['2rd', '6rd', '8rd', '1tb', '1td'].map((unit) => `lose ${unit}`),
    );
  });
});

describe('the advance', () => {
  const answers = (text: string, attackers: readonly string[], target = 'N1731'): readonly string[] => {
    const s = stateOf(`phase soviet-combat; turn 2; ${text}`);
    const stack = [{ proc: 'advance', step: 'choose', vars: { target, kind: 'prepared', attackers } }];
    return said('advance@choose', { ...s, stack: [...s.stack, ...stack] }, 'soviet');
  };

  it('storm:10.24a: is of all, then of one fewer, the best defenders last of all left behind', () => {
    expect(
      answers('1td@N1732; 6rd@N1732 under; 1ha@N1732 under; 2cc@N1732 under', ['1td', '6rd', '1ha']),
    ).toEqual(['advance 1td 6rd N1731', 'advance 1td N1731', 'pass']);
    expect(answers('1ab@N1732; 6rd@N1732 under', ['1ab', '6rd'])).toEqual([
      'advance 1ab 6rd N1731',
      'advance 6rd N1731',
      'pass',
    ]);
  });

  it('storm:10.24c: is over once somebody has gone in', () => {
    expect(answers('1td@N1732; 6rd@N1731', ['1td', '6rd'])).toEqual(['pass']);
  });

  it('storm:10.24b: is not where the enemy beside is stronger by more than fifteen, or by thirty where there is something to have', () => {
    // Three to hold it, and as much more against them.
    const against = (units: readonly string[], at: string): string => `6rd@N1732; ${under(at, units)}`;
    const first = (units: readonly string[], at = 'N1730') => answers(against(units, at), ['6rd'])[0];
    expect(first(['1pz', '3pz', '207sec', '221sec'])).toBe('advance 6rd N1731');
    expect(first(['1pz', '3pz', '1cav'])).toBe('pass');
    expect(first(['1pz', '3pz', '1cav', '7pz'], 'N1628')).toBe('advance 6rd N1731');
    const city = (units: readonly string[]) =>
      answers(`6rd@N2130; ${under('N2029', units)}`, ['6rd'], 'N2030')[0];
    expect(city(['1pz', '3pz', '7pz', '20pz', '221sec'])).toBe('advance 6rd N2030');
    expect(city(['1pz', '3pz', '7pz', '20pz', '221sec', '207sec'])).toBe('pass');
    const own = (units: readonly string[]) =>
      answers(`6rd@N2130; held N2030 soviet; ${under('N2029', units)}`, ['6rd'], 'N2030')[0];
    expect(own(['1pz', '3pz', '1cav'])).toBe('pass');
  });

  it('storm:10.25e: nobody is asked without a battle', () => {
    const s = stateOf('phase soviet-combat; turn 2; 6rd@N1731');
    expect(said('advance@choose', { ...s, stack: [] }, 'soviet')).toEqual(['pass']);
  });
});

describe('what is open after an advance', () => {
  it('storm:10.25d: is a momentum attack, and is called so', () => {
    const { s } = playOf<State<Own>, string>(storm).played(
      'phase soviet-combat; turn 2; own plan.order "fight-move"; dice 1; 1td@N1732; 3td@N1732 under; 2td@N1732 under; 221sec@N1731; 281sec@N1730; 5inf@N1534',
      'attack N1731 from 1td 2td 3td',
      'advance 1td 2td 3td N1731',
    );
    expect(outlookOf(p).fights(s, 'soviet')).toMatchObject([{ target: 'N1730', kind: 'momentum' }]);
  });
});
