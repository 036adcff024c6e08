// The verbs of place and of walking at the desk: each from its words to its answer.
import type { Args, Message, Side } from '../../../core/types.ts';
import { isDirection } from '../../../hex/directions.ts';
import { wordKey } from '../../../api/game-words.ts';
import { WAYS } from '../../../language/verbs/map.ts';
import { OUT_OF_SUPPLY } from '../../../language/verbs/questions.ts';
import { isKey } from '../../../text/say.ts';
import type { Desk, Reply } from '../../session.ts';
import { answer, answerWith, eyes, levelOf, message, played, tell } from '../../session.ts';
import { hexMessage, isHex } from '../../hex-sentence.ts';
import { leftToAct } from '../../units-to-move.ts';
import { line, scan, units } from './units.ts';
import * as looking from './look.ts';
import { dist, hasAny, nearest, nothingFound } from './nearest.ts';
import { sightOf } from '../../side-view.ts';
import { sketch, sketchKey } from './map.ts';
import * as survey from './overview.ts';
import { back, go, nextOf, standAt, stepFor } from './go.ts';
import { nextUnit, skip } from './next.ts';

type Handler = (desk: Desk, args: Args) => Reply;

const first = (args: Args, slot: string): string | undefined => args[slot]?.[0];
const numberOf = (args: Args, slot: string, otherwise: number): number =>
  Number(first(args, slot) ?? otherwise);

/** Whether a unit is what a word of the game picks. */
const pick = (desk: Desk, word: string): ((unit: string) => boolean) | undefined =>
  (word === OUT_OF_SUPPLY ? desk.game.outOfSupply : desk.game.picks?.[word])?.(
    played(desk).state,
    eyes(desk),
  );

/** The game's own words for a word that picks, else the word itself. */
const picked = (desk: Desk, word: string): Message => {
  const key = wordKey('pick', word);
  return isKey(desk.book, key) ? message(key) : message('word.pick', { word });
};

/** Which of these are out of supply, where the game knows such a thing. */
const cutOf = (desk: Desk): looking.Cut => {
  const isCut = desk.game.outOfSupply?.(played(desk).state, eyes(desk));
  return isCut === undefined ? undefined : (ids) => ids.filter((id) => isCut(id));
};

/** The sides that have a hex in a zone of control, where the game knows such a thing. */
const zonesOver = (desk: Desk, place: string): readonly Side[] =>
  [...(desk.game.zones?.(played(desk).state, eyes(desk)) ?? [])].flatMap(([side, hexes]) =>
    hexes.has(place) ? [side] : [],
  );

const unitTold = (desk: Desk, id: string): readonly Message[] =>
  looking.unit(sightOf(desk), id, cutOf(desk), desk.game.marching?.points(played(desk).state, id));

const looked = (desk: Desk, at: string | undefined): Reply => {
  const place = at ?? desk.here;
  if (place === undefined) return answer(tell(desk, 'HERE.NONE'));
  if (isHex(sightOf(desk), place)) standAt(desk, place);
  const isBrief = levelOf(desk) === 'brief';
  return answerWith(
    desk,
    looking.look(sightOf(desk), place, cutOf(desk), { zones: zonesOver(desk, place), isBrief }),
  );
};

/** A unit by its hex or box, a place by what is there; nothing is gone to. */
const where = (desk: Desk, unit: string | undefined, place: string | undefined): Reply => {
  const sight = sightOf(desk);
  const found = sight.view.units.find(({ id }) => id === unit);
  if (found !== undefined)
    return answerWith(desk, [message('where.unit', { name: found.name, side: found.side, at: found.at })]);
  if (place === undefined) return answer(tell(desk, 'HERE.NONE'));
  return answerWith(
    desk,
    isHex(sight, place) ? [hexMessage(sight, place)] : looking.look(sight, place, undefined),
  );
};

