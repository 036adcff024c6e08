// The command `hexfront codes`: every code there is, the form of its sentence, and the rules that refuse with it.
import type { RuleId } from '../../core/types.ts';
import { ruleNumber } from '../../core/strings.ts';
import { DESK_MESSAGES } from '../../text/en/play/session.ts';
import type { Game } from '../../api/game.ts';
import { LANGUAGE_CODES } from '../../language/errors.ts';
import { RULE_LANGUAGE } from '../../api/verb-spec.ts';
import { codesOf } from '../../text/code-table.ts';
import type { CodeLine } from '../../text/code-table.ts';
import { PROGRAM_MESSAGES } from '../../text/en/index.ts';
import { REFUSAL_RULES } from '../../text/refusal-rules.ts';
import { problem } from '../../core/problem.ts';
import { nearestWord } from '../../language/parse/did-you-mean.ts';
import { jsonReply } from '../../text/json-reply.ts';
import { sayKey } from '../../text/say.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import { complain, loadGame, programVoice } from '../load/game.ts';
import type { Setting } from '../main.ts';

export type CodesOptions = { readonly game?: string | undefined; readonly json?: boolean };

/** `of`: a game, or `hexfront` for what every game has. `rules`: empty for what is no refusal of an order. */
export type CodeInfo = CodeLine & { readonly of: string; readonly rules: readonly RuleId[] };

const OWN = 'hexfront';

type RulesOf = Readonly<Record<string, readonly RuleId[]>>;

const ruled = (rules: RulesOf, code: string): readonly RuleId[] =>
  Object.hasOwn(rules, code) ? (rules[code] ?? []) : [];

export const programCodes = (rules: RulesOf): readonly CodeInfo[] =>
  codesOf({ ...PROGRAM_MESSAGES, ...DESK_MESSAGES }).map((line) => ({
    ...line,
    of: OWN,
    rules: Object.hasOwn(LANGUAGE_CODES, line.code) ? [RULE_LANGUAGE] : ruled(rules, line.code),
  }));

export const gameCodes = ({ id, messages }: Game, rules: RulesOf): readonly CodeInfo[] =>
  codesOf(messages).map((line) => ({ ...line, of: id, rules: ruled(rules, line.code) }));

/** Of a game by their numbers. */
export const rulesSaid = ({ of, rules }: CodeInfo): string =>
  rules.map((rule) => (of === OWN ? rule : ruleNumber(rule))).join(', ');

/** `isNamed`: where it is the code of several games, each is named. */
const say = (info: CodeInfo, isNamed = false): readonly string[] =>
  sayKey(programVoice, 'codes.one', {
    code: info.code,
    ...(isNamed && { game: info.of }),
    form: info.form.replace(/\.$/, ''),
    rules: rulesSaid(info),
  });

/** As codes are written, in any case: a word with a stop in it is no game. */
const CODE = /^[a-z]+\.[a-z-]+$/i;

/** One code of any game, or of the program. */
const oneCode = async (setting: Setting, typed: string, json: boolean): Promise<Exit> => {
  const { io, games } = setting;
  const all: CodeInfo[] = [...programCodes(REFUSAL_RULES)];
  for (const { id } of games) {
    const game = await loadGame(setting, id, undefined);
    if (typeof game === 'number') return game;
    all.push(...gameCodes(game, (await game.refusalRules?.()) ?? {}));
  }
  const wanted = typed.toUpperCase();
  const found = all.filter(({ code }) => code === wanted);
  if (found.length === 0) {
    const near = nearestWord(
      wanted,
      all.map(({ code }) => code),
    );
    complain(io, [problem('CODES.NONE', { typed, ...(near !== undefined && { near }) })]);
    return EXIT.usage;
  }
  if (json) io.out(jsonReply('codes', { codes: found }));
  else for (const each of found) for (const line of say(each, found.length > 1)) io.out(line);
  return EXIT.fine;
};

export const codes = async (setting: Setting, { game: typed, json }: CodesOptions): Promise<Exit> => {
  const { io, games } = setting;
  if (typed !== undefined && CODE.test(typed)) return oneCode(setting, typed, json === true);
  const found: (readonly CodeInfo[])[] = [];
  for (const id of typed === undefined ? games.map((entry) => entry.id) : [typed]) {
    const game = await loadGame(setting, id, undefined);
    if (typeof game === 'number') return game;
    found.push(gameCodes(game, (await game.refusalRules?.()) ?? {}));
  }
  found.push(programCodes(REFUSAL_RULES));
  if (json === true) {
    io.out(jsonReply('codes', { codes: found.flat() }));
    return EXIT.fine;
  }
  for (const list of found) {
    const [first] = list;
    if (first === undefined) continue;
    for (const line of sayKey(programVoice, 'codes.of', { of: first.of, count: list.length })) io.out(line);
    for (const each of list) for (const line of say(each)) io.out(line);
  }
  return EXIT.fine;
};
