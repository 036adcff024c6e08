// Made by `npm run docs`: the rules each code refuses under, as the sources have them.
import type { RuleId } from '../../../core/types.ts';

export const REFUSAL_RULES: Readonly<Record<string, readonly RuleId[]>> = {
  'ADVANCE.ENEMY': ['typhoon:R22'],
  'ADVANCE.GARRISON': ['typhoon:R26'],
  'ADVANCE.LAKE': ['typhoon:R22'],
  'AGAIN.NOT-THIS': ['typhoon:R7'],
  'AIR.ATTACKED': ['typhoon:R53'],
  'AIR.NO-BASE': ['typhoon:R48'],
  'AIR.NO-INTERCEPTOR': ['typhoon:R49'],
  'AIR.NO-INTERDICTION': ['typhoon:R53'],
  'AIR.NO-MISSION': ['typhoon:R49'],
  'AIR.NOT-A-BASE': ['typhoon:R48'],
  'AIR.ONE-BASE': ['typhoon:R48'],
  'AIR.RANGE': ['typhoon:R48'],
  'AIR.WHO': ['typhoon:R49'],
  'ENTER.PULSE': ['typhoon:R57'],
  'LOSE.TOO-MUCH': ['typhoon:R11'],
  'MOVE.ATTACKED-FIRST': ['typhoon:R36'],
  'MOVE.NO-HEX': ['typhoon:R65'],
  'MOVE.TWICE': ['typhoon:R49'],
};
