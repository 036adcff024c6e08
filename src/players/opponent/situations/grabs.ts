// Prizes that nobody of the enemy stands in: somebody who could be there goes, before he is drawn to what lies farther.
import type { Post } from '../posts.ts';
import type { Mover } from '../table.ts';
import { dangerOf, exposureOf } from './scene.ts';
import type { Scene } from './scene.ts';

/** So many of those who could go are weighed. */
const TRIED = 4;

/** Who is worth least elsewhere: weak ones, but strong enough to stay. */
const costOf = ({ table }: Scene, { force, here }: Mover, hex: number): number => {
  return (
    dangerOf(table, force.defence, hex) +
    exposureOf(table, force, hex) +
    0.1 * force.attack +
    (table.leave[here] ?? 0)
  );
};

export const grabRungs = (scene: Scene): readonly (readonly Post[])[] => {
  const { table, comers, scales } = scene;
  const { weights, ground } = scales;
  return [...comers]
    .filter(
      ([hex]) => (table.open[hex] ?? 0) > 0 && table.fields.foe.count[hex] === 0 && table.count[hex] === 0,
    )
    .toSorted(([a], [b]) => a - b)
    .map(([hex, movers]) => {
      const against = table.fields.foe.threat[hex] ?? 0;
      return movers
        .map((mover) => ({ mover, gain: weights.take * (table.open[hex] ?? 0) - costOf(scene, mover, hex) }))
        .toSorted((a, b) => b.gain - a.gain || (a.mover.force.unit < b.mover.force.unit ? -1 : 1))
        .slice(0, TRIED)
        .map(({ mover, gain }): Post => {
          const { unit, defence } = mover.force;
          const task = {
            kind: 'take',
            hex: ground.grid.id(hex),
            units: 1,
            have: defence,
            against,
            gain,
          } as const;
          return { units: [unit], hexes: new Map([[unit, hex]]), gain, task };
        });
    });
};
