// Chapter 9: the narrows, which one Soviet unit crosses once in a game.
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/** R5: a hexside. */
export const isNarrows = (p: Printed, from: string, to: string): boolean =>
  p.sideKinds(from, to).includes('narrows');

const crosses = (p: Printed, trail: readonly string[]): boolean =>
  trail.some((hex, i) => i > 0 && isNarrows(p, trail[i - 1] ?? '', hex));

/** 9.8a, 9.8c, 9.8d, R61: why a unit that moves does not cross, in either direction; `trail`: the hexes of its move so far. */
export const refuseNarrows = (
  p: Printed,
  s: Seeing,
  unit: string,
  trail: readonly string[],
  to: string,
): Refusal | undefined => {
  const from = trail.at(-1) ?? '';
  const params = { unit, from, hex: to };
  if (p.sideOf(unit) === 'german') return refusal('MOVE.NARROWS-GERMAN', 'dagc:9.8d', params);
  if (s.own.narrows === true || crosses(p, trail)) return refusal('MOVE.NARROWS-USED', 'dagc:9.8a', params);
  const open = [from, to].filter((hex) => !isHeldBy(p, s, hex, 'soviet'));
  return open.length === 0
    ? undefined
    : refusal('MOVE.NARROWS-HELD', 'dagc:9.8c', { ...params, hexes: open });
};
