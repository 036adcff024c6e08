// Chapter 10: every move and every mobile assault there is, for counting small positions and for one unit alone; far too many in play.
import type { Args } from '../../../core/types.ts';
import { ofOne, setsOf } from '../../../core/subsets.ts';
import { owesDie } from './10.10-costs.ts';
import { fellows, hereOf, movable, refuseNext, stackOf, stepOn } from './10.2-stacks.ts';
import type { Stack } from './10.2-stacks.ts';
import { isAssault, refuseStrike } from './10.4-path-legality.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/** Every way a stack may take, back over its own hexes too; one into the enemy is a strike, and ends there. */
function* waysOf(
  p: Printed,
  s: Seeing,
  stack: Stack,
): Generator<{ readonly path: string[]; readonly strikes: boolean }> {
  for (const to of p.neighbours(hereOf(stack))) {
    if (isAssault(p, s, stack, to)) {
      if (refuseStrike(p, s, stack, to) === undefined) yield { path: [to], strikes: true };
      continue;
    }
    if (refuseNext(p, s, stack, to) !== undefined) continue;
    yield { path: [to], strikes: false };
    for (const { path, strikes } of waysOf(p, s, stepOn(p, s, stack, to)))
      yield { path: [to, ...path], strikes };
  }
}

/** Units that may move as one, each lot once. */
const lots = (p: Printed, s: Seeing, only: string | undefined): readonly (readonly string[])[] => {
  const able = new Set(ofOne(movable(p, s), only));
  const found = new Map<string, readonly string[]>();
  for (const unit of able) {
    const lot = fellows(p, s, unit)
      .filter((other) => able.has(other))
      .toSorted();
    found.set(lot.join(' '), lot);
  }
  return [...found.values()];
};

/** R163: every lot that may begin with its die. */
export function* everyRoll(p: Printed, s: Seeing, only?: string): Generator<Args> {
  for (const lot of lots(p, s, only))
    for (const units of setsOf(lot)) if (owesDie(p, s, units) !== undefined) yield { units };
}

/** Units and their way, every set of units that began together; `strikes`: those that end in the enemy, else the others; nothing for one that is not meant. */
export function* everyMove(
  p: Printed,
  s: Seeing,
  strikes: boolean,
  only?: string,
): Generator<Args | undefined> {
  for (const lot of lots(p, s, only))
    for (const units of setsOf(lot))
      // R163: before the die there is no way.
      if (owesDie(p, s, units) === undefined)
        for (const way of waysOf(p, s, stackOf(p, s, units)))
          if (way.strikes === strikes) yield { units, path: way.path };
          else yield undefined;
}
