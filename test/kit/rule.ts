// Rule tests: one block a rule, named by its id, told as given a position, when orders are given, then what must happen.
// A block passes only if something in it carries the id: a refusal, an event, an entry of a sum, an offer, a verdict.
// Where rules meet a block names them all, the first before the others, and each of them must be carried.
import { seenBy } from '../../src/api/game.ts';
import { expect, it } from '@jest/globals';
import { scripted } from '../../src/core/dice.ts';
import { check, decision, listed, numbered, offers } from '../../src/core/kernel.ts';
import type { Ledger } from '../../src/core/ledger.ts';
import { give, matchFrom } from '../../src/core/match.ts';
import type { Match } from '../../src/core/match.ts';
import { stir } from '../../src/core/state-cache.ts';
import type { Event, Json, Order, Params, RuleId, Side } from '../../src/core/types.ts';
import type { UnitView } from '../../src/api/view.ts';
import type { Game } from '../../src/api/game.ts';
import { readOrder } from './lines.ts';
import { positionOf } from './position.ts';

type Facts = Readonly<Record<string, Json>>;

export type Then = {
  /** Refused under the rule of this block or another; a code when that rule has several refusals; further rules are carried. */
  readonly refused: (order: string, code?: string, rule?: RuleId, ...more: readonly RuleId[]) => void;
  /** Would be accepted now; the id of a rule behind them is carried. */
  readonly allowed: (...orders: readonly string[]) => void;
  /** These orders of a verb are offered, no others. */
  readonly offered: (verb: string, orders: readonly string[]) => void;
  /** An event under the rule of this block or another, with at least these data. */
  readonly event: (kind: string, data?: Facts, rule?: RuleId) => void;
  /** Nothing of the kind has happened; a rule that is named is carried, here and below. */
  readonly noEvent: (kind: string, rule?: RuleId) => void;
  /** An entry under the rule of this block or another. */
  readonly entry: (sum: Ledger, why: string, n: number, rule?: RuleId) => void;
  /** What a definition comes to, asked of the chapters themselves; the block carries it. */
  readonly means: (found: unknown, expected: unknown, rule?: RuleId) => void;
  /** The game is over under the rule of this block or another; further ones are carried. */
  readonly over: (winner: Side, rule?: RuleId, ...more: readonly RuleId[]) => void;
  /** Who must answer, and at which step. */
  readonly decides: (side: Side, at: string, rule?: RuleId) => void;
  readonly at: (unit: string, place: string, rule?: RuleId) => void;
  /** What a side sees of the units at a place, in order, as far as told here. */
  readonly sees: (who: Side | 'both', place: string, units: readonly Partial<UnitView>[]) => void;
};

export type Kit<S> = {
  /** Lines or pieces between semicolons: see position.ts. */
  readonly given: (position: string) => void;
  /** Faces of the next dice, after those already given. */
  readonly dice: (...faces: readonly number[]) => void;
  /** Orders that must be accepted, by the side that decides or by the side named first: `south: react s1 1504`. */
  readonly when: (...orders: readonly string[]) => void;
  readonly then: Then;
  readonly state: () => S;
};

export type RuleBlock<S> = (
  ids: RuleId | readonly [RuleId, ...RuleId[]],
  title: string,
  block: (kit: Kit<S>) => void,
) => void;

type World = { readonly match: Match; readonly faces: number[]; readonly events: Event[] };

const told = (
  order: string,
  by: { readonly code: string; readonly rule: RuleId; readonly params: Params },
): string => `${order}: ${by.code}, rule ${by.rule}, ${JSON.stringify(by.params)}`;

