// Chapter 9: what a unit may spend in a phase: its movement factor, or what dice leave it out of supply (7.3) and under
// interdiction (13.3). Settled when it sets out, and good for its whole move (7.1b).
import { entry, ledger } from '../../../core/ledger.ts';
import type { Ledger, LedgerEntry, Sink } from '../../../core/ledger.ts';
import type { Ctx, OpenChoice, Procedure } from '../../../core/rule-set.ts';
import { atRestBy } from '../../../core/state-cache.ts';
import { orderVerb } from '../../../api/verb-spec.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import type { Refusal } from '../../../core/types.ts';
import type { MoveLaw } from '../../../mechanics/movement/law.ts';
import { allowanceDice, allowanceOf, unrolled } from '../../../mechanics/movement/allowance-dice.ts';
import type { AllowanceDie } from '../../../mechanics/movement/allowance-dice.ts';
import { refuseDieFirst, rollChoice } from '../../../mechanics/movement/roll-first.ts';
import { originOf } from '../../../mechanics/movement/stack.ts';
import { isSupplied } from '../07-supply/7.1-supply.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { isLocality } from '../12-unit-types/12.1-unit-types.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { movementFactor } from './2.10-movement-factors.ts';

const ALLOWANCE = 'allowance';

/**
 * 7.3a, 7.3b, R52, R53: out of supply, a die of the hex in which the unit began the phase. 13.3d, R112, R113: interdicted, a
 * die of the unit's own; 13.3e: where both hold the enemy rolls that one, and it is taken off.
 */
const diceOf = atRestBy((p: Printed, s: Seeing, unit: string): readonly AllowanceDie[] => {
  // 2.10c, 13.3h
  if (isLocality(p, unit)) return NO_DICE;
  const by = p.sideOf(unit);
  const isHarried = s.own.turn.interdicted[unit] !== undefined;
  if (isSupplied(p, s, unit)) return isHarried ? [{ key: unit, by, rule: 'dagc:13.3d', sign: 1 }] : NO_DICE;
  return [
    { key: originOf(s, unit), by, rule: 'dagc:7.3a', sign: 1 },
    ...(isHarried ? [{ key: unit, by: p.other(by), rule: 'dagc:13.3e', sign: -1 } as const] : []),
  ];
});

const NO_DICE: readonly AllowanceDie[] = [];

const owedBy = atRestBy((p: Printed, s: Seeing, unit: string): readonly AllowanceDie[] => {
  const { allowed, dice: faces } = s.own.phase;
  const dice = allowed[unit] === undefined ? diceOf(p, s, unit) : NO_DICE;
  return dice.length === 0 ? NO_DICE : unrolled(dice, faces);
});

/** The dice that must fall before a unit has a way; none once it has set out. */
export const owedDice = (p: Printed, s: Seeing, units: readonly string[]): readonly AllowanceDie[] => {
  const [unit, another] = units;
  if (unit !== undefined && another === undefined) return owedBy(p, s, unit);
  return units.flatMap((each) => owedBy(p, s, each));
};

/** What its dice leave a unit at the most, as long as they have not fallen. */
const mostOf = (p: Printed, dice: readonly AllowanceDie[]): number => {
  const faces = lineOf(p.tables.dice, 'out-of-supply').die;
  return dice.reduce((sum, { sign }) => sum + (sign > 0 ? faces : -1), 0);
};

/** 9.1: the MP of a unit for this phase, all told: what its dice left it, once it has set out or they have fallen. */
export const allowance = (p: Printed, s: Seeing, unit: string, sink?: Sink): number => {
  const { allowed, dice: faces } = s.own.phase;
  const factor = movementFactor(p, s, unit);
  const dice = allowed[unit] === undefined ? diceOf(p, s, unit) : [];
  const [owed] = dice;
  const fixed = allowed[unit] ?? allowanceOf(dice, faces);
  if (fixed !== undefined && fixed !== factor) {
    sink?.(entry('set', fixed, 'allowance.dice', owed?.rule ?? 'dagc:7.1b', { unit }));
    return fixed;
  }
  sink?.(entry('set', factor, 'allowance.factor', 'dagc:9.1', { unit }));
  if (owed === undefined || fixed !== undefined) return factor;
  const most = mostOf(p, dice);
  sink?.(entry('at-most', most, 'allowance.most-dice', owed.rule, { unit }));
  return Math.min(factor, most);
};

export const allowanceSum = (p: Printed, s: Seeing, unit: string): Ledger => {
  const entries: LedgerEntry[] = [];
  allowance(p, s, unit, (part) => void entries.push(part));
  return ledger('allowance', entries);
};

/** 7.1b: as it is when a unit begins to move. */
export const fixAllowance = (p: Printed, ctx: Ctx<Own>, units: readonly string[]): void => {
  if (owedDice(p, ctx.seen, units).length > 0) return;
  const found = units.map((unit) => [unit, allowance(p, ctx.seen, unit)] as const);
  for (const [unit, points] of found) ctx.s.own.phase.allowed[unit] = points;
};

/** 7.3a, 13.3d: a unit's dice fall before its way is chosen. */
export const refuseUnrolled = (p: Printed, s: Seeing, units: readonly string[]): Refusal | undefined => {
  const [first] = owedDice(p, s, units);
  return first === undefined ? undefined : refuseDieFirst(s, units, first.rule, {});
};

/** The order that lets them fall. */
export const rollDice = (p: Printed, move: MoveLaw, resumeAt: string): OpenChoice<Own> =>
  rollChoice<AllowanceDie>({
    move,
    rule: 'dagc:7.3a',
    owed: (s: Seeing, units) => owedDice(p, s, units),
    roll: (dice, units) => ({
      proc: ALLOWANCE,
      vars: { units: [...units], dice: dice.map((die) => ({ ...die })) },
    }),
    resumeAt,
  });

export const rollVerb: VerbSpec = orderVerb({
  name: 'roll',
  slots: [{ name: 'units', kind: 'unit', says: 'a unit' }],
  help: 'rolls for what a unit out of supply or under interdiction has to move with; its move begins with that.',
  before: 'move',
  examples: ['roll {unit}'],
  seeAlso: ['move', 'why'],
});

/** 13.3i: it may be nothing. */
export const rolling = (p: Printed): Procedure<Own> => ({
  ...allowanceDice({
    sheet: p,
    rule: 'dagc:7.3a',
    faces: (ctx: Ctx<Own>) => ctx.s.own.phase.dice,
  }),
  fix: {
    kind: 'auto',
    run: (ctx, { vars }) => fixAllowance(p, ctx, (vars['units'] ?? []) as readonly string[]),
  },
});
