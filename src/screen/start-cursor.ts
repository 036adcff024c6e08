// Where somebody begins who has just sat down: at the question, at what he did last, or at the first thing to do.
import { ableNow, endOf, openNow, waysOf } from '../session/legal-ways.ts';
import { foggy, speaker, viewOf } from '../session/session.ts';
import type { Desk } from '../session/session.ts';
import { hexOfLastOrder, hexOfQuestion } from './focus.ts';
import { middlemost } from './keys/arrows.ts';

/** Hexes of the map with units that can still do something. */
export const stillToAct = (desk: Desk): readonly string[] => {
  const able = new Set(ableNow(desk));
  const { grid } = desk.game.board;
  const at = viewOf(desk)
    .units.filter(({ id }) => able.has(id))
    .map((unit) => unit.at);
  return [...new Set(at)].filter((hex) => grid.index(hex) >= 0);
};

/** What was ordered last, by whoever looks now where something is hidden. */
const lastDone = (desk: Desk): string | undefined =>
  hexOfLastOrder(desk, foggy(desk) ? speaker(desk) : undefined);

/** Amid the hexes where the first of the units that wait beside the map could come. */
const firstPlace = (desk: Desk): string | undefined => {
  const { grid } = desk.game.board;
  const [unit] = ableNow(desk);
  const verb = openNow(desk).find(({ ends }) => !ends)?.verb;
  if (unit === undefined || verb === undefined) return undefined;
  const hexes = waysOf(desk, { units: [unit], verb }).flatMap((way) => endOf(desk, way) ?? []);
  return middlemost(
    desk,
    hexes.filter((hex) => grid.index(hex) >= 0),
  );
};

/** Nearest to the middle of what is there, own units before others. */
const middle = (desk: Desk): string | undefined => {
  const { grid } = desk.game.board;
  const { units, clock } = viewOf(desk);
  const own = units.filter(({ side }) => side === clock.phasing).map(({ at }) => at);
  return (
    middlemost(desk, own) ??
    middlemost(
      desk,
      units.map(({ at }) => at),
    ) ??
    grid.ids[grid.readingOrder[Math.floor(grid.count / 2)] ?? 0]
  );
};

/** Undefined while nobody may see anything. */
export const beginning = (desk: Desk): string | undefined => {
  if (desk.waiting !== undefined) return undefined;
  if (desk.replay !== undefined) return middle(desk);
  return (
    hexOfQuestion(desk) ??
    lastDone(desk) ??
    middlemost(desk, stillToAct(desk)) ??
    firstPlace(desk) ??
    middle(desk)
  );
};
