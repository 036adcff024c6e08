// What one side may see of this game (6.8): what is said of a unit, air armies, points.
import type { Json } from '../../core/types.ts';
import type { PlaceView, UnitView, View } from '../../api/view.ts';
import { trackTurn } from '../../mechanics/entry/turn-track.ts';
import { placeOf } from '../../mechanics/places.ts';
import { faceUp, fullSteps, stepsOf } from '../../mechanics/steps.ts';
import { activityOf, view as viewOf } from '../../mechanics/view.ts';
import type { ViewLaw } from '../../mechanics/view.ts';
import { centreOf, isOn } from './03-set-up/3.5-scenarios.ts';
import { points } from './04-victory/4.3-points.ts';
import { fogOf } from './06-stacking/6.8-fog-of-war.ts';
import { isSupplied } from './07-supply/7.1-supply.ts';
import { movementFactor } from './09-movement/2.10-movement-factors.ts';
import { moveLaw } from './09-movement/9.1-move-law.ts';
import { atHand } from './13-air/13.1-air-armies.ts';
import { boxName } from '../../mechanics/entry/boxes.ts';
import type { Printed } from './data/sheet.ts';
import { FRONTS } from './state.ts';
import type { Own, Seeing } from './state.ts';

const factsOf = (p: Printed, s: Seeing, unit: string, at: string): UnitView['facts'] => {
  const { type, kinds = [] } = p.unit(unit);
  const { moved, attackers } = s.own.phase;
  const { activated, interdicted } = s.own.turn;
  const isOnMap = p.isHex(at);
  const due = trackTurn(at);
  const name = p.set.units.types[type]?.name ?? type;
  const of = p.set.units.kinds[kinds[0] ?? '']?.name;
  const { combat } = faceUp(p, s.own, unit);
  return {
    type: name,
    ...(of !== undefined && of !== name && { of }),
    ...(combat !== undefined && { combat }),
    steps: stepsOf(p, s.own, unit),
    full: fullSteps(p, unit),
    // 2.10f
    movement: movementFactor(p, s, unit),
    ...(activated.includes(unit) && { activated: true }),
    ...(interdicted[unit] !== undefined && { interdicted: true }),
    ...(isOnMap && moved.includes(unit) && { moved: true }),
    ...(isOnMap && attackers.includes(unit) && { attacked: true }),
    ...(due !== undefined && { due }),
  };
};

/** R32: air armies are open to all. */
const airView = (p: Printed, s: Seeing): PlaceView => {
  const facts: Record<string, Json> = {};
  for (const front of FRONTS) facts[front] = atHand(p, s, front);
  return { id: 'air', name: 'Air armies at hand', facts };
};

const law = (p: Printed): ViewLaw<Seeing> => ({
  boxName: (place) => boxName(p, place),
  boxes: [...p.tables.boxes.map(({ id }) => id), ...p.turns.turns.map(({ turn }) => `track-${turn}`)],
  facts: (s, unit, at) => factsOf(p, s, unit, at),
  activity: (s, unit) => activityOf(moveLaw(p), s, unit),
  // 7.9h, 7.12a
  states: (s, unit) => (p.isHex(placeOf(s.own, unit)) && !isSupplied(p, s, unit) ? ['oos'] : []),
  places: (s) => [airView(p, s)],
  // 5.4f: it only shows from where the hexes are counted.
  marks: (s, note) => {
    if (isOn(p, s, 'activation')) note(centreOf(p, s), 'bagration');
  },
  score: (s) => [{ side: 'soviet', points: points(p, s).total, rule: 'dagc:4.3b', why: 'points' }],
});

export const view = (p: Printed): ((s: Seeing, who: string) => View) =>
  viewOf<Seeing, Own>(p, law(p), fogOf(p));
