// Chapter 11: the look at everybody's supply with which a battle begins (7.17b).
import { bySide } from '../../../mechanics/supply/maps.ts';
import { attackHalvings, defenceHalvings, hasAttackSupply, supplyOf } from './7.17-supply-state.ts';
import type { Halving, SupplyOptions, SupplyState } from './7.17-supply-state.ts';
import { supplyMap } from './7.20-tracing.ts';
import type { SupplyMap } from './7.20-tracing.ts';
import { attackingSide, defendingSide, originOf } from '../11-prepared-assaults/11.8-battle-frame.ts';
import { defendersOf } from '../11-prepared-assaults/11.2-defenders.ts';
import type { Battle, Look } from '../11-prepared-assaults/11.8-battle-frame.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/**
 * 5.7b, 5.7d, R57, R87: a shock army in overland supply is doubled in a prepared assault of a fight/move turn, from
 * turn 7 with offensive supply alone. The one phase of The Road Back's turn 13 has no order of phases (R144).
 */
const isDoubled = (p: Printed, s: Seeing, battle: Battle, unit: string, options: SupplyOptions): boolean =>
  mayDouble(p, s, battle, unit) && hasAttackSupply(p, s, unit, originOf(s, battle, unit), options);

export const mayDouble = (p: Printed, s: Seeing, battle: Battle, unit: string): boolean =>
  p.unit(unit).doubles === true &&
  battle.kind === 'prepared' &&
  s.clock.phasing === 'soviet' &&
  s.own.plan.order === 'fight-move';

export type SupplyMaps = (side: Who) => SupplyMap;

export const supplyMaps = (p: Printed, s: Seeing, ignore: readonly string[] = []): SupplyMaps =>
  bySide((side) => supplyMap(p, s, side, { ignore }));

/** 10.26c: those who make a mobile assault cut nobody's supply. */
const mapsFor = (p: Printed, s: Seeing, { kind, attackers }: Battle): SupplyMaps =>
  supplyMaps(p, s, kind === 'mobile' ? attackers : []);

export const lookAt = (
  p: Printed,
  s: Seeing,
  battle: Battle,
  maps: SupplyMaps = mapsFor(p, s, battle),
): Look => {
  const ours = { map: maps(attackingSide(p, battle)) };
  const theirs = { map: maps(defendingSide(p, battle)) };
  const supply: Record<string, SupplyState> = {};
  const halvings: Record<string, readonly Halving[]> = {};
  const doubled: string[] = [];
  const note = (unit: string, state: SupplyState, cuts: readonly Halving[]): void => {
    supply[unit] = state;
    if (cuts.length > 0) halvings[unit] = cuts;
  };
  for (const unit of battle.attackers) {
    const from = originOf(s, battle, unit);
    const state = supplyOf(p, s, unit, from, ours);
    note(unit, state, attackHalvings(p, s, unit, from, ours));
    if (isDoubled(p, s, battle, unit, ours)) doubled.push(unit);
  }
  // R43: a drop needs no line.
  if (battle.drop !== undefined) note(battle.drop, 'overland', []);
  for (const unit of defendersOf(p, s, battle))
    note(unit, supplyOf(p, s, unit, battle.target, theirs), defenceHalvings(p, s, unit, theirs));
  return { supply, halvings, doubled };
};
