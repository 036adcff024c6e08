// Chapter 10: an attack as it is asked about: the question `odds`, and what speaks against an attack ordered in short.
import { attackAsked } from '../../../mechanics/combat/questions/asked-attack.ts';
import type { Asked, AskedLaw } from '../../../mechanics/combat/questions/asked-attack.ts';
import { message } from '../../../mechanics/combat/questions/odds.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { isCombat } from '../05-sequence/5.2-phases.ts';
import { ableTogether, refuseStrike } from '../10-prepared-assaults/10.3-attackers.ts';
import { attacksNow, kindNow } from '../10-prepared-assaults/10.3-attacks.ts';
import { fogOf } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import type { Viewer } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import type { Battle } from '../10-prepared-assaults/10.8-battle-frame.ts';
import { refuseDrop } from '../11-special-rules/11.10-airdrops.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';
import { answerFor } from './odds-answer.ts';
import { isStriking, mobileAsked } from './odds-mobile-assault.ts';
import { supposed } from './supposed-battle.ts';
import type { Told } from './supposed-battle.ts';

/** Whether a side is in its combat phase, so that all of its law is in force. */
export const isAttacking = (s: Seeing, side: string): boolean =>
  phasing(s) === side && isCombat(s.clock.phase);

type Law = AskedLaw<Own, Battle, Told, undefined, ResultCode>;

const together =
  (p: Printed): NonNullable<Law['together']> =>
  (_, units, args) => {
    const all = ableTogether(p, units, args['drop']);
    const apart = units.filter((unit) => !all.includes(unit));
    const [first] = apart;
    if (first === undefined) return { units: all, told: [] };
    // The Soviets are of one nation, and have more artillery than may join.
    const rule = p.sideOf(first) === 'soviet' ? 'storm:11.7b' : 'storm:5.8b';
    return { units: all, told: [message('odds.apart', { units: apart, rule })] };
  };

/** 11.10: what cannot be dropped is left out, and said. */
const told =
  (p: Printed): Law['told'] =>
  (s, hex, attackers, { drop: wished = [] }) => {
    const noDrop = refuseDrop(p, s, { drop: wished, target: [hex], from: attackers });
    const drop = noDrop === undefined ? wished : [];
    const none = noDrop === undefined ? [] : [noDrop];
    return { told: { hex, attackers, kind: kindNow(s), drop }, also: drop, none };
  };

/** `odds N2333 from 6rd`, with a drop or without, `odds N2333 best`, `odds N2333 from 1pz mobile`. */
export const attackQuestions = perSheet((p: Printed): Asked<Seeing> =>
  attackAsked<Own, Battle, Told, undefined, ResultCode>({
    sheet: p,
    isKnown: (s, unit, who) => fogOf(p).isKnown(s, unit, who),
    isAttacking,
    attacks: (s) => attacksNow(p, s),
    refuseStrike: (s, unit, from, hex) => refuseStrike(p, s, unit, from, hex),
    supposed: (s) => supposed(p, s),
    lookUp: () => undefined,
    answer: (s, hex, about, attack) => answerFor(p)(s, hex, about, attack),
    attack: { key: 'odds.with', rule: 'storm:10.3a' },
    together: together(p),
    told: told(p),
    // While Germans may strike on the move the mobile assault, else the prepared one, if neither is named.
    moving: {
      isMeant: (s, side, hex) => isStriking(p, s, side, hex),
      odds: (s, who, hex, named, args) => mobileAsked(p).odds(s, who as Viewer<Who>, hex, named, args),
    },
    // The first column.
    isPoor: (_, rung) => rung <= 0,
  }),
);
