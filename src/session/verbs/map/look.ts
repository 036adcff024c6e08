// The verb `look`: one place, who is there, what it is and what is beside it.
import type { Message, Side } from '../../../core/types.ts';
import { worthWords } from '../../../draw/describe/near.ts';
import { directionAt, windWords } from '../../../hex/directions.ts';
import { wordKey } from '../../../api/game-words.ts';
import type { UnitView } from '../../../api/view.ts';
import { unitsAt } from '../../../language/parse/scope.ts';
import { message, answer, answerWith } from '../../reply.ts';
import { enemyBeside, factsOf, groundOf, hexMessage, isHex, ownSide } from '../../hex-sentence.ts';
import { holderOf, sightOf } from '../../side-view.ts';
import type { Sight } from '../../side-view.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { levelOf, played, tell, viewerOf, viewOf } from '../../session.ts';
import { standAt } from './go.ts';

/** The units of a list that cannot be supplied, for a game that knows supply; undefined for one that does not. */
export type Cut =
  | ((units: readonly string[]) => { readonly without: readonly string[]; readonly says?: Message })
  | undefined;

/** The first line of `look`: number, terrain, who holds it. */
const headLine = (sight: Sight, hex: string, units: readonly UnitView[]): Message => {
  const terrain = groundOf(sight, hex);
  const [first] = units;
  const side = first?.side ?? holderOf(sight, sight.game.board.grid.index(hex));
  if (side === undefined) return message('look.empty', { hex, terrain });
  return message(first === undefined ? 'look.empty-held' : 'look.held', { hex, terrain, side });
};

const unitLine = (unit: UnitView): Message =>
  unit.known
    ? message('look.unit', { name: unit.name, side: unit.side, facts: factsOf(unit, true) })
    : message('look.covered', { side: unit.side, most: unit.facts['most'] ?? 1 });

const sideLines = (sight: Sight, hex: string): readonly Message[] => {
  const kinds = new Map<string, string[]>();
  for (const side of sight.game.board.sides(hex)) {
    const label = side.name === undefined ? side.kind : `${side.kind} ${side.name}`;
    kinds.set(label, [...(kinds.get(label) ?? []), windWords[directionAt(side.dir)]]);
  }
  return [...kinds].map(([kind, words]) => message('look.sides', { kind, count: words.length, words }));
};

const besideLines = (sight: Sight, hex: string): readonly Message[] =>
  enemyBeside(sight, hex).map(({ unit, hex: at, way }) =>
    message('look.next-door', { side: unit.side, name: unit.name, hex: at, way }),
  );

export const supplyLines = (units: readonly string[], cut: Cut): readonly Message[] => {
  if (cut === undefined || units.length === 0) return [];
  const { without, says } = cut(units);
  if (without.length > 0) return [message('look.cut', { units: [...without] })];
  return [says === undefined ? message('look.supplied') : message('look.supplied-by', { says })];
};

type Wanted = {
  /** The sides that have the hex in a zone of control. */
  readonly zones?: readonly Side[];
  readonly isBrief?: boolean;
};

/** Boxes as well as hexes. */
export const look = (
  sight: Sight,
  at: string,
  cut: Cut,
  { zones = [], isBrief = false }: Wanted = {},
): readonly Message[] => {
  const units = unitsAt(sight.view, at);
  if (!isHex(sight, at)) {
    const { covered, facts = {} } = sight.view.places.find(({ id }) => id === at) ?? {};
    const told = wordKey('place', at);
    if (Object.hasOwn(sight.game.messages, told))
      return [
        message('look.place-told', { place: at, says: { key: told, params: facts } }),
        ...units.map(unitLine),
      ];
    const params = { place: at, count: units.length, ...(covered !== undefined && { rule: covered }) };
    const key = covered === undefined ? 'look.place' : 'look.place-covered';
    return [message(key, params), ...units.map(unitLine)];
  }
  const { game, view } = sight;
  const own = ownSide(view);
  const mine = units.filter(({ side, known }) => known && side === own).map(({ id }) => id);
  const marks = Object.entries(view.hexes[at] ?? {})
    .filter(([fact]) => fact !== 'holder')
    .map(([fact, value]) =>
      message('look.mark', { mark: { key: wordKey('mark', fact), params: { value } } }),
    );
  return [
    // Where one line is all that is heard at once, it says who is there.
    isBrief ? hexMessage(sight, at) : headLine(sight, at, units),
    ...units.map(unitLine),
    ...sideLines(sight, at),
    ...besideLines(sight, at),
    ...zones.map((side) => message('look.zone', { side })),
    ...supplyLines(mine, cut),
    ...marks,
    ...worthWords(game.printed, game.sideWords, game.board.grid.index(at), {
      isDestroyed: view.hexes[at]?.['destroyed'] === true,
    }),
  ];
};

/** Which of these are out of supply, where the game knows such a thing. */
export const cutOf = (desk: Desk): Cut => {
  const { state } = played(desk);
  const isCut = desk.game.outOfSupply?.(state, viewerOf(desk));
  if (isCut === undefined) return undefined;
  return (ids) => {
    const at = viewOf(desk).units.find(({ id }) => ids.includes(id))?.at ?? '';
    const there = desk.game.supplied?.(state, viewerOf(desk)).stacks.get(at);
    const isOther = there !== undefined && !there.isCut && there.isPlain !== true;
    return { without: ids.filter((id) => isCut(id)), ...(isOther && { says: there.says }) };
  };
};

/** The sides that have a hex in a zone of control, where the game knows such a thing. */
const zonesOver = (desk: Desk, place: string): readonly Side[] =>
  [...(desk.game.zones?.(played(desk).state, viewerOf(desk)) ?? [])].flatMap(([side, hexes]) =>
    hexes.has(place) ? [side] : [],
  );

export const looked = (desk: Desk, at: string | undefined): Reply => {
  const place = at ?? desk.here;
  if (place === undefined) return answer(tell(desk, 'HERE.NONE'));
  if (isHex(sightOf(desk), place)) standAt(desk, place);
  const isBrief = levelOf(desk) === 'brief';
  return answerWith(
    desk,
    look(sightOf(desk), place, cutOf(desk), { zones: zonesOver(desk, place), isBrief }),
  );
};
