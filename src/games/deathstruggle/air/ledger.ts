// What the ledger keeps of air power: who is away, whom the air feeds, and what is flown in a player turn.
import type { Mission } from '../../../mechanics/air/law.ts';

/** An air unit that has come through to a hex, and supports attacks on it (AIR.6, AIR.10); `far`: beyond half its range (R50). */
export type Support = { hex: string; unit: string; far?: true };

export type AirOwn = {
  /** Air units that are away, with the number of the player turn at whose end they are back (R54). */
  downed: Record<string, number>;
};

/** Of the player turn under way. */
export type AirPulse = {
  /** Air units that have flown, or are to fly: in its own player turn to attack, in the other one to intercept (AIR.15). */
  flown: string[];
  /** Missions that have been announced, and are not flown yet (R19). */
  missions: Mission[];
  support: Support[];
  /** Air units whose airfields have been placed (AIR.2). */
  based: string[];
};

export const newAir = (): AirOwn => ({ downed: {} });

export const freshAir = (): AirPulse => ({ flown: [], missions: [], support: [], based: [] });
