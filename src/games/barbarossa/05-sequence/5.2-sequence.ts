// Chapter 5: the sequence of a game turn. Steps have the names of their phases; other chapters own what happens in them.
import type { AskStep, AutoStep, Ctx, Procedure } from '../../../core/rule-set.ts';
import type { Frame } from '../../../core/types.ts';
import { SETUP } from '../../../mechanics/entry/deployment.ts';
import { freshTurn } from '../03-set-up/3.3-setup.ts';
import { bindUnits } from './5.11-mandatory-attacks.ts';
import { isOn, isOnlyAssault, openOrders, PHASES_OF, refuseOrder } from './5.4-phase-order.ts';
import { overstacks } from '../06-stacking.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { freshPhase, ORDERS, phasing } from '../state.ts';
import type { Own, PhaseOrder, Seeing } from '../state.ts';

/** Every phase of the clock, in the order of 5.2. */
export const PHASES = [
  'set-up',
  'turn-start',
  'german-administration',
  'soviet-administration',
  'german-order',
  'german-strategic',
  'german-movement',
  'german-assault',
  'soviet-order',
  'soviet-markers',
  'soviet-rvgk',
  'soviet-movement',
  'soviet-assault',
  'victory-check',
] as const;
export type Phase = (typeof PHASES)[number];

/** 5.4a: a side moves first or fights first; all else comes as it stands. */
export const PHASE_ROWS: readonly (readonly Phase[])[] = [
  ['turn-start'],
  ['german-administration'],
  ['soviet-administration'],
  ['german-order'],
  ['german-strategic'],
  ['german-movement', 'german-assault'],
  ['soviet-order'],
  ['soviet-markers'],
  ['soviet-rvgk'],
  ['soviet-movement', 'soviet-assault'],
  ['victory-check'],
];

export const sideOfPhase = (phase: Phase): Who => (phase.startsWith('soviet') ? 'soviet' : 'german');

const enterPhase = (ctx: Ctx<Own>, phase: Phase): void => {
  const { s } = ctx;
  s.clock.phase = phase;
  s.clock.phasing = sideOfPhase(phase);
  s.own.phase = freshPhase();
  s.own.shown = [];
};

/** 5.2a: a phase begins. */
const beginPhase = (ctx: Ctx<Own>, phase: Phase): void => {
  enterPhase(ctx, phase);
  ctx.emit({ kind: 'phase.begins', rule: 'barbarossa:5.2a', data: { phase, side: sideOfPhase(phase) } });
};

/** 6.2c, R168: a phase begins with the question what is to become of a hex over the limit; then the step runs on. */
const hasBegun = (p: Printed, ctx: Ctx<Own>, f: Frame, phase: Phase, step: string): boolean => {
  if (f.vars['begun'] === step) {
    delete f.vars['begun'];
    return true;
  }
  beginPhase(ctx, phase);
  if (overstacks(p, ctx.s).length === 0) return true;
  f.vars['begun'] = step;
  ctx.call('overstack', {}, step);
  return false;
};

/** Another chapter's procedure runs it. */
const phaseStep = (p: Printed, side: Who, next: string): AutoStep<Own> => ({
  kind: 'auto',
  run: (ctx, f) => {
    const proc = `${side}Administration`;
    if (hasBegun(p, ctx, f, `${side}-administration`, proc)) ctx.call(proc, {}, next);
  },
});

const lastTurn = (p: Printed, s: Pick<Seeing, 'scenario'>): number =>
  p.set.scenarios[s.scenario]?.turns.last ?? 0;

/** The whole game: set-up, then turn after turn. */
export const game = (p: Printed): Procedure<Own> => ({
  begin: {
    kind: 'auto',
    run: (ctx) => {
      const { scenario, own } = ctx.s;
      const units = Object.entries(own.places).flatMap(([place, ids]) => (p.isHex(place) ? ids : [])).length;
      const open = own.places[SETUP]?.length ?? 0;
      const begins = {
        kind: 'game.begins',
        rule: 'barbarossa:3.1a',
        data: { scenario, units, open },
      } as const;
      // 11.7a: a count of all would say how many lie covered.
      const veiled = { kind: 'game.begins-covered', data: { scenario, open } };
      ctx.emit(ctx.s.options['fog'] === 'off' ? begins : { ...begins, to: ['soviet'], veiled });
      ctx.call('setUp', {}, 'open');
    },
  },
  open: { kind: 'auto', run: (ctx) => ctx.call('turn', {}, 'next') },
  next: {
    kind: 'auto',
    run: (ctx) => {
      const { s } = ctx;
      // 1.1b: most games are over before; the check of the last turn leaves no draw (4.14).
      if (s.clock.turn >= lastTurn(p, s)) return ctx.done();
      s.clock.turn += 1;
      ctx.goto('open');
    },
  },
});

