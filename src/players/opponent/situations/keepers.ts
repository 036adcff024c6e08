// Rings that are shut already: one of each stack stays whose going would open them.
import { distance } from '../../../hex/distance.ts';
import type { Post } from '../posts.ts';
import { strongestFirst } from './scene.ts';
import type { Scene } from './scene.ts';
import { AWAY, lossOf } from './supply.ts';

/** A ring is held beside the stack in it, or a step farther. */
const NEAR = 2;

export const keeperRungs = (scene: Scene): readonly (readonly Post[])[] => {
  const { supposed, foes, foe, standing, table, scales } = scene;
  const { weights, ground } = scales;
  const { grid } = ground;
  const caught = foes.filter(({ isFed }) => !isFed);
  if (supposed === undefined || caught.length === 0) return [];
  const rings = [...new Set(caught.map(({ hex }) => grid.index(hex)))];
  const gone = new Map<string, string>();
  return strongestFirst(standing).flatMap(([hex, movers]): readonly (readonly Post[])[] => {
    if ((table.count[hex] ?? 0) > movers.length || !rings.some((ring) => distance(grid, ring, hex) <= NEAR))
      return [];
    for (const { force } of movers) gone.set(force.unit, AWAY);
    const then = supposed.starved(foe, gone);
    const free = caught.filter(({ unit }) => !then.has(unit));
    if (free.length > 0) for (const { force } of movers) gone.delete(force.unit);
    const gain = weights.snare * free.reduce((sum, force) => sum + lossOf(force, weights.unfed), 0);
    const [prey] = free;
    if (prey === undefined) return [];
    const task = {
      kind: 'cut',
      hex: prey.hex,
      units: 1,
      have: free.length,
      against: free.reduce((sum, { defence }) => sum + defence, 0),
      gain,
    } as const;
    return [
      movers.map(({ force }) => ({
        units: [force.unit],
        hexes: new Map([[force.unit, hex]]),
        gain: gain - 0.01 * force.attack,
        task,
      })),
    ];
  });
};
