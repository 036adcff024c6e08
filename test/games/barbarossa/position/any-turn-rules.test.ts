// Positions drawn for any turn hold to the rules: what may have been decided, who may be there, what was counted.
import { holder } from '../../../../src/mechanics/control.ts';
import { placeOf, unitsAt } from '../../../../src/mechanics/places.ts';
import { describe, expect, it } from '@jest/globals';
import type { State } from '../../../../src/core/types.ts';
import { freshOwn } from '../../../../src/games/barbarossa/03-set-up/3.1-setup.ts';
import { drawRoster } from '../../../../src/games/barbarossa/random-start/unit-places.ts';
import { trackTurn } from '../../../../src/mechanics/entry/turn-track.ts';
import { pointsTotal } from '../../../../src/games/barbarossa/state.ts';
import type { Own } from '../../../../src/games/barbarossa/state.ts';
import { picker } from '../../../../src/players/prng.ts';
import { barbarossa, p } from '../rules/kit.ts';

const options = Object.fromEntries(barbarossa.options.map(({ id }) => [id, 'on']));

const drawn = (scenario: string, seeds: number): readonly State<Own>[] =>
  Array.from({ length: seeds }, (_, seed) => {
    const state = barbarossa.anyTurn?.(scenario, options, picker(seed));
    if (state === undefined) throw new Error('no position');
    return state as State<Own>;
  });

const CAMPAIGN = drawn('campaign', 250);
const ALL = [...CAMPAIGN, ...drawn('road-back', 150)];

const inTurns = (first: number, last: number): readonly State<Own>[] =>
  ALL.filter(({ clock }) => clock.turn >= first && clock.turn <= last);
const at = ({ own }: State<Own>, unit: string): string => placeOf(own, unit);
const isGambit = ({ own }: State<Own>): boolean => own.plan.offensive?.gambit === true;

/** What is so in each position, and what in some of them, in words of its own. */
const told = (states: readonly State<Own>[], tell: (state: State<Own>) => readonly string[]): string[] =>
  [...new Set(states.flatMap(tell))].toSorted();

const numbers = (values: readonly number[]): readonly number[] =>
  [...new Set(values)].toSorted((a, b) => a - b);

describe('what was decided before', () => {
  it('5.5a, 5.5b, 5.5d: Germans fought twice in the summers of 1942 and 1943, Soviets on turn 31', () => {
    const turns = (side: string, states: readonly State<Own>[]): readonly number[] =>
      numbers(
        states.flatMap(({ own }) =>
          own.plan.fightFight.filter((fight) => fight.side === side).map(({ turn }) => turn),
        ),
      );
    expect(turns('german', ALL)).toEqual([9, 10, 11, 12, 17, 18, 19, 20]);
    expect(turns('soviet', ALL)).toEqual([31]);
    expect(
      turns(
        'german',
        ALL.filter(({ scenario }) => scenario === 'road-back'),
      ),
    ).toEqual([17, 18, 19, 20]);
  });

  it('5.5a: once in a summer, and before this turn', () => {
    const wrong = ALL.flatMap(({ own, clock }, i) => {
      const turns = own.plan.fightFight.map(({ turn }) => turn);
      const summers = new Set(turns.map((turn) => (turn <= 12 ? 1942 : turn <= 20 ? 1943 : 1945)));
      return summers.size === turns.length && turns.every((turn) => turn < clock.turn) ? [] : [i];
    });
    expect(wrong).toEqual([]);
  });

  it('4.4c: an offensive on turn 17, 18 or 19', () => {
    expect(numbers(ALL.flatMap(({ own }) => own.plan.offensive?.turn ?? []))).toEqual([17, 18, 19]);
  });

  it('4.16b: a gambit that is not decided yet, up to turn 20', () => {
    expect(numbers(ALL.filter(isGambit).map(({ clock }) => clock.turn))).toEqual([18, 19, 20]);
  });
});

