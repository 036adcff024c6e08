// Chapter 10: on boards drawn at random every attack comes to the factors and the column of the plain rules.
import { expect, it } from '@jest/globals';
import { placeOf } from '../../../../src/mechanics/places.ts';
import { ableTogether } from '../../../../src/games/storm/10-prepared-assaults/10.3-attackers.ts';
import { attacksOf } from '../../../../src/games/storm/10-prepared-assaults/10.3-attacks.ts';
import type { Kind } from '../../../../src/games/storm/10-prepared-assaults/10.8-battle-frame.ts';
import { battleOdds } from '../../../../src/games/storm/10-prepared-assaults/10.8-odds.ts';
import { supplyAtBattle } from '../../../../src/games/storm/10-prepared-assaults/10.8-supply-at-battle.ts';
import { p } from '../rules/kit.ts';
import {
  attackOf,
  defenceOf,
  drawn,
  HEADS,
  isOneOf,
  shiftOf,
  sideOf,
  supplied,
  supplyIn,
} from './plain-rules.ts';
import type { Fight, S, Supply } from './plain-rules.ts';

const SEEDS = [1, 2, 3, 4, 8];

const columnOf = (s: S, fight: Fight): { attack: number; defence: number; column: string | undefined } => {
  const fed = { german: supplied(s, 'german'), soviet: supplied(s, 'soviet') };
  const at = (unit: string): string => placeOf(s.own, unit);
  const supply = (unit: string): Supply => supplyIn(s, unit, at(unit), fed[sideOf(unit)]);
  const isFlak = fight.defenders.some((unit) => isOneOf(unit, 'flak') && supply(unit) !== 'out');
  const attack = attackOf(at, fight, isFlak);
  const defence = defenceOf(fight);
  const base = HEADS.findLastIndex((head, i) => i === 0 || attack - defence >= head);
  const rung = Math.min(15, Math.max(0, base + shiftOf(s, at, supply, fight)));
  return { attack, defence, column: p.tables.columns.find((line) => line.rung === rung)?.id };
};

const kinds = (units: readonly string[]): readonly Kind[] =>
  units.every((unit) => p.unit(unit).nationality === 'german')
    ? ['prepared', 'momentum', 'mobile']
    : ['prepared', 'momentum'];

it.each(SEEDS.flatMap((seed) => [[seed, 'soviet' as const] as const, [seed, 'german' as const] as const]))(
  'board %i, %s combat',
  (seed, side) => {
    const s = drawn(seed, `${side}-combat`);
    const hexes = attacksOf(p).targets(s);
    for (const target of hexes) {
      const attackers = ableTogether(p, attacksOf(p).attackersOf(s, target));
      if (attackers.length === 0) continue;
      const defenders = s.own.places[target] ?? [];
      const supply = supplyAtBattle(p, s, [...attackers, ...defenders]);
      for (const kind of kinds(attackers)) {
        const fight = { target, attackers, defenders, kind };
        const { attack, defence, column } = battleOdds(p, s, { ...fight, supply });
        expect({ target, kind, attack: attack.total, defence: defence.total, column }).toEqual({
          target,
          kind,
          ...columnOf(s, fight),
        });
      }
    }
    expect(hexes.length).toBeGreaterThan(0);
  },
);
