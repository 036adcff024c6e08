// One crash: the story is told to a program that is killed, by our hand or at a call to the system.
import { cpSync, rmSync } from 'node:fs';
import type { Pick } from '../../src/core/rules.ts';
import { start } from './program.ts';
import type { Plan, Stage } from './program.ts';
import { argvOf, typedIn } from './reference.ts';
import type { Reference } from './reference.ts';
import type { Story } from './story.ts';

/** How it dies: when it has said so much and a moment has passed, or at a call that changes a file. */
export type Death =
  | { readonly kind: 'moment'; readonly said: number; readonly micros: number }
  | { readonly kind: 'call'; readonly kill: NonNullable<Plan['kill']> };

export const tellDeath = (death: Death): string => {
  if (death.kind === 'moment') return `${death.micros} us after byte ${death.said}`;
  const { at, half, after, power } = death.kill;
  const when = half === true ? 'within' : after === true ? 'after' : 'before';
  return `${when} call ${at}${power === undefined ? '' : `, power cut ${power}`}`;
};

export const drawDeath = (
  pick: Pick,
  kind: 'moment' | 'call' | 'power',
  { out, calls }: Reference,
): Death => {
  if (kind === 'moment') return { kind, said: pick(out.length), micros: pick(3) === 0 ? 0 : pick(3000) };
  const when = [{}, { half: true }, { after: true }][pick(3)]!;
  const power = kind === 'power' ? { power: pick(2 ** 31) } : {};
  return { kind: 'call', kill: { at: 1 + pick(calls), ...when, ...power } };
};

const spin = (micros: number): void => {
  const until = process.hrtime.bigint() + BigInt(micros) * 1000n;
  while (process.hrtime.bigint() < until);
};

/** How much it said before it died; undefined where it lived to the end. */
export const killed = async (
  story: Story,
  from: string,
  stage: Stage,
  death: Death,
): Promise<number | undefined> => {
  const { home } = stage;
  rmSync(home, { recursive: true, force: true });
  cpSync(from, home, { recursive: true });
  const plan: Plan = { seed: story.seed, ...(death.kind === 'call' && { kill: death.kill }) };
  const running = start({ ...stage, argv: argvOf(story), plan });
  if (death.kind === 'moment') {
    let isDead = false;
    running.heard(() => {
      if (isDead || running.said().length < death.said) return;
      isDead = true;
      spin(death.micros);
      running.kill('SIGKILL');
    });
  }
  for (const line of typedIn(story)) running.type(line);
  const { signal, out } = await running.ended;
  return signal === 'SIGKILL' ? out.length : undefined;
};
