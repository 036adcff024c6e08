// Column shifts: weather (WEA.3, WEA.4, WEA.5), rivers and lines (TER.4, TER.5), supply (SUP.11, SUP.13), surprise (FST.3), and what is read
// for each defender by himself (ENT.2, DIS.5, R15).
import { isLineSide, isRiverSide } from '../../../mechanics/combat/allocated/field.ts';
import type { Fight } from '../../../mechanics/combat/allocated/fight.ts';
import type { FrontLaw, ShiftLaw, ShiftLine } from '../../../mechanics/combat/front/law.ts';
import { isHalfOver } from '../../../mechanics/combat/front/strengths.ts';
import { isDisrupted, isEntrenched } from '../../../mechanics/formations/disruption.ts';
import { HEX, has, hexBits } from '../../../mechanics/ground/ground.ts';
import type { ResultCode, ShiftLine as ChartLine } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { levelOf } from '../supply/supplied.ts';
import { weatherOf } from '../weather.ts';
import { isForded } from './first-turn.ts';
import { areGerman } from './unit-kinds.ts';

type Law = FrontLaw<Own, ResultCode>;

/** TER.5: no more than half of the factors are on the bank of the defenders; FST.5: one side of a river is no river. */
export const isOverRiver = (law: Law, s: Seeing, fight: Fight): boolean =>
  isHalfOver(law, s, fight, (from, to) => isRiverSide(law.field, s, from, to) && !isForded(s, from, to));

/** TER.4, R140: all attackers come over it. */
const isOverLine = (law: Law, { units, from, hex }: Fight): boolean =>
  units.every((unit) => isLineSide(law.field, from[unit] ?? '', hex));

const CITIES = HEX.town | HEX.victoryCity | HEX.fortress | HEX.majorCity;

const holds = (p: Printed, law: Law, s: Seeing, fight: Fight, id: string): boolean => {
  switch (id) {
    case 'river':
      return isOverRiver(law, s, fight);
    case 'fortification-line':
      return isOverLine(law, fight);
    case 'limited-attacker':
      // SUP.14, R92: as it is now, and so for those who are worse off.
      return fight.units.some((unit) => levelOf(p, s, unit) !== 'full');
    case 'snow-russian':
      return !has(hexBits(p, fight.hex), CITIES);
    case 'mud':
    case 'snow-axis':
    case 'surprise':
      return true;
    default:
      // What flies has a ceiling of its own (AIR.8).
      return false;
  }
};

const isFor = (p: Printed, { units }: Fight, attacker: string): boolean => {
  if (attacker === 'any') return true;
  const [first = ''] = units;
  return attacker === 'german' ? areGerman(p, units) : p.sideOf(first) === attacker;
};

/** `law`: the law they are part of. */
export const shiftsOf = (p: Printed, law: () => Law): ShiftLaw<Own> => {
  const lines = new Map<string, ChartLine>(p.tables.shifts.map((line) => [line.id, line]));
  return {
    isOwn: ({ id }) => lines.get(id)?.per === 'unit',
    forAll: (s, fight, { id, attacker, weather }: ShiftLine) => {
      const [first = 1, last = Infinity] = lines.get(id)?.turns ?? [];
      if (s.clock.turn < first || s.clock.turn > last) return false;
      if (weather !== undefined && weather !== weatherOf(p, s)) return false;
      return isFor(p, fight, attacker) && holds(p, law(), s, fight, id);
    },
    forOne: (s, unit, { id }) => {
      if (id === 'entrenched') return isEntrenched(s, unit);
      return id === 'disrupted' ? isDisrupted(s, unit) : levelOf(p, s, unit) !== 'full';
    },
  };
};
