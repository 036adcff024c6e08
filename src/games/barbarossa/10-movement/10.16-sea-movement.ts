// Chapter 10, ways by sea: German corps between the ports of one sea, the Independent Coastal Army between its two.
import { isHeldBy } from '../../../mechanics/control.ts';
import { hasUnitsOf, placeOf, unitsAt } from '../../../mechanics/places.ts';
import type { ListedChoice } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Args, Refusal, RuleId } from '../../../core/types.ts';
import { enterHex } from '../03-set-up/3.6-hex-control.ts';
import { refuseStack } from '../06-stacking.ts';
import { isMover } from '../../../mechanics/movement/movers.ts';
import type { Printed } from '../data/sheet.ts';
import { COASTAL_ARMY, isGerman, isKind } from '../02-counters.ts';
import { phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';

export const COASTAL_PORTS: readonly string[] = ['2911', '3108'];

const unitIn = (args: Args): string => args['units']?.[0] ?? '';
const hexIn = (args: Args): string => args['to']?.[0] ?? '';

type Sea = { readonly id: string; readonly rule: RuleId; readonly bond: RuleId };

/** The two seas, their ways (a) and what else the sailing corps may not do (b). */
const SEAS: readonly Sea[] = [
  { id: 'black-sea', rule: 'barbarossa:10.16a', bond: 'barbarossa:10.16b' },
  { id: 'baltic', rule: 'barbarossa:10.17a', bond: 'barbarossa:10.17b' },
];

const seaOf = (p: Printed, hex: string): Sea | undefined =>
  SEAS.find(({ id }) => p.isHex(hex) && p.hex(hex).port?.includes(id) === true);

/** R123: infantry corps, but no Korpsgruppe and no satellite. */
const isSeaborne = (p: Printed, unit: string): boolean => {
  const { type, size } = p.unit(unit);
  return isGerman(p, unit) && type === 'infantry' && size === 'corps' && !isKind(p, unit, 'kg');
};

/** 10.34c, R133: only control that has changed is noted in `held`, so a port that once fell is known for good. */
export const isCoastalPortOpen = (p: Printed, s: Pick<Seeing, 'own' | 'scenario'>, port: string): boolean =>
  s.own.held[port] === undefined && isHeldBy(p, s, port, 'soviet');

const refuseTransfer = (p: Printed, s: Seeing, from: string, to: string): Refusal | undefined => {
  const unit = COASTAL_ARMY;
  if (isMover(s, unit)) return refusal('SAIL.AGAIN', 'barbarossa:10.34b', { unit });
  if (!COASTAL_PORTS.includes(to) || to === from)
    return refusal('SAIL.COASTAL-ARMY', 'barbarossa:10.34a', { unit, hex: to, hexes: COASTAL_PORTS });
  return isCoastalPortOpen(p, s, to)
    ? refuseStack(p, s, to, 'soviet', [unit])
    : refusal('SAIL.PORT-LOST', 'barbarossa:10.34c', { unit, hex: to });
};

const refuseCorps = (p: Printed, s: Seeing, unit: string, from: string, to: string): Refusal | undefined => {
  const sea = seaOf(p, from);
  if (sea === undefined) return refusal('SAIL.NO-PORT', 'barbarossa:10.16b', { unit, hex: from });
  const params = { unit, from, hex: to, sea: sea.id };
  if (!isSeaborne(p, unit)) return refusal('SAIL.NOT-INFANTRY', 'barbarossa:R123', params);
  if (isMover(s, unit) || s.own.turn.railed.includes(unit))
    return refusal('SAIL.HAS-MOVED', sea.bond, params);
  if (s.own.turn.fought.includes(unit)) return refusal('SAIL.HAS-FOUGHT', sea.bond, params);
  if (to === from || seaOf(p, to)?.id !== sea.id) return refusal('SAIL.NOT-THERE', sea.rule, params);
  if (!isHeldBy(p, s, from, 'german') || !isHeldBy(p, s, to, 'german') || hasUnitsOf(p, s.own, to, 'soviet'))
    return refusal('SAIL.NOT-HELD', sea.rule, params);
  if (s.own.phase.used.includes(sea.id)) return refusal('SAIL.ONE-CORPS', sea.rule, params);
  const { bound } = p.unit(unit);
  if (bound !== undefined && !p.inArea(bound, to))
    return refusal('SAIL.BOUND', bound === 'cs' ? 'barbarossa:8.3h' : 'barbarossa:8.3e', params);
  return refuseStack(p, s, to, 'german', [unit]);
};

/** A unit of the phasing side on the map that nothing keeps where it is. */
const refuseTraveller = (p: Printed, s: Seeing, unit: string): Refusal | undefined => {
  if (!p.isUnit(unit)) return refusal('MOVE.NO-UNIT', 'barbarossa:10.1b', { unit });
  const { side: of } = p.unit(unit);
  const side = phasing(s);
  const place = placeOf(s.own, unit);
  if (of !== side) return refusal('MOVE.NOT-YOURS', 'barbarossa:10.1c', { unit, of, side });
  if (!p.isHex(place)) return refusal('MOVE.OFF-MAP', 'barbarossa:10.1b', { unit, place });
  return s.own.turn.stand.includes(unit)
    ? refusal('MOVE.STANDS-FAST', 'barbarossa:12.7a', { unit })
    : undefined;
};

const refuseSail = (p: Printed, s: Seeing, unit: string, to: string): Refusal | undefined => {
  const refused = refuseTraveller(p, s, unit);
  if (refused !== undefined) return refused;
  const from = placeOf(s.own, unit);
  if (unit === COASTAL_ARMY) return refuseTransfer(p, s, from, to);
  return p.unit(unit).side === 'german'
    ? refuseCorps(p, s, unit, from, to)
    : refusal('SAIL.SOVIET', 'barbarossa:10.34b', { unit });
};

const ports = (p: Printed, s: Seeing): readonly string[] =>
  phasing(s) === 'soviet' ? COASTAL_PORTS : p.ports.filter((hex) => seaOf(p, hex) !== undefined);

/** Units for which there are ways by sea at all. */
const concerns = (p: Printed, unit: string, side: string): boolean =>
  p.unit(unit).side === side && (unit === COASTAL_ARMY || isSeaborne(p, unit));

const passages = (p: Printed, s: Seeing): readonly Args[] => {
  const hexes = ports(p, s);
  return hexes.flatMap((from) =>
    unitsAt(s.own, from)
      .filter((unit) => concerns(p, unit, phasing(s)))
      .flatMap((unit) =>
        hexes
          .filter((to) => refuseSail(p, s, unit, to) === undefined)
          .map((to) => ({ units: [unit], to: [to] })),
      ),
  );
};

/** 10.16, 10.17: one infantry corps a phase on each sea; 10.34b: the Coastal Army between its ports. */
export const sail = (p: Printed): ListedChoice<Own> => ({
  kind: 'listed',
  verb: 'sail',
  rule: 'barbarossa:10.16a',
  subjects: (s) => [...new Set(passages(p, s).map(unitIn))],
  idle: (s) => {
    const side = phasing(s);
    const isThere = ports(p, s).some((hex) => unitsAt(s.own, hex).some((unit) => concerns(p, unit, side)));
    if (isThere) return undefined;
    return refusal('SAIL.NOBODY', side === 'soviet' ? 'barbarossa:10.34b' : 'barbarossa:10.16a', { side });
  },
  list: (s) => passages(p, s),
  whyNot: (s, _, args) => refuseSail(p, s, unitIn(args), hexIn(args)),
  take: (ctx, _, args) => {
    const { s } = ctx;
    const unit = unitIn(args);
    const hex = hexIn(args);
    const from = placeOf(s.own, unit);
    const sea = seaOf(p, from);
    const { phase, turn } = s.own;
    phase.origins[unit] = from;
    phase.moved.push(unit);
    enterHex(p, ctx, [unit], hex);
    if (unit === COASTAL_ARMY || sea === undefined) {
      ctx.emit({ kind: 'unit.transferred', rule: 'barbarossa:10.34b', data: { unit, from, hex } });
      return;
    }
    turn.sailed.push(unit);
    phase.used.push(sea.id);
    ctx.emit({ kind: 'corps.sailed', rule: sea.rule, data: { unit, from, hex, sea: sea.id } });
  },
});
