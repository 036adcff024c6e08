// What the computer player knows of DAGC: cities kept in time, dice for whoever has far to go, air armies where they count.
import { describe, expect, it } from '@jest/globals';
import { openSeed, seeded } from '../../../src/core/dice.ts';
import { give, matchFrom } from '../../../src/core/match.ts';
import type { Order, Side, State } from '../../../src/core/types.ts';
import { placeOf, unitsAt } from '../../../src/mechanics/places.ts';
import { outlookOf } from '../../../src/players/opponent/bare.ts';
import { levelPlayer } from '../../../src/players/opponent/level-player.ts';
import { seating } from '../../../src/players/player.ts';
import { KOENIGSBERG } from '../../../src/games/dagc/04-victory/4.2-sudden-death.ts';
import type { Own } from '../../../src/games/dagc/state.ts';
import { dagc, p } from '../../../tools/games/dagc/shipped.ts';
import { positionOf } from '../../kit/position.ts';

const outlook = await outlookOf(dagc);
const MOST = 200;

type Played = { readonly orders: readonly Order[]; readonly own: Own };

/** All that a side does until the phase is over, or until it has given so many orders. */
const played = async (position: string, side: Side, most = MOST): Promise<Played> => {
  const { state } = positionOf(dagc, `${position}; option fog=off`);
  const match = matchFrom(dagc.rules, state, { dice: seeded(openSeed('outlook')) });
  const seats = seating(dagc.rules, { game: dagc, match });
  const player = (await levelPlayer(dagc, '2'))(1, 0);
  const { phase } = match.state.clock;
  const orders: Order[] = [];
  while (match.state.clock.phase === phase && orders.length < most) {
    const seat = seats(match.state)?.(side);
    const order = seat === undefined ? undefined : player(seat);
    if (order === undefined) break;
    if (!give(match, [order]).ok) throw new Error(`${order.verb} is not legal`);
    orders.push(order);
  }
  return { orders, own: match.state.own as Own };
};

const verbs = ({ orders }: Played): readonly string[] => orders.map(({ verb }) => verb);

describe('Koenigsberg, which is worth a whole garrison', () => {
  const moves = 'phase german-movement; turn 4';

  it('has two units before anybody of the enemy could come to it', async () => {
    const { own } = await played(`${moves}; 6inf@2822; 27inf@2922; 39pz@2821; 5a@3116`, 'german');
    expect(unitsAt(own, KOENIGSBERG)).toHaveLength(2);
  });

  it('is what those go to who are too far away to come there at once', async () => {
    const { own } = await played(`${moves}; 6inf@3515; 5a@3313`, 'german');
    const away = (hex: string): number => Math.abs(Number(hex.slice(2)) - Number(KOENIGSBERG.slice(2)));
    expect(away(placeOf(own, '6inf'))).toBeLessThan(away('3515'));
  });

  it('needs no garrison of the Soviets before the last turn, at any level (4.3i)', () => {
    const kept = (turn: number): readonly (readonly [string, boolean])[] =>
      outlook
        .prizes(positionOf(dagc, `phase soviet-movement; turn ${turn}; held 3908 soviet; 5a@3907`).state)
        .flatMap(({ hex, isLater }) => (hex === '3908' ? [[hex, isLater !== true] as const] : []));
    expect(kept(8)).toEqual([['3908', false]]);
    expect(kept(9)).toEqual([['3908', true]]);
  });

  it('is the only one: without the others the game goes on (4.2, 4.3c)', () => {
    const keys = outlook
      .prizes(positionOf(dagc, 'phase german-movement; turn 4; 5a@3908').state)
      .flatMap(({ hex, isKey }) => (isKey === true ? [hex] : []));
    expect(keys).toEqual([KOENIGSBERG]);
  });
});

describe('what the Soviets have taken', () => {
  const grodno = (turn: number): string =>
    `phase soviet-movement; turn ${turn}; 5a@3618; 39a@3420; 43a@3714; 11g@3821; 39pz@3919; 6inf@2825`;

  it('is left behind for Koenigsberg as long as there is time', async () => {
    const { own } = await played(grodno(5), 'soviet');
    expect(placeOf(own, '5a')).not.toBe('3618');
  });

  it('is kept on the last turn', async () => {
    const { own } = await played(grodno(9), 'soviet');
    expect(placeOf(own, '5a')).toBe('3618');
  });
});

describe('who moves by a die', () => {
  it('rolls it where a prize is near, though no enemy is', async () => {
    const seen = verbs(await played('phase soviet-movement; turn 7; 5a@3806; 6inf@1009', 'soviet'));
    expect(seen).toContain('roll');
  });
});

describe('an air army', () => {
  const attack = (units: string): string => `phase soviet-pre-combat; turn 2; 6inf@2717; ${units}`;

  it('is called where there is a better column', async () => {
    const seen = verbs(await played(attack('5a@2716; 39a@2716 under'), 'soviet', 2));
    expect(seen).toEqual(['attack', 'air']);
  });

  it('stays at home where the attack stands on the last', async () => {
    const many = '5a@2716; 39a@2716 under; 11g@2617; 43a@2617 under';
    const seen = verbs(await played(attack(many), 'soviet', 2));
    expect(seen).toEqual(['attack', 'pass']);
  });

  it('slows whoever would be attacked again or could garrison what lies open', async () => {
    const position = 'phase soviet-interdiction; turn 2; 39pz@3704; 6inf@1009; 5a@3702; 11g@3703';
    const { orders } = await played(position, 'soviet');
    expect(orders.flatMap(({ verb, args }) => (verb === 'interdict' ? args['units'] : []))).toEqual(['39pz']);
  });
});

describe('what an attack may come to', () => {
  const endsAt = (defender: string, state: State): number => {
    const [fight] = outlook.fights(state, 'soviet');
    if (fight === undefined) throw new Error(`nobody attacks ${defender}`);
    const { endings } = outlook.prospect(state, 'soviet', fight, fight.able);
    return Math.max(...endings.map(({ falls }) => falls));
  };
  const at = (): State =>
    positionOf(dagc, 'phase soviet-pre-combat; turn 2; option fog=off; 6inf@2717; 5a@2716; 39a@2716 under')
      .state;

  it('is less where the defender has two steps, who stays though he is beaten (11.20b)', () => {
    expect(endsAt('6inf', at())).toBeLessThan(1);
    expect(p.unit('6inf').faces).toHaveLength(2);
  });
});
