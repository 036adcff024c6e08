// Every order that places units, for counting small positions; far too many in play.
import { setsOf } from '../../core/subsets.ts';
import type { Args } from '../../core/types.ts';

/** Every set of units up to so many, in every place that is open to the first of them. */
export function* everyPlace(
  units: readonly string[],
  most: number,
  placesOf: (unit: string) => readonly string[],
): Generator<Args> {
  for (const set of setsOf(units, most))
    for (const at of placesOf(set[0] ?? '')) yield { units: set, at: [at] };
}
