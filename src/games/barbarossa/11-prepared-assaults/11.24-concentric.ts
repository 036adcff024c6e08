// Chapter 11: concentric assault. Attackers on opposite sides, on three alternate ones, or on more than three.
import type { RuleId } from '../../../core/types.ts';
import { directionTo } from '../../../hex/hexsides.ts';
import { originsOf } from './11.8-battle-frame.ts';
import { inFortifiedArea } from './11.21-fortifications.ts';
import { isDeclared } from './11.8-odds-context.ts';
import type { Scene } from './11.8-odds-context.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

const ALTERNATE: readonly (readonly number[])[] = [
  [0, 2, 4],
  [1, 3, 5],
];

/**
 * 11.24a: on which sides of the target the attackers stand, clockwise from north-east. More than three need not be
 * asked for: any four sides have two opposite ones.
 */
export const surrounds = (sides: readonly number[]): boolean =>
  sides.some((side) => sides.includes((side + 3) % 6)) ||
  ALTERNATE.some((three) => three.every((side) => sides.includes(side)));

const sidesOf = (p: Printed, s: Seeing, battle: Scene['battle']): readonly number[] => {
  const target = p.grid.index(battle.target);
  return originsOf(s, battle).map((hex) => directionTo(p.grid, target, p.grid.index(hex)));
};

type Note = { readonly why: string; readonly rule: RuleId };

/** 9.6c, 8.18f, 11.24b, 11.24c, 10.25e: why attackers all round gain nothing. */
const denial = (scene: Scene): Note | undefined => {
  const { p, s, battle, attacker } = scene;
  if (battle.kind === 'mobile') return { why: 'shift.no-concentric-mobile', rule: 'barbarossa:10.25e' };
  if (isDeclared(scene)) return { why: 'shift.no-concentric-declared', rule: 'barbarossa:9.6c' };
  // R113: on the turn it is placed the area does not yet keep the bonus away.
  if (attacker === 'german' && inFortifiedArea(p, s, battle.target) === 'old')
    return { why: 'shift.no-concentric-area', rule: 'barbarossa:8.18f' };
  if (attacker === 'soviet' && p.hex(battle.target).city !== undefined)
    return { why: 'shift.no-concentric-city', rule: 'barbarossa:11.24c' };
  return undefined;
};

export const isConcentric = (scene: Scene): boolean =>
  surrounds(sidesOf(scene.p, scene.s, scene.battle)) && denial(scene) === undefined;

export const concentricNote = (scene: Scene): Note | undefined =>
  surrounds(sidesOf(scene.p, scene.s, scene.battle)) ? denial(scene) : undefined;
