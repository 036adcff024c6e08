// The command `hexfront run`: plays a script or a transcript, and says which of its checks hold.
import { jsonPrinter, plainPrinter } from '../script/report.ts';
import type { Ending } from '../script/report.ts';
import { runScript } from '../script/run.ts';
import { SCRIPT_MESSAGES } from '../script/table.ts';
import { PROGRAM_MESSAGES } from '../words/program.ts';
import { sayProblem } from '../words/refusals.ts';
import { messageBook } from '../words/voice.ts';
import { EXIT } from './io.ts';
import type { Exit } from './io.ts';
import { programVoice, readGame } from './loading.ts';
import type { Setting } from './main.ts';
import { openScript } from './script-files.ts';

export type RunOptions = { readonly script: string; readonly json?: boolean; readonly data?: string };

const EXITS: Readonly<Record<Ending, Exit>> = {
  fine: EXIT.fine,
  failed: EXIT.failed,
  syntax: EXIT.usage,
  refused: EXIT.refused,
  file: EXIT.file,
};

export const run = async (setting: Setting, { script, json, data }: RunOptions): Promise<Exit> => {
  const { io } = setting;
  const print = json === true ? jsonPrinter(io) : plainPrinter(io);
  const opened = await openScript(io.input, script);
  if (!opened.ok) {
    const voice = { ...programVoice, book: messageBook(PROGRAM_MESSAGES, SCRIPT_MESSAGES) };
    for (const line of sayProblem(voice, opened.error)) io.err(line);
    return EXIT.file;
  }
  const { source, files } = opened.value;
  return EXITS[await runScript(source, { files, game: (id) => readGame(setting, id, data) }, print)];
};
