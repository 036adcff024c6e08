// The story played without a crash: what is said, and how long the record is, beat by beat.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run, start } from './program.ts';
import type { Plan, Ran, Stage } from './program.ts';
import type { Story } from './story.ts';

export const GAME = 'told';

/** Asked after each beat: where the game stands, and what it asks. */
export const WHERE = ['hash', 'pending', 'hash'] as const;

export type Beat = {
  /** How much had been said, and how long the record was, when it was over. */
  readonly said: number;
  readonly size: number;
  /** The reply to where the game stands. */
  readonly where: string;
};

export type Reference = {
  readonly out: string;
  /** The first is the greeting; of leaving there is none. */
  readonly beats: readonly Beat[];
  readonly record: Buffer;
  /** How many calls changed files, and those that were told of too early. */
  readonly calls: number;
  readonly unsafe: readonly string[];
};

export const recordOf = (home: string): string => join(home, 'games', `${GAME}.game`);

export const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

export const argvOf = (story: Story): readonly string[] =>
  story.before === undefined
    ? ['play', ...story.begin, '--plain', '--name', GAME]
    : ['resume', GAME, '--plain'];

/** All that is typed, with the questions between. */
export const typedIn = (story: Story, from = 0): readonly string[] => [
  ...(from === 0 ? WHERE : []),
  ...story.beats.slice(from).flatMap((beat) => (beat[0] === 'quit' ? beat : [...beat, ...WHERE])),
];

/** What is kept before anything is killed. */
export const prepare = async (story: Story, stage: Stage): Promise<void> => {
  if (story.before === undefined) return;
  const argv = ['play', ...story.begin, '--plain', '--name', GAME];
  const ran = await run({ ...stage, argv, plan: { seed: story.seed } }, story.before);
  if (ran.code !== 0) throw new Error(`The story could not begin: ${ran.err}`);
};

/** Where in a reply the last answer to where the game stands begins. */
export const whereIn = (out: string): string => {
  const last = out.lastIndexOf('\nHash ');
  return out.slice(out.lastIndexOf('\nHash ', last - 1) + 1);
};

export const tellOnce = async (story: Story, stage: Stage, log: string): Promise<Reference> => {
  const { home } = stage;
  const plan: Plan = { seed: story.seed, log };
  const running = start({ ...stage, argv: argvOf(story), plan });
  let over: Ran | undefined;
  void running.ended.then((ran) => (over = ran));
  const beats: Beat[] = [];
  for (const beat of [[], ...story.beats]) {
    if (beat[0] === 'quit') {
      running.type('quit');
      break;
    }
    const from = running.said().length;
    for (const line of [...beat, ...WHERE]) running.type(line);
    await new Promise<void>((resolve, reject) => {
      const look = (): void => {
        const said = running.said().slice(from);
        if (/^Hash [^\n]*\n[^]*^Hash [^\n]*\n$/m.test(said)) resolve();
      };
      running.heard(look);
      look();
      void running.ended.then((ran) =>
        reject(new Error(`The story ended early: ${ran.out.slice(-500)}${ran.err}`)),
      );
    });
    const said = running.said();
    beats.push({ said: said.length, size: sizeOf(recordOf(home)), where: whereIn(said) });
  }
  running.end();
  const ran = over ?? (await running.ended);
  if (ran.code !== 0) throw new Error(`The story went wrong: ${ran.err}`);
  const lines = readFileSync(log, 'utf8').split('\n');
  return {
    out: ran.out,
    beats,
    record: readFileSync(recordOf(home)),
    calls: Number(lines.find((line) => line.startsWith('calls '))?.split(' ')[1] ?? 0),
    unsafe: lines.filter((line) => line.startsWith('unsafe ')),
  };
};
