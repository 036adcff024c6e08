// The verbs of replacements, of the Siberian Reserve and of the 2nd Fliegerkorps.
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { replacementVerbs, reserveVerbs } from '../../../mechanics/replacements/verbs.ts';

export const verbs: readonly VerbSpec[] = [...replacementVerbs, ...reserveVerbs];
