// Tactical advance (ADV.1 to ADV.7): attackers alone, into the hex that was won, on from it, or beside it.
import { refusal } from '../../../core/rule-set.ts';
import type { Procedure, SeenFrame } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { isAdverse, isLakeSide, isLineSide } from '../../../mechanics/combat/allocated/field.ts';
import { fightCourse, fightOf } from '../../../mechanics/combat/allocated/fight.ts';
import { pursuing } from '../../../mechanics/combat/allocated/advance.ts';
import { isDisrupted } from '../../../mechanics/disruption.ts';
import { hasUnitsOf, unitsAt } from '../../../mechanics/places.ts';
import { classOf } from '../../../mechanics/unit-classes.ts';
import { survivors } from '../combat-results/exchange.ts';
import { fieldOf, garrisonOf } from '../combat-results/field.ts';
import { attackingSide } from '../combat-results/fights.ts';
import type { ResultCode as Code } from '../data/charts.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed } from '../data/sheet.ts';
import { enterHex } from '../enter.ts';
import { isPrey } from '../movement/move-law.ts';
import { refuseStack } from '../stacking/stacking.ts';
import type { Own, Seeing } from '../state.ts';
import { fullAttackOf } from '../unit-data/factors.ts';
import { weatherOf } from '../weather/weather.ts';
import { isInEnemyZone } from '../zones-of-control/zones.ts';

/** Codes after which armour goes two hexes (ADV.4, R8; X/2 by RES.X.12). */
const FAR: ReadonlySet<Code> = new Set(['D2', 'X/2', 'DE', 'BR']);

/** How far those have gone back who went least (R10). */
const shortest = (f: SeenFrame): number => {
  const went = Object.values(fightCourse(f).went ?? {});
  return went.length === 0 ? 0 : Math.min(...went);
};

/** ADV.2, RES.D.3: a D counts as D1 or D2 by how far they went; beyond a D1 one goes as far as they did. */
const reach = (f: SeenFrame): number => {
  const { attackers } = fightCourse<Code>(f);
  if (attackers === undefined) return 1;
  if (FAR.has(attackers)) return 2;
  if (attackers === 'D1') return Math.max(1, shortest(f));
  return shortest(f) > 1 ? 2 : 1;
};

/** ADV.4, ADV.5, R24: by the weather. */
const isFast = (p: Printed, s: Seeing, unit: string): boolean => {
  const { isArmour, type } = classOf(p, unit);
  const weather = weatherOf(p, s);
  return isArmour && (weather === 'good' || weather === 'hard-frost' || type === 'tank');
};

const refuseGround = (
  p: Printed,
  s: Seeing,
  f: SeenFrame,
  unit: string,
  from: string,
  to: string,
): Refusal | undefined => {
  const side = attackingSide(p, fightOf(f));
  const data = { unit, from, hex: to };
  const field = fieldOf(p);
  if (isLakeSide(field, s, from, to)) return refusal('ADVANCE.LAKE', 'typhoon:R22', data);
  if (hasUnitsOf(p, s.own, to, otherSide(side)) && !isPrey(p, s, to, side))
    return refusal('ADVANCE.ENEMY', 'typhoon:R22', data);
  const isHeld = side === 'german' && garrisonOf(p, s, to) > 0;
  if (isHeld && !(to === fightOf(f).hex && f.vars['fell'] === true))
    return refusal('ADVANCE.GARRISON', 'typhoon:R26', data);
  // ADV.3, R90
  return field.isEnemyLine(side) && isLineSide(field, from, to) && isInEnemyZone(p, s, to, side)
    ? refusal('ADVANCE.LINE', 'typhoon:ADV.3', data)
    : undefined;
};

/** ADV.4: neither hex may hold or lie behind adverse ground. */
const refuseOnward = (
  p: Printed,
  s: Seeing,
  f: SeenFrame,
  unit: string,
  from: string,
  to: string,
): Refusal | undefined => {
  const fight = fightOf(f);
  const side = attackingSide(p, fight);
  const field = fieldOf(p);
  const isBad =
    isAdverse(field, s, side, fight.from[unit] ?? '', fight.hex) || isAdverse(field, s, side, from, to);
  return isBad ? refusal('ADVANCE.ADVERSE', 'typhoon:ADV.4', { unit, from, hex: to }) : undefined;
};

/** ADV.7: an empty hex that no enemy has in his zone. */
const refuseBeside = (
  p: Printed,
  s: Seeing,
  f: SeenFrame,
  unit: string,
  from: string,
  to: string,
): Refusal | undefined => {
  const ground = refuseGround(p, s, f, unit, from, to);
  if (ground !== undefined) return ground;
  const data = { unit, from, hex: to };
  if (unitsAt(s.own, to).length > 0) return refusal('ADVANCE.OCCUPIED', 'typhoon:ADV.7', data);
  return isInEnemyZone(p, s, to, attackingSide(p, fightOf(f)))
    ? refusal('ADVANCE.ZONE', 'typhoon:ADV.7', data)
    : undefined;
};

export const advance = (p: Printed): Procedure<Own> =>
  pursuing<Own>(p, {
    rules: {
      order: 'typhoon:ADV.1',
      declined: 'typhoon:ADV.1',
      beside: 'typhoon:ADV.7',
      strength: 'typhoon:ADV.6',
      far: 'typhoon:ADV.4',
    },
    side: (f) => attackingSide(p, fightOf(f)),
    target: (f) => fightOf(f).hex,
    attackers: (s, f) => survivors(p, s, fightOf(f)).filter((unit) => !isDisrupted(s, unit)),
    most: (s, f, unit) => (isFast(p, s, unit) ? reach(f) : 1),
    refuseStep: (s, f, unit, from, to, nth) =>
      refuseGround(p, s, f, unit, from, to) ?? (nth > 1 ? refuseOnward(p, s, f, unit, from, to) : undefined),
    refuseBeside: (s, f, unit, from, to) => refuseBeside(p, s, f, unit, from, to),
    // R23, R94
    need: (f) => fightCourse(f).defence ?? 0,
    strength: (s, _, unit) => fullAttackOf(p, s, unit),
    fits: (s, hex, units) => {
      const [first] = units;
      return first === undefined || refuseStack(p, s, hex, p.sideOf(first), units) === undefined;
    },
    allows: (_, nth) => (nth > 1 ? 'typhoon:ADV.4' : 'typhoon:ADV.1'),
    arrive: (ctx, _, units, hex) => enterHex(p, ctx, units, hex, 'advance'),
  });
