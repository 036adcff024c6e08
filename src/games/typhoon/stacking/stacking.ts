// Stacking limit: who may stand together in a hex as a move or an advance ends (STK.9 lets units pass through others), and who
// goes where too much does; katyushas do not count (STK.8). Corps level and above are armies, corps and groups (R28, R73).
import { corpsStacking } from '../../../mechanics/formations/stacking.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { askStacking } from '../../../mechanics/stacking.ts';
import type { Overstack, Stacking } from '../../../mechanics/stacking.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { lossesOf } from '../eliminate.ts';
import type { Own, Seeing } from '../state.ts';

export const stackingOf = perSheet((p: Printed): Stacking<Own> =>
  corpsStacking<Own>(p, {
    rules: {
      units: 'typhoon:STK.3',
      armies: 'typhoon:STK.4',
      corps: 'typhoon:STK.5',
      mobile: 'typhoon:STK.6',
      twoIcons: 'typhoon:STK.7',
      penalty: 'typhoon:STK.2',
    },
    limit: p.limit,
    remove: (ctx, units) => lossesOf(p).eliminate(ctx, units, 'typhoon:STK.2', 'overstack'),
  }),
);

/** STK.1: units have room in a hex where they come to rest; STK.2: of a hex over a limit its owner is asked. */
export const { refuseStack, overstack } = askStacking(stackingOf);

/** Every hex of a side over a limit. */
export const overstacks = (p: Printed, s: Pick<Seeing, 'own'>, side: Who): readonly Overstack[] =>
  stackingOf(p)
    .overstacks(s)
    .filter((over) => over.side === side);
