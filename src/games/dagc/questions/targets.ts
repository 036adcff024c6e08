// Chapter 11: the questions `targets`, `threats` and `who`: what could be attacked, by whom, at which odds.
import { strikeAnswers } from '../../../mechanics/combat/questions/targets.ts';
import type { Coming, StrikeLaw } from '../../../mechanics/combat/questions/targets.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { fromSlot, strikeVerbs } from '../../../mechanics/combat/verbs.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { lastTurn } from '../../../mechanics/sequence.ts';
import { isCombat, ORDER } from '../05-sequence/5.2-phases.ts';
import { fogOf } from '../06-stacking/6.8-fog-of-war.ts';
import type { Viewer } from '../06-stacking/6.8-fog-of-war.ts';
import { attacksOf, strongestFront } from '../11-combat/11.2-attacks.ts';
import { fightIn, freshAt } from '../11-combat/11.8-battle-frame.ts';
import { ladder } from '../11-combat/11.8-odds.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { freshPhase } from '../state.ts';
import type { Seeing } from '../state.ts';
import { attackQuestions } from './odds.ts';
import { columnFor } from './supposed-battle.ts';

/**
 * The next combat phase of a side (5.2), and the board it begins on as far as somebody sees it: of a player turn under way
 * the one that is left, else the first of its next one.
 */
const coming = (p: Printed, s: Seeing, attacker: Who, who: Viewer<Who>): Coming<Seeing> | undefined => {
  const { phase, turn } = s.clock;
  const at = ORDER.findIndex((line) => line.phase === phase);
  const left = ORDER.filter(
    (line, i) =>
      i >= at && line.turnOf === attacker && isCombat(line.phase) && line.phase.startsWith(attacker),
  );
  const [next] = left;
  const when = next === undefined ? turn + 1 : turn;
  if (when > lastTurn(p, s)) return undefined;
  if (next?.phase === phase) return { turn, standing: s };
  const own = { ...s.own, places: fogOf(p).shownTo(s, who), phase: freshPhase() };
  const clock = { turn: when, phase: next?.phase ?? `${attacker}-pre-combat`, phasing: attacker };
  return { turn: when, standing: { ...s, clock, own } };
};

/** From a differential of nothing on. */
const even = perSheet((p: Printed): number => ladder(p).rung(0, 0));

const lawOf = (p: Printed): StrikeLaw<Seeing> => ({
  isFresh: (s, hex, side) => freshAt(p, s.own, hex, side as Who).length > 0,
  isKnownAt: (s, unit, place, who) => fogOf(p).isKnownAt(s, unit, place, who),
  // 11.24
  attackers: (s, hex, side) => strongestFront(p, s, attacksOf(p).attackersOf(s, hex, side)),
  columns: (s, who) => (hex, attackers) => columnFor(p, s, who as Viewer<Who>, { hex, attackers }),
  refuse: attackQuestions(p).refuseAttack,
  fightHex: (s) => fightIn(s)?.hex,
  coming: (s, attacker, who) => coming(p, s, attacker as Who, who as Viewer<Who>),
  grave: even(p),
});

export const attacksAsked = perSheet((p: Printed) => strikeAnswers<Seeing>(p, lawOf(p)));

/** What may be had beside the units named. */
const support = (more: Partial<VerbSpec['slots'][number]>): VerbSpec['slots'][number] => ({
  name: 'how',
  kind: 'word',
  many: true,
  optional: true,
  values: ['best', 'air', 'armour'],
  says: 'best, air or armour',
  ...more,
});

export const verbs = strikeVerbs({
  orders: ['attack'],
  odds: {
    slots: [support({}), fromSlot, support({ name: 'with' })],
    help: 'says the column of an attack, every shift, and what each face of the die would bring; with air as if an air army came, with armour as if the armour concentration did.',
    examples: ['odds {target} air'],
  },
  targets: {
    help: 'lists the attacks open to you from where your units stand, best column first, in fog by the worst there can be.',
  },
  threats: {
    help: 'lists your hexes by the best column the other side could reach in its coming player turn from where it stands.',
  },
});
