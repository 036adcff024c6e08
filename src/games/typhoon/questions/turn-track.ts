// The questions `calendar`, `reinforcements` and `losses`: the pulses that weather brings (SEQ.3), and who comes back (REP.2).
import { message } from '../../../mechanics/combat/questions/odds.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { weatherTrack } from '../../../mechanics/questions/weather-track.ts';
import type { TrackAnswers } from '../../../mechanics/questions/turn-track.ts';
import type { Printed } from '../data/sheet.ts';
import { openToAll } from '../fog.ts';
import { pulseOrder } from '../sequence/pulse-now.ts';
import type { Own, Seeing } from '../state.ts';

export const trackAsked = perSheet((p: Printed): TrackAnswers<Seeing> =>
  weatherTrack<Seeing, Own>({
    sheet: p,
    fog: openToAll(p),
    unsure: 'typhoon:WEA.9',
    track: 'typhoon:SET.1',
    told: (s, turn, weather) => {
      const order = pulseOrder(p, { ...s, clock: { ...s.clock, turn } });
      const of = (side: string): number => order.filter((each) => each === side).length;
      const pulses = { side: order[0] ?? 'german', german: of('german'), russian: of('russian') };
      return [message('calendar.pulses', { weather, ...pulses, rule: 'typhoon:SEQ.3' })];
    },
  }),
);
