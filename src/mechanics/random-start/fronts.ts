// Play from any turn before Moscow in 1941: who would still be there, who has come, and how they are by then.
import type { Options, Pick } from '../../core/rule-set.ts';
import type { State } from '../../core/types.ts';
import { DEAD, OUT } from '../entry/dead-pile.ts';
import { trackTurn } from '../entry/turn-track.ts';
import type { ArmyOwn } from '../formations/ledger.ts';
import { hasStrongSide } from '../formations/strong-sides.ts';
import { HEX, has, hexBits } from '../ground/ground.ts';
import { placeOf } from '../places.ts';
import { POOL, SHOCK, SIBERIA } from '../replacements/credits.ts';
import type { Sheet } from '../sheet.ts';
import type { Kept, KeepLaw } from '../victory/kept-air.ts';
import { anyTurn, MAP } from './any-turn.ts';
import { oneIn } from './front.ts';
import type { FrontLaw } from './front.ts';

type Who = 'german' | 'russian';

/** What is drawn of the ledger of such a game. */
export type FrontsOwn = ArmyOwn<Who> & Kept & { fallen: string[]; reserve?: number };

export type FrontsLaw<O extends FrontsOwn> = {
  /** A game that has been set up, everybody in his place. */
  begin(scenario: string, options: Options): State<O>;
  readonly history: FrontLaw<Who>['history'];
  /** Where a unit goes that is lost in battle. */
  fate(unit: string): string;
  mayEntrench(unit: string): boolean;
  hasRoom(own: O, unit: string, hex: string): boolean;
  /** The turn in which the reserve begins by itself, and the box where its aircraft wait and come. */
  readonly reserve: { readonly turn: number; readonly waiting: string; readonly arrivals: string };
  readonly keep: KeepLaw;
  /** What corps have broken up into, where they do. */
  divisionsOf?(unit: string): readonly string[];
  /** What the game has besides. */
  rest?(s: State<O>, pick: Pick): void;
};

/** One in so many of each side is lost by then. */
const LOST: Readonly<Record<Who, number>> = { german: 7, russian: 3 };
const WAITING: ReadonlySet<string> = new Set([POOL, SIBERIA, SHOCK]);

export const frontsAnyTurn = <O extends FrontsOwn>(
  p: Sheet<Who>,
  law: FrontsLaw<O>,
): ((scenario: string, options: Options, pick: Pick) => State<O>) => {
  /** Some replacements have come, the reserve only in its turns. */
  const mayHaveCome = (s: State<O>, from: string): boolean => {
    const due = trackTurn(from);
    if (due !== undefined) return due < s.clock.turn;
    if (!WAITING.has(from)) return false;
    return from !== SHOCK || (s.own.reserve !== undefined && s.own.reserve < s.clock.turn);
  };
  const roster = (s: State<O>, pick: Pick): ReadonlyMap<string, string> => {
    const found = new Map<string, string>();
    for (const unit of p.unitIds) {
      const from = placeOf(s.own, unit);
      const isOnMap = p.isHex(from);
      const isLost = oneIn(pick, LOST[p.sideOf(unit)]);
      if (isOnMap) found.set(unit, isLost ? law.fate(unit) : MAP);
      else found.set(unit, mayHaveCome(s, from) && oneIn(pick, 2) ? (isLost ? law.fate(unit) : MAP) : from);
    }
    // Who has broken up is there in his parts, as many as are left.
    for (const unit of p.unitIds) {
      const parts = law.divisionsOf?.(unit) ?? [];
      if (parts.length === 0 || found.get(unit) !== MAP || !oneIn(pick, 5)) continue;
      found.set(unit, OUT);
      for (const part of parts) found.set(part, oneIn(pick, 3) ? OUT : MAP);
    }
    return found;
  };

  /** What the sides have settled before this turn: the reserve, and the aircraft that leave. */
  const decided = (s: State<O>, pick: Pick): void => {
    const { own, clock } = s;
    if (clock.turn > law.reserve.turn) own.reserve = law.reserve.turn;
    else if (oneIn(pick, 4)) own.reserve = 1 + pick(clock.turn - 1);
    const move = (from: string, to: string, units: readonly string[]): void => {
      own.places[from] = (own.places[from] ?? []).filter((unit) => !units.includes(unit));
      own.places[to] = [...units, ...(own.places[to] ?? [])];
    };
    if (own.reserve !== undefined)
      move(law.reserve.waiting, law.reserve.arrivals, [...(own.places[law.reserve.waiting] ?? [])]);
    if (clock.turn <= law.keep.turn) return;
    own.air = oneIn(pick, 4) ? 'kept' : 'left';
    if (own.air === 'left') move(placeOf(own, law.keep.unit), OUT, [law.keep.unit]);
  };

  const rest = (s: State<O>, pick: Pick): void => {
    const { own } = s;
    const there = p.unitIds.filter((unit) => p.isHex(placeOf(own, unit)));
    // Non-red Russians and all who attacked in vain lie there as a turn begins.
    own.disrupted = there.filter(() => oneIn(pick, 8));
    own.entrenched = there.filter((unit) => law.mayEntrench(unit) && oneIn(pick, 2));
    own.strong = there.filter(
      (unit) => hasStrongSide(p, unit) && !own.disrupted.includes(unit) && oneIn(pick, 4),
    );
    for (const unit of there)
      if (p.unit(unit).faces.length > 1 && !hasStrongSide(p, unit) && oneIn(pick, 3)) own.hits[unit] = 1;
    own.fallen = p.grid.ids.filter(
      (hex) => has(hexBits(p, hex), HEX.moscow | HEX.tula) && own.held[hex] === 'german',
    );
    law.rest?.(s, pick);
  };

  return anyTurn<O, Who>(p, {
    begin: law.begin,
    phase: 'turn-start',
    phasing: 'german',
    front: { across: 'columns', beyond: 'german', history: law.history },
    decided,
    roster,
    hasRoom: law.hasRoom,
    lost: (unit) => (p.sideOf(unit) === 'russian' ? DEAD : OUT),
    rest,
  });
};
