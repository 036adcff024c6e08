// The verb `help`: the words there are, or what one of them does.
import type { Args, Message } from '../../../core/types.ts';
import { ruleNumber } from '../../../core/strings.ts';
import { wordKey } from '../../../api/game-words.ts';
import { helpFor } from '../../../language/help.ts';
import { say } from '../../../text/say.ts';
import { occasions } from './standing.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer, message } from '../../reply.ts';
import { voiceOf } from '../../session.ts';
import { first } from '../handler.ts';
import { numbering } from '../map/row.ts';
import { sceneOf } from '../../dispatch.ts';

/** Verbs that speak of rows and columns. */
const NUMBERED: ReadonlySet<string> = new Set(['map', 'row', 'col']);

/** What a word of the game means, and where its rules are. */
const termTold = (desk: Desk, term: string): readonly Message[] => {
  if (!desk.registry.terms.has(term)) return [];
  const rules = (desk.registry.terms.get(term) ?? []).map(ruleNumber);
  const told = rules.length === 0 ? [] : [message('help.term', { rules })];
  return [message(wordKey('term', term)), ...told];
};

/** What a verb does, how it is typed, with examples of what can be done now. */
export const help = (desk: Desk, args: Args): Reply => {
  const verb = first(args, 'verb');
  const told = (messages: readonly Message[]): Reply =>
    answer(messages.flatMap((m) => say(voiceOf(desk), m)));
  // A verb may be a word of the book as well.
  const term = termTold(desk, verb ?? '');
  if (verb !== undefined && desk.registry.named(verb) === undefined) return told(term);
  // Examples are made of what a side can do now: while one is waited for, that is its secret.
  const lines = helpFor(desk.registry, desk.waiting === undefined ? sceneOf(desk) : undefined, verb);
  const about = NUMBERED.has(verb ?? '') ? numbering(desk, desk.settings.hexSpeech) : [];
  const more = verb === 'standing' ? occasions(desk) : [];
  return told([...lines.slice(0, 1), ...term, ...about, ...lines.slice(1), ...more]);
};
