// The verb `scan`: what lies in a straight line from a hex, as one would come to it.
import type { Message } from '../../../core/types.ts';
import type { Direction } from '../../../hex/directions.ts';
import { directionIndex } from '../../../hex/directions.ts';
import { ray } from '../../../hex/distance.ts';
import { message } from '../../reply.ts';
import { crossed, hexMessage, isWorthAWord } from '../../hex-sentence.ts';
import { holderOf } from '../../side-view.ts';
import type { Sight } from '../../side-view.ts';

type Step = { readonly hex: string; readonly over: readonly Message[]; readonly like: string };

/** Plain hexes one after the other that differ in nothing are told together. */
const runsOf = (steps: readonly Step[]): readonly (readonly Step[])[] => {
  const runs: Step[][] = [];
  for (const step of steps) {
    const last = runs[runs.length - 1];
    if (last !== undefined && step.like !== '' && last[0]?.like === step.like) last.push(step);
    else runs.push([step]);
  }
  return runs;
};

/** What lies along a straight line, as one would come to it. */
export const scan = (sight: Sight, from: string, way: Direction): readonly Message[] => {
  const { grid } = sight.game.board;
  const dir = directionIndex(way);
  const hexes = ray(grid, grid.index(from), way).map((hex) => grid.id(hex));
  if (hexes.length === 0) return [message('STEP.OFF-MAP', { hex: from, direction: way })];
  const steps = hexes.map((hex, i): Step => {
    const over = crossed(sight, hexes[i - 1] ?? from, dir);
    const isPlain = over.length === 0 && !isWorthAWord(sight, hex);
    const ground = sight.game.board.hex(hex).terrain;
    return { hex, over, like: isPlain ? `${ground} ${holderOf(sight, grid.index(hex)) ?? ''}` : '' };
  });
  return [
    message('scan.head', { way, hex: from, count: hexes.length }),
    ...runsOf(steps).map((run) => {
      const [first] = run;
      const last = run.at(-1);
      if (first === undefined || last === undefined || run.length === 1)
        return hexMessage(sight, first?.hex ?? from, first?.over);
      const side = holderOf(sight, grid.index(first.hex));
      return message('scan.run', {
        from: first.hex,
        to: last.hex,
        count: run.length,
        terrain: sight.game.board.hex(first.hex).terrain,
        ...(side !== undefined && { side }),
      });
    }),
  ];
};
