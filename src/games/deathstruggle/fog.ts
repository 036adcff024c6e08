// Everything in this game is open.
import type { Fog } from '../../mechanics/fog/fog.ts';
import { openFog } from '../../mechanics/fog/open.ts';
import { perSheet } from '../../mechanics/per-sheet.ts';
import type { Printed } from './data/sheet.ts';
import type { Own, Seeing } from './state.ts';

export const openToAll = perSheet((p: Printed): Fog<Seeing, Own> => openFog(p, 'deathstruggle:SET.1'));
