// What the ledger holds of railways, factories, replacements and victory.

export type LogisticsOwn = {
  /** Units that are supplied from the air, until the next player turn of their side (SUP.10). */
  fed: string[];
  /** Hexes outside the countries of the Axis that rail heads have gone through: lines of the Axis (SUP.4, R43). */
  converted: string[];
  /** Factories on their Loading side, with the turn in which they were turned over (STR.13). */
  loading: Record<string, number>;
  /** German replacement factors at hand (REP.9). */
  factors: number;
  /** The turn in which the Siberian Reserve began (SIB.1). */
  reserve?: number;
  /** What became of the roll for collapse, once Moscow was taken (VIC.4, R66). */
  collapse?: 'rolled' | 'waived';
  /** Lines of victory that the Russians met at the end of their last turn (VIC.10, R32). */
  claimed: string[];
};

/** A unit that came onto the map in this player turn, and by which line of the chart of arrivals. */
export type Arrival = { unit: string; line: string };

/** Of the player turn under way. */
export type LogisticsPulse = {
  /** Rail hexes that each rail head has advanced, in the order of the markers (SUP.4). */
  laid: number[];
  /** Rail factors used (STR.2, STR.3). */
  railed: number;
  /** Units that went by sea (STR.6). */
  sailed: number;
  arrived: Arrival[];
};

export const newLogistics = (): LogisticsOwn => ({
  fed: [],
  converted: [],
  loading: {},
  factors: 0,
  claimed: [],
});

export const freshLogistics = (): LogisticsPulse => ({ laid: [], railed: 0, sailed: 0, arrived: [] });
