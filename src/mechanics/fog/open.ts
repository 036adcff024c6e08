// A game in which everything is open: the shared view and questions ask all the same who may see what.
import type { RuleId } from '../../core/types.ts';
import type { Placed, Sight } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { fog } from './fog.ts';
import type { Fog } from './fog.ts';

/** The rule under which all is open. */
export const openFog = <S extends Sight, O extends Placed>(p: Sheet, rule: RuleId): Fog<S, O> =>
  fog<S, O>(p, {
    rule,
    isOn: () => false,
    isBlind: () => false,
    shown: () => [],
    show: () => undefined,
    sizesShown: true,
    most: 0,
  });
