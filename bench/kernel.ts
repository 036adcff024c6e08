// One order on a state of 300 units: parsed form in, checked, applied, events out; against libraries that do nothing
// but put the unit into its new hex, with no rules at all.
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { Immer } from 'immer';
import { apply, settle } from '../src/core/kernel.ts';
import { refusal, ruleSet } from '../src/core/rule-set.ts';
import type { OpenChoice, Seen } from '../src/core/rule-set.ts';
import type { Args, Order, Refusal } from '../src/core/types.ts';
import { makeGrid } from '../src/hex/grid.ts';
import { compare, rowOf } from './row.ts';
import type { BenchRow, Job } from './row.ts';

type Unit = { side: string; at: string; left: number; steps: number };
type Own = { units: Record<string, Unit>; stacks: Record<string, string[]> };

const grid = makeGrid({
  digits: 'RRCC',
  columnsFrom: 'east',
  rowsRise: 'south',
  shifted: { rows: 'even', toward: 'east' },
  sheets: [{ prefix: '', firstRow: 10, lastRow: 32 }],
  columns: { default: [0, 24] },
});

const STACK = 3;
/** More than any run of the bench walks through. */
const ENDLESS = 2 ** 40;
const other = (side: string): string => (side === 'north' ? 'south' : 'north');
const costOf = (hex: number): number => 1 + (hex % 3 === 0 ? 1 : 0);
const isNext = (from: number, to: number): boolean => {
  for (let d = 0; d < 6; d++) if (grid.neighbours[from * 6 + d] === to) return true;
  return false;
};

/** One unit, one step: about what every game asks before a unit enters a hex. */
const refuseMove = (s: Seen<Own>, args: Args): Refusal | undefined => {
  const id = args['unit']?.[0] ?? '';
  const to = args['to']?.[0] ?? '';
  const unit = s.own.units[id];
  if (unit === undefined) return refusal('BENCH.NO-UNIT', 'bench:1', { unit: id });
  if (unit.side !== s.clock.phasing) return refusal('BENCH.NOT-YOURS', 'bench:2', { unit: id });
  const hex = grid.index(to);
  if (!isNext(grid.index(unit.at), hex)) return refusal('BENCH.TOO-FAR', 'bench:3', { unit: id, to });
  if (costOf(hex) > unit.left) return refusal('BENCH.NO-POINTS', 'bench:4', { unit: id, left: unit.left });
  const there = s.own.stacks[to] ?? [];
  if (there.length >= STACK) return refusal('BENCH.STACK', 'bench:5', { to });
  if (there.some((each) => s.own.units[each]?.side !== unit.side))
    return refusal('BENCH.ENEMY', 'bench:6', { to });
  return undefined;
};

const move: OpenChoice<Own> = {
  kind: 'open',
  verb: 'move',
  rule: 'bench:1',
  refuse: (s, _frame, args) => refuseMove(s, args),
  sample: () => undefined,
  take: (ctx, _frame, args) => {
    const { units, stacks } = ctx.s.own;
    const [id, to] = [args['unit']![0]!, args['to']![0]!];
    const unit = units[id]!;
    const from = unit.at;
    const cost = costOf(grid.index(to));
    unit.at = to;
    unit.left -= cost;
    stacks[from] = stacks[from]!.filter((each) => each !== id);
    (stacks[to] ??= []).push(id);
    ctx.emit({ kind: 'unit.moved', rule: 'bench:1', data: { unit: id, from, to, cost, left: unit.left } });
  },
};

/** After every move the other side has a window to break in, which it lets pass. */
const rules = ruleSet<Own>({
  id: 'bench',
  version: '1',
  sides: ['north', 'south'],
  procedures: {
    turn: {
      act: {
        kind: 'ask',
        rule: 'bench:1',
        by: (s) => s.clock.phasing,
        question: () => ({ key: 'ask.bench', params: {} }),
        choices: [move],
      },
      react: {
        kind: 'window',
        name: 'moved',
        rule: 'bench:7',
        by: (s) => other(s.clock.phasing),
        facts: () => ({}),
        question: () => ({ key: 'ask.bench', params: {} }),
        choices: [],
      },
      again: { kind: 'auto', run: (ctx) => ctx.goto('act') },
    },
  },
  setup: (scenario) => ({
    format: 1,
    game: 'bench',
    rules: '1',
    scenario,
    options: {},
    clock: { turn: 1, phase: 'move', phasing: 'north' },
    drawn: 0,
    standing: [],
    own: lineUp(),
    stack: [{ proc: 'turn', step: 'act', vars: {} }],
  }),
  view: (s, who) => ({
    game: 'bench',
    scenario: s.scenario,
    who,
    clock: s.clock,
    turns: 1,
    units: [],
    places: [],
    hexes: {},
    score: [],
  }),
  problems: () => [],
});

