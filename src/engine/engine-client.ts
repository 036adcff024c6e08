// An engine as the arbiter sees it: something that is told a command and replies, or does not.
import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { serve } from './server.ts';
import type { Shelf } from './commands.ts';
import { newEar } from './reply-reader.ts';
import type { Heard } from './reply-reader.ts';
import { BLOCK_END } from './protocol.ts';

export type Opponent = {
  readonly name: string;
  ask(command: string, block?: readonly string[]): Promise<Heard>;
  close(): void;
};

const asTyped = (command: string, block: readonly string[] | undefined): readonly string[] =>
  block === undefined ? [command] : [command, ...block, BLOCK_END];

/** The program's own player, without a process of its own. */
export const ownOpponent = (name: string, shelf: Shelf, milliseconds: number): Opponent => {
  const typed = { lines: [] as string[], isOver: false, wake: (): void => undefined };
  const ear = newEar();
  const source = {
    next: async (): Promise<string | undefined> => {
      while (typed.lines.length === 0 && !typed.isOver)
        await new Promise<void>((resolve) => {
          typed.wake = resolve;
        });
      return typed.lines.shift();
    },
  };
  void serve(source, (line) => ear.hear(`${line}\n`), shelf).then(
    () => ear.deaf(),
    () => ear.deaf(1),
  );
  return {
    name,
    ask: async (command, block) => {
      typed.lines.push(...asTyped(command, block));
      typed.wake();
      return ear.reply(milliseconds);
    },
    close: () => {
      typed.isOver = true;
      typed.wake();
    },
  };
};

/** Another program, started as its command says; what it complains of is passed on. It ends with this one, however that ends. */
export const otherOpponent = (
  name: string,
  command: string,
  milliseconds: number,
  passOn: (complaints: Readable) => void,
): Opponent => {
  const ear = newEar();
  // A group of its own, so that whatever it starts ends with it.
  const child = spawn(command, { shell: true, stdio: 'pipe', detached: true });
  const kill = (): void => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      child.kill('SIGKILL');
    }
  };
  process.on('exit', kill);
  child.stdout.setEncoding('utf8').on('data', (text: string) => ear.hear(text));
  passOn(child.stderr);
  // A program that went away takes nothing more in: that is told by its end.
  child.stdin.on('error', () => undefined);
  child.on('error', () => ear.deaf());
  // What it left behind goes at once, while the number of the group is surely its own.
  child.on('exit', () => {
    kill();
    process.off('exit', kill);
  });
  child.on('close', (status) => ear.deaf(status ?? undefined));
  return {
    name,
    ask: async (typed, block) => {
      child.stdin.write(`${asTyped(typed, block).join('\n')}\n`);
      return ear.reply(milliseconds);
    },
    close: () => {
      child.stdin.end();
      if (child.exitCode === null && child.signalCode === null) kill();
    },
  };
};
