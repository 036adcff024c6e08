// Who holds a hex: as the scenario has it, until units of a side come in.
import type { Heard } from '../core/event-audience.ts';
import type { Ctx } from '../core/rule-set.ts';
import type { RuleId, Side } from '../core/types.ts';
import { asStacked, put } from './places.ts';
import type { Placed, Sight } from './places.ts';
import type { Sheet } from './sheet.ts';

const TAKEN = 'hex.taken';

type Held = { readonly own: Pick<Sight['own'], 'held'>; readonly scenario: string };

export const holder = <W extends Side>(p: Sheet<W>, s: Held, hex: string): W | undefined =>
  (s.own.held[hex] ?? p.opening(s.scenario).control.get(hex)) as W | undefined;

export const isHeldBy = (p: Sheet, s: Held, hex: string, side: Side): boolean => holder(p, s, hex) === side;

/** A mark for each time a hex has changed hands in a ledger: no part of a state. */
const marks = new WeakMap<Held['own']['held'], object>();

const markOf = (held: Held['own']['held']): object => {
  const now = marks.get(held) ?? {};
  marks.set(held, now);
  return now;
};

/** The one place where a hex is given to a side, or back to whoever had it as the scenario began. */
export const handOver = ({ held }: Pick<Placed, 'held'>, hex: string, by: Side | undefined): void => {
  if (by === undefined) delete held[hex];
  else held[hex] = by;
  marks.set(held, {});
};

/** A pure question about one thing that reads nothing of a state but who holds which hex: answered once until one changes hands. */
export const whileHexesAreHeld = <P extends object, S extends Held, K, T>(
  find: (p: P, s: S, key: K) => T,
): ((p: P, s: S, key: K) => T) => {
  type Kept = { readonly p: P; readonly scenario: string; readonly answers: Map<K, T> };
  const found = new WeakMap<object, Kept>();
  return (p, s, key) => {
    const mark = markOf(s.own.held);
    const last = found.get(mark);
    const isSame = last?.p === p && last.scenario === s.scenario;
    const { answers } = isSame ? last : { answers: new Map<K, T>() };
    if (!isSame) found.set(mark, { p, scenario: s.scenario, answers });
    const before = answers.get(key);
    if (before !== undefined) return before;
    const answer = find(p, s, key);
    answers.set(key, answer);
    return answer;
  };
};

export type ControlLaw<O extends Placed> = {
  readonly rule: RuleId;
  /** What else a change of hands sets off, such as points. */
  taken?(ctx: Ctx<O>, hex: string, by: Side): void;
};

export type Control<O extends Placed> = {
  /** A hex passes to a side when its units are in it and no enemy is. */
  take(ctx: Ctx<O>, hex: string, by: Side): void;
  /** The door through which units come into hexes free of enemies: by a move, a retreat, an advance, an entry. */
  enter(ctx: Ctx<O>, units: readonly string[], hex: string): void;
};

export const control = <O extends Placed>(p: Sheet, law: ControlLaw<O>): Control<O> => {
  const take: Control<O>['take'] = (ctx, hex, by) => {
    const { own, scenario } = ctx.s;
    if (holder(p, { own, scenario }, hex) === by) return;
    handOver(own, hex, by);
    ctx.emit({ kind: TAKEN, rule: law.rule, data: { hex, side: by } });
    law.taken?.(ctx, hex, by);
  };
  return {
    take,
    enter: (ctx, units, hex) => {
      const [first] = units;
      if (first === undefined) return;
      // Nobody turns a stack over by moving it: who lay on top lies on top.
      put(ctx.s.own, asStacked(p, ctx.s.own, units), hex);
      take(ctx, hex, p.sideOf(first));
    },
  };
};

/** Hexes that pass to a side one after the other are told in one sentence: `hexes.taken`. */
export const takenTogether = (events: readonly Heard[]): readonly Heard[] => {
  const told: Heard[] = [];
  for (let i = 0; i < events.length;) {
    const event = events[i]!;
    const { side } = event.data;
    const isLike = ({ kind, rule, data }: Heard): boolean =>
      kind === TAKEN && rule === event.rule && data['side'] === side;
    let end = i + 1;
    if (event.kind === TAKEN) while (end < events.length && isLike(events[end]!)) end++;
    const hexes = events.slice(i, end).map(({ data }) => data['hex'] ?? '');
    told.push(end - i > 1 ? { ...event, kind: 'hexes.taken', data: { side: side ?? '', hexes } } : event);
    i = end;
  }
  return told;
};
