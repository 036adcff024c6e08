// The verbs of the game: shared ones by name, and its own from their chapters.
import type { VerbSpec } from '../../api/verb-spec.ts';
import { placeVerb, replaceVerb } from '../../mechanics/entry/verbs.ts';
import { whyVerb } from '../../mechanics/questions/why.ts';
import { turnTrackVerbs } from '../../mechanics/questions/turn-track.ts';
import { verbs as supply } from './07-supply/supply-rights.ts';
import { verbs as conversions } from './08-reinforcements/8.19-conversions.ts';
import { verbs as wall } from './08-reinforcements/8.5-east-wall.ts';
import { verbs as cities } from './09-cities.ts';
import { verbs as movement } from './10-movement/verbs.ts';
import { verbs as advances } from './11-prepared-assaults/11.30-advance.ts';
import { verbs as combat } from './11-prepared-assaults/11.1-assault-phase.ts';
import { verbs as results } from './11-prepared-assaults/11.26-losses.ts';
import { verbs as questions } from './questions/targets.ts';

const own = [
  placeVerb,
  ...turnTrackVerbs,
  ...supply,
  ...conversions,
  ...wall,
  replaceVerb,
  ...cities,
  ...movement,
  ...combat,
  ...advances,
  ...questions,
  whyVerb,
  ...results,
];

const SHARED = ['move', 'attack', 'retreat', 'choose', 'pass', 'end'];

export const verbs: readonly (string | VerbSpec)[] = [
  ...SHARED.filter((name) => !own.some((spec) => spec.name === name)),
  ...own,
];
