// The command `hexfront validate`: are the data files of a board sound, the shipped ones or an owner's own.
import type { BoardSet } from '../../board/board.ts';
import { statusCounts } from '../../board/provenance-counts.ts';
import type { StatusCounts } from '../../board/provenance-counts.ts';
import type { Problem } from '../../core/types.ts';
import { sayProblem } from '../../text/say-refusal.ts';
import { sayKey } from '../../text/say.ts';
import { findBoard, findFiles } from '../load/board.ts';
import { strayFiles } from '../load/data-files.ts';
import { examine } from '../load/check-data.ts';
import { fileFacts } from '../load/file-counts.ts';
import { EXIT } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import type { Exit } from '../exit-codes.ts';
import { jsonError, jsonReply } from '../../text/json-reply.ts';
import { complain, programVoice } from '../load/game.ts';
import type { Setting } from '../main.ts';

export type ValidateOptions = { readonly game: string; readonly data?: string; readonly json?: boolean };

/** A list longer than this is of no use to anybody who mends it from the top. */
const MOST_SAID = 50;

type FileReport = {
  readonly name: string;
  readonly path: string;
  readonly own: boolean;
  readonly facts: readonly string[];
  readonly values?: StatusCounts;
};

const sayFile = (io: Io, { name, own, facts, values }: FileReport): void => {
  for (const line of sayKey(programVoice, 'validate.file', { name, own, facts: facts.join(', ') }))
    io.out(line);
  if (values === undefined || values.values === 0) return;
  for (const line of sayKey(programVoice, 'validate.sources', values)) io.out(line);
};

const sayAll = (
  io: Io,
  title: string,
  files: readonly FileReport[],
  strays: readonly string[],
  problems: readonly Problem[],
  cut: boolean,
): void => {
  const key = problems.length === 0 ? 'validate.good' : 'validate.bad';
  const say = (text: string, params = {}): void => {
    for (const line of sayKey(programVoice, text, params)) io.out(line);
  };
  say(key, { files: files.length, title, count: problems.length });
  for (const problem of problems.slice(0, MOST_SAID))
    for (const line of sayProblem(programVoice, problem)) io.out(line);
  if (problems.length > MOST_SAID) say('validate.more', { count: problems.length - MOST_SAID });
  if (cut) say('validate.cut');
  for (const name of strays) say('validate.stray', { name });
  for (const file of files) sayFile(io, file);
};

const reports = (
  found: Readonly<Record<string, { readonly path: string; readonly own: boolean }>>,
  set: BoardSet | undefined,
): readonly FileReport[] =>
  Object.entries(found).map(([name, { path, own }]) => {
    if (set === undefined) return { name, path, own, facts: [] };
    const values = statusCounts(set, name);
    return { name, path, own, facts: fileFacts(set, name), ...(values === undefined ? {} : { values }) };
  });

export const validate = async (setting: Setting, options: ValidateOptions): Promise<Exit> => {
  const { io } = setting;
  const entry = findBoard(setting, options.game);
  if (entry === undefined) return EXIT.usage;
  const found = findFiles(setting, entry, options.data);
  if (!found.ok) {
    complain(io, found.error);
    return EXIT.file;
  }
  const { problems, set, cut } = examine(entry, await entry.own(), found.value, 'thorough');
  const files = reports(found.value, set);
  const names = entry.files.map(({ name }) => name);
  const strays = options.data === undefined ? [] : strayFiles(options.data, names);
  if (options.json === true)
    io.out(
      jsonReply(
        'validate',
        {
          game: entry.id,
          files,
          strays,
          errors: problems.map((each) => jsonError(each, sayProblem(programVoice, each))),
        },
        problems.length === 0,
      ),
    );
  else sayAll(io, entry.title, files, strays, problems, cut);
  return problems.length === 0 ? EXIT.fine : EXIT.failed;
};
