// The air over the fronts of 1941: fliegerkorps based on armies, front aviation that flies alone, fighters over the capital,
// flak, and what bombs do to the units of each side. A game hands in its charts and the ids of its rules.
import { lineOf } from '../../board/chart-lines.ts';
import type { NumberLine } from '../../board/chart-lines.ts';
import type { AirCellOf } from '../../board/odds-lines.ts';
import { refusal } from '../../core/rule-set.ts';
import type { Ctx, Seen } from '../../core/rule-set.ts';
import { atRestBy } from '../../core/state-cache.ts';
import type { Frozen, RuleId, Side } from '../../core/types.ts';
import { isHeldBy } from '../control.ts';
import { isDisrupted, isEntrenched } from '../formations/disruption.ts';
import type { Shaken } from '../formations/disruption.ts';
import { HEX, groundOf, has, hexBits } from '../ground/ground.ts';
import { perSheet } from '../per-sheet.ts';
import { onMap, stacks, unitsAt } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { classOf } from '../formations/unit-classes.ts';
import { byTurns, inBoxes } from './absence.ts';
import { GUNS } from './law.ts';
import { airCell } from './rows.ts';
import type { AirLaw, Call, Effect, Fall, Flying, Mission } from './law.ts';

/** What the ledger of such a game holds. */
export type FrontsFlying = Flying &
  Shaken & {
    inactive: string[];
    pulse: { supported: string[] };
    turn: { panic?: 'on' | 'spent'; resupplied: string[] };
  };

export type FrontsRules = AirLaw<FrontsFlying>['rules'] & {
  /** Only over the capital, which they never leave. */
  readonly fighters: RuleId;
  readonly home: RuleId;
  readonly bombing: Readonly<Record<Side, RuleId>>;
  readonly disrupts: RuleId;
  /** D* and who is safe from it; flak of armies, of cities, of the capital. */
  readonly cover: RuleId;
  /** Of who is in a wood, if that has a rule of its own. */
  readonly wood?: RuleId;
  readonly armyFlak: RuleId;
  readonly cityFlak: RuleId;
  readonly capitalFlak: RuleId;
  readonly support: RuleId;
  readonly resupply: RuleId;
  readonly dropLost: RuleId;
};

export type FrontsLaw<O extends FrontsFlying> = {
  readonly rules: FrontsRules;
  readonly charts: {
    readonly air: readonly AirCellOf<string>[];
    readonly limits: readonly NumberLine[];
  };
  readonly faces: number;
  row(s: Seen<O>, face: number): number;
  isSupplied(s: Seen<O>, unit: string): boolean;
  refuseFlier: AirLaw<O>['refuseFlier'];
  /** At the end of which turn it is back. */
  backAfter: AirLaw<O>['absence']['until'];
  disrupt: AirLaw<O>['disrupt'];
  /** Units that are carried are lost with who carries them. */
  eliminate(ctx: Ctx<O>, units: readonly string[], rule: RuleId): void;
};

export const FIGHTERS = 'fighters';
const CITIES = HEX.majorCity | HEX.moscow | HEX.tula;

type Sees = { readonly own: Frozen<FrontsFlying>; readonly scenario: string };
const sees = <O extends FrontsFlying>(s: Seen<O>): Sees => s;

export const isCapital = (p: Sheet, hex: string): boolean => p.isHex(hex) && has(hexBits(p, hex), HEX.moscow);

const capitals = perSheet((p: Sheet): readonly string[] =>
  p.grid.ids.filter((_, hex) => ((groundOf(p).hexes[hex] ?? 0) & HEX.moscow) !== 0),
);

/** The capital is bombed whoever stands there, as long as the Russians hold it. */
const isOpenCapital = <O extends FrontsFlying>(p: Sheet, s: Seen<O>, side: Side, hex: string): boolean =>
  side === 'german' && isCapital(p, hex) && isHeldBy(p, sees(s), hex, 'russian');

/** Hexes with enemies of a side, and the capital. */
export const bombable = <O extends FrontsFlying>(p: Sheet, s: Seen<O>, side: Side): readonly string[] =>
  bombableBy(p, s, side);

const bombableBy = atRestBy((p: Sheet, s: Seen<FrontsFlying>, side: Side): readonly string[] => {
  const enemy = p.other(side);
  const hexes = stacks(p, sees(s)).flatMap(({ place, top }) => (top === enemy ? [place] : []));
  const more = capitals(p).filter((hex) => !hexes.includes(hex) && isOpenCapital(p, s, side, hex));
  return [...hexes, ...more];
});

const enemiesAt = <O extends FrontsFlying>(
  p: Sheet,
  s: Seen<O>,
  side: Side,
  hex: string,
): readonly string[] => unitsAt(sees(s).own, hex).filter((unit) => p.sideOf(unit) !== side);

const hasFlak = <O extends FrontsFlying>(p: Sheet, s: Seen<O>, unit: string): boolean =>
  p.sideOf(unit) === 'german' && classOf(p, unit).isArmy && !isDisrupted(sees(s), unit);

const isCovered = <O extends FrontsFlying>(p: Sheet, s: Seen<O>, hex: string, unit: string): boolean =>
  classOf(p, unit).isArmour ||
  isEntrenched(sees(s), unit) ||
  has(hexBits(p, hex), HEX.forest | HEX.moscow | HEX.tula);

