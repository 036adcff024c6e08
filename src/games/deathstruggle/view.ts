// What is seen of this game, in which everything is open: what is said of a unit, and the weather.
import type { PlaceView, UnitView, View } from '../../api/view.ts';
import { boxName } from '../../mechanics/entry/boxes.ts';
import { trackBox, trackTurn } from '../../mechanics/entry/turn-track.ts';
import { goesOn, isMover } from '../../mechanics/movement/movers.ts';
import { placeOf } from '../../mechanics/places.ts';
import { view as viewOf } from '../../mechanics/view.ts';
import type { ViewLaw } from '../../mechanics/view.ts';
import { airOf } from './air/air-law.ts';
import type { Printed } from './data/sheet.ts';
import { openToAll } from './fog.ts';
import { allowance, HALVES } from './movement/allowance.ts';
import { moveLaw } from './movement/move-law.ts';
import type { Own, Seeing } from './state.ts';
import { levelOf } from './supply/supplied.ts';
import { classOf } from './unit-data/classes.ts';
import { factorsOf } from './unit-data/factors.ts';
import { weatherOf } from './weather.ts';

const factsOf = (p: Printed, s: Seeing, unit: string, at: string): UnitView['facts'] => {
  const { type, size, nationality } = p.unit(unit);
  const { disrupted, entrenched, strong, phase, pulse } = s.own;
  const isOnMap = p.isHex(at);
  const due = trackTurn(at);
  const { isAir, isRed } = classOf(p, unit);
  const face = factorsOf(p).faceNow(s, unit);
  const level = isOnMap ? levelOf(p, s, unit) : 'full';
  return {
    type: p.set.units.types[type]?.name ?? type,
    ...(size !== undefined && { size: p.set.units.sizes[size]?.name ?? size }),
    ...(nationality !== undefined && { nationality }),
    // AIR.22, AIR.23
    ...(isAir && { range: airOf(p).range(unit).most }),
    ...(!isAir && {
      attack: face['attack'] ?? 0,
      defence: face['defence'] ?? 0,
      movement: allowance(p, s, unit) / HALVES,
    }),
    ...(isRed && { red: true }),
    ...(disrupted.includes(unit) && { disrupted: true }),
    ...(entrenched.includes(unit) && { entrenched: true }),
    ...(strong.includes(unit) && { strong: true }),
    ...(level === 'isolated' && { unsupplied: true }),
    ...(level === 'limited' && { limited: true }),
    // R54
    ...(s.own.downed[unit] !== undefined && { away: true }),
    ...(isOnMap && (phase.moved.includes(unit) || pulse.gone.includes(unit)) && { moved: true }),
    ...(isOnMap && pulse.fought.includes(unit) && { attacked: true }),
    ...(due !== undefined && { due }),
  };
};

const LEVEL_STATES = { full: [], limited: ['limited'], isolated: ['oos'] } as const;

const statesOf = (p: Printed, s: Seeing, unit: string): readonly string[] => [
  ...(s.own.disrupted.includes(unit) ? ['disrupted'] : []),
  ...(s.own.entrenched.includes(unit) ? ['entrenched'] : []),
  ...LEVEL_STATES[levelOf(p, s, unit)],
  ...(s.own.downed[unit] === undefined ? [] : ['away']),
];

const activity = (p: Printed, s: Seeing, unit: string): Pick<UnitView, 'spent' | 'left'> => {
  const { fought, gone, flown } = s.own.pulse;
  const isDone = [fought, gone, flown].some((units) => units.includes(unit));
  const left = isMover(s, unit) ? goesOn(moveLaw(p), s, unit) : undefined;
  return left === undefined ? { spent: isDone || isMover(s, unit) } : { spent: isDone, left: left / HALVES };
};

const turnView = (p: Printed, s: Seeing): PlaceView => ({
  id: 'turn',
  name: 'Weather',
  facts: { weather: weatherOf(p, s) },
});

const law = (p: Printed): ViewLaw<Seeing> => ({
  boxName: (place) => boxName(p, place),
  boxes: [...p.tables.boxes.map(({ id }) => id), ...p.turns.turns.map(({ turn }) => trackBox(turn))],
  // SEQ.A1, RES.X.8: a strong side, or what has been lost, is the second face.
  face: (s, unit) => ({ face: factorsOf(p).faceNow(s, unit), number: factorsOf(p).faceNumber(s, unit) }),
  facts: (s, unit, at) => factsOf(p, s, unit, at),
  activity: (s, unit) => activity(p, s, unit),
  states: (s, unit) => (p.isHex(placeOf(s.own, unit)) ? statesOf(p, s, unit) : []),
  places: (s) => [turnView(p, s)],
  score: () => [],
});

export const view = (p: Printed): ((s: Seeing, who: string) => View) =>
  viewOf<Seeing, Own>(p, law(p), openToAll(p));
