// The command `evaluate`: how a side stands, and what the computer player takes its position to be worth, as facts.
import { seenBy } from '../api/game.ts';
import type { Side } from '../core/types.ts';
import { waiting } from '../core/kernel.ts';
import { imagined } from '../players/imagine.ts';
import { lead } from '../players/lead.ts';
import { LEVEL_NAMES } from '../players/level-names.ts';
import { picker } from '../players/prng.ts';
import { DRAWN } from './engine-state.ts';
import type { Session, Table } from './engine-state.ts';
import type { Reply } from './protocol.ts';
import { yes } from './protocol.ts';

const VERSION = 1;
/** The random player has no evaluation of its own. */
const [JUDGE] = LEVEL_NAMES;
const STREAM = 40;

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Nothing comes from what is hidden from the side: it is judged by a position that might be the true one for all it knows. */
export const evaluation = async (session: Session, table: Table, side: Side): Promise<Reply> => {
  const { game, match } = table;
  const { rules } = game;
  const points = lead(seenBy(game, match.state, side), side);
  const { over } = match.state;
  const told = (more: object): Reply =>
    yes(String(points), JSON.stringify({ v: VERSION, side, points, ...more }));
  if (over !== undefined || waiting(rules, match.state) === undefined)
    return told({ over: over === undefined ? null : { ...over } });
  const [{ appraisal }, { outlookOf }, { groundOf }, { LEVELS }] = await Promise.all([
    import('../players/opponent/appraise.ts'),
    import('../players/opponent/bare.ts'),
    import('../players/opponent/ground.ts'),
    import('../players/opponent/levels.ts'),
  ]);
  const name = session.level === DRAWN ? JUDGE : session.level;
  const level = LEVELS[name];
  if (level === undefined) throw new RangeError(`no level ${name}`);
  const outlook = await outlookOf(game);
  const scales = {
    ground: groundOf(game.board.grid, outlook),
    outlook,
    weights: level.weights,
    sides: rules.sides,
  };
  const state = imagined(rules, match.state, side, picker(session.seed, STREAM));
  const standing = outlook.standing(state, side);
  const parts = Object.entries(appraisal(scales, state, side));
  return told({
    level: name,
    standing: { points: standing.points, hope: hundredths(standing.hope) },
    worth: hundredths(parts.reduce((sum, [, part]) => sum + part, 0)),
    parts: Object.fromEntries(parts.map(([of, part]) => [of, hundredths(part)])),
  });
};
