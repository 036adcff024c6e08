// Everything in this game is open: the shared view asks all the same who may see what.
import { lineOf } from '../../board/chart-lines.ts';
import { fog } from '../../mechanics/fog/fog.ts';
import type { Fog } from '../../mechanics/fog/fog.ts';
import { perSheet } from '../../mechanics/per-sheet.ts';
import type { Printed } from './data/sheet.ts';
import type { Own, Seeing } from './state.ts';

const NOBODY: readonly string[] = [];

export const openToAll = perSheet((p: Printed): Fog<Seeing, Own> =>
  fog<Seeing, Own>(p, {
    rule: 'typhoon:UNI.3',
    isOn: () => false,
    isBlind: () => false,
    shown: () => NOBODY,
    show: () => undefined,
    sizesShown: true,
    most: lineOf(p.tables.limits, 'stack').value,
  }),
);
