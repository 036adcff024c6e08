// Ground combat: the columns of a battle for each part of the defence, and what each row of the table brings (CRT, PRS, NRO, OVR, FEX, DIS.4).
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { GARRISON } from '../../../mechanics/combat/allocated/effects.ts';
import type { Fight } from '../../../mechanics/combat/allocated/fight.ts';
import type { OutcomeLaw } from '../../../mechanics/combat/allocated/outcome.ts';
import { isBelowTable, isPressedBelow, readingsOf } from '../../../mechanics/combat/allocated/readings.ts';
import type { Pressing, Reading } from '../../../mechanics/combat/allocated/readings.ts';
import type { Stage } from '../../../mechanics/combat/allocated/rewriting.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { classOf } from '../../../mechanics/unit-classes.ts';
import type { ResultCode as Code } from '../data/charts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { attackingSide } from './fights.ts';
import { isOverrun } from './overrun.ts';
import { ownShifts, shiftsFor } from './shifts.ts';
import { attackSum, defenceSum, worthOf } from './strengths.ts';
import { FACES, forcedRule, ladder, meaning, stages } from './table.ts';

/** PRS.1 to PRS.3, R5 */
export const pressingOf = (p: Printed, side: Who): Pressing | undefined => {
  const line = p.tables.pressed.find((each) => each.side === side);
  if (line === undefined) return undefined;
  const [rule = 'typhoon:PRS.1'] = line.rules;
  return { best: line.best, worst: line.worst, rule };
};

/** CRT.9, R6: attack by defence, rounded down to a column; R29: a column for each part. */
export const readings = (p: Printed, s: Seeing, fight: Fight): readonly Reading<Code>[] => {
  const pressing = fight.pressed === true ? pressingOf(p, attackingSide(p, fight)) : undefined;
  return readingsOf<Code>(
    {
      ladder: ladder(p),
      attack: attackSum(p, s, fight).total,
      defence: defenceSum(p, s, fight).total,
      rules: { base: 'typhoon:CRT.1', top: 'typhoon:R6' },
      shifts: shiftsFor(p, s, fight),
      own: (unit) => ownShifts(p, s, unit),
      ...(pressing !== undefined && { pressing }),
      faces: FACES,
    },
    fight.defenders,
  );
};

/** R3: the D2 directly left of a DE in its row is the strong one, where that was agreed on. */
const isStrong = (p: Printed, s: Seeing, { rungs }: Reading<Code>, row: number): boolean => {
  if (s.options['strong-d2'] !== 'on') return false;
  const rung = rungs[row - 1] ?? 0;
  return ladder(p).column(rung + 1).results[row - 1] === 'DE' && ladder(p).worth(rung + 1) > rung;
};

/** Part 3 item 7 of the rulings, R84: the forced exchange reads the cell as printed; what it leaves goes on. */
const stagesFor = (
  p: Printed,
  s: Seeing,
  fight: Fight,
  unit: string,
  reading: Reading<Code>,
  row: number,
): readonly Stage<Code>[] => {
  const all = stages(p);
  const isTrapped = fight.trapped?.includes(unit) === true;
  const isFirm = isTrapped || fight.firm?.includes(unit) === true;
  const found: Stage<Code>[] = [];
  if (fight.forced === true) {
    const cell = reading.rolled[row - 1];
    const stage = isFirm || isStrong(p, s, reading, row) ? all.forcedFirm : all.forced;
    found.push(cell === undefined ? stage : { ...stage, rule: forcedRule(cell) });
  }
  if (unit === GARRISON) return [...found, all.city];
  if (isFirm) found.push(isTrapped ? all.trapped : all.firm);
  if (classOf(p, unit).isInfantryType && isOverrun(p, s, fight)) found.push(all.overrun);
  return found;
};

export const outcomeLaw = perSheet((p: Printed): OutcomeLaw<Seeing, Code> => ({
  readings: (s, fight) => readings(p, s, fight),
  worth: (s, fight, units) => worthOf(p, s, fight, units),
  stages: (s, fight, unit, reading, row) => stagesFor(p, s, fight, unit, reading, row),
  meaning: (code) => meaning(p, code),
}));

/** CRT.9, R88: of a lone unit by its own column. */
export const refuseOdds = (p: Printed, s: Seeing, fight: Fight): Refusal | undefined => {
  const found = readings(p, s, fight);
  if (!isBelowTable(ladder(p), found)) return undefined;
  const { attack, defence } = {
    attack: attackSum(p, s, fight).total,
    defence: defenceSum(p, s, fight).total,
  };
  return refusal('ATTACK.LOW-ODDS', 'typhoon:CRT.9', {
    hex: fight.hex,
    units: [...fight.units],
    odds: found[0]?.column ?? '',
    attack,
    defence,
  });
};

/** PRS.4 */
export const refusePressed = (p: Printed, s: Seeing, fight: Fight): Refusal | undefined => {
  const side = attackingSide(p, fight);
  const pressing = pressingOf(p, side);
  if (pressing === undefined) return refusal('PRESS.NEVER', 'typhoon:PRS.1', { side });
  const plain = readings(p, s, { ...fight, pressed: false });
  return isPressedBelow(ladder(p), plain, pressing)
    ? refusal('PRESS.LOW-ODDS', 'typhoon:PRS.4', { hex: fight.hex, odds: plain[0]?.column ?? '' })
    : undefined;
};
