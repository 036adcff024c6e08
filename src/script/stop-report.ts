// Why a script stopped, in words: on which line, what was wrong, and what was expected.
import type { Problem, Refusal } from '../core/types.ts';
import { voiceOf } from '../session/session.ts';
import type { Desk } from '../session/session.ts';
import { DESK_MESSAGES } from '../text/en/play/session.ts';
import type { Game } from '../api/game.ts';
import { RULE_LANGUAGE } from '../api/verb-spec.ts';
import { nearestWord } from '../language/parse/did-you-mean.ts';
import { problem } from '../core/problem.ts';
import { PROGRAM_MESSAGES } from '../text/en/index.ts';
import { sayProblem, sayProblems, sayRefusal } from '../text/say-refusal.ts';
import { sayKey } from '../text/say.ts';
import { messageBook } from '../text/voice.ts';
import type { Voice } from '../text/voice.ts';
import { DIRECTIVE_WORDS } from './directives.ts';
import type { Ending, Report } from './report.ts';
import type { Where } from './statement.ts';
import { SCRIPT_MESSAGES } from '../text/en/cli/run.ts';

export type Stop = {
  readonly at: Where;
  readonly ending: Exclude<Ending, 'fine' | 'failed'>;
  readonly why: readonly Problem[] | Refusal;
  /** The game that could not begin: what is wrong may be in its own sentences. */
  readonly game?: Game | undefined;
};

const NOBODY: Voice = {
  level: 'verbose',
  hexSpeech: 'raw',
  book: messageBook(PROGRAM_MESSAGES, SCRIPT_MESSAGES),
  names: { unit: () => undefined, side: () => undefined, place: () => undefined },
};

const bookOf = (game: Game): Voice['book'] =>
  messageBook(PROGRAM_MESSAGES, DESK_MESSAGES, SCRIPT_MESSAGES, game.messages);

/** Whoever writes scripts wants codes and rules. */
export const voiceFor = (desk: Desk | undefined): Voice => {
  if (desk === undefined) return NOBODY;
  const book = bookOf(desk.game);
  return { ...voiceOf(desk), level: 'verbose', book };
};

const isRefusal = (why: Stop['why']): why is Refusal => 'rule' in why;

const problemLines = (voice: Voice, one: Problem): readonly string[] => [
  ...sayProblem(voice, one),
  ...(one.at === undefined ? [] : sayKey(voice, 'script.at', { at: one.at })),
];

export const stopReport = (desk: Desk | undefined, { at, ending, why, game }: Stop): Report => {
  const voice = game === undefined ? voiceFor(desk) : { ...NOBODY, book: bookOf(game) };
  const head = sayKey(voice, 'script.stopped', { line: at.line, file: at.file, text: at.text });
  if (isRefusal(why)) {
    const { code, rule, params } = why;
    return { type: 'stop', at, ending, code, rule, params, lines: [...head, ...sayRefusal(voice, why)] };
  }
  const { code = '', params = {} } = why[0] ?? {};
  return {
    type: 'stop',
    at,
    ending,
    code,
    params,
    lines: [...head, ...sayProblems(voice, why, (one) => problemLines(voice, one))],
  };
};

/** Words that could be understood in another position, though not in this one. */
const BY_POSITION: ReadonlySet<string> = new Set([
  'UNIT.NONE-HERE',
  'UNIT.INDEX',
  'UNIT.COVERED',
  'HERE.NONE',
]);

/** A typed line that was refused: its words mean nothing, or the rules are against it. */
export const stopFor = (at: Where, refusal: Refusal): Stop => {
  const isWords = refusal.rule === RULE_LANGUAGE && !BY_POSITION.has(refusal.code);
  if (!isWords) return { at, ending: 'refused', why: refusal };
  if (refusal.code !== 'VERB.UNKNOWN') return { at, ending: 'syntax', why: [refusal] };
  const [typed = ''] = at.text.split(/\s/, 1);
  const near = nearestWord(typed.toLowerCase(), DIRECTIVE_WORDS);
  const line = near === undefined ? refusal.params['line'] : near + at.text.slice(typed.length);
  const params = { typed, words: DIRECTIVE_WORDS, ...(line !== undefined && { line }) };
  return { at, ending: 'syntax', why: [problem('SCRIPT.UNKNOWN', params)] };
};
