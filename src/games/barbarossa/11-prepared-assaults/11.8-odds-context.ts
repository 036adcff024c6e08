// Chapter 11: a battle with everything that shifts and conversions ask about it.
import { unitsAt } from '../../../mechanics/places.ts';
import { isFortressCity, isHeroCity } from '../09-cities.ts';
import { attackingSide } from './11.8-battle-frame.ts';
import { defendersOf } from './11.2-defenders.ts';
import type { Battle, Look } from './11.8-battle-frame.ts';
import { lookOf } from './11.12-factors.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { isKind } from '../02-counters.ts';
import type { Seeing } from '../state.ts';

export type Scene = {
  readonly p: Printed;
  readonly s: Seeing;
  readonly battle: Battle;
  readonly look: Look;
  readonly attacker: Who;
  readonly defenders: readonly string[];
};

export const sceneOf = (p: Printed, s: Seeing, battle: Battle): Scene => ({
  p,
  s,
  battle,
  look: lookOf(p, s, battle),
  attacker: attackingSide(p, battle),
  defenders: defendersOf(p, s, battle),
});

export const isCity = ({ p, battle }: Scene): boolean => p.hex(battle.target).city !== undefined;

/** 9.6a, 9.6e: a city declared by the side that defends it. */
export const isDeclared = ({ s, battle, attacker }: Scene): boolean =>
  attacker === 'german' ? isHeroCity(s.own, battle.target) : isFortressCity(s.own, battle.target);

/** 11.33a, R94, R142: one Axis satellite in the USSR, and nobody else, not even who retreated there (11.29a). */
export const isLoneSatellite = ({ p, s, battle, attacker, defenders }: Scene): boolean => {
  const [unit] = defenders;
  const there = unitsAt(s.own, battle.target).filter((each) => p.unit(each).side === 'german');
  return (
    attacker === 'soviet' &&
    unit !== undefined &&
    there.length === 1 &&
    isKind(p, unit, 'axis-satellite') &&
    p.hex(battle.target).country === 'ussr'
  );
};
