// The ledger of a game of Typhoon. Only plain JSON.
import type { Seen } from '../../core/rule-set.ts';
import type { Frozen } from '../../core/types.ts';
import { newPhase, newPulse, newTurn } from '../../mechanics/formations/ledger.ts';
import type { FormationOwn, FormationPhase } from '../../mechanics/formations/ledger.ts';
import type { Who } from './data/sheet.ts';

/**
 * Holders as R72 has them, panzer corps that are reduced for good (RES.X.9), DIS.1, INH.ENT, strong sides (ARM.5, ARM.7), armies
 * too close to each other (ARM.2), garrisons that are gone (R26), air units that are out (AIR.11).
 */
export type Own = FormationOwn<Who> & {
  /** Units that were found out of supply in the last step B5 (R61). */
  unsupplied: string[];
  /** The turn in which the Siberian Reserve began (SIB.1, SIB.6). */
  reserve?: number;
  /** What became of the 2nd Fliegerkorps after turn 3 (VIC.6). */
  air?: 'kept' | 'left';
  /** The turn of the first check of holding that failed (VIC.8). */
  lapsed?: number;
  /** What the die of turn 2 brought (WEA.9). */
  weather?: 'mud' | 'good';
  /** Half MF are counted; units move once in a pulse (SEQ.14). */
  phase: FormationPhase & {
    /** What the same way would have cost without any road rate, in half MF: who attacks pays that (MOV.9, MOV.10). */
    plain: Record<string, number>;
    /** Units other than mobile ones that have used their extra MF along a road (MOV.10). */
    extra: string[];
  };
};

export const freshPhase = (): Own['phase'] => ({ ...newPhase(), plain: {}, extra: [] });
export const freshPulse = (number: number): Own['pulse'] => newPulse(number);
export const freshTurn = (): Own['turn'] => newTurn();

/** What a rule reads: a state at rest, or the ledger under the hands of a procedure. */
export type Ledgered = Frozen<Own>;
export type Seeing = Seen<Own>;
