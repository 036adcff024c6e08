// Chapter 3: the units whose hexes their owners choose: nine Soviet armies in Bold Stroke, the corps of 5th Panzer Army.
import { distance } from '../../../hex/distance.ts';
import { holder } from '../../../mechanics/control.ts';
import { deployment, placedUnderFog } from '../../../mechanics/entry/deployment.ts';
import type { Laid } from '../../../mechanics/entry/deployment.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { occupant, placeOf } from '../../../mechanics/places.ts';
import type { Procedure } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal, RuleId, State } from '../../../core/types.ts';
import { refuseStack } from '../06-stacking/6.1-stacking.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { redeployed, setupHex } from './3.1-setup.ts';
import { centreOf, isAgreed, isBoldStroke } from './3.5-scenarios.ts';
import { homesOf } from './3.7-panzer-army.ts';

type Standing = Laid<Own>;

/** Units of a side whose hex is their owner's to choose, placed already or not. */
const settable = (p: Printed, s: Standing, side: Who): readonly string[] => {
  if (side === 'german') return isAgreed(p, s, 'fifth-panzer') ? p.ofKind('panzer-army') : [];
  return isBoldStroke(p, s) ? redeployed(p) : [];
};

/** 6.1 holds in set-up, for those who stand there already too (R10). */
const refuseRoom = (p: Printed, s: Standing, units: readonly string[], hex: string): Refusal | undefined => {
  const side = p.sideOf(units[0] ?? '');
  const full = refuseStack(p, s, hex, side, units);
  return full && side === 'german' ? { ...full, rule: 'dagc:R10' } : full;
};

const isOpen = (p: Printed, s: Standing, hex: string, side: Who): boolean =>
  p.isLand(hex) && holder(p, s, hex) === side && occupant(p, s.own, hex) !== p.other(side);

/** 3.6c, R12, R134: counted as for the activation (5.4g). */
const inRange = (p: Printed, s: Standing): readonly string[] => {
  const centre = p.grid.index(centreOf(p, s));
  const range = lineOf(p.tables.limits, 'redeployment').value;
  return p.grid.ids.filter(
    (hex) => isOpen(p, s, hex, 'soviet') && distance(p.grid, centre, p.grid.index(hex)) <= range,
  );
};

const hexesFor = (p: Printed, s: Standing, unit: string): readonly string[] =>
  p.sideOf(unit) === 'soviet' ? inRange(p, s) : homesOf(p, s, unit);

const ruleFor = (p: Printed, unit: string): RuleId => {
  if (!p.isUnit(unit)) return 'dagc:3.1a';
  if (p.isKind(unit, 'panzer-army')) return 'dagc:3.7b';
  return redeployed(p).includes(unit) ? 'dagc:3.6c' : 'dagc:3.1b';
};

/** Nobody stood there in history: beside those who stand already, else about the middle of what is open. */
const anyHome = (p: Printed, s: Standing, unit: string): string | undefined => {
  const taken = new Set(p.ofKind('panzer-army').map((each) => placeOf(s.own, each)));
  const hexes = homesOf(p, s, unit).filter((hex) => refuseRoom(p, s, [unit], hex) === undefined);
  return hexes.find((hex) => taken.has(hex)) ?? hexes[Math.floor(hexes.length / 2)];
};

const rulesOfSetUp = perSheet((p: Printed) =>
  deployment<Own>(p, {
    rule: 'dagc:3.1a',
    units: (s, side) => settable(p, s, side as Who),
    hexes: (s, unit) => hexesFor(p, s, unit),
    refuseRoom: (s, units, hex) => refuseRoom(p, s, units, hex),
    most: lineOf(p.tables.limits, 'stack').value,
    historical: (s, unit) => (p.sideOf(unit) === 'soviet' ? setupHex(p, unit) : anyHome(p, s, unit)),
    ruleOf: (_, unit) => ruleFor(p, unit),
    // 6.8b
    placed: placedUnderFog('dagc:3.1a', 'soviet'),
    says: {
      alone: refusal('SETUP.DEFAULT-ALONE', 'dagc:3.1a'),
      form: (units) => refusal('SETUP.WHAT-WHERE', 'dagc:3.1a', { units: [...units] }),
      twice: refusal('SETUP.TWICE', 'dagc:2.2a'),
      allPlaced: (side) => refusal('SETUP.ALL-PLACED', 'dagc:3.1a', { side }),
      left: (side, units) =>
        refusal('SETUP.LEFT', side === 'soviet' ? 'dagc:R134' : 'dagc:3.7a', { side, units: [...units] }),
      fixed: (_, unit) => refusal('SETUP.FIXED', ruleFor(p, unit), { unit }),
      there: (units, hex) => refusal('SETUP.THERE', 'dagc:3.1a', { units: [...units], hex }),
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

/** 3.1a: at the same time at a table; here the side that moves first is asked first. */
export const setUp = (p: Printed): Procedure<Own> => ({
  open: {
    kind: 'auto',
    run: (ctx) => {
      if (settable(p, ctx.seen, 'soviet').length === 0) ctx.goto('forGerman');
    },
  },
  soviet: rulesOfSetUp(p).ask('soviet'),
  forGerman: {
    kind: 'auto',
    run: (ctx) => {
      if (settable(p, ctx.seen, 'german').length === 0) ctx.done();
    },
  },
  german: rulesOfSetUp(p).ask('german'),
});
