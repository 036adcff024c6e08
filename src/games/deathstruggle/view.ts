// What is seen of this game, in which everything is open: the weather, levels of supply, and what every game of armies shows.
import type { PlaceView, View } from '../../api/view.ts';
import { formationView } from '../../mechanics/formations/view.ts';
import { view as viewOf } from '../../mechanics/view.ts';
import { airOf } from './air/air-law.ts';
import type { Printed } from './data/sheet.ts';
import { openToAll } from './fog.ts';
import { moveLaw } from './movement/move-law.ts';
import type { Own, Seeing } from './state.ts';
import { levelOf } from './supply/supplied.ts';
import { classOf } from './unit-data/classes.ts';
import { factorsOf } from './unit-data/factors.ts';
import { weatherOf } from './weather.ts';

const turnView = (p: Printed, s: Seeing): PlaceView => ({
  id: 'turn',
  name: 'Weather',
  facts: { weather: weatherOf(p, s) },
});

export const view = (p: Printed): ((s: Seeing, who: string) => View) =>
  viewOf<Seeing, Own>(
    p,
    formationView<Seeing>(p, {
      factors: factorsOf(p),
      moves: moveLaw(p),
      isUnsupplied: (s, unit) => levelOf(p, s, unit) === 'isolated',
      isGone: (s, unit) => s.own.pulse.gone.includes(unit),
      hasFlown: (s, unit) => s.own.pulse.flown.includes(unit),
      classOf: (unit) => classOf(p, unit),
      // AIR.22, AIR.23
      rangeOf: (unit) => airOf(p).range(unit).most,
      facts: (s, unit) => ({
        nationality: p.unit(unit).nationality,
        ...(levelOf(p, s, unit) === 'limited' && { limited: true }),
        // R54
        ...(s.own.downed[unit] !== undefined && { away: true }),
      }),
      states: (s, unit) => [
        ...(levelOf(p, s, unit) === 'limited' ? ['limited'] : []),
        ...(s.own.downed[unit] === undefined ? [] : ['away']),
      ],
      places: (s) => [turnView(p, s)],
    }),
    openToAll(p),
  );
