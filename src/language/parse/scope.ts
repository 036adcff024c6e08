// What words are resolved against: the map, and what the asking side may know at this moment. Nothing else gets in.
import type { Args, Order, Side } from '../../core/types.ts';
import type { UnitView, View } from '../../api/view.ts';
import type { Board, Game, SideWords } from '../../api/game.ts';
import { hexShape } from './hex-notation.ts';
import type { HexShape } from './hex-notation.ts';
import { nameBook } from './match-names.ts';
import type { NameBook } from './match-names.ts';

/** What a front end tells of the moment. */
export type Glimpse = {
  readonly view: View;
  /** Whose orders these are. */
  readonly by: Side;
  /** The hex looked at or stepped to last. */
  readonly here?: string | undefined;
  /** Units or places that could act with a verb now, as its offer names them. */
  readonly subjects?: ((verb: string) => readonly string[]) | undefined;
  /** Every order a verb offers now, where they are few enough to list. */
  readonly legal?: ((verb: string) => readonly Args[] | undefined) | undefined;
  /** Whether orders of one unit each would be refused, and one order of all of them taken. */
  readonly asOne?: ((apart: readonly Order[], whole: Order) => boolean) | undefined;
  /** Some order of a verb that could be given now. */
  readonly sample?: ((verb: string) => Args | undefined) | undefined;
  /** Whether a line would be taken as it stands: an order the rules allow, or a question that is understood. */
  readonly can?: ((line: string) => boolean) | undefined;
  /** Whether a line does no harm: an order in it is taken now and can be taken back, a question finds what it names. */
  readonly safe?: ((line: string) => boolean) | undefined;
  /** A line with its hexes called as the listener hears them. */
  readonly spoken?: ((line: string) => string) | undefined;
};

/** The same with the map, and with names ready to be looked up. */
export type Scene = Glimpse & {
  readonly board: Board;
  readonly sideWords: Readonly<Record<Side, SideWords>>;
  readonly shape: HexShape;
  readonly units: NameBook;
  readonly places: NameBook;
  /** Corps and armies, by key and by name. */
  readonly formations: NameBook;
  /** The units of one, as far as they may be known. */
  formed(formation: string): readonly UnitView[];
  /** By id in any case; covered units have none. */
  unit(id: string): UnitView | undefined;
  /** The id of a hex or place, given in any case. */
  placeId(word: string): string | undefined;
};

/** Whether something may be hidden from who asks: what he cannot name may be there all the same. */
export const isCoveredView = ({ units, places }: View): boolean =>
  units.some(({ known }) => !known) || places.some(({ covered }) => covered !== undefined);

/** Units in a place in the order in which `look` lists them: own first. A number after a full stop counts in it. */
export const unitsAt = (view: View, at: string): readonly UnitView[] => {
  const own = view.who === 'both' ? view.clock.phasing : view.who;
  const there = view.units.filter((unit) => unit.at === at);
  return [...there.filter(({ side }) => side === own), ...there.filter(({ side }) => side !== own)];
};

const findUnit = (view: View, id: string): UnitView | undefined => {
  const exact = view.units.find((unit) => unit.known && unit.id === id);
  if (exact !== undefined) return exact;
  const low = id.toLowerCase();
  const { length } = id;
  return view.units.find((unit) => unit.id.length === length && unit.known && unit.id.toLowerCase() === low);
};

const findPlace = (
  board: Board,
  ids: ReadonlyMap<string, string>,
  view: View,
  word: string,
): string | undefined => {
  const index = board.grid.index(word);
  if (index >= 0) return board.grid.id(index);
  const low = word.toLowerCase();
  return ids.get(low) ?? view.places.find(({ id }) => id.toLowerCase() === low)?.id;
};

/** Made once for a game. Books of names are made only when a line uses a name. */
export const sceneMaker = ({
  board,
  sideWords,
  counters,
}: Pick<Game, 'board' | 'sideWords'> & Partial<Pick<Game, 'counters'>>): ((glimpse: Glimpse) => Scene) => {
  const shape = hexShape(board.grid);
  let formations: NameBook | undefined;
  const formationOf = new Map(counters?.units.map(({ id, formation }) => [id, formation]));
  const placeIds = new Map(Object.values(board.places).map((id) => [id.toLowerCase(), id]));
  return (glimpse) => {
    const { view } = glimpse;
    let units: NameBook | undefined;
    let places: NameBook | undefined;
    return {
      ...glimpse,
      board,
      sideWords,
      shape,
      get units() {
        units ??= nameBook(
          view.units.filter(({ known }) => known).map(({ id, name }) => [id, name] as const),
        );
        return units;
      },
      get places() {
        places ??= nameBook([
          ...Object.entries(board.places).map(([name, id]) => [id, name] as const),
          ...view.places.map(({ id, name }) => [id, name] as const),
        ]);
        return places;
      },
      get formations() {
        formations ??= nameBook(
          Object.entries(counters?.formations ?? {}).flatMap(([id, { name }]) => [
            [id, id] as const,
            [id, name] as const,
          ]),
        );
        return formations;
      },
      formed: (formation) => view.units.filter(({ id, known }) => known && formationOf.get(id) === formation),
      unit: (id) => findUnit(view, id),
      placeId: (word) => findPlace(board, placeIds, view, word),
    };
  };
};
