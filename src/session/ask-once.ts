// One question of the command language, asked once of a position: by the shell, and by engines.
import type { Problem, Refusal, Side } from '../core/types.ts';
import type { Match } from '../core/match.ts';
import type { Game } from '../api/game.ts';
import type { VerbSpec } from '../api/verb-spec.ts';
import type { VerbRegistry } from '../language/verb-registry.ts';
import { understand } from '../language/parse/line.ts';
import { problem } from '../core/problem.ts';
import { jsonError, jsonReply } from '../text/json-reply.ts';
import { sayProblem } from '../text/say-refusal.ts';
import { openDesk, speaker, voiceOf } from './session.ts';
import type { Desk } from './session.ts';
import type { Reply } from './reply.ts';
import type { Settings } from './settings.ts';
import { refuse } from './give-orders.ts';
import { sceneOf, take } from './dispatch.ts';

/** What these say is how a conversation went on, and here is none. */
const NEEDS_TALK: ReadonlySet<string> = new Set(['help', 'repeat', 'more']);

export const isAskable = ({ kind, name }: Pick<VerbSpec, 'kind' | 'name'>): boolean =>
  kind === 'question' && !NEEDS_TALK.has(name);

export const questionsIn = (registry: VerbRegistry): readonly string[] =>
  registry.verbs.filter(isAskable).flatMap(({ name, aliases }) => [name, ...aliases]);

/** A desk that answers and is left. `side`: who asks; without it the side that decides. */
export const deskToAsk = (
  game: Game,
  match: Match,
  side?: Side,
  settings: Partial<Settings> = { level: 'normal', hexSpeech: 'raw', hexNames: 'both', page: 'off' },
): Desk => {
  const desk = openDesk(game, match, { onlyAsked: true, settings });
  if (side !== undefined && side !== speaker(desk)) desk.halted = side;
  return desk;
};

/** Undefined: it is no question, or one that needs a conversation. */
export const askOnce = (desk: Desk, line: string): Reply | undefined => {
  const meant = understand(desk.registry, sceneOf(desk), line);
  if (meant.kind === 'which' || meant.kind === 'refused') return refuse(desk, meant.refusal);
  return meant.kind === 'question' && isAskable(meant.verb) ? take(desk, line, meant) : undefined;
};

const refusalProblem = ({ code, rule, params }: Refusal): Problem => problem(code, { ...params, rule });

/** Nothing could have changed, so nothing is said of it. */
export const answerLines = (desk: Desk, { refusal, lines }: Reply): readonly string[] =>
  refusal === undefined ? lines : sayProblem(voiceOf(desk), refusalProblem(refusal));

/** An answer for programs. `type`: the command that was asked. */
export const answerJson = (desk: Desk, question: string, reply: Reply, type = 'ask'): string => {
  const { kind, facts = [], refusal } = reply;
  const lines = answerLines(desk, reply);
  const errors = refusal === undefined ? undefined : [jsonError(refusalProblem(refusal), lines)];
  const told = { game: desk.game.id, question, kind, lines, facts, errors };
  return jsonReply(type, told, refusal === undefined);
};
