// The questions of Death Struggle 20 by the verb that asks them.
import type { Game } from '../../../api/game.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { chancesAnswer } from '../../../mechanics/air/questions.ts';
import { turnTrackVerbs } from '../../../mechanics/questions/turn-track.ts';
import { whyVerb } from '../../../mechanics/questions/why.ts';
import { supplyVerb } from '../../../mechanics/supply/questions.ts';
import { airOf } from '../air/air-law.ts';
import { bombOf } from '../air/missions.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { attacksAsked } from './attacks.ts';
import { goalOf, scoreOf } from './goal.ts';
import { supplyAnswer } from './supply.ts';
import { trackAsked } from './turn-track.ts';
import { whyOf } from './why.ts';

export const questionVerbs: readonly VerbSpec[] = [
  whyVerb,
  supplyVerb,
  ...turnTrackVerbs.map((verb) => (verb.name === 'calendar' ? { ...verb, aliases: ['weather'] } : verb)),
];

export const questionsOf = (p: Printed): NonNullable<Game['questions']> => ({
  ...(trackAsked(p) as NonNullable<Game['questions']>),
  goal: (s) => goalOf(p, s as Seeing),
  score: (s) => scoreOf(p, s as Seeing),
  why: (s, who, args) => whyOf(p)(s as Seeing, who, args),
  supply: (s, who, args) => supplyAnswer(p, s as Seeing, who, args),
  odds: (s, who, args) => attacksAsked(p).odds(s as Seeing, who, args),
  plan: (s) => attacksAsked(p).plan(s as Seeing),
  targets: (s, who, args) => attacksAsked(p).targets(s as Seeing, who, args),
  threats: (s, who, args) => attacksAsked(p).threats(s as Seeing, who, args),
  who: (s, who, args) => attacksAsked(p).who(s as Seeing, who, args),
  chances: (s, _, args) => chancesAnswer<Own>({ air: airOf(p), bomb: bombOf(p) }, s as Seeing, args),
});
