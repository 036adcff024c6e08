// Sentences of zones of control.
import type { MessageTable } from '../../api/message-table.ts';

export const zoneMessages: MessageTable = {
  'sum.cost.zone-in': '{hex:hex} in a zone of control',
  'sum.cost.zone-out': 'out of a zone of control, from {hex:hex}',
};
