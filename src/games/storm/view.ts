// What one side may see of this game (10.7): what is said of a unit, airpower, losses, points.
import type { Json } from '../../core/types.ts';
import type { PlaceView, UnitView, View } from '../../api/view.ts';
import { trackBox, trackTurn } from '../../mechanics/entry/turn-track.ts';
import { placeOf } from '../../mechanics/places.ts';
import { activityOf, view as viewOf } from '../../mechanics/view.ts';
import type { ViewLaw } from '../../mechanics/view.ts';
import { attackFactor, defenceFactor, isArtillery } from './02-counters.ts';
import { points } from './04-victory/4.2-points.ts';
import { isOut } from './07-supply/7.2-supply.ts';
import { allowance } from './09-movement/9.1-allowance.ts';
import { moveLaw } from './09-movement/9.1-move-law.ts';
import { fogOf } from './10-prepared-assaults/10.7-fog-of-war.ts';
import { boxName } from '../../mechanics/entry/boxes.ts';
import type { Printed } from './data/sheet.ts';
import type { Own, Seeing } from './state.ts';

const factsOf = (p: Printed, s: Seeing, unit: string, at: string): UnitView['facts'] => {
  const { type, formation } = p.unit(unit);
  const { moved, attackers } = s.own.phase;
  const isOnMap = p.isHex(at);
  const due = trackTurn(at);
  const of = formation === undefined ? undefined : p.set.units.formations?.[formation]?.name;
  return {
    type: p.set.units.types[type]?.name ?? type,
    ...(of !== undefined && { of }),
    attack: attackFactor(p, unit),
    defence: defenceFactor(p, unit),
    // 2.11a
    movement: allowance(p, s, unit),
    // 11.7, as the asterisk on the counter does.
    ...(isArtillery(p, unit) && { artillery: true }),
    ...(isOnMap && moved.includes(unit) && { moved: true }),
    ...(isOnMap && attackers.includes(unit) && { attacked: true }),
    ...(due !== undefined && { due }),
  };
};

/** 10.7d: losses are open to all. */
const lossView = (s: Seeing): PlaceView => {
  const facts: Record<string, Json> = { german: s.own.lost.german, soviet: s.own.lost.soviet };
  return { id: 'lost', name: 'Units lost', facts };
};

const law = (p: Printed): ViewLaw<Seeing> => ({
  boxName: (place) => boxName(p, place),
  boxes: [...p.tables.boxes.map(({ id }) => id), ...p.turns.turns.map(({ turn }) => trackBox(turn))],
  closedBoxes: p.turns.turns.map(({ turn }) => trackBox(turn)),
  facts: (s, unit, at) => factsOf(p, s, unit, at),
  activity: (s, unit) => activityOf(moveLaw(p), s, unit),
  // 7.6f, 7.10a
  states: (s, unit) => (p.isHex(placeOf(s.own, unit)) && isOut(p, s, unit) ? ['oos'] : []),
  places: (s) => [lossView(s)],
  score: (s) => [{ side: 'soviet', points: points(p, s).total, rule: 'storm:4.1c', why: 'points' }],
});

export const view = (p: Printed): ((s: Seeing, who: string) => View) =>
  viewOf<Seeing, Own>(p, law(p), fogOf(p));
