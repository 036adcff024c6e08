// Chapter 5: phases in which nobody decides anything: the terminal supply check, and the end of a turn.
import type { Procedure } from '../../../core/rule-set.ts';
import { auto } from '../../../mechanics/sequence.ts';
import { onMap } from '../../../mechanics/places.ts';
import { resting } from '../../../core/state-cache.ts';
import { AIR, HAND } from '../03-set-up/3.1-setup.ts';
import { isOut } from '../07-supply/7.2-supply.ts';
import { spendAerial } from '../07-supply/7.9-aerial-supply.ts';
import { eliminate } from '../08-reinforcements/8.4-dead-pile.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

/** 5.9a, 7.10a, R73: Soviet units out of supply are gone, and count twice. 5.9b, 7.6f: no others. */
export const terminalSupply = (p: Printed): Procedure<Own> => ({
  check: auto((ctx) => {
    const units = resting(ctx.seen, () =>
      onMap(p, ctx.seen, 'soviet').filter((unit) => isOut(p, ctx.seen, unit)),
    );
    if (units.length === 0) return;
    ctx.emit({ kind: 'supply.checked', rule: 'storm:7.10a', data: { units: [...units] } });
    eliminate(p, ctx, units, {
      rule: 'storm:7.10a',
      cause: 'supply',
      supply: Object.fromEntries(units.map((unit) => [unit, 'out'])),
    });
  }),
});

/** 5.12, 11.6a, 11.6b: airpower comes back to hand. */
export const administration = (p: Printed): Procedure<Own> => ({
  tidy: auto((ctx) => {
    const air = ctx.seen.own.markers[AIR] ?? [];
    const hexes = air.filter(p.isHex);
    if (hexes.length > 0) {
      ctx.s.own.markers[AIR] = air.map(() => HAND);
      ctx.emit({ kind: 'air.retrieved', rule: 'storm:11.6a', data: { hexes } });
    }
    spendAerial(p, ctx);
  }),
});
