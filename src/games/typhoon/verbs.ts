// The verbs of the game: shared ones by name, and its own from their sections.
import type { VerbSpec } from '../../api/verb-spec.ts';
import { placeVerb } from '../../mechanics/entry/verbs.ts';
import { verbs as combat } from './ground-attacks/verbs.ts';
import { verbs as replacements } from './replacements/verbs.ts';
import { verbs as stepA } from './sequence/step-a-verbs.ts';

export const verbs: readonly (string | VerbSpec)[] = [
  'choose',
  'end',
  'move',
  'pass',
  'retreat',
  placeVerb,
  ...stepA,
  ...replacements,
  ...combat,
];