/** `rule` for one game; S is its state as its own chapters see it. */
export const rulesOf =
  <S>(game: Game): RuleBlock<S> =>
  (ids, title, block) => {
    const [id, ...others] = typeof ids === 'string' ? ([ids] as const) : ids;
    it(`${[id, ...others].join(' with ')} ${title}`, () => {
      for (const each of [id, ...others]) expect(game.ruleWords(each)).toBeDefined();
      let world: World | undefined;
      const carried = new Set<RuleId>();
      const now = (): World => {
        if (world === undefined) throw new Error('A block begins with a position: given(...)');
        return world;
      };
      const orderOf = (line: string): Order => readOrder(game, now().match.state, line);
      const cite = (rule: RuleId | undefined): void => {
        if (rule !== undefined) carried.add(rule);
      };
      const isRule = (text: string): text is RuleId => game.ruleWords(text as RuleId) !== undefined;

      const then: Then = {
        refused: (line, code, rule = id, ...more) => {
          const refused = check(game.rules, now().match.state, orderOf(line));
          expect({ line, refused: refused?.rule, code: refused?.code }).toEqual({
            line,
            refused: rule,
            code: code ?? refused?.code,
          });
          [rule, ...more].forEach(cite);
        },
        allowed: (...lines) => {
          lines.filter(isRule).forEach(cite);
          for (const line of lines.filter((text) => !isRule(text))) {
            const refused = check(game.rules, now().match.state, orderOf(line));
            expect(refused === undefined ? 'accepted' : told(line, refused)).toBe('accepted');
          }
        },
        offered: (verb, lines) => {
          const { state } = now().match;
          const open = offers(game.rules, state).filter((offer) => offer.verb === verb);
          open.forEach((offer) => cite(offer.rule));
          const found = open.flatMap((offer) => listed(state, offer) ?? numbered(state, offer) ?? []);
          expect(found.map((order) => JSON.stringify(order)).toSorted()).toEqual(
            lines.map((line) => JSON.stringify(orderOf(line))).toSorted(),
          );
        },
        event: (kind, data = {}, rule = id) => {
          const ofKind = now().events.filter((event) => event.kind === kind && event.rule === rule);
          expect(ofKind.map((event) => event.data)).toContainEqual(expect.objectContaining(data));
          cite(rule);
        },
        noEvent: (kind, rule) => {
          expect(now().events.filter((event) => event.kind === kind)).toEqual([]);
          cite(rule);
        },
        entry: (sum, why, n, rule = id) => {
          expect(sum.entries).toContainEqual(expect.objectContaining({ why, n, rule }));
          cite(rule);
        },
        means: (found, expected, rule = id) => {
          expect(found).toEqual(expected);
          cite(rule);
        },
        over: (winner, rule = id, ...more) => {
          expect(now().match.state.over).toMatchObject({ winner, rule });
          [rule, ...more].forEach(cite);
        },
        decides: (side, at, rule) => {
          expect(decision(game.rules, now().match.state)).toMatchObject({ by: side, at });
          cite(rule);
        },
        at: (unit, place, rule) => {
          const seen = seenBy(game, now().match.state, 'both').units.find((known) => known.id === unit);
          expect({ unit, at: seen?.at }).toEqual({ unit, at: place });
          cite(rule);
        },
        sees: (who, place, units) => {
          const seen = seenBy(game, now().match.state, who).units.filter((unit) => unit.at === place);
          expect(seen).toMatchObject(units);
          expect(seen).toHaveLength(units.length);
          cite(id);
        },
      };

      block({
        given: (text) => {
          const { state, dice } = positionOf(game, text);
          const faces = [...dice];
          const match = matchFrom(game.rules, state, { dice: scripted(faces), audit: true });
          world = { match, faces, events: [...match.opening] };
        },
        dice: (...faces) => void now().faces.push(...faces),
        when: (...lines) => {
          for (const line of lines) {
            const done = give(now().match, [orderOf(line)]);
            if (!done.ok) throw new Error(told(line, done.refusal));
            now().events.push(...done.entry.events);
          }
        },
        then,
        // A block may write to it: nothing is remembered of it from here on.
        state: () => {
          stir(now().match.state);
          return now().match.state as S;
        },
      });
      const left = [id, ...others].filter((each) => !carried.has(each));
      if (left.length > 0) throw new Error(`Nothing in this block carries ${left.join(', ')}`);
    });
  };
