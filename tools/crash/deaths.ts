// Tells one story as it should go, and then kills it again and again.
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { judge } from './judge.ts';
import { killed } from './kill.ts';
import type { Death } from './kill.ts';
import type { Stage } from './program.ts';
import { prepare, tellOnce } from './reference.ts';
import type { Reference } from './reference.ts';
import type { Story } from './story.ts';

export type Told = {
  readonly reference: Reference;
  /** What is wrong after it died so; undefined where it lived to the end. */
  die(death: Death): Promise<readonly string[] | undefined>;
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
      const seen = await killed(story, at('base'), stage, death);
      return seen === undefined ? undefined : judge({ story, reference, model: at('model'), stage, seen });
    },
  };
};
