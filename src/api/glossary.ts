// Words that help explains beside the verbs: what each means, and the rules where it stands.
import type { RuleId } from '../core/types.ts';
import { wordKey } from './game-words.ts';
import type { MessageTable } from './message-table.ts';

/** `as`: other words for the same. */
export type Term = {
  readonly says: string;
  readonly rules: readonly RuleId[];
  readonly as?: readonly string[];
};

/** By the word, in small letters, words joined by `-`. */
export type Glossary = Readonly<Record<string, Term>>;

const everyWord = (glossary: Glossary): readonly (readonly [string, Term])[] =>
  Object.entries(glossary).flatMap(([word, term]) =>
    [word, ...(term.as ?? [])].map((each) => [each, term] as const),
  );

/** Its sentences, for the message table of a game. */
export const glossaryMessages = (glossary: Glossary): MessageTable =>
  Object.fromEntries(everyWord(glossary).map(([word, { says }]) => [wordKey('term', word), says]));

/** Its words with their rules, for the record of a game. */
export const glossaryTerms = (glossary: Glossary): Readonly<Record<string, readonly RuleId[]>> =>
  Object.fromEntries(everyWord(glossary).map(([word, { rules }]) => [word, rules]));
