// Everything in this game is open: the shared view asks all the same who may see what.
import { fog } from '../../mechanics/fog/fog.ts';
import type { Fog } from '../../mechanics/fog/fog.ts';
import { perSheet } from '../../mechanics/per-sheet.ts';
import type { Printed } from './data/sheet.ts';
import type { Own, Seeing } from './state.ts';

export const openToAll = perSheet((p: Printed): Fog<Seeing, Own> =>
  fog<Seeing, Own>(p, {
    rule: 'deathstruggle:SET.1',
    isOn: () => false,
    isBlind: () => false,
    shown: () => [],
    show: () => undefined,
    sizesShown: true,
    most: 0,
  }),
);
