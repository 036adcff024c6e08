// Play while the system refuses: what is said at once, that nothing changes by it, and that the game goes on when it is over.
import { closeSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { run, start } from './program.ts';
import type { Plan, Ran, Running, Stage } from './program.ts';
import { GAME, argvOf } from './reference.ts';
import type { Story } from './story.ts';

export type Fault = NonNullable<Plan['fault']>;

const CODES = ['ENOSPC', 'EIO', 'EROFS', 'EACCES', 'EMFILE'] as const;
const OPS = ['open', 'write', 'fsync', 'cut', 'rename', 'link', 'mkdir', 'remove', 'read'] as const;

/** Every call with every answer, writes that stop short, and those after which nothing can be cut off again. */
export const FAULTS: readonly Fault[] = [
  ...OPS.flatMap((op) => CODES.map((code) => ({ op: [op], code }))),
  ...CODES.flatMap((code) => [
    { op: ['write', 'cut'], code },
    { op: ['fsync', 'cut'], code },
    { op: [...OPS], code },
  ]),
  ...[1, 7, 100].map((short) => ({ short })),
  ...CODES.map((code) => ({ op: ['write'], code, short: 40, times: 3 })),
];

export const tellFault = ({ op, code, short }: Fault): string =>
  [op?.join('+'), code, short === undefined ? undefined : `${short} bytes at a time`]
    .filter((word) => word !== undefined)
    .join(' ');

/** The reply to a line, and where the game stands after it. */
type Told = { readonly reply: string; readonly hash: string };

const HASH = /^(Hash [^\n]*)\n$/m;

const ask = async (running: Running, line: string | undefined): Promise<Told> => {
  const from = running.said().length;
  if (line !== undefined) running.type(line);
  running.type('hash');
  await new Promise<void>((resolve, reject) => {
    const look = (): void => {
      if (HASH.test(running.said().slice(from))) resolve();
    };
    running.heard(look);
    look();
    void running.ended.then(({ out, err }) => reject(new Error(`it ended: ${out.slice(-200)} ${err}`)));
  });
  const said = running.said().slice(from);
  const hash = HASH.exec(said)?.[1] ?? '';
  return { reply: said.slice(0, said.lastIndexOf('Hash ')), hash };
};

const wrongReply = (line: string, before: string, { reply, hash }: Told): string | undefined => {
  const unwritten = /Could not write|Cannot open/.test(reply);
  const isDone = reply.includes('It is done, but');
  if (unwritten && !isDone && !/Nothing changed\.|Transcript stopped/i.test(reply))
    return `"${line}" failed without a word on what changed: ${reply}`;
  if (unwritten && !isDone && hash !== before && !/transcript/i.test(reply))
    return `"${line}" said that nothing changed, and it did`;
  return undefined;
};

const troubled = (what: string, { out, err, code }: Ran): readonly string[] => {
  const stack = /^ {4}at /m.test(err) ? [`${what}: a stack trace was shown`] : [];
  return code === 0 ? stack : [`${what} ended with ${code}: ${err || out.slice(-300)}`, ...stack];
};

export type Trouble = {
  readonly fault?: (home: string) => Fault;
  begin(home: string): void;
  end(home: string): void;
};

export type Trial = {
  readonly wrong: readonly string[];
  /** How many lines were refused because of the fault, in their first sentences. */
  readonly refused: readonly string[];
};

/** While a file is there the system refuses, as far as the program can tell. */
export const pretended = (fault: Fault): Trouble => {
  const at = (home: string): string => join(home, 'trouble');
  return {
    fault: (home) => ({ ...fault, while: at(home) }),
    begin: (home) => writeFileSync(at(home), ''),
    end: (home) => rmSync(at(home), { force: true }),
  };
};

/** The disk is really full but for so many bytes; the home is to be on a small one of its own. */
export const filled = (left: number): Trouble => {
  const at = (home: string, name: string): string => join(home, name);
  return {
    begin: (home) => {
      const spare = at(home, 'spare');
      writeFileSync(spare, Buffer.alloc(left, 1));
      const fd = openSync(at(home, 'filling'), 'w');
      try {
        for (const chunk of [Buffer.alloc(4096, 1), Buffer.alloc(1, 1)]) {
          try {
            for (;;) writeSync(fd, chunk);
          } catch {
            // Full.
          }
        }
      } finally {
        closeSync(fd);
      }
      rmSync(spare);
    },
    end: (home) => rmSync(at(home, 'filling'), { force: true }),
  };
};

/** The trouble begins after some lines and ends before the last ones; what was refused last is typed again. */
export const playThrough = async (story: Story, stage: Stage, trouble: Trouble): Promise<Trial> => {
  const { home } = stage;
  const running = start({
    ...stage,
    argv: argvOf(story),
    plan: { seed: story.seed, ...(trouble.fault !== undefined && { fault: trouble.fault(home) }) },
  });
  const lines = story.beats.flat().filter((line) => line !== 'quit');
  const wrong: string[] = [];
  const refused: string[] = [];
  let again: string | undefined;
  try {
    let { hash } = await ask(running, undefined);
    for (const [i, line] of lines.entries()) {
      if (i === Math.floor(lines.length / 4)) trouble.begin(home);
      if (i === Math.floor((lines.length * 3) / 4)) {
        trouble.end(home);
        const after = again === undefined ? undefined : await ask(running, again);
        if (after !== undefined && /Could not write/.test(after.reply))
          wrong.push(`"${again}" is still refused: ${after.reply}`);
        if (after !== undefined) ({ hash } = after);
      }
      const told = await ask(running, line);
      const each = wrongReply(line, hash, told);
      if (each !== undefined) wrong.push(each);
      if (/Could not|Cannot open/.test(told.reply)) {
        refused.push(`${line}: ${told.reply.trim().split('\n').join(' / ')}`);
        again ??= line;
      }
      ({ hash } = told);
    }
    running.type('quit');
    running.end();
    wrong.push(...troubled('play', await running.ended));
    const resumed = await run({ ...stage, argv: ['resume', GAME, '--plain'] }, ['hash']);
    wrong.push(...troubled('resume', resumed));
    if (!resumed.out.includes(`\n${hash}\n`)) wrong.push(`it stood at ${hash}, and is opened elsewhere`);
    wrong.push(...troubled('verify', await run({ ...stage, argv: ['verify', GAME] })));
  } catch (thrown) {
    wrong.push(String(thrown));
    running.kill('SIGKILL');
  }
  trouble.end(home);
  return { wrong, refused };
};
