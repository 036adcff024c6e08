// The verbs of the game: shared ones by name.
import type { VerbSpec } from '../../api/verb-spec.ts';
import { placeVerb } from '../../mechanics/entry/verbs.ts';
import { formationVerbs } from '../../mechanics/formations/verbs.ts';
import { airVerbs } from './air/verbs.ts';
import { combatVerbs } from './combat/verbs.ts';
import { questionVerbs } from './questions/index.ts';
import { logisticsVerbs } from './replacements/verbs.ts';

export const verbs: readonly (string | VerbSpec)[] = [
  'choose',
  'end',
  'move',
  'pass',
  'retreat',
  placeVerb,
  ...formationVerbs,
  ...logisticsVerbs,
  ...combatVerbs,
  ...airVerbs,
  ...questionVerbs,
];
