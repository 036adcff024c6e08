// Chapter 11: the question `odds`, answered from what the asking side may see; with covered units, the range it could be.
import { hasUnitsOf } from '../../../mechanics/places.ts';
import { knownFaces, oddsAnswer } from '../../../mechanics/combat/questions/odds.ts';
import type { AnswerLaw } from '../../../mechanics/combat/questions/odds.ts';
import type { Message } from '../../../core/types.ts';
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
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/** Who has a hex that is asked about, as far as the map shows. */
export const garrisonOf = (p: Printed, s: Seeing, hex: string): Who | undefined =>
  (['german', 'soviet'] as const).find((side) => hasUnitsOf(p, s.own, hex, side));

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

/** From when the odds of a battle have been told, until what came of it is carried out. */
const TOLD: ReadonlySet<string> = new Set(['support', 'die', 'turn', 'wish']);

/** 11.25a: what each face of the die brings in the battle under way. */
export const facesNow = (p: Printed, s: Seeing): readonly Message[] => {
  const frame = s.stack.at(-1);
  return frame?.proc === 'battle' && TOLD.has(frame.step)
    ? knownFaces(lawOf(p), battleOdds(p, s, battleVars(frame)))
    : [];
};

export const answerFor = perSheet((p: Printed) => oddsAnswer(lawOf(p)));
