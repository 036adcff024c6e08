// The verb `help`: the words there are, or what one of them does.
import type { Args } from '../../../core/types.ts';
import { helpFor } from '../../../language/help.ts';
import { say } from '../../../text/say.ts';
import { occasions } from './standing.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { voiceOf } from '../../session.ts';
import { first } from '../handler.ts';
import { numbering } from '../map/row.ts';
import { sceneOf } from '../../dispatch.ts';

/** Verbs that speak of rows and columns. */
const NUMBERED: ReadonlySet<string> = new Set(['map', 'row', 'col']);

/** What a verb does, how it is typed, with examples of what can be done now. */
export const help = (desk: Desk, args: Args): Reply => {
  const verb = first(args, 'verb');
  // Examples are made of what a side can do now: while one is waited for, that is its secret.
  const told = helpFor(desk.registry, desk.waiting === undefined ? sceneOf(desk) : undefined, verb);
  const about = NUMBERED.has(verb ?? '') ? numbering(desk, desk.settings.hexSpeech) : [];
  const more = verb === 'standing' ? occasions(desk) : [];
  const whole = [...told.slice(0, 1), ...about, ...told.slice(1), ...more];
  return answer(whole.flatMap((m) => say(voiceOf(desk), m)));
};
