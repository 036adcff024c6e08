// A game of two-step units on the tiny board, with a table of differences, choices of either side before the die and after
// it, and retreats towards a source: the other end of what the mechanic of combat is for.
import { scripted } from '../../../src/core/dice.ts';
import { entry, ledger } from '../../../src/core/ledger.ts';
import type { Ledger } from '../../../src/core/ledger.ts';
import { apply, settle } from '../../../src/core/kernel.ts';
import { refusal, ruleSet } from '../../../src/core/rule-set.ts';
import type { Ctx, Procedure, Rules, Seen, SeenFrame } from '../../../src/core/rule-set.ts';
import type { Args, Event, State } from '../../../src/core/types.ts';
import { dutiesLeft, lastChance, refuseEndInDuty } from '../../../src/mechanics/combat/attack-duty.ts';
import type { Duty } from '../../../src/mechanics/combat/attack-duty.ts';
import { advancing } from '../../../src/mechanics/combat/advance.ts';
import { attacks } from '../../../src/mechanics/combat/attacks.ts';
import { battleSteps } from '../../../src/mechanics/combat/battle.ts';
import { beforeDie } from '../../../src/mechanics/combat/before-die.ts';
import { differenceLadder } from '../../../src/mechanics/combat/columns.ts';
import { isAllRound } from '../../../src/mechanics/combat/concentric.ts';
import { convert, endsOf } from '../../../src/mechanics/combat/conversions.ts';
import type { Conversion } from '../../../src/mechanics/combat/conversions.ts';
import { oddsOf } from '../../../src/mechanics/combat/odds.ts';
import type { Odds } from '../../../src/mechanics/combat/odds.ts';
import { retreatBefore } from '../../../src/mechanics/combat/retreat-before.ts';
import type { Ways } from '../../../src/mechanics/combat/retreat-plans.ts';
import { awayFrom, nearestFirst } from '../../../src/mechanics/combat/retreat-priority.ts';
import { retreating, retreatersLeft } from '../../../src/mechanics/combat/retreat.ts';
import { eachLosesStep, losingSteps } from '../../../src/mechanics/combat/step-losses.ts';
import type { StepLaw } from '../../../src/mechanics/combat/step-losses.ts';
import { hasUnitsOf, placeOf, put, unitsAt } from '../../../src/mechanics/places.ts';
import type { Placed } from '../../../src/mechanics/places.ts';
import { endChoice } from '../../../src/mechanics/end-choice.ts';
import { auto, phases } from '../../../src/mechanics/sequence.ts';
import { sheetOf } from '../../../src/mechanics/sheet.ts';
import { isInOpenZone } from '../../../src/mechanics/zones.ts';
import type { ZoneLaw } from '../../../src/mechanics/zones.ts';
import { tinySet } from '../../board/tiny.ts';

export const p = sheetOf(tinySet());

const CODES = ['AE', 'AS', 'BB', 'DR', 'DE'] as const;
type Code = (typeof CODES)[number];

export type Own = Placed & {
  hits: Record<string, number>;
  attacked: string[];
  defended: string[];
  bound: string[];
};
type Seeing = Seen<Own>;

const LIMIT = 2;
const zones: ZoneLaw = { sheet: p, exerts: () => true };
const SOURCE: Readonly<Record<string, string>> = { east: '0205', west: '0201' };

export const ladder = differenceLadder<Code>([
  { name: '-2', from: -99, faces: ['AE', 'AE', 'AS', 'AS', 'AS', 'BB'] },
  { name: '-1', from: -1, faces: ['AE', 'AS', 'AS', 'BB', 'BB', 'DR'] },
  { name: '+3', from: 3, faces: ['AS', 'BB', 'BB', 'DR', 'DR', 'DE'] },
  { name: '+6', from: 6, faces: ['BB', 'BB', 'DR', 'DR', 'DE', 'DE'] },
]);
/** Of its columns those on which an attacker may commit himself to roll on. */
const LEFT_MOST = 2;

const steps: StepLaw<Own> = {
  loses: 'toy:21',
  steps: (s, unit) => (p.isHex(placeOf(s.own, unit)) ? 2 - (s.own.hits[unit] ?? 0) : 0),
  lose: (ctx, unit, rule) => {
    const { own } = ctx.s;
    own.hits[unit] = (own.hits[unit] ?? 0) + 1;
    if (own.hits[unit] === 2) put(own, [unit], 'dead');
    ctx.emit({ kind: 'step.lost', rule, data: { unit } });
  },
  // Tanks at full strength go first.
  firstRule: 'toy:21d',
  first: (s, _, units) =>
    units.filter((unit) => p.unit(unit).type === 'tank' && s.own.hits[unit] === undefined),
};

