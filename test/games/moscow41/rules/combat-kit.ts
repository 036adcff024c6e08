// Battles of Moscow vs. Barbarossa that are only asked about, in blocks of combat.
import { frontOf } from '../../../../src/games/moscow41/combat/front.ts';
import { frontBattles } from '../../../kit/front-battles.ts';
import { moscow41, p, stateOf } from './kit.ts';

export const law = frontOf(p);

export const { fight, columns, rungs, defence, row } = frontBattles(moscow41, law, stateOf);

/** Units of one hex, one upon the other. */
export const at = (units: string, hex: string): string =>
  units
    .split(' ')
    .map((unit) => `${unit}@${hex}`)
    .join('; ');
