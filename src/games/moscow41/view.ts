// What is seen of this game, in which everything is open: the weather, and what every game of armies shows.
import type { PlaceView, View } from '../../api/view.ts';
import { garrisonMarks } from '../../mechanics/combat/front/fights.ts';
import { formationView } from '../../mechanics/formations/view.ts';
import { weatherOf } from '../../mechanics/ground/weather.ts';
import { creditView } from '../../mechanics/replacements/told.ts';
import { view as viewOf } from '../../mechanics/view.ts';
import { airOf } from './air/air-law.ts';
import type { Printed } from './data/sheet.ts';
import { openToAll } from './fog.ts';
import { moveLaw } from './movement/move-law.ts';
import { credits } from './replacements/replacements.ts';
import type { Own, Seeing } from './state.ts';
import { isSupplied } from './supply/lines.ts';
import { factorsOf } from './unit-data/factors.ts';

const turnView = (p: Printed, s: Seeing): PlaceView => ({
  id: 'turn',
  name: 'Weather',
  facts: { weather: weatherOf(p, s) },
});

export const view = (p: Printed): ((s: Seeing, who: string) => View) =>
  viewOf<Seeing, Own>(
    p,
    {
      ...formationView<Seeing>(p, {
        factors: factorsOf(p),
        moves: moveLaw(p),
        isUnsupplied: (s, unit) => !isSupplied(p, s, unit),
        rangeOf: (unit) => airOf(p).range(unit).most,
        facts: (s, unit) => (s.own.inactive.includes(unit) ? { inactive: true } : {}),
        // R16, R160: what the Russian can still have, and what the gambles of both have come to.
        places: (s) => [turnView(p, s), creditView(p, credits(p), s)],
      }),
      marks: garrisonMarks(p, p.tables.bonuses),
    },
    openToAll(p),
  );
