// The little of the other libraries that is used here, so that types are checked where they are not installed.

declare module 'immer' {
  export class Immer {
    constructor(settings: { readonly autoFreeze: boolean });
    produce<T>(base: T, recipe: (draft: T) => void): T;
  }
}

declare module 'boardgame.io/internal' {
  type Game<G, A extends readonly unknown[]> = {
    readonly setup: () => G;
    readonly disableUndo: boolean;
    readonly moves: Readonly<Record<string, (at: { readonly G: G }, ...args: A) => void>>;
  };
  type State<G> = { readonly G: G };
  type MakeMove<A> = {
    readonly type: 'MAKE_MOVE';
    readonly payload: { readonly type: string; readonly args: A; readonly playerID: string };
  };
  export function InitializeGame<G, A extends readonly unknown[]>(settings: {
    readonly game: Game<G, A>;
  }): State<G>;
  export function CreateGameReducer<G, A extends readonly unknown[]>(settings: {
    readonly game: Game<G, A>;
    readonly isClient: boolean;
  }): (state: State<G>, action: MakeMove<A>) => State<G>;
}
