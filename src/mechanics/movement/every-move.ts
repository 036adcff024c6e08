// Every move and every assault out of one there is, for counting small positions and for one unit alone; far too many in play.
import { setsOf } from '../../core/subsets.ts';
import type { Args } from '../../core/types.ts';
import { isAssault, refuseStrike } from './follow.ts';
import type { MoveLaw, MoveSight, Stack } from './law.ts';
import { lotsOfOne } from './movers.ts';
import { hereOf, next, stackOf } from './stack.ts';

/** Every way a stack may take, back over its own hexes too; one into the enemy is a strike, and ends there. */
function* waysOf(
  law: MoveLaw,
  s: MoveSight,
  stack: Stack,
): Generator<{ readonly path: string[]; readonly strikes: boolean }> {
  for (const to of law.sheet.neighbours(hereOf(stack))) {
    if (isAssault(law, s, stack, to)) {
      if (refuseStrike(law, s, stack, to) === undefined) yield { path: [to], strikes: true };
      continue;
    }
    const step = next(law, s, stack, to);
    if (step.refused !== undefined) continue;
    if (law.refuseEnd?.(s, step.stack) === undefined) yield { path: [to], strikes: false };
    for (const { path, strikes } of waysOf(law, s, step.stack)) yield { path: [to, ...path], strikes };
  }
}

/** The sets of units that may move as one. */
function* setsOfMovers(law: MoveLaw, s: MoveSight, only?: string): Generator<readonly string[]> {
  for (const lot of lotsOfOne(law, s, only)) yield* setsOf(lot);
}

/** Those of them that must do something before their way is chosen. */
export function* everyBefore(law: MoveLaw, s: MoveSight, only?: string): Generator<Args> {
  for (const units of setsOfMovers(law, s, only))
    if (law.refuseBefore?.(s, units) !== undefined) yield { units };
}

/** Units and their way, every set of units that began together; `strikes`: those that end in the enemy, else the others; nothing for one that is not meant. */
export function* everyMove(
  law: MoveLaw,
  s: MoveSight,
  strikes: boolean,
  only?: string,
): Generator<Args | undefined> {
  for (const units of setsOfMovers(law, s, only))
    if (law.refuseBefore?.(s, units) === undefined)
      for (const way of waysOf(law, s, stackOf(law, s, units)))
        if (way.strikes === strikes) yield { units, path: way.path };
        else yield undefined;
}
