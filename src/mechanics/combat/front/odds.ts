// The columns of a battle for each part of the defence, and what each row of the table brings.
import type { Seen } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import { resting } from '../../../core/state-cache.ts';
import type { Refusal } from '../../../core/types.ts';
import { classOf } from '../../formations/unit-classes.ts';
import { FACES } from '../die-index.ts';
import { GARRISON } from '../allocated/effect-law.ts';
import type { Fight } from '../allocated/fight.ts';
import type { Outcome } from '../allocated/fight.ts';
import type { OutcomeLaw } from '../allocated/outcome.ts';
import { isBelowTable, isPressedBelow, leadingOf, readingsOf } from '../allocated/readings.ts';
import type { Pressing, Reading, Reckoning } from '../allocated/readings.ts';
import type { Stage } from '../allocated/stages.ts';
import { attackingSide, defendingSide, matchFor } from './fights.ts';
import type { FrontLaw, FrontOwn, FrontSide } from './law.ts';
import { isOverrun, riddenFirst } from './overrun.ts';
import { leastOwnShift, ownShifts, shiftsFor } from './shifts.ts';
import { attackSum, defenceSum, sumOf, worthOf } from './strengths.ts';
import { ladder, meaning, stages } from './table.ts';

/** What pressing does for a side, if it may. */
export const pressingOf = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  side: FrontSide,
): Pressing | undefined => {
  const line = law.charts.pressed.find((each) => each.side === side);
  if (line === undefined) return undefined;
  const [rule = law.rules.pressed] = line.rules;
  return { best: line.best, worst: line.worst, rule };
};

const reckoningOf = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
): Reckoning<R> => {
  const pressing = fight.pressed === true ? pressingOf(law, attackingSide(law, fight)) : undefined;
  const attack = attackSum(law, s, fight).total;
  const defence = defenceSum(law, s, fight).total;
  const shifts = shiftsFor(law, s, fight);
  const others = sumOf(shifts);
  const support = law.support?.columns(s, fight, ladder(law).rung(attack, defence), others) ?? [];
  return {
    ladder: ladder(law),
    attack,
    defence,
    rules: { base: law.rules.table, top: law.rules.top },
    shifts: [...shifts, ...support],
    own: (unit) => ownShifts(law, s, unit),
    leastOwn: leastOwnShift(law),
    ...(pressing !== undefined && { pressing }),
    faces: FACES,
  };
};

/** Attack by defence, rounded down to a column, and a column for each part of the defence. */
export const readings = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
): readonly Reading<R>[] => resting(s, () => readingsOf<R>(reckoningOf(law, s, fight), fight.defenders));

/** The rung of an attack as the stronger part of the defence is read. */
export const leadRung = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  { hex, units }: Pick<Fight, 'hex' | 'units'>,
): number => {
  const fight = matchFor(law, s, { hex, units });
  const lead = leadingOf(readings(law, s, fight), (some) => worthOf(law, s, fight, some));
  return ladder(law).worth(lead.odds.total);
};

/** The D2 directly left of a DE in its row is the strong one, where that was agreed on. */
const isStrong = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  { rungs }: Reading<R>,
  row: number,
): boolean => {
  if (law.force?.isStrong(s) !== true) return false;
  const rung = rungs[row - 1] ?? 0;
  return ladder(law).column(rung + 1).results[row - 1] === law.codes.DE && ladder(law).worth(rung + 1) > rung;
};

/** The forced exchange reads the cell as printed; what it leaves goes on: no way back or an order to hold, overrun, the city. */
const stagesFor = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
  unit: string,
  reading: Reading<R>,
  row: number,
): readonly Stage<R>[] => {
  const all = stages(law);
  const isTrapped = fight.trapped?.includes(unit) === true;
  const isFirm = isTrapped || fight.firm?.includes(unit) === true;
  const found: Stage<R>[] = [];
  const isForced =
    fight.forced === true && (law.force?.firmOnly !== true || fight.firm?.includes(unit) === true);
  if (isForced) {
    const cell = reading.rolled[row - 1];
    const stage = isFirm || isStrong(law, s, reading, row) ? all.forcedFirm : all.forced;
    found.push(cell === undefined ? stage : { ...stage, rule: law.force?.by(cell) ?? stage.rule });
    // It stands in the place of every other reading.
    if (law.force?.firmOnly === true) return found;
  }
  const city = law.cityCodes(fight.hex, defendingSide(law, fight));
  const inCity: Stage<R> = { id: 'city', rule: city.rule ?? law.rules.city, reads: city.units };
  if (unit === GARRISON)
    return [...found, inCity, { id: 'garrison', rule: law.rules.city, reads: city.garrison }];
  if (isFirm) found.push(isTrapped ? all.trapped : all.firm);
  const ridden = law.overrunCodes(s, attackingSide(law, fight), fight.hex);
  if (ridden !== undefined && classOf(law.sheet, unit).isInfantryType && isOverrun(law, s, fight))
    found.push({ id: 'overrun', rule: law.rules.overrun, reads: ridden });
  return [...found, inCity];
};

/** What the die brings, before anybody chooses who is ridden down. */
export const printedOutcome = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
): OutcomeLaw<Seen<O>, R> => ({
  readings: (s, fight) => readings(law, s, fight),
  worth: (s, fight, units) => worthOf(law, s, fight, units),
  stages: (s, fight, unit, reading, row) => stagesFor(law, s, fight, unit, reading, row),
  meaning: (code) => meaning(law, code),
  ...(law.force?.firmOnly === true && {
    leads: (fight: Fight, unit: string) => fight.forced === true && fight.firm?.includes(unit) === true,
  }),
});

/** What it would bring, for those who ask. */
export const outcomeLaw = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
): OutcomeLaw<Seen<O>, R> => ({
  ...printedOutcome(law),
  ...(law.ridden !== undefined && {
    after: (s: Seen<O>, fight: Fight, found: Outcome<R>) => riddenFirst(law, s, fight, found),
  }),
});

/** Nobody attacks below the table; a lone unit is judged by its own column. */
export const refuseOdds = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
): Refusal | undefined => {
  const reckoning = reckoningOf(law, s, fight);
  if (!isBelowTable(reckoning, fight.defenders)) return undefined;
  const { attack, defence } = reckoning;
  return refusal('ATTACK.LOW-ODDS', law.rules.minimum, {
    hex: fight.hex,
    units: [...fight.units],
    // Nothing against something is no odds at all.
    ...(attack > 0 && { odds: readingsOf(reckoning, fight.defenders)[0]?.column ?? '' }),
    attack,
    defence,
  });
};

/** Nor presses where the worst would be below it. */
export const refusePressed = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
): Refusal | undefined => {
  const side = attackingSide(law, fight);
  const pressing = pressingOf(law, side);
  if (pressing === undefined) return refusal('PRESS.NEVER', law.rules.pressed, { side });
  const plain = readings(law, s, { ...fight, pressed: false });
  return isPressedBelow(ladder(law), plain, pressing)
    ? refusal('PRESS.LOW-ODDS', law.rules.pressedFloor, { hex: fight.hex, odds: plain[0]?.column ?? '' })
    : undefined;
};
