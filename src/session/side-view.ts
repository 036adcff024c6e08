// What the asking side sees, in the form in which boards are described: who stands where, who holds what.
import { memberOf, standingSeen } from '../draw/describe/occupancy.ts';
import type { SeenUnit, Standing, Strength } from '../draw/describe/occupancy.ts';
import type { UnitView, View } from '../api/view.ts';
import type { Game } from '../api/game.ts';
import type { Desk } from './session.ts';
import { viewOf } from './session.ts';

/** What a question may use: the game, and what the asking side sees. */
export type Sight = { readonly game: Game; readonly view: View };

export const sightOf = (desk: Desk): Sight => ({ game: desk.game, view: viewOf(desk) });

const printedHolder = ({ printed }: Game, hex: number): string | undefined =>
  printed.map.countries[printed.hexes[hex]?.country ?? '']?.holder;

/** Who holds a hex now: as the view says where it is not as printed, else as printed. */
export const holderOf = ({ game, view }: Sight, hex: number): string | undefined => {
  const now = view.hexes[game.board.grid.id(hex)]?.['holder'];
  if (typeof now === 'string') return now === '' ? undefined : now;
  return printedHolder(game, hex);
};

const seen = ({ game }: Sight, unit: UnitView): SeenUnit => ({
  name: unit.name,
  side: unit.side,
  hex: game.board.grid.index(unit.at),
  attack: unit.factors?.attack,
  defence: unit.factors?.defence,
  isCovered: !unit.known,
  hides: !unit.known && Number(unit.facts['most'] ?? 1) > 1,
});

export const strengthsOf = (sight: Sight, units: readonly UnitView[]): readonly Strength[] =>
  units.map((unit) => memberOf(seen(sight, unit)));

export const standingInPlay = (sight: Sight): Standing =>
  standingSeen(
    Object.keys(sight.game.sideWords),
    sight.view.units.map((unit) => seen(sight, unit)),
    { holder: (hex) => holderOf(sight, hex), markers: new Map() },
  );
