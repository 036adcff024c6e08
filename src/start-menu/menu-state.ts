// Where somebody stands in the questions before a game, and what may be chosen there.
import type { Game } from '../api/game.ts';
import type { Side } from '../core/types.ts';
import type { SavedFacts } from '../record/saved-game-info.ts';

/** Of a game, what is asked about before it begins. */
export type Offered = Pick<Game, 'id' | 'title' | 'scenarios' | 'options' | 'sideWords'>;

/** What there is to choose from. */
export type Shelf = {
  readonly games: readonly Offered[];
  /** Kept games by name and path, the one played last first. */
  readonly kept: readonly { readonly name: string; readonly path: string }[];
  /** Undefined: its record cannot be read. */
  facts(path: string): SavedFacts | undefined;
  /** Of each game that has one. */
  readonly tutorials: readonly { readonly id: string; readonly title: string; readonly count: number }[];
  /** Of the computer opponent, the weakest first. */
  readonly levels: readonly string[];
  /** Who plays has been said already. */
  readonly isSeated?: boolean;
};

export type Values = Readonly<Record<string, string>>;

export type NewGame = {
  readonly game: Offered;
  readonly scenario: string;
  /** Every optional rule with its value. */
  readonly values: Values;
};

export type Place =
  | { readonly at: 'start' }
  | { readonly at: 'game' }
  | { readonly at: 'scenario'; readonly game: Offered }
  | ({ readonly at: 'people' } & NewGame)
  | ({ readonly at: 'options' } & NewGame)
  | ({ readonly at: 'level'; readonly side: Side } & NewGame)
  | { readonly at: 'load' | 'replay'; readonly page: number };

/** What all the questions lead to. */
export type Chosen =
  | { readonly do: 'continue' | 'replay'; readonly path: string }
  | {
      readonly do: 'new';
      readonly game: string;
      readonly scenario: string;
      readonly values: Values;
      readonly two: boolean;
      /** The side the computer plays, and how well. */
      readonly against?: { readonly side: Side; readonly level: string };
    }
  | { readonly do: 'tutorial'; readonly game: string }
  | { readonly do: 'quit' };

export type Choice = {
  /** What may be typed for it, in small letters, besides its number. */
  readonly words: readonly string[];
  readonly label: string;
  /** What it means, in further sentences. */
  readonly about: readonly string[];
  /** Onward, to the same question in another state, one step back, or out. */
  readonly leads:
    | { readonly to: Place }
    | { readonly again: Place }
    | { readonly back: true }
    | { readonly chosen: Chosen };
};

export type Question = {
  readonly lead: readonly string[];
  readonly choices: readonly Choice[];
  /** The index of what Enter alone means. */
  readonly standard: number;
};

/** What follows once a game is chosen: only what there is a choice of is asked. */
export const afterGame = (game: Offered): Place => {
  const [only, second] = game.scenarios;
  return only !== undefined && second === undefined ? afterScenario(game, only.id) : { at: 'scenario', game };
};

export const afterScenario = (game: Offered, scenario: string): Place => {
  const values = Object.fromEntries(game.options.map(({ id, standard }) => [id, standard]));
  return { at: 'people', game, scenario, values };
};
