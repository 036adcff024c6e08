// The questions of Death Struggle 20 by the verb that asks them.
import type { Game } from '../../../api/game.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import type { Printed } from '../data/sheet.ts';

export const questionVerbs: readonly VerbSpec[] = [];

export const questionsOf = (_: Printed): NonNullable<Game['questions']> => ({});
