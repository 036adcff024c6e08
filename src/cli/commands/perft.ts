// The command `hexfront perft`: counts legal orders to a depth from a position or the start of a scenario.
import { divide, perft as count } from '../../core/perft.ts';
import { registryFor } from '../../language/verb-registry.ts';
import { write } from '../../language/canonical-write.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import { jsonReply } from '../../text/json-reply.ts';
import { complain } from '../load/game.ts';
import type { Setting } from '../main.ts';
import { progress } from '../progress-line.ts';
import { standingGame } from '../load/position.ts';

export type PerftOptions = {
  readonly position: string;
  readonly depth: number;
  readonly die: number;
  readonly divide?: boolean;
  readonly data?: string;
  readonly json?: boolean;
};

export const perft = async (setting: Setting, options: PerftOptions): Promise<Exit> => {
  const { io } = setting;
  const start = await standingGame(setting, options);
  if (typeof start === 'number') return start;
  const { rules } = start.game;
  const { state } = start.match;
  const registry = registryFor(start.game);
  const { depth, die, json } = options;
  const tick = json === true ? undefined : progress(io, 'wait.counting', options.position, true);
  if (options.divide === true) {
    const branches = divide(rules, state, depth, die, tick);
    if (!branches.ok) {
      complain(io, [branches.error]);
      return EXIT.failed;
    }
    const rows = branches.value.map(({ order, count: below }) => ({
      order: write(registry, order),
      count: below,
    }));
    if (json === true) io.out(jsonReply('perft', { depth, die, branches: rows }));
    else for (const row of rows) io.out(`${row.order}: ${row.count}`);
    return EXIT.fine;
  }
  const total = count(rules, state, depth, die, tick);
  if (!total.ok) {
    complain(io, [total.error]);
    return EXIT.failed;
  }
  io.out(
    json === true
      ? jsonReply('perft', { depth, die, count: total.value })
      : `perft ${depth} = ${total.value}`,
  );
  return EXIT.fine;
};
