// Chapter 9: odds of mobile assaults and overruns, asked before they are made: which stack, from which hex, at what cost.
import { mobileAnswers } from '../../../mechanics/combat/questions/mobile.ts';
import type { MobileAnswers, MobileLaw } from '../../../mechanics/combat/questions/mobile.ts';
import type { MobileStrike } from '../../../mechanics/movement/assaults-in-reach.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { moveLaw } from '../09-movement/9.1-move-law.ts';
import { looksLikeArtillery } from '../09-movement/9.22-mobile-assaults.ts';
import { fogOf } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import type { Viewer } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Seeing } from '../state.ts';
import { answerFor } from './odds-answer.ts';
import { columnFor, supposed } from './supposed-battle.ts';
import type { Told } from './supposed-battle.ts';

/** Whether a side moves, and what it would order now is a mobile assault: any, or one on a hex with artillery alone. */
export const isStriking = (p: Printed, s: Seeing, side: string, hex?: string): boolean =>
  phasing(s) === side &&
  s.clock.phase === 'german-movement' &&
  moveLaw(p).assault?.refuseTurn(s) === undefined &&
  (s.own.plan.order === 'move-fight' || (hex !== undefined && looksLikeArtillery(p, s, hex)));

const toldOf = ({ units, target }: MobileStrike): Told => ({
  hex: target,
  attackers: units,
  kind: 'mobile',
});

const lawOf = (p: Printed): MobileLaw<Seeing, Viewer<Who>> => ({
  move: moveLaw(p),
  rule: 'storm:9.23a',
  isKnownAt: (s, unit, place, who) => fogOf(p).isKnownAt(s, unit, place, who),
  refuseStriking: (s, unit) => moveLaw(p).assault?.refuseUnit(s, unit),
  isKind: ({ code }) => code === 'ASSAULT.KIND' || code === 'ASSAULT.ALLY' || code === 'ASSAULT.STATIC',
  column: (board, who, strike) => columnFor(p, board, who, toldOf(strike)),
  odds: (_, board, who, strike, { how = [] }, head) => {
    const { fewest, suppose } = supposed(p, board);
    const told = toldOf(strike);
    const some = how.includes('best') ? fewest(board, who, told, undefined) : strike.units;
    // 9.22b: not without the panzers.
    const isForce = moveLaw(p).assault?.refuse(board, some, strike.from, strike.target) === undefined;
    const attackers = isForce ? some : strike.units;
    const asked = suppose(board, who, { ...told, attackers }, undefined);
    return answerFor(p)(board, strike.target, asked, head(attackers));
  },
});

/** `odds` and `targets` of mobile assaults. */
export const mobileAsked = perSheet((p: Printed): MobileAnswers<Seeing, Viewer<Who>> =>
  mobileAnswers(lawOf(p)),
);
