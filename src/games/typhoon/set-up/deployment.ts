// Set-up: the Russians place first, each where its group may stand, then the Germans, who man the start line.
import { refusal } from '../../../core/rule-set.ts';
import type { Pick as Draw, Procedure, Seen } from '../../../core/rule-set.ts';
import type { Args, Refusal, RuleId, State } from '../../../core/types.ts';
import { deployment } from '../../../mechanics/entry/deployment.ts';
import type { Laid } from '../../../mechanics/entry/deployment.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { hasUnitsOf, placeOf } from '../../../mechanics/places.ts';
import { isInZone } from '../../../mechanics/zones.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { limit } from '../sequence/pulse-now.ts';
import { refuseStack } from '../stacking/stacking.ts';
import type { Own, Seeing } from '../state.ts';
import { zonesOf } from '../zones-of-control/zones.ts';

type Standing = Laid<Own>;

/** Where the units of a group may stand, and where they stood in history. */
type Group = {
  readonly side: Who;
  readonly area: string;
  readonly rule: RuleId;
  readonly historical: string | undefined;
};

const groups = perSheet((p: Printed): ReadonlyMap<string, Group> => {
  const found = new Map<string, Group>();
  for (const { free } of Object.values(p.set.scenarios))
    for (const { side, area, units, historical, rules } of Object.values(free)) {
      const at = new Map(
        Object.entries(historical).flatMap(([hex, ids]) => ids.map((unit) => [unit, hex] as const)),
      );
      for (const unit of units)
        found.set(unit, {
          side: side as Who,
          area,
          rule: rules[0] ?? 'typhoon:SET.2',
          historical: at.get(unit),
        });
    }
  return found;
});

const settable = perSheet((p: Printed): Readonly<Record<Who, readonly string[]>> => {
  const of = (side: Who): readonly string[] =>
    [...groups(p)].filter(([, group]) => group.side === side).map(([unit]) => unit);
  return { german: of('german'), russian: of('russian') };
});

/** The limits hold in set-up too, since it ends where the first moves begin. */
const hasRoom = (p: Printed, s: Standing, units: readonly string[], hex: string): boolean => {
  const [first] = units;
  return first === undefined || refuseStack(p, s, hex, p.sideOf(first), units) === undefined;
};

const hexesFor = (p: Printed, s: Standing, unit: string): readonly string[] => {
  const group = groups(p).get(unit);
  return group === undefined
    ? []
    : p.area(group.area).filter((hex) => !hasUnitsOf(p, s.own, hex, otherSide(group.side)));
};

const ruleFor = (p: Printed, unit: string): RuleId => groups(p).get(unit)?.rule ?? 'typhoon:SET.2';

/** SET.11: German start-line hexes with no German unit in them, nor in reach of a zone of control. */
export const bareHexes = (p: Printed, s: Seen<Own>): readonly string[] =>
  p
    .area('german-start-line')
    .filter((hex) => !hasUnitsOf(p, s.own, hex, 'german') && !isInZone(zonesOf(p), s, hex, 'german'));

const faultOf = (p: Printed, s: Seen<Own>, side: Who): Refusal | undefined => {
  const bare = side === 'german' ? bareHexes(p, s) : [];
  return bare.length > 0 ? refusal('SETUP.BARE', 'typhoon:SET.11', { hexes: [...bare] }) : undefined;
};

/** For who draws at random: somebody who may stand in a bare hex, and has room there, goes to it. */
const mending = (p: Printed, s: Seen<Own>, pick: Draw): Args | undefined => {
  const bare = bareHexes(p, s);
  const hex = bare[pick(Math.max(1, bare.length))];
  if (hex === undefined) return undefined;
  const able = settable(p).german.filter(
    (unit) =>
      hexesFor(p, s, unit).includes(hex) && placeOf(s.own, unit) !== hex && hasRoom(p, s, [unit], hex),
  );
  const unit = able[pick(Math.max(1, able.length))];
  return unit === undefined ? undefined : { units: [unit], at: [hex] };
};

const rulesOfSetUp = perSheet((p: Printed) =>
  deployment<Own>(p, {
    rule: 'typhoon:SET.2',
    units: (_, side) => settable(p)[side as Who],
    hexes: (s, unit) => hexesFor(p, s, unit),
    hasRoom: (s, units, hex) => hasRoom(p, s, units, hex),
    most: limit(p, 'stack') + 1,
    historical: (_, unit) => groups(p).get(unit)?.historical,
    ruleOf: (_, unit) => ruleFor(p, unit),
    placed: (_, __, units, hex) => ({
      kind: 'setup.placed',
      rule: ruleFor(p, units[0] ?? ''),
      data: { units: [...units], hex },
    }),
    wrong: (s, side) => faultOf(p, s, side as Who),
    mend: (s, side, pick) => (side === 'german' ? mending(p, s, pick) : undefined),
    told: (s, side) => {
      const bare = side === 'german' ? bareHexes(p, s) : [];
      return bare.length > 0 ? { bare: [...bare] } : {};
    },
    says: {
      alone: refusal('SETUP.DEFAULT-ALONE', 'typhoon:SET.2'),
      form: (units) => refusal('SETUP.WHAT-WHERE', 'typhoon:SET.2', { units: [...units] }),
      twice: refusal('SETUP.TWICE', 'typhoon:SET.2'),
      allPlaced: (side) => refusal('SETUP.ALL-PLACED', 'typhoon:SET.2', { side }),
      left: (side, units) => refusal('SETUP.LEFT', 'typhoon:SET.2', { side, units: [...units] }),
      fixed: (_, unit) => refusal('SETUP.FIXED', ruleFor(p, unit), { unit }),
      full: (units, hex) => {
        const side = p.sideOf(units[0] ?? '');
        return refusal('SETUP.FULL', 'typhoon:STK.3', { units: [...units], hex, side });
      },
      there: (units, hex) => refusal('SETUP.THERE', 'typhoon:SET.2', { units: [...units], hex }),
    },
  }),
);

/** Where a unit may be set up now. */
export const setupHexes = (p: Printed, s: Seeing, unit: string): readonly string[] =>
  rulesOfSetUp(p).open(s, unit);

/** Puts everybody of a side who waits where the program would. */
export const placeDefault = (
  p: Printed,
  s: Pick<State<Own>, 'own' | 'scenario' | 'options'>,
  side: Who,
): number => rulesOfSetUp(p).placeDefault(s, side);

/** SET.2 */
export const setUp = (p: Printed): Procedure<Own> => ({
  open: { kind: 'auto', run: () => undefined },
  russian: rulesOfSetUp(p).ask('russian'),
  german: rulesOfSetUp(p).ask('german'),
});