type Battle = {
  readonly target: string;
  readonly attackers: readonly string[];
  readonly defenders?: readonly string[];
  readonly lowered?: number;
  readonly side: string;
};
const battleOf = (f: SeenFrame): Battle => f.vars as unknown as Battle;
const defendersOf = (s: Seeing, f: SeenFrame): readonly string[] =>
  battleOf(f).defenders ?? unitsAt(s.own, battleOf(f).target);
const standing = (s: Seeing, f: SeenFrame): readonly string[] =>
  defendersOf(s, f).filter((unit) => placeOf(s.own, unit) === battleOf(f).target);

const CONVERSIONS: readonly Conversion<Battle, Code>[] = [
  {
    id: 'city',
    from: 'DR',
    to: 'BB',
    isChoice: false,
    applies: ({ target }) => (p.hex(target).city === undefined ? undefined : 'toy:18'),
  },
];

const sum = (of: string, s: Seeing, units: readonly string[]): Ledger =>
  ledger(
    of,
    units.map((unit) => entry('add', 2 * steps.steps(s, unit), 'combat.unit', 'toy:8', { unit })),
  );

export const oddsIn = (s: Seeing, battle: Battle): Odds<Code> =>
  oddsOf<Seeing, Battle, Code>(
    {
      ladder,
      attack: (_, { attackers }) => sum('combat.attack', s, attackers),
      defence: (_, { target, defenders }) => sum('combat.defence', s, defenders ?? unitsAt(s.own, target)),
      baseRule: () => 'toy:8',
      shifts: (_, { target, attackers, lowered = 0 }) => [
        ...(isAllRound(p, target, [...new Set(attackers.map((unit) => placeOf(s.own, unit)))])
          ? [entry('add', 1, 'shift.concentric', 'toy:11')]
          : []),
        ...(lowered > 0 ? [entry('add', -lowered, 'shift.lowered', 'toy:14')] : []),
      ],
      ends: (_, now) => (code) => endsOf(CONVERSIONS, now, code),
    },
    s,
    battle,
  );

export const attacking = attacks<Own, undefined>(p, {
  rules: {
    target: 'toy:2',
    oneHex: 'toy:3',
    attackers: 'toy:4',
    yours: 'toy:1',
    again: 'toy:3',
    attackedAgain: 'toy:3b',
    twice: 'toy:5',
    mustJoin: 'toy:1',
  },
  moment: () => undefined,
  fresh: (s, hex, side) =>
    s.own.defended.includes(hex) ? [] : unitsAt(s.own, hex).filter((unit) => p.sideOf(unit) === side),
  hasFought: (s, unit) => s.own.attacked.includes(unit),
  refuseStrike: (_s, unit, from, hex) =>
    p.areAdjacent(from, hex) ? undefined : refusal('ATTACK.NOT-NEXT', 'toy:2', { unit, from, hex }),
  // w1 and w3 are of different fronts.
  refuseGroup: (_, units) =>
    units.includes('w1') && units.includes('w3') ? refusal('ATTACK.FRONTS', 'toy:24') : undefined,
  mustJoin: (s, hex) => lastChance(dutiesOf(s), hex),
  isKnown: () => true,
  ratio: (_, __, from) => from.length,
  best: (_, hex, __, able) => ({ units: able, note: { key: 'note.best-attack', params: { hex } } }),
  start: (ctx, target, from) =>
    ctx.call('battle', { target, attackers: [...from], side: ctx.s.clock.phasing }, 'orders'),
});

/** Who is bound must attack a hex next to him that nobody has attacked yet. */
const dutiesOf = (s: Seeing): readonly Duty[] =>
  dutiesLeft(
    {
      sheet: p,
      bound: (now: Seeing) => now.own.bound,
      hasFought: (now, unit) => now.own.attacked.includes(unit),
      targets: (now, unit) =>
        attacking.targets(now).filter((hex) => p.areAdjacent(placeOf(now.own, unit), hex)),
    },
    s,
    (unit, hex) => attacking.refuseAttacker(s, unit, hex) === undefined,
  );

