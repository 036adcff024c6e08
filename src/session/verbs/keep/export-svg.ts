// The map of a game in play as a picture: the sheet that `hexfront show` draws, with the counters where they stand now.
import type { Opening } from '../../../board/board.ts';
import type { Condition } from '../../../board/data-types.ts';
import { controlAtStart } from '../../../board/scenario.ts';
import { mapPicture } from '../../../draw/svg/index.ts';
import type { Game } from '../../../api/game.ts';
import type { View } from '../../../api/view.ts';

const stacksOf = ({ board }: Game, { units }: View): ReadonlyMap<string, readonly string[]> => {
  const stacks = new Map<string, string[]>();
  for (const { id, at, known } of units) {
    if (!known || board.grid.index(at) < 0) continue;
    stacks.set(at, [...(stacks.get(at) ?? []), id]);
  }
  return stacks;
};

const controlOf = ({ printed }: Game, { hexes }: View): ReadonlyMap<string, string> => {
  const control = new Map(controlAtStart(printed.map));
  for (const [hex, { holder }] of Object.entries(hexes))
    if (typeof holder === 'string' && holder !== '') control.set(hex, holder);
  return control;
};

/** What is covered has no face to be drawn. */
export const pictureOf = (game: Game, view: View): string => {
  const markers = new Set(game.counters.markers.map(({ id }) => id));
  const opening: Opening = {
    stacks: stacksOf(game, view),
    control: controlOf(game, view),
    markers: new Map(
      Object.entries(view.hexes).map(([hex, facts]) => [
        hex,
        Object.keys(facts).filter((fact) => markers.has(fact)),
      ]),
    ),
    boxes: new Map(),
    conditions: new Map(
      view.units.flatMap(({ id, face, states }): [string, Condition][] =>
        face === undefined && states === undefined
          ? []
          : [[id, { ...(face !== undefined && { face }), ...(states !== undefined && { states }) }]],
      ),
    ),
  };
  const scenario = game.scenarios.find(({ id }) => id === view.scenario)?.title ?? view.scenario;
  return mapPicture(game.printed, game.counters, opening, {
    subtitle: `${scenario}, turn ${view.clock.turn}`,
  });
};
