// Play from any turn: a position the rules could have led to, or nearly: who is there by the tables of the turn, behind
// a front and after choices drawn at random, so that a few turns of play come to what a whole game seldom does.
import { unitsAt } from '../../../mechanics/places.ts';
import type { Options, Pick } from '../../../core/rule-set.ts';
import type { State } from '../../../core/types.ts';
import { setup } from '../03-set-up/3.3-setup.ts';
import { placeDefault } from '../03-set-up/3.7-deployment.ts';
import { refuseStack } from '../06-stacking.ts';
import { isRifleArmy } from '../08-reinforcements/8.19-conversions.ts';
import { DEAD, OUT } from '../../../mechanics/entry/dead-pile.ts';
import { anyOf, drawFront, oneIn, takeFront } from './hex-control.ts';
import { drawMarkers, drawPlan, drawPoints } from './past-decisions.ts';
import { drawRoster, MAP } from './unit-places.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { COASTAL_ARMY, isKind } from '../state.ts';
import type { Own } from '../state.ts';

const SIDES = ['german', 'soviet'] as const;
const CAUCASUS = 'caucasus';
const BULGARIA = 'bulgaria';
/** The Independent Coastal Army knows only its two ports. */
const PORTS = ['2911', '3108'];
const TRIES = 12;
/** So many turns after the first come up more often: much happens in them and never again. */
const EARLY = 2;

type Ground = {
  readonly p: Printed;
  readonly own: Own;
  readonly pick: Pick;
  readonly front: Map<string, Who>;
};

const add = (own: Own, unit: string, place: string): void => {
  own.places[place] = [unit, ...(own.places[place] ?? [])];
};

const hasRoom = ({ p, own }: Ground, unit: string, hex: string): boolean =>
  refuseStack(p, { own }, hex, p.unit(unit).side as Who, [unit]) === undefined;

/** Most stand where the enemy is near, many in a few places, some anywhere. */
const hexFor = (
  ground: Ground,
  unit: string,
  hexes: Readonly<Record<'all' | 'near' | 'focus', readonly string[]>>,
): string | undefined => {
  const { pick } = ground;
  for (let n = 0; n < TRIES; n++) {
    const lot = pick(6);
    const hex = anyOf(lot < 3 ? hexes.near : lot < 5 ? hexes.focus : hexes.all, pick);
    if (hex !== undefined && hasRoom(ground, unit, hex)) return hex;
  }
  return hexes.all.find((hex) => hasRoom(ground, unit, hex));
};

const lose = ({ p, own }: Ground, unit: string): void => {
  const isGone =
    p.unit(unit).dot ||
    ['axis-satellite', 'corps-of-1941', 'oversized'].some((kind) => isKind(p, unit, kind));
  add(own, unit, isGone ? OUT : DEAD);
};

const deploy = (ground: Ground, side: Who, units: readonly string[]): void => {
  const { p, own, front, pick } = ground;
  const all = [...front.keys()].filter((hex) => front.get(hex) === side);
  const near = all.filter((hex) => p.neighbours(hex).some((next) => front.get(next) === otherSide(side)));
  const focus = Array.from({ length: 8 }, () => anyOf(near, pick) ?? '').filter((hex) => hex !== '');
  const places = { all, near, focus };
  for (const unit of units) {
    const hexes = unit === COASTAL_ARMY ? PORTS.filter((hex) => front.get(hex) === side) : undefined;
    const at = hexes === undefined ? hexFor(ground, unit, places) : anyOf(hexes, pick);
    if (at !== undefined && hasRoom(ground, unit, at)) add(own, unit, at);
    else lose(ground, unit);
  }
};

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
const expeditionOf = ({ p, pick }: Ground, units: readonly string[]): readonly string[] | undefined => {
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
const sendSouth = (ground: Ground, units: readonly string[]): readonly string[] => {
  const { p, own, front, pick } = ground;
  const { expedition } = own;
  if (expedition === undefined) return units;
  const going = expeditionOf(ground, units);
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
    for (const unit of german) add(own, unit, anyOf(exits, pick) ?? '');
    return units.filter((unit) => !german.includes(unit));
  }
  for (const hex of oneIn(pick, 4) ? [] : lifelines) front.set(hex, 'german');
  const beyond = expedition === 'out' || expedition === 'through' ? [...german, ...soviet] : soviet;
  for (const unit of beyond) add(own, unit, CAUCASUS);
  return units.filter((unit) => !beyond.includes(unit));
};

/** 8.26a: any Soviet unit has gone to fetch the Bulgarians, and comes back with them this turn. */
const sendToBulgaria = ({ p, own, pick }: Ground, units: readonly string[]): readonly string[] => {
  if (unitsAt(own, BULGARIA).length === 0) return units;
  const mayGo = units.filter((unit) => p.unit(unit).side === 'soviet' && unit !== COASTAL_ARMY);
  const gone = anyOf(mayGo, pick);
  if (gone !== undefined) add(own, gone, BULGARIA);
  return units.filter((unit) => unit !== gone);
};

const standUp = (p: Printed, s: State<Own>, front: Map<string, Who>, pick: Pick): void => {
  const { own, clock } = s;
  const fates = drawRoster(p, own, clock.turn, pick);
  own.places = {};
  const ground: Ground = { p, own, pick, front };
  for (const [unit, place] of fates) if (place !== MAP) add(own, unit, place);
  const waiting = p.unitIds.filter((unit) => fates.get(unit) === MAP);
  const rest = sendToBulgaria(ground, sendSouth(ground, waiting));
  for (const side of SIDES)
    deploy(
      ground,
      side,
      rest.filter((unit) => p.unit(unit).side === side),
    );
};

/** At the very start of a turn after the first. */
export const anyTurn =
  (p: Printed) =>
  (scenario: string, options: Options, pick: Pick): State<Own> => {
    const s = setup(p)(scenario, options);
    for (const side of SIDES) placeDefault(p, s, side);
    const { first = 1, last = 1 } = p.set.scenarios[scenario]?.turns ?? {};
    const turns = oneIn(pick, 4) ? EARLY : last - first;
    s.clock = { turn: first + 1 + pick(turns), phase: 'turn-start', phasing: 'german' };
    drawPlan(p, s, pick);
    const front = drawFront(p, scenario, s.clock.turn, pick);
    standUp(p, s, front, pick);
    takeFront(p, s.own, scenario, front);
    drawMarkers(p, s, pick);
    drawPoints(p, s, pick);
    s.stack = [
      { proc: 'game', step: 'next', vars: {} },
      { proc: 'turn', step: 'start', vars: {} },
    ];
    return s;
  };
