// What answers a verb, and what it reads its slots with.
import type { Args, Order } from '../../core/types.ts';
import type { Desk } from '../session.ts';
import type { Reply } from '../reply.ts';

/** What answers a verb. `orders`: those that stand behind it, as in `try move ...`. */
export type Handler = (desk: Desk, args: Args, orders: readonly Order[]) => Reply;

export const first = (args: Args, slot: string): string | undefined => args[slot]?.[0];

export const numberOf = (args: Args, slot: string, otherwise: number): number =>
  Number(first(args, slot) ?? otherwise);
