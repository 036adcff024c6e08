// What the ledger keeps of battles beside the plan and what has been fought.

export type CombatOwn = {
  /** An Axis unit has attacked out of Rumania (FST.2). */
  rumania?: true;
};

/** Of the player turn under way. */
export type CombatPulse = {
  /** Units that have made their Blitzkrieg attack (R4). */
  again: string[];
};

/** Of the game turn under way. */
export type CombatTurn = {
  /** The side of a river that is no hindrance to the Axis on the first turn; `used`: it has helped (FST.5, R57). */
  ford?: { from: string; hex: string; used?: true };
};

export const freshCombat = (): CombatPulse => ({ again: [] });
