// The questions `calendar`, `reinforcements` and `losses`: who goes first in a weather (INH.SEQ, R12), and who comes back (INH.REP).
import { message } from '../../../mechanics/combat/questions/odds.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { weatherTrack } from '../../../mechanics/questions/weather-track.ts';
import type { TrackAnswers } from '../../../mechanics/questions/turn-track.ts';
import type { Printed } from '../data/sheet.ts';
import { openToAll } from '../fog.ts';
import { turnOrder } from '../sequence/player-turns.ts';
import type { Own, Seeing } from '../state.ts';

export const trackAsked = perSheet((p: Printed): TrackAnswers<Seeing> =>
  weatherTrack<Seeing, Own>({
    sheet: p,
    fog: openToAll(p),
    unsure: 'moscow41:WEA.17',
    track: 'moscow41:INH.SEQ',
    told: (s, turn, weather) => {
      const [side = 'german'] = turnOrder(p, { ...s, clock: { ...s.clock, turn } });
      return [message('calendar.first', { weather, side, rule: 'moscow41:R12' })];
    },
  }),
);
