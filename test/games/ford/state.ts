// The ledger of a game of Ford, and the small questions every chapter asks of it.
import type { Ctx, Seen, SeenFrame } from '../../../src/core/rule-set.ts';
import type { Frozen, RuleId } from '../../../src/core/types.ts';
import { isHex, neighbours, printedHex } from './board.ts';
import { printed } from './data/index.ts';
import type { Who } from './data/index.ts';

export type Own = {
  /** Units by hex or box; in a hex the top unit first. Empty places are left out. */
  places: Record<string, string[]>;
  /** Towns by the side that was in them last. */
  held: Record<string, Who>;
  /** Units that have moved this phase, and units that had no supply when it began. */
  moved: string[];
  cut: string[];
  /** Units that have fallen back in this player turn. */
  reacted: string[];
  /** Units that have attacked and hexes that have been attacked this phase. */
  fought: string[];
  attacked: string[];
  /** Units whose identity is shown until the player turn ends. */
  shown: string[];
};

export type Seeing = Seen<Own>;
export type Doing = Ctx<Own>;
export type Ledgered = Frozen<Own>;

export const BOXES = ['north-entry', 'south-entry', 'dead', 'away'] as const;
export const entryBox = (side: Who): string => `${side}-entry`;

export const other = (side: Who): Who => (side === 'north' ? 'south' : 'north');
export const phasing = (s: Seeing): Who => (s.clock.phasing === 'north' ? 'north' : 'south');
export const opposing = (s: Seeing): Who => other(phasing(s));
export const sideOf = (unit: string): Who => printed(unit).side;

const NOBODY: readonly string[] = [];

export const unitsAt = (own: Ledgered, place: string): readonly string[] => own.places[place] ?? NOBODY;

export const placeOf = (own: Ledgered, unit: string): string => {
  for (const place in own.places) if (own.places[place]?.includes(unit)) return place;
  throw new Error(`Unit ${unit} is nowhere`);
};

/** Whose units are in a hex. */
export const heldBy = (own: Ledgered, hex: string): Who | undefined => {
  const top = own.places[hex]?.[0];
  return top === undefined ? undefined : sideOf(top);
};

export const isNextToEnemy = (own: Ledgered, hex: string, side: Who): boolean =>
  neighbours(hex).some((next) => heldBy(own, next) === other(side));

/** Units of a side on the map, in a fixed order. */
export const onMap = (own: Ledgered, side: Who): readonly string[] =>
  Object.keys(own.places)
    .filter((place) => isHex(place) && heldBy(own, place) === side)
    .flatMap((hex) => unitsAt(own, hex))
    .toSorted();

/** Takes a unit from where it is and puts it on top (ford:3.3) of another place; a town is held by the last in it. */
export const put = (own: Own, unit: string, place: string): void => {
  const from = placeOf(own, unit);
  const left = unitsAt(own, from).filter((id) => id !== unit);
  if (left.length === 0) delete own.places[from];
  else own.places[from] = left;
  const joined = [unit, ...unitsAt(own, place)];
  own.places[place] = isHex(place) ? joined : joined.toSorted();
  if (isHex(place) && printedHex(place).town !== undefined) own.held[place] = sideOf(unit);
};

export const enter = (ctx: Doing, unit: string, hex: string): void => {
  const before = ctx.s.own.held[hex];
  put(ctx.s.own, unit, hex);
  const side = ctx.s.own.held[hex];
  if (side !== undefined && side !== before)
    ctx.emit({ kind: 'town.taken', rule: 'ford:10.1', data: { hex, side } });
};

export const eliminate = (ctx: Doing, unit: string, rule: RuleId): void => {
  const hex = placeOf(ctx.s.own, unit);
  put(ctx.s.own, unit, 'dead');
  ctx.emit({ kind: 'unit.lost', rule, data: { unit, side: sideOf(unit), hex } });
};

/** A unit under way: the hexes it has been in since it began, and what they cost. */
export type Afoot = { readonly unit: string; readonly trail: readonly string[]; readonly spent: number };

/** The frame of a move; the path is what was ordered. */
export type MoveVars = { unit: string; trail: string[]; spent: number; path: readonly string[] };
export const moveVars = (frame: SeenFrame): MoveVars => frame.vars as unknown as MoveVars;
