// One crash: the story is told to a program that is killed, by our hand or at a call to the system.
import { cpSync, rmSync } from 'node:fs';
import type { Pick } from '../../src/core/rule-set.ts';
import { start } from './program.ts';
import type { Plan, Running, Stage } from './program.ts';
import { argvOf, typedIn } from './reference.ts';
import type { Reference } from './reference.ts';
import type { Story } from './story.ts';

type Kill = NonNullable<Plan['kill']>;

/** A signal, or whoever read what it says has gone away. */
export type How = 'SIGKILL' | 'SIGTERM' | 'SIGHUP' | 'SIGINT' | 'unread';

/** Most often the one that nobody hears coming. */
const HOWS: readonly How[] = [
  'SIGKILL',
  'SIGKILL',
  'SIGKILL',
  'SIGKILL',
  'SIGTERM',
  'SIGHUP',
  'SIGINT',
  'unread',
];

/** About so many calls change something when a game is opened that has to be mended. */
const OPENING = 12;

/** How it dies: when it has said so much and a moment has passed, or at a call that changes a file. */
export type Death =
  | { readonly kind: 'moment'; readonly said: number; readonly micros: number; readonly how: How }
  /** `again`: where it dies when the game is opened after that. */
  | { readonly kind: 'call'; readonly kill: Kill; readonly again?: Kill };

const tellKill = ({ at, half, after, power }: Kill): string => {
  const when = half === true ? 'within' : after === true ? 'after' : 'before';
  return `${when} call ${at}${power === undefined ? '' : `, power cut ${power}`}`;
};

export const tellDeath = (death: Death): string => {
  if (death.kind === 'moment') return `${death.how} ${death.micros} us after byte ${death.said}`;
  const { kill, again } = death;
  return `${tellKill(kill)}${again === undefined ? '' : `, then opening it ${tellKill(again)}`}`;
};

export const drawDeath = (
  pick: Pick,
  kind: 'moment' | 'call' | 'power',
  { out, calls }: Reference,
): Death => {
  if (kind === 'moment')
    return {
      kind,
      said: pick(out.length),
      micros: pick(3) === 0 ? 0 : pick(3000),
      how: HOWS[pick(HOWS.length)]!,
    };
  const power = kind === 'power' ? { power: pick(2 ** 31) } : {};
  const kill = (most: number): Kill => ({
    at: 1 + pick(most),
    ...[{}, { half: true }, { after: true }][pick(3)],
    ...power,
  });
  return { kind: 'call', kill: kill(calls), ...(pick(3) === 0 && { again: kill(OPENING) }) };
};

const spin = (micros: number): void => {
  const until = process.hrtime.bigint() + BigInt(micros) * 1000n;
  while (process.hrtime.bigint() < until);
};

const end = (running: Running, how: How): void => {
  if (how === 'unread') return running.leave();
  running.kill(how);
  // The first is only answered.
  if (how === 'SIGINT') running.kill(how);
};

/** What it said before it died; undefined where it lived to the end. */
export const killed = async (
  story: Story,
  from: string,
  stage: Stage,
  death: Death,
): Promise<string | undefined> => {
  const { home } = stage;
  rmSync(home, { recursive: true, force: true });
  cpSync(from, home, { recursive: true });
  const plan: Plan = { seed: story.seed, ...(death.kind === 'call' && { kill: death.kill }) };
  const running = start({ ...stage, argv: argvOf(story), plan });
  let isDead = false;
  if (death.kind === 'moment') {
    running.heard(() => {
      if (isDead || running.said().length < death.said) return;
      isDead = true;
      spin(death.micros);
      end(running, death.how);
    });
  }
  for (const line of typedIn(story)) running.type(line);
  const { signal, out } = await running.ended;
  // At those it hears it may end by itself.
  const isHeard = death.kind === 'moment' && death.how !== 'SIGKILL';
  return signal !== null || (isDead && isHeard) ? out : undefined;
};
