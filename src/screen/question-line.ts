// Lines of the questions that keys ask: undefined where the game has no such question.
import type { FrontAsked, FrontQuestion } from '../api/questions.ts';
import type { VerbSpec } from '../api/verb-spec.ts';
import { write } from '../language/canonical-write.ts';
import type { Desk } from '../session/session.ts';

export const specAsked = (desk: Desk, question: FrontQuestion): VerbSpec | undefined =>
  desk.registry.named(question)?.spec;

export const questionLine = (desk: Desk, asked: FrontAsked): string | undefined =>
  specAsked(desk, asked.verb) === undefined ? undefined : write(desk.registry, asked);