describe('who is there', () => {
  it('4.17b: the units of the gambit with it, and never without', () => {
    for (const state of ALL)
      for (const unit of p.ofKind('gambit')) expect(at(state, unit) !== 'aside').toBe(isGambit(state));
  });

  it('8.17b, 8.17d: 2 SS Panzer waits on the track from turn 20 to 24 and from 26 to 31', () => {
    const waits = (box: string): readonly number[] =>
      numbers(ALL.filter((state) => at(state, '2sspz') === box).map(({ clock }) => clock.turn));
    expect(waits('track-24')).toEqual([20, 21, 22, 23, 24]);
    expect(waits('track-31')).toEqual([26, 27, 28, 29, 30, 31]);
    expect(told(inTurns(15, 32), (state) => [`${trackTurn(at(state, '2sspz')) ?? 'no box'}`])).toEqual([
      '24',
      '31',
      'no box',
    ]);
  });

  it('4.17c: the gambit keeps it', () => {
    const own = freshOwn(p, 'campaign', options);
    own.plan.offensive = { turn: 19, gambit: true, cities: [] };
    const fates = Array.from({ length: 12 }, (_, seed) => drawRoster(p, own, 20, picker(seed)).get('2sspz'));
    expect(fates.filter((place) => trackTurn(place ?? '') !== undefined)).toEqual([]);
  });

  it('8.24a: the Polish army from turn 15 on', () => {
    const turns = ALL.filter((state) => at(state, 'pol') !== 'aside').map(({ clock }) => clock.turn);
    expect([Math.min(...turns), new Set(turns).size > 5]).toEqual([15, true]);
    expect(inTurns(15, 32).some((state) => at(state, 'pol') === 'aside')).toBe(true);
  });

  it('8.25a, 8.25b: when Romania has defected, its old armies are gone, the new one is there, the next due', () => {
    const places = told(ALL, (state) => {
      const [next, ...old] = ['4r', 'r3', 'r4'].map((unit) => at(state, unit));
      if (at(state, '1r') === 'aside') return [`before: ${next ?? ''}`];
      return [`after: ${next === `track-${state.clock.turn}` ? 'due' : 'not due'}, ${old.join(' ')}`];
    });
    expect(places).toEqual(['after: due, out out', 'before: aside']);
    expect(ALL.some((state) => state.clock.turn < 15 && at(state, '1r') !== 'aside')).toBe(false);
  });

  it('8.15b: a Romanian army that has died once comes back within six turns, or never', () => {
    const waits = ALL.flatMap((state) =>
      ['r3', 'r4'].flatMap((unit) => {
        const back = trackTurn(at(state, unit));
        if (back === undefined) return [];
        expect(state.own.plan.returned).toContain(unit);
        expect(back).toBeLessThanOrEqual(32);
        return [back - state.clock.turn];
      }),
    );
    expect(numbers(waits)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(ALL.every(({ own }) => new Set(own.plan.returned).size === (own.plan.returned ?? []).length)).toBe(
      true,
    );
  });

  it('8.26a: the Bulgarians aside, off the map with one Soviet unit that fetched them, or in play', () => {
    const bulgarians = ['1b', '2b', '4b'];
    const box = told(ALL, ({ own }) => {
      const all = unitsAt(own, 'bulgaria');
      const others = all.filter((unit) => !bulgarians.includes(unit));
      return [`${all.length - others.length} ${others.map((unit) => p.unit(unit).side).join(' ')}`];
    });
    expect(box).toEqual(['0 ', '3 soviet']);
    expect(ALL.some((state) => p.isHex(at(state, '1b')))).toBe(true);
    const early = ALL.filter(({ clock }) => clock.turn < 15);
    expect(told(early, (state) => bulgarians.map((unit) => at(state, unit)))).toEqual(['aside']);
  });

  it('8.9a, R120: the RVGK box is empty before it opens, and the Coastal Army never in it', () => {
    expect(told(inTurns(2, 2), ({ own }) => unitsAt(own, 'rvgk'))).toEqual([]);
    expect(inTurns(3, 3).some(({ own }) => unitsAt(own, 'rvgk').length > 0)).toBe(true);
    const inBox = told(ALL, ({ own }) => unitsAt(own, 'rvgk'));
    expect(inBox).not.toContain('ica');
    expect(inBox.filter((unit) => p.unit(unit).side === 'german')).toEqual([]);
  });

  it('8.14: a German unit that can be replaced is lost for good after turn 28 only', () => {
    const lost = (states: readonly State<Own>[]): readonly string[] =>
      told(states, ({ own }) =>
        unitsAt(own, 'out').filter((unit) => p.unit(unit).nationality === 'german' && !p.unit(unit).dot),
      );
    expect(lost(inTurns(2, 28))).toEqual([]);
    expect(lost(inTurns(29, 29)).length).toBeGreaterThan(0);
  });

  it('8.22c: who takes the place of an oversized army that is gone lies in the dead pile before turn 4', () => {
    const pairs = told(
      CAMPAIGN.filter(({ clock }) => clock.turn <= 3),
      (state) =>
        p.ofKind('oversized').map((old) => {
          const next = p.unit(old).counterpart ?? '';
          return `${at(state, old) === 'out' ? 'gone' : 'there'} ${at(state, next)}`;
        }),
    );
    expect(pairs).toEqual(['gone dead', 'there aside']);
  });

  it('8.23b, 8.23c: from turn 4 on one of the two is in play, in a pocket the old one', () => {
    const pairs = told(
      CAMPAIGN.filter(({ clock }) => clock.turn > 3),
      (state) =>
        p.ofKind('oversized').map((old) => {
          const next = p.unit(old).counterpart ?? '';
          return `${at(state, old) === 'out' ? 'gone' : 'there'} ${at(state, next) === 'aside' ? 'aside' : 'in play'}`;
        }),
    );
    expect(pairs).toEqual(['gone in play', 'there aside']);
  });

  it('8.19c: a tank army is out of play if its Guards Tank army has come, and only then', () => {
    const pairs = told(ALL, (state) =>
      p.ofKind('guards-tank').map((guards) => {
        const old = p.unit(guards).converts ?? '';
        const came = trackTurn(at(state, guards)) === undefined;
        return `${came ? 'came' : 'waits'} ${at(state, old) === 'out' ? 'out' : 'in play'}`;
      }),
    );
    expect(pairs).toEqual(['came out', 'waits in play']);
  });

  it('R100, R165: in a box of a turn that is over wait only Guards Tank armies', () => {
    const late = told(ALL, (state) =>
      Object.entries(state.own.places).flatMap(([place, units]) =>
        (trackTurn(place) ?? Infinity) < state.clock.turn
          ? units.map((unit) => (p.ofKind('guards-tank').includes(unit) ? 'guards tank' : p.unit(unit).type))
          : [],
      ),
    );
    expect(late).toEqual(['guards tank']);
  });

  it('4.11c, 4.12a: beyond the Caucasus two panzer corps, an infantry or mountain corps, four rifle armies', () => {
    const kinds = (units: readonly string[], side: string): string =>
      units
        .filter((unit) => p.unit(unit).side === side)
        .map((unit) => `${p.unit(unit).type} ${p.unit(unit).size}`)
        .toSorted()
        .join(', ');
    const boxes = told(ALL, ({ own }) => {
      const units = unitsAt(own, 'caucasus');
      if (own.expedition !== 'out' && own.expedition !== 'through')
        return [`no expedition: ${kinds(units, 'german')}`];
      return [kinds(units, 'german'), kinds(units, 'soviet')];
    });
    expect(boxes).toEqual([
      'infantry corps, panzer corps, panzer corps',
      'mountain corps, panzer corps, panzer corps',
      'no expedition: ',
      'rifle army, rifle army, rifle army, rifle army',
    ]);
  });
});

describe('the points', () => {
  it('4.2c: what is not in its first hands has been counted once, in a turn that was played', () => {
    const wrong = ALL.flatMap(({ scenario, options: chosen, own, clock }, i) => {
      const first = p.set.scenarios[scenario]?.turns.first ?? 0;
      const before = { scenario, own: freshOwn(p, scenario, chosen) };
      return p.objectives.flatMap((hex) => {
        const entries = own.points.filter((entry) => entry.hex === hex);
        const by = holder(p, { scenario, own }, hex);
        const worth = p.hex(hex).points ?? 0;
        const due = by === 'german' ? `${worth} points.taken` : `${-worth} points.lost`;
        const counted = entries.map(({ amount, why }) => `${amount} ${why}`).join();
        const isRight = counted === (by === holder(p, before, hex) ? '' : due);
        const isPast = entries.every(({ turn }) => turn >= first && turn < clock.turn);
        return isRight && isPast ? [] : [`${i} ${hex} ${counted}`];
      });
    });
    expect(wrong).toEqual([]);
    expect(ALL.some(({ own }) => own.points.some(({ why }) => why === 'points.taken'))).toBe(true);
  });

  it('4.13b, 4.4a: what else there is, is gained by oil or lost by an offensive', () => {
    const others = told(ALL, ({ own }) =>
      own.points
        .filter(({ hex, why }) => hex === undefined && why !== 'points.lithuania')
        .map(({ amount, why }) => `${why} ${Math.sign(amount)}`),
    );
    expect(others).toEqual(['points.offensive -1', 'points.oil 1']);
  });

  it('4.14b: lie between the bounds of the check before, by which play went on', () => {
    const edges = told(
      ALL.filter(({ clock }) => clock.turn > 3),
      (state) => {
        const bounds = p.tables.victory.find(({ turn }) => turn === state.clock.turn - 1);
        const total = pointsTotal(p, state);
        const { german = 0, soviet = 0 } = bounds ?? {};
        if (total <= soviet || total >= german) return ['beyond'];
        return total === soviet + 1 ? ['low'] : total === german - 1 ? ['high'] : ['between'];
      },
    );
    expect(edges).toEqual(['between', 'high', 'low']);
  });

  it('4.15e: the die for Moscow has fallen where it is German, and may have where it is not', () => {
    const rolled = told(ALL, ({ scenario, own }) => [
      `${holder(p, { scenario, own }, '1606') ?? ''} ${own.moscowRolled === true ? 'rolled' : 'not rolled'}`,
    ]);
    expect(rolled).toEqual(['german rolled', 'soviet not rolled', 'soviet rolled']);
  });
});
