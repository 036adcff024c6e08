// How and to whom things are said: the level, the way of saying hexes, the message table, and what is called what.
import type { HexNames, HexSpeech, Level } from '../api/settings.ts';
import type { Direction } from '../hex/directions.ts';
import type { Heard } from '../core/event-audience.ts';
import type { Order } from '../core/types.ts';
import type { MessageLines, MessageTable } from '../api/message-table.ts';
import type { Template } from './template.ts';

/** Message tables laid over each other, with the templates compiled from them so far. */
export type Book = {
  readonly lines: ReadonlyMap<string, MessageLines>;
  readonly compiled: Map<string, Template>;
};

/** Later tables win over earlier ones: the program's own first, then the game's. */
export const messageBook = (...tables: readonly MessageTable[]): Book => ({
  lines: new Map(tables.flatMap((table) => Object.entries(table))),
  compiled: new Map(),
});

/** Undefined: nothing of that name is known to the listener. */
export type Names = {
  unit(id: string): string | undefined;
  /** Whose a unit is. */
  owner?(id: string): string | undefined;
  side(id: string): { readonly name: string; readonly adjective: string } | undefined;
  /** A place that is not a hex. */
  place(id: string): string | undefined;
  /** What a hex is called on the map besides its number. */
  hexName?(id: string): string | undefined;
  /** The nearest hex with a name of its own, on a straight way: how far from it, and where. */
  hexNear?(id: string): { readonly far: number; readonly way: Direction; readonly name: string } | undefined;
};

export type Voice = {
  readonly level: Level;
  readonly hexSpeech: HexSpeech;
  /** Absent: both. */
  readonly hexNames?: HexNames;
  readonly book: Book;
  readonly names: Names;
  /** Writes an order as it would be typed. */
  readonly write?: (order: Order) => string;
  /** The same with its hexes as the listener hears them, for him to type. */
  readonly advise?: (order: Order) => string;
  /** Keys of sentences that are left unsaid. */
  readonly mute?: ReadonlySet<string>;
  /** The units that the listener has just named: who does what he ordered need not be said again. */
  readonly named?: ReadonlySet<string>;
  /** The battle that the listener has heard of before this order; `die`: and what its die showed. */
  readonly battle?: { readonly hex: string; readonly die: boolean };
  /** What was heard, as it is told: in another order, or with what only all of it together shows. */
  readonly retell?: (events: readonly Heard[]) => readonly Heard[];
};
