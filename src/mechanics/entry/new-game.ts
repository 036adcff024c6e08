// A game before its first order: its clock stands at the set-up of the first turn of its scenario.
import type { Options } from '../../core/rule-set.ts';
import type { Side, State } from '../../core/types.ts';
import type { Sheet } from '../sheet.ts';

export type NewGameLaw<O> = {
  readonly id: string;
  /** Of the rules, by which records are read. */
  readonly version: string;
  /** Who places first. */
  readonly first: Side;
  /** How a scenario stands before anybody has placed anything. */
  own(scenario: string, options: Options): O;
};

export const newGame =
  <O>(p: Sheet, { id, version, first, own }: NewGameLaw<O>) =>
  (scenario: string, options: Options): State<O> => ({
    format: 1,
    game: id,
    rules: version,
    scenario,
    options: { ...options },
    clock: { turn: p.set.scenarios[scenario]?.turns.first ?? 1, phase: 'set-up', phasing: first },
    drawn: 0,
    standing: [],
    own: own(scenario, options),
    stack: [{ proc: 'game', step: 'begin', vars: {} }],
  });
