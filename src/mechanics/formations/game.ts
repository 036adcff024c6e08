// What front ends want by name of every game of armies and corps whose battles are fought along a front.
import type { Game } from '../../api/game.ts';
import type { Seen } from '../../core/rule-set.ts';
import type { Message, Order } from '../../core/types.ts';
import { boardInfo } from '../board-info.ts';
import type { FrontOwn } from '../combat/front/law.ts';
import type { FrontQuestions } from '../combat/front/questions.ts';
import { toldOnce } from '../combat/told-once.ts';
import { takenTogether } from '../control.ts';
import { boxTitles } from '../entry/boxes.ts';
import type { BoxSheet } from '../entry/boxes.ts';
import { SETTING_UP } from '../entry/deployment.ts';
import type { MoveLaw } from '../movement/law.ts';
import { marchingOf } from '../movement/march-cost.ts';
import type { Sheet } from '../sheet.ts';
import { formationsOf } from '../unit-formations.ts';
import { formationPicks } from './unit-filters.ts';

export type FormationGameLaw<O extends FrontOwn> = {
  readonly moves: MoveLaw;
  /** Made when they are first asked for. */
  attacks(): Pick<FrontQuestions<O>, 'fight'>;
  warnings(): {
    leftOver(s: Seen<O>): readonly Message[];
    lostByEnd(s: Seen<O>): readonly Message[];
    doubts?(s: Seen<O>, order: Order): readonly Message[];
  };
};

/** What a turn brings by itself, which nobody has done to a side. */
export const TURNING = [
  ...SETTING_UP,
  'phase.begins',
  'phase.passed',
  'pulse.begins',
  'turn.begins',
  'weather.now',
] as const;

export const formationGame = <O extends FrontOwn>(
  p: Sheet & BoxSheet,
  { moves, attacks, warnings }: FormationGameLaw<O>,
) =>
  ({
    board: boardInfo(p, boxTitles(p.tables)),
    formations: formationsOf(p),
    picks: formationPicks(p),
    leftOver: (s) => warnings().leftOver(s as Seen<O>),
    lostByEnd: (s) => warnings().lostByEnd(s as Seen<O>),
    doubts: (s, order) => warnings().doubts?.(s as Seen<O>, order) ?? [],
    marching: marchingOf(moves),
    retell: (events) => toldOnce(takenTogether(events), p.sideOf),
    fight: (s) => attacks().fight(s as Seen<O>),
    toll: { attacks: ['battle.declared'], losses: ['unit.eliminated', 'units.eliminated'] },
    scores: [],
    always: ['holding.lapsed'],
    turning: TURNING,
  }) satisfies Partial<Game>;
