// The drop of a parachute corps: from a town in supply where it began the turn, to a hex near an army or a town in supply.
import { refusal } from '../../core/rule-set.ts';
import type { Ctx, Seen } from '../../core/rule-set.ts';
import { atRest } from '../../core/state-cache.ts';
import type { Frozen, Refusal, RuleId } from '../../core/types.ts';
import { isHeldBy } from '../control.ts';
import { rowOf } from '../combat/die-index.ts';
import { isDisrupted } from '../formations/disruption.ts';
import { HEX, has, hexBits } from '../ground/ground.ts';
import { hasUnitsOf, onMap, placeOf } from '../places.ts';
import type { Placed } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { classOf } from '../formations/unit-classes.ts';
import { basesOf, hexesBetween } from './bases.ts';
import type { FrontsFlying } from './fronts.ts';
import type { AirLaw } from './law.ts';
import type { DropLaw } from './paradrop.ts';

/** What the ledger of such a game holds: where units that can be dropped began the turn. */
export type Dropping = FrontsFlying & { turn: { began: Record<string, string> } };

export type CorpsDropLaw<O extends Dropping> = {
  readonly air: AirLaw<O>;
  readonly rules: DropLaw<O>['rules'] & {
    readonly shaken: RuleId;
    readonly takeOff: RuleId;
    readonly landing: RuleId;
    readonly onEnemies: RuleId;
  };
  /** By id of the chart: `drop-range`, `drop-lost`. */
  limit(id: string): number;
  /** A hex that a line of supply of the side reaches now. */
  isFed(s: Seen<O>, hex: string): boolean;
  isInEnemyZone(s: Seen<O>, hex: string): boolean;
  refuseStack(s: Seen<O>, hex: string, unit: string): Refusal | undefined;
  enter(ctx: Ctx<O>, unit: string, hex: string): void;
  eliminate: DropLaw<O>['eliminate'];
};

const SIDE = 'russian';
const isParachute = (p: Sheet, unit: string): boolean => classOf(p, unit).type === 'parachute';

/** Where units that can be dropped are as a turn begins. */
export const beganAt = (p: Sheet, own: Pick<Frozen<Placed>, 'places'>): Record<string, string> =>
  Object.fromEntries(
    p.unitIds.filter((unit) => isParachute(p, unit)).map((unit) => [unit, placeOf(own, unit)]),
  );

type Sees = { readonly own: Frozen<Dropping>; readonly scenario: string };
const sees = <O extends Dropping>(s: Seen<O>): Sees => s;

export const corpsDrop = <O extends Dropping>(p: Sheet, law: CorpsDropLaw<O>): DropLaw<O> => {
  const { air, rules, limit } = law;
  const isFedTown = (s: Seen<O>, hex: string): boolean =>
    has(hexBits(p, hex), HEX.town) && isHeldBy(p, sees(s), hex, SIDE) && law.isFed(s, hex);
  const refuseTakeOff = (s: Seen<O>, unit: string): Refusal | undefined => {
    const { own } = sees(s);
    const from = placeOf(own, unit);
    if (isDisrupted(sees(s), unit)) return refusal('DROP.DISRUPTED', rules.shaken, { unit });
    if (!isFedTown(s, from)) return refusal('DROP.TAKE-OFF', rules.takeOff, { unit, hex: from });
    return own.turn.began[unit] === from
      ? undefined
      : refusal('DROP.CAME', rules.takeOff, { unit, hex: from });
  };
  const inReach = atRest((_: Sheet, s: Seen<O>): ReadonlySet<string> => {
    const anchors = [
      ...basesOf(air, s, SIDE).map((unit) => placeOf(sees(s).own, unit)),
      ...p.grid.ids.filter((hex) => isFedTown(s, hex)),
    ];
    const most = limit('drop-range');
    return new Set(
      p.grid.ids.filter((hex) => p.isLand(hex) && anchors.some((from) => hexesBetween(p, from, hex) <= most)),
    );
  });
  const refuseLanding = (s: Seen<O>, unit: string, hex: string): Refusal | undefined => {
    const { own } = sees(s);
    if (hex === placeOf(own, unit)) return refusal('MOVE.THERE', rules.landing, { units: [unit], hex });
    if (hasUnitsOf(p, own, hex, p.other(SIDE)))
      return refusal('DROP.ON-GERMANS', rules.onEnemies, { unit, hex });
    if (!inReach(p, s).has(hex))
      return refusal('DROP.TOO-FAR', rules.landing, { unit, hex, most: limit('drop-range') });
    return law.refuseStack(s, hex, unit);
  };
  return {
    air,
    rules,
    korps: (s, side) => onMap(p, sees(s), side).filter((unit) => isParachute(p, unit)),
    isCarrier: (unit) => p.isKind(unit, 'front-aviation'),
    refuseTakeOff,
    hexes: (s) => [...inReach(p, s)],
    refuseLanding,
    isRisky: (s, _, hex) => law.isInEnemyZone(s, hex) && !hasUnitsOf(p, sees(s).own, hex, SIDE),
    isLost: (s, face) => rowOf(s, face) <= limit('drop-lost'),
    land: (ctx, unit, hex) => law.enter(ctx, unit, hex),
    eliminate: law.eliminate,
  };
};
