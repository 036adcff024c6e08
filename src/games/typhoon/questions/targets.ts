// Ground attacks: the questions `targets`, `threats` and `who`: what could be attacked, by whom, at which columns.
import type { Args } from '../../../core/types.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import type { Answer } from '../../../mechanics/combat/questions/odds.ts';
import { leadingOf } from '../../../mechanics/combat/allocated/readings.ts';
import { strikeAnswers } from '../../../mechanics/combat/questions/targets.ts';
import type { Coming, StrikeLaw } from '../../../mechanics/combat/questions/targets.ts';
import { fromSlot, strikeVerbs } from '../../../mechanics/combat/questions/verbs.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { numberOf } from '../../../mechanics/pulses.ts';
import { fightFor } from '../combat-results/fights.ts';
import { readings } from '../combat-results/odds.ts';
import { worthOf } from '../combat-results/strengths.ts';
import { ladder } from '../combat-results/table.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { attacksNow } from '../ground-attacks/attacks.ts';
import { pulseOrder } from '../sequence/pulse-now.ts';
import { lastTurn } from '../sequence/turn.ts';
import { freshPhase, freshPulse } from '../state.ts';
import type { Seeing } from '../state.ts';
import { answerOdds, fightIn, isAttacking, refuseAttack } from './odds.ts';

/** The number of the next pulse of a side in this turn; 0 where it has none. */
const nextPulse = (p: Printed, s: Seeing, side: Who): number => {
  const order = pulseOrder(p, s);
  const { number } = s.own.pulse;
  const later = order.findIndex((each, i) => each === side && i + 1 > number);
  return later + 1;
};

/** The next pulse of a side, and the board it begins on. */
const coming = (p: Printed, s: Seeing, attacker: Who): Coming<Seeing> | undefined => {
  const { turn } = s.clock;
  if (isAttacking(s, attacker)) return { turn, standing: s };
  const next = nextPulse(p, s, attacker);
  const when = next > 0 ? turn : turn + 1;
  if (when > lastTurn(p, s)) return undefined;
  const number = next > 0 ? next : Math.max(1, numberOf(pulseOrder(p, s), attacker));
  const own = { ...s.own, phase: freshPhase(), pulse: freshPulse(number) };
  const clock = { turn: when, phase: `${attacker}-movement`, phasing: attacker };
  return { turn: when, standing: { ...s, clock, own, stack: [] } };
};

/** From 2:1 on an attack is grave. */
const GRAVE = '2:1';

const lawOf = (p: Printed): StrikeLaw<Seeing> => ({
  isFresh: () => true,
  isKnownAt: () => true,
  attackers: (s, hex, side) => attacksNow(p, s).attackersOf(s, hex, side),
  columns: (s) => (hex, units) => {
    const fight = fightFor(p, s, { hex, units });
    const lead = leadingOf(readings(p, s, fight), (some) => worthOf(p, s, fight, some));
    const rung = ladder(p).worth(lead.odds.total);
    return { rung, floor: rung, odds: ladder(p).name(rung) };
  },
  refuse: (s, unit, hex) => refuseAttack(p, s, unit, hex),
  fightHex: (s) => fightIn(p, s)?.hex,
  coming: (s, attacker) => coming(p, s, attacker as Who),
  grave: p.tables.columns.find(({ id }) => id === GRAVE)?.rung ?? 0,
});

export const attacksAsked = perSheet((p: Printed) => strikeAnswers<Seeing>(p, lawOf(p)));

/** What the game answers to these questions. */
export const answersOf = (
  p: Printed,
): Readonly<Record<string, (s: Seeing, who: Who | 'both', args: Args) => Answer>> => ({
  odds: (s, _, args) => answerOdds(p, s, args),
  targets: (s, who, args) => attacksAsked(p).targets(s, who, args),
  threats: (s, who, args) => attacksAsked(p).threats(s, who, args),
  who: (s, who, args) => attacksAsked(p).who(s, who, args),
});

const HOW = ['best', 'press', 'force'] as const;

export const verbs: readonly VerbSpec[] = strikeVerbs({
  orders: ['attack', 'fight'],
  odds: {
    slots: [
      { name: 'how', kind: 'word', many: true, optional: true, values: HOW, says: 'best, press or force' },
      fromSlot,
      { name: 'as', kind: 'word', many: true, optional: true, values: HOW, says: 'press or force' },
    ],
    help: 'says the column of an attack for each part of the defence, every shift, and what each row of the table would bring, by both its numbers; press and force as it would be then.',
    examples: ['odds {target} press'],
  },
  targets: { help: 'lists the attacks open to you from where your units stand, best column first.' },
  threats: {
    help: 'lists your hexes by the best column the other side could reach in its coming pulse from where it stands.',
  },
});
