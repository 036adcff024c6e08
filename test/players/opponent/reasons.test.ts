// Why the computer player does what it does: every reason can be said, fits the order, and names no unit.
import { describe, expect, it } from '@jest/globals';
import { openSeed, seeded } from '../../../src/core/dice.ts';
import { settle } from '../../../src/core/kernel.ts';
import type { Order, Side } from '../../../src/core/types.ts';
import { playBout } from '../../../src/players/bout.ts';
import { outlookOf } from '../../../src/players/opponent/bare.ts';
import { LEVELS } from '../../../src/players/opponent/levels.ts';
import { opponent } from '../../../src/players/opponent/opponent.ts';
import { atOnce } from '../../../src/players/opponent/thinker.ts';
import { reasonOfTask, reasonsOfMoves, reasonsOfStrike } from '../../../src/players/opponent/reasons.ts';
import type { Strike } from '../../../src/players/opponent/rungs.ts';
import type { Reasons } from '../../../src/players/opponent/thinker.ts';
import type { Player } from '../../../src/players/player.ts';
import { PROGRAM_MESSAGES } from '../../../src/text/en/index.ts';
import { barbarossa } from '../../../tools/games/barbarossa/shipped.ts';

type Told = { readonly order: Order; readonly reasons: Reasons };

/** The first orders of a campaign, each with its reasons. */
const played = async (): Promise<readonly Told[]> => {
  const { rules, options } = barbarossa;
  const outlook = await outlookOf(barbarossa);
  const s = rules.setup(
    'campaign',
    Object.fromEntries(options.map((option) => [option.id, option.standard])),
  );
  settle(rules, s, seeded(openSeed('reasons')));
  const told: Told[] = [];
  const players = rules.sides.map((side, i): [Side, Player] => [
    side,
    atOnce(
      opponent({ game: barbarossa, outlook, level: LEVELS['1']!, seed: i }),
      ({ order, reasons }, seat) => {
        if (order !== undefined && reasons !== undefined && seat.decision.by === side)
          told.push({ order, reasons });
      },
    ),
  ]);
  const dice = seeded(openSeed('reasons'));
  playBout(barbarossa, { state: s, dice, players: Object.fromEntries(players), mostOrders: 120 });
  return told;
};

describe('the reasons of a plan', () => {
  const hold = { kind: 'hold', hex: '1304', units: 2, have: 6, against: 5, gain: 7 } as const;
  const mass = { ...hold, kind: 'mass', hex: '1305', gain: 9 } as const;

  it('are those of the task that is worth most, and say what is left undone', () => {
    expect(reasonsOfMoves([hold, mass], [{ ...hold, hex: '1306', gain: 4 }])).toEqual({
      worth: 9,
      aim: { key: 'opponent.aim.mass', params: { hex: '1305' } },
      because: { key: 'opponent.because.mass', params: { units: 2, have: 6, against: 5, more: 1 } },
      instead: { key: 'opponent.instead.hold', params: { hex: '1306', less: 5 } },
    });
  });

  it('say of a garrison which nobody could attack that nobody is to walk in', () => {
    const open = { ...hold, against: 0.4 };
    expect(reasonsOfMoves([open], []).because.key).toBe('opponent.because.hold-open');
    expect(reasonOfTask(open).key).toBe('opponent.order.hold-open');
    expect(reasonsOfMoves([hold], []).because.key).toBe('opponent.because.hold');
    expect(reasonOfTask(hold).key).toBe('opponent.order.hold');
  });
});

describe('the reasons of an attack', () => {
  const endings = [{ chance: 1, own: 0, theirs: 4, falls: 1 }];
  const strike = (target: string, gain: number): Strike => ({
    units: ['24pz'],
    gain,
    mean: gain - 2,
    isEven: true,
    fight: { verb: 'attack', target, able: ['24pz'], must: [], order: () => ({}) },
    prospect: { column: 3, odds: '3:1', endings },
  });
  const [first, second, third] = [strike('2115', 9), strike('2013', 7), strike('1813', 5)];
  const all = [[first], [second], [third]];

  it('are how many more are to be made, and the best that is not', () => {
    const { because, instead } = reasonsOfStrike(first, all, [first, second]);
    expect(because.params).toEqual({ units: 1, chance: [6, 6], gain: 9, more: 1 });
    expect(instead?.params).toEqual({ hex: '1813', odds: '3:1', gain: 5 });
  });

  it('that has to be made, and no other is, are the best of the others', () => {
    const { because, instead } = reasonsOfStrike(first, all, []);
    expect(because.params['more']).toBeUndefined();
    expect(instead?.params).toMatchObject({ hex: '2013', gain: 7 });
  });
});

describe('the reasons of an order', () => {
  it('are messages of the program that name hexes and no unit', async () => {
    const all = (await played()).flatMap(({ reasons: { worth, ...messages } }) => {
      expect(worth ?? 0).not.toBeNaN();
      return Object.values(messages);
    });
    expect(all.length).toBeGreaterThan(200);
    const units = new Set(barbarossa.counters.units.map(({ id }) => id));
    for (const { key, params } of all) {
      expect(Object.hasOwn(PROGRAM_MESSAGES, key) ? '' : key).toBe('');
      expect(Object.values(params).filter((value) => typeof value === 'string' && units.has(value))).toEqual(
        [],
      );
    }
  }, 60_000);

  it('of an attack are its own target, and what else could be attacked', async () => {
    const attacks = (await played()).filter(({ order }) => order.verb === 'attack');
    expect(attacks.length).toBeGreaterThan(10);
    for (const { order, reasons } of attacks) {
      expect(reasons.aim.params['hex']).toBe(order.args['target']?.[0]);
      expect(reasons.instead?.params['hex']).not.toBe(order.args['target']?.[0]);
    }
  }, 60_000);

  it('of a move in a task are the force that comes together, and against what', async () => {
    const massed = (await played()).flatMap(({ reasons: { order } }) =>
      order?.key === 'opponent.order.mass' ? [order] : [],
    );
    expect(massed.length).toBeGreaterThan(5);
    for (const { params } of massed) expect(Number(params['have'])).toBeGreaterThan(0);
  }, 60_000);
});
