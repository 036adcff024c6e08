// Supply: the status of a unit, set by marker in step B5 and good until the next (SEQ.11, R61).
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/** Who is not on the map lacks nothing. */
export const isSupplied = (_: Printed, s: Pick<Seeing, 'own'>, unit: string): boolean =>
  !s.own.unsupplied.includes(unit);
