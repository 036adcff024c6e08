// Chapter 5: the sequence of a game turn. Steps have the names of their phases; other chapters own what happens in them.
import type { AutoStep, Ctx, Procedure } from '../../../core/rule-set.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import {
  auto,
  calls,
  lastTurn,
  over,
  phaseOrders,
  phases,
  tellPlayerTurn,
  turnByTurn,
} from '../../../mechanics/sequence.ts';
import type { Orders, Phases } from '../../../mechanics/sequence.ts';
import { SETUP } from '../../../mechanics/entry/deployment.ts';
import { freshTurn } from '../03-set-up/3.1-setup.ts';
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

/** 5.2a, 6.2c, R168: a phase begins with the question what is to become of a hex over the limit. */
const phasesOf = perSheet((p: Printed): Phases<Own, Phase> =>
  phases<Own, Phase>({
    rule: 'barbarossa:5.2a',
    sideOf: sideOfPhase,
    fresh: (own) => {
      own.phase = freshPhase();
      own.shown = [];
    },
    before: (s) => (overstacks(p, s).length === 0 ? undefined : 'overstack'),
  }),
);

/** Another chapter's procedure runs it. */
const administration = (p: Printed, side: Who, next: string): AutoStep<Own> => {
  const proc = `${side}Administration`;
  return phasesOf(p).step(proc, { phase: `${side}-administration`, proc, next });
};

/** 1.1b: most games are over before the last turn; its check leaves no draw (4.14). */
export const game = (p: Printed): Procedure<Own> =>
  turnByTurn<Own>({
    begins: ({ scenario, options, own }) => {
      const units = Object.entries(own.places).flatMap(([place, ids]) => (p.isHex(place) ? ids : [])).length;
      const open = own.places[SETUP]?.length ?? 0;
      const begins = {
        kind: 'game.begins',
        rule: 'barbarossa:3.1a',
        data: { scenario, units, open },
      } as const;
      // 11.7a: a count of all would say how many lie covered.
      const veiled = { kind: 'game.begins-covered', data: { scenario, open } };
      return options['fog'] === 'off' ? begins : { ...begins, to: ['soviet'], veiled };
    },
    lastTurn: (s) => lastTurn(p, s),
  });

