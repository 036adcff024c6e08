// The questions of Death Struggle 20 by the verb that asks them.
import type { Game } from '../../../api/game.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { chancesAnswer } from '../../../mechanics/air/questions.ts';
import { airOf } from '../air/air-law.ts';
import { bombOf } from '../air/missions.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { attacksAsked } from './attacks.ts';

export const questionVerbs: readonly VerbSpec[] = [];

export const questionsOf = (p: Printed): NonNullable<Game['questions']> => ({
  odds: (s, who, args) => attacksAsked(p).odds(s as Seeing, who, args),
  targets: (s, who, args) => attacksAsked(p).targets(s as Seeing, who, args),
  threats: (s, who, args) => attacksAsked(p).threats(s as Seeing, who, args),
  who: (s, who, args) => attacksAsked(p).who(s as Seeing, who, args),
  chances: (s, _, args) => chancesAnswer<Own>({ air: airOf(p), bomb: bombOf(p) }, s as Seeing, args),
});
