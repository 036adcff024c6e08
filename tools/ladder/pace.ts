// How long a player takes for its orders and phases.
import type { Player } from '../../src/players/player.ts';

/**
 * What a player's phases took, in thousandths of a second of the processor, and their orders but the first: that is when
 * the plan of a phase is made.
 */
export type Pace = { readonly orders: number[]; readonly phases: number[] };

/** The same player, with what it took noted. */
export const paced = (player: Player, { orders, phases }: Pace): Player => {
  let phase = '';
  return (seat) => {
    const before = process.cpuUsage();
    const order = player(seat);
    const { user, system } = process.cpuUsage(before);
    if (order === undefined) return order;
    const took = (user + system) / 1000;
    const { turn, phase: now, phasing } = seat.clock;
    const of = `${turn} ${now} ${phasing}`;
    if (of === phase) {
      orders.push(took);
      phases[phases.length - 1]! += took;
    } else phases.push(took);
    phase = of;
    return order;
  };
};
