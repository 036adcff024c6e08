// Chapter 12: Soviet shock armies, worth a column while they are whole (12.7a), to turn 5 (12.7c), and the first to pay (11.21d).
import { isReduced } from '../../../mechanics/steps.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export const isFullShock = (p: Printed, s: Pick<Seeing, 'own'>, unit: string): boolean =>
  p.unit(unit).type === 'shock' && !isReduced(s.own, unit);
