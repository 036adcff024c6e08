// The verbs of the game: shared ones by name.
import type { VerbSpec } from '../../api/verb-spec.ts';
import {
  declineVerb,
  forceVerb,
  frontQuestionVerbs,
  frontVerbs,
} from '../../mechanics/combat/front/verbs.ts';
import { airVerbs } from '../../mechanics/air/verbs.ts';
import { replacementVerbs, reserveVerbs } from '../../mechanics/replacements/verbs.ts';
import { placeVerb } from '../../mechanics/entry/verbs.ts';
import { formationVerbs } from '../../mechanics/formations/verbs.ts';
import { questionVerbs } from './questions/index.ts';

export const verbs: readonly (string | VerbSpec)[] = [
  'choose',
  'end',
  'move',
  'pass',
  'retreat',
  placeVerb,
  ...formationVerbs,
  ...replacementVerbs,
  // R17
  ...reserveVerbs,
  ...frontVerbs,
  // R27
  { ...forceVerb, help: 'forces no exchange: only the first edition knows that.' },
  // RES.X.1
  { ...declineVerb, help: 'declines no exchange: only the first edition knows that.' },
  ...frontQuestionVerbs(['press']),
  ...questionVerbs,
  ...airVerbs,
];
