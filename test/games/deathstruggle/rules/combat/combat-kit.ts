// Battles of Death Struggle that are only asked about, in blocks of combat.
import { frontOf } from '../../../../../src/games/deathstruggle/combat/front.ts';
import { frontBattles } from '../../../../kit/front-battles.ts';
import { deathstruggle, p, stateOf } from '../kit.ts';

export const law = frontOf(p);

export const { fight, columns, rungs, defence, row, plan, ends } = frontBattles(deathstruggle, law, stateOf);

/** Units of one hex, one upon the other. */
export const at = (units: string, hex: string): string =>
  units
    .split(' ')
    .map((unit, i) => `${unit}@${hex}${i === 0 ? '' : ' under'}`)
    .join('; ');

/**
 * 2845 and the hexes round it are open ground within reach of East Prussia: 2846 west, 2945 south-west, 2745 north-west,
 * 2744 north-east, 2844 east, 2944 south-east. Turn 4 is Good weather.
 */
export const OPEN = 'phase axis-movement; turn 4';
export const RUSSIAN = 'phase russian-movement; turn 4';