/** 5.1a, 5.2a, 5.3a: administration, its segments as 5.2c has them, German player turn, Soviet player turn, victory check. */
export const turn = (p: Printed): Procedure<Own> => ({
  start: {
    kind: 'auto',
    run: (ctx) => {
      const { s } = ctx;
      const now = s.clock.turn;
      phasesOf(p).enter(ctx, 'turn-start');
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
  germanAdministration: administration(p, 'german', 'sovietAdministration'),
  sovietAdministration: administration(p, 'soviet', 'germanTurn'),
  germanTurn: calls('germanTurn', 'sovietTurn'),
  sovietTurn: calls('sovietTurn', 'victoryCheck'),
  victoryCheck: phasesOf(p).step('victoryCheck', {
    phase: 'victory-check',
    proc: 'victoryCheck',
    next: 'close',
    // 12.3c: no die for the expedition either, it counts as failed.
    skip: (s) => isOnlyAssault(p, s),
  }),
  close: calls('turnEnd', 'over'),
  over: over(),
});

/** What other chapters do at the very start of a game turn: markers arrive, then lasting choices are made (5.10a). */
export const turnStart: Procedure<Own> = {
  arrivals: calls('markersArrive', 'supply'),
  supply: calls('supplyTurnStart', 'choices'),
  choices: calls('startOfTurnChoices', 'over'),
  over: over(),
};

const ruleOfOrder = (p: Printed, s: Seeing, order: PhaseOrder) => {
  if (order === 'move') return 'barbarossa:5.10b';
  if (order === 'fight') return 'barbarossa:12.2a';
  if (openOrders(p, s).length > 1 || order !== 'fight-move') return 'barbarossa:5.4a';
  return phasing(s) === 'german' ? 'barbarossa:5.4c' : 'barbarossa:5.4d';
};

const declare = (p: Printed, ctx: Ctx<Own>, order: PhaseOrder): void => {
  const { s } = ctx;
  const side = phasing(s);
  s.own.plan.order = order;
  if (order === 'fight-fight') s.own.plan.fightFight.push({ side, turn: s.clock.turn });
  ctx.emit({ kind: 'order.declared', rule: ruleOfOrder(p, s, order), data: { side, order } });
};

/** 5.4a, 5.4b, R53: one order for all units, before anything else in the player turn; where there is but one it is not asked. */
const ordersOf = perSheet((p: Printed): Orders<Own> =>
  phaseOrders<Own, PhaseOrder>({
    rule: 'barbarossa:5.4a',
    orders: ORDERS,
    open: (s) => openOrders(p, s),
    by: phasing,
    refuse: (s, order) => refuseOrder(p, s, order),
    declare: (ctx, order) => declare(p, ctx, order),
    rights: rightsAnyTime(p),
  }),
);

const openTurn = (p: Printed, phase: Phase): AutoStep<Own> =>
  auto((ctx) => {
    phasesOf(p).enter(ctx, phase);
    delete ctx.s.own.plan.order;
    tellPlayerTurn(ctx, 'begins', 'barbarossa:5.1a');
  });

/** The first or the second of the phases of an order. */
const half = (p: Printed, at: 0 | 1, next: string): AutoStep<Own> =>
  auto((ctx, f) => {
    const { s } = ctx;
    const side = s.clock.phasing as Who;
    const what = PHASES_OF[s.own.plan.order ?? 'fight-move'][at];
    if (what === undefined) return;
    const phase = `${side}-${what}` as const;
    const begun = phasesOf(p).hasBegun(ctx, f, phase, at === 0 ? 'first' : 'second');
    s.own.phase.number = at === 0 ? 1 : 2;
    if (!begun) return;
    if (phase === 'soviet-assault') bindUnits(p, ctx);
    ctx.call(what === 'movement' ? 'movement' : 'assaults', {}, next);
  });

const hasStrategic = (p: Printed, turn: number): boolean =>
  p.tables.strategicTurns.some(({ id, first, last }) => id === 'german' && turn >= first && turn <= last);

const closeTurn: AutoStep<Own> = auto((ctx) => {
  tellPlayerTurn(ctx, 'ends', 'barbarossa:5.1b');
  delete ctx.s.own.plan.order;
});

export const germanTurn = (p: Printed): Procedure<Own> => ({
  open: openTurn(p, 'german-order'),
  combOut: calls('combOut', 'forZone'),
  forZone: auto((ctx) => ctx.goto(isOn(p, ctx.s.clock.turn, 'bonus-zone') ? 'zone' : 'onlyOrder')),
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
  onlyOrder: ordersOf(p).only('strategic'),
  order: ordersOf(p).ask,
  strategic: phasesOf(p).step('strategic', {
    phase: 'german-strategic',
    proc: 'strategicMovement',
    next: 'first',
    // 8.6a, 8.6b, 8.7i, 8.7k: outside these turns the phase is empty. R54: no order of phases leaves it out.
    skip: (s) => !hasStrategic(p, s.clock.turn),
  }),
  first: half(p, 0, 'second'),
  second: half(p, 1, 'end'),
  end: calls('germanTurnEnd', 'close'),
  close: closeTurn,
});

export const sovietTurn = (p: Printed): Procedure<Own> => ({
  open: openTurn(p, 'soviet-order'),
  onlyOrder: ordersOf(p).only('markers'),
  order: ordersOf(p).ask,
  markers: auto((ctx) => {
    phasesOf(p).enter(ctx, 'soviet-markers');
    // 12.8a
    if (!isOnlyAssault(p, ctx.seen)) ctx.call('supplyMarkers', {}, 'rvgk');
  }),
  rvgk: auto((ctx, f) => {
    if (isOnlyAssault(p, ctx.seen)) return;
    if (isOn(p, ctx.s.clock.turn, 'no-rvgk')) {
      ctx.emit({ kind: 'rvgk.none', rule: 'barbarossa:5.2b', data: {} });
      return;
    }
    if (phasesOf(p).hasBegun(ctx, f, 'soviet-rvgk', 'rvgk')) ctx.call('rvgk', {}, 'first');
  }),
  first: half(p, 0, 'second'),
  second: half(p, 1, 'markersOff'),
  // 7.12c
  markersOff: calls('supplyMarkersOff', 'reorganisation'),
  // R135: the last activity of the Soviet player in its turn.
  reorganisation: auto((ctx) => {
    if (isOn(p, ctx.s.clock.turn, 'reorganization')) ctx.call('reorganisation', {}, 'close');
  }),
  close: closeTurn,
});
