// Holes through which the enemy could walk towards prizes: one of those near comes to stand in each.
import { distance } from '../../../hex/distance.ts';
import type { Post } from '../posts.ts';
import type { Mover } from '../table.ts';
import { hasRoom } from '../table.ts';
import { dangerOf, exposureOf } from './scene.ts';
import type { Scene } from './scene.ts';

/** Less is no hole; hexes so near are the same one; so many ways are weighed to fill each. */
const LEAST = 3;
const SAME = 2;
const WAYS = 6;
const COMERS = 2;

type Way = { readonly mover: Mover; readonly hex: number; readonly gain: number };

const waysInto = (scene: Scene, hex: number, worth: number): readonly Way[] => {
  const { table, comers } = scene;
  return (comers.get(hex) ?? [])
    .map((mover): Way => {
      const { force, here } = mover;
      const cost =
        dangerOf(table, force.defence, hex) + exposureOf(table, force, hex) + (table.leave[here] ?? 0);
      return { mover, hex, gain: worth - cost - 0.1 * force.attack };
    })
    .toSorted((a, b) => b.gain - a.gain || (a.mover.force.unit < b.mover.force.unit ? -1 : 1))
    .slice(0, COMERS);
};

export const barRungs = (scene: Scene): readonly (readonly Post[])[] => {
  const { table, comers, scales } = scene;
  const { weights, ground } = scales;
  const { gaps, fields } = table;
  if (gaps === undefined) return [];
  const holes = [...comers.keys()]
    .filter((hex) => table.count[hex] === 0 && fields.foe.count[hex] === 0 && hasRoom(table, hex))
    .map((hex) => ({ hex, worth: weights.gap * gaps.shut(hex) }))
    .filter(({ worth }) => worth >= LEAST)
    .toSorted((a, b) => b.worth - a.worth || a.hex - b.hex);
  const groups: { readonly at: number; readonly ways: Way[] }[] = [];
  for (const { hex, worth } of holes) {
    const near = groups.find(({ at }) => distance(ground.grid, at, hex) <= SAME);
    const ways = waysInto(scene, hex, worth).filter(({ gain }) => gain > 0);
    if (near === undefined) groups.push({ at: hex, ways: [...ways] });
    else near.ways.push(...ways);
  }
  return groups.map(({ ways }) =>
    ways
      .toSorted((a, b) => b.gain - a.gain)
      .slice(0, WAYS)
      .map(({ mover: { force }, hex, gain }): Post => {
        const task = {
          kind: 'bar',
          hex: ground.grid.id(hex),
          units: 1,
          have: force.defence,
          against: fields.foe.threat[hex] ?? 0,
          gain,
        } as const;
        return { units: [force.unit], hexes: new Map([[force.unit, hex]]), gain, task };
      }),
  );
};
