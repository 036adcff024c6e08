// The verb `units`: the units of a side, in a place, or those that some words pick.
import { together } from '../../../draw/describe/occupancy.ts';
import { strengthMessage } from '../../../draw/describe/forces.ts';
import type { Message, Side } from '../../../core/types.ts';
import { wordKey } from '../../../api/game-words.ts';
import type { UnitView } from '../../../api/view.ts';
import { message, answerWith } from '../../reply.ts';
import { factsOf, isHex, ownSide } from '../../hex-sentence.ts';
import { strengthsOf, sightOf } from '../../side-view.ts';
import type { Sight } from '../../side-view.ts';
import { OUT_OF_SUPPLY } from '../../../language/verbs/questions.ts';
import { isKey } from '../../../text/say.ts';
import type { Desk } from '../../session.ts';
import { played, viewerOf } from '../../session.ts';
import { leftToAct } from '../../units-to-move.ts';
import type { Handler } from '../handler.ts';
import { first } from '../handler.ts';

/** North to south, then west to east; places that are not hexes last. */
export const byPlace = ({ game }: Sight): ((a: UnitView, b: UnitView) => number) => {
  const { grid } = game.board;
  const rank = (u: UnitView): readonly [number, number] => {
    const index = grid.index(u.at);
    return index < 0 ? [Number.MAX_SAFE_INTEGER, 0] : [grid.row[index] ?? 0, grid.east2[index] ?? 0];
  };
  return (a, b) => {
    const [rowA, eastA] = rank(a);
    const [rowB, eastB] = rank(b);
    return rowA - rowB || eastA - eastB;
  };
};

const listLine = (u: UnitView): Message =>
  u.known
    ? message('units.one', { name: u.name, at: u.at, facts: factsOf(u, true) })
    : message('units.covered', { side: u.side, at: u.at });

export type Asked = {
  readonly side?: Side | undefined;
  readonly place?: string | undefined;
  /** Words that pick: a unit must be all of it. */
  readonly what: readonly Message[];
  readonly is: (unit: UnitView) => boolean;
};

/** Those of a side, all of a place, or those that the words pick. */
export const units = (sight: Sight, { side, place, what, is }: Asked): readonly Message[] => {
  const whose = side ?? (place === undefined ? ownSide(sight.view) : undefined);
  const found = sight.view.units
    .filter((u) => (whose === undefined || u.side === whose) && (place === undefined || u.at === place))
    .filter((u) => what.length === 0 || (u.known && is(u)))
    .toSorted(byPlace(sight));
  const named = { ...(place !== undefined && { place }), ...(what.length > 0 && { what: [...what] }) };
  if (found.length === 0)
    return [message('units.none', { ...(whose !== undefined && { side: whose }), ...named })];
  const onMap = place === undefined ? found.filter((u) => isHex(sight, u.at)) : found;
  const sum = together(strengthsOf(sight, onMap));
  const elsewhere = found.length - onMap.length;
  return [
    message('units.count', {
      ...(whose !== undefined && { side: whose }),
      ...named,
      count: onMap.length,
      ...(elsewhere > 0 && { elsewhere }),
      ...(onMap.length > 1 && { strength: strengthMessage(sum), sorted: place === undefined }),
    }),
    ...found.map(listLine),
  ];
};

/** Whether a unit is what a word of the game picks. */
const pick = (desk: Desk, word: string): ((unit: string) => boolean) | undefined =>
  (word === OUT_OF_SUPPLY ? desk.game.outOfSupply : desk.game.picks?.[word])?.(
    played(desk).state,
    viewerOf(desk),
  );

/** The game's own words for a word that picks, else the word itself. */
const picked = (desk: Desk, word: string): Message => {
  const key = wordKey('pick', word);
  return isKey(desk.book, key) ? message(key) : message('word.pick', { word });
};

export const listed: Handler = (desk, args) => {
  const what = args['what'] ?? [];
  const tests = what.filter((word) => word !== 'ready').flatMap((word) => pick(desk, word) ?? []);
  const ready = what.includes('ready')
    ? new Set((leftToAct(desk)?.units ?? []).map(({ id }) => id))
    : undefined;
  const is = (id: string): boolean =>
    tests.every((test) => test(id)) && (ready === undefined || ready.has(id));
  const asked = {
    side: first(args, 'side'),
    place: first(args, 'place'),
    what: what.map((word) => picked(desk, word)),
  };
  return answerWith(desk, units(sightOf(desk), { ...asked, is: (unit) => is(unit.id) }));
};