const course = battleSteps<Own, Code>(p, {
  rules: {
    declared: 'toy:1',
    odds: 'toy:8',
    die: 'toy:8',
    wish: 'toy:8',
    results: { AE: 'toy:16', AS: 'toy:15', BB: 'toy:21', DR: 'toy:17', DE: 'toy:20' },
    noDie: () => 'toy:13',
  },
  stalled: 'AS',
  defenders: defendersOf,
  book: (ctx, f) => {
    ctx.s.own.attacked.push(...battleOf(f).attackers);
    ctx.s.own.defended.push(battleOf(f).target);
  },
  odds: (s, f) => oddsIn(s, battleOf(f)),
  convert: (_, f, rolled, wishes) => convert(CONVERSIONS, battleOf(f), rolled, wishes),
  carriedBy: (result) => (result === 'DR' ? 'retreat' : 'losses'),
  advances: () => true,
});

const isTank = (unit: string): boolean => p.unit(unit).type === 'tank';

/** Tanks alone in a hex may go two hexes rather than fight. */
const withdrawal = retreatBefore<Own>(p, {
  leaves: 'toy:12',
  leavers: (s, f) => {
    const units = standing(s, f);
    return units.length === 1 ? units.filter(isTank) : [];
  },
  ways: (s, f) => waysBack(s, f),
  most: 2,
  arrive: (ctx, _, units, hex) => put(ctx.s.own, units, hex),
  gone: (ctx, f) => {
    f.vars['outcome'] = 'DR';
    ctx.goto('forward');
  },
});

const battle: Procedure<Own> = {
  declare: course.declare(),
  odds: course.odds(),
  before: beforeDie<Own>(p, {
    rules: { asks: 'toy:14', lower: 'toy:14', ardor: 'toy:23' },
    columns: (s, f) => {
      const { odds, column } = oddsIn(s, battleOf(f));
      return { now: column, lower: Math.max(0, odds.total) };
    },
    mayRollOn: (s, f) => ladder.worth(oddsIn(s, battleOf(f)).odds.total) < LEFT_MOST,
  }),
  leave: withdrawal.look('die'),
  withdraw: withdrawal.ask,
  die: course.die,
  turn: course.turn,
  wish: course.wish,
  carry: course.carry,
  forward: course.forward,
  end: course.end,
};

const blocked = (ctx: Ctx<Own>, units: readonly string[]): void =>
  void eachLosesStep(steps, ctx, units, 'toy:20');

/** Not into a zone where no friend stands; nearest to the source, where it works. */
const waysBack = (s: Seeing, f: SeenFrame): Ways => {
  const { side: enemy } = battleOf(f);
  const side = p.other(enemy);
  const fits = (hex: string, coming: readonly string[]): boolean =>
    unitsAt(s.own, hex).length + coming.length <= LIMIT;
  const working = [SOURCE[side] ?? ''].filter((hex) => !hasUnitsOf(p, s.own, hex, enemy)).map(p.grid.index);
  return {
    open: (_, from) =>
      p
        .neighbours(from)
        .filter(
          (to) => p.isLand(to) && !hasUnitsOf(p, s.own, to, enemy) && !isInOpenZone(zones, s, to, enemy),
        ),
    first: nearestFirst(awayFrom(p.grid, working), fits),
    farther: false,
    fits,
  };
};

const stepsLeft = (s: Seeing, f: SeenFrame): number =>
  retreatersLeft(f).reduce((all, unit) => all + steps.steps(s, unit), 0);

const retreat = retreating<Own>(p, {
  rules: { asks: 'toy:17', goes: 'toy:17', together: 'toy:17', surplus: 'toy:17' },
  beaten: standing,
  ways: waysBack,
  refuse: (_s, _f, unit, from, to) =>
    p.areAdjacent(from, to) ? undefined : refusal('AFTER.NOT-NEXT', 'toy:17', { unit, from, hex: to }),
  preferred: () => 'toy:17',
  allows: () => 'toy:17',
  arrive: (ctx, _, units, hex) => put(ctx.s.own, units, hex),
  blocked: (ctx, _, units) => blocked(ctx, units),
  // One of them loses a step, and they stay.
  instead: {
    isOpen: (s, f) => stepsLeft(s, f) > 1,
    must: (s) => (s.options['standFast'] === true ? refusal('RETREAT.STAND-FAST', 'toy:19') : undefined),
    choices: [
      {
        kind: 'listed',
        verb: 'stand',
        rule: 'toy:19',
        list: (s, f) => (stepsLeft(s, f) > 1 ? retreatersLeft(f).map((unit) => ({ units: [unit] })) : []),
        take: (ctx, _, args) => {
          steps.lose(ctx, args['units']?.[0] ?? '', 'toy:19');
          ctx.goto('end');
        },
      },
    ],
  },
});

