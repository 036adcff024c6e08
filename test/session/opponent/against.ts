// A desk at which one person plays against the program, in any game.
import { openSeed, seeded } from '../../../src/core/dice.ts';
import { newMatch } from '../../../src/core/match.ts';
import type { Side } from '../../../src/core/types.ts';
import type { Game } from '../../../src/api/game.ts';
import { finished } from '../../../src/players/opponent/thinker.ts';
import { levelRival } from '../../../src/players/rival.ts';
import type { Rival } from '../../../src/players/rival.ts';
import { seating } from '../../../src/players/player.ts';
import { openDesk } from '../../../src/session/session.ts';
import type { Desk, DeskOptions } from '../../../src/session/session.ts';
import { nextErrand } from '../../../src/session/opponent/errand.ts';
import type { OnEntry } from '../../../src/session/opponent/errand.ts';
import type { Reply } from '../../../src/session/reply.ts';
import { take } from '../../../src/session/dispatch.ts';
import { writeOrders } from '../../../src/language/canonical-write.ts';

export const rivalOf = async (game: Game, side: Side, seed = 1): Promise<Rival> => {
  const rival = await levelRival(game, side, '1', seed);
  if (rival === undefined) throw new Error('There is no level 1');
  return rival;
};

export type Against = {
  readonly desk: Desk;
  /** Types a line, and lets the opponent play; what it is told last is the reply. */
  type(line: string): Promise<Reply>;
  /** Runs what is to be run; the replies. */
  letPlay(onEntry?: OnEntry): Promise<readonly Reply[]>;
};

export const against = async (
  game: Game,
  side: Side,
  options: DeskOptions & { readonly fog?: 'on' | 'off'; readonly manual?: true } = {},
): Promise<Against> => {
  const { fog = 'off', manual, ...rest } = options;
  const standard = Object.fromEntries(game.options.map((option) => [option.id, option.standard]));
  const dice = manual === true ? undefined : seeded(openSeed('against'));
  const match = newMatch(game.rules, game.scenarios[0]?.id ?? '', { ...standard, fog }, { dice });
  const desk = openDesk(game, match, { opponent: await rivalOf(game, side), ...rest });
  const letPlay = async (onEntry?: OnEntry): Promise<readonly Reply[]> => {
    const said: Reply[] = [];
    for (let errand = nextErrand(desk); errand !== undefined; errand = nextErrand(desk))
      said.push(await errand.run(onEntry));
    return said;
  };
  return {
    desk,
    letPlay,
    type: async (line) => {
      const reply = take(desk, line);
      const said = await letPlay();
      return said.findLast(({ lines }) => lines.length > 0) ?? reply;
    },
  };
};

/** What a player of the program's own would type for the person now. */
export const wellTyped = ({ game, match, registry }: Desk, player: Rival): string => {
  const seat = seating(game.rules, { game, match })(match.state)?.(player.side);
  if (seat === undefined || player.think === undefined) throw new Error('Nobody is asked');
  const { order } = finished(player.think(seat, match));
  if (order === undefined) throw new Error(`Nothing to do at ${seat.decision.at}`);
  return writeOrders(registry, [order]);
};
