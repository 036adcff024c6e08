// Chapter 10: the questions `targets`, `threats` and `who`: what could be attacked, by whom, at which columns.
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { unitsOfSide } from '../../../mechanics/combat/battle-frame.ts';
import { asksMoving } from '../../../mechanics/combat/questions/asked-attack.ts';
import { strikeAnswers } from '../../../mechanics/combat/questions/targets.ts';
import type { Coming, StrikeLaw } from '../../../mechanics/combat/questions/targets.ts';
import { kindSlots, strikeVerbs } from '../../../mechanics/combat/verbs.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { lastTurn } from '../../../mechanics/sequence.ts';
import { PHASES } from '../05-sequence/5.2-phases.ts';
import { fogOf } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import type { Viewer } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import { ableTogether } from '../10-prepared-assaults/10.3-attackers.ts';
import { attacksNow, kindNow } from '../10-prepared-assaults/10.3-attacks.ts';
import { fightIn, freshAt } from '../10-prepared-assaults/10.8-battle-frame.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { freshPhase } from '../state.ts';
import type { Seeing } from '../state.ts';
import { attackQuestions, isAttacking } from './odds.ts';
import { isStriking, mobileAsked } from './odds-mobile-assault.ts';
import { dropSlot } from '../11-special-rules/11.10-airdrops.ts';
import { columnFor } from './supposed-battle.ts';

/** Whether the combat phase of a side is over in this turn, or all of its player turn. */
const isPast = (s: Seeing, side: Who): boolean => {
  const phases: readonly string[] = PHASES;
  const at = phases.indexOf(s.clock.phase);
  if (s.clock.phase === `${side}-movement`) return s.own.plan.order === 'fight-move';
  return at > phases.indexOf(`${side}-combat`);
};

/** The next combat phase of a side, and the board it begins on as far as somebody sees it. */
const coming = (p: Printed, s: Seeing, attacker: Who, who: Viewer<Who>): Coming<Seeing> | undefined => {
  const turn = isPast(s, attacker) ? s.clock.turn + 1 : s.clock.turn;
  if (turn > lastTurn(p, s)) return undefined;
  if (isAttacking(s, attacker)) return { turn, standing: s };
  const own = { ...s.own, places: fogOf(p).shownTo(s, who), phase: freshPhase(), plan: {} };
  const clock = { turn, phase: `${attacker}-combat`, phasing: attacker };
  return { turn, standing: { ...s, clock, own } };
};

const lawOf = (p: Printed): StrikeLaw<Seeing> => ({
  // 10.25d
  isFresh: (s, hex, side) =>
    (kindNow(s) === 'momentum' ? unitsOfSide : freshAt)(p, s.own, hex, side as Who).length > 0,
  isKnownAt: (s, unit, place, who) => fogOf(p).isKnownAt(s, unit, place, who),
  attackers: (s, hex, side) => ableTogether(p, attacksNow(p, s).attackersOf(s, hex, side)),
  columns: (s, who) => (hex, attackers) =>
    columnFor(p, s, who as Viewer<Who>, { hex, attackers, kind: kindNow(s) }),
  refuse: attackQuestions(p).refuseAttack,
  fightHex: (s) => fightIn(s)?.hex,
  // Mobile assaults while the Germans may make them, else prepared ones, unless a kind is named.
  otherTargets: (s, who, side, args) => {
    const [unit] = args['unit'] ?? [];
    return asksMoving(args, () => isStriking(p, s, side))
      ? mobileAsked(p).targets(s, who as Viewer<Who>, unit)
      : undefined;
  },
  coming: (s, attacker, who) => coming(p, s, attacker as Who, who as Viewer<Who>),
  // From +5 on more is lost by the defender than by the attacker.
  grave: p.tables.columns.find(({ id }) => id === '+5')?.rung ?? 0,
});

export const attacksAsked = perSheet((p: Printed) => strikeAnswers<Seeing>(p, lawOf(p)));

export const verbs: readonly VerbSpec[] = strikeVerbs({
  orders: ['attack', 'assault'],
  odds: {
    slots: [...kindSlots.odds, dropSlot],
    help: 'says the column of an attack, every shift, and what each face of the die would bring.',
    examples: ['odds {target} prepared'],
  },
  targets: {
    slots: kindSlots.targets,
    help: 'lists the attacks open to you, best column first, in fog by the worst there can be: mobile assaults while you may make them, else those from where your units stand.',
    examples: ['targets prepared'],
  },
  threats: {
    help: 'lists your hexes by the best column the other side could reach in its coming combat phase from where it stands.',
  },
});
