// Chapter 11: odds of mobile assaults, asked before they are made: which stack, from which hex, at what cost.
import type { Answer } from '../../../mechanics/combat/questions/odds.ts';
import { refusedMessage } from '../../../mechanics/combat/questions/odds.ts';
import { mobileAnswers } from '../../../mechanics/combat/questions/mobile.ts';
import type { MobileAnswers, MobileLaw } from '../../../mechanics/combat/questions/mobile.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { refuseStriking } from '../10-movement/10.23-mobile-assault.ts';
import type { MobileStrike } from '../../../mechanics/movement/assaults-in-reach.ts';
import { moveLaw } from '../10-movement/10.1-move-law.ts';
import { isKnownAt } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Viewer } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import { supplyMaps } from '../07-supply/7.17-supply-at-battle.ts';
import { answerFor } from './odds-range.ts';
import { columnFor, suppose, supposed as supposedBy } from './supposed-battle.ts';
import type { Told } from './supposed-battle.ts';
import { refuseDrop } from '../04-how-to-win/4.17-air-drop.ts';
import type { Printed } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Seeing } from '../state.ts';

/** In its movement phase a side attacks on the move, and in no other way. */
export const isMoving = (s: Seeing, side: string): boolean =>
  phasing(s) === side && s.clock.phase === `${side}-movement`;

const toldOf = ({ units, target, from }: MobileStrike): Told => ({
  hex: target,
  attackers: units,
  kind: 'mobile',
  from,
});

type Asked = MobileLaw<Seeing, Viewer>;

const odds =
  (p: Printed): Asked['odds'] =>
  (s, board, who, strike, { how = [], drop = [] }, head): Answer => {
    const maps = supplyMaps(p, board, strike.units);
    const noDrop = refuseDrop(p, s, drop);
    const [dropped] = noDrop === undefined ? drop : [];
    const all: Told = { ...toldOf(strike), ...(dropped !== undefined && { drop: dropped }) };
    const units = how.includes('best') ? supposedBy(p).fewest(board, who, all, maps) : strike.units;
    const supposed = suppose(p, board, who, { ...all, attackers: units }, maps);
    const told = dropped === undefined ? units : [...units, dropped];
    const [first, whom, ...rest] = answerFor(p)(board, strike.target, supposed, head(told));
    const grounded = noDrop === undefined ? [] : [refusedMessage('odds.cannot', noDrop)];
    return [first, whom, ...grounded, ...rest].filter((line) => line !== undefined);
  };

/** `odds` and `targets` of mobile assaults. */
export const mobileAsked = perSheet((p: Printed): MobileAnswers<Seeing, Viewer> =>
  mobileAnswers<Seeing, Viewer>({
    move: moveLaw(p),
    rule: 'barbarossa:10.24a',
    isKnownAt: (s, unit, place, who) => isKnownAt(p, s, unit, place, who),
    refuseStriking: (s, unit) => refuseStriking(p, s, unit),
    isKind: ({ code }) => code === 'ASSAULT.NOT-MECH',
    // 10.26c
    column: (board, who, strike) =>
      columnFor(p, board, who, toldOf(strike), supplyMaps(p, board, strike.units)),
    odds: odds(p),
  }),
);
