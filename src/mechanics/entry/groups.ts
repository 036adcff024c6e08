// Set-up by groups: every free unit belongs to one of its scenario, which says in what area it may stand and where history
// had it.
import type { AutoStep, Procedure, Seen } from '../../core/rule-set.ts';
import { refusal } from '../../core/rule-set.ts';
import type { Args, Params, Refusal, RuleId, Side } from '../../core/types.ts';
import type { Pick as Draw } from '../../core/rule-set.ts';
import { hasUnitsOf, placeOf } from '../places.ts';
import type { Placed } from '../places.ts';
import { auto } from '../sequence.ts';
import type { Sheet } from '../sheet.ts';
import { OUT } from './dead-pile.ts';
import { deployment, SETUP } from './deployment.ts';
import { trackBox } from './turn-track.ts';
import type { Deployment, Laid } from './deployment.ts';

export type GroupLaw<O extends Placed> = {
  /** The rule of the set-up. */
  readonly rules: { readonly place: RuleId };
  /** Why units find no room in a hex. */
  refuseRoom(s: Laid<O>, units: readonly string[], hex: string): Refusal | undefined;
  /** The rule of a unit, where a group has several; the first of its group, if nothing is said. */
  ruleOf?(unit: string): RuleId | undefined;
  /** Why a unit cannot stand anywhere yet. */
  waitsFor?(s: Laid<O>, unit: string): Refusal | undefined;
  /** The rule by which a unit that nobody places stands where it is, or waits. */
  fixedRule?(unit: string): RuleId;
  /** So many stand in a hex, for counting. */
  readonly most: number;
  /** In which hexes of its area a unit may be, such as those near enough to its army; absent: in all of them. */
  opens?(s: Laid<O>, unit: string): (hex: string) => boolean;
  /** Those that all are placed before the others, which stand where they allow. */
  isFirst?(unit: string): boolean;
  wrong?(s: Seen<O>, side: Side): Refusal | undefined;
  mend?(s: Seen<O>, side: Side, pick: Draw): Args | undefined;
  told?(s: Seen<O>, side: Side): Params;
};

type Group = {
  readonly side: Side;
  readonly area: string;
  readonly rule: RuleId | undefined;
  readonly historical: string | undefined;
};

const groupsOf = (p: Sheet): ReadonlyMap<string, Group> => {
  const found = new Map<string, Group>();
  for (const { free } of Object.values(p.set.scenarios))
    for (const { side, area, units, historical, rules } of Object.values(free)) {
      const at = new Map(
        Object.entries(historical).flatMap(([hex, ids]) => ids.map((unit) => [unit, hex] as const)),
      );
      for (const unit of units) found.set(unit, { side, area, rule: rules[0], historical: at.get(unit) });
    }
  return found;
};

export type GroupSetUp<O extends Placed> = Deployment<O> & {
  /** Units of a side that it places. */
  settable(side: Side): readonly string[];
  /** Where a unit belongs, whatever room there is. */
  hexes(s: Laid<O>, unit: string): readonly string[];
  /** One side after the other. */
  procedure(first: Side): Procedure<O>;
};

