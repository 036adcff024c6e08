// What the asking side sees, in the form in which boards are described: who stands where, who holds what.
import { faceOf, summedFactors } from '../board/factors.ts';
import { factorsOf, memberOf, standingSeen } from '../draw/describe/occupancy.ts';
import type { SeenUnit, Standing, Strength } from '../draw/describe/occupancy.ts';
import type { Face } from '../board/data-types.ts';
import type { UnitView, View } from '../api/view.ts';
import type { Game } from '../api/game.ts';
import type { FrontQuestion } from '../api/questions.ts';
import type { Side } from '../core/types.ts';
import type { Desk } from './session.ts';
import { speaker, viewOf, viewerOf } from './session.ts';

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

/** A factor of its counter is rolled for in each battle: nobody can add it up. */
const rolledFace = ({ counters }: Game, { id, known, factors = {}, face }: UnitView): Face => {
  if (!known || summedFactors(counters).every((key) => factors[key] !== undefined)) return {};
  const counter = counters.units.find((one) => one.id === id);
  return Object.fromEntries(
    Object.entries(counter === undefined ? {} : faceOf(counter, face)).filter(
      ([, factor]) => factor === 'd6',
    ),
  );
};

const seen = ({ game }: Sight, unit: UnitView): SeenUnit => {
  const rolled = rolledFace(game, unit);
  return {
    name: unit.name,
    side: unit.side,
    hex: game.board.grid.index(unit.at),
    factors: factorsOf(game.counters, { ...rolled, ...unit.factors }),
    rolls: Object.keys(rolled).length > 0,
    isCovered: !unit.known,
    hides: !unit.known && Number(unit.facts['most'] ?? 1) > 1,
  };
};

export const strengthsOf = (sight: Sight, units: readonly UnitView[]): readonly Strength[] =>
  units.map((unit) => memberOf(seen(sight, unit)));

export const standingInPlay = (sight: Sight): Standing =>
  standingSeen(
    Object.keys(sight.game.sideWords),
    sight.view.units.map((unit) => seen(sight, unit)),
    { holder: (hex) => holderOf(sight, hex), markers: new Map() },
  );

/** Where nothing is hidden these are asked for a side all the same: that of whoever is to speak, whose turn it may not be. */
const OF_A_SIDE: ReadonlySet<string> = new Set<FrontQuestion>(['targets', 'threats']);

/** Whom a question of the game is answered for. */
export const askerOf = (desk: Desk, verb: string): Side | 'both' => {
  const who = viewerOf(desk);
  return who === 'both' && desk.replay === undefined && OF_A_SIDE.has(verb) ? speaker(desk) : who;
};
