// Entrenchment: Russian armies and German infantry corps dig in at step A (SEQ.2, INH.ENT).
import { refusal } from '../../../core/rule-set.ts';
import type { OpenChoice } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { isDisrupted, isEntrenched } from '../../../mechanics/disruption.ts';
import { eachChoice } from '../../../mechanics/each-unit.ts';
import { onMap, placeOf } from '../../../mechanics/places.ts';
import { classOf } from '../../../mechanics/unit-classes.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

/** INH.ENT: shock armies are armies. */
export const mayEntrench = (p: Printed, unit: string): boolean =>
  p.sideOf(unit) === 'russian' ? classOf(p, unit).isArmy : p.divisionsOf(unit).length > 0;

const refuseEntrench = (p: Printed, s: Seeing, side: Who, unit: string): Refusal | undefined => {
  const rule = 'typhoon:INH.ENT';
  if (!p.isUnit(unit) || p.sideOf(unit) !== side) return refusal('ENTRENCH.NOT-YOURS', rule, { unit, side });
  if (!mayEntrench(p, unit)) return refusal('ENTRENCH.KIND', rule, { unit, side });
  if (!p.isHex(placeOf(s.own, unit))) return refusal('ENTRENCH.OFF-MAP', rule, { unit });
  if (isDisrupted(s, unit)) return refusal('ENTRENCH.DISRUPTED', 'typhoon:SEQ.2', { unit });
  return isEntrenched(s, unit) ? refusal('ENTRENCH.ALREADY', rule, { unit }) : undefined;
};

export const entrenchChoice = (p: Printed, side: Who): OpenChoice<Own> =>
  eachChoice<Own>({
    verb: 'entrench',
    rule: 'typhoon:SEQ.2',
    able: (s) => onMap(p, s, side).filter((unit) => refuseEntrench(p, s, side, unit) === undefined),
    refuse: (s, unit) => refuseEntrench(p, s, side, unit),
    nobody: () => refusal('ENTRENCH.NOBODY', 'typhoon:SEQ.2', { side }),
    take: (ctx, units) => {
      ctx.s.own.entrenched.push(...units);
      ctx.emit({ kind: 'units.entrenched', rule: 'typhoon:INH.ENT', data: { side, units: [...units] } });
    },
  });
