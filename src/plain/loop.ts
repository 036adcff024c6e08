// The plain line loop: a line in, lines out, only ever appended. For ears, for braille lines and for pipes.
import type { Desk } from '../session/session.ts';
import { promptOf } from '../session/verbs/speech/prompt.ts';
import { take } from '../session/dispatch.ts';
import { interruptLines, tell } from '../session/session.ts';
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

const prompt = (desk: Desk, io: PlainIo): void => {
  if (io.inputIsTerminal) io.write(promptOf(desk));
};

/** Two in a row leave; the first only says that nothing is lost. */
const interrupts = (desk: Desk, io: PlainIo, leave: () => void): { typed(): void; stop(): void } => {
  let warned = false;
  const stop = io.onInterrupt(() => {
    // The line on which the terminal showed the key ends here.
    if (io.inputIsTerminal) io.out('');
    // What is asked is dropped, and nothing else happens.
    if (desk.asked !== undefined) {
      for (const line of take(desk, '').lines) io.out(line);
      return prompt(desk, io);
    }
    if (warned) return leave();
    warned = true;
    for (const line of interruptLines(desk)) io.out(line);
    prompt(desk, io);
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
  const keys = interrupts(desk, io, () => {
    interrupted = true;
    lines.close();
  });
  const slow = patience(() => {
    for (const line of tell(desk, 'wait.desk')) io.out(line);
  });
  // Into a pipe nothing is said of time.
  if (io.inputIsTerminal) desk.tick = slow.tick;
  prompt(desk, io);
  try {
    for (let line = await lines.next(); line !== undefined; line = await lines.next()) {
      keys.typed();
      isHeard = true;
      slow.begin();
      const reply = take(desk, line);
      for (const said of reply.lines) io.out(said);
      if (reply.kind === 'left') return 'left';
      prompt(desk, io);
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
