// Chapter 7: the supply of units as the other chapters ask for it, each at its own moment (7.5, R34).
import { resting } from '../../../core/state-cache.ts';
import type { RuleId } from '../../../core/types.ts';
import { hasMarker, placeOf } from '../../../mechanics/places.ts';
import { supplyStates } from '../../../mechanics/supply/states.ts';
import type { SupplyOptions as OptionsOf } from '../../../mechanics/supply/states.ts';
import { isAlly } from '../02-counters.ts';
import { isOn } from '../03-set-up/3.1-agreed.ts';
import { AERIAL } from '../03-set-up/3.1-setup.ts';
import { isPloestiLost } from '../03-set-up/3.8-hex-control.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { supplyMap } from './7.4-tracing.ts';
import type { SupplyMap } from './7.4-tracing.ts';

/** From the best to the worst. Aerial supply is attenuated, too, once Ploesti has been lost (7.9b). */
export const SUPPLY_STATES = ['overland', 'aerial', 'attenuated', 'out'] as const;
export type SupplyState = (typeof SUPPLY_STATES)[number];

export type SupplyOptions = OptionsOf<SupplyMap>;

/** 7.1b, 5.13d: who is in supply whatever lines there are. */
export const isAlwaysSupplied = (p: Printed, s: Seeing, unit: string): boolean =>
  isAlly(p, unit) || isOn(p, s, 'supplied');

const stateAt = (p: Printed, s: Seeing, unit: string, hex: string, hasLine: boolean): SupplyState => {
  if (isAlly(p, unit)) return 'overland';
  const isFed = hasLine || isOn(p, s, 'supplied');
  // 7.8f: Soviets have no other states; 7.9c: nor aerial supply.
  if (p.sideOf(unit) === 'soviet') return isFed ? 'overland' : 'out';
  if (isFed) return isPloestiLost(s) ? 'attenuated' : 'overland';
  // 7.9a, 7.9b, R38: those who were there and have stayed.
  return hasMarker(s.own, AERIAL, hex) && s.own.turn.lifted?.includes(unit) === true ? 'aerial' : 'out';
};

/** Where a unit is, or as it would be in a hex it could go to. */
export const states = supplyStates<Who, Printed, Seeing, SupplyMap, SupplyState>({
  map: supplyMap,
  // Off the map nobody is short of anything.
  away: () => 'overland',
  at: (p, s, unit, hex, _, hasLine) => stateAt(p, s, unit, hex, hasLine),
});

export const stateOf = (p: Printed, s: Seeing, unit: string, where?: string): SupplyState =>
  states.of(p, s, unit, where);

/** Of each of them where it is now; `at`: who is supposed to stand elsewhere. */
export const supplyOf = (
  p: Printed,
  s: Seeing,
  units: readonly string[],
  at: (unit: string) => string | undefined = () => undefined,
): Readonly<Record<string, SupplyState>> =>
  resting(s, () => Object.fromEntries(units.map((unit) => [unit, stateOf(p, s, unit, at(unit))] as const)));

/** 7.2a, 7.2b; no line is traced for who needs none. */
export const isOut = (p: Printed, s: Seeing, unit: string, where?: string): boolean =>
  !isAlwaysSupplied(p, s, unit) && stateOf(p, s, unit, where) === 'out';

/** 7.8a, 7.9b: what a state comes to where full, attenuated and no supply differ. */
export const isAttenuated = (s: Pick<Seeing, 'own'>, state: SupplyState): boolean =>
  state === 'attenuated' || (state === 'aerial' && isPloestiLost(s));

export const ruleOf = (p: Printed, s: Seeing, unit: string, state: SupplyState): RuleId => {
  if (isAlly(p, unit)) return 'storm:7.1b';
  if (isOn(p, s, 'supplied')) return 'storm:5.13d';
  if (state === 'aerial') return 'storm:7.9b';
  if (state === 'attenuated') return 'storm:7.8a';
  return p.sideOf(unit) === 'german' ? 'storm:7.2a' : 'storm:7.2b';
};

export const supplyHere = (p: Printed, s: Seeing, unit: string): SupplyState =>
  stateOf(p, s, unit, placeOf(s.own, unit));
