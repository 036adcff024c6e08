// A table to try mechanics on: the tiny board, a ledger with nothing but what every game has, and procedures of one's own.
import { apply, check, decision, settle } from '../../src/core/kernel.ts';
import type { DiceSource } from '../../src/core/dice.ts';
import { ruleSet } from '../../src/core/rule-set.ts';
import type { Procedure, Rules } from '../../src/core/rule-set.ts';
import type { Args, Event, State } from '../../src/core/types.ts';
import type { Placed } from '../../src/mechanics/places.ts';
import { sheetOf } from '../../src/mechanics/sheet.ts';
import { tinySet } from '../board/tiny.ts';

export const p = sheetOf(tinySet());

export const ledger = (places: Record<string, string[]>): Placed => ({ places, held: {}, markers: {} });

export type Table<O> = {
  readonly rules: Rules;
  readonly s: State<O>;
  readonly events: readonly Event[];
  /** What is asked now: `side key`. */
  asked(): string | undefined;
  /** What came of an order, by whoever is asked: the code of its refusal, or nothing. */
  give(verb: string, args?: Args): string | undefined;
};

/** The procedure that runs first is the first. */
export const table = <O>(
  procedures: Readonly<Record<string, Procedure<O>>>,
  own: O,
  clock: Partial<State['clock']> = {},
  dice?: DiceSource,
): Table<O> => {
  const [first = ''] = Object.keys(procedures);
  const s: State<O> = {
    format: 1,
    game: 'tiny',
    rules: '1',
    scenario: 'meeting',
    options: {},
    clock: { turn: 1, phase: 'first', phasing: 'west', ...clock },
    drawn: 0,
    standing: [],
    own,
    stack: [{ proc: first, step: Object.keys(procedures[first] ?? {})[0] ?? '', vars: {} }],
  };
  const rules = ruleSet<O>({
    id: 'tiny',
    version: '1',
    sides: ['west', 'east'],
    procedures,
    setup: () => s,
    view: () => ({}),
    problems: () => [],
  });
  const events: Event[] = [...settle(rules, s, dice)];
  const asked = () => decision(rules, s);
  return {
    rules,
    s,
    events,
    asked: () => {
      const now = asked();
      return now === undefined ? undefined : `${now.by} ${now.question.key}`;
    },
    give: (verb, args = {}) => {
      const order = { by: asked()?.by ?? '', verb, args };
      const refused = check(rules, s, order);
      if (refused !== undefined) return refused.code;
      const done = apply(rules, s, order, dice);
      if (done.ok) events.push(...done.events);
      return done.ok ? undefined : done.refusal.code;
    },
  };
};
