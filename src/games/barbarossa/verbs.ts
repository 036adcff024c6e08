// The verbs of the game: shared ones by name, and its own from their chapters.
import type { VerbSpec } from '../../orders/language.ts';
import { verbs as deployment } from './03-deployment.ts';
import { verbs as points } from './04-questions.ts';
import { verbs as supply } from './07-rights.ts';
import { verbs as conversions } from './08-conversions.ts';
import { verbs as wall } from './08-east-wall.ts';
import { verbs as replacements } from './08-replacements.ts';
import { verbs as cities } from './09-cities.ts';
import { verbs as movement } from './10-verbs.ts';
import { verbs as advances } from './11-advance.ts';
import { verbs as combat } from './11-attacks.ts';
import { verbs as results } from './11-losses.ts';
import { verbs as questions } from './11-threats.ts';
import { verbs as why } from './why.ts';

const own = [
  ...deployment,
  ...points,
  ...supply,
  ...conversions,
  ...wall,
  ...replacements,
  ...cities,
  ...movement,
  ...combat,
  ...advances,
  ...questions,
  ...why,
  ...results,
];

const SHARED = ['move', 'attack', 'retreat', 'choose', 'pass', 'end'];

export const verbs: readonly (string | VerbSpec)[] = [
  ...SHARED.filter((name) => !own.some((spec) => spec.name === name)),
  ...own,
];
