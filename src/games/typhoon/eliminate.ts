// Where units go that are lost: out of play for good, or where the Russian may raise them again (REP.2, REP.6).
import { elimination } from '../../mechanics/formations/elimination.ts';
import type { Elimination } from '../../mechanics/formations/elimination.ts';
import { formationLists } from '../../mechanics/formations/ledger.ts';
import { DEAD, OUT } from '../../mechanics/entry/dead-pile.ts';
import type { Fate } from '../../mechanics/entry/dead-pile.ts';
import { classOf } from '../../mechanics/formations/unit-classes.ts';
import { perSheet } from '../../mechanics/per-sheet.ts';
import type { Printed } from './data/sheet.ts';
import type { Own } from './state.ts';

export type Cause =
  'combat' | 'exchange' | 'retreat' | 'overstack' | 'katyusha' | 'voluntary' | 'air' | 'breakdown';

/** REP.5: Rokossovsky's. */
export const SIXTEENTH = '16a';

/** ARM.4, KAT.5, REP.6: a red cross; REP.5: the 16th Army comes back only where it was given up. */
export const fateOf = (p: Printed, unit: string, cause: Cause): Fate => {
  if (classOf(p, unit).isCrossed) return { place: OUT, rule: 'typhoon:REP.6' };
  if (unit === SIXTEENTH && cause !== 'exchange' && cause !== 'voluntary')
    return { place: OUT, rule: 'typhoon:REP.5' };
  return { place: DEAD, rule: 'typhoon:REP.2' };
};

export const lossesOf = perSheet((p: Printed): Elimination<Own, Cause> =>
  elimination<Own, Cause>(p, {
    fate: (unit, cause) => fateOf(p, unit, cause),
    lists: (own) => [...formationLists(own), own.unsupplied],
  }),
);
