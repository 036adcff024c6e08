// What a record needs of the game to be played again: rules, a way to write and read orders, and where it begins.
import type { Rules } from '../core/rule-set.ts';
import type { Order, Problem, Result, State } from '../core/types.ts';
import type { Header } from './format/header.ts';

/** Orders in their one canonical form; reading is strict. The side stands on the line already. */
export type OrderCodec = {
  write(order: Order): string;
  read(text: string): Result<Pick<Order, 'verb' | 'args'>>;
};

export type Playing = {
  readonly rules: Rules;
  readonly codec: OrderCodec;
  /** Hash of the data the rules were built from. */
  readonly data: string;
  /** Version of this program. */
  readonly program: string;
  /** The state before the first step, from scenario and options or from the position the record names. */
  start(header: Header): Result<State, readonly Problem[]>;
};
