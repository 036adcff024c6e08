// Chapter 4: movement. A move is a procedure of its own, one hex a loop, so that the other side can break in (chapter 5).
import type { Ledger, LedgerEntry, Sink } from '../../../src/core/ledger.ts';
import { entry, ledger } from '../../../src/core/ledger.ts';
import type { OpenChoice, Pick, Procedure } from '../../../src/core/rule-set.ts';
import { refusal } from '../../../src/core/rule-set.ts';
import type { Args, Refusal } from '../../../src/core/types.ts';
import { hasRoom, LIMIT } from './03-stacking.ts';
import { reactionRight, reactionWindow } from './05-reaction.ts';
import { allowance } from './08-supply.ts';
import { areNeighbours, grid, isDeep, isHex, neighbours, printedHex, search } from './board.ts';
import { printed, TABLES, UNITS } from './data/index.ts';
import type { Who } from './data/index.ts';
import { enter, heldBy, isNextToEnemy, onMap, other, phasing, placeOf, sideOf, moveVars } from './state.ts';
import type { Afoot, Doing, Ledgered, MoveVars, Own, Seeing } from './state.ts';

const isHorse = (unit: string): boolean => printed(unit).kind === 'horse';

/** ford:4.5, and ford:4.6 for horse */
const mustStop = (own: Ledgered, unit: string, hex: string): boolean =>
  !isHorse(unit) && isNextToEnemy(own, hex, sideOf(unit));

/** What it costs to step into the next hex; the sink hears every part of it. */
export const stepCost = (own: Ledgered, unit: string, from: string, to: string, sink?: Sink): number => {
  let cost = 0;
  const part = (n: number, why: string, rule: `ford:${string}`): void => {
    cost += n;
    sink?.(entry('add', n, why, rule, { hex: to }));
  };
  part(TABLES.enter[printedHex(to).terrain], `cost.${printedHex(to).terrain}`, 'ford:4.2');
  if (isDeep(from, to)) part(TABLES.overRiver, 'cost.river', 'ford:4.3');
  if (isHorse(unit) && isNextToEnemy(own, from, sideOf(unit)))
    part(TABLES.pastEnemy, 'cost.enemy', 'ford:4.6');
  return cost;
};

/** The same costs, a path long, as a sum that explains itself. */
export const costOf = (own: Ledgered, unit: string, path: readonly string[]): Ledger => {
  const entries: LedgerEntry[] = [];
  path.forEach((to, i) =>
    stepCost(own, unit, path[i - 1] ?? placeOf(own, unit), to, (part) => void entries.push(part)),
  );
  return ledger('cost', entries);
};

const refuseStep = (own: Ledgered, unit: string, from: string, to: string): Refusal | undefined => {
  if (!areNeighbours(from, to)) return refusal('MOVE.NOT-NEXT', 'ford:4.1', { unit, from, hex: to });
  if (heldBy(own, to) === other(sideOf(unit))) return refusal('MOVE.ENEMY', 'ford:4.4', { unit, hex: to });
  return undefined;
};

const begin = (own: Ledgered, unit: string): Afoot => ({ unit, trail: [placeOf(own, unit)], spent: 0 });

const hereOf = ({ trail }: Afoot): string => trail[trail.length - 1] ?? '';

/** Why a unit under way cannot go on into the next hex. */
const refuseNext = (own: Ledgered, afoot: Afoot, to: string): Refusal | undefined => {
  const { unit, trail, spent } = afoot;
  const here = hereOf(afoot);
  if (trail.length > 1 && mustStop(own, unit, here))
    return refusal('MOVE.STOP', 'ford:4.5', { unit, hex: here, next: to });
  const refused = refuseStep(own, unit, here, to);
  if (refused !== undefined) return refused;
  if (trail.includes(to)) return refusal('MOVE.TWICE', 'ford:4.1', { unit, hex: to });
  const cost = spent + stepCost(own, unit, here, to);
  const has = allowance(own, unit);
  return cost > has ? refusal('MOVE.FAR', 'ford:4.2', { unit, hex: to, cost, has }) : undefined;
};

const goOn = (own: Ledgered, afoot: Afoot, to: string): Afoot => ({
  unit: afoot.unit,
  trail: [...afoot.trail, to],
  spent: afoot.spent + stepCost(own, afoot.unit, hereOf(afoot), to),
});

const waysOn = (own: Ledgered, afoot: Afoot): readonly string[] =>
  neighbours(hereOf(afoot)).filter((to) => refuseNext(own, afoot, to) === undefined);

