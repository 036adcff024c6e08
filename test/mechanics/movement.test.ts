// Movement one unit at a time under zones of control that cost: a second game's law through the same machinery as stacks
// with assaults on the move.
import { describe, expect, it } from '@jest/globals';
import { apply, check, offers, reached, settle } from '../../src/core/kernel.ts';
import { refusal, ruleSet } from '../../src/core/rule-set.ts';
import type { Choice, Procedure } from '../../src/core/rule-set.ts';
import type { Args, Order, State } from '../../src/core/types.ts';
import { moveChoice } from '../../src/mechanics/movement/choices.ts';
import { costSum } from '../../src/mechanics/movement/costs.ts';
import { everyMove } from '../../src/mechanics/movement/every-move.ts';
import type { MoveLaw } from '../../src/mechanics/movement/law.ts';
import { moveSteps } from '../../src/mechanics/movement/move.ts';
import { movable } from '../../src/mechanics/movement/movers.ts';
import { fillWay, refuseMove } from '../../src/mechanics/movement/order.ts';
import { refuseNext, stackOf, stepOn } from '../../src/mechanics/movement/stack.ts';
import { reachOf, wayBetween } from '../../src/mechanics/movement/ways.ts';
import { isInOpenZone, isInZone, zonesSeen } from '../../src/mechanics/zones.ts';
import type { ZoneLaw } from '../../src/mechanics/zones.ts';
import { law, p, PLACES, stateOf, zones } from './one-unit-moves.ts';
import type { Own, Seeing } from './one-unit-moves.ts';

const orders = (of: MoveLaw): Procedure<Own> => ({
  orders: {
    kind: 'ask',
    rule: 'tiny:9.1',
    by: (s) => s.clock.phasing,
    question: () => ({ key: 'ask.movement', params: {} }),
    choices: [moveChoice(of, 'orders')] satisfies readonly Choice<Own>[],
  },
});

const rulesOf = (of: MoveLaw) =>
  ruleSet<Own>({
    id: 'tiny',
    version: '1',
    sides: p.sides,
    procedures: { turn: orders(of), move: { ...moveSteps(of) } as unknown as Procedure<Own> },
    setup: () => stateOf({}),
    view: () => ({}),
    problems: () => [],
  });

const begun = (given: Parameters<typeof stateOf>[0] = {}, of: MoveLaw = law) => {
  const rules = rulesOf(of);
  const s = stateOf(given);
  settle(rules, s);
  const order = (unit: string, ...path: readonly string[]): Order => ({
    by: s.clock.phasing,
    verb: 'move',
    args: { units: unit.split(' '), path },
  });
  return {
    s,
    rules,
    give: (unit: string, ...path: readonly string[]) => apply(rules, s, order(unit, ...path)),
    refused: (unit: string, ...path: readonly string[]) => {
      const found = check(rules, s, order(unit, ...path));
      return found === undefined ? undefined : `${found.code} ${found.rule}`;
    },
    reach: (unit: string) => Object.fromEntries(reachOf(of, s, [unit]).map((r) => [r.place, r.cost])),
  };
};

