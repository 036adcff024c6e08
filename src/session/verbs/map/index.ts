// Questions about the map, and walking over it, by verb.
import type { Message } from '../../../core/types.ts';
import { isDirection } from '../../../hex/directions.ts';
import { WAYS } from '../../../language/verbs/map.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer, answerWith, message } from '../../reply.ts';
import { levelOf, tell } from '../../session.ts';
import { frontTold, inShortTold } from '../staff/briefing.ts';
import { line } from './row.ts';
import { scan } from './scan.ts';
import { near } from './near.ts';
import { dist } from './dist.ts';
import { hasAny, nearest, nothingFound } from './nearest.ts';
import { sightOf } from '../../side-view.ts';
import { drawMap, mapKey, middle } from './map.ts';
import { front } from './front.ts';
import { gaps } from './gaps.ts';
import { landmarks } from './landmarks.ts';
import { overview } from './overview.ts';
import { back } from './back.ts';
import { go } from './go.ts';
import { stepFor } from './step.ts';
import { skip } from './skip.ts';
import { moves } from './moves.ts';
import type { Handler } from '../handler.ts';
import { first, numberOf } from '../handler.ts';
import { listed } from './units.ts';
import { looked } from './look.ts';
import { unitTold } from './unit.ts';
import { where } from './where.ts';
import { nextFor } from './next.ts';

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

export const MAP_HANDLERS: Readonly<Record<string, Handler>> = {
  look: (desk, args) => ({ ...looked(desk, first(args, 'place')), headline: true }),
  unit: (desk, args) => answerWith(desk, unitTold(desk, first(args, 'unit') ?? '')),
  where: (desk, args) => where(desk, first(args, 'unit'), first(args, 'place') ?? desk.here),
  units: listed,
  near: (desk, args) =>
    onMap(desk, [first(args, 'hex') ?? desk.here], ([hex = '']) =>
      near(sightOf(desk), hex, numberOf(args, 'distance', 3), first(args, 'who')),
    ),
  dist: (desk, args) => {
    const [one, other] = [first(args, 'from'), first(args, 'to')];
    const ends = other === undefined ? [desk.here, one] : [one, other];
    return onMap(desk, ends, ([from = '', to = '']) => dist(desk, from, to));
  },
  row: (desk, args) => answerWith(desk, line(sightOf(desk), 'row', first(args, 'number') ?? '')),
  col: (desk, args) => answerWith(desk, line(sightOf(desk), 'column', first(args, 'number') ?? '')),
  scan: (desk, args) => {
    const way = first(args, 'way') ?? '';
    return onMap(desk, [first(args, 'hex') ?? desk.here], ([hex = '']) =>
      isDirection(way) ? scan(sightOf(desk), hex, way) : [],
    );
  },
  moves: (desk, args) => answerWith(desk, moves(desk, first(args, 'unit') ?? '')),
  nearest: (desk, args) => {
    const what = first(args, 'what') ?? '';
    if (!hasAny(sightOf(desk), what)) return answerWith(desk, [nothingFound(sightOf(desk), what)]);
    return onMap(desk, [first(args, 'from') ?? desk.here], ([hex = '']) => nearest(sightOf(desk), what, hex));
  },
  overview: (desk, args) =>
    answerWith(desk, overview(sightOf(desk), first(args, 'region'), desk.settings.hexSpeech)),
  landmarks: (desk, args) =>
    answerWith(desk, landmarks(sightOf(desk), first(args, 'what'), desk.settings.hexSpeech)),
  front: (desk, args) => {
    const [count, ...contacts] = front(sightOf(desk), first(args, 'region'));
    const isShort = levelOf(desk) === 'brief' && first(args, 'region') === undefined;
    if (isShort) return { ...answerWith(desk, [frontTold(desk), ...contacts]), headline: true };
    return answerWith(desk, count === undefined ? contacts : [count, ...contacts]);
  },
  gaps: (desk, args) => {
    const isShort = levelOf(desk) === 'brief' && first(args, 'side') === undefined;
    const short = isShort ? inShortTold(desk, 'gaps') : undefined;
    const told = gaps(sightOf(desk), first(args, 'side'));
    return short === undefined
      ? answerWith(desk, told)
      : { ...answerWith(desk, [short, ...told.slice(1)]), headline: true };
  },
  map: (desk, args) => {
    const hex = first(args, 'hex') ?? desk.here ?? middle(desk);
    const zoom = args['zoom'] === undefined ? undefined : numberOf(args, 'zoom', 2);
    return first(args, 'key') === undefined ? drawMap(desk, hex, zoom) : mapKey(desk, hex, zoom);
  },
  go: (desk, args) => go(desk, first(args, 'hex') ?? ''),
  ...Object.fromEntries(WAYS.map((way) => [way, stepFor(way)])),
  back,
  next: nextFor(1),
  prev: nextFor(-1),
  skip: (desk, args) => skip(desk, args['units'] ?? []),
};