/** 5.1a, 5.2a, 5.3a: administration, its segments as 5.2c has them, German player turn, Soviet player turn, victory check. */
export const turn = (p: Printed): Procedure<Own> => ({
  start: {
    kind: 'auto',
    run: (ctx) => {
      const { s } = ctx;
      const now = s.clock.turn;
      enterPhase(ctx, 'turn-start');
      s.own.turn = freshTurn();
      const line = p.turn(now);
      const data = { turn: now, label: line?.label ?? '', kind: line?.kind ?? '' };
      ctx.emit({ kind: 'turn.begins', rule: 'barbarossa:5.1a', data });
      if (now === lastTurn(p, s))
        ctx.emit({ kind: 'turn.last', rule: 'barbarossa:1.7a', data: { turn: now } });
      if (isOn(p, now, 'border-open')) ctx.emit({ kind: 'borders.open', rule: 'barbarossa:5.11d', data: {} });
      // 12.2a, 12.2c
      if (isOnlyAssault(p, s)) ctx.goto('sovietTurn');
      else ctx.call('turnStart', {}, 'germanAdministration');
    },
  },
  germanAdministration: phaseStep(p, 'german', 'sovietAdministration'),
  sovietAdministration: phaseStep(p, 'soviet', 'germanTurn'),
  germanTurn: { kind: 'auto', run: (ctx) => ctx.call('germanTurn', {}, 'sovietTurn') },
  sovietTurn: { kind: 'auto', run: (ctx) => ctx.call('sovietTurn', {}, 'victoryCheck') },
  victoryCheck: {
    kind: 'auto',
    run: (ctx, f) => {
      // 12.3c: no die for the expedition either, it counts as failed.
      if (isOnlyAssault(p, ctx.s)) return;
      if (hasBegun(p, ctx, f, 'victory-check', 'victoryCheck')) ctx.call('victoryCheck', {}, 'close');
    },
  },
  close: { kind: 'auto', run: (ctx) => ctx.call('turnEnd', {}, 'over') },
  over: { kind: 'auto', run: () => undefined },
});

/** What other chapters do at the very start of a game turn: markers arrive, then lasting choices are made (5.10a). */
export const turnStart: Procedure<Own> = {
  arrivals: { kind: 'auto', run: (ctx) => ctx.call('markersArrive', {}, 'supply') },
  supply: { kind: 'auto', run: (ctx) => ctx.call('supplyTurnStart', {}, 'choices') },
  choices: { kind: 'auto', run: (ctx) => ctx.call('startOfTurnChoices', {}, 'over') },
  over: { kind: 'auto', run: () => undefined },
};

const declare = (ctx: Ctx<Own>, p: Printed, order: PhaseOrder): void => {
  const { s } = ctx;
  const side = phasing(s);
  s.own.plan.order = order;
  if (order === 'fight-fight') s.own.plan.fightFight.push({ side, turn: s.clock.turn });
  ctx.emit({ kind: 'order.declared', rule: ruleOfOrder(p, s, order), data: { side, order } });
};

const ruleOfOrder = (p: Printed, s: Seeing, order: PhaseOrder) => {
  const only = openOrders(p, s);
  if (order === 'move') return 'barbarossa:5.10b';
  if (order === 'fight') return 'barbarossa:12.2a';
  if (only.length > 1 || order !== 'fight-move') return 'barbarossa:5.4a';
  return phasing(s) === 'german' ? 'barbarossa:5.4c' : 'barbarossa:5.4d';
};

/** 5.4a, 5.4b, R53: one order for all units, before anything else in the player turn; where there is but one it is not asked. */
const openTurn = (phase: Phase): AutoStep<Own> => ({
  kind: 'auto',
  run: (ctx) => {
    enterPhase(ctx, phase);
    delete ctx.s.own.plan.order;
    ctx.emit({
      kind: 'player-turn.begins',
      rule: 'barbarossa:5.1a',
      data: { side: phasing(ctx.s), turn: ctx.s.clock.turn },
    });
  },
});

const askOrder = (p: Printed): AskStep<Own> => ({
  kind: 'ask',
  rule: 'barbarossa:5.4a',
  by: phasing,
  question: (s) => ({ key: 'ask.order', params: { side: phasing(s), orders: [...openOrders(p, s)] } }),
  rights: rightsAnyTime(p),
  choices: [
    {
      kind: 'listed',
      verb: 'choose',
      rule: 'barbarossa:5.4a',
      list: (s) => openOrders(p, s).map((order) => ({ what: [order] })),
      whyNot: (s, _, args) => {
        const order = ORDERS.find((one) => one === args['what']?.[0]);
        return order === undefined ? undefined : refuseOrder(p, s, order);
      },
      take: (ctx, _, args) => {
        const order = ORDERS.find((one) => one === args['what']?.[0]);
        if (order !== undefined) declare(ctx, p, order);
      },
    },
  ],
});

