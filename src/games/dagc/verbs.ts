// The verbs of the game: shared ones by name, and its own from their chapters.
import type { VerbSpec } from '../../api/verb-spec.ts';
import { placeVerb } from '../../mechanics/entry/verbs.ts';
import { supplyVerb } from '../../mechanics/supply/questions.ts';
import { excludeVerb } from '../../mechanics/supply/short-picks.ts';
import { whyVerb } from '../../mechanics/questions/why.ts';
import { rollVerb } from './09-movement/9.1-allowance.ts';
import { verbs as combat } from './11-combat/verbs.ts';
import { verbs as air } from './13-air/13.3-interdiction-phase.ts';
import { verbs as questions } from './questions/targets.ts';
import { topVerb } from './06-stacking/6.8-top-unit.ts';
import { replaceVerb } from './10-reinforcements/10.8-rebuilding.ts';
import { turnTrackVerbs } from '../../mechanics/questions/turn-track.ts';

export const verbs: readonly (string | VerbSpec)[] = [
  'choose',
  'end',
  'move',
  'pass',
  'retreat',
  rollVerb,
  placeVerb,
  replaceVerb,
  topVerb,
  ...turnTrackVerbs,
  ...combat,
  ...air,
  ...questions,
  excludeVerb,
  supplyVerb,
  whyVerb,
];
