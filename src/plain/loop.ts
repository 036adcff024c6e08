// The plain line loop: a line in, lines out, only ever appended. For ears, for braille lines and for pipes.
import type { Readable } from 'node:stream';
import type { Desk } from '../desk/desk.ts';
import { promptOf, take } from '../desk/take.ts';
import { tell } from '../desk/desk.ts';
import { readLines } from './lines.ts';

export type PlainIo = {
  readonly input: Readable;
  /** A person types here: prompts make sense. */
  readonly inputIsTerminal: boolean;
  out(line: string): void;
  write(text: string): void;
  onInterrupt(heard: () => void): () => void;
};

export type PlainEnd = 'left' | 'end of input' | 'interrupted';

/** Two in a row leave; the first only says that nothing is lost. */
const interrupts = (desk: Desk, io: PlainIo, leave: () => void): { typed(): void; stop(): void } => {
  let warned = false;
  const stop = io.onInterrupt(() => {
    if (warned) leave();
    else {
      warned = true;
      // The line on which the terminal showed the key ends here.
      if (io.inputIsTerminal) io.out('');
      for (const line of tell(desk, desk.journal === undefined ? 'left.interrupt-unsaved' : 'left.interrupt'))
        io.out(line);
    }
  });
  return { typed: () => void (warned = false), stop };
};

const prompt = (desk: Desk, io: PlainIo): void => {
  if (io.inputIsTerminal) io.write(promptOf(desk));
};

/** Runs until the player leaves or the input ends. `greeting` is said first. */
export const plainLoop = async (desk: Desk, io: PlainIo, greeting: readonly string[]): Promise<PlainEnd> => {
  for (const line of greeting) io.out(line);
  let interrupted = false;
  const keys = interrupts(desk, io, () => {
    interrupted = true;
    io.input.destroy();
  });
  prompt(desk, io);
  try {
    for await (const line of readLines(io.input)) {
      keys.typed();
      const reply = take(desk, line);
      for (const said of reply.lines) io.out(said);
      if (reply.kind === 'left') return 'left';
      prompt(desk, io);
    }
  } catch (error) {
    if (!interrupted) throw error;
  } finally {
    keys.stop();
  }
  if (interrupted) return 'interrupted';
  for (const said of take(desk, 'quit').lines) io.out(said);
  return 'end of input';
};
