// Tells one story as it should go, and then kills it again and again.
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { judge } from './judge.ts';
import { killed } from './kill.ts';
import type { Death } from './kill.ts';
import { run } from './program.ts';
import type { Stage } from './program.ts';
import { GAME, prepare, tellOnce } from './reference.ts';
import type { Reference } from './reference.ts';
import type { Story } from './story.ts';

export type Told = {
  readonly reference: Reference;
  /** What is wrong after it died so; undefined where it lived to the end. */
  die(death: Death): Promise<readonly string[] | undefined>;
};

const sameUpTo = (a: string, b: string): number => {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
};

export const theatre = async (story: Story, folder: string, program?: readonly string[]): Promise<Told> => {
  const at = (name: string): string => join(folder, name);
  for (const name of ['base', 'model', 'home', 'log']) rmSync(at(name), { recursive: true, force: true });
  const stage: Stage = { home: at('home'), program };
  mkdirSync(stage.home, { recursive: true });
  await prepare(story, stage);
  cpSync(stage.home, at('base'), { recursive: true });
  const reference = await tellOnce(story, stage, at('log'));
  cpSync(stage.home, at('model'), { recursive: true });
  return {
    reference,
    die: async (death) => {
      const out = await killed(story, at('base'), stage, death);
      if (out === undefined) return undefined;
      if (death.kind === 'call' && death.again !== undefined) {
        // It may have been opened before that call, and is left again.
        await run({ ...stage, argv: ['resume', GAME, '--plain'], plan: { kill: death.again } });
      }
      const seen = sameUpTo(out, reference.out);
      const isAnswered = death.kind === 'moment' && death.how === 'SIGINT';
      const other = seen === out.length || isAnswered ? [] : [`it says something else after byte ${seen}`];
      return [...other, ...(await judge({ story, reference, model: at('model'), stage, seen }))];
    },
  };
};
