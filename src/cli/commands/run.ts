// The command `hexfront run`: plays a script or a transcript, and says which of its checks hold.
import type { Problem } from '../../core/types.ts';
import { lineSource } from '../../plain/read-lines.ts';
import { jsonTelling, plainTelling } from '../../script/report.ts';
import type { Ending, Report, Telling } from '../../script/report.ts';
import { runLive } from '../../script/typed-script.ts';
import { runScript } from '../../script/run.ts';
import { SCRIPT_MESSAGES } from '../../text/en/cli/run.ts';
import { tapTelling } from '../../script/tap.ts';
import { PROGRAM_MESSAGES } from '../../text/en/index.ts';
import { sayProblem } from '../../text/say-refusal.ts';
import { messageBook } from '../../text/voice.ts';
import { spoken } from '../config-file.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import { programVoice, readGame } from '../load/game.ts';
import type { Setting } from '../main.ts';
import { INPUT, openScript, typedScript } from '../load/script.ts';

export type RunOptions = {
  readonly scripts: readonly string[];
  readonly json?: boolean;
  readonly tap?: boolean;
  readonly data?: string;
};

const EXITS: Readonly<Record<Ending, Exit>> = {
  fine: EXIT.fine,
  failed: EXIT.failed,
  syntax: EXIT.usage,
  refused: EXIT.refused,
  file: EXIT.file,
};

const tellingOf = ({ io }: Setting, { scripts, json, tap }: RunOptions): Telling => {
  if (tap === true) return tapTelling(io);
  return json === true ? jsonTelling(io, scripts.length === 1) : plainTelling(io, scripts.length === 1);
};

const unopened = (script: string, { code, params, ...more }: Problem): Report => {
  const voice = { ...programVoice, book: messageBook(PROGRAM_MESSAGES, SCRIPT_MESSAGES) };
  const at = { file: script, included: false, line: 0, text: script };
  const lines = sayProblem(voice, { code, params, ...more });
  return { type: 'stop', at, ending: 'file', code, params, lines };
};

/** Several scripts know nothing of each other; what went most wrong in any of them is what the command ends with. */
export const run = async (setting: Setting, options: RunOptions): Promise<Exit> => {
  const { io } = setting;
  const telling = tellingOf(setting, options);
  let worst: Exit = EXIT.fine;
  const game = (id: string): ReturnType<typeof readGame> => readGame(setting, id, options.data);
  const note = (ending: Ending): void => {
    if (EXITS[ending] > worst) worst = EXITS[ending];
  };
  // As in play, and for programs as they read it.
  const settings = spoken(io.env, { json: options.json === true || options.tap === true });
  for (const script of options.scripts) {
    if (script === INPUT && options.json === true) {
      const { source, files } = typedScript();
      const lines = lineSource(io.input);
      note(
        await runLive(source, lines, { files, game, settings }, telling.report).finally(() => lines.close()),
      );
      continue;
    }
    const opened = await openScript(io.input, script);
    if (opened.ok) {
      const { source, files } = opened.value;
      note(await runScript(source, { files, game, settings }, telling.report));
    } else {
      telling.report(unopened(script, opened.error));
      worst = EXIT.file;
    }
  }
  telling.close();
  return worst;
};