export const groupSetUp = <O extends Placed>(p: Sheet, law: GroupLaw<O>): GroupSetUp<O> => {
  const { rules, wrong, mend, told } = law;
  const groups = groupsOf(p);
  const bySide = new Map(
    p.sides.map((side) => [
      side,
      [...groups].filter(([, group]) => group.side === side).map(([unit]) => unit),
    ]),
  );
  const settable = (side: Side): readonly string[] => bySide.get(side) ?? [];
  const ruleFor = (unit: string): RuleId => law.ruleOf?.(unit) ?? groups.get(unit)?.rule ?? rules.place;
  const hexes = (s: Laid<O>, unit: string): readonly string[] => {
    const group = groups.get(unit);
    if (group === undefined) return [];
    const own = s.own as unknown as Parameters<typeof hasUnitsOf>[1];
    const enemy = p.other(group.side);
    const isOpen = law.opens?.(s, unit);
    return p.area(group.area).filter((hex) => isOpen?.(hex) !== false && !hasUnitsOf(p, own, hex, enemy));
  };
  const made = deployment<O>(p, {
    rule: rules.place,
    units: (_, side) => settable(side),
    hexes,
    refuseRoom: law.refuseRoom,
    most: law.most,
    historical: (_, unit) => groups.get(unit)?.historical,
    ruleOf: (_, unit) => ruleFor(unit),
    placed: (_, __, units, hex) => ({
      kind: 'setup.placed',
      rule: ruleFor(units[0] ?? ''),
      data: { units: [...units], hex },
    }),
    ...(law.isFirst && { isFirst: law.isFirst }),
    ...(law.waitsFor && { waitsFor: law.waitsFor }),
    ...(wrong && { wrong }),
    ...(mend && { mend }),
    ...(told && { told }),
    says: {
      alone: refusal('SETUP.DEFAULT-ALONE', rules.place),
      form: (units) => refusal('SETUP.WHAT-WHERE', rules.place, { units: [...units] }),
      twice: refusal('SETUP.TWICE', rules.place),
      allPlaced: (side) => refusal('SETUP.ALL-PLACED', rules.place, { side }),
      left: (side, units) => refusal('SETUP.LEFT', rules.place, { side, units: [...units] }),
      fixed: (_, unit) => {
        const group = groups.get(unit);
        // Whom the other side places.
        if (group !== undefined)
          return refusal('PLACE.NOT-YOURS', rules.place, { unit, side: p.other(group.side) });
        return refusal('SETUP.FIXED', law.fixedRule?.(unit) ?? ruleFor(unit), { unit });
      },
      there: (units, hex) => refusal('SETUP.THERE', rules.place, { units: [...units], hex }),
    },
  });
  return {
    ...made,
    settable,
    hexes,
    procedure: (first) => {
      const second = p.other(first);
      const begins = (side: Side): AutoStep<O> => auto((ctx) => (ctx.s.clock.phasing = side));
      return {
        open: begins(first),
        [first]: made.ask(first),
        [`${second}-turn`]: begins(second),
        [second]: made.ask(second),
      };
    },
  };
};

/** Where every unit of a scenario is before anybody has placed anything; `instead`: somewhere else than is printed. */
export const unitsAtStart = (
  p: Sheet,
  scenario: string,
  instead: (unit: string, place: string) => string = (_, place) => place,
): Record<string, string[]> => {
  const { fixed = {}, boxes = {}, track = {}, free = {} } = p.set.scenarios[scenario] ?? {};
  const places: Record<string, string[]> = {};
  const put = (printed: string, units: readonly string[]): void => {
    for (const unit of units) (places[instead(unit, printed)] ??= []).push(unit);
  };
  for (const [hex, units] of Object.entries(fixed)) put(hex, units);
  for (const { units } of Object.values(free)) put(SETUP, units);
  for (const [box, units] of Object.entries(boxes)) put(box === 'absent' ? OUT : box, units);
  for (const [turn, units] of Object.entries(track)) put(trackBox(Number(turn)), units);
  return places;
};

/** Units that begin in a state. */
export const statesAtStart = (p: Sheet, scenario: string, state: string): string[] =>
  Object.entries(p.set.scenarios[scenario]?.begins ?? {}).flatMap(([unit, { states = [] }]) =>
    states.includes(state) ? [unit] : [],
  );

type Standing = { readonly own: Parameters<typeof hasUnitsOf>[1] };

/** Hexes of a line that has to be manned, with no unit of a side in them and none that covers them. */
export const bareLine = (
  p: Sheet,
  { own }: Standing,
  area: string,
  side: Side,
  isCovered: (hex: string) => boolean,
): readonly string[] => p.area(area).filter((hex) => !hasUnitsOf(p, own, hex, side) && !isCovered(hex));

/** For who draws at random: somebody who may stand in a bare hex, and has room there, goes to it. */
export const mendLine = <O extends Placed>(
  { settable, hexes }: Pick<GroupSetUp<O>, 'settable' | 'hexes'>,
  s: Laid<O>,
  side: Side,
  bare: readonly string[],
  hasRoom: (units: readonly string[], hex: string) => boolean,
  pick: Draw,
): Args | undefined => {
  const hex = bare[pick(Math.max(1, bare.length))];
  if (hex === undefined) return undefined;
  const { own } = s as unknown as Standing & { readonly own: Parameters<typeof placeOf>[0] };
  const able = settable(side).filter(
    (unit) => hexes(s, unit).includes(hex) && placeOf(own, unit) !== hex && hasRoom([unit], hex),
  );
  const unit = able[pick(Math.max(1, able.length))];
  return unit === undefined ? undefined : { units: [unit], at: [hex] };
};
