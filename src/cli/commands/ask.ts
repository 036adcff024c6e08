// The command `hexfront ask`: one question of the command language to one position, answered once.
import type { Level } from '../../api/settings.ts';
import type { Side } from '../../core/types.ts';
import { voiceOf } from '../../session/session.ts';
import type { Desk } from '../../session/session.ts';
import type { Reply } from '../../session/reply.ts';
import { refuse } from '../../session/give-orders.ts';
import { answerJson, answerLines, askOnce, deskToAsk, questionsIn } from '../../session/ask-once.ts';
import { sceneOf } from '../../session/dispatch.ts';
import type { Game } from '../../api/game.ts';
import { wrong } from '../../language/errors.ts';
import { examplesOf } from '../../language/examples.ts';
import { RULE_LANGUAGE } from '../../api/verb-spec.ts';
import { registryFor } from '../../language/verb-registry.ts';
import type { VerbRegistry } from '../../language/verb-registry.ts';
import { sideMeant } from '../../language/parse/values.ts';
import { problem } from '../../core/problem.ts';
import { sayProblem } from '../../text/say-refusal.ts';
import { spoken } from '../config-file.ts';
import { sayWrong } from '../io.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import { complain, readGame } from '../load/game.ts';
import type { Setting } from '../main.ts';
import { standingGame } from '../load/position.ts';

export type AskOptions = {
  readonly position: string;
  readonly words: readonly string[];
  readonly as?: string;
  readonly level?: Level;
  readonly json?: boolean;
  readonly data?: string;
};

/** The words of every game, and those that all games have. */
export const registries = async (setting: Setting): Promise<readonly VerbRegistry[]> => {
  const found: VerbRegistry[] = [];
  for (const { id } of setting.games) {
    const game = await readGame(setting, id, undefined);
    if (game.ok) found.push(registryFor(game.value));
  }
  return [...found, registryFor(undefined)];
};

/** Every question that can be typed as a command, those of the games among them. */
export const questionWords = async (setting: Setting): Promise<ReadonlySet<string>> =>
  new Set((await registries(setting)).flatMap(questionsIn));

/** A question as it can be asked of a position: its word, the position, and what it needs after them. */
export const questionExample = async (setting: Setting, typed: string): Promise<string> => {
  for (const registry of await registries(setting)) {
    const spec = registry.verbs.find(({ name, aliases }) => name === typed || aliases.includes(typed));
    const [first] = spec === undefined ? [] : examplesOf(spec, registry, undefined);
    if (first !== undefined) return `hexfront ${first.replace(/^\S+/, '$& start.pos')}`;
  }
  return `hexfront ${typed} start.pos`;
};

/** Whose eyes the question is asked with, where it is not the side that decides. */
const seatFor = (desk: Desk, { sideWords }: Game, typed: string): Side | undefined => {
  const side = sideMeant(sceneOf(desk), typed.toLowerCase());
  if (side !== undefined) desk.halted = side;
  else {
    const sides = Object.values(sideWords).map(({ name }) => name);
    refuse(desk, wrong('SIDE.UNKNOWN', { typed, sides }));
  }
  return side;
};

const exitOf = ({ refusal }: Reply): Exit => {
  if (refusal === undefined) return EXIT.fine;
  return refusal.rule === RULE_LANGUAGE ? EXIT.usage : EXIT.refused;
};

/** `type`: the command that asks. */
export const ask = async (setting: Setting, options: AskOptions, type = 'ask'): Promise<Exit> => {
  const { io } = setting;
  const standing = await standingGame(setting, options);
  if (typeof standing === 'number') return standing;
  const { game, match } = standing;
  const desk = deskToAsk(game, match, undefined, spoken(io.env, options));
  if (options.as !== undefined && seatFor(desk, game, options.as) === undefined) {
    const wrong = desk.refused ?? problem('SIDE.UNKNOWN');
    sayWrong(io, wrong, sayProblem(voiceOf(desk), wrong));
    return EXIT.usage;
  }
  const line = options.words.join(' ');
  const reply = askOnce(desk, line);
  if (reply === undefined) {
    complain(io, [problem('ASK.NOT-A-QUESTION', { typed: line, questions: questionsIn(desk.registry) })]);
    return EXIT.usage;
  }
  if (options.json === true) io.out(answerJson(desk, line, reply, type));
  else for (const each of answerLines(desk, reply)) (reply.refusal === undefined ? io.out : io.err)(each);
  return exitOf(reply);
};