export const refuseUnit = (own: Ledgered, unit: string | undefined, side: Who): Refusal | undefined => {
  if (unit === undefined || UNITS[unit] === undefined)
    return refusal('UNIT.NONE', 'ford:2.1', { unit: unit ?? '' });
  const of = sideOf(unit);
  if (of !== side) return refusal('UNIT.NOT-YOURS', 'ford:1.1', { unit, of, side });
  if (!isHex(placeOf(own, unit))) return refusal('UNIT.NOT-ON-MAP', 'ford:2.1', { unit });
  return undefined;
};

const refuseMover = (own: Ledgered, args: Args, side: Who): Refusal | undefined => {
  const [unit, second] = args['units'] ?? [];
  if (second !== undefined) return refusal('MOVE.ONE', 'ford:4.1', { unit: unit ?? '' });
  const refused = refuseUnit(own, unit, side);
  if (refused !== undefined) return refused;
  return unit !== undefined && own.moved.includes(unit)
    ? refusal('MOVE.AGAIN', 'ford:4.1', { unit, hex: placeOf(own, unit) })
    : undefined;
};

/** Follows a path as far as it is legal, without asking whether it may end there. */
const walk = (own: Ledgered, unit: string, path: readonly string[]): { afoot: Afoot; refused?: Refusal } => {
  let afoot = begin(own, unit);
  for (const to of path) {
    const refused = refuseNext(own, afoot, to);
    if (refused !== undefined) return { afoot, refused };
    afoot = goOn(own, afoot, to);
  }
  return { afoot };
};

const refuseMove = (s: Seeing, args: Args): Refusal | undefined => {
  const { own } = s;
  const by = phasing(s);
  const refused = refuseMover(own, args, by);
  if (refused !== undefined) return refused;
  const [unit = ''] = args['units'] ?? [];
  const path = args['path'] ?? [];
  const last = path[path.length - 1];
  if (last === undefined) return refusal('MOVE.NO-PATH', 'ford:4.1', { unit });
  const { afoot, refused: stopped } = walk(own, unit, path);
  if (stopped !== undefined) {
    const shorter = afoot.trail.slice(1);
    if (shorter.length === 0 || !hasRoom(own, hereOf(afoot))) return stopped;
    return { ...stopped, instead: { by, verb: 'move', args: { units: [unit], path: shorter } } };
  }
  return hasRoom(own, last)
    ? undefined
    : refusal('MOVE.STACK', 'ford:3.2', { unit, hex: last, limit: LIMIT });
};

const movable = (s: Seeing): readonly string[] =>
  onMap(s.own, phasing(s)).filter((unit) => !s.own.moved.includes(unit));

/** Every path of a unit, depth first. */
const pathsOf = (own: Ledgered, unit: string): readonly (readonly string[])[] => {
  const found: (readonly string[])[] = [];
  const extend = (afoot: Afoot): void => {
    for (const to of waysOn(own, afoot)) {
      const further = goOn(own, afoot, to);
      if (hasRoom(own, to)) found.push(further.trail.slice(1));
      extend(further);
    }
  };
  extend(begin(own, unit));
  return found;
};

/** A random walk that may stop wherever a move may end. */
const stroll = (own: Ledgered, unit: string, pick: Pick): readonly string[] | undefined => {
  let afoot = begin(own, unit);
  for (;;) {
    const mayEnd = afoot.trail.length > 1 && hasRoom(own, hereOf(afoot));
    const open = waysOn(own, afoot);
    const next = open.length === 0 ? undefined : open[pick(open.length + (mayEnd ? 1 : 0))];
    if (next === undefined) return mayEnd ? afoot.trail.slice(1) : undefined;
    afoot = goOn(own, afoot, next);
  }
};

const sampleMove = (s: Seeing, pick: Pick): Args | undefined => {
  const units = movable(s);
  const first = units.length === 0 ? 0 : pick(units.length);
  for (let i = 0; i < units.length; i++) {
    const unit = units[(first + i) % units.length] ?? '';
    const path = stroll(s.own, unit, pick) ?? pathsOf(s.own, unit)[0];
    if (path !== undefined) return { units: [unit], path };
  }
  return undefined;
};

