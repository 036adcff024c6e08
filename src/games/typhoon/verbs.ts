// The verbs of the game: shared ones by name, and its own from their sections.
import type { VerbSpec } from '../../api/verb-spec.ts';
import { exchangeVerbs, frontQuestionVerbs, frontVerbs } from '../../mechanics/combat/front/verbs.ts';
import { placeVerb } from '../../mechanics/entry/verbs.ts';
import { formationVerbs } from '../../mechanics/formations/verbs.ts';
import { verbs as air } from './air/verbs.ts';
import { verbs as replacements } from './replacements/verbs.ts';

export const verbs: readonly (string | VerbSpec)[] = [
  'choose',
  'end',
  'move',
  'pass',
  'retreat',
  placeVerb,
  ...formationVerbs,
  ...replacements,
  ...frontVerbs,
  ...exchangeVerbs,
  ...frontQuestionVerbs(['press', 'force']),
  ...air,
];
