// The verb `help`: the words there are, or what one of them does.
import type { Args } from '../../../core/types.ts';
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
import { rulesMentioning } from './rule.ts';
import { sceneOf } from '../../dispatch.ts';

/** Verbs that speak of rows and columns. */
const NUMBERED: ReadonlySet<string> = new Set(['map', 'row', 'col']);

/** What a word of the game means, and where its rules are. */
const termTold = (desk: Desk, term: string): Reply => {
  const rules = rulesMentioning(desk, term).length > 0 ? [message('help.term', { term })] : [];
  return answer([message(wordKey('term', term)), ...rules].flatMap((m) => say(voiceOf(desk), m)));
};

/** What a verb does, how it is typed, with examples of what can be done now. */
export const help = (desk: Desk, args: Args): Reply => {
  const verb = first(args, 'verb');
  if (verb !== undefined && desk.registry.named(verb) === undefined) return termTold(desk, verb);
  // Examples are made of what a side can do now: while one is waited for, that is its secret.
  const told = helpFor(desk.registry, desk.waiting === undefined ? sceneOf(desk) : undefined, verb);
  const about = NUMBERED.has(verb ?? '') ? numbering(desk, desk.settings.hexSpeech) : [];
  const more = verb === 'standing' ? occasions(desk) : [];
  const whole = [...told.slice(0, 1), ...about, ...told.slice(1), ...more];
  return answer(whole.flatMap((m) => say(voiceOf(desk), m)));
};
