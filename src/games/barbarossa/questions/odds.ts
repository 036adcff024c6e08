// Chapter 11: an attack as it is asked about: the question `odds`, and what speaks against an attack ordered in short.
import { attackAsked } from '../../../mechanics/combat/questions/asked-attack.ts';
import type { Asked, AskedLaw } from '../../../mechanics/combat/questions/asked-attack.ts';
import { message } from '../../../mechanics/combat/questions/odds.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { refuseDrop } from '../04-how-to-win/4.17-air-drop.ts';
import { supplyMaps } from '../07-supply/7.17-supply-at-battle.ts';
import type { SupplyMaps } from '../07-supply/7.17-supply-at-battle.ts';
import { attacksOf, mustJoin, refuseStrike } from '../11-prepared-assaults/11.3-eligible-attackers.ts';
import { isKnown } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Viewer } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Battle } from '../11-prepared-assaults/11.8-battle-frame.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';
import { answerFor } from './odds-range.ts';
import { isMoving, mobileAsked } from './odds-mobile-assault.ts';
import { supposed } from './supposed-battle.ts';
import type { Told } from './supposed-battle.ts';

/** Whether a side is in its prepared assault phase, so that all of its law is in force. */
export const isAssaulting = (s: Seeing, side: string): boolean =>
  phasing(s) === side && s.clock.phase === `${side}-assault`;

type Law = AskedLaw<Own, Battle, Told, SupplyMaps, ResultCode>;

/** The top of the table is sure without each of them where the best is found there, and not at worst. */
const doubts =
  (p: Printed): NonNullable<Law['doubts']> =>
  (s, told, maps) => {
    const { hex, attackers: units } = told;
    const { against, attackOn, columnOf, oddsBetween } = supposed(p);
    const there = against(s, phasing(s), told, maps);
    const attackBy = (attackers: readonly string[]) => attackOn(there, { ...told, attackers }, maps);
    const { odds, worst } = columnOf(attackBy(units));
    const isCertainWithout = (unit: string): boolean => {
      const others = units.filter((other) => other !== unit);
      return others.length > 0 && oddsBetween(attackBy(others)).best.isTop;
    };
    return worst === undefined || !units.some(isCertainWithout)
      ? []
      : [message('doubt.at-best', { hex, units: [...units], odds, worst })];
  };

/** `odds 1606 from 24pz 46pz`, `odds 1606`, `odds 1606 best`, `odds 1606 from 24pz mobile`. */
export const attackQuestions = perSheet((p: Printed): Asked<Seeing> =>
  attackAsked<Own, Battle, Told, SupplyMaps, ResultCode>({
    sheet: p,
    isKnown: (s, unit, who) => isKnown(p, s, unit, who as Viewer),
    isAttacking: isAssaulting,
    attacks: () => attacksOf(p),
    refuseStrike: (s, unit, from, hex) => refuseStrike(p, s, unit, from, hex),
    supposed: () => supposed(p),
    lookUp: (s) => supplyMaps(p, s),
    answer: (s, hex, about, attack) => answerFor(p)(s, hex, about, attack),
    attack: { key: 'odds.prepared', rule: 'barbarossa:11.1a' },
    told: (s, hex, attackers, args) => {
      const [drop] = args['drop'] ?? [];
      const noDrop = refuseDrop(p, s, args['drop'] ?? []);
      const dropped = drop !== undefined && noDrop === undefined ? { drop } : {};
      const none = noDrop === undefined ? [] : [noDrop];
      return { told: { hex, attackers, kind: 'prepared', ...dropped }, also: Object.values(dropped), none };
    },
    // 5.12b
    must: { rule: 'barbarossa:5.12b', units: (s, hex) => mustJoin(p, s, hex) },
    // In a movement phase the mobile assault, else the prepared one, if neither is named.
    moving: {
      isMeant: (s, side) => isMoving(s, side),
      odds: (s, who, hex, named, args) => mobileAsked(p).odds(s, who as Viewer, hex, named, args),
    },
    // Less than even odds.
    isPoor: (_, rung) => rung < 0,
    doubts: doubts(p),
  }),
);
