// Strategic movement by rail: so many factors in a turn, along one's own lines, and Disrupted where one gets off (STR.1 to STR.5,
// R22, R25, R26, R100).
import { refusal } from '../../../core/rule-set.ts';
import type { Seen } from '../../../core/rule-set.ts';
import { atRestBy } from '../../../core/state-cache.ts';
import type { Refusal, RuleId } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { rail } from '../../../mechanics/ground/rail.ts';
import type { Rail } from '../../../mechanics/ground/rail.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { onMap, placeOf } from '../../../mechanics/places.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { disrupt } from '../disruption/disrupt.ts';
import { enterHex } from '../enter.ts';
import { refuseStack } from '../stacking/stacking.ts';
import type { Own, Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';
import { isOnOwnLine, openRails } from './rail-lines.ts';

/** R22: major and victory cities, whoever holds them. */
export const majorCities = perSheet((p: Printed): readonly string[] =>
  [...p.withFeature('major-city'), ...p.withFeature('victory-city')].toSorted(),
);

/** STR.2, STR.3: rail factors of a side in a turn. */
export const railCapacity = atRestBy((p: Printed, s: Seeing, side: Who): number => {
  const fixed = p.limit(`rail-${side}`);
  if (side === 'axis') return fixed;
  return fixed + majorCities(p).filter((hex) => isHeldBy(p, s, hex, 'russian')).length;
});

export const railLeft = (p: Printed, s: Seeing, side: Who): number =>
  railCapacity(p, s, side) - s.own.pulse.railed;

const CAPACITY: Readonly<Record<Who, RuleId>> = {
  axis: 'deathstruggle:STR.2',
  russian: 'deathstruggle:STR.3',
};

/** STR.5, R25 */
export const railCost = (p: Printed, unit: string): number => {
  const { isArmy, isTankCorps, isCorps } = classOf(p, unit);
  const of = (id: string): number => lineOf(p.tables.rail, id).value;
  if (isArmy) return of(p.sideOf(unit) === 'axis' ? 'axis-army' : 'russian-army');
  if (isTankCorps) return of('tank-corps');
  return of(isCorps ? 'corps' : 'small');
};

/** Why a unit goes neither by rail nor by sea. */
export const refuseTraveller = (
  p: Printed,
  s: Seen<Own>,
  side: Who,
  unit: string,
  how: 'RAIL' | 'SAIL',
): Refusal | undefined => {
  const rule = how === 'RAIL' ? CAPACITY[side] : 'deathstruggle:STR.6';
  if (!p.isUnit(unit) || p.sideOf(unit) !== side) return refusal(`${how}.NOT-YOURS`, rule, { unit, side });
  const place = placeOf(s.own, unit);
  if (!p.isHex(place)) return refusal(`${how}.OFF-MAP`, rule, { unit, place });
  if (classOf(p, unit).isAir) return refusal(`${how}.AIR`, 'deathstruggle:AIR.4', { unit });
  if (s.own.disrupted.includes(unit)) {
    // Of the Axis it is said once more.
    const shaken = how === 'RAIL' && side === 'axis' ? 'deathstruggle:STR.2' : 'deathstruggle:DIS.1';
    return refusal(`${how}.DISRUPTED`, shaken, { unit });
  }
  if (!s.own.pulse.dug.includes(unit)) return undefined;
  return s.own.entrenched.includes(unit)
    ? refusal('MOVE.DUG-IN', 'deathstruggle:ENT.1', { unit })
    : refusal('MOVE.PROMOTED', 'deathstruggle:PRO.1', { unit });
};

/** Why a unit does not come to rest in a hex, however it came there. */
export const refuseArrival = (p: Printed, s: Seeing, unit: string, hex: string): Refusal | undefined => {
  const { isAllied, isMobileCorps } = classOf(p, unit);
  if (isAllied && !p.inArea('south', hex))
    return refusal('MOVE.NOT-SOUTH', 'deathstruggle:MOV.4', { unit, hex });
  if (isMobileCorps && p.hex(hex).terrain === 'mountain')
    return refusal('MOVE.MOUNTAIN', 'deathstruggle:TER.16', { unit, hex });
  return refuseStack(p, s, hex, p.sideOf(unit), [unit]);
};

const makeRail = (p: Printed, side: Who): Rail<Own> =>
  rail<Own>(p, {
    verb: 'rail',
    rule: side === 'axis' ? 'deathstruggle:STR.2' : 'deathstruggle:STR.3',
    side,
    rules: { way: 'deathstruggle:STR.4', end: 'deathstruggle:STR.4' },
    units: (s) => (railLeft(p, s, side) > 0 ? onMap(p, s, side) : []),
    refuseUnit: (s, unit) => {
      const refused = refuseTraveller(p, s, side, unit, 'RAIL');
      if (refused !== undefined) return refused;
      const [cost, left] = [railCost(p, unit), railLeft(p, s, side)];
      if (cost <= left) return undefined;
      // What is left would do for somebody: it is what this one costs.
      return refusal('RAIL.CAPACITY', left > 0 ? 'deathstruggle:STR.5' : CAPACITY[side], {
        unit,
        cost,
        left,
      });
    },
    open: (s) => openRails(p, s, side),
    // R100: out of an enemy zone, but on a line of its own.
    mayStart: (s, hex) => isOnOwnLine(p, s, side, hex),
    gates: () => [],
    refuseEnd: () => undefined,
    refuseArrival: (s, unit, hex) => refuseArrival(p, s, unit, hex),
    arrive: (ctx, unit, from, hex) => {
      ctx.s.own.pulse.railed += railCost(p, unit);
      enterHex(p, ctx, [unit], hex);
      ctx.emit({ kind: 'unit.railed', rule: 'deathstruggle:STR.4', data: { unit, from, hex } });
      disrupt(p, ctx, [unit], 'deathstruggle:STR.1');
    },
  });

const rails = perSheet((p: Printed) => ({ axis: makeRail(p, 'axis'), russian: makeRail(p, 'russian') }));

export const railOf = (p: Printed, side: Who): Rail<Own> => rails(p)[side];

/** BLD.1: whether somebody of the player turn has moved strategically. */
export const hasTravelled = ({ own: { pulse } }: Pick<Seeing, 'own'>): boolean =>
  pulse.railed > 0 || pulse.sailed > 0;
