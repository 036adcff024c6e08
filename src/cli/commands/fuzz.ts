// The command `hexfront fuzz`: random games with every check on.
import { fuzz as playGames } from '../../players/fuzz/fuzz.ts';
import type { FuzzResult } from '../../players/fuzz/result.ts';
import { fuzzJson, fuzzReport } from '../../players/fuzz/report.ts';
import { registryFor } from '../../language/verb-registry.ts';
import { write } from '../../language/canonical-write.ts';
import { problem } from '../../core/problem.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import { jsonReply } from '../../text/json-reply.ts';
import { complain, loadGame } from '../load/game.ts';
import type { Setting } from '../main.ts';
import { chosenOptions } from '../optional-rules.ts';

export type FuzzOptions = {
  readonly game: string;
  readonly games: number;
  readonly seed: number;
  readonly scenario?: string;
  readonly playOn?: boolean;
  readonly anyTurn?: boolean;
  readonly anyOptions?: boolean;
  readonly option: readonly string[];
  readonly data?: string;
  readonly json?: boolean;
};

/** The command that repeats a failure needs the same data. */
const withData = (result: FuzzResult, data: string | undefined): FuzzResult =>
  result.failure === undefined || data === undefined
    ? result
    : { ...result, failure: { ...result.failure, again: `${result.failure.again} --data ${data}` } };

export const fuzz = async (setting: Setting, options: FuzzOptions): Promise<Exit> => {
  const { io } = setting;
  const game = await loadGame(setting, options.game, options.data);
  if (typeof game === 'number') return game;
  const chosen = chosenOptions(game, options.option, options.scenario);
  if (!chosen.ok) {
    complain(io, chosen.error);
    return EXIT.usage;
  }
  if (options.anyTurn === true && game.anyTurn === undefined) {
    complain(io, [problem('FUZZ.NO-TURNS', { game: game.id })]);
    return EXIT.usage;
  }
  const typed = options.option.map((text) => text.slice(0, text.indexOf('=')));
  const registry = registryFor(game);
  const result = playGames(game, {
    games: options.games,
    seed: options.seed,
    scenario: chosen.value.scenario,
    options: chosen.value.options,
    drawn:
      options.anyOptions === true
        ? game.options.flatMap(({ id }) => (typed.includes(id) ? [] : [id]))
        : undefined,
    anyTurn: options.anyTurn,
    playOn: options.playOn,
    write: (order) => write(registry, order),
    now: () => performance.now(),
  });
  const repeated = withData(result, options.data);
  if (options.json === true) io.out(jsonReply('fuzz', fuzzJson(repeated), result.failure === undefined));
  else for (const line of fuzzReport(repeated)) io.out(line);
  return result.failure === undefined ? EXIT.fine : EXIT.failed;
};
