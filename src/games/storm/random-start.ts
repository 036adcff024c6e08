// Play from any turn: what of a position drawn at random is this game's: who is where by then, behind which front.
import type { Options, Pick } from '../../core/rule-set.ts';
import type { State } from '../../core/types.ts';
import { handOver } from '../../mechanics/control.ts';
import { DEAD, OUT } from '../../mechanics/entry/dead-pile.ts';
import { trackTurn } from '../../mechanics/entry/turn-track.ts';
import { placeOf } from '../../mechanics/places.ts';
import { addUnit, anyTurn as anyTurnBy, MAP } from '../../mechanics/random-start/any-turn.ts';
import type { Ground } from '../../mechanics/random-start/any-turn.ts';
import { oneIn } from '../../mechanics/random-start/front.ts';
import { isCavalry, isMech, isStatic } from './02-counters.ts';
import { setup } from './03-set-up/3.1-setup.ts';
import { placeDefault } from './03-set-up/3.4-deployment.ts';
import { PLOESTI } from './03-set-up/3.8-hex-control.ts';
import { refuseStack } from './06-stacking/6.1-stacking.ts';
import { isBulgaria } from './07-supply/7.4-lines.ts';
import { mayReplace } from './08-reinforcements/8.4-dead-pile.ts';
import { homeOf } from './09-movement/9.8-costs.ts';
import { AIRBORNE, RESERVE } from './boxes.ts';
import type { Printed, Who } from './data/sheet.ts';
import type { Own } from './state.ts';

/** By game turn, columns of the map: the war of this game has no history, and goes west. */
const COURSE = [
  [1, 33],
  [5, 30],
  [10, 27],
] as const;

const begin = (p: Printed, scenario: string, options: Options): State<Own> => {
  const s = setup(p)(scenario, options);
  for (const side of p.sides) placeDefault(p, s, side);
  return s;
};

const lost = (p: Printed, unit: string): string => (mayReplace(p, unit) ? DEAD : OUT);

/** 5.5, 5.10b, 5.11b, 11.10: who waits may wait still. */
const drawRoster = (p: Printed, { own, clock }: State<Own>, pick: Pick): ReadonlyMap<string, string> => {
  const losses: Readonly<Record<Who, number>> = { german: 3 + pick(8), soviet: 4 + pick(12) };
  const fate = (unit: string): string => {
    const from = placeOf(own, unit);
    const due = trackTurn(from);
    if (from === OUT || (due !== undefined && (due >= clock.turn || oneIn(pick, 8)))) return from;
    if ((from === RESERVE || from === AIRBORNE) && oneIn(pick, 2)) return from;
    return oneIn(pick, losses[p.sideOf(unit)]) ? lost(p, unit) : MAP;
  };
  return new Map(p.unitIds.map((unit) => [unit, fate(unit)]));
};

/** 2.9c: the static unit is where it was, or gone. */
const settle = (
  p: Printed,
  { own, front }: Ground<Own, Who>,
  units: readonly string[],
): readonly string[] => {
  const fixed = units.filter((unit) => isStatic(p, unit));
  for (const unit of fixed) addUnit(own, unit, front.get(PLOESTI) === 'german' ? PLOESTI : OUT);
  return units.filter((unit) => !fixed.includes(unit));
};

/** 9.12b, 9.14b: where mechanized units do not come. */
const isClosedTo = (p: Printed, unit: string, hex: string): boolean => {
  const { terrain } = p.hex(hex);
  return isMech(p, unit) && !isCavalry(p, unit) && (terrain === 'marsh' || terrain === 'mountain');
};

/** 8.4d: whoever is in the dead pile was lost before. */
const drawPast = (p: Printed, { own, clock }: State<Own>, pick: Pick): void => {
  for (const unit of own.places[DEAD] ?? []) own.fallen[unit] = 1 + pick(Math.max(1, clock.turn - 1));
  const gone = (side: Who): number =>
    [...(own.places[DEAD] ?? []), ...(own.places[OUT] ?? [])].filter((unit) => p.sideOf(unit) === side)
      .length;
  own.lost = { german: gone('german') + pick(40), soviet: gone('soviet') + pick(40) };
  own.replaced = pick(20);
  // 7.8: it may have been Soviet and be German again.
  if (own.held[PLOESTI] === undefined && oneIn(pick, 4)) handOver(own, PLOESTI, 'german');
};

export const anyTurn = (p: Printed): ((scenario: string, options: Options, pick: Pick) => State<Own>) =>
  anyTurnBy<Own, Who>(p, {
    begin: (scenario, options) => begin(p, scenario, options),
    phase: 'air-superiority',
    phasing: 'soviet',
    front: { across: 'columns', beyond: 'soviet', history: COURSE },
    roster: (s, pick) => drawRoster(p, s, pick),
    apart: (ground, units) => settle(p, ground, units),
    // 7.1c
    only: (unit) => {
      const home = homeOf(p, unit);
      return home === undefined
        ? undefined
        : p.grid.ids.filter((hex) => p.isLand(hex) && p.hex(hex).country === home);
    },
    hasRoom: (own, unit, hex) =>
      !isBulgaria(p, hex) &&
      !isClosedTo(p, unit, hex) &&
      refuseStack(p, { own }, hex, p.sideOf(unit), [unit]) === undefined,
    lost: (unit) => lost(p, unit),
    rest: (s, pick) => drawPast(p, s, pick),
  });
