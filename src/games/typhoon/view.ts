// What is seen of this game, in which everything is open: the weather and the pulse, and what every game of armies shows.
import type { Json } from '../../core/types.ts';
import type { PlaceView, View } from '../../api/view.ts';
import { garrisonMarks } from '../../mechanics/combat/front/fights.ts';
import { formationView } from '../../mechanics/formations/view.ts';
import { creditView } from '../../mechanics/replacements/told.ts';
import { view as viewOf } from '../../mechanics/view.ts';
import { airOf } from './air/air-law.ts';
import type { Printed } from './data/sheet.ts';
import { openToAll } from './fog.ts';
import { moveLaw } from './movement/move-law.ts';
import { credits } from './replacements/replacements.ts';
import { pulseNow } from './sequence/pulse-now.ts';
import type { Own, Seeing } from './state.ts';
import { isSupplied } from './supply/supplied.ts';
import { factorsOf } from './unit-data/factors.ts';
import { weatherOf } from './weather/weather.ts';

/** The weather and the pulse, for whoever looks at the whole. */
const turnView = (p: Printed, s: Seeing): PlaceView => {
  const now = pulseNow(p, s);
  const facts: Record<string, Json> = {
    weather: weatherOf(p, s),
    ...(now !== undefined && { pulse: now.nth, of: now.side }),
  };
  return { id: 'turn', name: 'Weather and pulse', facts };
};

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
        // REP.2, SIB.1, VIC.6: what the Russian can still have, and what the gambles of both have come to.
        places: (s) => [turnView(p, s), creditView(p, credits(p), s)],
      }),
      marks: garrisonMarks(p, p.tables.bonuses),
    },
    openToAll(p),
  );