const losses: Procedure<Own> = {
  begin: {
    kind: 'auto',
    run: (ctx, f) => {
      const { result, attackers, side, target } = f.vars as unknown as Battle & { readonly result: Code };
      if (result === 'AE') eachLosesStep(steps, ctx, attackers, 'toy:16');
      if (result === 'DE') eachLosesStep(steps, ctx, standing(ctx.seen, f), 'toy:20');
      if (result !== 'BB') return ctx.done();
      const owed = eachLosesStep(steps, ctx, standing(ctx.seen, f), 'toy:21');
      ctx.call('stepLosses', { side, hex: target, units: [...attackers], owed }, 'end');
    },
  },
  end: { kind: 'auto', run: (ctx) => ctx.done() },
};

const advance = advancing<Own>(p, {
  rules: { order: 'toy:22', declined: 'toy:22' },
  refuseStep: () => undefined,
  refuseStack: (s, hex, _, units) =>
    unitsAt(s.own, hex).length + units.length > LIMIT ? refusal('STACK.FULL', 'toy:6') : undefined,
  onward: {
    next: 'toy:12',
    onlyNew: false,
    done: () => 'toy:12',
    refuse: (_s, _f, unit) => (isTank(unit) ? undefined : refusal('ADVANCE.NO-TANK', 'toy:12', { unit })),
  },
  allows: () => 'toy:22',
  arrive: (ctx, units, hex) => put(ctx.s.own, units, hex),
});

/** Two combat phases round a movement phase; who is bound is so in the first of turn 1 alone. */
const turn = phases<Own, 'first' | 'move' | 'second'>({
  rule: 'toy:5',
  sideOf: () => 'west',
  fresh: (own, phase) => {
    own.attacked = [];
    own.defended = [];
    if (phase !== 'first') own.bound = [];
  },
});

export const rules: Rules = ruleSet<Own>({
  id: 'toy',
  version: '1',
  sides: p.sides,
  procedures: {
    assaults: {
      orders: {
        kind: 'ask',
        rule: 'toy:1',
        by: (s) => s.clock.phasing,
        question: () => ({ key: 'ask.assaults', params: {} }),
        choices: [
          attacking.choice,
          endChoice<Own>(
            'toy:11',
            (ctx) => ctx.done(),
            (s) => refuseEndInDuty('toy:1', dutiesOf(s), s, attacking),
          ),
        ],
      },
    },
    turn: {
      first: turn.step('first', { phase: 'first', proc: 'assaults', next: 'move' }),
      move: turn.step('move', { phase: 'move', proc: 'movement', next: 'second' }),
      second: turn.step('second', { phase: 'second', proc: 'assaults', next: 'over' }),
      over: auto((ctx) => ctx.over({ winner: 'none', rule: 'toy:5', reason: 'end' })),
    },
    movement: {
      orders: {
        kind: 'ask',
        rule: 'toy:9',
        by: () => 'west',
        question: () => ({ key: 'ask.movement', params: {} }),
        choices: [endChoice<Own>('toy:9', (ctx) => ctx.done())],
      },
    },
    battle,
    losses,
    stepLosses: losingSteps(steps),
    retreat,
    advance: advance.procedure,
  },
  setup: () => {
    throw new Error('positions are given');
  },
  view: () => ({}),
  problems: () => [],
});

export const stateOf = (
  places: Record<string, string[]>,
  hits: Record<string, number> = {},
  { phasing = 'west', standFast = false, bound = [] as string[], proc = 'assaults', step = 'orders' } = {},
): State<Own> => ({
  format: 1,
  game: 'toy',
  rules: '1',
  scenario: 'meeting',
  options: { standFast },
  clock: { turn: 1, phase: 'assaults', phasing },
  drawn: 0,
  standing: [],
  own: { places: structuredClone(places), held: {}, markers: {}, hits, attacked: [], defended: [], bound },
  stack: [{ proc, step, vars: {} }],
});

/** Plays orders, each `by verb slot=a,b`, with the faces given; what happened. */
export const play = (
  s: State<Own>,
  faces: readonly number[],
  ...lines: readonly string[]
): readonly Event[] => {
  const dice = scripted([...faces]);
  const events = [...settle(rules, s, dice)];
  for (const line of lines) {
    const [by = '', verb = '', ...slots] = line.split(' ');
    const args: Args = Object.fromEntries(
      slots.map((slot) => [slot.split('=')[0] ?? '', (slot.split('=')[1] ?? '').split(',')]),
    );
    const done = apply(rules, s, { by, verb, args }, dice);
    if (!done.ok) throw new Error(`${line}: ${done.refusal.code}`);
    events.push(...done.events);
  }
  return events;
};
