// What there is to be shown of orders that somebody else has given: of each the position after it, one line of text and
// the hexes it was about, as far as the side that looks on may know.
import { hear, sayEvent } from '../../text/say-events.ts';
import type { Side } from '../../core/types.ts';
import { seenBy } from '../../api/game.ts';
import type { View } from '../../api/view.ts';
import type { Entry } from '../../core/match.ts';
import { doAgain, stateAfter } from '../../core/match.ts';
import { voiceBetween } from '../../session/known-names.ts';
import { named, voiceOf } from '../../session/session.ts';
import type { Desk } from '../../session/session.ts';
import { deeds } from '../../session/verbs/game/events.ts';
import { hexesIn, unitHexesIn } from '../focus.ts';

export type Scene = {
  /** How many orders of the game have been done when it is shown. */
  readonly order: number;
  readonly line: string;
  /** Where it happens. */
  readonly hex: string | undefined;
  /** Where units that did it were, the way they went, and what was attacked. */
  readonly marks: ReadonlyMap<string, 'legal' | 'target'>;
};

/** Two rows of a narrow terminal: more sentences are left to the log. */
const LONGEST = 156;
const CUT = ' ...';

const oneLine = (sentences: readonly string[]): string => {
  let line = '';
  for (const sentence of sentences) {
    const longer = line === '' ? sentence : `${line} ${sentence}`;
    if (line !== '' && longer.length > LONGEST) break;
    line = longer;
  }
  return line.length > LONGEST ? `${line.slice(0, line.lastIndexOf(' ', LONGEST - CUT.length))}${CUT}` : line;
};

/** Where units of a side are seen to stand. */
const placesOf = (view: View, side: Side): ReadonlySet<string> =>
  new Set(view.units.flatMap((unit) => (unit.side === side ? [unit.at] : [])));

/** What was attacked is where units of the attacked side stood before. */
const marksOf = (hexes: readonly string[], held: ReadonlySet<string>): Scene['marks'] =>
  new Map(hexes.map((hex) => [hex, held.has(hex) ? 'target' : 'legal']));

/** Whoever orders in a battle, it is the side whose turn it is not that is attacked. */
const attackedIn = ({ game }: Desk, { clock: { phasing } }: Entry): Side =>
  game.rules.sides.find((side) => side !== phasing) ?? phasing;

/**
 * Makes scenes of the orders after `from`, taken one after the other; undefined where the side that looks on hears of no
 * deed. `who`: whose view it is, `both` where nothing is hidden.
 */
export const sceneMaker = (
  desk: Desk,
  from: number,
  who: Side | 'both',
): ((entry: Entry) => Scene | undefined) => {
  const { match, game } = desk;
  const state = stateAfter(match, from);
  const seen = (): View => named(desk, seenBy(game, state, who));
  let [order, view] = [from, seen()];
  return (entry) => {
    const before = view;
    doAgain(match.rules, state, entry);
    order += 1;
    view = seen();
    const voice = voiceBetween(voiceOf(desk, before), voiceOf(desk, view));
    const told = { ...voice, level: 'brief' as const };
    const heard = hear(told, deeds(desk, entry.events), who);
    const line = oneLine(heard.flatMap((event) => sayEvent(told, event)));
    if (line === '') return undefined;
    const hexes = heard.flatMap(({ data }) => hexesIn(desk, data));
    const from = heard.flatMap(({ data }) => unitHexesIn(desk, data, before));
    return {
      order,
      line,
      hex: hexes.at(-1),
      marks: marksOf([...from, ...hexes], placesOf(before, attackedIn(desk, entry))),
    };
  };
};
