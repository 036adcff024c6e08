// Chapter 7: the supply of units, and what it does to their movement, attack and defence.
import { markerInRange } from '../../../mechanics/areas.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { hasMarker } from '../../../mechanics/places.ts';
import { keepShort, supplyStates as statesOf } from '../../../mechanics/supply/states.ts';
import type { SupplyOptions as OptionsOf } from '../../../mechanics/supply/states.ts';
import type { TraceOptions } from '../../../mechanics/supply/barriers.ts';
import type { Bar } from '../../../mechanics/supply/bars.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal, RuleId } from '../../../core/types.ts';
import { crimeaFed } from './7.4-crimea.ts';
import { supplyMap } from './7.20-tracing.ts';
import type { SupplyMap } from './7.20-tracing.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { COASTAL_ARMY, isGerman, isSatellite } from '../02-counters.ts';
import type { Own, Seeing } from '../state.ts';

/** barbarossa:7.2, barbarossa:7.8: exactly one. `own` is the Independent Coastal Army's, always full (barbarossa:10.34f); `none` is OOS. */
export const SUPPLY_STATES = ['own', 'overland', 'garrison', 'crimea', 'coastal', 'aerial', 'none'] as const;
export type SupplyState = (typeof SUPPLY_STATES)[number];

export type SupplyOptions = OptionsOf<SupplyMap>;

/** Something halves a factor or an allowance once. */
export type Halving = Bar;

export const OFFENSIVE_FROM = 7;
const GARRISONS = ['greater-germany', 'general-government', 'hungary'];

/** barbarossa:R32, barbarossa:R151: whether a unit of a side that stood in a hex could trace an overland line. */
export const overlandHexes = (
  p: Printed,
  s: Seeing,
  side: Who,
  options: TraceOptions = {},
): ((hex: string) => boolean) => supplyMap(p, s, side, options).overland;

/** barbarossa:7.6a, barbarossa:7.6c, barbarossa:7.13a, barbarossa:9.4, barbarossa:9.5a, barbarossa:R150 */
export const hasGarrison = (p: Printed, s: Seeing, side: Who, hex: string): boolean =>
  side === 'soviet'
    ? hasMarker(s.own, 'hc', hex)
    : hasMarker(s.own, 'fc', hex) && GARRISONS.includes(p.hex(hex).country ?? '');

/** barbarossa:7.5c, barbarossa:R78 */
export const azovIsOpen = (p: Printed, s: Seeing): boolean =>
  isHeldBy(p, s, '3105', 'german') && isHeldBy(p, s, '3106', 'german');

/** barbarossa:7.5a, barbarossa:7.4i, barbarossa:R74, barbarossa:R92: German units only; the southern seas not in a turn of Crimea supply. */
const isCoastal = (p: Printed, s: Seeing, unit: string, hex: string): boolean =>
  isGerman(p, unit) &&
  p.lines.coasts(hex).some((sea) => {
    if (sea === 'baltic') return true;
    return s.own.shipping?.mode !== 'crimea' && (sea === 'black-sea' || azovIsOpen(p, s));
  });

/** barbarossa:R92, barbarossa:10.22a: the armies of the Axis satellites trace nothing in the north. */
const mayTrace = (p: Printed, side: Who, unit: string, hex: string): boolean =>
  side === 'soviet' || !isSatellite(p, unit) || p.zone(hex) !== 'north';

const germanState = (p: Printed, s: Seeing, unit: string, hex: string, map: SupplyMap): SupplyState => {
  if (crimeaFed(p, s, map, { unit, hex })) return 'crimea';
  if (isCoastal(p, s, unit, hex)) return 'coastal';
  return hasMarker(s.own, 'aerial', hex) ? 'aerial' : 'none';
};

/** barbarossa:R75: the best there is, in this order; nobody chooses a worse one. */
const stateAt = (
  p: Printed,
  s: Seeing,
  unit: string,
  hex: string,
  map: SupplyMap,
  hasLine: boolean,
): SupplyState => {
  if (unit === COASTAL_ARMY) return 'own';
  if (hasLine && mayTrace(p, map.side, unit, hex)) return 'overland';
  if (hasGarrison(p, s, map.side, hex)) return 'garrison';
  return map.side === 'soviet' ? 'none' : germanState(p, s, unit, hex, map);
};

/**
 * The state of a unit where it is, or as it would be in a hex it could go to, which is never forbidden for what it is
 * (barbarossa:7.18). Battles ask at their start, for everybody in them (barbarossa:7.17b).
 */
export const states = statesOf<Who, Printed, Seeing, SupplyMap, SupplyState>({
  map: supplyMap,
  // barbarossa:4.13n: in the boxes nobody is short of anything.
  away: (_, __, unit) => (unit === COASTAL_ARMY ? 'own' : 'overland'),
  at: stateAt,
});

export const { of: supplyOf, every: supplyStates } = states;

/** barbarossa:7.16b, barbarossa:7.5b, barbarossa:7.7c: the same states halve what they halve for movement and for attack. */
const weakness = (state: SupplyState, rule: RuleId): readonly Halving[] => {
  switch (state) {
    case 'none':
      return [{ rule, why: 'supply.none' }];
    case 'coastal':
      return [{ rule: 'barbarossa:7.5b', why: 'supply.coastal' }];
    case 'aerial':
      return [{ rule: 'barbarossa:7.7c', why: 'supply.aerial' }];
    default:
      // barbarossa:7.3c, barbarossa:7.4h, barbarossa:7.6b, barbarossa:7.10c, barbarossa:7.13a, barbarossa:R85
      return [];
  }
};

