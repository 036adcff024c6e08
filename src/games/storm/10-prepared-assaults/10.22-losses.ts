// Chapter 10: what a result costs each side in units, the defender first; each chooses, but for artillery, leading panzers
// and airborne brigades.
import type { Ctx, Procedure, SeenFrame } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { losingSteps } from '../../../mechanics/combat/step-losses.ts';
import type { StepLaw } from '../../../mechanics/combat/step-losses.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { placeOf, unitsAt } from '../../../mechanics/places.ts';
import { auto } from '../../../mechanics/sequence.ts';
import { isArtillery, isPanzer } from '../02-counters.ts';
import { eliminate } from '../08-reinforcements/8.4-dead-pile.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import {
  attackingSide,
  battleOf,
  defendersOf,
  defendingSide,
  groundOf,
  isDropped,
} from './10.8-battle-frame.ts';
import type { Battle } from './10.8-battle-frame.ts';

const isAlive = (p: Printed, s: Seeing, unit: string): boolean => p.isHex(placeOf(s.own, unit));

const alive = (p: Printed, s: Seeing, units: readonly string[]): readonly string[] =>
  units.filter((unit) => isAlive(p, s, unit));

/** 2.13a: a step is a unit. */
export const loseUnits = (
  p: Printed,
  ctx: Ctx<Own>,
  f: SeenFrame,
  units: readonly string[],
  rule: RuleId,
): void => {
  if (units.length > 0) eliminate(p, ctx, units, { rule, cause: 'battle', supply: battleOf(f).supply ?? {} });
};

/** The battle that the losses are of. */
const battleFrame = (s: Seeing): SeenFrame => {
  const frame = s.stack.findLast(({ proc }) => proc === 'battle');
  if (frame === undefined) throw new Error('Losses are owed for a battle');
  return frame;
};

/** 10.22e; 9.24g, 10.22f, R32: the first of a mobile assault is a panzer. 11.10i: brigades that were dropped go before all others. */
const stepLaw = perSheet((p: Printed): StepLaw<Own> => ({
  loses: 'storm:10.22e',
  steps: (s, unit) => (isAlive(p, s, unit) ? 1 : 0),
  lose: (ctx, unit, rule) => loseUnits(p, ctx, battleFrame(ctx.seen), [unit], rule),
  first: (s, _, units) => {
    const battle = battleOf(battleFrame(s));
    return units.filter((unit) => (battle.kind === 'mobile' ? isPanzer(p, unit) : isDropped(battle, unit)));
  },
  firstRule: (f) => (f.vars['air'] === true ? 'storm:11.10i' : 'storm:9.24g'),
  always: (f) => f.vars['air'] === true,
  never: (unit) => (p.isUnit(unit) && isArtillery(p, unit) ? 'storm:11.7h' : undefined),
}));

/** Kept as the outcome: what a procedure answers takes the place of the result. */
type Lost = Battle & { readonly outcome: ResultCode };
const lostOf = (f: SeenFrame): Lost => f.vars as unknown as Lost;

/**
 * 11.7h, R43: artillery of a hex goes with the last of those who attacked from there; where nobody did, with the last of
 * all, unless somebody sits by in its hex.
 */
const doomedGuns = (p: Printed, s: Seeing, battle: Battle): readonly string[] => {
  const { origins = {} } = battle;
  const fighters = battle.attackers.filter((unit) => !isArtillery(p, unit));
  return alive(p, s, groundOf(battle))
    .filter((unit) => isArtillery(p, unit))
    .filter((gun) => {
      const friends = fighters.filter((unit) => origins[unit] === origins[gun]);
      const company = friends.length > 0 ? friends : [...fighters, ...unitsAt(s.own, placeOf(s.own, gun))];
      return alive(p, s, company).every((unit) => isArtillery(p, unit));
    });
};

/** 10.22a, 10.22b, 10.22c, 10.22d, 10.23 */
export const losses = (p: Printed): Procedure<Own> => ({
  defenders: auto((ctx, f) => {
    const battle = lostOf(f);
    const { defenders: owed } = lineOf(p.tables.results, battle.outcome);
    const units = defendersOf(p, ctx.seen, battle).filter((unit) => !isArtillery(p, unit));
    if (owed === undefined) loseUnits(p, ctx, f, units, 'storm:10.23');
    else if (owed > 0)
      ctx.call(
        'stepLosses',
        { side: defendingSide(p, battle), hex: battle.target, units: [...units], owed },
        'defendingGuns',
      );
  }),
  defendingGuns: auto((ctx, f) => {
    const all = alive(p, ctx.seen, defendersOf(p, ctx.seen, lostOf(f)));
    const { outcome } = lostOf(f);
    const isOver = all.every((unit) => isArtillery(p, unit));
    // 11.7e, 11.7h
    if (isOver) loseUnits(p, ctx, f, all, outcome === 'DE' ? 'storm:10.23' : 'storm:11.7h');
  }),
  attackers: auto((ctx, f) => {
    const battle = lostOf(f);
    const owed = lineOf(p.tables.results, battle.outcome).attackers ?? 0;
    const units = battle.attackers.filter((unit) => !isArtillery(p, unit));
    if (owed > 0)
      ctx.call(
        'stepLosses',
        {
          side: attackingSide(p, battle),
          hex: battle.target,
          units: [...units],
          owed,
          air: (battle.drop ?? []).length > 0,
        },
        'attackingGuns',
      );
  }),
  attackingGuns: auto((ctx, f) => {
    loseUnits(p, ctx, f, doomedGuns(p, ctx.seen, lostOf(f)), 'storm:11.7h');
    ctx.done();
  }),
});

export const stepLosses = (p: Printed): Procedure<Own> => losingSteps(stepLaw(p));
