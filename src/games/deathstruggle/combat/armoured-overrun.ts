// Armoured overrun: armour in the open eliminates whom a D2 or D3 would drive back, as far as its factors reach, be they in trenches, behind
// a river or a line (OVR.1, OVR.2, OVR.3, R21); in Good weather and Hard Frost, not in Light Mud (R99).
import { coverable } from '../../../mechanics/combat/allocated/exchange.ts';
import type { Part } from '../../../mechanics/combat/allocated/fight.ts';
import type { RiddenLaw } from '../../../mechanics/combat/front/law.ts';
import { HEX, has, hexBits } from '../../../mechanics/ground/ground.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';
import { factorsOf } from '../unit-data/factors.ts';
import { weatherLine } from '../weather.ts';
import { isLarge, isSoft } from './unit-kinds.ts';

const CITIES = HEX.victoryCity | HEX.fortress | HEX.majorCity;

const isOpenGround = (p: Printed, hex: string): boolean =>
  p.hex(hex).terrain === 'clear' && !has(hexBits(p, hex), CITIES);

const isExposed = (p: Printed, unit: string, code: ResultCode): boolean =>
  (code === 'D2' && isSoft(p, unit)) || (code === 'D3' && (isSoft(p, unit) || isLarge(p, unit)));

export const riddenOf = (p: Printed): RiddenLaw<Own, ResultCode> => ({
  rule: (code) => (code === 'D3' ? 'deathstruggle:OVR.3' : 'deathstruggle:OVR.1'),
  becomes: 'DE',
  sets: (s, { hex, units }, parts: readonly Part<ResultCode>[]) => {
    if (weatherLine(p, s).overrun !== true || !isOpenGround(p, hex)) return [];
    const { attack, defence } = factorsOf(p);
    const armour = units
      .filter((unit) => classOf(p, unit).isArmour)
      .reduce((sum, unit) => sum + attack(s, unit), 0);
    const exposed = parts.flatMap((part) => part.units.filter((unit) => isExposed(p, unit, part.result)));
    if (armour === 0 || exposed.length === 0) return [];
    const owed = exposed.map((id) => ({ id, factor: defence(s, id) }));
    return coverable({ owed, dues: [], percent: 100 }, armour).filter((set) => set.length > 0);
  },
});
