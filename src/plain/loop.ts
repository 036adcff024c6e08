// The plain line loop: a line in, lines out, only ever appended. For ears, for braille lines and for pipes.
import type { Desk } from '../session/session.ts';
import { promptOf } from '../session/verbs/speech/prompt.ts';
import { take } from '../session/dispatch.ts';
import { nextErrand } from '../session/opponent/errand.ts';
import { tell } from '../session/session.ts';
import { interruptLines } from '../session/verbs/keep/quit.ts';
import { patience } from '../session/slow-notice.ts';
import type { LineSource } from './read-lines.ts';

export type PlainIo = {
  /** A person types here: prompts make sense. */
  readonly inputIsTerminal: boolean;
  out(line: string): void;
  write(text: string): void;
  onInterrupt(heard: () => void): () => void;
};

export type PlainEnd = 'left' | 'end of input' | 'interrupted';

const prompt = (desk: Desk, io: PlainIo, lines: LineSource): void => {
  // What one has typed is not for the other to bring back.
  if (desk.waiting !== undefined) lines.forget?.();
  if (!io.inputIsTerminal) return;
  if (lines.prompt === undefined) io.write(promptOf(desk));
  else lines.prompt(promptOf(desk));
};

/** Typed while the opponent plays. */
const HALT = /^\s*halt\.?\s*$/i;
/** How often it is looked whether somebody has typed that. */
const HEED = 50;
/** After so long it is said that it takes its time. */
const LONG = 500;

/** What is to be done before the next line: the opponent plays, or something is thought about. */
const runErrands = async (desk: Desk, io: PlainIo, lines: LineSource, running: Running): Promise<void> => {
  for (let errand = nextErrand(desk); errand !== undefined; errand = nextErrand(desk)) {
    const { stop } = errand;
    running.stop = stop;
    // Into a pipe nothing is said of time, and its lines are for later.
    const slow = io.inputIsTerminal
      ? setTimeout(() => {
          for (const line of tell(desk, 'wait.desk')) io.out(line);
        }, LONG)
      : undefined;
    const heed = io.inputIsTerminal
      ? setInterval(() => {
          if (lines.takeIf((line) => HALT.test(line)) !== undefined) stop();
        }, HEED)
      : undefined;
    try {
      const reply = await errand.run();
      for (const line of reply.lines) io.out(line);
    } finally {
      clearTimeout(slow);
      clearInterval(heed);
      running.stop = undefined;
    }
  }
};

/** What stops that which is going on. */
type Running = { stop: (() => void) | undefined };

/** Two in a row leave; the first only says that nothing is lost. */
const interrupts = (
  desk: Desk,
  io: PlainIo,
  lines: LineSource,
  running: Running,
  leave: () => void,
): { typed(): void; stop(): void } => {
  let warned = false;
  const stop = io.onInterrupt(() => {
    // The line on which the terminal showed the key ends here.
    if (io.inputIsTerminal) io.out('');
    if (running.stop !== undefined) return running.stop();
    // What is asked is dropped, and nothing else happens.
    if (desk.asked !== undefined) {
      for (const line of take(desk, '').lines) io.out(line);
      return prompt(desk, io, lines);
    }
    if (warned) return leave();
    warned = true;
    for (const line of interruptLines(desk)) io.out(line);
    prompt(desk, io, lines);
  });
  return { typed: () => void (warned = false), stop };
};

/** Runs until the player leaves or the input ends. `greeting` is said first, `unheard` where no line ever came. */
export const plainLoop = async (
  desk: Desk,
  io: PlainIo,
  lines: LineSource,
  greeting: readonly string[],
  unheard?: () => readonly string[],
): Promise<PlainEnd> => {
  for (const line of greeting) io.out(line);
  let interrupted = false;
  let isHeard = false;
  const running: Running = { stop: undefined };
  const keys = interrupts(desk, io, lines, running, () => {
    interrupted = true;
    lines.close();
  });
  const slow = patience(() => {
    for (const line of tell(desk, 'wait.desk')) io.out(line);
  });
  // Into a pipe nothing is said of time.
  if (io.inputIsTerminal) desk.tick = slow.tick;
  try {
    await runErrands(desk, io, lines, running);
    prompt(desk, io, lines);
    for (let line = await lines.next(); line !== undefined; line = await lines.next()) {
      keys.typed();
      isHeard = true;
      slow.begin();
      const reply = take(desk, line);
      for (const said of reply.lines) io.out(said);
      if (reply.kind === 'left') return 'left';
      await runErrands(desk, io, lines, running);
      prompt(desk, io, lines);
    }
  } finally {
    keys.stop();
    lines.close();
  }
  if (interrupted) return 'interrupted';
  const last = isHeard || io.inputIsTerminal ? undefined : unheard?.();
  for (const said of last ?? take(desk, 'quit').lines) io.out(said);
  return 'end of input';
};
