// What is seen of this game, in which everything is open: what is said of a unit, and the weather.
import type { PlaceView, UnitView, View } from '../../api/view.ts';
import { trackBox, trackTurn } from '../../mechanics/entry/turn-track.ts';
import { goesOn, isMover } from '../../mechanics/movement/movers.ts';
import { placeOf } from '../../mechanics/places.ts';
import { classOf } from '../../mechanics/formations/unit-classes.ts';
import { creditFacts } from '../../mechanics/replacements/told.ts';
import { view as viewOf } from '../../mechanics/view.ts';
import type { ViewLaw } from '../../mechanics/view.ts';
import { weatherOf } from '../../mechanics/ground/weather.ts';
import { boxName } from '../../mechanics/entry/boxes.ts';
import type { Printed } from './data/sheet.ts';
import { openToAll } from './fog.ts';
import { allowance, SIXTHS } from './movement/allowance.ts';
import { moveLaw } from './movement/move-law.ts';
import { credits } from './replacements/replacements.ts';
import type { Own, Seeing } from './state.ts';
import { isSupplied } from './supply/lines.ts';
import { factorsOf } from './unit-data/factors.ts';

const factsOf = (p: Printed, s: Seeing, unit: string, at: string): UnitView['facts'] => {
  const { type, size } = p.unit(unit);
  const { disrupted, entrenched, strong, inactive, phase, pulse } = s.own;
  const isOnMap = p.isHex(at);
  const due = trackTurn(at);
  const { isAir, isRed } = classOf(p, unit);
  const face = factorsOf(p).faceNow(s, unit);
  return {
    type: p.set.units.types[type]?.name ?? type,
    ...(size !== undefined && { size: p.set.units.sizes[size]?.name ?? size }),
    ...(!isAir && {
      attack: face['attack'] ?? 0,
      defence: face['defence'] ?? 0,
      movement: allowance(p, s, unit) / SIXTHS,
    }),
    ...(isRed && { red: true }),
    ...(disrupted.includes(unit) && { disrupted: true }),
    ...(entrenched.includes(unit) && { entrenched: true }),
    ...(strong.includes(unit) && { strong: true }),
    ...(inactive.includes(unit) && { inactive: true }),
    ...(isOnMap && !isSupplied(p, s, unit) && { unsupplied: true }),
    ...(isOnMap && phase.moved.includes(unit) && { moved: true }),
    ...(isOnMap && pulse.fought.includes(unit) && { attacked: true }),
    ...(due !== undefined && { due }),
  };
};

const statesOf = (p: Printed, s: Seeing, unit: string): readonly string[] => [
  ...(s.own.disrupted.includes(unit) ? ['disrupted'] : []),
  ...(s.own.entrenched.includes(unit) ? ['entrenched'] : []),
  ...(isSupplied(p, s, unit) ? [] : ['oos']),
];

const activity = (p: Printed, s: Seeing, unit: string): Pick<UnitView, 'spent' | 'left'> => {
  const hasFought = s.own.pulse.fought.includes(unit);
  const left = isMover(s, unit) ? goesOn(moveLaw(p), s, unit) : undefined;
  return left === undefined
    ? { spent: hasFought || isMover(s, unit) }
    : { spent: hasFought, left: Math.round((left / SIXTHS) * 100) / 100 };
};

const turnView = (p: Printed, s: Seeing): PlaceView => ({
  id: 'turn',
  name: 'Weather',
  facts: { weather: weatherOf(p, s) },
});

/** R16, R160: what the Russian can still have in this turn, and what the gambles of both have come to. */
const replacementsView = (p: Printed, s: Seeing): PlaceView => {
  const { air } = s.own;
  const facts = { ...creditFacts(p, credits(p), s), ...(air !== undefined && { fliegerkorps: air }) };
  return { id: 'replacements', name: 'Replacements', facts };
};

const law = (p: Printed): ViewLaw<Seeing> => ({
  boxName: (place) => boxName(p, place),
  boxes: [...p.tables.boxes.map(({ id }) => id), ...p.turns.turns.map(({ turn }) => trackBox(turn))],
  // INH.ARM, RES.X.2: a strong side, or what has been lost, is the second face.
  face: (s, unit) => ({ face: factorsOf(p).faceNow(s, unit), number: factorsOf(p).faceNumber(s, unit) }),
  facts: (s, unit, at) => factsOf(p, s, unit, at),
  activity: (s, unit) => activity(p, s, unit),
  states: (s, unit) => (p.isHex(placeOf(s.own, unit)) ? statesOf(p, s, unit) : []),
  places: (s) => [turnView(p, s), replacementsView(p, s)],
  score: () => [],
});

export const view = (p: Printed): ((s: Seeing, who: string) => View) =>
  viewOf<Seeing, Own>(p, law(p), openToAll(p));
