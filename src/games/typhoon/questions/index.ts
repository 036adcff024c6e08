// The questions of this game, each answered from what the asking side may see, which is everything.
import type { Game } from '../../../api/game.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { supplyVerb } from '../../../mechanics/supply/questions.ts';
import { turnTrackVerbs } from '../../../mechanics/questions/turn-track.ts';
import { whyVerb } from '../../../mechanics/questions/why.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { chancesAnswer } from '../../../mechanics/air/questions.ts';
import { missionsOf } from '../air/missions.ts';
import { supplyAnswer } from './supply.ts';
import { goalOf, scoreOf } from './goal.ts';
import { attacksAsked } from './targets.ts';
import { trackAsked } from './turn-track.ts';
import { whyOf } from './why.ts';

export const questionVerbs: readonly VerbSpec[] = [whyVerb, supplyVerb, ...turnTrackVerbs];

export const questionsOf = (p: Printed): NonNullable<Game['questions']> => ({
  ...(trackAsked(p) as NonNullable<Game['questions']>),
  odds: (s, who, args) => attacksAsked(p).odds(s as Seeing, who, args),
  plan: (s) => attacksAsked(p).plan(s as Seeing),
  targets: (s, who, args) => attacksAsked(p).targets(s as Seeing, who, args),
  threats: (s, who, args) => attacksAsked(p).threats(s as Seeing, who, args),
  goal: (s) => goalOf(p, s as Seeing),
  score: (s) => scoreOf(p, s as Seeing),
  who: (s, who, args) => attacksAsked(p).who(s as Seeing, who, args),
  why: (s, who, args) => whyOf(p)(s as Seeing, who, args),
  supply: (s, who, args) => supplyAnswer(p, s as Seeing, who, args),
  chances: (s, _, args) => chancesAnswer<Own>(missionsOf(p).chances, s as Seeing, args),
});