describe('a step', () => {
  it('costs ground, river, zones and stacks, each under its rule', () => {
    const { s, reach } = begun();
    const sum = costSum(law, s, 'w1', ['0302']);
    expect(sum.entries.map(({ why, n, rule }) => [why, n, rule])).toEqual([
      ['cost.clear', 1, 'tiny:9.5'],
      ['cost.zone-in', 1, 'tiny:8.3'],
      ['cost.zone-out', 1, 'tiny:8.4'],
      ['cost.stack-out', 1, 'tiny:6.4'],
      ['cost.added', 0, 'tiny:9.5'],
    ]);
    expect([sum.total, reach('w1')['0302']]).toEqual([4, 4]);
  });

  it('costs a flood, an order and a sum the same, for every unit and hex in reach', () => {
    const { s, reach, refused } = begun();
    for (const unit of ['w1', 'w2', 'w3'])
      for (const [hex, cost] of Object.entries(reach(unit))) {
        const path = wayBetween(law, s, stackOf(law, s, [unit]), hex)?.hexes ?? [];
        expect([unit, hex, costSum(law, s, unit, path).total]).toEqual([unit, hex, cost]);
        expect(refused(unit, ...path)).toBeUndefined();
      }
  });

  it('is within reach of whoever has the points, and of nobody else: there is no one hex for all', () => {
    const { reach, refused } = begun({ cut: { '0202': 1 } });
    expect(reach('w1')).toEqual({});
    expect(refused('w1', '0201')).toBe('MOVE.FAR tiny:9.3');
    expect(Object.keys(reach('w3'))).not.toEqual([]);
  });

  it('is barred by lines, enemies, full hexes and water', () => {
    const { refused } = begun({ places: { ...PLACES, '0202': ['w1', 'w2'], '0103': ['w3'] } });
    expect(refused('w1', '0203')).toBe('MOVE.LINE tiny:9.12');
    expect(refused('w1', '0303')).toBe('MOVE.ENEMY tiny:9.4');
    expect(refused('w3', '0202')).toBe('STACK.FULL tiny:6.5');
    expect(refused('w1', '0302', '0301')).toBe('MOVE.WATER tiny:9.7');
    const east = begun({
      places: { '0104': ['w1'], '0202': ['w2'], '0203': [], '0303': ['e1'], away: [] },
      phasing: 'east',
    });
    expect(east.refused('e1', '0203')).toBeUndefined();
  });
});

describe('an order', () => {
  it('moves one unit at a time, closed by the next that sets out', () => {
    const { s, give, refused, reach } = begun();
    expect(refused('w1 w2', '0302')).toBe('MOVE.ALONE tiny:6.3');
    const moved = give('w1', '0302');
    expect(moved.ok && moved.events.map(({ kind }) => kind)).toEqual(['hex.taken', 'units.moved'].slice(1));
    expect(moved.ok && moved.events.at(-1)?.data).toEqual({
      units: ['w1'],
      from: '0202',
      hex: '0302',
      path: ['0302'],
      cost: 4,
      left: 1,
    });
    // Alone in its hex now, it pays for nobody.
    expect(reach('w2')['0102']).toBe(2);
    expect(movable(law, s)).toContain('w1');
    expect(give('w2', '0102').ok).toBe(true);
    expect(refused('w1', '0202')).toBe('MOVE.CLOSED tiny:6.3');
  });

  it('is filled in by the cheapest way, and never over what must be ordered', () => {
    const { s } = begun({ places: { '0402': ['w1'], away: ['w2', 'w3', 'e1', 'e2', 'e3'] } });
    const args: Args = { units: ['w1'], path: ['0503'] };
    expect(refuseMove(law, s, args)).toBeUndefined();
    const around = fillWay(law, s, { units: ['w1'], path: ['0504'] });
    expect('args' in around && around.args['path']).toEqual(['0403', '0504']);
    // With the ways by land shut the narrow is still within reach, at its own price: both zones are paid.
    const shut = begun({ places: { '0402': ['w1'], '0403': ['e1'], away: ['w2', 'w3', 'e2', 'e3'] } });
    expect(shut.reach('w1')['0503']).toBe(3);
  });

  it('drawn at random or counted is legal, and everything in reach is counted', () => {
    const { s, rules, reach, refused } = begun();
    const ways = [...everyMove(law, s, false, 'w1')].flatMap((args) => (args === undefined ? [] : [args]));
    for (const { path = [] } of ways) expect(refused('w1', ...path)).toBeUndefined();
    expect(
      [...new Set(ways.map(({ path = [] }) => path.at(-1) ?? ''))].filter((hex) => hex !== '0202').toSorted(),
    ).toEqual(Object.keys(reach('w1')).toSorted());
    const [offer] = offers(rules, s);
    expect(offer && reached(s as State, offer, 'w1')).toEqual(reachOf(law, s, ['w1']));
    let n = 0;
    const pick = (most: number): number => n++ % most;
    for (let tries = 0; tries < 20; tries++) {
      const choice = offer?.choice;
      const args = choice?.kind === 'open' ? choice.sample(s, s.stack[0]!, pick) : undefined;
      expect(args && refuseMove(law, s, args)).toBeUndefined();
    }
  });
});