/** What a cell does to a unit, or to the guns of a city. */
const effectOf = <O extends FrontsFlying>(
  p: Sheet,
  rules: FrontsRules,
  s: Seen<O>,
  side: Side,
  hex: string,
  target: string,
  cell: string,
): Effect => {
  const none = (rule: RuleId): Effect => ({ does: 'nothing', rule });
  const down = (rule: RuleId, so: boolean): Effect => ({ does: so ? 'down' : 'nothing', rule });
  const isGuns = target === GUNS;
  const isGerman = side === 'german';
  switch (cell) {
    case 'D':
      return isGuns ? none(rules.disrupts) : { does: 'disrupt', rule: rules.disrupts };
    case 'D*':
      return isGuns || isCovered(p, s, hex, target)
        ? none(has(hexBits(p, hex), HEX.forest) ? (rules.wood ?? rules.cover) : rules.cover)
        : { does: 'disrupt', rule: rules.cover };
    case 'AA':
      return isGerman ? down(rules.cityFlak, isGuns) : down(rules.armyFlak, !isGuns && hasFlak(p, s, target));
    case 'AA*':
      return down(rules.capitalFlak, isGerman && isGuns && isCapital(p, hex));
    default:
      return none(rules.bombing[side] ?? rules.die);
  }
};

const arrived = <O extends FrontsFlying>(
  p: Sheet,
  rules: FrontsRules,
  ctx: Ctx<O>,
  { kind, hex, flights, cargo = [] }: Mission,
): Call | undefined => {
  const { turn } = ctx.s.own;
  const [unit = ''] = flights.map((flight) => flight.unit);
  const side = p.sideOf(unit);
  if (kind === 'resupply') {
    if (!turn.resupplied.includes(hex)) turn.resupplied.push(hex);
    ctx.emit({ kind: 'air.resupplied', rule: rules.resupply, data: { side, hex, unit } });
  }
  const [dropped] = cargo;
  return kind === 'drop' && dropped !== undefined
    ? { proc: 'landing', vars: { unit: dropped, hex } }
    : undefined;
};

/** Bombs fall first: who is shot down over the hex supports nobody. */
const supports = <O extends FrontsFlying>(
  p: Sheet,
  rules: FrontsRules,
  ctx: Ctx<O>,
  { kind, hex, flights }: Frozen<Mission>,
): void => {
  const { pulse } = ctx.s.own;
  const side = p.sideOf(flights[0]?.unit ?? '');
  if (kind !== 'bomb' || side !== 'german' || pulse.supported.includes(hex)) return;
  pulse.supported.push(hex);
  ctx.emit({ kind: 'air.supports', rule: rules.support, data: { side, hex } });
};

export const frontsAir = <O extends FrontsFlying>(p: Sheet, law: FrontsLaw<O>): AirLaw<O> => {
  const { rules, charts, faces } = law;
  const limit = (id: string): number => lineOf(charts.limits, id).value;
  const isFighter = (unit: string): boolean => p.isKind(unit, FIGHTERS);
  const isGerman = (unit: string): boolean => p.sideOf(unit) === 'german';
  const farther = limit('extended-die');
  const basesNow = atRestBy((_: Sheet, s: Seen<O>, side: Side): readonly string[] =>
    onMap(p, sees(s), side)
      .filter(
        (unit) => classOf(p, unit).isArmy && !sees(s).own.inactive.includes(unit) && law.isSupplied(s, unit),
      )
      .toSorted(),
  );
  return {
    sheet: p,
    rules,
    stand: inBoxes<O>({ german: 'german-air', russian: 'russian-air' }, 'shot-down'),
    absence: byTurns<O>((s, how) => law.backAfter(s, how)),
    faces,
    bases: (s, side) => basesNow(p, s, side),
    range: (unit) =>
      isGerman(unit)
        ? { normal: limit('range-german'), most: limit('range-german-extended') }
        : { normal: limit('range-russian'), most: limit('range-russian') },
    farther: { bombing: farther, meeting: { german: farther, russian: -farther } },
    rows: { least: 1, most: faces + 1 },
    home: (unit) => {
      const [hex] = capitals(p);
      return isFighter(unit) && hex !== undefined ? { hex, rule: rules.home } : undefined;
    },
    refuseFlier: law.refuseFlier,
    refuseMission: (unit) =>
      isFighter(unit) ? refusal('AIR.FIGHTERS', rules.fighters, { unit }) : undefined,
    refuseInterceptor: (_, unit, { kind, hex }) => {
      const isBombing = kind === 'bomb' || kind === 'interdict';
      return isFighter(unit) && !(isBombing && isCapital(p, hex))
        ? refusal('AIR.FIGHTERS', rules.fighters, { unit })
        : undefined;
    },
    mayCombine: isGerman,
    row: (s, face) => law.row(s, face),
    cell: (side, row) => airCell(charts.air, `${side}-bombing`, row),
    effect: (s, side, hex, target, cell) => effectOf(p, rules, s, side, hex, target, cell),
    met: (row) => {
      const [side = '', how = ''] = airCell(charts.air, 'interception', row).split('-');
      return { side, fall: how as Fall };
    },
    targets: (s, side, hex) => {
      const units = enemiesAt(p, s, side, hex);
      const first = units.filter((unit) => hasFlak(p, s, unit));
      const guns = side === 'german' && has(hexBits(p, hex), CITIES) ? [GUNS] : [];
      return [...guns, ...first, ...units.filter((unit) => !first.includes(unit))];
    },
    disrupt: law.disrupt,
    arrived: (ctx, mission) => arrived(p, rules, ctx, mission),
    flown: (ctx, mission) => supports(p, rules, ctx, mission),
    bombed: ({ seen }, { kind, hex }, { unit, total }) =>
      kind === 'bomb' &&
      isOpenCapital(p, seen, p.sideOf(unit), hex) &&
      sees(seen).own.turn.panic === undefined
        ? { proc: 'panic', vars: { unit, hex, ...(total !== undefined && { total }) } }
        : undefined,
    failed: (ctx, { cargo = [] }, how) => {
      if (how === 'down' && cargo.length > 0) law.eliminate(ctx, cargo, rules.dropLost);
    },
  };
};
