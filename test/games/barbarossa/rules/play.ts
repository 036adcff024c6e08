// A position played a little way: what happened and who hears of it, which dice fell and whose, what is open then.
import { scripted } from '../../../../src/core/dice.ts';
import { heard } from '../../../../src/core/event-audience.ts';
import {
  apply,
  complete,
  decision,
  listed,
  offers,
  reached,
  settle,
  subjects,
} from '../../../../src/core/kernel.ts';
import type { Offer } from '../../../../src/core/kernel.ts';
import type { DieRequest, Event, Message, Order, State } from '../../../../src/core/types.ts';
import type { Own } from '../../../../src/games/barbarossa/state.ts';
import { positionOf } from '../../../kit/position.ts';
import { readOrder } from '../../../kit/lines.ts';
import { barbarossa } from './kit.ts';

export type Played = {
  readonly s: State<Own>;
  readonly events: readonly Event[];
  readonly dice: readonly DieRequest[];
};

/** Orders as in a rule block; `dice` in the position are the faces. */
export const played = (text: string, ...lines: readonly string[]): Played => {
  const { state, dice: faces } = positionOf(barbarossa, text);
  const dice: DieRequest[] = [];
  const source = scripted([...faces]);
  const throwing = (n: number, request: DieRequest): number | undefined => {
    dice.push(request);
    return source(n, request);
  };
  const events = [...settle(barbarossa.rules, state, throwing)];
  for (const line of lines) {
    const done = apply(barbarossa.rules, state, readOrder(barbarossa, state, line), throwing);
    if (!done.ok) throw new Error(`${line}: ${done.refusal.code}`);
    events.push(...done.events);
  }
  return { s: state as State<Own>, events, dice };
};

/** What each side hears of the events of a kind: all of it, as another kind, or nothing. */
export const hearing = (
  { events }: Played,
  kind: string,
): Readonly<Record<'german' | 'soviet', readonly (string | undefined)[]>> => {
  const told = (who: string): readonly (string | undefined)[] =>
    events.filter((event) => event.kind === kind).map((event) => heard(event, who)?.kind);
  return { german: told('german'), soviet: told('soviet') };
};

export const ofKind = ({ events }: Played, kind: string): readonly Event[] =>
  events.filter((event) => event.kind === kind);

/** Whose the dice were and for what, by which rule, and how many sides they had. */
export const thrown = ({ dice }: Played): readonly string[] =>
  dice.map(({ by, purpose, rule, sides }) => `${by} ${purpose} ${rule.replace(/^\w+:/, '')} d${sides}`);

const open = ({ s }: Played, verb: string): Offer => {
  const found = offers(barbarossa.rules, s).find((offer) => offer.verb === verb);
  if (found === undefined) throw new Error(`${verb} is not open`);
  return found;
};

/** The verbs by which whoever decides may end or decline, with their rules. */
export const endings = ({ s }: Played): readonly string[] =>
  offers(barbarossa.rules, s)
    .filter(({ ends }) => ends)
    .map(({ verb, rule }) => `${verb} ${rule.replace(/^\w+:/, '')}`);

/** The units or places that could use a verb. */
export const users = (now: Played, verb: string): readonly string[] => subjects(now.s, open(now, verb));

/** Where one of them could come with it. */
export const reach = (now: Played, verb: string, unit: string): readonly string[] =>
  (reached(now.s, open(now, verb), unit) ?? []).map(({ place }) => place);

/** What a short order is filled up to, or the code of its refusal. */
export const filled = ({ s }: Played, line: string): Order['args'] | string => {
  const full = complete(barbarossa.rules, s, readOrder(barbarossa, s, line));
  return full.ok ? full.order.args : full.refusal.code;
};

/** Every order that is listed for a verb. */
export const listedAs = (now: Played, verb: string): readonly Order[] => listed(now.s, open(now, verb)) ?? [];

/** All verbs that are open, rights included. */
export const verbs = ({ s }: Played): readonly string[] =>
  offers(barbarossa.rules, s).map(({ verb }) => verb);

/** The question that is open: its key and what it is asked with. */
export const asking = ({ s }: Played): Message | undefined => decision(barbarossa.rules, s)?.question;