describe('a law may', () => {
  it('stop whoever comes into a zone', () => {
    const inZone = (hex: string, s: Seeing): boolean => isInZone(zones, s, hex, 'east');
    const sticky: MoveLaw = {
      ...law,
      stops: (s: Seeing, { trail, units }) =>
        trail.length > 1 && inZone(trail.at(-1) ?? '', s)
          ? refusal('MOVE.STOP', 'tiny:8.5', { units: [...units] })
          : undefined,
      stopsAt: (s: Seeing) => (hex) => inZone(p.grid.id(hex), s),
    };
    const places = { '0301': ['w1'], '0303': ['e1'], '0201': [], away: ['w2', 'w3', 'e2', 'e3'] };
    const free = begun({ places });
    const { s, reach, refused } = begun({ places }, sticky);
    expect(refused('w1', '0201', '0202')).toBeUndefined();
    expect(refused('w1', '0201', '0202', '0102')).toBe('MOVE.STOP tiny:8.5');
    expect(Object.keys(free.reach('w1')).length).toBeGreaterThan(Object.keys(reach('w1')).length - 1);
    const there = stepOn(sticky, s, stepOn(sticky, s, stackOf(sticky, s, ['w1']), '0201'), '0202');
    expect(refuseNext(sticky, s, there, '0102')?.code).toBe('MOVE.STOP');
  });

  it('let a hex be passed in which no move ends', () => {
    const passing: MoveLaw = {
      ...law,
      refuseEnd: (_, { units, trail }) =>
        trail.at(-1) === '0102' ? refusal('MOVE.PASS', 'tiny:6.1', { units: [...units] }) : undefined,
    };
    const { s, reach, refused } = begun({}, passing);
    expect(refused('w3', '0102')).toBe('MOVE.PASS tiny:6.1');
    expect(refused('w3', '0102', '0101')).toBeUndefined();
    expect(Object.keys(reach('w3'))).not.toContain('0102');
    expect(Object.keys(reach('w3'))).toContain('0101');
    const ends = [...everyMove(passing, s, false, 'w3')].map((args) => args?.['path']?.at(-1));
    expect(ends).not.toContain('0102');
    expect(ends).toContain('0101');
  });
});

describe('zones of control', () => {
  const s = stateOf({ places: { '0202': ['w1'], '0303': ['e1'], '0405': ['e2'], away: ['w2', 'w3', 'e3'] } });

  it('are the hexes around the units that have one, whoever is in them', () => {
    expect([...(zonesSeen(zones, s).get('east') ?? [])].toSorted()).toEqual(
      [...p.neighbours('0303')].toSorted(),
    );
    expect([isInZone(zones, s, '0202', 'east'), isInZone(zones, s, '0304', 'east')]).toEqual([true, true]);
    expect(isInZone(zones, s, '0404', 'east')).toBe(false);
    const seen = zonesSeen(zones, s);
    for (const side of p.sides)
      expect(p.grid.ids.filter((hex) => isInZone(zones, s, hex, side))).toEqual([...(seen.get(side) ?? [])]);
  });

  it('are open where nobody of the other side stands', () => {
    expect([isInOpenZone(zones, s, '0202', 'east'), isInOpenZone(zones, s, '0302', 'east')]).toEqual([
      false,
      true,
    ]);
  });

  it('reach into what the game lets them', () => {
    const dry: ZoneLaw = { ...zones, into: (_, __, to) => p.isLand(to) };
    expect(isInZone(dry, s, '0304', 'east')).toBe(false);
    expect(isInZone(dry, s, '0302', 'east')).toBe(true);
  });
});
