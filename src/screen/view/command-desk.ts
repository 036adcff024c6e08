// The command desk at the foot of the panel: who is still to act, the points against the next check, and what is at hand.
import { isAsked } from '../../session/legal-ways.ts';
import { leftToAct } from '../../session/units-to-move.ts';
import type { Left } from '../../session/units-to-move.ts';
import { openOffers } from '../../session/pending.ts';
import { played, speaker, viewerOf } from '../../session/session.ts';
import type { Desk } from '../../session/session.ts';
import type { Scale } from '../../api/game.ts';
import { short, shortOf, shortVoice } from './short-names.ts';
import type { Said } from '../screen-state.ts';

/** What does not hang on where the cursor is. */
export type CommandDesk = {
  /** Hexes with units still to act, in the order of the map, and what they could do. */
  readonly stacks: readonly string[];
  readonly verb: string;
  readonly lines: readonly Said[];
};

export const NO_DESK: CommandDesk = { stacks: [], verb: '', lines: [] };

/** With a letter and two digits at either end it fits the narrowest panel. */
const BAR = 18;

/** The points between the two bounds: `S13 |======o-----| G22`. */
const scaleBar = (desk: Desk, { now, below, above }: Scale): string => {
  const letter = (side: string): string => desk.game.sideWords[side]?.letter ?? side;
  const least = Math.min(below?.points ?? 0, now);
  const most = Math.max(above?.points ?? now, now);
  const at = most === least ? 0 : Math.round(((now - least) / (most - least)) * (BAR - 1));
  const bar = Array.from({ length: BAR }, (_, i) => (i === at ? 'o' : i < at ? '=' : '-')).join('');
  const low = below === undefined ? '0' : `${letter(below.side)}${below.points}`;
  const high = above === undefined ? '' : ` ${letter(above.side)}${above.points}`;
  return `${low} ${bar}${high}`;
};

const inReadingOrder = (desk: Desk, hexes: readonly string[]): readonly string[] => {
  const { grid } = desk.game.board;
  const rank = new Map(Array.from(grid.readingOrder, (hex, i) => [grid.id(hex), i] as const));
  return hexes.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
};

/** Where those stand that can still do what is said of them. */
const hexesOf = (desk: Desk, left: Left | undefined): readonly string[] => {
  const { grid } = desk.game.board;
  const places = new Set(left?.units.map(({ at }) => at));
  return [...places].filter((place) => grid.index(place) >= 0);
};

export const commandDeskOf = (desk: Desk): CommandDesk => {
  if (desk.waiting !== undefined) return NO_DESK;
  const voice = shortVoice(desk);
  const { state } = played(desk);
  const { score = [], scale } = desk.game.heading?.(state, viewerOf(desk)) ?? {};
  const said = (text: string | undefined): readonly Said[] =>
    text === undefined ? [] : [{ kind: 'said', text }];
  const told = score.flatMap(({ told: words }) => (words === undefined ? [] : said(shortOf(voice, words))));
  const atHand = desk.game.atHand?.(state, viewerOf(desk)) ?? [];
  const isPhase = openOffers(desk, speaker(desk)).some(
    ({ ends, right, verb }) => ends && !right && verb !== 'pass',
  );
  const left = desk.replay === undefined && isPhase && !isAsked(desk) ? leftToAct(desk) : undefined;
  return {
    stacks: inReadingOrder(desk, hexesOf(desk, left)),
    verb: left?.verb ?? '',
    lines: [
      ...told,
      ...(scale === undefined || told.length === 0 ? [] : said(scaleBar(desk, scale))),
      ...atHand.flatMap((one) => said(shortOf(voice, one))),
    ],
  };
};

/** What few do of the many who could: it is no arrear. */
const MAY: ReadonlySet<string> = new Set(['rail', 'sail', 'intercept']);

/** "Stack 3 of 14 still to move", where the cursor is on one. */
const stackLine = (
  desk: Desk,
  { stacks, verb }: CommandDesk,
  cursor: string | undefined,
): readonly Said[] => {
  if (stacks.length === 0) return [];
  const at = cursor === undefined ? -1 : stacks.indexOf(cursor);
  const text = short(shortVoice(desk), 'word.desk.stacks', {
    count: stacks.length,
    verb,
    ...(!MAY.has(verb) && { due: true }),
    ...(at >= 0 && { at: at + 1 }),
  });
  return text === undefined ? [] : [{ kind: 'title', text }];
};

export const deskLines = (desk: Desk, known: CommandDesk, cursor: string | undefined): readonly Said[] => [
  ...stackLine(desk, known, cursor),
  ...known.lines,
];
