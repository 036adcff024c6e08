// Lines of a script that seat opponents, and what these do after each line: reported as orders of that line.
import type { Problem, Refusal } from '../core/types.ts';
import { writeOrders } from '../language/canonical-write.ts';
import { asProblem } from '../language/errors.ts';
import { played } from '../session/session.ts';
import type { Desk } from '../session/session.ts';
import { theSide } from './expect/resolve.ts';
import { playOpponents, playPhase, seatedAs } from './opponents.ts';
import type { Printer } from './report.ts';
import { seat } from './script-state.ts';
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
const reported = (
  run: Run,
  at: Where,
  desk: Desk,
  since: number,
  play: () => Problem | Refusal | undefined,
): Stop | undefined => {
  const before = played(desk).entries.length;
  const wrong = play();
  if (reportOrder(run, at, desk, before)) run.world.since = Math.max(0, since);
  if (wrong === undefined) return undefined;
  return { at, ending: 'refused', why: 'rule' in wrong ? wrong : [wrong] };
};

/** Nobody plays on while something is tried out, or somebody has broken in and is yet to order. */
export const opponentsPlay = (run: Run, at: Where): Stop | undefined => {
  const { desk, opponents, since } = run.world;
  if (desk === undefined || desk.trial !== undefined || desk.halted !== undefined) return undefined;
  const from = since ?? played(desk).entries.length - 1;
  return reported(run, at, desk, from, () => playOpponents(desk, opponents));
};

export const seatOpponent = async (
  run: Run,
  desk: Desk,
  at: Where,
  { side: word, level, seed, phase }: Act & { readonly kind: 'opponent' },
): Promise<Stop | undefined> => {
  const { world } = run;
  const side = theSide(desk, word);
  if (!side.ok) return { at, ending: 'syntax', why: [asProblem(side.error)] };
  const seated = await seatedAs(desk.game, level, seed);
  if (!seated.ok) return { at, ending: 'syntax', why: [seated.error] };
  world.since = played(desk).entries.length;
  if (phase !== true) {
    seat(world, side.value, seated.value);
    return undefined;
  }
  return reported(run, at, desk, world.since, () =>
    playPhase(desk, world.opponents, side.value, seated.value),
  );
};
