// Chapter 10: what is said of a battle: its column, its sums, and what each face of the die brings.
import type { Message } from '../../../core/types.ts';
import { knownFaces, oddsAnswer } from '../../../mechanics/combat/questions/odds.ts';
import type { AnswerLaw } from '../../../mechanics/combat/questions/odds.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { isArtillery } from '../02-counters.ts';
import { battleOf } from '../10-prepared-assaults/10.8-battle-frame.ts';
import type { Battle } from '../10-prepared-assaults/10.8-battle-frame.ts';
import { battleOdds, ELIMINATED } from '../10-prepared-assaults/10.8-odds.ts';
import { defenceSum } from '../10-prepared-assaults/10.10-strengths.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { supposed } from './supposed-battle.ts';

const lawOf = (p: Printed): AnswerLaw<Seeing, Battle, ResultCode> => ({
  // The worst for the attacker first.
  codes: p.tables.results.toSorted((a, b) => a.rank - b.rank).map(({ id }) => id),
  stalled: ELIMINATED,
  // 10.23, 11.7h: artillery goes with the last of the others; 11.7e: where there are none, with DE.
  taken: (_, __, units) => {
    const others = units.filter((unit) => !isArtillery(p, unit)).length;
    return p.tables.results
      .filter(({ defenders = Math.max(1, others) }) => defenders > 0 && defenders >= others)
      .map(({ id }) => id);
  },
  // Nobody ever retreats.
  retreat: { code: '', none: 'storm:10.22a', rule: () => 'storm:10.22a', hexes: () => [] },
  covered: { rule: 'storm:10.7a', apart: 'storm:10.4d' },
  between: (about) => supposed(p, about.best.s).oddsBetween(about),
  defence: (s, battle, units) => defenceSum(p, s, battle, units),
  converting: () => (rolled) => ({ result: rolled, turned: [] }),
});

export const answerFor = perSheet((p: Printed) => oddsAnswer(lawOf(p)));

/** From when the odds of a battle have been told, until what came of it is carried out. */
const TOLD: ReadonlySet<string> = new Set(['die', 'turn']);

/** 10.21a: what each face of the die brings in the battle under way. */
export const facesNow = (p: Printed, s: Seeing): readonly Message[] => {
  const frame = s.stack.at(-1);
  return frame?.proc === 'battle' && TOLD.has(frame.step)
    ? knownFaces(lawOf(p), battleOdds(p, s, battleOf(frame)))
    : [];
};
