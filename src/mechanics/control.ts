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
    own.held[hex] = by;
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
