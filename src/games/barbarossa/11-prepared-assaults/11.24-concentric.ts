// Chapter 11: concentric assault, and what it is not held good for.
import type { RuleId } from '../../../core/types.ts';
import { isAllRound } from '../../../mechanics/combat/concentric.ts';
import { originsOf } from './11.8-battle-frame.ts';
import { inFortifiedArea } from './11.21-fortifications.ts';
import { isDeclared } from './11.8-odds-context.ts';
import type { Scene } from './11.8-odds-context.ts';

/** 11.24a: from opposite hexes, from three alternate ones, or from more than three. */
const isAround = ({ p, s, battle }: Scene): boolean => isAllRound(p, battle.target, originsOf(s, battle));

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

/** 11.24a */
export const isConcentric = (scene: Scene): boolean => isAround(scene) && denial(scene) === undefined;

export const concentricNote = (scene: Scene): Note | undefined =>
  isAround(scene) ? denial(scene) : undefined;