/** 150 units a side, one to a hex: the north holds every other row of the upper half, the south of the lower. */
const lineUp = (): Own => {
  const own: Own = { units: {}, stacks: {} };
  const free = grid.ids.filter((_id, hex) => grid.row[hex]! % 2 === 0);
  [...free.slice(0, 150), ...free.slice(-150)].forEach((at, i) => {
    const id = `u${i}`;
    own.units[id] = { side: i < 150 ? 'north' : 'south', at, left: ENDLESS, steps: 2 };
    own.stacks[at] = [id];
  });
  return own;
};

/** Every northern unit steps into the empty row beside it and back: the same state again after 300 orders. */
const walk = (): readonly Order[] => {
  const { units } = lineUp();
  return Object.entries(units).flatMap(([id, { side, at }]) => {
    const to = grid.neighbours
      .subarray(grid.index(at) * 6, grid.index(at) * 6 + 6)
      .find((hex) => hex >= 0 && grid.row[hex]! % 2 === 1);
    if (side !== 'north' || to === undefined) return [];
    const step = (hex: string): Order => ({ by: side, verb: 'move', args: { unit: [id], to: [hex] } });
    return [step(grid.id(to)), step(at)];
  });
};

const ours = (orders: readonly Order[]): Job => {
  const s = rules.setup('bench', {});
  settle(rules, s);
  let next = 0;
  return () => {
    const done = apply(rules, s, orders[next]!);
    next = (next + 1) % orders.length;
    if (!done.ok) throw new Error(`The bench's order was refused: ${done.refusal.code}`);
    return done.events.length;
  };
};

/** The others get their units in an array: copying an object of 300 keys would cost them several times as much. */
type Listed = { readonly units: Unit[]; readonly stacks: Record<string, string[]> };

const listed = (): Listed => {
  const { units, stacks } = lineUp();
  return { units: Object.values(units), stacks };
};

const cycle = <S>(orders: readonly Order[], start: S, step: (s: S, unit: number, to: string) => S): Job => {
  const ids = Object.keys(lineUp().units);
  const moves = orders.map(({ args }) => [ids.indexOf(args['unit']![0]!), args['to']![0]!] as const);
  let s = start;
  let next = 0;
  return () => {
    const [unit, to] = moves[next]!;
    next = (next + 1) % moves.length;
    s = step(s, unit, to);
    return s;
  };
};

const immer = (orders: readonly Order[], autoFreeze: boolean): Job => {
  const library = new Immer({ autoFreeze });
  return cycle(orders, listed(), (s, unit, to) =>
    library.produce(s, (draft) => {
      draft.units[unit]!.at = to;
    }),
  );
};

const boardgame = (orders: readonly Order[]): Job => {
  const game = {
    setup: listed,
    // Otherwise it keeps every state it ever had.
    disableUndo: true,
    moves: {
      move: ({ G }: { readonly G: Listed }, unit: number, to: string): void => {
        G.units[unit]!.at = to;
      },
    },
  };
  const reduce = CreateGameReducer({ game, isClient: false });
  return cycle(orders, InitializeGame({ game }), (s, unit, to) =>
    reduce(s, { type: 'MAKE_MOVE', payload: { type: 'move', args: [unit, to], playerID: '0' } }),
  );
};

const copyOnWrite = (orders: readonly Order[]): Job =>
  cycle(orders, listed(), (s, unit, to) => {
    const units = s.units.slice();
    units[unit] = { ...units[unit]!, at: to };
    return { ...s, units };
  });

export const rows = (): Promise<BenchRow[]> => {
  const orders = walk();
  const peers: readonly (readonly [string, Job, string])[] = [
    ['boardgame.io', boardgame(orders), '< 1'],
    ['immer with auto-freeze', immer(orders, true), '< 1'],
    ['immer without auto-freeze', immer(orders, false), '< 1'],
    ['copy on write by hand', copyOnWrite(orders), ''],
  ];
  return Promise.resolve(
    peers.map(([name, peer, aim]) =>
      rowOf(
        `order on 300 units, against ${name}`,
        'us',
        `${name}, a bare move`,
        compare(ours(orders), peer),
        aim,
      ),
    ),
  );
};
