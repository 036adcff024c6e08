// What a question on the command line is about: a position in a file, in one line or on standard input, the beginning of
// a scenario, or the end of a record.
import { existsSync } from 'node:fs';
import { matchFrom } from '../../core/match.ts';
import type { Match } from '../../core/match.ts';
import type { Problem } from '../../core/types.ts';
import type { Game } from '../../api/game.ts';
import { parsePosition } from '../../record/format/position-text.ts';
import { located, readPosition } from '../../record/position.ts';
import { problem } from '../../core/problem.ts';
import { keptStates } from '../../record/recorded-game.ts';
import { lacking, lastStep } from '../../record/replay.ts';
import { namedState } from '../../record/restore.ts';
import { inFile } from '../../record/resume.ts';
import type { OpenFile, ScriptFiles } from '../../script/file-access.ts';
import { SCRIPT_MESSAGES } from '../../text/en/cli/run.ts';
import { PROGRAM_MESSAGES } from '../../text/en/index.ts';
import { sayProblem } from '../../text/say-refusal.ts';
import { messageBook } from '../../text/voice.ts';
import { findRecord } from './find-record.ts';
import { sayWrong } from '../io.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import { programVoice, readGame } from './game.ts';
import type { Setting } from '../main.ts';
import { chosenOptions } from '../optional-rules.ts';
import { openRecorded } from './record.ts';
import { openScript } from './script.ts';

export type StandingGame = { readonly game: Game; readonly match: Match };

type Wanted = {
  readonly position: string;
  /** Optional rules, where it is a scenario. */
  readonly option?: readonly string[];
  readonly data?: string;
};

/** A game and its scenario; what ends like a file is one. */
export const ONE_LINE = /^\s*[A-Za-z0-9]+\/(?!\S*\.\w+\s*$)\S+?\s*(;|$)/;
const RECORD = /^[0-9a-f]{12} record /;

/** What is wrong, in the words of the game where there is one. */
const stop = ({ io }: Setting, exit: Exit, problems: readonly Problem[], game?: Game): Exit => {
  const tables = [PROGRAM_MESSAGES, SCRIPT_MESSAGES, ...(game === undefined ? [] : [game.messages])];
  const voice = { ...programVoice, book: messageBook(...tables) };
  for (const each of problems) {
    const lines = [...sayProblem(voice, each), ...(each.at === undefined ? [] : [`It is at ${each.at}.`])];
    // A notice stops nothing.
    if (exit === EXIT.fine) for (const line of lines) io.err(line);
    else sayWrong(io, each, lines);
  }
  return exit;
};

/** Notices are diagnostics: they stop nothing. */
const fromText = async (
  setting: Setting,
  { data, option = [] }: Wanted,
  { text, path }: Pick<OpenFile, 'text' | 'path'>,
  files: ScriptFiles | undefined,
): Promise<StandingGame | Exit> => {
  if (option.length > 0) return stop(setting, EXIT.usage, [problem('POSITION.OPTION')]);
  const parsed = parsePosition(text);
  if (!parsed.ok) return stop(setting, EXIT.file, parsed.error);
  const id = parsed.value.header.game;
  if (id === undefined) return stop(setting, EXIT.file, [problem('POSITION.MISSING', { key: 'game' })]);
  const game = await readGame(setting, id, data);
  if (!game.ok) return stop(setting, EXIT.file, game.error.map(located(parsed.value)));
  const read = readPosition(game.value, text, {
    base: (name) => {
      const file = files?.open(name, path) ?? { ok: false, error: problem('POSITION.BASE', { base: name }) };
      return file.ok ? { ok: true, value: file.value.text } : file;
    },
  });
  if (!read.ok) return stop(setting, EXIT.file, read.error, game.value);
  stop(setting, EXIT.fine, read.value.notices, game.value);
  return { game: game.value, match: matchFrom(game.value.rules, read.value.state) };
};

const fromScenario = async (setting: Setting, wanted: Wanted): Promise<StandingGame | Exit> => {
  const [id = '', scenario] = wanted.position.split(':');
  const game = await readGame(setting, id, wanted.data);
  if (!game.ok) return stop(setting, EXIT.file, game.error);
  const chosen = chosenOptions(game.value, wanted.option ?? [], scenario);
  if (!chosen.ok) {
    const [first = ''] = game.value.scenarios.map((each) => each.id);
    const shown = chosen.error.map(({ code, params, ...more }) =>
      code === 'SCENARIO.UNKNOWN'
        ? { ...more, code, params: { ...params, example: `${id}:${first}` } }
        : { ...more, code, params },
    );
    return stop(setting, EXIT.usage, shown, game.value);
  }
  const { rules } = game.value;
  const state = rules.setup(chosen.value.scenario, { ...chosen.value.options });
  return { game: game.value, match: matchFrom(rules, state) };
};

const fromRecord = async (setting: Setting, { position, data }: Wanted): Promise<StandingGame | Exit> => {
  const opened = await openRecorded(setting, { record: position, ...(data !== undefined && { data }) });
  if (typeof opened === 'number') return opened;
  const { game, record, playing, files } = opened;
  const last = lastStep(record, playing, { kept: namedState(keptStates(files, record)) });
  if (!last.ok) return stop(setting, EXIT.file, [inFile(last.error, files)], game);
  const cut = record.torn ?? lacking(last.value);
  stop(setting, EXIT.fine, cut === undefined ? [] : [inFile(cut, files)], game);
  return { game, match: last.value.match };
};

/** A position or record, or what the command ends with: then what is wrong has been said. */
export const standingGame = async (setting: Setting, wanted: Wanted): Promise<StandingGame | Exit> => {
  const { position } = wanted;
  const isGame = setting.games.some(({ id }) => id === position.split(':')[0]?.toLowerCase());
  if (isGame && !existsSync(position)) return fromScenario(setting, wanted);
  if (position !== '-' && !existsSync(position)) {
    if (ONE_LINE.test(position)) return fromText(setting, wanted, { text: position, path: '' }, undefined);
    const kept = findRecord(setting.io, position);
    if (kept.ok && existsSync(kept.value)) return fromRecord(setting, wanted);
  }
  const opened = await openScript(setting.io.input, position);
  if (!opened.ok) return stop(setting, EXIT.file, [opened.error]);
  const { source, files } = opened.value;
  if (RECORD.test(source.text)) return fromRecord(setting, wanted);
  return fromText(setting, wanted, source, files);
};
