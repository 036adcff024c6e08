// The ledger of a game of Death Struggle 20. Only plain JSON.
import type { Seen } from '../../core/rule-set.ts';
import type { Mission } from '../../mechanics/air/law.ts';
import { newArmyPulse, newPhase } from '../../mechanics/formations/ledger.ts';
import type { ArmyOwn, ArmyPulse, FormationPhase } from '../../mechanics/formations/ledger.ts';
import type { Who } from './data/sheet.ts';

/** An air unit that has come through to a hex, and supports attacks on it (AIR.6, AIR.10); `far`: beyond half its range (R50). */
export type Support = { hex: string; unit: string; far?: true };

/** A unit that came onto the map in this player turn, and by which line of the chart of arrivals. */
export type Arrival = { unit: string; line: string };

/**
 * Markers are rail heads (SUP.3) and factories (REP.4), by hex or box; hits, panzer divisions that show their back (RES.X.8);
 * DIS.1, ENT.1, and armies on their strong side (SEQ.A1, SIB.6). Halves of a MF are counted; a pulse is a player turn.
 */
export type Own = ArmyOwn<Who> & {
  /** Of corps and armies that were built up, or fell apart and were: the units in them (BLD.5, BLD.12). */
  components: Record<string, string[]>;
  /** Units that are supplied from the air, until the next player turn of their side (SUP.10). */
  fed: string[];
  /** Air units that are away, with the number of the player turn at whose end they are back (R54). */
  downed: Record<string, number>;
  /** Hexes outside the countries of the Axis that rail heads have gone through: lines of the Axis (SUP.4, R43). */
  converted: string[];
  /** Factories on their Loading side, with the turn in which they were turned over (STR.13). */
  loading: Record<string, number>;
  /** German replacement factors at hand (REP.9). */
  factors: number;
  /** The turn in which the Siberian Reserve began (SIB.1). */
  reserve?: number;
  /** An Axis unit has attacked out of Rumania (FST.2). */
  rumania?: true;
  /** What became of the roll for collapse, once Moscow was taken (VIC.4, R66). */
  collapse?: 'rolled' | 'waived';
  /** Lines of victory that the Russians met at the end of their last turn (VIC.10, R32). */
  claimed: string[];
  phase: FormationPhase & {
    /** What a unit carries on its way: see movement/carried.ts. */
    carried: Record<string, number>;
    /** Rivers that a unit has crossed on its way (TER.6). */
    rivers: Record<string, number>;
  };
  pulse: ArmyPulse & {
    /** Units that moved in an earlier phase of the player turn (MOV.12). */
    gone: string[];
    /** Units that have dug in, and stay where they are (ENT.1). */
    dug: string[];
    /** Units that have made their Blitzkrieg attack (R4). */
    again: string[];
    /** Rail hexes that each rail head has advanced, in the order of the markers (SUP.4). */
    laid: number[];
    /** Rail factors used (STR.2, STR.3), and units that went by sea (STR.6). */
    railed: number;
    sailed: number;
    arrived: Arrival[];
    /** Air units that have flown, or are to fly: in its own player turn to attack, in the other one to intercept (AIR.15). */
    flown: string[];
    /** Missions that have been announced, and are not flown yet (R19). */
    missions: Mission[];
    support: Support[];
    /** Air units whose airfields have been placed (AIR.2). */
    based: string[];
  };
  /** Of the game turn under way. */
  turn: {
    /** The side of a river that is no hindrance to the Axis on the first turn; `used`: it has helped (FST.5, R57). */
    ford?: { from: string; hex: string; used?: true };
  };
};

export const freshPhase = (): Own['phase'] => ({ ...newPhase(), carried: {}, rivers: {} });

export const freshPulse = (number: number): Own['pulse'] => ({
  ...newArmyPulse(number),
  gone: [],
  dug: [],
  again: [],
  laid: [],
  railed: 0,
  sailed: 0,
  arrived: [],
  flown: [],
  missions: [],
  support: [],
  based: [],
});

export const freshTurn = (): Own['turn'] => ({});

/** What a rule reads: a state at rest, or the ledger under the hands of a procedure. */
export type Seeing = Seen<Own>;
