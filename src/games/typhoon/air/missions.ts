// Airpower: the missions of a pulse (AIR.1 to AIR.20, AIR.27 to AIR.34, SEQ.5, SEQ.9).
import { refusal } from '../../../core/rule-set.ts';
import type { Choice, Procedure } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { bombable, isCapital } from '../../../mechanics/air/fronts.ts';
import { sorties } from '../../../mechanics/air/interception.ts';
import { missionChoice, recallChoice } from '../../../mechanics/air/missions.ts';
import type { MissionLaw } from '../../../mechanics/air/missions.ts';
import { landing } from '../../../mechanics/air/paradrop.ts';
import { panic } from '../../../mechanics/air/panic.ts';
import { sortie } from '../../../mechanics/air/sortie.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { hasUnitsOf, stacks } from '../../../mechanics/places.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { limit, pulseNow } from '../sequence/pulse-now.ts';
import type { Own, Seeing } from '../state.ts';
import { airOf, dieOf } from './air-law.ts';
import { dropOf } from './paradrop.ts';

/** AIR.30: 1+1 and 6+6. */
export const PANIC_TOTALS: readonly number[] = [2, 12];

const refuseTarget = (p: Printed, s: Seeing, side: Who, hex: string): Refusal | undefined =>
  bombable<Own>(p, s, side).includes(hex) ? undefined : refusal('AIR.NOBODY-THERE', 'typhoon:AIR.2', { hex });

/** AIR.29: bombing Moscow is bombing its hex. */
export const bombLaw = perSheet((p: Printed): MissionLaw<Own> => ({
  verb: 'bomb',
  kind: 'bomb',
  rule: 'typhoon:SEQ.5',
  hexes: (s, side) => bombable<Own>(p, s, side),
  refuseHex: (s, side, hex) => refuseTarget(p, s, side as Who, hex),
  totals: (s, hex) =>
    s.clock.phasing === 'german' && isCapital(p, hex) && s.own.turn.panic === undefined ? PANIC_TOTALS : [],
}));

/** SEQ.9 */
export const isLastGermanPulse = (p: Printed, s: Seeing): boolean => {
  const now = pulseNow(p, s);
  return now?.side === 'german' && now.isLast;
};

/** R53: once the ground attacks of the pulse have been fought, where none was. */
const interdiction = (p: Printed): MissionLaw<Own> => ({
  verb: 'interdict',
  kind: 'interdict',
  rule: 'typhoon:AIR.34',
  closed: (s) =>
    s.options['interdiction'] === 'off' ? refusal('AIR.NO-INTERDICTION', 'typhoon:R53', {}) : undefined,
  hexes: (s, side) => bombable<Own>(p, s, side),
  refuseHex: (s, side, hex) =>
    refuseTarget(p, s, side as Who, hex) ??
    (s.own.pulse.battles.some((battle) => battle.hex === hex)
      ? refusal('AIR.ATTACKED', 'typhoon:R53', { hex })
      : undefined),
});

/** AIR.27, R54 */
const resupply = (p: Printed): MissionLaw<Own> => ({
  verb: 'resupply',
  kind: 'resupply',
  rule: 'typhoon:SEQ.9',
  within: limit(p, 'resupply-range'),
  hexes: (s, side) => stacks(p, s).flatMap(({ place, top }) => (top === side ? [place] : [])),
  refuseHex: (s, side, hex) =>
    hasUnitsOf(p, s.own, hex, side)
      ? undefined
      : refusal('AIR.NOBODY-YOURS', 'typhoon:AIR.27', { hex, side }),
});

export const airChoices = (p: Printed): readonly Choice<Own>[] => [
  missionChoice(airOf(p), bombLaw(p)),
  recallChoice(airOf(p)),
];

export const lastAirChoices = (p: Printed): readonly Choice<Own>[] => [
  missionChoice(airOf(p), interdiction(p)),
  missionChoice(airOf(p), resupply(p)),
  recallChoice(airOf(p)),
];

export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => {
  const { die, count } = dieOf(p, 'panic');
  return {
    sorties: sorties(airOf(p)),
    sortie: sortie(airOf(p)),
    landing: landing(dropOf(p)),
    panic: panic<Own>({
      rules: { roll: 'typhoon:AIR.30', far: 'typhoon:AIR.33' },
      die,
      count,
      totals: PANIC_TOTALS,
      begin: (ctx) => {
        ctx.s.own.turn.panic = 'on';
        ctx.emit({ kind: 'panic.begins', rule: 'typhoon:AIR.31', data: {} });
      },
    }),
  };
};
