// One mission on its way: who meets it rolls first, then whoever comes through bombs, unit by unit.
import { copyJson } from '../../core/canonical-json.ts';
import { procedure, refusal } from '../../core/rule-set.ts';
import type { Ctx, Procedure, Seen } from '../../core/rule-set.ts';
import type { RuleId, Side } from '../../core/types.ts';
import { fall } from './absence.ts';
import { unitsOf } from './bases.ts';
import { GUNS } from './law.ts';
import type { AirLaw, Fall, Flight, Flying, Mission } from './law.ts';
import { bombingRow, meetingRow } from './rows.ts';

export type SortieVars = {
  mission: Mission;
  /** Those that meet it and have not rolled yet. */
  met: Flight[];
  /** One of the mission's is out, and its owner says which. */
  loses?: Fall;
  /** Flights that have still to bomb. */
  waiting?: string[];
  /** Who bombs, and whom it has still to roll for. */
  bomber?: string;
  aims?: string[];
};

type Hands<O> = Ctx<O, SortieVars>;

/** The mission as it is now, to write to. */
const underWay = <O extends Flying>(ctx: Hands<O>): Mission => copyJson(ctx.vars.mission);

/** A flight of the mission is out. */
const lose = <O extends Flying>(
  law: AirLaw<O>,
  ctx: Hands<O>,
  unit: string,
  how: Fall,
  rule: RuleId,
): void => {
  const mission = underWay(ctx);
  fall(law, ctx, unit, how, rule);
  mission.flights = mission.flights.filter((flight) => flight.unit !== unit);
  ctx.vars.mission = mission;
  if (mission.flights.length > 0) return;
  const failed = law.rules.fall?.[how] ?? law.rules.out;
  ctx.emit({ kind: 'air.failed', rule: failed, data: { hex: mission.hex } });
  law.failed(ctx, mission, how);
};

export const sortie = <O extends Flying>(law: AirLaw<O>): Procedure<O> => {
  const { sheet, rules, faces } = law;
  const by = (s: Seen<O>): Side => s.clock.phasing;
  return procedure<O, SortieVars>({
    meet: {
      kind: 'auto',
      run: (ctx) => {
        if (ctx.vars.met.length === 0 || ctx.vars.mission.flights.length === 0) ctx.goto('through');
      },
    },
    clash: {
      kind: 'roll',
      rule: rules.clash,
      dice: (s) => [
        { purpose: 'interception', by: sheet.other(s.clock.phasing), rule: rules.clash, sides: faces },
      ],
      take: (ctx, f, [face = 1]) => {
        const [first, ...others] = f.vars.met;
        if (first === undefined) return ctx.goto('through');
        const { mission } = f.vars;
        const flights = [...mission.flights, first];
        const row = meetingRow(law, ctx.seen, law.row(ctx.seen, face), flights);
        const { side, fall: how } = law.met(row);
        const data = { unit: first.unit, hex: mission.hex, units: unitsOf(mission.flights), die: face, row };
        ctx.emit({ kind: 'air.met', rule: rules.clash, data });
        ctx.vars.met = others;
        ctx.goto('meet');
        const rule = rules.fall?.[how] ?? rules.clash;
        if (side === sheet.sideOf(first.unit)) return fall(law, ctx, first.unit, how, rule);
        const [only, more] = mission.flights;
        if (only !== undefined && more === undefined) return lose(law, ctx, only.unit, how, rule);
        ctx.vars.loses = how;
        ctx.goto('choose');
      },
    },
    choose: {
      kind: 'ask',
      rule: rules.clash,
      by,
      question: (_, f) => ({
        key: 'ask.air-loss',
        params: {
          side: sheet.sideOf(f.vars.mission.flights[0]?.unit ?? ''),
          units: unitsOf(f.vars.mission.flights),
        },
      }),
      choices: [
        {
          kind: 'listed',
          verb: 'choose',
          rule: rules.clash,
          list: (_, f) => f.vars.mission.flights.map(({ unit }) => ({ what: [unit] })),
          whyNot: (_, f, args) =>
            refusal('AIR.NOT-THIS', rules.clash, {
              what: [...(args['what'] ?? [])],
              units: unitsOf(f.vars.mission.flights),
            }),
          take: (ctx, f, args) => {
            const [unit = ''] = args['what'] ?? [];
            const how = f.vars.loses ?? 'down';
            delete ctx.vars.loses;
            lose(law, ctx, unit, how, rules.fall?.[how] ?? rules.clash);
            ctx.goto('meet');
          },
        },
      ],
    },
    through: {
      kind: 'auto',
      run: (ctx) => {
        const mission = underWay(ctx);
        if (mission.flights.length === 0) return ctx.done();
        const call = law.arrived(ctx, mission);
        ctx.vars.waiting =
          mission.kind === 'bomb' || mission.kind === 'interdict' ? unitsOf(mission.flights) : [];
        if (call !== undefined) ctx.call(call.proc, call.vars, 'next');
      },
    },
    next: {
      kind: 'auto',
      run: (ctx) => {
        const [bomber, ...others] = ctx.vars.waiting ?? [];
        if (bomber === undefined) {
          if (ctx.vars.mission.flights.length > 0) law.flown?.(ctx, ctx.vars.mission);
          return ctx.done();
        }
        const { hex } = ctx.vars.mission;
        ctx.vars.bomber = bomber;
        ctx.vars.waiting = others;
        ctx.vars.aims = [...law.targets(ctx.seen, sheet.sideOf(bomber), hex)];
      },
    },
    aim: {
      kind: 'auto',
      run: (ctx, f) => {
        const { bomber, aims = [], mission } = f.vars;
        const flight = mission.flights.find(({ unit }) => unit === bomber);
        if (flight !== undefined && aims.length > 0) return;
        ctx.goto('next');
        const call = flight === undefined ? undefined : law.bombed(ctx, mission, flight);
        if (call !== undefined) ctx.call(call.proc, call.vars, 'next');
      },
    },
    bombs: {
      kind: 'roll',
      rule: rules.die,
      dice: (s) => [{ purpose: 'bombing', by: s.clock.phasing, rule: rules.die, sides: faces }],
      take: (ctx, f, [face = 1]) => {
        const { bomber = '', aims = [], mission } = f.vars;
        const [target = GUNS, ...others] = aims;
        const side = sheet.sideOf(bomber);
        const flight = mission.flights.find(({ unit }) => unit === bomber) ?? { unit: bomber };
        const row = bombingRow(law, ctx.seen, flight, target, law.row(ctx.seen, face));
        const cell = law.cell(side, row);
        const { does, rule } = law.effect(ctx.seen, side, mission.hex, target, cell);
        const aim = target === GUNS ? {} : { target };
        const data = { unit: bomber, hex: mission.hex, ...aim, die: face, row, result: cell, does };
        ctx.emit({ kind: 'air.bombs', rule, data });
        ctx.vars.aims = others;
        ctx.goto('aim');
        if (does === 'disrupt') law.disrupt(ctx, target, rule);
        if (does === 'down') lose(law, ctx, bomber, 'down', rule);
      },
    },
  });
};
