// A game as a record needs it: its orders in canonical form, set up from the header or from the position it names.
import type { Problem, Result, State } from '../core/types.ts';
import type { Game } from '../api/game.ts';
import { readCanonical } from '../language/canonical-read.ts';
import { registryFor } from '../language/verb-registry.ts';
import { write } from '../language/canonical-write.ts';
import type { Header } from './format/header.ts';
import { optionProblems, scenarioProblems } from './optional-rules.ts';
import type { OrderCodec, Playing } from './playable.ts';
import { readPosition } from './position.ts';
import { failed, worked } from '../core/problem.ts';

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
