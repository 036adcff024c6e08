// Retreat routes (RET.1 to RET.7): unit by unit, by the way its owner chooses.
import { refusal } from '../../../core/rule-set.ts';
import type { Ctx, Procedure, SeenFrame } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import type { Retreater } from '../../../mechanics/combat/allocated/effects.ts';
import { retreatGround } from '../../../mechanics/combat/allocated/field.ts';
import { fightOf, sourcesOf } from '../../../mechanics/combat/allocated/fight.ts';
import { unitRetreat } from '../../../mechanics/combat/allocated/retreat.ts';
import { isDisrupted } from '../../../mechanics/disruption.ts';
import { hasUnitsOf, unitsAt } from '../../../mechanics/places.ts';
import { fieldOf } from '../combat-results/field.ts';
import { attackingSide, defendingSide } from '../combat-results/fights.ts';
import type { Printed } from '../data/sheet.ts';
import { disrupt } from '../disruption/disrupt.ts';
import { eliminate } from '../eliminate.ts';
import { enterHex } from '../enter.ts';
import { refuseStack } from '../stacking/stacking.ts';
import type { Own, Seeing } from '../state.ts';

const going = (f: SeenFrame): readonly Retreater[] =>
  (f.vars['going'] ?? []) as unknown as readonly Retreater[];

const distancesOf = (f: SeenFrame, unit: string) =>
  going(f).find((one) => one.unit === unit) ?? { unit, least: 0, most: 0 };

/** What speaks against a step, the first reason in the order of the book. */
const refuseStep = (
  p: Printed,
  s: Seeing,
  f: SeenFrame,
  unit: string,
  from: string,
  to: string,
): Refusal | undefined => {
  const fight = fightOf(f);
  const side = defendingSide(p, fight);
  const data = { unit, from, hex: to };
  const field = fieldOf(p);
  const ground = retreatGround(field, s, side);
  if (!p.areAdjacent(from, to)) return refusal('RETREAT.NOT-NEXT', 'typhoon:RET.1', data);
  if (ground.distance(to, fight.hex) <= ground.distance(from, fight.hex))
    return refusal('RETREAT.TOWARD', 'typhoon:RET.1', data);
  if (hasUnitsOf(p, s.own, to, attackingSide(p, fight)))
    return refusal('RETREAT.ENEMY', 'typhoon:RET.2', data);
  if (ground.isFatal(from, to)) return refusal('RETREAT.LAKE', 'typhoon:RET.7', data);
  const isFirst = from === fight.hex;
  if (isFirst && sourcesOf(fight).some((source) => p.areAdjacent(source, to) || source === to))
    return refusal('RETREAT.BESIDE-ATTACKER', 'typhoon:RET.4', data);
  if (!ground.isClosed(unit, from, to)) return undefined;
  return hasUnitsOf(p, s.own, to, side)
    ? refusal('RETREAT.UNDER-ATTACK', 'typhoon:RET.5', data)
    : refusal('RETREAT.ZONE', 'typhoon:RET.2', data);
};

/** RET.6, R21: those who stand in their way and are too many with them are Disrupted, too. */
const crowd = (p: Printed, ctx: Ctx<Own>, units: readonly string[], hex: string): void => {
  const { seen } = ctx;
  const side = p.sideOf(units[0] ?? '');
  const there = unitsAt(seen.own, hex).filter((unit) => !units.includes(unit) && !isDisrupted(seen, unit));
  if (there.length > 0 && refuseStack(p, seen, hex, side, units) !== undefined)
    disrupt(p, ctx, there, 'typhoon:RET.6');
};

export const retreat = (p: Printed): Procedure<Own> =>
  unitRetreat<Own>({
    rules: {
      asks: 'typhoon:RES.D2.3',
      extra: 'typhoon:R10',
      away: 'typhoon:RET.3',
      fatal: 'typhoon:RET.7',
    },
    side: (f) => defendingSide(p, fightOf(f)),
    beaten: (f) => ({ hex: fightOf(f).hex, sources: sourcesOf(fightOf(f)) }),
    units: (_, f) => going(f).map(({ unit }) => unit),
    distances: (_, f, unit) => distancesOf(f, unit),
    ground: (s, f) => retreatGround(fieldOf(p), s, defendingSide(p, fightOf(f))),
    refuse: (s, f, unit, from, to) => refuseStep(p, s, f, unit, from, to),
    arrive: (ctx, _, units, path) => {
      for (const hex of path) {
        crowd(p, ctx, units, hex);
        enterHex(p, ctx, units, hex, 'retreat');
      }
    },
    // RET.7, R89
    lose: (ctx, _, units) => eliminate(p, ctx, units, 'typhoon:RET.7', 'retreat'),
  });
