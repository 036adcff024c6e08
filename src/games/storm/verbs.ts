// The verbs of the game: shared ones by name, and its own from their chapters.
import type { VerbSpec } from '../../api/verb-spec.ts';
import { placeVerb, replaceVerb } from '../../mechanics/entry/verbs.ts';
import { supplyVerb } from '../../mechanics/supply/questions.ts';
import { whyVerb } from '../../mechanics/questions/why.ts';
import { airliftVerb } from './07-supply/7.9-aerial-supply.ts';
import { withdrawVerb } from './08-reinforcements/5.5-reserve-phases.ts';
import { verbs as movement } from './09-movement/9.1-movement-phases.ts';
import { verbs as combat } from './10-prepared-assaults/10.1-combat-phases.ts';
import { verbs as questions } from './questions/targets.ts';
import { turnTrackVerbs } from '../../mechanics/questions/turn-track.ts';
import { airVerb } from './11-special-rules/5.3-air-superiority.ts';

export const verbs: readonly (string | VerbSpec)[] = [
  'choose',
  'end',
  'pass',
  placeVerb,
  replaceVerb,
  withdrawVerb,
  airVerb,
  airliftVerb,
  ...movement,
  ...combat,
  ...questions,
  ...turnTrackVerbs,
  supplyVerb,
  whyVerb,
];
