// Play from any turn: what of a position drawn at random is this game's: who is where by then, behind which front, after
// which choices.
import { addUnit, anyTurn as anyTurnBy } from '../../../mechanics/random-start/any-turn.ts';
import type { Ground } from '../../../mechanics/random-start/any-turn.ts';
import { anyOf, oneIn } from '../../../mechanics/random-start/front.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import type { Options, Pick } from '../../../core/rule-set.ts';
import type { State } from '../../../core/types.ts';
import { setup } from '../03-set-up/3.1-setup.ts';
import { placeDefault } from '../03-set-up/3.1-deployment.ts';
import { refuseStack } from '../06-stacking.ts';
import { isRifleArmy } from '../08-reinforcements/8.19-conversions.ts';
import { DEAD, OUT } from '../../../mechanics/entry/dead-pile.ts';
import { drawMarkers, drawPlan, drawPoints } from './past-decisions.ts';
import { drawRoster } from './unit-places.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { COASTAL_ARMY, isKind } from '../02-counters.ts';
import type { Own } from '../state.ts';

const CAUCASUS = 'caucasus';
const BULGARIA = 'bulgaria';
/** The Independent Coastal Army knows only its two ports. */
const PORTS = ['2911', '3108'];

/** By game turn; columns count from the east. */
const HISTORY = [
  [1, 17],
  [3, 12],
  [5, 8],
  [9, 7],
  [12, 4],
  [14, 6],
  [17, 8],
  [22, 12],
  [26, 16],
  [29, 18],
  [32, 21],
] as const;

const begin = (p: Printed, scenario: string, options: Options): State<Own> => {
  const s = setup(p)(scenario, options);
  for (const side of p.sides) placeDefault(p, s, side);
  return s;
};

const lost = (p: Printed, unit: string): string =>
  p.unit(unit).dot || ['axis-satellite', 'corps-of-1941', 'oversized'].some((kind) => isKind(p, unit, kind))
    ? OUT
    : DEAD;

const isCorps = (p: Printed, unit: string, types: readonly string[]): boolean => {
  const { nationality, size, type } = p.unit(unit);
  return nationality === 'german' && size === 'corps' && types.includes(type);
};

/** 4.11c, 4.12a: who may go beyond the Caucasus, in what number. */
const EXPEDITION: readonly (readonly [number, (p: Printed, unit: string) => boolean])[] = [
  [2, (p, unit) => isCorps(p, unit, ['panzer'])],
  [1, (p, unit) => isCorps(p, unit, ['infantry', 'mountain'])],
  [4, isRifleArmy],
];

/** Those who would go, if there are enough. */
const expeditionOf = (p: Printed, pick: Pick, units: readonly string[]): readonly string[] | undefined => {
  const found: string[] = [];
  for (const [count, may] of EXPEDITION)
    for (let n = 0; n < count; n++) {
      const able = units.filter((unit) => may(p, unit) && !found.includes(unit));
      const unit = anyOf(able, pick);
      if (unit === undefined) return undefined;
      found.push(unit);
    }
  return found;
};

/** Who is beyond the Caucasus, or stands before it with the way open; they are no longer among those who need a hex. */
const sendSouth = (
  p: Printed,
  { own, front, pick }: Ground<Own, Who>,
  units: readonly string[],
): readonly string[] => {
  const { expedition } = own;
  if (expedition === undefined) return units;
  const going = expeditionOf(p, pick, units);
  if (going === undefined) {
    own.expedition = 'recalled';
    return units;
  }
  const german = going.filter((unit) => p.unit(unit).side === 'german');
  const soviet = going.filter((unit) => p.unit(unit).side === 'soviet');
  const lifelines = p.tables.caucasusHolds.map(({ hex }) => hex);
  const exits = p.area('caucasus-exit');
  if (expedition === 'open') {
    for (const hex of [...lifelines, ...exits]) front.set(hex, 'german');
    for (const unit of german) addUnit(own, unit, anyOf(exits, pick) ?? '');
    return units.filter((unit) => !german.includes(unit));
  }
  for (const hex of oneIn(pick, 4) ? [] : lifelines) front.set(hex, 'german');
  const beyond = expedition === 'out' || expedition === 'through' ? [...german, ...soviet] : soviet;
  for (const unit of beyond) addUnit(own, unit, CAUCASUS);
  return units.filter((unit) => !beyond.includes(unit));
};

/** 8.26a: any Soviet unit has gone to fetch the Bulgarians, and comes back with them this turn. */
const sendToBulgaria = (
  p: Printed,
  { own, pick }: Ground<Own, Who>,
  units: readonly string[],
): readonly string[] => {
  if (unitsAt(own, BULGARIA).length === 0) return units;
  const mayGo = units.filter((unit) => p.unit(unit).side === 'soviet' && unit !== COASTAL_ARMY);
  const gone = anyOf(mayGo, pick);
  if (gone !== undefined) addUnit(own, gone, BULGARIA);
  return units.filter((unit) => unit !== gone);
};

export const anyTurn = (p: Printed): ((scenario: string, options: Options, pick: Pick) => State<Own>) =>
  anyTurnBy<Own, Who>(p, {
    begin: (scenario, options) => begin(p, scenario, options),
    phase: 'turn-start',
    phasing: 'german',
    front: { across: 'columns', beyond: 'german', history: HISTORY },
    decided: (s, pick) => drawPlan(p, s, pick),
    roster: ({ own, clock }, pick) => drawRoster(p, own, clock.turn, pick),
    apart: (ground, units) => sendToBulgaria(p, ground, sendSouth(p, ground, units)),
    only: (unit) => (unit === COASTAL_ARMY ? PORTS : undefined),
    hasRoom: (own, unit, hex) => refuseStack(p, { own }, hex, p.sideOf(unit), [unit]) === undefined,
    lost: (unit) => lost(p, unit),
    rest: (s, pick) => {
      drawMarkers(p, s, pick);
      drawPoints(p, s, pick);
    },
  });
