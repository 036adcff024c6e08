// What one side may see of this game (11.7): what is said of a unit, closed boxes, secret choices.
import type { Json } from '../../core/types.ts';
import type { PlaceView, UnitView, View } from '../../api/view.ts';
import { activityOf, view as viewOf } from '../../mechanics/view.ts';
import type { ViewLaw } from '../../mechanics/view.ts';
import { isWatchSecret } from './04-how-to-win/4.18-watch-on-the-oder.ts';
import { moveLaw } from './10-movement/10.1-move-law.ts';
import { fogOf } from './11-prepared-assaults/11.7-fog-of-war.ts';
import { trackTurn } from '../../mechanics/entry/turn-track.ts';
import { boxName } from '../../mechanics/entry/boxes.ts';
import type { Printed } from './data/sheet.ts';
import { pointsTotal } from './state.ts';
import type { Own, Seeing } from './state.ts';

const factsOf = (p: Printed, s: Seeing, unit: string, at: string): UnitView['facts'] => {
  const { attack, defense, mobility, type, size, dot, doubles } = p.unit(unit);
  const { moved, attackers } = s.own.phase;
  const isOnMap = p.isHex(at);
  const due = trackTurn(at);
  return {
    type: p.set.units.types[type]?.name ?? type,
    size,
    mobility,
    attack: String(attack),
    defense: String(defense),
    ...(doubles === true && { doubles }),
    ...(dot && { dot }),
    ...(isOnMap && moved.includes(unit) && { moved: true }),
    ...(isOnMap && attackers.includes(unit) && { attacked: true }),
    ...(due !== undefined && { due }),
  };
};

/** 4.18b: the choice between Rhine and Oder is the German's secret until it is shown. */
const plansView = (s: Seeing, who: string): PlaceView => {
  const { order, paulus, bonusZone, fightFight, offensive, watch } = s.own.plan;
  const isSecret = who === 'soviet' && isWatchSecret(s);
  const facts: Record<string, Json> = {
    ...(order !== undefined && { order }),
    ...(paulus !== undefined && { paulus }),
    ...(bonusZone !== undefined && { bonusZone }),
    ...(fightFight.length > 0 && { fightFight: fightFight.map(({ turn }) => turn) }),
    ...(offensive !== undefined && { offensive: offensive.turn, gambit: offensive.gambit }),
    ...(watch !== undefined && !isSecret && { watch }),
  };
  return { id: 'plans', name: 'Plans', facts };
};

const law = (p: Printed): ViewLaw<Seeing> => ({
  boxName: (place) => boxName(p, place),
  // Which boxes are used is not for everybody to know (11.7e): all of them are there when they are empty, too.
  boxes: [...p.tables.boxes.map(({ id }) => id), ...p.turns.turns.map(({ turn }) => `track-${turn}`)],
  closedBoxes: p.turns.turns.map(({ turn }) => `track-${turn}`),
  facts: (s, unit, at) => factsOf(p, s, unit, at),
  activity: (s, unit) => activityOf(moveLaw(p), s, unit),
  places: (s, who) => [plansView(s, who)],
  marks: (s, note) => {
    for (const hex of s.own.destroyed) note(hex, 'destroyed');
  },
  // 11.7f: both sides know the total.
  score: (s) => [{ side: 'german', points: pointsTotal(p, s), rule: 'barbarossa:4.2a', why: 'points' }],
});

export const view = (p: Printed): ((s: Seeing, who: string) => View) =>
  viewOf<Seeing, Own>(p, law(p), fogOf(p));
