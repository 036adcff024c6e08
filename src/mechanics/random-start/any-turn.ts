// Play from any turn: a position the rules could have led to, or nearly: who is there by the tables of the turn, behind
// a front and after choices drawn at random, so that a few turns of play come to what a whole game seldom does.
import type { Options, Pick } from '../../core/rule-set.ts';
import type { Side, State } from '../../core/types.ts';
import { placeOf } from '../places.ts';
import type { Placed } from '../places.ts';
import { frameAt } from '../position/form.ts';
import type { Sheet } from '../sheet.ts';
import { fullSteps, setHits } from '../steps.ts';
import { anyOf, drawFront, oneIn, takeFront } from './front.ts';
import type { FrontLaw } from './front.ts';

/** Stands for whatever hex there is room in. */
export const MAP = 'map';

/** What is drawn on: a front and a ledger without a unit in it. */
export type Ground<O extends Placed, W extends Side = Side> = {
  readonly own: O;
  readonly front: Map<string, W>;
  readonly pick: Pick;
};

export type AnyTurnLaw<O extends Placed, W extends Side = Side> = {
  /** A game that has been set up. */
  begin(scenario: string, options: Options): State<O>;
  /** The phase a turn begins in, and whose it is. */
  readonly phase: string;
  readonly phasing: W;
  readonly front: FrontLaw<W>;
  /** What lasts, of the choices the sides have had before this turn. */
  decided?(s: State<O>, pick: Pick): void;
  /** Where each unit would be by then: in a box of some kind, or on the map. */
  roster(s: State<O>, pick: Pick): ReadonlyMap<string, string>;
  /** Places who stands where others do not; the rest, who need a hex, are handed back. */
  apart?(ground: Ground<O, W>, units: readonly string[]): readonly string[];
  /** The only hexes a unit may be in. */
  only?(unit: string): readonly string[] | undefined;
  /** Whether a unit may be in a hex of its side, by limits of stacks, of areas, of terrain. */
  hasRoom(own: O, unit: string, hex: string): boolean;
  /** Where a unit goes that finds no hex. */
  lost(unit: string): string;
  /** One in how many units on the map has lost steps, in a game whose units have several. */
  readonly reduced?: number;
  /** When units and holders are in their places: markers, points. */
  rest?(s: State<O>, pick: Pick): void;
};

const TRIES = 12;
/** So many turns after the first come up more often: much happens in them and never again. */
const EARLY = 2;

export const addUnit = ({ places }: Placed, unit: string, place: string): void => {
  places[place] = [unit, ...(places[place] ?? [])];
};

/** Most stand where the enemy is near, many in a few places, some anywhere. */
const hexFor = (
  pick: Pick,
  hexes: Readonly<Record<'all' | 'near' | 'focus', readonly string[]>>,
  hasRoom: (hex: string) => boolean,
): string | undefined => {
  for (let n = 0; n < TRIES; n++) {
    const lot = pick(6);
    const hex = anyOf(lot < 3 ? hexes.near : lot < 5 ? hexes.focus : hexes.all, pick);
    if (hex !== undefined && hasRoom(hex)) return hex;
  }
  return hexes.all.find(hasRoom);
};

const deploy = <O extends Placed, W extends Side>(
  p: Sheet<W>,
  law: AnyTurnLaw<O, W>,
  { own, front, pick }: Ground<O, W>,
  side: W,
  units: readonly string[],
): void => {
  const all = [...front.keys()].filter((hex) => front.get(hex) === side);
  const near = all.filter((hex) => p.neighbours(hex).some((next) => front.get(next) === p.other(side)));
  const focus = Array.from({ length: 8 }, () => anyOf(near, pick) ?? '').filter((hex) => hex !== '');
  for (const unit of units) {
    const hasRoom = (hex: string): boolean => law.hasRoom(own, unit, hex);
    const only = law.only?.(unit)?.filter((hex) => front.get(hex) === side);
    const at = only === undefined ? hexFor(pick, { all, near, focus }, hasRoom) : anyOf(only, pick);
    addUnit(own, unit, at !== undefined && hasRoom(at) ? at : law.lost(unit));
  }
};

/** What the scenario has worn is forgotten: it may be whole by now, or lost. */
const wear = (p: Sheet, own: Placed, oneOf: number, pick: Pick): void => {
  own.hits = {};
  for (const unit of p.unitIds) {
    const more = fullSteps(p, unit) - 1;
    if (more > 0 && p.isHex(placeOf(own, unit)) && oneIn(pick, oneOf)) setHits(own, unit, 1 + pick(more));
  }
};

const standUp = <O extends Placed, W extends Side>(
  p: Sheet<W>,
  law: AnyTurnLaw<O, W>,
  s: State<O>,
  front: Map<string, W>,
  pick: Pick,
): void => {
  const { own } = s;
  const roster = law.roster(s, pick);
  const ground = { own, front, pick };
  own.places = {};
  for (const [unit, place] of roster) if (place !== MAP) addUnit(own, unit, place);
  const waiting = p.unitIds.filter((unit) => roster.get(unit) === MAP);
  const rest = law.apart?.(ground, waiting) ?? waiting;
  for (const side of p.sides)
    deploy(
      p,
      law,
      ground,
      side,
      rest.filter((unit) => p.sideOf(unit) === side),
    );
  if (law.reduced !== undefined) wear(p, own, law.reduced, pick);
};

/** At the very start of a turn after the first. */
export const anyTurn =
  <O extends Placed, W extends Side>(p: Sheet<W>, law: AnyTurnLaw<O, W>) =>
  (scenario: string, options: Options, pick: Pick): State<O> => {
    const s = law.begin(scenario, options);
    const { first = 1, last = 1 } = p.set.scenarios[scenario]?.turns ?? {};
    const turns = oneIn(pick, 4) ? Math.min(EARLY, last - first) : last - first;
    const turn = first + 1 + pick(turns);
    s.clock = { turn, phase: law.phase, phasing: law.phasing };
    law.decided?.(s, pick);
    const front = drawFront(p, law.front, scenario, turn, pick);
    standUp(p, law, s, front, pick);
    takeFront(p, s.own, scenario, front);
    law.rest?.(s, pick);
    s.stack = [frameAt('game', 'next'), frameAt('turn', 'start')];
    return s;
  };
