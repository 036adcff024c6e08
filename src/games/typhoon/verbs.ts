// The verbs of the game: shared ones by name, and its own from their sections.
import type { VerbSpec } from '../../api/verb-spec.ts';
import { airVerbs } from '../../mechanics/air/verbs.ts';
import { exchangeVerbs, frontQuestionVerbs, frontVerbs } from '../../mechanics/combat/front/verbs.ts';
import { placeVerb } from '../../mechanics/entry/verbs.ts';
import { replacementVerbs, reserveVerbs } from '../../mechanics/replacements/verbs.ts';
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
  // REP.10
  ...reserveVerbs,
  ...frontVerbs,
  ...exchangeVerbs,
  ...frontQuestionVerbs(['press', 'force']),
  ...questionVerbs,
  ...airVerbs,
];
