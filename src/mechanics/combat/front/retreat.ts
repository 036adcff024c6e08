// Retreat routes: unit by unit, by the way its owner chooses.
import { refusal } from '../../../core/rule-set.ts';
import type { Ctx, Procedure, Seen, SeenFrame } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { isDisrupted } from '../../formations/disruption.ts';
import { hasUnitsOf, unitsAt } from '../../places.ts';
import type { Retreater } from '../allocated/effects.ts';
import { retreatGround } from '../allocated/field.ts';
import { fightOf, sourcesOf } from '../allocated/fight.ts';
import { unitRetreat } from '../allocated/retreat.ts';
import { attackingSide, defendingSide } from './fights.ts';
import type { FrontLaw, FrontOwn } from './law.ts';

const going = (f: SeenFrame): readonly Retreater[] =>
  (f.vars['going'] ?? []) as unknown as readonly Retreater[];

const distancesOf = (f: SeenFrame, unit: string) =>
  going(f).find((one) => one.unit === unit) ?? { unit, least: 0, most: 0 };

const codeOf = (f: SeenFrame, unit: string): string => going(f).find((one) => one.unit === unit)?.code ?? '';

/** What speaks against a step, the first reason in the order of the book. */
const refuseStep = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  f: SeenFrame,
  unit: string,
  from: string,
  to: string,
): Refusal | undefined => {
  const fight = fightOf(f);
  const side = defendingSide(law, fight);
  const data = { unit, from, hex: to };
  const ground = retreatGround(law.field, s, side);
  if (!law.sheet.areAdjacent(from, to)) return refusal('RETREAT.NOT-NEXT', law.rules.away, data);
  if (ground.distance(to, fight.hex) <= ground.distance(from, fight.hex))
    return refusal('RETREAT.TOWARD', law.rules.away, data);
  if (hasUnitsOf(law.sheet, s.own, to, attackingSide(law, fight)))
    return refusal('RETREAT.ENEMY', law.rules.zone, data);
  if (ground.isFatal(from, to)) return refusal('RETREAT.LAKE', law.rules.fatal, data);
  const isFirst = from === fight.hex;
  if (isFirst && sourcesOf(fight).some((source) => law.sheet.areAdjacent(source, to) || source === to))
    return refusal('RETREAT.BESIDE-ATTACKER', law.rules.beside, data);
  if (!ground.isClosed(unit, from, to)) return undefined;
  if (law.field.isFull?.(s, to, unit) === true) return refusal('RETREAT.FULL', law.rules.crowd, data);
  return hasUnitsOf(law.sheet, s.own, to, side)
    ? refusal('RETREAT.UNDER-ATTACK', law.rules.underAttack, data)
    : refusal('RETREAT.ZONE', law.rules.zone, data);
};

/** Those who stand in their way and are too many with them are Disrupted, too. */
const crowd = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  ctx: Ctx<O>,
  units: readonly string[],
  hex: string,
): void => {
  const { seen } = ctx;
  const side = law.sheet.sideOf(units[0] ?? '');
  const there = unitsAt(seen.own, hex).filter((unit) => !units.includes(unit) && !isDisrupted(seen, unit));
  if (there.length > 0 && law.refuseStack(seen, hex, side, units) !== undefined)
    law.disrupt(ctx, there, law.rules.crowd);
};

export const retreat = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>): Procedure<O> =>
  unitRetreat<O>({
    rules: {
      asks: law.rules.retreating,
      away: law.rules.attackersAway,
      fatal: law.rules.fatal,
    },
    route: (f, unit) => law.rules.retreats[codeOf(f, unit)]?.route ?? law.rules.retreating,
    extra: (f, unit) => law.rules.retreats[codeOf(f, unit)]?.farther ?? law.rules.retreating,
    side: (f) => defendingSide(law, fightOf(f)),
    beaten: (f) => ({ hex: fightOf(f).hex, sources: sourcesOf(fightOf(f)) }),
    units: (_, f) => going(f).map(({ unit }) => unit),
    distances: (_, f, unit) => distancesOf(f, unit),
    ground: (s, f) => retreatGround(law.field, s, defendingSide(law, fightOf(f))),
    refuse: (s, f, unit, from, to) => refuseStep(law, s, f, unit, from, to),
    ...(law.retreat !== undefined && {
      crowd: law.retreat.crowd,
      isCrowded: law.retreat.isCrowded,
      stuck: law.retreat.stuck,
      fits: (s: Seen<O>, units: readonly string[], hex: string) =>
        law.refuseStack(s, hex, law.sheet.sideOf(units[0] ?? ''), units) === undefined,
    }),
    arrive: (ctx, _, units, path) => {
      for (const hex of path) {
        crowd(law, ctx, units, hex);
        law.enter(ctx, units, hex, 'retreat');
      }
    },
    lose: (ctx, _, units) => law.eliminate(ctx, units, law.rules.fatal, 'retreat'),
  });
