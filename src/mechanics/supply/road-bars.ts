// What a line of supply along roads meets beside a hex that has none, and how long it may be.
import type { Message, RuleId, Side } from '../../core/types.ts';
import { isHeldBy } from '../control.ts';
import { message } from '../combat/questions/odds.ts';
import { hasUnitsOf } from '../places.ts';
import type { Sight } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import type { Note } from './bars.ts';

type Barred = Sight & { readonly scenario: string };

export type RoadBarLaw<P extends Sheet<W>, S extends Barred, W extends Side> = {
  readonly rules: { readonly enemy: RuleId; readonly town: RuleId; readonly zone: RuleId };
  isOverland(p: P, s: S, side: W, hex: string): boolean;
  isInEnemyZone(p: P, s: S, hex: string, side: W): boolean;
};

export const roadBars =
  <P extends Sheet<W>, S extends Barred, W extends Side>(law: RoadBarLaw<P, S, W>) =>
  (p: P, s: S, side: W, hex: string): readonly Note[] => {
    if (law.isOverland(p, s, side, hex)) return [];
    const { rules } = law;
    const enemy = p.other(side);
    const around = p.neighbours(hex);
    const some = (rule: RuleId, why: string, is: (at: string) => boolean): readonly Note[] => {
      const hexes = around.filter(is);
      return hexes.length === 0 ? [] : [{ rule, why, hexes }];
    };
    const isTown = (at: string): boolean => p.hex(at).city !== undefined && isHeldBy(p, s, at, enemy);
    return [
      ...some(rules.enemy, 'supply.bar.enemy', (at) => hasUnitsOf(p, s.own, at, enemy)),
      ...some(rules.town, 'supply.bar.town', isTown),
      ...some(
        rules.zone,
        'supply.bar.zone',
        (at) => law.isInEnemyZone(p, s, at, side) && !hasUnitsOf(p, s.own, at, side),
      ),
    ];
  };

export const roadLength = (side: Side, count: number, rule: RuleId): Message =>
  message('supply.length', { side, count, rule });

/** How many hexes a line of a side may have in a weather; the chart must have it. */
export const lengthIn = <W extends Side>(
  lines: readonly ({ readonly weather: string } & Readonly<Record<W, number>>)[],
  weather: string,
  side: W,
): number => {
  const line = lines.find((each) => each.weather === weather);
  if (line === undefined) throw new RangeError(`no length of supply in ${weather}`);
  return line[side];
};
