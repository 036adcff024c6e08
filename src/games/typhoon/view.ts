// What is seen of this game, in which everything is open: what is said of a unit, the weather and the pulse.
import type { Json } from '../../core/types.ts';
import type { PlaceView, UnitView, View } from '../../api/view.ts';
import { goesOn, isMover } from '../../mechanics/movement/movers.ts';
import { trackBox, trackTurn } from '../../mechanics/entry/turn-track.ts';
import { placeOf } from '../../mechanics/places.ts';
import { classOf } from '../../mechanics/formations/unit-classes.ts';
import { creditFacts } from '../../mechanics/replacements/told.ts';
import { view as viewOf } from '../../mechanics/view.ts';
import type { ViewLaw } from '../../mechanics/view.ts';
import { boxName } from '../../mechanics/entry/boxes.ts';
import type { Printed } from './data/sheet.ts';
import { openToAll } from './fog.ts';
import { allowance, HALVES } from './movement/allowance.ts';
import { moveLaw } from './movement/move-law.ts';
import { credits } from './replacements/replacements.ts';
import { pulseNow } from './sequence/pulse-now.ts';
import type { Own, Seeing } from './state.ts';
import { faceNow, faceNumber, factorsOf } from './unit-data/factors.ts';
import { weatherOf } from './weather/weather.ts';

const factsOf = (p: Printed, s: Seeing, unit: string, at: string): UnitView['facts'] => {
  const { type, size } = p.unit(unit);
  const { disrupted, entrenched, strong, unsupplied, inactive, phase, pulse } = s.own;
  const isOnMap = p.isHex(at);
  const due = trackTurn(at);
  const { isAir, isRed } = classOf(p, unit);
  const attack = faceNow(p, s, unit)['attack'] ?? 0;
  return {
    type: p.set.units.types[type]?.name ?? type,
    ...(size !== undefined && { size: p.set.units.sizes[size]?.name ?? size }),
    ...(!isAir && {
      attack,
      defence: factorsOf(p).defence(s, unit),
      movement: allowance(p, s, unit) / HALVES,
    }),
    ...(isRed && { red: true }),
    ...(disrupted.includes(unit) && { disrupted: true }),
    ...(entrenched.includes(unit) && { entrenched: true }),
    ...(strong.includes(unit) && { strong: true }),
    ...(unsupplied.includes(unit) && { unsupplied: true }),
    ...(inactive.includes(unit) && { inactive: true }),
    ...(isOnMap && phase.moved.includes(unit) && { moved: true }),
    ...(isOnMap && pulse.fought.includes(unit) && { attacked: true }),
    ...(due !== undefined && { due }),
  };
};

/** The weather and the pulse, for whoever looks at the whole. */
const turnView = (p: Printed, s: Seeing): PlaceView => {
  const now = pulseNow(p, s);
  const facts: Record<string, Json> = {
    weather: weatherOf(p, s),
    ...(now !== undefined && { pulse: now.nth, of: now.side }),
  };
  return { id: 'turn', name: 'Weather and pulse', facts };
};

/** REP.2, SIB.1, VIC.6: what the Russian can still have in this turn, and what the gambles of both have come to. */
const replacementsView = (p: Printed, s: Seeing): PlaceView => {
  const { air } = s.own;
  const facts = { ...creditFacts(p, credits(p), s), ...(air !== undefined && { fliegerkorps: air }) };
  return { id: 'replacements', name: 'Replacements', facts };
};

/** As pictures and the map show it. */
const statesOf = (s: Seeing, unit: string): readonly string[] => [
  ...(s.own.disrupted.includes(unit) ? ['disrupted'] : []),
  ...(s.own.entrenched.includes(unit) ? ['entrenched'] : []),
  ...(s.own.unsupplied.includes(unit) ? ['oos'] : []),
  ...(s.own.strong.includes(unit) ? ['strong'] : []),
];

/** A unit moves once in a pulse (SEQ.14), and attacks once (SEQ.16). */
const activity = (p: Printed, s: Seeing, unit: string): Pick<UnitView, 'spent' | 'left'> => {
  const hasFought = s.own.pulse.fought.includes(unit);
  const left = isMover(s, unit) ? goesOn(moveLaw(p), s, unit) : undefined;
  return left === undefined
    ? { spent: hasFought || isMover(s, unit) }
    : { spent: hasFought, left: left / HALVES };
};

const law = (p: Printed): ViewLaw<Seeing> => ({
  boxName: (place) => boxName(p, place),
  boxes: [...p.tables.boxes.map(({ id }) => id), ...p.turns.turns.map(({ turn }) => trackBox(turn))],
  face: (s, unit) => ({ face: faceNow(p, s, unit), number: faceNumber(p, s, unit) }),
  facts: (s, unit, at) => factsOf(p, s, unit, at),
  activity: (s, unit) => activity(p, s, unit),
  states: (s, unit) => (p.isHex(placeOf(s.own, unit)) ? statesOf(s, unit) : []),
  places: (s) => [turnView(p, s), replacementsView(p, s)],
  score: () => [],
});

export const view = (p: Printed): ((s: Seeing, who: string) => View) =>
  viewOf<Seeing, Own>(p, law(p), openToAll(p));
