// Chapter 11: the question `odds`, answered from what the asking side may see; with covered units, the range it could be.
import type { Refusal } from '../../../core/types.ts';
import { attackAsked } from '../../../mechanics/combat/questions/asked-attack.ts';
import type { Asked } from '../../../mechanics/combat/questions/asked-attack.ts';
import { fightTold, message, oddsAnswer } from '../../../mechanics/combat/questions/odds.ts';
import type { AnswerLaw } from '../../../mechanics/combat/questions/odds.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { stepsIn } from '../../../mechanics/steps.ts';
import { isCombat } from '../05-sequence/5.2-phases.ts';
import { fogOf } from '../06-stacking/6.8-fog-of-war.ts';
import { mustJoin } from '../11-combat/11.1-first-attacks.ts';
import { waysFor } from '../11-combat/11.17-retreat-hexes.ts';
import { attacksOf, refuseStrike, strongestFront } from '../11-combat/11.2-attacks.ts';
import { battleOf, defendingSide } from '../11-combat/11.8-battle-frame.ts';
import type { Battle } from '../11-combat/11.8-battle-frame.ts';
import { battleOdds, converted, ladder } from '../11-combat/11.8-odds.ts';
import { defenceSum } from '../11-combat/11.9-strengths.ts';
import { leaversIn } from '../12-unit-types/12.2-cav-mech.ts';
import { RESULTS } from '../data/charts.ts';
import type { ResultCode } from '../data/charts.ts';
import { supplyAtBattle } from '../11-combat/11.12-supply-at-battle.ts';
import { refuseArmour } from '../12-unit-types/12.6-armour-concentration.ts';
import { frontIn, refuseAir } from '../13-air/13.1-combat-support.ts';
import type { Printed } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';
import { supposed } from './supposed-battle.ts';
import type { Told } from './supposed-battle.ts';

const lawOf = (p: Printed): AnswerLaw<Seeing, Battle, ResultCode> => ({
  codes: RESULTS,
  stalled: 'AS',
  // 11.20, 11.21: who has two steps stays with one.
  taken: (s, _, units) => (stepsIn(p, s.own, units) > units.length ? ['DR'] : ['BB', 'DR', 'DE']),
  retreat: {
    code: 'DR',
    none: 'dagc:11.17b',
    rule: (battle) => (defendingSide(p, battle) === 'german' ? 'dagc:11.17f' : 'dagc:11.17g'),
    hexes: (s, battle, units) => {
      const { open, first } = waysFor(p, s, defendingSide(p, battle));
      return first(battle.target, [...new Set(units.flatMap((unit) => open(unit, battle.target)))], units);
    },
  },
  covered: { rule: 'dagc:6.8b', apart: 'dagc:11.17i' },
  between: (about) => supposed(p).oddsBetween(about),
  defence: (s, battle, units) => defenceSum(p, s, battle, units),
  converting: (_, battle) => (rolled, wishes) => converted(p, battle, rolled, wishes),
});

const answerFor = perSheet((p: Printed) => oddsAnswer(lawOf(p)));

/** 11.8b: the battle under way, with what each face of the die brings in it. */
export const fightNow = (p: Printed, s: Seeing) =>
  fightTold(lawOf(p), s, ['before', 'armour', 'withdraw', 'die', 'turn'], (f) =>
    battleOdds(p, s, battleOf(f)),
  );

/** Whether a side is in a combat phase of its own, so that all of its law is in force. */
export const isAttacking = (s: Seeing, side: string): boolean =>
  phasing(s) === side && isCombat(s.clock.phase);

type Support = Pick<Battle, 'air' | 'armour'>;

/** The support that is asked about, and why some of it could not come: 13.1f, 12.6a. */
const supportIn = (
  p: Printed,
  s: Seeing,
  { target, attackers }: Battle,
  asked: readonly string[],
): { readonly support: Support; readonly none: readonly Refusal[] } => {
  const battle = { target, attackers, supply: supplyAtBattle(p, s, attackers) };
  const noAir = asked.includes('air') ? refuseAir(p, s, battle) : undefined;
  const noArmour = asked.includes('armour') ? refuseArmour(p, s, battle) : undefined;
  return {
    support: {
      ...(asked.includes('air') && noAir === undefined && { air: frontIn(p, battle) }),
      ...(asked.includes('armour') && noArmour === undefined && { armour: true }),
    },
    none: [noAir, noArmour].filter((why) => why !== undefined),
  };
};

/** 11.24 */
const together = (p: Printed, s: Seeing, units: readonly string[]) => {
  const all = strongestFront(p, s, units);
  const [apart] = units.filter((unit) => !all.includes(unit));
  const told =
    apart === undefined
      ? []
      : [message('odds.fronts', { unit: apart, other: all[0] ?? '', rule: 'dagc:11.24' })];
  return { units: all, told };
};

/** `odds 3501 from 5a 39a`, `odds 3501`, `odds 3501 best`; `air` and `armour` suppose that support. */
export const attackQuestions = perSheet((p: Printed): Asked<Seeing> =>
  attackAsked<Own, Battle, Told, undefined, ResultCode>({
    sheet: p,
    isKnown: (s, unit, who) => fogOf(p).isKnown(s, unit, who),
    isAttacking,
    attacks: () => attacksOf(p),
    refuseStrike: (s, unit, from, hex) => refuseStrike(p, s, unit, from, hex),
    supposed: () => supposed(p),
    lookUp: () => undefined,
    answer: (s, hex, about, attack) => answerFor(p)(s, hex, about, attack),
    attack: { key: 'odds.with', rule: 'dagc:11.4' },
    together: (s, units) => together(p, s, units),
    told: (s, hex, attackers, { how = [] }) => {
      const { support, none } = supportIn(p, s, { target: hex, attackers }, how);
      return { told: { hex, attackers, ...support }, none };
    },
    // R21
    must: { rule: 'dagc:R21', units: (s, hex) => mustJoin(p, s, hex) },
    more: ({ best: { s, battle } }) =>
      leaversIn(p, s, battle).map((unit) => message('odds.withdraw', { unit, rule: 'dagc:12.2a' })),
    // Less than an even column.
    isPoor: (_, rung) => rung < ladder(p).rung(0, 0),
  }),
);
