// Chapter 11: the questions `targets`, `threats` and `who`: what could be attacked, by whom, at which odds.
import { message } from '../../../mechanics/combat/questions/odds.ts';
import type { Message } from '../../../core/types.ts';
import { dropSlot } from '../04-how-to-win/4.17-air-drop.ts';
import { mobileStrikes } from '../../../mechanics/movement/assaults-in-reach.ts';
import { moveLaw } from '../10-movement/10.1-move-law.ts';
import { attackQuestions } from './odds.ts';
import { isKnownAt } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Viewer } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import { isMoving, mobileAsked } from './odds-mobile-assault.ts';
import { asksMoving } from '../../../mechanics/combat/questions/asked-attack.ts';
import { strikeAnswers } from '../../../mechanics/combat/questions/targets.ts';
import { kindSlots, strikeVerbs } from '../../../mechanics/combat/verbs.ts';
import type { StrikeLaw } from '../../../mechanics/combat/questions/targets.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { supplyMaps } from '../07-supply/7.17-supply-at-battle.ts';
import { attacksOf } from '../11-prepared-assaults/11.3-eligible-attackers.ts';
import { fightIn } from '../11-prepared-assaults/11.8-battle-frame.ts';
import { freshAt } from '../11-prepared-assaults/11.2-defenders.ts';
import { columnFor } from './supposed-battle.ts';
import { comingAttacks } from './threats.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/** Mobile assaults that could be ordered now on a hex, where it is the asking side that moves. */
const mobileWho = (p: Printed, s: Seeing, who: Viewer, hex: string, side: Who): readonly Message[] =>
  isMoving(s, side) && (who === 'both' || who === side)
    ? mobileStrikes(moveLaw(p), s, hex).map(({ units, from, cost, left }) =>
        message('who.mobile', { units: [...units], from, cost, left }),
      )
    : [];

/** 1 to 1. */
const EVEN = 0;

/** 11.1a, 11.4b, 11.7a: enemies next to somebody who may still attack them, as far as one may look. */
const lawOf = (p: Printed): StrikeLaw<Seeing> => ({
  isFresh: (s, hex, side) => freshAt(p, s.own, hex, side as Who).length > 0,
  isKnownAt: (s, unit, place, who) => isKnownAt(p, s, unit, place, who as Viewer),
  attackers: (s, hex, side) => attacksOf(p).attackersOf(s, hex, side),
  columns: (s, who) => {
    const maps = supplyMaps(p, s);
    return (hex, attackers) => columnFor(p, s, who as Viewer, { hex, attackers, kind: 'prepared' }, maps);
  },
  refuse: attackQuestions(p).refuseAttack,
  fightHex: (s) => fightIn(s)?.hex,
  // Mobile assaults while a side moves, else prepared ones, unless a kind is named.
  otherTargets: (s, who, side, args) => {
    const [unit] = args['unit'] ?? [];
    return asksMoving(args, () => isMoving(s, side))
      ? mobileAsked(p).targets(s, who as Viewer, unit)
      : undefined;
  },
  otherWho: (s, who, hex, side) => mobileWho(p, s, who as Viewer, hex, side as Who),
  coming: (s, attacker, who) => comingAttacks(p, s, attacker as Who, who as Viewer),
  grave: EVEN,
});

export const attacksAsked = perSheet((p: Printed) => strikeAnswers<Seeing>(p, lawOf(p)));

export const verbs = strikeVerbs({
  orders: ['attack', 'assault'],
  odds: {
    slots: [...kindSlots.odds, dropSlot],
    help: 'says the odds of an attack, every shift, and what each face of the die would bring.',
    examples: ['odds {target} prepared'],
  },
  targets: {
    slots: kindSlots.targets,
    help: 'lists the attacks open to you, best odds first, in fog by the worst there can be: mobile assaults while you move, else prepared ones.',
    examples: ['targets prepared'],
  },
  threats: {
    help: 'lists your hexes by the best odds the other side could reach in its coming player turn, prepared, or mobile by one stack as it lies now.',
  },
});
