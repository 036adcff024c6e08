// A replay on the screen: the typed line each of its keys stands for, and the bar that says what is shown.
import { played, tell } from '../../session/session.ts';
import type { Desk } from '../../session/session.ts';
import type { Replay } from '../../session/verbs/game/replay-position.ts';

/** What the keys of a replay do; each is a line that may be typed as well. */
const LINES = {
  'replay-on': 'next order',
  'replay-back': 'prev order',
  'replay-attack': 'next attack',
  'replay-attack-back': 'prev attack',
  'replay-phase': 'next phase',
  'replay-phase-back': 'prev phase',
  'replay-turn': 'next turn',
  'replay-turn-back': 'prev turn',
  leave: 'leave',
} as const;

const isLine = (action: string): action is keyof typeof LINES => Object.hasOwn(LINES, action);

/** The views a replay may have, both sides' first. Where something is still hidden the desk says why there is no other. */
const viewsOf = ({ game }: Desk, { widest }: Replay): readonly string[] =>
  widest === 'both' ? ['both', ...game.rules.sides] : game.rules.sides;

/** The line an action stands for while a replay is on; undefined where there is none, or it is another's action. */
export const replayLine = (desk: Desk, action: string): string | undefined => {
  const { replay } = desk;
  if (replay === undefined) return undefined;
  if (isLine(action)) return LINES[action];
  if (action !== 'replay-view') return undefined;
  const views = viewsOf(desk, replay);
  const next = views[(views.indexOf(replay.who) + 1) % views.length] ?? replay.who;
  return `replay as ${next}`;
};

const BAR = 20;

/** How far it is, as a bar of so many characters. */
const barOf = (index: number, orders: number): string => {
  const done = orders === 0 ? BAR : Math.floor((index / orders) * BAR);
  return `${'='.repeat(done)}${'.'.repeat(BAR - done)}`;
};

/** In place of the question while a replay is on. */
export const replayBar = (desk: Desk): readonly string[] => {
  const { replay, match } = desk;
  if (replay === undefined) return [];
  const { index, who } = replay;
  const orders = match.entries.length;
  const { turn } = played(desk).state.clock;
  const side = who === 'both' ? {} : { who };
  return tell(desk, 'replay.bar', { index, orders, turn, bar: barOf(index, orders), ...side });
};
