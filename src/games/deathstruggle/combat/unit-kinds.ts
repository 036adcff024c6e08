// Which units of a battle are of a sort that a rule of combat names.
import type { Printed } from '../data/sheet.ts';
import { classOf } from '../unit-data/classes.ts';

/** What the ground and cities help (TER.1 to TER.3, TER.7, TER.10, TER.13, TER.15, R102): infantry, rifle, mountain, parachute, shock. */
export const isInfantry = (p: Printed, unit: string): boolean =>
  classOf(p, unit).isFoot || classOf(p, unit).isShock;

/** BLD.12, BLD.11, R7, R104: what falls apart whenever it is Disrupted: German infantry corps, Russian rifle and mechanized corps. */
export const isBrittle = (p: Printed, unit: string): boolean => {
  const { isCorps, isGerman, isBase, isTankCorps, type } = classOf(p, unit);
  if (!isCorps || isBase) return false;
  return isGerman || (p.sideOf(unit) === 'russian' && (isTankCorps || type === 'rifle'));
};

/** RES.DN.4, R7: rifle armies do by D3; shock armies never. */
export const isRifleArmy = (p: Printed, unit: string): boolean =>
  p.sideOf(unit) === 'russian' && classOf(p, unit).isArmy && classOf(p, unit).type === 'rifle';

/** RES.X.7: corps of German infantry. */
export const isGermanFootCorps = (p: Printed, unit: string): boolean =>
  isBrittle(p, unit) && classOf(p, unit).isGerman;

/** OVR.1: infantry or rifle divisions, and rifle corps of the Russians and of the allies of the Axis. */
export const isSoft = (p: Printed, unit: string): boolean => {
  const { isDivision, isCorps, isFoot, isGerman, type } = classOf(p, unit);
  if (isDivision) return isFoot;
  return isCorps && !isGerman && isFoot && type !== 'parachute';
};

/** OVR.3: German corps and any army. */
export const isLarge = (p: Printed, unit: string): boolean => {
  const { isArmy, isCorps, isGerman } = classOf(p, unit);
  return isArmy || (isCorps && isGerman);
};

/** Attacks of Germans alone: allies have neither their surprise nor their refusal (FST.3, RES.X.6, R57, R86, R144). */
export const areGerman = (p: Printed, units: readonly string[]): boolean =>
  units.every((unit) => classOf(p, unit).isGerman);
