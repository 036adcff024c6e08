// Where units go that are lost: into the pile of those that may come again, or out of play (KAT.5, REP.10).
import type { Ctx } from '../../core/rule-set.ts';
import type { RuleId } from '../../core/types.ts';
import { DEAD, OUT } from '../../mechanics/entry/dead-pile.ts';
import type { Fate } from '../../mechanics/entry/dead-pile.ts';
import { elimination } from '../../mechanics/formations/elimination.ts';
import type { Elimination } from '../../mechanics/formations/elimination.ts';
import { perSheet } from '../../mechanics/per-sheet.ts';
import type { Printed } from './data/sheet.ts';
import { losePartsOf } from './replacements/parts.ts';
import type { Own } from './state.ts';
import { classOf } from './unit-data/classes.ts';

export type Cause =
  'combat' | 'exchange' | 'retreat' | 'overstack' | 'overrun' | 'katyusha' | 'voluntary' | 'air' | 'sea';

export const fateOf = (p: Printed, unit: string): Fate =>
  classOf(p, unit).isKatyusha
    ? { place: OUT, rule: 'deathstruggle:KAT.5' }
    : { place: DEAD, rule: 'deathstruggle:REP.3' };

const lossesOf = perSheet((p: Printed): Elimination<Own, Cause> =>
  elimination<Own, Cause>(p, {
    fate: (unit) => fateOf(p, unit),
    lists: ({ fed, pulse }) => [fed, pulse.dug],
    forgets: ({ components }, unit) => void delete components[unit],
  }),
);

/** What the ledger remembers of units on the map is forgotten with them. */
export const forgetUnits = (p: Printed, own: Own, units: readonly string[]): void =>
  lossesOf(p).forget(own, units);

/** Takes units off the map because of `rule`. */
export const eliminate = (
  p: Printed,
  ctx: Ctx<Own>,
  units: readonly string[],
  rule: RuleId,
  cause: Cause,
): void => {
  for (const unit of units) losePartsOf(p, ctx, unit);
  lossesOf(p).eliminate(ctx, units, rule, cause);
};
