// A match: orders given together, taking back to the barrier, trials, keeping before carrying out.
import { describe, expect, it } from '@jest/globals';
import { copyJson, hashOf } from '../../src/core/canonical-json.ts';
import { scripted, seeded } from '../../src/core/dice.ts';
import type { Keeper } from '../../src/core/keeper.ts';
import type { Match } from '../../src/core/match.ts';
import {
  barrier,
  give,
  matchHash,
  newMatch,
  redo,
  stateAfter,
  trial,
  undo,
  undoAnyway,
  undoable,
} from '../../src/core/match.ts';
import type { Args, Order } from '../../src/core/types.ts';
import { asked, total, toy } from './rules.ts';

const order = (by: string, verb: string, args: Args = {}): Order => ({ by, verb, args });
const add = (n: number, by = 'red'): Order => order(by, 'add', { n: [String(n)] });

const started = (keeper?: Keeper): Match =>
  newMatch(toy, 'plain', {}, { dice: scripted([4, 2, 6]), audit: true, keeper });

const must = (match: Match, ...orders: readonly Order[]): Match => {
  for (const o of orders) expect(give(match, [o])).toMatchObject({ ok: true });
  return match;
};

describe('orders given together', () => {
  it('are one entry, taken back as one', () => {
    const match = started();
    give(match, [add(1), add(2)]);
    expect(match.entries).toHaveLength(1);
    undo(match);
    expect(total(match.state)).toBe(0);
  });

  it('are none of them done when one is refused, and say which', () => {
    const match = started();
    const before = matchHash(match);
    expect(give(match, [add(1), add(9), add(1)])).toMatchObject({
      ok: false,
      index: 1,
      refusal: { code: 'TOY.RANGE' },
    });
    expect(matchHash(match)).toBe(before);
  });

  it('are all of one side', () => {
    expect(give(started(), [add(1), order('blue', 'jeer')])).toMatchObject({
      ok: false,
      index: 1,
      refusal: { code: 'ORDER.ALONE' },
    });
  });

  it('stop after the one that brings news, and say what was left', () => {
    const match = started();
    const done = give(match, [order('red', 'peek'), add(1), add(2)]);
    expect(done).toMatchObject({ ok: true, left: [add(1), add(2)] });
    expect(match.entries.map((entry) => entry.orders)).toEqual([[order('red', 'peek')]]);
    expect(undo(match)).toMatchObject({ ok: false, refusal: { code: 'UNDO.REVEALED' } });
  });

  it('do not find out by trying whether the other side wants to be asked', () => {
    const ask = order('blue', 'standing', { do: ['ask'], window: ['raised'] });
    const match = must(started(), ask);
    expect(give(match, [add(2), add(1)])).toMatchObject({ ok: true, left: [add(1)] });
    expect(match.entries).toHaveLength(2);
  });

  it('cannot have a die in the middle', () => {
    expect(give(started(), [order('red', 'roll'), add(1)])).toMatchObject({
      ok: false,
      refusal: { code: 'ORDER.ALONE' },
    });
  });
});

describe('taking back', () => {
  it('restores the state exactly, and giving again too', () => {
    const match = must(started(), add(1));
    const one = copyJson(match.state);
    must(match, add(2));
    const two = copyJson(match.state);
    undo(match);
    expect(match.state).toEqual(one);
    redo(match);
    expect(match.state).toEqual(two);
  });

  it('stops at a die and says so', () => {
    const match = must(started(), add(1), order('red', 'roll'));
    expect(undo(match)).toMatchObject({
      ok: false,
      refusal: { code: 'UNDO.DIE', params: { verb: 'roll', line: 2 } },
    });
    expect(undoable(match)).toBe(0);
  });

  it('stops at something that was shown', () => {
    expect(barrier(must(started(), order('red', 'peek')))).toMatchObject({ code: 'UNDO.REVEALED' });
  });

  it('stops at the other side’s answer, but an answer can be taken back by who gave it', () => {
    const match = must(started(), add(1), order('blue', 'jeer'));
    expect(undo(match)).toMatchObject({ ok: true });
    expect(asked(match.state)).toEqual([]);
    expect(undo(match)).toMatchObject({ ok: false, refusal: { code: 'UNDO.ANSWERED' } });
  });

  it('stops at a hand-over once the other side has acted', () => {
    const match = must(started(), add(1), order('red', 'end'), add(1, 'blue'));
    undo(match);
    expect(undo(match)).toMatchObject({ ok: false, refusal: { code: 'UNDO.HANDED-OVER' } });
  });

  it('has nothing to do at the start', () => {
    expect(undo(started())).toMatchObject({ ok: false, refusal: { code: 'UNDO.NOTHING' } });
    expect(redo(started())).toMatchObject({ ok: false, refusal: { code: 'REDO.NOTHING' } });
  });

  it('stops at an answer in the middle of a move, for the move goes on after it', () => {
    const ask = order('blue', 'standing', { do: ['ask'], window: ['raised'] });
    const match = must(started(), ask, add(2), order('blue', 'pass'));
    expect(undo(match)).toMatchObject({ ok: false, refusal: { code: 'UNDO.REVEALED' } });
  });

  it('stops at a standing order that was used', () => {
    const keep = order('blue', 'standing', { do: ['add'], window: ['raised'], then: ['jeer'] });
    const match = must(started(), keep, add(1));
    expect(undo(match)).toMatchObject({ ok: false, refusal: { code: 'UNDO.REVEALED' } });
  });

  it('stops at a standing order given while a move waits, for the move goes on', () => {
    const ask = order('blue', 'standing', { do: ['ask'], window: ['raised'] });
    const off = order('blue', 'standing', { do: ['off'], window: ['raised'] });
    const match = must(started(), ask, add(2), off);
    expect(match.state.stack).toHaveLength(1);
    expect(undo(match)).toMatchObject({ ok: false, refusal: { code: 'UNDO.REVEALED' } });
  });

  it('anyway crosses the barrier, and the dice that were drawn stay drawn', () => {
    const match = must(started(), order('red', 'roll'));
    expect(undoAnyway(match)).toMatchObject({ ok: true });
    expect(total(match.state)).toBe(0);
    expect(redo(match)).toMatchObject({ ok: false, refusal: { code: 'REDO.NOTHING' } });
    must(match, order('red', 'roll'));
    expect(total(match.state)).toBe(2);
    undoAnyway(match);
    expect(match.state.drawn).toBe(2);
  });

  it('is forgotten by a new order', () => {
    const match = must(started(), add(1));
    undo(match);
    must(match, add(2));
    expect(redo(match)).toMatchObject({ ok: false });
  });
});

