// Movement: the law by which units move one at a time, once in a player turn (INH.SEQ, INH.MOV, R13).
import { refusal } from '../../../core/rule-set.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { garrisonedIn } from '../../../mechanics/combat/front/fights.ts';
import { SIDE, groundOf, has, sideBits, townsOf } from '../../../mechanics/ground/ground.ts';
import type { MoveLaw, MoveRules } from '../../../mechanics/movement/law.ts';
import { meetings } from '../../../mechanics/movement/zones-met.ts';
import type { Meeting } from '../../../mechanics/movement/zones-met.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { hasUnitsOf } from '../../../mechanics/places.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { armiesOf, disrupt, enterHex, zonesOf } from '../ground-units.ts';
import type { Own, Seeing } from '../state.ts';
import { allowance, isShort, SIXTHS } from './allowance.ts';
import { carry, isUnpaid } from './carried.ts';
import { classOf, costsOf, stepCost, surcharge } from './costs.ts';

const RULES: MoveRules = {
  move: 'moscow41:INH.SEQ',
  phase: 'moscow41:INH.SEQ',
  end: 'moscow41:INH.SEQ',
  once: 'moscow41:INH.SEQ',
  map: 'moscow41:R165',
  enemy: 'moscow41:INH.ZOC',
  points: () => 'moscow41:MOV.1',
  alone: 'moscow41:INH.SEQ',
  together: 'moscow41:INH.SEQ',
  parted: 'moscow41:INH.SEQ',
  slowest: 'moscow41:MOV.1',
  apart: 'moscow41:INH.SEQ',
  split: 'moscow41:INH.SEQ',
  sum: 'moscow41:MOV.1',
};

export const meetingOf = perSheet((p: Printed): Meeting =>
  meetings(p, {
    rules: {
      enemy: 'moscow41:INH.ZOC',
      stop: 'moscow41:INH.ZOC',
      sameZone: 'moscow41:INH.ZOC',
      heldLine: 'moscow41:R140',
      garrisoned: 'moscow41:R126',
    },
    zones: zonesOf(p),
    hunter: 'german',
    garrisons: (s) => garrisonedIn(p, p.tables.bonuses, s as Seeing),
    hasStepped: (s: Seeing, unit) => (s.own.phase.spent[unit] ?? 0) > 0,
  }),
);

/** INH.DIS, R136, ENT.1, R24: who dug in stays where he is in that player turn. */
export const refuseIdle = (s: Seeing, unit: string): Refusal | undefined => {
  if (s.own.disrupted.includes(unit)) return refusal('MOVE.DISRUPTED', 'moscow41:INH.DIS', { unit });
  if (s.own.pulse.dug.includes(unit)) return refusal('MOVE.DUG-IN', 'moscow41:R24', { unit });
  return s.own.pulse.used.includes(unit)
    ? refusal('MOVE.ATTACKED-FIRST', 'moscow41:R136', { unit })
    : undefined;
};

const refuseUnit = (s: Seeing, unit: string): Refusal | undefined => {
  const idle = refuseIdle(s, unit);
  if (idle !== undefined) return idle;
  const attack = s.own.pulse.attacks.find(({ units }) => units.includes(unit));
  return attack === undefined
    ? undefined
    : refusal('MOVE.TO-ATTACK', 'moscow41:INH.SEQ', { unit, hex: attack.hex });
};

export const moveLaw = perSheet((p: Printed): MoveLaw => ({
  sheet: p,
  rules: RULES,
  parts: SIXTHS,
  allowance: (s: Seeing, unit, sink) => allowance(p, s, unit, sink),
  refuseStep: (s: Seeing, unit, from, to) => costsOf(p).refuseStep(s, unit, from, to),
  price: (s: Seeing, unit, from, to, sink) => stepCost(p, s, unit, from, to, sink),
  classOf: (s: Seeing, unit) => classOf(p, s, unit),
  ...meetingOf(p),
  meeting: (s: Seeing, stack) => {
    const met = meetingOf(p).meeting(s, stack);
    const { sides } = groundOf(p);
    const { neighbours } = p.grid;
    const [unit = ''] = stack.units;
    return (from, to) => {
      const closed = met(from, to);
      if (closed < 0) return closed;
      let side = from * 6;
      while (neighbours[side] !== to) side += 1;
      if (!has(sides[side] ?? 0, SIDE.river)) return 0;
      return surcharge(p, s, unit, p.grid.id(from), p.grid.id(to));
    };
  },
  surcharge: (s: Seeing, { units: [unit = ''] }, from, to, sink) => surcharge(p, s, unit, from, to, sink),
  carry: carry(p),
  isMobile: (s: Seeing, unit) => refuseUnit(s, unit) === undefined,
  refuseUnit: (s: Seeing, unit) => refuseUnit(s, unit),
  setOut: (ctx: Ctx<Own>, units) => {
    const short = units.filter((unit) => isShort(p, ctx.seen, unit));
    if (short.length > 0) ctx.s.own.phase.short.push(...short);
  },
  enter: (ctx: Ctx<Own>, units, from, to) => {
    // ROAD.5
    const unpaid = units.filter((unit) => isUnpaid(p, ctx.seen, unit, from, to));
    enterHex(p, ctx, units, to);
    for (const unit of unpaid) disrupt(ctx, [unit], 'moscow41:ROAD.5');
    return armiesOf(p).afterStep(ctx.seen, units);
  },
  crossings: (from, to) => (has(sideBits(p, from, to), SIDE.river) ? 1 : 0),
  get prizes() {
    return townsOf(p);
  },
  pace: () => '',
}));

/** Whether a hex can be gone through by a side, with nobody in it but katyushas. */
export const isPrey = (p: Printed, s: Pick<Seeing, 'own'>, hex: string, side: Who): boolean =>
  hasUnitsOf(p, s.own, hex, p.other(side)) && meetingOf(p).isPrey(s, hex, side);
