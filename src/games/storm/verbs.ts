// The verbs of the game: shared ones by name, and its own from their chapters.
import type { VerbSpec } from '../../api/verb-spec.ts';
import { placeVerb } from '../../mechanics/entry/verbs.ts';
import { airliftVerb } from './07-supply/7.9-aerial-supply.ts';
import { airVerb } from './11-special-rules/5.3-air-superiority.ts';

export const verbs: readonly (string | VerbSpec)[] = [
  'choose',
  'end',
  'pass',
  placeVerb,
  airVerb,
  airliftVerb,
];