/** Fills the gaps of a path with the cheapest ways between. */
const completeMove: NonNullable<OpenChoice<Own>['complete']> = (s, _, args) => {
  const { own } = s;
  const refused = refuseMover(own, args, phasing(s));
  if (refused !== undefined) return refused;
  const [unit = ''] = args['units'] ?? [];
  const cost = (from: number, to: number): number =>
    refuseStep(own, unit, grid.id(from), grid.id(to)) === undefined
      ? stepCost(own, unit, grid.id(from), grid.id(to))
      : -1;
  const stops = (hex: number): boolean => mustStop(own, unit, grid.id(hex));
  const path: string[] = [];
  let here = placeOf(own, unit);
  let isOnlyWay = true;
  for (const goal of args['path'] ?? []) {
    if (areNeighbours(here, goal)) path.push(goal);
    else {
      const way = search.cheapestPath({ sources: [grid.index(here)], cost, stops }, grid.index(goal));
      if (way === undefined) return refusal('MOVE.NO-WAY', 'ford:4.4', { unit, hex: goal });
      path.push(...way.hexes.slice(1).map(grid.id));
      isOnlyWay &&= way.isUnique;
    }
    here = goal;
  }
  const filled = { units: [unit], path };
  return isOnlyWay
    ? { args: filled }
    : { args: filled, note: { key: 'note.other-ways', params: { unit, path } } };
};

const move: OpenChoice<Own> = {
  kind: 'open',
  verb: 'move',
  rule: 'ford:4.1',
  closed: (s) =>
    movable(s).length > 0 ? undefined : refusal('MOVE.ALL-MOVED', 'ford:4.1', { side: phasing(s) }),
  subjects: movable,
  complete: completeMove,
  refuse: (s, _, args) => refuseMove(s, args),
  sample: (s, _, pick) => sampleMove(s, pick),
  list: (s) => movable(s).flatMap((unit) => pathsOf(s.own, unit).map((path) => ({ units: [unit], path }))),
  take: (ctx, _, args) => {
    const [unit = ''] = args['units'] ?? [];
    const { own } = ctx.s;
    own.moved.push(unit);
    ctx.call(
      'move',
      { unit, trail: [placeOf(own, unit)], spent: 0, path: [...(args['path'] ?? [])] },
      'orders',
    );
  },
};

export const movement: Procedure<Own> = {
  orders: {
    kind: 'ask',
    rule: 'ford:4.1',
    by: phasing,
    question: (s) => ({ key: 'ask.movement', params: { side: phasing(s), count: movable(s).length } }),
    choices: [
      move,
      {
        kind: 'listed',
        verb: 'end',
        rule: 'ford:1.2',
        ends: true,
        list: () => [{}],
        take: (ctx) => {
          ctx.emit({
            kind: 'phase.ended',
            rule: 'ford:1.2',
            data: { side: phasing(ctx.s), phase: 'movement' },
          });
          ctx.done();
        },
      },
    ],
    rights: [reactionRight],
  },
};

/** Nobody falls back next to a hex with units of the mover's side, so a full hex is always passed. */
const finish = (ctx: Doing, { unit, trail, spent, path }: MoveVars, refused?: Refusal): void => {
  const { own } = ctx.s;
  const hex = placeOf(own, unit);
  const left = allowance(own, unit) - spent;
  const stops = mustStop(own, unit, hex);
  ctx.emit({
    kind: stops ? 'unit.moved-stop' : 'unit.moved',
    rule: stops ? 'ford:4.5' : 'ford:4.1',
    data: { unit, from: trail[0] ?? hex, hex, path: trail.slice(1), cost: spent, left },
  });
  if (refused !== undefined) {
    const meant = path[path.length - 1] ?? hex;
    ctx.emit({ kind: 'move.cut-short', rule: 'ford:5.3', data: { unit, hex, because: refused.rule, meant } });
  }
  ctx.done();
};

export const moving: Procedure<Own> = {
  advance: {
    kind: 'auto',
    run: (ctx, f) => {
      const vars = moveVars(f);
      const { own } = ctx.s;
      const { unit, trail } = vars;
      const to = vars.path[trail.length - 1];
      if (to === undefined) return finish(ctx, vars);
      const refused = refuseNext(own, vars, to);
      if (refused !== undefined) return finish(ctx, vars, refused);
      vars.spent += stepCost(own, unit, hereOf(vars), to);
      trail.push(to);
      enter(ctx, unit, to);
      if (!isNextToEnemy(own, to, sideOf(unit))) ctx.goto('advance');
    },
  },
  reaction: reactionWindow,
  onward: { kind: 'auto', run: (ctx) => ctx.goto('advance') },
};
