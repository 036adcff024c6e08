// The ledger of a game of Moscow vs. Barbarossa. Only plain JSON.
import type { Seen } from '../../core/rule-set.ts';
import type { Frozen } from '../../core/types.ts';
import { newPhase, newPulse, newTurn } from '../../mechanics/formations/ledger.ts';
import type { FormationOwn, FormationPhase, FormationPulse } from '../../mechanics/formations/ledger.ts';
import type { Who } from './data/sheet.ts';

/**
 * Holders as R172 has them, corps that are reduced for good (RES.X.2, RES.X.5), INH.DIS, ENT.1, strong sides and armies too close to
 * each other (INH.ARM), garrisons that are gone (TER.14), air units that are out (AIR.6, R8); in a turn whether Russians hold to the
 * last, once that has been asked (INH.NRO, R115).
 */
export type Own = FormationOwn<Who> & {
  /** The turn in which the Siberian Reserve began (INH.SIB). */
  reserve?: number;
  /** What became of the 2nd Fliegerkorps, once that is settled (R160). */
  air?: 'kept' | 'left';
  /** The turn of the first check of holding that failed (R164). */
  lapsed?: number;
  /** What the die of turn 2 brought (WEA.17). */
  weather?: 'mud' | 'good';
  /** Sixths of a MF are counted. */
  phase: FormationPhase & {
    /** What a unit carries on its way: see movement/carried.ts. */
    carried: Record<string, number>;
    /** Tanks, panzers and armies that set out without supply (SUP.9). */
    short: string[];
  };
  /** A pulse is a player turn. */
  pulse: FormationPulse & {
    /** Units that have dug in, and stay where they are (R24). */
    dug: string[];
  };
};

export const freshPhase = (): Own['phase'] => ({ ...newPhase(), carried: {}, short: [] });
export const freshPulse = (number: number): Own['pulse'] => ({ ...newPulse(number), dug: [] });
export const freshTurn = (): Own['turn'] => newTurn();

/** What a rule reads: a state at rest, or the ledger under the hands of a procedure. */
export type Ledgered = Frozen<Own>;
export type Seeing = Seen<Own>;
