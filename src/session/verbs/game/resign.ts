// The verb `resign`: asked about before it is done.
import type { Order } from '../../../core/types.ts';
import { askYes } from '../../confirm.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { speaker, tell } from '../../session.ts';
import { giveOrders } from '../../give-orders.ts';

export const confirmResign = (desk: Desk, orders: readonly Order[]): Reply => {
  const side = speaker(desk);
  const dropped = { key: 'resign.not', params: { side } };
  return askYes(
    desk,
    { kind: 'confirm', yes: () => giveOrders(desk, orders), dropped },
    tell(desk, 'confirm.resign', { side, ...(desk.opponent && { winner: desk.opponent.rival.side }) }),
  );
};