const OOS_MOVING: RuleId = 'barbarossa:7.17c';
const OOS_FIGHTING: RuleId = 'barbarossa:7.17d';

/** What supply takes off the allowance of a unit that begins to move now (barbarossa:R91). */
export const moveHalvings = (
  p: Printed,
  s: Seeing,
  unit: string,
  where?: string,
  options?: SupplyOptions,
): readonly Halving[] => weakness(supplyOf(p, s, unit, where, options), OOS_MOVING);

/** barbarossa:7.17a: what was found when the unit began to move holds for the phase; before that, how it stands now. */
export const isMoveHalved = (p: Printed, s: Seeing, unit: string, options?: SupplyOptions): boolean => {
  const { halved, moved, origins } = s.own.phase;
  if (halved.includes(unit)) return true;
  if (moved.includes(unit) || unit in origins) return false;
  return moveHalvings(p, s, unit, undefined, options).length > 0;
};

/** barbarossa:7.17a, barbarossa:7.17c: to be called as units begin to move, once in a phase. */
export const fixMovement = (
  p: Printed,
  ctx: Ctx<Own>,
  units: readonly string[],
  options?: SupplyOptions,
): void =>
  void keepShort(p, ctx, units, {
    event: 'supply.move-halved',
    rule: 'barbarossa:7.17a',
    kept: (own) => own.phase.halved,
    isShort: (s, unit) => isMoveHalved(p, s, unit, options),
  });

/** barbarossa:12.8c, barbarossa:R144: in the first phase of The Road Back the south needs no marker. */
export const SOUTHERN_OFFENSIVE = 'south';

/**
 * barbarossa:7.10a, barbarossa:7.10b, barbarossa:7.11a, barbarossa:7.11b, barbarossa:7.11c, barbarossa:R84: the letter
 * of a marker in range of a hex, as the crow flies. Who stands on the marker and how many are in range is all one
 * (barbarossa:7.12e, barbarossa:7.12f).
 */
export const offensiveSupply = (p: Printed, s: Seeing, hex: string): string | undefined => {
  if (s.scenario === 'road-back' && s.clock.turn === 13 && p.zone(hex) === 'south') return SOUTHERN_OFFENSIVE;
  return markerInRange(p, s.own, p.tables.offensiveSupply, hex)?.letter;
};

/** barbarossa:7.10d: until turn 6 overland supply is offensive supply too. */
const attacksInFull = (p: Printed, s: Seeing, from: string): boolean =>
  s.clock.turn < OFFENSIVE_FROM || offensiveSupply(p, s, from) !== undefined;

/** barbarossa:5.7d, barbarossa:7.11e, barbarossa:R87: what shock armies need to be doubled. */
export const hasAttackSupply = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  options?: SupplyOptions,
): boolean => supplyOf(p, s, unit, from, options) === 'overland' && attacksInFull(p, s, from);

const sovietAttack = (p: Printed, s: Seeing, state: SupplyState, from: string): readonly Halving[] => {
  const isLate = s.clock.turn >= OFFENSIVE_FROM;
  switch (state) {
    case 'overland':
      return attacksInFull(p, s, from) ? [] : [{ rule: 'barbarossa:7.9e', why: 'supply.no-offensive' }];
    case 'garrison':
      // barbarossa:7.22b until turn 6; an offensive marker alone does not help later (barbarossa:7.11e).
      return isLate ? [{ rule: 'barbarossa:7.22c', why: 'supply.garrison-only' }] : [];
    default:
      // barbarossa:R86: two halvings are a quarter.
      return isLate && state === 'none'
        ? [...weakness(state, OOS_FIGHTING), { rule: 'barbarossa:7.22d', why: 'supply.no-offensive' }]
        : weakness(state, OOS_FIGHTING);
  }
};

/** What supply takes off the printed attack of a unit from a hex (barbarossa:7.22e); each entry halves once (barbarossa:1.3d, barbarossa:7.17d). */
export const attackHalvings = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  options?: SupplyOptions,
): readonly Halving[] => {
  const state = supplyOf(p, s, unit, from, options);
  return p.unit(unit).side === 'soviet' ? sovietAttack(p, s, state, from) : weakness(state, OOS_FIGHTING);
};

/** barbarossa:7.5a, barbarossa:7.7b, barbarossa:R76: only units out of all supply defend at half. */
export const defenceHalvings = (
  p: Printed,
  s: Seeing,
  unit: string,
  options?: SupplyOptions,
): readonly Halving[] => {
  const state = supplyOf(p, s, unit, undefined, options);
  return state === 'none' ? weakness(state, OOS_FIGHTING) : [];
};

/** barbarossa:10.26a, barbarossa:10.26b, barbarossa:7.5b, barbarossa:7.7c, barbarossa:R82, barbarossa:R83: judged in the hex from which the assault is launched, when it is. */
export const mayAssault = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  options?: SupplyOptions,
): Refusal | undefined => {
  const state = supplyOf(p, s, unit, from, options);
  const [weak] = weakness(state, 'barbarossa:10.26b');
  return weak === undefined ? undefined : refusal('ASSAULT.SUPPLY', weak.rule, { unit, hex: from, state });
};

/** barbarossa:R136, barbarossa:8.23c: neither overland nor garrison supply. */
export const inPocket = (p: Printed, s: Seeing, unit: string, options?: SupplyOptions): boolean =>
  supplyOf(p, s, unit, undefined, options) === 'none';

/** barbarossa:R140: at the start of the battle that eliminates a unit, and without a battle now. */
export const supplyAtLoss = (
  p: Printed,
  s: Seeing,
  unit: string,
  known: Readonly<Record<string, SupplyState>> = {},
): SupplyState => known[unit] ?? supplyOf(p, s, unit);
