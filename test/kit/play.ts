// A position played a little way: what happened and who hears of it, which dice fell and whose, what is open then.
import { scripted } from '../../src/core/dice.ts';
import { heard } from '../../src/core/event-audience.ts';
import {
  apply,
  complete,
  decision,
  listed,
  offers,
  reached,
  settle,
  subjects,
} from '../../src/core/kernel.ts';
import type { Offer } from '../../src/core/kernel.ts';
import type { DieRequest, Event, Message, Order, State } from '../../src/core/types.ts';
import type { Game } from '../../src/api/game.ts';
import { readOrder } from './lines.ts';
import { positionOf } from './position.ts';

export type Played<S extends State> = {
  readonly s: S;
  readonly events: readonly Event[];
  readonly dice: readonly DieRequest[];
};

const bare = (rule: string): string => rule.replace(/^\w+:/, '');

/** S is the state as the chapters of the game see it, W its sides. */
export const playOf = <S extends State, W extends string>(game: Game) => {
  const { rules } = game;

  const open = (s: S, verb: string): Offer => {
    const found = offers(rules, s).find((offer) => offer.verb === verb);
    if (found === undefined) throw new Error(`${verb} is not open`);
    return found;
  };

  return {
    /** Orders as in a rule block; `dice` in the position are the faces. */
    played: (text: string, ...lines: readonly string[]): Played<S> => {
      const { state, dice: faces } = positionOf(game, text);
      const dice: DieRequest[] = [];
      const source = scripted([...faces]);
      const throwing = (n: number, request: DieRequest): number | undefined => {
        dice.push(request);
        return source(n, request);
      };
      const events = [...settle(rules, state, throwing)];
      for (const line of lines) {
        const done = apply(rules, state, readOrder(game, state, line), throwing);
        if (!done.ok) throw new Error(`${line}: ${done.refusal.code}`);
        events.push(...done.events);
      }
      return { s: state as S, events, dice };
    },

    /** What each side hears of the events of a kind: all of it, as another kind, or nothing. */
    hearing: ({ events }: Played<S>, kind: string): Readonly<Record<W, readonly (string | undefined)[]>> =>
      Object.fromEntries(
        rules.sides.map((side) => [
          side,
          events.filter((event) => event.kind === kind).map((event) => heard(event, side)?.kind),
        ]),
      ) as unknown as Record<W, readonly (string | undefined)[]>,

    ofKind: ({ events }: Played<S>, kind: string): readonly Event[] =>
      events.filter((event) => event.kind === kind),

    /** Whose the dice were and for what, by which rule, and how many sides they had. */
    thrown: ({ dice }: Played<S>): readonly string[] =>
      dice.map(({ by, purpose, rule, sides }) => `${by} ${purpose} ${bare(rule)} d${sides}`),

    /** The verbs by which whoever decides may end or decline, with their rules. */
    endings: ({ s }: Played<S>): readonly string[] =>
      offers(rules, s)
        .filter(({ ends }) => ends)
        .map(({ verb, rule }) => `${verb} ${bare(rule)}`),

    /** The units or places that could use a verb. */
    users: ({ s }: Played<S>, verb: string): readonly string[] => subjects(s, open(s, verb)),

    /** Where one of them could come with it. */
    reach: ({ s }: Played<S>, verb: string, unit: string): readonly string[] =>
      (reached(s, open(s, verb), unit) ?? []).map(({ place }) => place),

    /** What a short order is filled up to, or the code of its refusal. */
    filled: ({ s }: Played<S>, line: string): Order['args'] | string => {
      const full = complete(rules, s, readOrder(game, s, line));
      return full.ok ? full.order.args : full.refusal.code;
    },

    /** Every order that is listed for a verb. */
    listedAs: ({ s }: Played<S>, verb: string): readonly Order[] => listed(s, open(s, verb)) ?? [],

    /** All verbs that are open, rights included. */
    verbs: ({ s }: Played<S>): readonly string[] => offers(rules, s).map(({ verb }) => verb),

    /** The question that is open: its key and what it is asked with. */
    asking: ({ s }: Played<S>): Message | undefined => decision(rules, s)?.question,
  };
};