/** Distances are between hexes of the map: boxes have none. */
const onMap = (
  desk: Desk,
  ends: readonly (string | undefined)[],
  asked: (hexes: readonly string[]) => readonly Message[],
): Reply => {
  const hexes = ends.flatMap((end) => end ?? []);
  if (hexes.length < ends.length) return answer(tell(desk, 'HERE.NONE'));
  const off = hexes.find((hex) => desk.game.board.grid.index(hex) < 0);
  return answerWith(desk, off === undefined ? asked(hexes) : [message('look.not-a-hex', { place: off })]);
};

const listed: Handler = (desk, args) => {
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

/** Where the map is looked at when nothing has been looked at yet. */
const middle = ({ game: { board } }: Desk): string =>
  board.grid.id(board.grid.readingOrder[board.grid.count >> 1] ?? 0);

/** `next` and `prev` about the map and the army. */
export const going =
  (by: 1 | -1): Handler =>
  (desk, args) => {
    const what = first(args, 'what');
    return what === undefined ? nextUnit(desk, by) : nextOf(desk, what, by);
  };

export const PLACE_HANDLERS: Readonly<Record<string, Handler>> = {
  look: (desk, args) => looked(desk, first(args, 'place')),
  unit: (desk, args) => answerWith(desk, unitTold(desk, first(args, 'unit') ?? '')),
  where: (desk, args) => where(desk, first(args, 'unit'), first(args, 'place') ?? desk.here),
  units: listed,
  near: (desk, args) =>
    onMap(desk, [first(args, 'hex') ?? desk.here], ([hex = '']) =>
      looking.near(sightOf(desk), hex, numberOf(args, 'distance', 3), first(args, 'who')),
    ),
  dist: (desk, args) => {
    const [one, other] = [first(args, 'from'), first(args, 'to')];
    const ends = other === undefined ? [desk.here, one] : [one, other];
    return onMap(desk, ends, ([from = '', to = '']) => dist(desk, from, to));
  },
  row: (desk, args) => answerWith(desk, line(sightOf(desk), 'row', numberOf(args, 'number', 0))),
  col: (desk, args) => answerWith(desk, line(sightOf(desk), 'column', numberOf(args, 'number', 0))),
  scan: (desk, args) => {
    const way = first(args, 'way') ?? '';
    return onMap(desk, [first(args, 'hex') ?? desk.here], ([hex = '']) =>
      isDirection(way) ? scan(sightOf(desk), hex, way) : [],
    );
  },
  nearest: (desk, args) => {
    const what = first(args, 'what') ?? '';
    if (!hasAny(sightOf(desk), what)) return answerWith(desk, [nothingFound(sightOf(desk), what)]);
    return onMap(desk, [first(args, 'from') ?? desk.here], ([hex = '']) => nearest(sightOf(desk), what, hex));
  },
  overview: (desk, args) =>
    answerWith(desk, survey.overview(sightOf(desk), first(args, 'region'), desk.settings.hexSpeech)),
  landmarks: (desk, args) =>
    answerWith(desk, survey.landmarks(sightOf(desk), first(args, 'what'), desk.settings.hexSpeech)),
  front: (desk, args) => answerWith(desk, survey.front(sightOf(desk), first(args, 'region'))),
  gaps: (desk, args) =>
    answerWith(desk, survey.gaps(sightOf(desk), first(args, 'side'), desk.settings.hexSpeech)),
  map: (desk, args) => {
    const hex = first(args, 'hex') ?? desk.here ?? middle(desk);
    const zoom = args['zoom'] === undefined ? undefined : numberOf(args, 'zoom', 2);
    return first(args, 'key') === undefined ? sketch(desk, hex, zoom) : sketchKey(desk, hex, zoom);
  },
  go: (desk, args) => go(desk, first(args, 'hex') ?? ''),
  ...Object.fromEntries(WAYS.map((way) => [way, stepFor(way)])),
  back,
  skip: (desk, args) => skip(desk, args['units'] ?? []),
};
