// Chapter 7: what a state of supply means for a unit, rule by rule, as it is told to players.
import type { RuleId } from '../../../core/types.ts';
import { hasAttackSupply } from '../07-supply/7.17-supply-state.ts';
import type { SupplyState } from '../07-supply/7.17-supply-state.ts';
import type { Bar } from '../../../mechanics/supply/bars.ts';
import type { SupplyMap } from '../07-supply/7.20-tracing.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/** From this turn on Soviet attacks need offensive supply (barbarossa:7.9e, barbarossa:7.10d). */
const LATE = 7;

const note = (id: RuleId, why: string): Bar => ({ rule: id, why: `supply.means.${why}` });

/** barbarossa:7.5a, barbarossa:7.5b, barbarossa:7.7b, barbarossa:7.7c, barbarossa:R76 */
const GERMAN: Readonly<Record<SupplyState, readonly Bar[]>> = {
  own: [],
  overland: [note('barbarossa:7.3c', 'full')],
  garrison: [note('barbarossa:7.6b', 'full'), note('barbarossa:7.22a', 'attack')],
  crimea: [note('barbarossa:7.4h', 'full'), note('barbarossa:7.4f', 'excused')],
  coastal: [note('barbarossa:7.5a', 'defence'), note('barbarossa:7.5b', 'half')],
  aerial: [note('barbarossa:7.7b', 'defence'), note('barbarossa:7.7c', 'half')],
  none: [note('barbarossa:7.16b', 'all-half'), note('barbarossa:7.16a', 'stays')],
};

const sovietOverland = (p: Printed, s: Seeing, unit: string, hex: string, map: SupplyMap): readonly Bar[] => {
  if (s.clock.turn < LATE) return [note('barbarossa:7.9d', 'full'), note('barbarossa:7.10d', 'early')];
  return hasAttackSupply(p, s, unit, hex, { map })
    ? [note('barbarossa:7.10c', 'full')]
    : [note('barbarossa:7.9e', 'attack-half'), note('barbarossa:7.10a', 'no-marker')];
};

const SOVIET_GARRISON = [note('barbarossa:7.13a', 'defence'), note('barbarossa:7.13b', 'assault')];

/** In the order in which it is said. */
export const effectsOf = (
  p: Printed,
  s: Seeing,
  unit: string,
  state: SupplyState,
  hex: string,
  map: SupplyMap,
): readonly Bar[] => {
  if (map.side === 'german') return GERMAN[state];
  const isLate = s.clock.turn >= LATE;
  switch (state) {
    case 'own':
      return [note('barbarossa:10.34f', 'full')];
    case 'overland':
      return sovietOverland(p, s, unit, hex, map);
    case 'garrison':
      return [
        ...SOVIET_GARRISON,
        isLate ? note('barbarossa:7.22c', 'attack-half') : note('barbarossa:7.22b', 'attack'),
      ];
    default:
      return [...GERMAN.none, ...(isLate ? [note('barbarossa:7.22d', 'quarter')] : [])];
  }
};
