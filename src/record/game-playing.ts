// A game as a record needs it: its orders in canonical form, set up from the header or from the position it names.
import type { Problem, Result, State } from '../core/types.ts';
import type { Game } from '../games/game.ts';
import { readCanonical } from '../orders/read.ts';
import { registryFor } from '../orders/registry.ts';
import { write } from '../orders/write.ts';
import type { Header } from './header.ts';
import { optionProblems, scenarioProblems } from './options.ts';
import type { OrderCodec, Playing } from './playing.ts';
import { readPosition } from './position.ts';
import { failed, worked } from './problems.ts';

const start = (game: Game, header: Header): Result<State, readonly Problem[]> => {
  if (header.position !== undefined) {
    const read = readPosition(game, header.position);
    return read.ok ? worked(read.value.state) : read;
  }
  const problems = [...scenarioProblems(game, header.scenario), ...optionProblems(game, header.options)];
  return problems.length > 0 ? failed(problems) : worked(game.rules.setup(header.scenario, header.options));
};

const codecFor = (game: Game): OrderCodec => {
  const registry = registryFor(game);
  return { write: (order) => write(registry, order), read: (text) => readCanonical(registry, text) };
};

export const playingOf = (game: Game, program: string): Playing => ({
  rules: game.rules,
  codec: codecFor(game),
  data: game.dataHash,
  program,
  start: (header) => start(game, header),
});
