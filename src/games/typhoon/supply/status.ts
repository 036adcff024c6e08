// Supply: the status of every unit, set in step B5 (SEQ.11).
import type { Ctx } from '../../../core/rule-set.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

export const setStatus = (_p: Printed, _ctx: Ctx<Own>): void => undefined;