describe('a trial', () => {
  it('never rolls and leaves the match alone', () => {
    const match = must(started(), add(1));
    const scratch = trial(match);
    must(scratch, order('red', 'roll'));
    expect(scratch.state.drawn).toBe(0);
    expect(scratch.state.stack).toHaveLength(2);
    expect(total(match.state)).toBe(1);
  });
});

describe('keeping', () => {
  const quiet: Keeper = { orders: () => undefined, results: () => undefined, taken: () => undefined };

  it('writes the order down before it is carried out', () => {
    const log: string[] = [];
    const match: Match = started({
      ...quiet,
      orders: ([o]) => void log.push(`${o?.verb} at ${total(match.state)}`),
      results: (entry) => void log.push(`${entry.events.length} events at ${total(match.state)}`),
    });
    must(match, add(2));
    expect(log).toEqual(['add at 0', '2 events at 2']);
  });

  it('that fails means the order is not done', () => {
    const full = { code: 'RECORD.NO-SPACE', params: {} };
    const match = started({ ...quiet, orders: () => full });
    expect(give(match, [add(1)])).toMatchObject({
      ok: false,
      refusal: { code: 'RECORD.NO-SPACE', rule: 'hexfront:record' },
    });
    expect(total(match.state)).toBe(0);
  });

  it('that fails after the order leaves it done and says so', () => {
    const match = started({ ...quiet, results: () => ({ code: 'RECORD.NO-SPACE', params: {} }) });
    expect(give(match, [add(1)])).toMatchObject({ ok: true, unkept: { code: 'RECORD.NO-SPACE' } });
    expect(total(match.state)).toBe(1);
  });

  it('of a taking back that fails leaves everything as it was', () => {
    const match = must(started({ ...quiet, taken: () => ({ code: 'RECORD.NO-SPACE', params: {} }) }), add(1));
    expect(undo(match)).toMatchObject({ ok: false });
    expect(total(match.state)).toBe(1);
  });

  it('of a giving again that fails leaves everything as it was', () => {
    const taken: Keeper['taken'] = (verb) =>
      verb === 'redo' ? { code: 'RECORD.NO-SPACE', params: {} } : undefined;
    const match = must(started({ ...quiet, taken }), add(1), add(2));
    undo(match, 2);
    expect(redo(match, 2)).toMatchObject({ ok: false, refusal: { code: 'RECORD.NO-SPACE' } });
    expect(total(match.state)).toBe(0);
    expect(match.entries).toHaveLength(0);
    expect(match.undone).toHaveLength(2);
  });

  it('of a taking back is told the state it leads to', () => {
    const totals: number[] = [];
    const taken: Keeper['taken'] = (_verb, _count, after) => void totals.push(total(after));
    const match = must(started({ ...quiet, taken }), add(1));
    undo(match);
    redo(match);
    expect(totals).toEqual([0, 1]);
  });
});

describe('the audit', () => {
  it('finds a broken invariant after the order that broke it', () => {
    const match = newMatch(toy, 'plain', {}, { dice: seeded('x'), audit: true });
    (match.state.own as { total: number }).total = 100;
    expect(() => give(match, [add(1)])).toThrow('Broken state:  TOY.TOO-MUCH {"total":101}');
  });
});

describe('the past of a long game', () => {
  const LONG = 130;
  const fresh = (): Match => newMatch(toy, 'plain', {});
  const hashesOf = (match: Match, orders: readonly Order[]): readonly string[] => [
    matchHash(match),
    ...orders.map((o) => matchHash(must(match, o))),
  ];
  const onAndOn = Array.from({ length: LONG }, (_, i) => add((i % 3) + 1));

  it('is what was played, wherever one looks', () => {
    const match = fresh();
    const hashes = hashesOf(match, onAndOn);
    expect(hashes.map((_, i) => hashOf(stateAfter(match, i)))).toEqual(hashes);
  });

  it('is what is played now, after other orders were taken back', () => {
    const match = must(fresh(), ...onAndOn);
    undo(match, LONG - 10);
    const rest = hashesOf(
      match,
      Array.from({ length: LONG }, () => add(1)),
    );
    expect(rest.map((_, i) => hashOf(stateAfter(match, 10 + i)))).toEqual(rest);
  });

  it('can be taken back to, and given again', () => {
    const match = fresh();
    const hashes = hashesOf(match, onAndOn);
    undo(match, 75);
    expect(matchHash(match)).toBe(hashes[LONG - 75]);
    redo(match, 75);
    expect(matchHash(match)).toBe(hashes[LONG]);
    expect(hashOf(stateAfter(match, 101))).toBe(hashes[101]);
  });
});
