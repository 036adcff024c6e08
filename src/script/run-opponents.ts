// Lines of a script that seat opponents, and what these do after each line: reported as orders of that line.
import type { Problem, Refusal, Result } from '../core/types.ts';
import { failed } from '../core/problem.ts';
import { writeOrders } from '../language/canonical-write.ts';
import { asProblem } from '../language/errors.ts';
import type { Rival } from '../players/rival.ts';
import { played } from '../session/session.ts';
import type { Desk } from '../session/session.ts';
import { theSide } from './expect/resolve.ts';
import { playOpponents, playPhase, seatedAt } from './opponents.ts';
import type { Printer } from './report.ts';
import type { World } from './script-state.ts';
import type { Act, Where } from './statement.ts';
import type { Stop } from './stop-report.ts';

type Run = { readonly world: World; readonly report: Printer };

/** What was ordered, and what came of it; false when the line ordered nothing, or only on trial. */
export const reportOrder = ({ report }: Run, at: Where, desk: Desk, before: number): boolean => {
  const given = desk.trial === undefined ? played(desk).entries.slice(before) : [];
  for (const { orders, dice, events } of given) {
    const order = writeOrders(desk.registry, orders);
    report({ type: 'order', at, order, side: orders[0]?.by ?? '', dice, events });
  }
  return given.length > 0;
};

/** `since`: checks ask about what has been done since then. */
const reported = async (
  run: Run,
  at: Where,
  desk: Desk,
  since: number,
  play: () => Promise<Problem | Refusal | undefined>,
): Promise<Stop | undefined> => {
  const before = played(desk).entries.length;
  const wrong = await play();
  if (reportOrder(run, at, desk, before)) run.world.since = Math.max(0, since);
  if (wrong === undefined) return undefined;
  return { at, ending: 'refused', why: 'rule' in wrong ? wrong : [wrong] };
};

/** Nobody plays on while something is tried out, or somebody has broken in and is yet to order. */
export const opponentsPlay = async (run: Run, at: Where): Promise<Stop | undefined> => {
  const { desk, opponents, since } = run.world;
  if (desk === undefined || desk.trial !== undefined || desk.halted !== undefined) return undefined;
  const from = since ?? played(desk).entries.length - 1;
  return reported(run, at, desk, from, async () => playOpponents(desk, opponents));
};

type Seating = Act & { readonly kind: 'opponent' };

const meantBy = async (desk: Desk, { side: word, level, seed }: Seating): Promise<Result<Rival>> => {
  const side = theSide(desk, word);
  return side.ok ? seatedAt(desk, side.value, level, seed) : failed(asProblem(side.error));
};

/** The other side has its own opponent, or one that is like the first. */
const otherThan = async (
  { opponents }: World,
  desk: Desk,
  { side }: Rival,
  { level, seed }: Seating,
): Promise<Result<Rival>> => {
  const [first, second] = desk.game.rules.sides;
  const other = side === first ? second : first;
  const seated = opponents.get(other);
  return seated === undefined ? seatedAt(desk, other, level, seed) : { ok: true, value: seated };
};

export const seatOpponent = async (
  run: Run,
  desk: Desk,
  at: Where,
  act: Seating,
): Promise<Stop | undefined> => {
  const { world } = run;
  const rival = await meantBy(desk, act);
  if (!rival.ok) return { at, ending: 'syntax', why: [rival.error] };
  world.since = played(desk).entries.length;
  if (act.phase !== true) {
    world.opponents = new Map(world.opponents).set(rival.value.side, rival.value);
    return undefined;
  }
  const other = await otherThan(world, desk, rival.value, act);
  if (!other.ok) return { at, ending: 'syntax', why: [other.error] };
  return reported(run, at, desk, world.since, async () => playPhase(desk, rival.value, other.value));
};