/** The only order there is. */
const declareOnly = (p: Printed, next: string): AutoStep<Own> => ({
  kind: 'auto',
  run: (ctx) => {
    const [only, second] = openOrders(p, ctx.s);
    if (only === undefined || second !== undefined) return;
    declare(ctx, p, only);
    ctx.goto(next);
  },
});

/** The first or the second of the phases of an order. */
const half = (p: Printed, at: 0 | 1, next: string): AutoStep<Own> => ({
  kind: 'auto',
  run: (ctx, f) => {
    const { s } = ctx;
    const side = s.clock.phasing as Who;
    const what = PHASES_OF[s.own.plan.order ?? 'fight-move'][at];
    if (what === undefined) return;
    const phase = `${side}-${what}` as const;
    const begun = hasBegun(p, ctx, f, phase, at === 0 ? 'first' : 'second');
    s.own.phase.number = at === 0 ? 1 : 2;
    if (!begun) return;
    if (phase === 'soviet-assault') bindUnits(p, ctx);
    ctx.call(what === 'movement' ? 'movement' : 'assaults', {}, next);
  },
});

const hasStrategic = (p: Printed, turn: number): boolean =>
  p.tables.strategicTurns.some(({ id, first, last }) => id === 'german' && turn >= first && turn <= last);

const closeTurn = (ctx: Ctx<Own>): void => {
  ctx.emit({ kind: 'player-turn.ends', rule: 'barbarossa:5.1b', data: { side: phasing(ctx.s) } });
  delete ctx.s.own.plan.order;
};

export const germanTurn = (p: Printed): Procedure<Own> => ({
  open: openTurn('german-order'),
  combOut: { kind: 'auto', run: (ctx) => ctx.call('combOut', {}, 'forZone') },
  forZone: {
    kind: 'auto',
    run: (ctx) => ctx.goto(isOn(p, ctx.s.clock.turn, 'bonus-zone') ? 'zone' : 'onlyOrder'),
  },
  // 5.6b: named once, for all of that summer.
  zone: {
    kind: 'ask',
    rule: 'barbarossa:5.6b',
    by: () => 'german',
    question: () => ({ key: 'ask.zone', params: {} }),
    rights: rightsAnyTime(p),
    choices: [
      {
        kind: 'listed',
        verb: 'choose',
        rule: 'barbarossa:5.6b',
        list: () => [{ what: ['north'] }, { what: ['south'] }],
        take: (ctx, _, args) => {
          const zone = args['what']?.[0] === 'north' ? 'north' : 'south';
          ctx.s.own.plan.bonusZone = zone;
          ctx.emit({ kind: 'zone.declared', rule: 'barbarossa:5.6b', data: { zone } });
        },
      },
    ],
  },
  onlyOrder: declareOnly(p, 'strategic'),
  order: askOrder(p),
  strategic: {
    kind: 'auto',
    run: (ctx, f) => {
      // 8.6a, 8.6b, 8.7i, 8.7k: outside these turns the phase is empty. R54: no order of phases leaves it out.
      if (!hasStrategic(p, ctx.s.clock.turn)) return;
      if (hasBegun(p, ctx, f, 'german-strategic', 'strategic')) ctx.call('strategicMovement', {}, 'first');
    },
  },
  first: half(p, 0, 'second'),
  second: half(p, 1, 'end'),
  end: { kind: 'auto', run: (ctx) => ctx.call('germanTurnEnd', {}, 'close') },
  close: { kind: 'auto', run: closeTurn },
});

export const sovietTurn = (p: Printed): Procedure<Own> => ({
  open: openTurn('soviet-order'),
  onlyOrder: declareOnly(p, 'markers'),
  order: askOrder(p),
  markers: {
    kind: 'auto',
    run: (ctx) => {
      enterPhase(ctx, 'soviet-markers');
      // 12.8a
      if (!isOnlyAssault(p, ctx.s)) ctx.call('supplyMarkers', {}, 'rvgk');
    },
  },
  rvgk: {
    kind: 'auto',
    run: (ctx, f) => {
      if (isOnlyAssault(p, ctx.s)) return;
      if (isOn(p, ctx.s.clock.turn, 'no-rvgk')) {
        ctx.emit({ kind: 'rvgk.none', rule: 'barbarossa:5.2b', data: {} });
        return;
      }
      if (hasBegun(p, ctx, f, 'soviet-rvgk', 'rvgk')) ctx.call('rvgk', {}, 'first');
    },
  },
  first: half(p, 0, 'second'),
  second: half(p, 1, 'markersOff'),
  // 7.12c
  markersOff: { kind: 'auto', run: (ctx) => ctx.call('supplyMarkersOff', {}, 'reorganisation') },
  // R135: the last activity of the Soviet player in its turn.
  reorganisation: {
    kind: 'auto',
    run: (ctx) => {
      if (isOn(p, ctx.s.clock.turn, 'reorganization')) ctx.call('reorganisation', {}, 'close');
    },
  },
  close: { kind: 'auto', run: closeTurn },
});
