// Chapter 11: the question `odds`, answered from what the asking side may see; with covered units, the range it could be.
import { fightTold, oddsAnswer } from '../../../mechanics/combat/questions/odds.ts';
import type { AnswerLaw } from '../../../mechanics/combat/questions/odds.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { battleVars, defendingSide } from '../11-prepared-assaults/11.8-battle-frame.ts';
import type { Battle } from '../11-prepared-assaults/11.8-battle-frame.ts';
import { chancesOf } from './odds-unrolled.ts';
import { isHomeward, refuseRetreat } from '../11-prepared-assaults/11.27-barred-hexsides.ts';
import { convert } from '../05-sequence/5.15-result-conversions.ts';
import { defenceSum } from '../11-prepared-assaults/11.12-factors.ts';
import { battleOdds } from '../11-prepared-assaults/11.8-odds.ts';
import { sceneOf } from '../11-prepared-assaults/11.8-odds-context.ts';
import { supposed } from './supposed-battle.ts';
import { RESULTS } from '../data/charts.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/** 11.27R: hexes a beaten defender would have to choose from, stacks apart: those are not for everybody to see. */
const retreatHexes = (p: Printed, s: Seeing, battle: Battle, units: readonly string[]): readonly string[] => {
  const { target } = battle;
  const open = p
    .neighbours(target)
    .filter((to) => units.some((unit) => refuseRetreat(p, s, battle, unit, target, to) === undefined));
  const homeward = open.filter((to) => isHomeward(p, defendingSide(p, battle), target, to));
  return homeward.length > 0 ? homeward : open;
};

const lawOf = (p: Printed): AnswerLaw<Seeing, Battle, ResultCode> => ({
  codes: RESULTS,
  stalled: 'AS',
  // 11.26: of a bloodbath too no defender is left.
  taken: () => ['BB', 'DR', 'DE'],
  retreat: {
    code: 'DR',
    none: 'barbarossa:11.28A',
    rule: (battle) => (defendingSide(p, battle) === 'german' ? 'barbarossa:11.27R.a' : 'barbarossa:11.27R.b'),
    hexes: (s, battle, units) => retreatHexes(p, s, battle, units),
  },
  covered: { rule: 'barbarossa:11.7a', apart: 'barbarossa:11.29a' },
  between: (about) => supposed(p).oddsBetween(about),
  defence: (s, battle, units) => defenceSum(p, s, battle, units),
  // 11.26
  converting: (s, battle) => {
    const scene = sceneOf(p, s, battle);
    return (rolled, wishes) => convert(scene, rolled, wishes);
  },
  // 8.4d
  chances: (s, battle) => chancesOf(p, s, battle),
});

/** 11.25a: the battle under way, with what each face of the die brings in it. */
export const fightNow = (p: Printed, s: Seeing) =>
  fightTold(lawOf(p), s, ['support', 'die', 'turn', 'wish'], (f) => battleOdds(p, s, battleVars(f)));

export const answerFor = perSheet((p: Printed) => oddsAnswer(lawOf(p)));
