// What a garrison is worth: by the odds that could come against it, and by what those who stand in it are wanted for.
import type { Force } from '../../../api/outlook.ts';
import { partBetween } from '../success.ts';
import { exposure, share } from '../table.ts';
import type { Mover, Table } from '../table.ts';

/** What part of a garrison the first unit is: nobody just walks in. */
const MANNED = 0.5;

/** What part of a success somebody would have who came with all that could come, as between the steps of the odds. */
const lost = (
  { scales: { outlook }, fields, shelter, gaps, posts }: Table,
  hex: number,
  defence: number,
): number => {
  const alarm = posts.get(hex);
  const threat = Math.max(alarm ?? 0, fields.foe.threat[hex] ?? 0);
  if (threat === 0 || (alarm === undefined && gaps?.comes(hex) === false)) return 0;
  return partBetween(outlook.steps, threat, defence * (shelter[hex] ?? 1), 1);
};

/** What part of a garrison a prize has with so much defence in it. */
export const manned = (table: Table, prize: number, defence: number): number => {
  if (defence <= 0) return 0;
  const held =
    table.scales.weights.odds === 0 ? share(table, prize, defence) : 1 - lost(table, prize, defence);
  return MANNED + (1 - MANNED) * held;
};

/** A factor in defence of what is worth a whole garrison, for each point. */
const KEY = 1.7;

/** What so much defence more is worth in a prize that is kept with all that finds room. */
export const kept = ({ keys, held }: Table, prize: number, defence: number): number =>
  keys.has(prize) ? KEY * (held[prize] ?? 0) * defence : 0;

/** Enough stand in a prize. */
export const isManned = (table: Table, prize: number, defence: number): boolean =>
  defence > 0 && manned(table, prize, defence) >= 1;

/** What a unit is wanted for elsewhere, for each factor of its attack; and that those who stay are fewest. */
const WANTED = 0.3;
const FEWEST = 0.1;

export const costOf = (table: Table, force: Force, here: number, prize: number): number =>
  table.scales.weights.odds === 0
    ? FEWEST
    : FEWEST +
      WANTED * force.attack +
      exposure(table, force, prize) +
      (here === prize ? 0 : (table.leave[here] ?? 0));

/** Those who are wanted least elsewhere first. */
export const cheapestFirst = (table: Table, movers: readonly Mover[], prize: number): readonly Mover[] =>
  movers
    .map((mover) => ({ mover, cost: costOf(table, mover.force, mover.here, prize) }))
    .toSorted((a, b) => a.cost - b.cost || (a.mover.force.unit < b.mover.force.unit ? -1 : 1))
    .map(({ mover }) => mover);
