// Where somebody is on his way over the map: the hexes behind him, the unit he came to last, and those he left aside.
export type Walk = {
  /** Hexes to go back to, the last one last. */
  readonly trail: string[];
  /** The unit that was come to last. */
  unit: string | undefined;
  /** Those that could act then, in their order: it tells who is next when that unit has moved away. */
  order: readonly string[];
  /** Units left aside, in the phase that is named. */
  readonly aside: Set<string>;
  phase: string;
};

export const newWalk = (): Walk => ({ trail: [], unit: undefined, order: [], aside: new Set(), phase: '' });

/** Somebody else sits down: what was looked at is not for him to go on from. */
export const forget = (walk: Walk): void => {
  walk.trail.length = 0;
  walk.aside.clear();
  walk.unit = undefined;
  walk.order = [];
};
